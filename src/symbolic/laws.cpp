// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/laws.hpp"

#include <array>

#include "surd/config.hpp"

namespace surd::symbolic {

namespace {

constexpr std::array catalogue{
    law{law_id::product_of_powers, "product of powers", "a^m * a^n = a^(m+n)",
        "a > 0, or a = 0 and m, n > 0, or a < 0 and m, n with odd denominator", true,
        "counting factors for integers; for p/q by raising both sides to the common index; a "
        "negative base keeps the parity of the numerators, which add modulo 2"},
    law{law_id::quotient_of_powers, "quotient of powers", "a^m / a^n = a^(m-n)",
        "a > 0, or a < 0 and m, n with odd denominator", true,
        "multiply both sides by a^n and use the product of powers; a = 0 would divide by zero"},
    law{law_id::power_of_a_power, "power of a power", "(a^m)^n = a^(m*n)",
        "a > 0, or a = 0 and m, n > 0, or a < 0 and m, n with odd denominator, or a < 0 and m, "
        "m*n with even numerator",
        true,
        "for a > 0 by raising to the common index; for a < 0 the sign of a^m is that of its "
        "numerator, and the two sides agree in sign exactly there: (-5)^2 = 25 has root 5, not -5"},
    law{law_id::power_of_a_product, "power of a product", "(a*b)^n = a^n * b^n",
        "a, b > 0, or a, b >= 0 and n > 0, or a, b != 0 and n with odd denominator, or n > 0 and n "
        "with odd denominator",
        true,
        "regroup factors for integers; roots of a*b and the product of roots have the same "
        "n-th power, and the same sign where all of them exist"},
    law{law_id::power_of_a_quotient, "power of a quotient", "(a/b)^n = a^n / b^n",
        "a, b > 0, or a = 0 and b > 0 and n > 0, or a, b != 0 and n with odd denominator, or b != "
        "0 and n > 0 and n with odd denominator",
        true, "the power of a product with b^(-1)"},
    law{law_id::zero_exponent, "zero exponent", "a^0 = 1", "a != 0", true,
        "the only value for which a^0 * a^n = a^n; at a = 0 it is a convention"},
    law{law_id::power_of_zero, "power of zero", "0^p = 0", "p > 0", true,
        "a product of zeros, and the only number whose q-th power is 0; 0^0 is a convention, "
        "0^(-1) "
        "a division by zero"},
    law{law_id::negative_exponent, "negative exponent", "a^(-n) = 1/a^n",
        "a > 0, or a < 0 and n with odd denominator", true,
        "a^(-n) * a^n = a^0 = 1 by the product of powers"},
    law{law_id::negative_power_of_a_quotient, "negative power of a quotient",
        "(a/b)^(-n) = (b/a)^n", "a*b > 0, or a, b != 0 and n with odd denominator", true,
        "the negative exponent of the quotient a/b"},
    law{law_id::root_as_exponent, "root as exponent", "a^(1/q) = root(q, a)",
        "a >= 0 and q positive integer, or q > 0 and q odd", true,
        "the definition of a power with exponent 1/q"},
    law{law_id::rational_exponent, "rational exponent", "a^(m/q) = root(q, a)^m",
        "a > 0 and q positive integer, or a = 0 and m > 0 and q positive integer, or a < 0 and q > "
        "0 and q odd and m with odd denominator",
        true,
        "the power of a power with exponents 1/q and m, for an odd q or a base that is not "
        "negative"},
    law{law_id::square_root_of_a_square, "square root of a square", "sqrt(a^2) = |a|", "", true,
        "the principal root is not negative, and |a|^2 = a^2"},
    law{law_id::even_root_of_a_power, "even root of an even power", "(a^6)^(1/2) = |a|^3", "", true,
        "even roots are not negative: for even n, root(n, a^n) = |a|"},
    law{law_id::odd_root_of_a_power, "odd root of a power", "cbrt(a^3) = a", "", true,
        "an odd power is increasing on all reals, so it has one inverse there"},
    law{law_id::power_of_a_root, "power of a root", "sqrt(a)^2 = a", "a >= 0", true,
        "the definition of the root; a negative a has no real square root"},
    law{law_id::exponent_in_lowest_terms, "exponent in lowest terms", "a^(2/6) = a^(1/3)", "a >= 0",
        true,
        "2/6 and 1/3 are the same number; how a negative a with the spelled fraction is read is a "
        "convention"},
    law{law_id::product_of_roots, "product of roots", "sqrt(a)*sqrt(b) = sqrt(a*b)", "a, b >= 0",
        true, "the power of a product with exponent 1/2; the right side alone exists for a, b < 0"},
    law{law_id::quotient_of_roots, "quotient of roots", "sqrt(a)/sqrt(b) = sqrt(a/b)",
        "a >= 0 and b > 0", true,
        "the power of a quotient with exponent 1/2; the right side alone exists for a, b < 0"},
    law{law_id::absolute_value_of_a_product, "absolute value of a product", "|a*b| = |a|*|b|", "",
        true, "both are not negative and have the square a^2*b^2"},
    law{law_id::absolute_value_of_a_positive_number, "absolute value of a positive number",
        "|a| = a", "a >= 0", true, "the definition of the absolute value"},
    law{law_id::even_power_of_an_absolute_value, "even power of an absolute value", "|a|^2 = a^2",
        "", true, "|a| is a or -a, and (-a)^2 = a^2"},
    law{law_id::square_of_a_sum, "square of a sum", "(a+b)^2 = a^2 + 2*a*b + b^2", "", true,
        "the distributive law, twice"},
    law{law_id::difference_of_squares, "difference of squares", "(a+b)*(a-b) = a^2 - b^2", "", true,
        "the distributive law; the products a*b cancel"},
    law{law_id::cancelling, "cancelling", "(a*c)/(b*c) = a/b", "b, c != 0", true,
        "c/c = 1 for c != 0; the left side has no value at c = 0"},
    law{law_id::product_of_quotients, "product of quotients", "(a/b)*(c/d) = (a*c)/(b*d)",
        "b, d != 0", true, "multiply both sides by b*d"},
    law{law_id::quotient_of_quotients, "quotient of quotients", "(a/b)/(c/d) = (a*d)/(b*c)",
        "b, c, d != 0", true, "multiply both sides by c/d and use the product of quotients"},
    law{law_id::like_terms, "like terms", "m*a + n*a = (m+n)*a", "", true, "the distributive law"},
    law{law_id::power_of_a_sum, "power of a sum", "(a+b)^2 = a^2 + b^2", "a = 0, or b = 0", false,
        "the products 2*a*b are missing: (2+3)^2 = 25, but 2^2 + 3^2 = 13"},
    law{law_id::root_of_a_sum, "root of a sum", "sqrt(a+b) = sqrt(a) + sqrt(b)",
        "a >= 0 and b = 0, or a = 0 and b >= 0", false,
        "squaring gives a + b = a + b + 2*sqrt(a*b): sqrt(9+16) = 5, but 3 + 4 = 7"},
    law{law_id::root_as_division, "root as division", "sqrt(a) = a/2", "a = 0, or a = 4", false,
        "the square root is the power 1/2, not a half: sqrt(16) = 4, but 16/2 = 8"},
    law{law_id::square_root_without_bars, "square root without bars", "sqrt(a^2) = a", "a >= 0",
        false, "a root is not negative: sqrt((-5)^2) = 5"},
};

}  // namespace

std::span<law const> laws() { return catalogue; }

law const& law_for(law_id id) {
    auto const& entry = catalogue[static_cast<std::size_t>(id)];
    SURD_EXPECTS(entry.id == id, "the catalogue is in the order of law_id");
    return entry;
}

}  // namespace surd::symbolic
