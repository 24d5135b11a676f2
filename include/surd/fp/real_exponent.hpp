// SPDX-License-Identifier: BSL-1.0
// Purpose: powr(x, y) for an exponent that is itself a floating number, rounded exactly.
// y = p * 2^k is a fraction whose index is a power of two, too large for 64 bits only where the
// power is 1 + tiny.
#ifndef SURD_FP_REAL_EXPONENT_HPP
#define SURD_FP_REAL_EXPONENT_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/ieee_power.hpp"
#include "surd/fp/locate.hpp"
#include "surd/fp/power_problem.hpp"
#include "surd/fp/round_location.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

namespace detail {

/// Where x^y lies. Domain: x finite and > 0, y finite and not 0.
template <binary_float Float>
[[nodiscard]] constexpr location locate_real_power(Float x, Float y) {
    dyadic const base = decompose(x);
    dyadic const power = decompose(y);
    int const base_zeros = std::countr_zero(base.significand);
    int const zeros = std::countr_zero(power.significand);
    std::uint64_t const p = power.significand >> zeros;
    int const k = power.exponent + zeros;
    bool const negative = sign_bit(y);
    constexpr int bits = half_step_bits<Float>;
    if (to_bits(x) == to_bits(Float{1})) {
        return {std::uint64_t{1} << (bits - 1), -(bits - 1), false};
    }
    // |log2 x| < 2^11, so below |y| = 2^-66 the power is within 2^-55 of 1: no half step between.
    if (static_cast<int>(std::bit_width(p)) + k < -66) {
        bool const above = (to_bits(x) > to_bits(Float{1})) != negative;
        if (above) return {std::uint64_t{1} << (bits - 1), -(bits - 1), true};
        return {(std::uint64_t{1} << bits) - 1, -bits, true};
    }
    // |log2 x| > 2^-53, so from |y| = 2^64 on the power is out of range: any such p will do.
    int const raised = k > 64 ? 64 : k;
    power_problem const pr{base.significand >> base_zeros, base.exponent + base_zeros, negative,
                           raised > 0 ? static_cast<uint128>(p) << raised : p,
                           raised < 0 ? static_cast<uint128>(1) << -raised : 1};
    return locate<Float>(pr);
}

}  // namespace detail

/// powr(x, y) = exp(y log x), rounded once in the direction `mode`; IEEE 754-2019 clause 9.2.
/// Errors: invalid for x < 0, 0^0, inf^0 and 1^inf.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> ieee_powr(Float x, Float y, rounding mode) {
    using f = format_bits<Float>;
    if (is_nan(x) || is_nan(y)) {
        auto result = detail::propagate_nan(is_nan(x) ? x : y);
        result.raised.invalid = is_signalling(x) || is_signalling(y);
        return result;
    }
    if (sign_bit(x) && !is_zero(x)) return detail::invalid_operation<Float>();
    bool const grows = !sign_bit(y);
    if (is_zero(y)) return ieee_power(x, 0, 1, mode, special_policy::powr);
    if (is_infinite(y)) {
        if (to_bits(x) == to_bits(Float{1})) return detail::invalid_operation<Float>();
        bool const above_one = !is_zero(x) && to_bits(x) > to_bits(Float{1});
        return {from_bits<Float>(above_one == grows ? f::infinity : 0), {}};
    }
    if (is_zero(x) || is_infinite(x)) return detail::at_zero_or_infinity(x, grows, false);
    return detail::round_location<Float>(detail::locate_real_power(x, y), mode);
}

}  // namespace surd::fp

#endif
