// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

parse_options const plain = in(notation::plain);

TEST(plain_notation, operators_bind_as_in_textbooks) {
    expect_readings(
        {
            {"1 + 2*3 - 4/5", "1 + 2*3 - 4/5"},
            {"a - b - c", "a - b - c"},
            {"a/b/c", "a/b/c"},
            {"a/(b/c)", "a/(b/c)"},
            {"2^3^2", "2^3^2"},
            {"(2^3)^2", "(2^3)^2"},
            {"2**3**2", "2^3^2"},
            {"-2^2", "-2^2"},
            {"(-2)^2", "(-2)^2"},
            {"2^-3", "2^(-3)"},
            {"2^(-2/3)", "2^(-2/3)"},
            {"8^1/3", "8^1/3"},
            {"8^(2/6)", "8^(2/6)"},
            {"a*-b", "a*(-b)"},
            {"--a", "-(-a)"},
            {"+a", "a"},
            {"a +- b", "a +- b"},
            {"x = +-7", "x = +-7"},
            {"a ∓ b", "a +- (-b)"},
        },
        plain);
    auto const right = parse_expression("2^3^2", plain);
    ASSERT_TRUE(right);
    EXPECT_EQ(to_string(right->child(1)), "3^2");
    auto const slash = parse_expression("8^1/3", plain);
    ASSERT_TRUE(slash);
    EXPECT_TRUE(slash->is(symbolic::node_kind::quotient));
    auto const sign = parse_expression("-2^2", plain);
    ASSERT_TRUE(sign);
    EXPECT_TRUE(sign->is(symbolic::node_kind::negate));
}

TEST(plain_notation, what_stands_side_by_side_is_multiplied) {
    expect_readings(
        {
            {"2x", "2*x"},
            {"2(3)", "2*3"},
            {"(2)(3)", "2*3"},
            {"x y", "x*y"},
            {"mn", "m*n"},
            {"a^m a^n", "a^m*a^n"},
            {"2sqrt(3)", "2*sqrt(3)"},
            {"asqrt(b)", "a*sqrt(b)"},
            {"x²y", "x^2*y"},
            {"1/2x", "1/(2*x)"},
            {"a ÷ bc", "a/(b*c)"},
            {"½x", "1/2*x"},
            {"1/2*x", "1/2*x"},
            {"2|x|", "2*abs(x)"},
            {"|a||b|", "abs(a)*abs(b)"},
        },
        plain);
}

TEST(plain_notation, unicode_mathematics) {
    expect_readings(
        {
            {"x³x⁻⁵", "x^3*x^(-5)"},
            {"√(−9)", "sqrt(-9)"},
            {"(−8)¹ᐟ³", "(-8)^(1/3)"},
            {"64⁻²⁄³", "64^(-2/3)"},
            {"xⁿ⁺¹", "x^(n + 1)"},
            {"√((−5)²)", "sqrt((-5)^2)"},
            {"0⁰", "0^0"},
            {"√2x", "sqrt(2)*x"},
            {"√√16", "sqrt(sqrt(16))"},
            {"∛8 = ³√8", "root(3, 8) = root(3, 8)"},
            {"∜16", "root(4, 16)"},
            {"ⁿ√a", "root(n, a)"},
            {"2 – 3 − 4", "2 - 3 - 4"},
            {"2·3 ⋅ 4 × 5 ÷ 6 ∕ 7", "2*3*4*5/6/7"},
            {"1 ≠ 2 ≤ 3 < 4", "1 != 2 <= 3 < 4"},
            {"2 ≥ 1 ≈ 1", "2 >= 1 ~= 1"},
            {"x = ±3", "x = +-3"},
            {"⅔ + ¾", "2/3 + 3/4"},
            {"１２＋（３）＝１５", "12 + 3 = 15"},
            {"│x│ = ∣x∣", "abs(x) = abs(x)"},
            {"2\u00A0×\u20093\u200B", "2*3"},
            {"2πr", "2*pi*r"},
            {"α² + Ω", "alpha^2 + Omega"},
            {"x₁² + aₙ₊₁", "x_1^2 + a_{n+1}"},
            {"log₂ 8 = 3", "log(2, 8) = 3"},
            {"𝑥² = 𝟒", "x^2 = 4"},
            {"1 + 2 + … + n", "1 + 2 + ... + n"},
            {"∞", "infinity"},
            {"x ∈ ℝ", "x in R"},
            {"3⁴=81。", "3^4 = 81"},
        },
        plain);
}

