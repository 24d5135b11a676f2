// SPDX-License-Identifier: BSL-1.0
// Purpose: where a power lies among the half steps of a format, exactly.
// The half steps are n * 2^e with precision + 1 bits in n: the numbers of the format, as if its
// exponents were unbounded, and the midpoints between them. All roundings follow from this.
#ifndef SURD_FP_LOCATE_HPP
#define SURD_FP_LOCATE_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/estimate.hpp"
#include "surd/fp/exact_case.hpp"
#include "surd/fp/power_problem.hpp"
#include "surd/fp/quick_comparison.hpp"

namespace surd::fp::detail {

/// The value is half_steps * 2^exponent, or strictly between it and the next half step when
/// `beyond`. half_steps has exactly precision + 1 bits.
struct location {
    std::uint64_t half_steps;
    int exponent;
    bool beyond;
};

template <binary_float Float>
inline constexpr int half_step_bits = binary_format<Float>::precision + 1;

/// A value that no format's bounds let through unrounded, above or below all numbers.
template <binary_float Float>
[[nodiscard]] constexpr location far_location(bool above) {
    using f = format_bits<Float>;
    int const leading = above ? f::greatest_exponent + 1 : binary_format<Float>::least_exponent - 4;
    constexpr int bits = half_step_bits<Float>;
    return {std::uint64_t{1} << (bits - 1), leading - (bits - 1), true};
}

/// Brings an exact 64-bit value to half steps.
template <binary_float Float>
[[nodiscard]] constexpr location locate_exact(exact_case const& value) {
    using f = format_bits<Float>;
    constexpr int bits = half_step_bits<Float>;
    int const width = static_cast<int>(std::bit_width(value.significand));
    int128 const leading = value.exponent + width - 1;
    if (leading > f::greatest_exponent + 1) return far_location<Float>(true);
    if (leading < binary_format<Float>::least_exponent - 4) return far_location<Float>(false);
    int const exponent = static_cast<int>(leading) - (bits - 1);
    if (width <= bits) return {value.significand << (bits - width), exponent, false};
    int const dropped = width - bits;
    bool const beyond = (value.significand & ((std::uint64_t{1} << dropped) - 1)) != 0;
    return {value.significand >> dropped, exponent, beyond};
}

/// Moves an estimated half step onto the right one. `relation_of(n, e)` compares n * 2^e with
/// the value.
template <binary_float Float, class Relation>
[[nodiscard]] constexpr location settle(std::uint64_t n, int e, Relation const& relation_of) {
    constexpr int bits = half_step_bits<Float>;
    constexpr std::uint64_t least = std::uint64_t{1} << (bits - 1);
    relation found = relation_of(n, e);
    bool next_is_above = false;
    while (found == relation::greater) {
        next_is_above = true;
        found = relation_of(--n, e);
    }
    while (found == relation::less && !next_is_above) {
        relation const next = relation_of(n + 1, e);
        next_is_above = next == relation::greater;
        if (!next_is_above) {
            ++n;
            found = next;
        }
    }
    bool beyond = found == relation::less;
    if (n < least) {  // the value lies in the binade below, whose half steps are half as long
        n *= 2;
        --e;
        if (beyond) {
            relation const middle = relation_of(n + 1, e);
            if (middle != relation::greater) ++n;
            beyond = middle != relation::equal;
        }
    } else if (n == 2 * least) {
        n = least;
        ++e;
    }
    return {n, e, beyond};
}

/// The estimate's half step, or a far location. Precision and range are those of Float.
template <binary_float Float, class Relation>
[[nodiscard]] constexpr location locate_near(estimated guess, Relation const& relation_of) {
    using f = format_bits<Float>;
    constexpr int bits = half_step_bits<Float>;
    if (guess.exponent > f::greatest_exponent + 1) return far_location<Float>(true);
    if (guess.exponent < binary_format<Float>::least_exponent - 4) {
        return far_location<Float>(false);
    }
    int const e = static_cast<int>(guess.exponent) - (bits - 1);
    return settle<Float>(guess.significand >> (64 - bits), e, relation_of);
}

/// Decides a comparison that 128 bits left open. Ends: an exact comparison of short integers, or
/// the two sides differ because the caller has set the exact cases apart.
[[nodiscard]] constexpr relation decide_exactly(power_problem const& pr, std::uint64_t n, int e) {
    if (is_exact_in(pr, short_limbs)) return power_comparison<short_limbs>(pr)(n, e);
    return decide_from<4>(pr, n, e);
}

/// Where x^(p/q) lies. Domain: p/q in lowest terms.
template <binary_float Float>
[[nodiscard]] constexpr location locate(power_problem const& pr) {
    if (!is_exact_in(pr, short_limbs)) {
        auto const exact = find_exact_case(pr);
        if (exact.exists) return locate_exact<Float>(exact);
    }
    if (quick_comparison::is_quick(pr)) {
        quick_comparison const quick(pr);
        quick_float const& power = quick.power();
        auto const guess = estimate_root(high_half(power.m), power.e + 127, pr.q, pr.reciprocal);
        return locate_near<Float>(guess, [&](std::uint64_t n, int e) {
            relation const found = quick(n, e);
            return found != relation::unknown ? found : decide_exactly(pr, n, e);
        });
    }
    power_comparison<4> const comparison(pr);
    auto const& power = comparison.power();
    auto const guess =
        estimate_root(power.leading_bits(), power.leading_exponent(), pr.q, pr.reciprocal);
    return locate_near<Float>(guess, [&](std::uint64_t n, int e) {
        relation const found = comparison(n, e);
        return found != relation::unknown ? found : decide_from<8>(pr, n, e);
    });
}

}  // namespace surd::fp::detail

#endif
