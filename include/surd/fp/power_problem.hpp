// SPDX-License-Identifier: BSL-1.0
// Purpose: the power x^(+-p/q) as integers, and the exact comparison of a number with it.
// n * 2^e is compared with (m * 2^k)^(p/q) through (n * 2^e)^q against (m * 2^k)^p, first as
// exact integers where they are short, else as enclosures of growing precision.
#ifndef SURD_FP_POWER_PROBLEM_HPP
#define SURD_FP_POWER_PROBLEM_HPP

#include <bit>
#include <cstdint>

#include "surd/config.hpp"
#include "surd/fp/stack_float.hpp"

namespace surd::fp::detail {

/// x = significand * 2^exponent with an odd significand; the power is x^(p/q), or x^(-p/q)
/// when `reciprocal`. Domain: p, q >= 1 and at most 2^119.
struct power_problem {
    std::uint64_t significand;
    int exponent;
    bool reciprocal;
    uint128 p;
    uint128 q;
};

/// The widest integer that a comparison takes as the other side: a quarter step of binary64.
inline constexpr int widest_step = 55;
/// Integers up to this size are compared at once, exactly.
inline constexpr int short_limbs = 16;
/// The last precision of the enclosures, 2^15 bits; docs/proofs/last_resort.md says why it is
/// out of reach.
inline constexpr int most_limbs = 512;

/// Whether all integers of the comparison fit `limbs` limbs, so that it is exact.
[[nodiscard]] constexpr bool is_exact_in(power_problem const& pr, int limbs) {
    if (pr.p > 64 * most_limbs || pr.q > 64 * most_limbs) return false;
    auto const right = static_cast<std::uint64_t>(std::bit_width(pr.significand)) * low_half(pr.p);
    auto const left = static_cast<std::uint64_t>(widest_step) * low_half(pr.q);
    // A product of integers of a and b bits has a + b bits at most, and each may fill a limb more.
    auto const bits = pr.reciprocal ? left + right : (left > right ? left : right);
    return bits <= static_cast<std::uint64_t>(64) * static_cast<std::uint64_t>(limbs);
}

/// Compares numbers with the power at one precision; x^p is computed once.
template <int N>
class power_comparison {
public:
    constexpr explicit power_comparison(power_problem const& pr) : problem_(pr) {
        raise(stack_float<N>(pr.significand, pr.exponent), pr.p, power_);
    }

    /// x^p, without the reciprocal.
    [[nodiscard]] constexpr stack_float<N> const& power() const { return power_; }

    /// How n * 2^e relates to x^(+-p/q). Domain: 0 < n < 2^widest_step.
    [[nodiscard]] constexpr relation operator()(std::uint64_t n, int128 e) const {
        stack_float<N> left;
        raise(stack_float<N>(n, e), problem_.q, left);
        if (!problem_.reciprocal) return compare(left, power_);
        stack_float<N> product;
        multiply(left, power_, product);
        return compare(product, stack_float<N>(1, 0));
    }

private:
    power_problem problem_;
    stack_float<N> power_;
};

/// The relation, decided at precision N or above.
/// Domain: n * 2^e is not equal to the power unless the comparison is exact at most_limbs.
/// Cost: doubles N until decided. Ends: the two numbers differ and the enclosures shrink.
template <int N>
[[nodiscard]] constexpr relation decide_from(power_problem const& pr, std::uint64_t n, int128 e) {
    relation const found = power_comparison<N>(pr)(n, e);
    if constexpr (2 * N <= most_limbs) {
        if (found == relation::unknown) return decide_from<2 * N>(pr, n, e);
    } else {
        SURD_EXPECTS(found != relation::unknown,
                     "a power agrees with a midpoint in 32000 bits without being equal to it");
    }
    return found;
}

}  // namespace surd::fp::detail

#endif
