// SPDX-License-Identifier: BSL-1.0
// Purpose: long random statements made by composing laws, true on positive numbers, and the same
// with one exponent, factor or sign changed.
#ifndef SURD_TESTS_UNIT_SYMBOLIC_RANDOM_LAWS_HPP
#define SURD_TESTS_UNIT_SYMBOLIC_RANDOM_LAWS_HPP

#include <cstdint>
#include <numeric>
#include <random>
#include <string>

#include "unit/symbolic/pointwise.hpp"

namespace surd::symbolic::test {

struct random_statement {
    std::string left;
    std::string right;
    bool is_perturbed = false;

    [[nodiscard]] std::string text() const { return left + " = " + right; }
};

/// The same seed gives the same statements everywhere.
class law_composer {
public:
    explicit law_composer(std::uint32_t seed) : random_(seed) {}
    [[nodiscard]] random_statement next();

private:
    struct exponent {
        std::string text;   ///< symbolic, empty for a number
        int numerator = 1;  ///< of a number
        int denominator = 1;
    };
    [[nodiscard]] std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>(random_() % n);
    }
    [[nodiscard]] exponent number(int p, int q) const;
    [[nodiscard]] exponent any_exponent();
    [[nodiscard]] exponent sum(exponent const& a, exponent const& b, int sign) const;
    [[nodiscard]] static std::string spelled(exponent const& e);
    [[nodiscard]] std::string base();
    /// Some expression that is base^e for a positive base.
    [[nodiscard]] std::string power(std::string const& b, exponent const& e, int depth);
    /// The same value on positive numbers, written with more operations around it.
    [[nodiscard]] std::string wrapped(std::string const& s);

    std::mt19937 random_;
};

inline law_composer::exponent law_composer::number(int p, int q) const {
    int const g = std::gcd(p, q);
    if (q < 0) return {"", -p / g, -q / g};
    return {"", p / g, q / g};
}

inline law_composer::exponent law_composer::any_exponent() {
    switch (below(9)) {
        case 0:
            return {"n", 0, 1};
        case 1:
            return {below(2) == 0 ? "m" : "2*n", 0, 1};
        case 2:
            return {below(2) == 0 ? "n+1" : "m+n", 0, 1};
        case 3:
            return number(static_cast<int>(below(5)) - 2, 1);
        case 4:
            return number(static_cast<int>(below(7)) - 3, 3);
        case 5:
            return number(1 + static_cast<int>(below(3)), 2);
        case 6:
            return number(2 * (1 + static_cast<int>(below(3))), 3);
        default:
            return number(1 + static_cast<int>(below(4)), 1);
    }
}

inline std::string law_composer::spelled(exponent const& e) {
    if (!e.text.empty()) return "(" + e.text + ")";
    if (e.denominator == 1) {
        return e.numerator < 0 ? "(" + std::to_string(e.numerator) + ")"
                               : std::to_string(e.numerator);
    }
    return "(" + std::to_string(e.numerator) + "/" + std::to_string(e.denominator) + ")";
}

inline law_composer::exponent law_composer::sum(exponent const& a, exponent const& b,
                                                int sign) const {
    if (a.text.empty() && b.text.empty()) {
        return number(a.numerator * b.denominator + sign * b.numerator * a.denominator,
                      a.denominator * b.denominator);
    }
    return {spelled(a) + (sign > 0 ? "+" : "-") + spelled(b), 0, 1};
}

inline std::string law_composer::base() {
    switch (below(10)) {
        case 0:
            return "(x*y)";
        case 1:
            return "(x/y)";
        case 2:
            return "(2*x)";
        case 3:
            return "(x^2*y)";
        case 4:
            return "|x|";
        case 5:
            return "(x+1)";
        case 6:
            return "(x-y)";
        case 7:
            return "(-x)";
        default:
            return "x";
    }
}

inline std::string law_composer::power(std::string const& b, exponent const& e, int depth) {
    bool const is_number = e.text.empty();
    std::string const plain = b + "^" + spelled(e);
    if (depth <= 0) return plain;
    switch (below(8)) {
        case 0: {  // product of powers
            auto const f = any_exponent();
            return power(b, f, depth - 1) + "*" + power(b, sum(e, f, -1), depth - 1);
        }
        case 1: {  // quotient of powers
            auto const f = any_exponent();
            return "(" + power(b, sum(e, f, 1), depth - 1) + ")/(" + power(b, f, depth - 1) + ")";
        }
        case 2: {  // power of a power
            if (is_number && e.numerator != 0) {
                auto const f =
                    number(1 + static_cast<int>(below(3)), 1 + static_cast<int>(below(3)));
                auto const rest = number(e.numerator * f.denominator, e.denominator * f.numerator);
                return "(" + power(b, f, depth - 1) + ")^" + spelled(rest);
            }
            return "(" + power(b, number(2, 1), depth - 1) + ")^(" + spelled(e) + "/2)";
        }
        case 3: {  // negative exponent
            auto const opposite =
                is_number ? number(-e.numerator, e.denominator) : exponent{"-" + spelled(e), 0, 1};
            return "1/(" + power(b, opposite, depth - 1) + ")";
        }
        case 4:  // root
            if (is_number && e.denominator > 1) {
                return "root(" + std::to_string(e.denominator) + ", " +
                       power(b, number(e.numerator, 1), depth - 1) + ")";
            }
            return plain;
        case 5:  // power of a product or quotient
            if (b == "(x*y)") return power("x", e, depth - 1) + "*" + power("y", e, depth - 1);
            if (b == "(x/y)") {
                return "(" + power("x", e, depth - 1) + ")/(" + power("y", e, depth - 1) + ")";
            }
            if (b == "(2*x)") return "2^" + spelled(e) + "*" + power("x", e, depth - 1);
            return plain;
        case 6:
            return wrapped(power(b, e, depth - 1));
        default:
            return plain;
    }
}

inline std::string law_composer::wrapped(std::string const& s) {
    switch (below(6)) {
        case 0:
            return "(" + s + "*y/y)";
        case 1:
            return "(" + s + "+x-x)";
        case 2:
            return "(2*(" + s + ")-(" + s + "))";
        case 3:
            return "((" + s + ")*(x+y) - y*(" + s + "))/x";
        case 4:
            return "cbrt((" + s + ")^3)";
        default:
            return "(" + s + ")";
    }
}

inline random_statement law_composer::next() {
    auto const b = base();
    auto const e = any_exponent();
    random_statement result;
    result.left = power(b, e, 1 + static_cast<int>(below(3)));
    result.is_perturbed = below(3) == 0;
    if (!result.is_perturbed) {
        result.right = power(b, e, static_cast<int>(below(4)));
        return result;
    }
    switch (below(5)) {
        case 0:
            result.right = power(b, sum(e, number(1, 1), 1), 1);
            break;
        case 1:
            result.right = "2*" + power(b, e, 1);
            break;
        case 2:
            result.right = "-" + power(b, e, 1);
            break;
        case 3:
            result.right = "|" + power(b, e, 0) + "|";
            break;
        default:
            result.right = power(b, e, 1) + "+1";
            break;
    }
    return result;
}

/// Judges `count` statements and confirms each verdict pointwise.
inline verdict_tally judge_random_laws(std::uint32_t seed, int count, std::size_t points) {
    law_composer composer(seed);
    verdict_tally tally;
    for (int i = 0; i < count; ++i) {
        auto const text = composer.next().text();
        auto const statement = parsed_chain(text);
        auto const j = judge(statement);
        tally.add(text, j, contradiction(statement, j, {}, points));
    }
    return tally;
}

}  // namespace surd::symbolic::test

#endif
