// SPDX-License-Identifier: BSL-1.0
// Purpose: absolute value, floor, reciprocal, quotient and power of rationals, and literals.
#ifndef SURD_NUMBER_RATIONAL_FUNCTIONS_HPP
#define SURD_NUMBER_RATIONAL_FUNCTIONS_HPP

#include <concepts>
#include <cstdint>
#include <utility>

#include "surd/number/rational.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd {

[[nodiscard]] constexpr rational abs(rational const& a) { return a.sign() < 0 ? -a : a; }

/// Returns the greatest integer that is not above a.
[[nodiscard]] constexpr integer floor(rational const& a) {
    return a.is_integer() ? a.numerator() : floor_quotient(a.numerator(), a.denominator());
}

/// Returns the least integer that is not below a.
[[nodiscard]] constexpr integer ceil(rational const& a) {
    return a.is_integer() ? a.numerator() : floor_quotient(a.numerator(), a.denominator()) + 1;
}

/// Returns 1/a. Domain: a != 0.
[[nodiscard]] constexpr rational reciprocal(rational const& a) {
    SURD_EXPECTS(!a.is_zero(), "0 has no reciprocal");
    if (a.sign() > 0) return rational::from_lowest_terms(a.denominator(), a.numerator());
    return rational::from_lowest_terms(-a.denominator(), -a.numerator());
}

/// Returns a/b. Errors: undefined when b = 0.
[[nodiscard]] constexpr outcome<rational, undefined> divide(rational const& a, rational const& b) {
    if (b.is_zero()) return undefined{reason::division_by_zero};
    return a / b;
}

/// Returns base^exponent; 1 for exponent 0, whatever the base (see integer_power).
/// Domain: base != 0 or exponent >= 0; the sizes that integer_power takes.
/// Cost: two integer powers; powers of coprime numbers are coprime, so no divisor is sought.
template <std::same_as<rational> T>  // no conversions: a plain 2 is an integer
[[nodiscard]] constexpr rational integer_power(T const& base, std::int64_t exponent) {
    std::uint64_t const e = detail::magnitude(exponent);
    if (exponent >= 0)
        return rational::from_lowest_terms(integer_power(base.numerator(), e),
                                           integer_power(base.denominator(), e));
    SURD_EXPECTS(!base.is_zero(), "0 has no negative power");
    integer denominator = integer_power(base.numerator(), e);
    integer numerator = integer_power(base.denominator(), e);
    if (denominator.sign() > 0)
        return rational::from_lowest_terms(std::move(numerator), std::move(denominator));
    return rational::from_lowest_terms(-numerator, -denominator);
}

inline namespace literals {

/// 8_q is the rational 8; 1_q/16 is 1/16. Spelled twin: rational(1, 16).
[[nodiscard]] constexpr rational operator""_q(unsigned long long value) { return rational(value); }

}  // namespace literals

}  // namespace surd

#endif