TEST(plain_notation, functions) {
    expect_readings(
        {
            {"sqrt(2) + cbrt(x) + root(n, x)", "sqrt(2) + root(3, x) + root(n, x)"},
            {"sqrt 2", "sqrt(2)"},
            {"root(3,729)", "root(3, 729)"},
            {"root(2,2^1000)/2^500", "sqrt(2^1000)/2^500"},
            {"pow(2, 1/3)", "2^(1/3)"},
            {"abs(-3) = |−3|", "abs(-3) = abs(-3)"},
            {"log(2, 8) = log_2(8) = log_2 8 = log2(8)",
             "log(2, 8) = log(2, 8) = log(2, 8) = log(2, 8)"},
            {"log_b(c)", "log(b, c)"},
            {"log_{10}(100)", "log(10, 100)"},
            {"ln(x) + sin x + exp(2)", "ln(x) + sin(x) + exp(2)"},
            {"sen(x)", "sin(x)"},
            {"f(2) = g(h(x), 1)", "f(2) = g(h(x), 1)"},
            {"f (x)", "f*x"},
            {"P(2)", "P*2"},
            {"||x| - 1|", "abs(abs(x) - 1)"},
            {"|(2|x|)|", "abs(2*abs(x))"},
        },
        plain);
    auto options = plain;
    options.functions.insert("P");
    options.variables.insert("f");
    EXPECT_EQ(read("P(2) + f(3)", options), "P(2) + f*3");
    auto const call = parse_expression("P(2)", options);
    ASSERT_TRUE(call);
    EXPECT_TRUE(call->is(symbolic::node_kind::call));
    EXPECT_TRUE(call.ambiguities.empty());
}

TEST(plain_notation, names) {
    expect_readings(
        {
            {"N_old + d_{in} + x_1 + x_12", "N_old + d_in + x_1 + x_12"},
            {"M_{i,j}", "M_{i,j}"},
            {"x_1y", "x_1*y"},
            {"mn_1", "m*n_1"},
            {"max_len", "\"max_len\""},
            {"\"area\" = 3", "\"area\" = 3"},
            {"pi r^2", "pi*r^2"},
            {"alpha_1 beta", "alpha_1*beta"},
            {"e^x + i", "e^x + i"},
        },
        plain);
}

TEST(plain_notation, chains_and_pieces) {
    expect_readings(
        {
            {"1 = 1 != 2 <> 3 < 4 <= 5 > 4 >= 3 ~= 3 == 3",
             "1 = 1 != 2 != 3 < 4 <= 5 > 4 >= 3 ~= 3 = 3"},
            {"x = 7 or x = -7", "x = 7 or x = -7"},
            {"x = {-7, 7}", "x = {-7, 7}"},
            {"r = sqrt(y) <=> r >= 0 and r^2 = y", "r = sqrt(y) <=> r >= 0 and r^2 = y"},
            {"x^2 = 4 => x = +-2", "x^2 = 4 => x = +-2"},
            {"x^2 = 4 → x = ±2", "x^2 = 4 => x = +-2"},
            {"3*3 = 9; 9*3 = 27, x = 1", "3*3 = 9; 9*3 = 27; x = 1"},
            {"(a+b)^p != a^p + b^p (in general)", "(a + b)^p != a^p + b^p <in general>"},
            {"a^0 = 1 for a != 0", "a^0 = 1; <for> a != 0"},
            {"r ≥ 0 且 r² = y", "r >= 0 and r^2 = y"},
            {"a^m a^n = (a...a)(a...a) = a^(m+n)", "a^m*a^n = (a*...*a)*(a*...*a) = a^(m + n)"},
            {"$5 + $3 = $8", "5 + 3 = 8 <$>"},
        },
        plain);
}

TEST(plain_notation, digits_after_the_point_are_kept) {
    auto const decimals_of = [](char const* text) {
        auto const e = parse_expression(text, plain);
        return e ? e->decimals() : -99;
    };
    EXPECT_EQ(decimals_of("1.41"), 2);
    EXPECT_EQ(decimals_of("1.50"), 2);
    EXPECT_EQ(decimals_of("1"), -1);
    EXPECT_EQ(decimals_of("1e-3"), 3);
    EXPECT_EQ(decimals_of("1.5e-3"), 4);
    EXPECT_EQ(decimals_of("1.5e3"), -1);
    EXPECT_EQ(decimals_of("0e999999999999999999999"), -1);
    auto const small = parse_expression("1e-3", plain);
    ASSERT_TRUE(small);
    EXPECT_EQ(small->value(), rational(1, 1000));
}

TEST(plain_notation, a_fraction_in_an_exponent_is_not_reduced) {
    auto const e = parse_expression("(-8)^(2/6)", plain);
    ASSERT_TRUE(e);
    auto const& exponent = e->child(1);
    ASSERT_TRUE(exponent.is(symbolic::node_kind::quotient));
    EXPECT_EQ(exponent.child(0).value(), 2);
    EXPECT_EQ(exponent.child(1).value(), 6);
    EXPECT_TRUE(e->child(0).is_grouped());
}

}  // namespace
}  // namespace surd::syntax::testing
