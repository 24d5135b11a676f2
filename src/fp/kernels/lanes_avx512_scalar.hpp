// SPDX-License-Identifier: BSL-1.0
// Purpose: one double with AVX-512's embedded rounding: to nearest whatever MXCSR says, and
// silent about flags.
#ifndef SURD_FP_KERNELS_LANES_AVX512_SCALAR_HPP
#define SURD_FP_KERNELS_LANES_AVX512_SCALAR_HPP

#include <immintrin.h>

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail::avx512 {

// The values stay in whole registers: _mm_set_sd of a double would clear the upper half each
// time. What that half holds is never read.
struct one_lane {
    using real = __m128d;
    using bits = std::uint64_t;
    static constexpr bool table_seed = true;
    static constexpr bool estimates_inverse_sqrt = true;
    static constexpr int nearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

    SURD_INLINE static bool rounds_to_nearest() { return true; }

    SURD_INLINE static real set(double x) { return _mm_load_sd(&x); }
    SURD_INLINE static real load(double const* x) { return _mm_load_sd(x); }
    SURD_INLINE static bits set_bits(std::uint64_t x) { return x; }
    SURD_INLINE static real add(real a, real b) { return _mm_add_round_sd(a, b, nearest); }
    SURD_INLINE static real sub(real a, real b) { return _mm_sub_round_sd(a, b, nearest); }
    SURD_INLINE static real mul(real a, real b) { return _mm_mul_round_sd(a, b, nearest); }
    SURD_INLINE static real div(real a, real b) { return _mm_div_round_sd(a, b, nearest); }
    SURD_INLINE static real sqrt(real a) { return _mm_sqrt_round_sd(a, a, nearest); }
    SURD_INLINE static real fma(real a, real b, real c) {
        return _mm_fmadd_round_sd(a, b, c, nearest);
    }
    SURD_INLINE static real fms(real a, real b, real c) {
        return _mm_fmsub_round_sd(a, b, c, nearest);
    }
    SURD_INLINE static real fnma(real a, real b, real c) {
        return _mm_fnmadd_round_sd(a, b, c, nearest);
    }
    SURD_INLINE static bits as_bits(real x) {
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_castpd_si128(x)));
    }
    SURD_INLINE static real as_real(bits x) {
        return _mm_castsi128_pd(_mm_cvtsi64_si128(static_cast<long long>(x)));
    }
    SURD_INLINE static real inverse_sqrt(real x) {
        real const t = _mm_rsqrt14_sd(x, x);
        real const residual = fnma(mul(x, t), t, set(1));
        return fma(mul(t, set(0.5)), residual, t);
    }
};

}  // namespace surd::fp::detail::avx512

#endif
