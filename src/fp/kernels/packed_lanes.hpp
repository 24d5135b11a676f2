// SPDX-License-Identifier: BSL-1.0
// Purpose: several vectors that take every step together, so that their latencies overlap and
// run-time control flow is paid once for all of them.
#ifndef SURD_FP_KERNELS_PACKED_LANES_HPP
#define SURD_FP_KERNELS_PACKED_LANES_HPP

#include "fp/kernels/inline.hpp"

namespace surd::fp::detail {

/// N vectors of L as one value, with the operations that power_rule needs.
template <class L, int N>
struct packed_lanes {
    struct real {
        typename L::real at[N];
    };
    static constexpr bool table_seed = L::table_seed;

    template <class Step>
    SURD_INLINE static real each(Step const& step) {
        real result;
#pragma GCC unroll 8
        for (int i = 0; i < N; ++i) result.at[i] = step(i);
        return result;
    }

    SURD_INLINE static real set(double x) {
        auto const same = L::set(x);
        return each([&](int) SURD_INLINE_LAMBDA { return same; });
    }
    SURD_INLINE static real add(real a, real b) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::add(a.at[i], b.at[i]); });
    }
    SURD_INLINE static real sub(real a, real b) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::sub(a.at[i], b.at[i]); });
    }
    SURD_INLINE static real mul(real a, real b) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::mul(a.at[i], b.at[i]); });
    }
    SURD_INLINE static real div(real a, real b) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::div(a.at[i], b.at[i]); });
    }
    SURD_INLINE static real sqrt(real a) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::sqrt(a.at[i]); });
    }
    SURD_INLINE static real fma(real a, real b, real c) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::fma(a.at[i], b.at[i], c.at[i]); });
    }
    SURD_INLINE static real fms(real a, real b, real c) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::fms(a.at[i], b.at[i], c.at[i]); });
    }
    SURD_INLINE static real fnma(real a, real b, real c) {
        return each([&](int i) SURD_INLINE_LAMBDA { return L::fnma(a.at[i], b.at[i], c.at[i]); });
    }
};

}  // namespace surd::fp::detail

#endif
