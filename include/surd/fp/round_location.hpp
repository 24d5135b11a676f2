// SPDX-License-Identifier: BSL-1.0
// Purpose: the one rounding of a located value to its format, with the flags it raises.
#ifndef SURD_FP_ROUND_LOCATION_HPP
#define SURD_FP_ROUND_LOCATION_HPP

#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/locate.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// A rounded result and the exceptions that IEEE 754 has it raise.
template <binary_float Float>
struct exact_result {
    Float value;
    flags raised;
};

namespace detail {

/// Whether `kept` steps and a rest, seen as (rest >= half, rest is neither 0 nor half), go up.
[[nodiscard]] constexpr bool rounds_up(std::uint64_t kept, bool half, bool rest, rounding mode) {
    switch (mode) {
        case rounding::to_nearest:
            return half && (rest || (kept & 1) != 0);
        case rounding::upward:
            return half || rest;
        case rounding::downward:
        case rounding::toward_zero:
            break;
    }
    return false;
}

template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> overflowed(rounding mode) {
    using f = format_bits<Float>;
    bool const finite = mode == rounding::downward || mode == rounding::toward_zero;
    return {from_bits<Float>(finite ? f::greatest : f::infinity),
            {.inexact = true, .overflow = true}};
}

/// Rounds the positive value at `at` in the direction `mode`; tininess after rounding.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> round_location(location at, rounding mode) {
    using f = format_bits<Float>;
    using format = binary_format<Float>;
    constexpr std::uint64_t full = std::uint64_t{1} << format::precision;
    int const leading = at.exponent + format::precision;
    if (leading > f::greatest_exponent) return overflowed<Float>(mode);

    bool const subnormal = leading < f::least_normal_exponent;
    int const dropped = subnormal ? format::least_exponent - at.exponent : 1;
    std::uint64_t kept = 0;
    bool half = false;
    bool rest = true;
    if (dropped <= format::precision + 1) {
        kept = at.half_steps >> dropped;
        half = (at.half_steps >> (dropped - 1) & 1) != 0;
        rest = at.beyond || (at.half_steps & ((std::uint64_t{1} << (dropped - 1)) - 1)) != 0;
    }
    bool const up = rounds_up(kept, half, rest, mode);
    bool const inexact = half || rest;
    // With unbounded exponents the value might still round up to the least normal number.
    std::uint64_t const unbounded = at.half_steps >> 1;
    bool const tiny =
        subnormal && !(leading == f::least_normal_exponent - 1 && unbounded + 1 == full &&
                       rounds_up(unbounded, (at.half_steps & 1) != 0, at.beyond, mode));

    auto const value = compose<Float>({kept + (up ? 1U : 0U), at.exponent + dropped});
    if (is_infinite(value)) return overflowed<Float>(mode);
    return {value, {.inexact = inexact, .underflow = tiny && inexact}};
}

}  // namespace detail

}  // namespace surd::fp

#endif
