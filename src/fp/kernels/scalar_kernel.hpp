// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) for one argument: reduce, compute, test, scale.
#ifndef SURD_FP_KERNELS_SCALAR_KERNEL_HPP
#define SURD_FP_KERNELS_SCALAR_KERNEL_HPP

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "fp/kernels/power_rule.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

template <class L, class E>
struct scalar_kernel {
    using real = typename L::real;
    using pair = expansion<L>;
    using rule = power_rule<L, E>;
    /// One operation of the hardware and its exact rest.
    static constexpr bool rounds_once =
        E::kind >= plan_kind::identity && E::kind <= plan_kind::square_root;

    /// x^(p/q) for a finite x > 0, or undecided with a neighbour of it.
    static fast_result<double> run(plan_data const& plan, double x, rounding mode) {
        if (!L::rounds_to_nearest()) [[unlikely]]
            return {x, false, false};
        if constexpr (E::is_fixed) {
            return run_with(E::plan, x, mode);
        } else {
            return run_with(plan, x, mode);
        }
    }

    /// The same for binary32, by way of binary64.
    static fast_result<float> run_float(plan_data const& plan, float x, rounding mode) {
        if (!L::rounds_to_nearest()) [[unlikely]]
            return {x, false, false};
        if constexpr (E::is_fixed) {
            return run_float_with(E::plan, x, mode);
        } else {
            return run_float_with(plan, x, mode);
        }
    }

private:
    struct reduced {
        std::uint64_t X;  ///< m 2^r
        std::uint64_t x;  ///< has the significand m
        std::int64_t r;
        std::int64_t k;
    };

    SURD_INLINE static std::int64_t numerator(plan_data const& plan) {
        if constexpr (E::is_fixed) {
            return E::plan.p;
        } else {
            return plan.p;
        }
    }

    // Long powers take x as it is: m^n would overflow.
    SURD_INLINE static bool reduces(plan_data const& plan) {
        constexpr std::int64_t longest = 900;
        return E::kind != plan_kind::power || (plan.p <= longest && plan.p >= -longest);
    }

    SURD_INLINE static pair value(plan_data const& plan, reduced const& r) {
        real const X = L::as_real(r.X);
        if constexpr (E::kind == plan_kind::identity) {
            return {X, L::set(0)};
        } else if constexpr (E::kind == plan_kind::square) {
            return chains<L>::square(X);
        } else if constexpr (E::kind == plan_kind::reciprocal) {
            real const y = L::div(L::set(1), X);
            return {y, L::fnma(X, y, L::set(1))};
        } else if constexpr (E::kind == plan_kind::square_root) {
            real const y = L::sqrt(X);
            return {y, L::fnma(y, y, X)};
        } else {
            return rule::rounded(rule::expand(plan, X, seed(plan, r)));
        }
    }

    // x = m 2^(kq + r) for all finite x > 0.
    SURD_INLINE static reduced split(plan_data const& plan, std::uint64_t x) {
        if (!reduces(plan)) return {x, x, 0, 0};
        std::int64_t e = static_cast<std::int64_t>(x >> 52) - 1023;
        if (e == -1023) [[unlikely]] {
            int const shift = __builtin_clzll(x) - 11;
            x = (x << shift) & 0x000fffffffffffff;
            e = -1022 - shift;
        }
        // Biased by a multiple of q, so that the division is one of positive numbers.
        std::int64_t k;
        std::int64_t r;
        if constexpr (E::is_fixed) {
            constexpr auto q = static_cast<std::int64_t>(E::q);
            auto const biased = static_cast<std::uint32_t>(e + q * 1100);
            k = static_cast<std::int64_t>(biased / static_cast<std::uint32_t>(q)) - 1100;
            r = e - k * q;
        } else {
            auto const biased = static_cast<std::uint64_t>(e + plan.q * 1100);
            k = static_cast<std::int64_t>(biased * plan.inverse_q >> 32) - 1100;
            r = e - k * plan.q;
        }
        std::uint64_t const X = (x & 0x000fffffffffffff) | static_cast<std::uint64_t>(1023 + r)
                                                               << 52;
        return {X, x, r, k};
    }

    SURD_INLINE static real seed(plan_data const& plan, reduced const& r) {
        if constexpr (E::kind == plan_kind::inverse_half) {
            return L::inverse_sqrt(L::as_real(r.X));
        } else if constexpr (E::kind == plan_kind::root) {
            real const m = L::as_real((r.x & 0x000fffffffffffff) | 0x3ff0000000000000);
            auto const part = r.x >> 48 & 15;
            real const c3 = L::load(&plan.seed[3][part]);
            real const c2 = L::load(&plan.seed[2][part]);
            real const c1 = L::load(&plan.seed[1][part]);
            real const c0 = L::load(&plan.seed[0][part]);
            real const p = L::fma(L::fma(L::fma(c3, m, c2), m, c1), m, c0);
            return L::mul(p, L::load(&plan.step[(r.r + most_steps - 1) % most_steps]));
        } else {
            return L::set(0);
        }
    }

    struct scaled_sum {
        std::uint64_t y;     ///< the bits of the nearest double to the sum, scaled
        std::uint64_t rest;  ///< the bits of the rest, not scaled
        bool usable;         ///< y is normal and not next to the end of the range
        bool passes;         ///< the rounding test for the nearest double
        bool signed_rest;    ///< the sign of rest is that of exact - y
    };

