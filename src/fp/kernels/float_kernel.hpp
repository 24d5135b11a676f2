// SPDX-License-Identifier: BSL-1.0
// Purpose: the binary32 array kernels: plain binary64 arithmetic, and two conversions that must
// agree.
#ifndef SURD_FP_KERNELS_FLOAT_KERNEL_HPP
#define SURD_FP_KERNELS_FLOAT_KERNEL_HPP

#include <cstddef>
#include <cstdint>

#include "fp/kernels/array_call.hpp"
#include "fp/kernels/block_loop.hpp"
#include "fp/kernels/inline.hpp"
#include "fp/kernels/power_rule.hpp"
#include "fp/kernels/reduce.hpp"

namespace surd::fp::detail {

/// Runs under MXCSR in the wanted direction: the bound of the plan allows every operation a full
/// unit, and the conversion then rounds, overflows and underflows as it should.
template <class L, class E>
struct float_kernel {
    using real = typename L::real;
    using bits = typename L::bits;
    using rule = power_rule<L, E>;
    using split = reduction<L, E>;
    static constexpr bool reduces = E::kind == plan_kind::root;
    static constexpr bool seeded = reduces || E::kind == plan_kind::inverse_half;

    static void run(array_call& call, float const* in, float* out, std::size_t count) {
        if constexpr (E::is_fixed) {
            run_with(E::plan, call, in, out, count);
        } else {
            run_with(*call.plan, call, in, out, count);
        }
    }

private:
    SURD_INLINE static void run_with(plan_data const& plan, array_call& call, float const* in,
                                     float* out, std::size_t count) {
        in_blocks(call, in, out, count, [&](float const* from, float* to) SURD_INLINE_LAMBDA {
            std::uint32_t mask = 0;
            constexpr int step = L::interleave * L::width;
            for (int at = 0; at < static_cast<int>(group_size); at += step) {
                mask |= interleaved(plan, call, from + at, to + at) << at;
            }
            return mask;
        });
    }

    SURD_INLINE static std::uint32_t interleaved(plan_data const& plan, array_call const& call,
                                                 float const* in, float* out) {
        constexpr int n = L::interleave;
        bits const magnitude = L::set_bits(call.magnitude_mask);
        bits const sign = L::set_bits(call.sign_mask);
        bits signs[n];
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
            bits const x = L::both(raw, magnitude);
            X[i] = L::as_real(x);
            t[i] = X[i];
            if constexpr (reduces) {
                mask |= L::outside(x, L::set_bits(plan.least), L::set_bits(plan.span))
                        << (i * L::width);
                auto const r = split::template split<true>(plan, x);
                X[i] = L::as_real(r.X);
                scale[i] = r.scale;
                t[i] = split::seed(plan, r);
            } else if constexpr (seeded) {
                t[i] = L::inverse_sqrt(X[i]);
            }
        }
        if constexpr (reduces && !L::table_seed) {
            for (int i = 0; i < n; ++i) t[i] = rule::refined(plan, X[i], t[i]);
        }
        real const below = L::set(1 - plan.float_bound);
        real const above = L::set(1 + plan.float_bound);
        for (int i = 0; i < n; ++i) {
            real const z = rule::estimate(plan, X[i], t[i]);
            bits result = L::as_bits(z);
            if constexpr (reduces) result = L::add(result, scale[i]);
            // Out of the wanted range are also what is no number, and what underflowed.
            mask |= L::outside(result, L::set_bits(call.least_float_result),
                               L::set_bits(call.float_result_span))
                    << (i * L::width);
            real const value = L::as_real(L::either(result, signs[i]));
            real const low = L::mul(value, below);
            mask |= L::floats_differ(low, L::mul(value, above)) << (i * L::width);
            L::store(out + i * L::width, low);
        }
        return mask;
    }
};

}  // namespace surd::fp::detail

#endif
