// SPDX-License-Identifier: BSL-1.0
// Purpose: absolute value, divisor, quotient, power and shift of integers.
#ifndef SURD_NUMBER_INTEGER_FUNCTIONS_HPP
#define SURD_NUMBER_INTEGER_FUNCTIONS_HPP

#include <cstdint>
#include <limits>

#include "surd/number/integer.hpp"

namespace surd {

/// A quotient and its remainder: dividend = quotient * divisor + remainder.
struct quotient_and_remainder {
    integer quotient;
    integer remainder;
};

namespace detail {

integer gcd_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
integer exact_quotient_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
quotient_and_remainder truncated_division_needs_more_than_64_bits_at_run_time(integer const& a,
                                                                              integer const& b);
quotient_and_remainder floor_division_needs_more_than_64_bits_at_run_time(integer const& a,
                                                                          integer const& b);
bool divisibility_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
integer power_needs_more_than_64_bits_at_run_time(integer const& base, std::uint64_t exponent);
integer left_shift_needs_more_than_64_bits_at_run_time(integer const& a, std::uint64_t bits);
integer right_shift_needs_more_than_64_bits_at_run_time(integer const& a, std::uint64_t bits);
integer wide_value_needs_more_than_64_bits_at_run_time(int128 value);

/// Both fit and their quotient does too: all but INT64_MIN / -1.
[[nodiscard]] constexpr bool quotient_fits_int64(integer const& a, integer const& b) noexcept {
    return a.fits_int64() && b.fits_int64() &&
           !(b.to_int64() == -1 && a.to_int64() == std::numeric_limits<std::int64_t>::min());
}

[[nodiscard]] constexpr integer integer_from(int128 value) {
    if (value == static_cast<std::int64_t>(value)) return integer(static_cast<std::int64_t>(value));
    return wide_value_needs_more_than_64_bits_at_run_time(value);
}

}  // namespace detail

[[nodiscard]] constexpr integer abs(integer const& a) { return a.sign() < 0 ? -a : a; }

/// Returns the greatest common divisor, never negative; gcd(0, 0) = 0.
[[nodiscard]] constexpr integer gcd(integer const& a, integer const& b) {
    if (a.fits_int64() && b.fits_int64())
        return detail::gcd(detail::magnitude(a.to_int64()), detail::magnitude(b.to_int64()));
    return detail::gcd_needs_more_than_64_bits_at_run_time(a, b);
}

/// Returns a / b where b divides a. Domain: b != 0 and a is a multiple of b (the caller knows).
[[nodiscard]] constexpr integer divide_exact(integer const& a, integer const& b) {
    SURD_EXPECTS(!b.is_zero(), "divide_exact needs a divisor other than 0");
    if (detail::quotient_fits_int64(a, b)) return a.to_int64() / b.to_int64();
    return detail::exact_quotient_needs_more_than_64_bits_at_run_time(a, b);
}

/// Returns quotient rounded towards 0; the remainder has the sign of a. Domain: b != 0.
[[nodiscard]] constexpr quotient_and_remainder truncated_divide(integer const& a,
                                                                integer const& b) {
    SURD_EXPECTS(!b.is_zero(), "truncated_divide needs a divisor other than 0");
    if (detail::quotient_fits_int64(a, b))
        return {a.to_int64() / b.to_int64(), a.to_int64() % b.to_int64()};
    return detail::truncated_division_needs_more_than_64_bits_at_run_time(a, b);
}

/// Returns the quotient rounded down; the remainder has the sign of b. Domain: b != 0.
[[nodiscard]] constexpr quotient_and_remainder floor_divide(integer const& a, integer const& b) {
    SURD_EXPECTS(!b.is_zero(), "floor_divide needs a divisor other than 0");
    if (!detail::quotient_fits_int64(a, b))
        return detail::floor_division_needs_more_than_64_bits_at_run_time(a, b);
    std::int64_t quotient = a.to_int64() / b.to_int64();
    std::int64_t remainder = a.to_int64() % b.to_int64();
    if (remainder != 0 && (remainder < 0) != (b.to_int64() < 0)) {
        --quotient;
        remainder += b.to_int64();
    }
    return {quotient, remainder};
}

[[nodiscard]] constexpr integer truncated_quotient(integer const& a, integer const& b) {
    return truncated_divide(a, b).quotient;
}
[[nodiscard]] constexpr integer truncated_remainder(integer const& a, integer const& b) {
    return truncated_divide(a, b).remainder;
}
[[nodiscard]] constexpr integer floor_quotient(integer const& a, integer const& b) {
    return floor_divide(a, b).quotient;
}
[[nodiscard]] constexpr integer floor_remainder(integer const& a, integer const& b) {
    return floor_divide(a, b).remainder;
}

/// Returns whether a is a multiple of b; 0 divides only 0.
[[nodiscard]] constexpr bool is_multiple_of(integer const& a, integer const& b) {
    if (b.is_zero()) return a.is_zero();
    if (detail::quotient_fits_int64(a, b)) return a.to_int64() % b.to_int64() == 0;
    if (a.fits_int64() && b.fits_int64()) return true;  // INT64_MIN / -1
    return detail::divisibility_needs_more_than_64_bits_at_run_time(a, b);
}

/// Bounds on a size in bits; saturate at the largest uint64.
struct bit_bounds {
    std::uint64_t lower = 0;
    std::uint64_t upper = 0;
};

/// Returns bounds on the bit length of base^exponent without computing it, so that a caller can
/// compare them with its limits first.
/// Source: 2^(b-1) <= |base| < 2^b gives (b-1)e + 1 <= bit length <= be; powers of two attain
/// the lower bound.
[[nodiscard]] constexpr bit_bounds integer_power_bits(integer const& base,
                                                      std::uint64_t exponent) noexcept {
    if (exponent == 0) return {1, 1};
    std::uint64_t const bits = base.bit_length();
    if (bits <= 1) return {bits, bits};
    std::uint64_t lower = 0;
    std::uint64_t upper = 0;
    if (__builtin_mul_overflow(bits - 1, exponent, &lower) ||
        __builtin_add_overflow(lower, std::uint64_t{1}, &lower))
        lower = std::numeric_limits<std::uint64_t>::max();
    if (__builtin_mul_overflow(bits, exponent, &upper))
        upper = std::numeric_limits<std::uint64_t>::max();
    return {lower, upper};
}

/// Returns base^exponent; the empty product 1 for exponent 0, whatever the base (the convention
/// of combinatorics; the power layer asks before it comes here).
/// Domain: integer_power_bits(base, exponent).lower < 2^36; bases 0, 1 and -1 take any exponent.
/// Cost: that of the last squaring.
[[nodiscard]] constexpr integer integer_power(integer const& base, std::uint64_t exponent) {
    if (exponent == 0) return 1;
    if (base.bit_length() <= 1) return base.sign() < 0 && exponent % 2 == 0 ? integer(1) : base;
    SURD_EXPECTS(integer_power_bits(base, exponent).lower < (std::uint64_t{1} << 36),
                 "integer_power needs a result below 2^36 bits; compare integer_power_bits first");
    if (base.fits_int64() && integer_power_bits(base, exponent).lower <= 64) {
        std::int64_t result = 1;
        std::int64_t square = base.to_int64();
        bool fits = true;
        for (std::uint64_t e = exponent;;) {
            if (e % 2 == 1) fits = fits && !__builtin_mul_overflow(result, square, &result);
            e /= 2;
            if (e == 0 || !fits) break;
            fits = !__builtin_mul_overflow(square, square, &square);
        }
        if (fits) return result;
    }
    return detail::power_needs_more_than_64_bits_at_run_time(base, exponent);
}

/// Returns a * 2^bits. Domain: a = 0, or bits < 2^36.
[[nodiscard]] constexpr integer shift_left(integer const& a, std::uint64_t bits) {
    if (a.is_zero()) return a;
    if (a.fits_int64() && bits < 64 && a.bit_length() + bits <= 63)
        return a.to_int64() * (std::int64_t{1} << bits);
    SURD_EXPECTS(bits < (std::uint64_t{1} << 36), "shift_left needs a shift below 2^36 bits");
    return detail::left_shift_needs_more_than_64_bits_at_run_time(a, bits);
}

/// Returns a / 2^bits rounded down, for negative a too.
[[nodiscard]] constexpr integer shift_right(integer const& a, std::uint64_t bits) {
    if (a.fits_int64()) return a.to_int64() >> (bits < 63 ? bits : 63);
    return detail::right_shift_needs_more_than_64_bits_at_run_time(a, bits);
}

}  // namespace surd

#endif
