// SPDX-License-Identifier: BSL-1.0
// Purpose: one double, as the kernels see it. `Unit` is a type of the namespace of the
// instruction set that the including file is compiled for.
#ifndef SURD_FP_KERNELS_LANES_SCALAR_HPP
#define SURD_FP_KERNELS_LANES_SCALAR_HPP

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

/// {1, 2^-60}; volatile, or a compiler that sees both this and their definition (in a batch, or
/// when linking) would add them up itself.
extern double const volatile rounding_probe[2];

template <class Unit>
struct scalar_lanes {
    using real = double;
    using bits = std::uint64_t;
    static constexpr int width = 1;
    static constexpr int interleave = 1;
    static constexpr int packed = 1;
    static constexpr bool estimates_inverse_sqrt = false;
    static constexpr bool table_seed = true;

    /// Whether additions round to nearest: only then 1 + tiny and 1 - tiny are equal. Reading
    /// MXCSR would take as long as the power itself.
    SURD_INLINE static bool rounds_to_nearest() {
        double const one = rounding_probe[0];
        double const tiny = rounding_probe[1];
        return one + tiny == one - tiny;
    }

    SURD_INLINE static real set(double x) { return x; }
    SURD_INLINE static bits set_bits(std::uint64_t x) { return x; }
    SURD_INLINE static real load(double const* from) { return *from; }
    SURD_INLINE static void store(double* to, real x) { *to = x; }
    SURD_INLINE static real load(float const* from) { return static_cast<double>(*from); }
    SURD_INLINE static void store(float* to, real x) { *to = static_cast<float>(x); }
    SURD_INLINE static unsigned floats_differ(real a, real b) {
        return static_cast<float>(a) != static_cast<float>(b);
    }

    SURD_INLINE static real add(real a, real b) { return a + b; }
    SURD_INLINE static real sub(real a, real b) { return a - b; }
    SURD_INLINE static real mul(real a, real b) { return a * b; }
    SURD_INLINE static real div(real a, real b) { return a / b; }
    SURD_INLINE static real sqrt(real a) { return __builtin_sqrt(a); }
    SURD_INLINE static real fma(real a, real b, real c) { return __builtin_fma(a, b, c); }
    SURD_INLINE static real fms(real a, real b, real c) { return __builtin_fma(a, b, -c); }
    SURD_INLINE static real fnma(real a, real b, real c) { return __builtin_fma(-a, b, c); }

    /// Domain: |a| < 2^11, and a is no tie.
    SURD_INLINE static real nearest_integer(real a) {
        return static_cast<double>(static_cast<int>(a + 2048.5) - 2048);
    }

    SURD_INLINE static bits as_bits(real x) { return __builtin_bit_cast(bits, x); }
    SURD_INLINE static real as_real(bits x) { return __builtin_bit_cast(real, x); }
    SURD_INLINE static bits both(bits a, bits b) { return a & b; }
    SURD_INLINE static bits either(bits a, bits b) { return a | b; }
    SURD_INLINE static bits add(bits a, bits b) { return a + b; }
    SURD_INLINE static bits sub(bits a, bits b) { return a - b; }
    /// The product of the low halves, as signed numbers.
    SURD_INLINE static bits multiply_low(bits a, bits b) {
        auto const low = [](bits v) { return static_cast<std::int32_t>(v); };
        return static_cast<bits>(static_cast<std::int64_t>(low(a)) * low(b));
    }
    template <int N>
    SURD_INLINE static bits left(bits a) {
        return a << N;
    }
    template <int N>
    SURD_INLINE static bits right(bits a) {
        return a >> N;
    }

    SURD_INLINE static unsigned differ(real a, real b) { return a != b; }
    SURD_INLINE static unsigned not_greater(real a, real b) { return !(a > b); }
    /// Whether least <= v < least + span does not hold.
    SURD_INLINE static unsigned outside(bits v, bits least, bits span) { return v - least >= span; }
    SURD_INLINE static real magnitude(real x) { return __builtin_fabs(x); }
    /// y one unit away from zero if rest > 0 and outward is set, and one unit toward zero if
    /// rest < 0 and outward is clear.
    SURD_INLINE static bits step(bits y, real rest, unsigned outward) {
        bool const out = (outward & 1) != 0;
        if (rest > 0 && out) return y + 1;
        if (rest < 0 && !out) return y - 1;
        return y;
    }
    SURD_INLINE static unsigned signs(real x) { return static_cast<unsigned>(as_bits(x) >> 63); }

    SURD_INLINE static real exponent(bits x) {
        return static_cast<double>(static_cast<int>(x >> 52) - 1023);
    }
    SURD_INLINE static real significand(bits x) {
        return as_real((x & 0x000fffffffffffff) | 0x3ff0000000000000);
    }

    /// The cubic of the plan at m, the significand of x.
    SURD_INLINE static real seed(plan_data const& plan, bits x, real m) {
        auto const part = x >> 48 & 15;
        return fma(fma(fma(plan.seed[3][part], m, plan.seed[2][part]), m, plan.seed[1][part]), m,
                   plan.seed[0][part]);
    }
    template <int>
    SURD_INLINE static real step_factor(plan_data const& plan, bits X) {
        return plan.step[X >> 52 & (most_steps - 1)];
    }
    SURD_INLINE static real inverse_sqrt(real x) { return 1 / __builtin_sqrt(x); }
};

}  // namespace surd::fp::detail

#endif
