// SPDX-License-Identifier: BSL-1.0
// Purpose: the binary64 array kernels: interleaved vectors, and masks of what the rounding test
// leaves open.
#ifndef SURD_FP_KERNELS_ARRAY_KERNEL_HPP
#define SURD_FP_KERNELS_ARRAY_KERNEL_HPP

#include <cstddef>
#include <cstdint>

#include "fp/kernels/array_call.hpp"
#include "fp/kernels/block_loop.hpp"
#include "fp/kernels/inline.hpp"
#include "fp/kernels/packed_lanes.hpp"
#include "fp/kernels/power_rule.hpp"
#include "fp/kernels/reduce.hpp"

namespace surd::fp::detail {

template <class L, class E, bool Directed>
struct array_kernel {
    using real = typename L::real;
    using bits = typename L::bits;
    using pair = expansion<L>;
    using rule = power_rule<L, E>;
    using split = reduction<L, E>;
    static constexpr bool reduces = E::kind == plan_kind::root;
    static constexpr bool seeded = reduces || E::kind == plan_kind::inverse_half;

    /// Which of the two bounds holds.
    static constexpr bool by_table =
        E::kind == plan_kind::inverse_half ? L::estimates_inverse_sqrt : L::table_seed;

    static void run(array_call& call, double const* in, double* out, std::size_t count) {
        if constexpr (E::is_fixed) {
            run_with(E::plan, call, in, out, count);
        } else {
            run_with(*call.plan, call, in, out, count);
        }
    }

    /// y and rest of `group_size` elements, not scaled, for the test of the error bound.
    static void probe(plan_data const& plan, double const* in, double* y, double* rest,
                      double* reduced) {
        for (int at = 0; at < static_cast<int>(group_size); at += L::width) {
            bits const x = L::as_bits(L::load(in + at));
            real X = L::as_real(x);
            real t = X;
            if constexpr (reduces) {
                auto const r = split::split(plan, x);
                X = L::as_real(r.X);
                t = split::seed(plan, r);
                if constexpr (!L::table_seed) t = rule::refined(plan, X, t);
            } else if constexpr (seeded) {
                t = L::inverse_sqrt(X);
            }
            pair const sum = rule::rounded(rule::expand(plan, X, t));
            L::store(y + at, sum.high);
            L::store(rest + at, sum.low);
            L::store(reduced + at, X);
        }
    }

private:
    SURD_INLINE static void run_with(plan_data const& plan, array_call& call, double const* in,
                                     double* out, std::size_t count) {
        in_blocks(call, in, out, count, [&](double const* from, double* to) SURD_INLINE_LAMBDA {
            return group(plan, call, from, to);
        });
    }

    SURD_INLINE static std::uint32_t group(plan_data const& plan, array_call const& call,
                                           double const* in, double* out) {
        std::uint32_t mask = 0;
        constexpr int step = L::interleave * L::width;
        for (int at = 0; at < static_cast<int>(group_size); at += step) {
            mask |= interleaved(plan, call, in + at, out + at) << at;
        }
        return mask;
    }

    // The rounded sums of N vectors, which take each step together.
    template <int N>
    SURD_INLINE static void expand(plan_data const& plan, real const* X, real const* t,
                                   pair* sums) {
        using packed = packed_lanes<L, N>;
        using packed_rule = power_rule<packed, E>;
        auto const X_all = packed::each([&](int i) SURD_INLINE_LAMBDA { return X[i]; });
        auto t_all = packed::each([&](int i) SURD_INLINE_LAMBDA { return t[i]; });
        if constexpr (reduces && !L::table_seed) t_all = packed_rule::refined(plan, X_all, t_all);
        auto const all = packed_rule::rounded(packed_rule::expand(plan, X_all, t_all));
#pragma GCC unroll 8
        for (int i = 0; i < N; ++i) sums[i] = {all.high.at[i], all.low.at[i]};
    }

    // Several vectors at once, stage by stage: the stages have long latencies.
    SURD_INLINE static std::uint32_t interleaved(plan_data const& plan, array_call const& call,
                                                 double const* in, double* out) {
        constexpr int n = L::interleave;
        bits const magnitude = L::set_bits(call.magnitude_mask);
        bits const sign = L::set_bits(call.sign_mask);
        bits const least = L::set_bits(plan.least);
        bits const span = L::set_bits(plan.span);
        bits signs[n];
        bits x[n];
        bits scale[n];
        real X[n];
        real t[n];
        std::uint32_t mask = 0;
        for (int i = 0; i < n; ++i) {
            bits const raw = L::as_bits(L::load(in + i * L::width));
            signs[i] = L::both(raw, sign);
            if constexpr (E::kind == plan_kind::power) {
                mask |= (L::signs(L::as_real(raw)) & call.refused_signs) << (i * L::width);
            }
            x[i] = L::both(raw, magnitude);
            X[i] = L::as_real(x[i]);
            t[i] = X[i];
            if constexpr (reduces) {
                mask |= L::outside(x[i], least, span) << (i * L::width);
                auto const r = split::split(plan, x[i]);
                X[i] = L::as_real(r.X);
                scale[i] = r.scale;
                t[i] = split::seed(plan, r);
            } else if constexpr (seeded) {
                t[i] = L::inverse_sqrt(X[i]);
            }
        }
        constexpr int together = E::kind == plan_kind::root && E::is_fixed ? 1 : L::packed;
        pair sums[n];
        for (int i = 0; i < n; i += together) expand<together>(plan, X + i, t + i, sums + i);
        double const bound = by_table ? plan.bound_table : plan.bound_polynomial;
        double const stretch = by_table ? plan.stretch_table : plan.stretch_polynomial;
        for (int i = 0; i < n; ++i) {
            pair const sum = sums[i];
            bits result = L::as_bits(sum.high);
            std::uint32_t open;
            if constexpr (Directed) {
                // Only the sign of rest matters, and it is known unless rest is too small.
                open = L::not_greater(L::magnitude(sum.low), L::mul(sum.high, L::set(bound)));
            } else {
                open = L::differ(L::fma(sum.low, L::set(stretch), sum.high), sum.high);
            }
            if constexpr (reduces) {
                result = L::add(result, scale[i]);
            } else {
                open |= L::outside(result, least, span);
            }
            if constexpr (Directed) {
                unsigned const negative = L::signs(L::as_real(signs[i]));
                result = L::step(
                    result, sum.low,
                    (negative & call.outward_negative) | (~negative & call.outward_positive));
            }
            mask |= open << (i * L::width);
            L::store(out + i * L::width, L::as_real(L::either(result, signs[i])));
        }
        return mask;
    }
};

}  // namespace surd::fp::detail

#endif
