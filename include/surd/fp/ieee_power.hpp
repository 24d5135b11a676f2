// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) for every x: signs, zeros, infinities and NaN around exact_power.
// IEEE 754-2019 clause 9.2 and C23 annex F.10.4; the tables are in docs/reference/fp.md.
#ifndef SURD_FP_IEEE_POWER_HPP
#define SURD_FP_IEEE_POWER_HPP

#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// Which table of special cases a power follows; see docs/reference/fp.md.
enum class special_policy : std::uint8_t {
    real_branch,  ///< pown, rootn, cbrt and pow(x, p/q): pown(rootn(x, q), p), rounded once
    powr,         ///< exp(y log x): a negative base, 0^0 and inf^0 are invalid
    sqrt,         ///< as real_branch, but sqrt(-0) = -0
    rsqrt,        ///< as real_branch, but rsqrt(-0) = -inf
};

namespace detail {

template <binary_float Float>
[[nodiscard]] constexpr Float quiet_nan() {
    using f = format_bits<Float>;
    return from_bits<Float>(f::infinity | f::quiet);
}

template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> invalid_operation() {
    return {quiet_nan<Float>(), {.invalid = true}};
}

/// A NaN operand, made quiet; its payload stays.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> propagate_nan(Float x) {
    using f = format_bits<Float>;
    using bits = typename f::bits;
    return {from_bits<Float>(static_cast<bits>(to_bits(x) | f::quiet)),
            {.invalid = is_signalling(x)}};
}

/// The sign of a power of a negative base (or of -0): negative when p and q are both odd.
[[nodiscard]] constexpr bool keeps_sign(std::int64_t p, std::int64_t q) {
    return p % 2 != 0 && q % 2 != 0;
}

/// x^(p/q) at x = +-0 or +-inf, p != 0, as decided for the real branch; the caller has excluded
/// an even root of -inf.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> at_zero_or_infinity(Float x, bool grows,
                                                                bool negative) {
    using f = format_bits<Float>;
    bool const infinite = is_infinite(x) == grows;
    return {with_sign(from_bits<Float>(infinite ? f::infinity : 0), negative),
            {.divide_by_zero = infinite && is_zero(x)}};
}

/// Brings p/q to lowest terms as far as parity needs: a common factor two is removed.
constexpr void remove_common_twos(std::int64_t& p, std::int64_t& q) {
    while (p % 2 == 0 && q % 2 == 0) {
        p /= 2;
        q /= 2;
    }
}

}  // namespace detail

/// x^(p/q) for every x, with the special values and flags of IEEE 754-2019 clause 9.2.
/// q = 0 is invalid for every x, as rootn(x, 0) is. A signalling NaN is invalid and becomes quiet.
/// p/q need not be in lowest terms: the value is that of the reduced fraction.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> ieee_power(
    Float x, std::int64_t p, std::int64_t q, rounding mode,
    special_policy policy = special_policy::real_branch) {
    using f = format_bits<Float>;
    bool const powr = policy == special_policy::powr;
    if (q == 0) return detail::invalid_operation<Float>();
    if (p == 0) {
        if (is_signalling(x)) return detail::invalid_operation<Float>();
        if (!powr) return {Float{1}, {}};
        if (is_nan(x)) return detail::propagate_nan(x);
        bool const one = !is_zero(x) && !is_infinite(x) && !sign_bit(x);
        return one ? exact_result<Float>{Float{1}, {}} : detail::invalid_operation<Float>();
    }
    if (is_nan(x)) return detail::propagate_nan(x);

    detail::remove_common_twos(p, q);
    bool const grows = (p < 0) == (q < 0);
    bool const even_root = q % 2 == 0;
    bool negative = sign_bit(x) && detail::keeps_sign(p, q) && !powr;
    if (is_zero(x)) {
        bool const signed_root = policy == special_policy::sqrt || policy == special_policy::rsqrt;
        if (signed_root) negative = sign_bit(x);
        return detail::at_zero_or_infinity(x, grows, negative);
    }
    if (sign_bit(x) && (even_root || powr)) return detail::invalid_operation<Float>();
    if (is_infinite(x)) return detail::at_zero_or_infinity(x, grows, negative);

    auto result = exact_power(magnitude(x), p, q, negative ? mirrored(mode) : mode);
    if (negative) {
        using bits = typename f::bits;
        result.value = from_bits<Float>(static_cast<bits>(to_bits(result.value) | f::sign));
    }
    return result;
}

}  // namespace surd::fp

#endif
