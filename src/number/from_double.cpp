// SPDX-License-Identifier: BSL-1.0
// Purpose: doubles as exact and as simplest rationals.
#include "surd/number/from_double.hpp"

#include <bit>
#include <cmath>
#include <cstdint>

namespace surd {

namespace {

/// significand * 2^exponent, for a finite double.
rational scaled(std::int64_t significand, int exponent) {
    if (exponent >= 0) return shift_left(significand, static_cast<std::uint64_t>(exponent));
    return rational(significand, shift_left(1, static_cast<std::uint64_t>(-exponent)));
}

struct finite_double {
    std::int64_t significand;  // signed
    int exponent;
};

finite_double decompose(double x) {
    std::uint64_t const bits = std::bit_cast<std::uint64_t>(x);
    int const field = static_cast<int>(bits >> 52 & 0x7ff);
    std::int64_t significand = static_cast<std::int64_t>(bits & ((std::uint64_t{1} << 52) - 1));
    if (field != 0) significand |= std::int64_t{1} << 52;
    int const exponent = (field == 0 ? 1 : field) - 1075;
    return {std::signbit(x) ? -significand : significand, exponent};
}

// For 0 < lower: the continued fractions agree up to the first differing quotient.
rational simplest_positive(rational const& lower, rational const& upper, bool closed) {
    // Each turn takes one quotient q off both ends, x -> 1/(x - q); the convergents
    // (p1 y + p0)/(q1 y + q0) undo it at the end.
    rational low = lower;
    rational high = upper;
    integer p0 = 0;
    integer p1 = 1;
    integer q0 = 1;
    integer q1 = 0;
    for (;;) {
        integer const whole = floor(low);
        // The least integer that the range holds, if it holds any.
        integer const candidate = closed && low.is_integer() ? whole : whole + 1;
        if (rational(candidate) < high || (closed && candidate == high))
            return rational(p1 * candidate + p0, q1 * candidate + q0);
        rational const next_low = reciprocal(high - whole);
        // low = whole when the range is open there: the other end goes to infinity.
        rational const fraction = low - whole;
        integer next = p1 * whole + p0;
        p0 = std::exchange(p1, std::move(next));
        next = q1 * whole + q0;
        q0 = std::exchange(q1, std::move(next));
        if (fraction.is_zero()) {
            // All y > next_low are inside; the least integer among them.
            integer const least = floor(next_low) + 1;
            return rational(p1 * least + p0, q1 * least + q0);
        }
        high = reciprocal(fraction);
        low = next_low;
    }
}

}  // namespace

rational simplest_between(rational const& lower, rational const& upper, bool closed) {
    SURD_EXPECTS(lower < upper || (closed && lower == upper),
                 "simplest_between needs a range that is not empty");
    if (lower.sign() > 0 || (lower.is_zero() && !closed))
        return simplest_positive(lower, upper, closed);
    if (upper.sign() < 0 || (upper.is_zero() && !closed))
        return -simplest_positive(-upper, -lower, closed);
    return 0;
}

outcome<rational, undefined> exact_rational(double x) {
    if (!std::isfinite(x)) return undefined{reason::not_a_number};
    finite_double const parts = decompose(x);
    return scaled(parts.significand, parts.exponent);
}

outcome<rational, undefined> simplest_rational_within_half_ulp(double x) {
    if (!std::isfinite(x)) return undefined{reason::not_a_number};
    finite_double const parts = decompose(std::fabs(x));
    if (parts.significand == 0) return rational(0);
    // The neighbour below a power of two is only half as far away. The bounds round to x when
    // its significand is even.
    bool const is_power = parts.significand == std::int64_t{1} << 52 && parts.exponent > -1074;
    rational const lower = scaled(4 * parts.significand - (is_power ? 1 : 2), parts.exponent - 2);
    rational const upper = scaled(4 * parts.significand + 2, parts.exponent - 2);
    rational simplest = simplest_between(lower, upper, parts.significand % 2 == 0);
    return std::signbit(x) ? -simplest : std::move(simplest);
}

}  // namespace surd
