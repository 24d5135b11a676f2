// SPDX-License-Identifier: BSL-1.0
// Purpose: eight doubles in an AVX-512 register, as the kernels see them.
#ifndef SURD_FP_KERNELS_LANES_AVX512_HPP
#define SURD_FP_KERNELS_LANES_AVX512_HPP

#include <immintrin.h>

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail::avx512 {

struct lanes {
    using real = __m512d;
    using bits = __m512i;
    static constexpr int width = 8;
    static constexpr int interleave = 4;
    static constexpr int packed = 4;
    static constexpr bool estimates_inverse_sqrt = true;
    static constexpr bool table_seed = true;

    SURD_INLINE static real set(double x) { return _mm512_set1_pd(x); }
    SURD_INLINE static bits set_bits(std::uint64_t x) {
        return _mm512_set1_epi64(static_cast<long long>(x));
    }
    SURD_INLINE static real load(double const* from) { return _mm512_loadu_pd(from); }
    SURD_INLINE static void store(double* to, real x) { _mm512_storeu_pd(to, x); }
    SURD_INLINE static real load(float const* from) {
        return _mm512_cvtps_pd(_mm256_loadu_ps(from));
    }
    // Converts in the direction of MXCSR.
    SURD_INLINE static void store(float* to, real x) { _mm256_storeu_ps(to, _mm512_cvtpd_ps(x)); }
    SURD_INLINE static unsigned floats_differ(real a, real b) {
        return _mm256_cmp_ps_mask(_mm512_cvtpd_ps(a), _mm512_cvtpd_ps(b), _CMP_NEQ_UQ);
    }

    SURD_INLINE static real add(real a, real b) { return _mm512_add_pd(a, b); }
    SURD_INLINE static real sub(real a, real b) { return _mm512_sub_pd(a, b); }
    SURD_INLINE static real mul(real a, real b) { return _mm512_mul_pd(a, b); }
    SURD_INLINE static real div(real a, real b) { return _mm512_div_pd(a, b); }
    SURD_INLINE static real sqrt(real a) { return _mm512_sqrt_pd(a); }
    SURD_INLINE static real fma(real a, real b, real c) { return _mm512_fmadd_pd(a, b, c); }
    SURD_INLINE static real fms(real a, real b, real c) { return _mm512_fmsub_pd(a, b, c); }
    SURD_INLINE static real fnma(real a, real b, real c) { return _mm512_fnmadd_pd(a, b, c); }

    SURD_INLINE static real nearest_integer(real a) {
        return _mm512_roundscale_pd(a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    }

    SURD_INLINE static bits as_bits(real x) { return _mm512_castpd_si512(x); }
    SURD_INLINE static real as_real(bits x) { return _mm512_castsi512_pd(x); }
    SURD_INLINE static bits both(bits a, bits b) { return _mm512_and_si512(a, b); }
    SURD_INLINE static bits either(bits a, bits b) { return _mm512_or_si512(a, b); }
    SURD_INLINE static bits add(bits a, bits b) { return _mm512_add_epi64(a, b); }
    SURD_INLINE static bits sub(bits a, bits b) { return _mm512_sub_epi64(a, b); }
    /// The product of the low halves, as signed numbers.
    SURD_INLINE static bits multiply_low(bits a, bits b) { return _mm512_mul_epi32(a, b); }
    template <int N>
    SURD_INLINE static bits left(bits a) {
        return _mm512_slli_epi64(a, N);
    }
    template <int N>
    SURD_INLINE static bits right(bits a) {
        return _mm512_srli_epi64(a, N);
    }

    /// A bit per lane, lane 0 lowest.
    SURD_INLINE static unsigned differ(real a, real b) {
        return _mm512_cmp_pd_mask(a, b, _CMP_NEQ_UQ);
    }
    SURD_INLINE static unsigned not_greater(real a, real b) {
        return _mm512_cmp_pd_mask(a, b, _CMP_NGT_UQ);
    }
    /// Where least <= v < least + span does not hold, as unsigned numbers.
    SURD_INLINE static unsigned outside(bits v, bits least, bits span) {
        return _mm512_cmpge_epu64_mask(_mm512_sub_epi64(v, least), span);
    }
    SURD_INLINE static real magnitude(real x) { return _mm512_abs_pd(x); }
    /// y one unit away from zero where rest > 0 and outward is set, and one unit toward zero
    /// where rest < 0 and outward is clear; outward is a bit per lane.
    SURD_INLINE static bits step(bits y, real rest, unsigned outward) {
        real const zero = _mm512_setzero_pd();
        auto const up = static_cast<__mmask8>(outward);
        bits const one = _mm512_set1_epi64(1);
        y = _mm512_mask_add_epi64(y, _mm512_mask_cmp_pd_mask(up, rest, zero, _CMP_GT_OQ), y, one);
        auto const down = static_cast<__mmask8>(~outward);
        return _mm512_mask_sub_epi64(y, _mm512_mask_cmp_pd_mask(down, rest, zero, _CMP_LT_OQ), y,
                                     one);
    }
    SURD_INLINE static unsigned signs(real x) {
        return _mm512_movepi64_mask(_mm512_castpd_si512(x));
    }

    /// floor(log2 |x|) for normal x.
    SURD_INLINE static real exponent(bits x) { return _mm512_getexp_pd(as_real(x)); }
    /// m in [1, 2) with the significand of x.
    SURD_INLINE static real significand(bits x) {
        return as_real(_mm512_ternarylogic_epi64(x, set_bits(0x000fffffffffffff),
                                                 set_bits(0x3ff0000000000000), 0xea));
    }

    /// The cubic of the plan at m, the significand of x.
    SURD_INLINE static real seed(plan_data const& plan, bits x, real m) {
        bits const part = right<48>(x);
        real const c3 = pick16(plan.seed[3], part);
        real const c2 = pick16(plan.seed[2], part);
        real const c1 = pick16(plan.seed[1], part);
        real const c0 = pick16(plan.seed[0], part);
        return fma(fma(fma(c3, m, c2), m, c1), m, c0);
    }
    /// plan.step for the exponent of X; q <= 8, q <= 16, or any.
    template <int Most>
    SURD_INLINE static real step_factor(plan_data const& plan, bits X) {
        bits const index = right<52>(X);
        if constexpr (Most <= 8) {
            return _mm512_permutexvar_pd(index, _mm512_load_pd(plan.step));
        } else if constexpr (Most <= 16) {
            return pick16(plan.step, index);
        } else {
            return _mm512_i64gather_pd(both(index, set_bits(63)), plan.step, 8);
        }
    }
    /// 1/sqrt(x) to 2^-26.
    SURD_INLINE static real inverse_sqrt(real x) {
        real const t = _mm512_rsqrt14_pd(x);
        real const residual = fnma(mul(x, t), t, set(1));
        return fma(mul(t, set(0.5)), residual, t);
    }

private:
    SURD_INLINE static real pick16(double const* table, bits index) {
        return _mm512_permutex2var_pd(_mm512_load_pd(table), index, _mm512_load_pd(table + 8));
    }
};

}  // namespace surd::fp::detail::avx512

#endif