    SURD_INLINE static scaled_sum compute(plan_data const& plan, std::uint64_t x) {
        auto const r = split(plan, x);
        pair const sum = value(plan, r);
        std::uint64_t const y = L::as_bits(sum.high);
        std::uint64_t const rest = L::as_bits(sum.low);
        std::int64_t const exponent = static_cast<std::int64_t>(y >> 52) + r.k * numerator(plan);
        std::uint64_t const scaled = (y & 0x000fffffffffffff) | static_cast<std::uint64_t>(exponent)
                                                                    << 52;
        // An overflow on the way leaves an infinity or NaN in y; zero and negative never occur.
        bool usable = static_cast<std::uint64_t>(exponent - 2) < 2044 && (y >> 52) - 1 < 2046;
        if constexpr (rounds_once) {
            return {scaled, rest, usable, true, true};
        } else {
            if constexpr (E::kind == plan_kind::power) {
                if (!reduces(plan)) usable = usable && y - plan.least < plan.span;
            }
            real const stretched = L::fma(sum.low, L::set(stretch(plan)), sum.high);
            // Positive doubles compare as their bits do.
            std::uint64_t const limit = L::as_bits(L::mul(sum.high, L::set(bound(plan))));
            return {scaled, rest, usable, L::as_bits(stretched) == y,
                    (rest & 0x7fffffffffffffff) > limit};
        }
    }

    SURD_INLINE static fast_result<double> run_with(plan_data const& plan, double x,
                                                    rounding mode) {
        auto const sum = compute(plan, __builtin_bit_cast(std::uint64_t, x));
        if (mode == rounding::to_nearest) [[likely]] {
            return {__builtin_bit_cast(double, sum.y), sum.passes && sum.usable, sum.usable};
        }
        if (!sum.signed_rest) return {__builtin_bit_cast(double, sum.y), false, sum.usable};
        std::uint64_t y = sum.y;
        bool const zero = (sum.rest & 0x7fffffffffffffff) == 0;
        bool const below = sum.rest >> 63 != 0;
        if (!zero && !below && mode == rounding::upward) ++y;
        if (!zero && below && mode != rounding::upward) --y;
        return {__builtin_bit_cast(double, y), sum.usable, sum.usable};
    }

    // The exact power is strictly between the neighbours of y, so it rounds as they do if they
    // round alike. That leaves exact results open where the direction is not to nearest.
    SURD_INLINE static fast_result<float> run_float_with(plan_data const& plan, float x,
                                                         rounding mode) {
        auto const sum = compute(plan, widened(__builtin_bit_cast(std::uint32_t, x)));
        std::uint32_t const low = narrowed(sum.y - 1, mode);
        std::uint32_t const high = narrowed(sum.y + 1, mode);
        if (low == high) [[likely]] {
            return {__builtin_bit_cast(float, low), sum.usable, sum.usable};
        }
        std::uint32_t const middle = narrowed(sum.y, rounding::to_nearest);
        return {__builtin_bit_cast(float, middle), false, sum.usable};
    }

    /// The double that is a positive float, in integers: under DAZ a conversion would read a
    /// subnormal float as zero.
    SURD_INLINE static std::uint64_t widened(std::uint32_t x) {
        std::uint64_t bias = 1023 - 127;
        if (x >> 23 == 0) [[unlikely]] {
            int const shift = __builtin_clz(x) - 8;
            x <<= shift;  // the leading bit adds one to the exponent
            bias -= static_cast<std::uint64_t>(shift);
        }
        return (bias << 52) + (static_cast<std::uint64_t>(x) << 29);
    }

    /// The float that a positive double in range rounds to, in integers.
    SURD_INLINE static std::uint32_t narrowed(std::uint64_t y, rounding mode) {
        std::int64_t const e = static_cast<std::int64_t>(y >> 52) - 1023;
        if (e > 127)
            return mode == rounding::to_nearest || mode == rounding::upward ? 0x7f800000
                                                                            : 0x7f7fffff;
        std::uint64_t const significand = (y & 0x000fffffffffffff) | 0x0010000000000000;
        // Bits to drop: 29 in the normal range, more below it.
        std::int64_t const drop = e >= -126 ? 29 : 29 + (-126 - e);
        if (drop > 54) return mode == rounding::upward ? 1 : 0;
        std::uint64_t const kept = significand >> drop;
        std::uint64_t const lost = significand & ((std::uint64_t{1} << drop) - 1);
        std::uint64_t const half = std::uint64_t{1} << (drop - 1);
        bool up = mode == rounding::upward && lost != 0;
        if (mode == rounding::to_nearest) up = lost > half || (lost == half && (kept & 1) != 0);
        std::uint64_t const biased = e >= -126 ? static_cast<std::uint64_t>(e + 126) : 0;
        // The leading bit of a normal significand adds one to the exponent, and so does a carry.
        return static_cast<std::uint32_t>((biased << 23) + kept + (up ? 1 : 0));
    }

    SURD_INLINE static double stretch(plan_data const& plan) {
        return E::kind == plan_kind::inverse_half && !L::estimates_inverse_sqrt
                   ? plan.stretch_polynomial
                   : plan.stretch_table;
    }
    SURD_INLINE static double bound(plan_data const& plan) {
        return E::kind == plan_kind::inverse_half && !L::estimates_inverse_sqrt
                   ? plan.bound_polynomial
                   : plan.bound_table;
    }
};

}  // namespace surd::fp::detail

#endif
