// SPDX-License-Identifier: BSL-1.0
// Purpose: whether a rounded power is the power itself, for the inexact flag of the fast path.
#ifndef SURD_SRC_FP_INEXACT_HPP
#define SURD_SRC_FP_INEXACT_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/exact_case.hpp"
#include "surd/fp/exact_power.hpp"

namespace surd::fp::detail {

/// Whether a rounded result is so far from the ends of the normal numbers that neither overflow
/// nor underflow can have been raised.
template <binary_float Float>
[[nodiscard]] constexpr bool is_well_inside(Float y) noexcept {
    using f = format_bits<Float>;
    return to_bits(y) > f::least_normal && to_bits(y) < f::greatest;
}

/// Whether the fast path that found y may have raised overflow or underflow on its way: a product
/// left the range before the argument was reduced. Domain: y well inside.
[[nodiscard]] constexpr bool may_have_left_range(double y) noexcept {
    return to_bits(y) - to_bits(0x1p-900) >= to_bits(0x1p900) - to_bits(0x1p-900);
}
[[nodiscard]] constexpr bool may_have_left_range(float) noexcept { return false; }

/// The bits of |x| from its first to its last that is set.
template <binary_float Float>
[[nodiscard]] constexpr int significant_bits(Float x) noexcept {
    std::uint64_t const n = decompose(x).significand;
    return static_cast<int>(std::bit_width(n)) - std::countr_zero(n);
}

/// Whether the correctly rounded y of x^(p/q) differs from it.
/// Domain: x finite and > 0, p/q in lowest terms, q >= 1, y well inside.
/// An exact power has x = s^q 2^k and y = s^p 2^j. The longer of s^p and s^q has no more than
/// `precision` bits, so the shorter has that times min(p, q) / max(p, q) at most, which nearly
/// all numbers exceed; only the rest needs a root.
template <binary_float Float>
[[nodiscard]] constexpr bool is_inexact(Float x, Float y, std::int64_t p, std::int64_t q) {
    constexpr int precision = binary_format<Float>::precision;
    if (p == 0) return false;
    if (p < 0 && significant_bits(x) > 1) return true;
    if (p > 0 && q <= precision && p <= precision) {
        auto const shorter = static_cast<int>(p < q ? p : q);
        auto const longer = static_cast<int>(p < q ? q : p);
        int const most = (precision * shorter + longer - 1) / longer;
        if (significant_bits(p < q ? y : x) > most) return true;
    }
    exact_case const exact = find_exact_case(make_problem(x, p, q));
    return !exact.exists || std::bit_width(exact.significand) > static_cast<unsigned>(precision);
}

}  // namespace surd::fp::detail

#endif
