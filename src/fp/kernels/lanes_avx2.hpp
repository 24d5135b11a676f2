// SPDX-License-Identifier: BSL-1.0
// Purpose: four doubles in an AVX2 register with FMA, as the kernels see them.
#ifndef SURD_FP_KERNELS_LANES_AVX2_HPP
#define SURD_FP_KERNELS_LANES_AVX2_HPP

#include <immintrin.h>

#include <cstdint>

#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail::avx2 {

struct lanes {
    using real = __m256d;
    using bits = __m256i;
    static constexpr int width = 4;
    static constexpr int interleave = 4;
    static constexpr int packed = 2;
    static constexpr bool estimates_inverse_sqrt = false;
    static constexpr bool table_seed = false;

    SURD_INLINE static real set(double x) { return _mm256_set1_pd(x); }
    SURD_INLINE static bits set_bits(std::uint64_t x) {
        return _mm256_set1_epi64x(static_cast<long long>(x));
    }
    SURD_INLINE static real load(double const* from) { return _mm256_loadu_pd(from); }
    SURD_INLINE static void store(double* to, real x) { _mm256_storeu_pd(to, x); }
    SURD_INLINE static real load(float const* from) { return _mm256_cvtps_pd(_mm_loadu_ps(from)); }
    // Converts in the direction of MXCSR.
    SURD_INLINE static void store(float* to, real x) { _mm_storeu_ps(to, _mm256_cvtpd_ps(x)); }
    SURD_INLINE static unsigned floats_differ(real a, real b) {
        __m128 const differ = _mm_cmpneq_ps(_mm256_cvtpd_ps(a), _mm256_cvtpd_ps(b));
        return static_cast<unsigned>(_mm_movemask_ps(differ));
    }

    SURD_INLINE static real add(real a, real b) { return _mm256_add_pd(a, b); }
    SURD_INLINE static real sub(real a, real b) { return _mm256_sub_pd(a, b); }
    SURD_INLINE static real mul(real a, real b) { return _mm256_mul_pd(a, b); }
    SURD_INLINE static real div(real a, real b) { return _mm256_div_pd(a, b); }
    SURD_INLINE static real sqrt(real a) { return _mm256_sqrt_pd(a); }
    SURD_INLINE static real fma(real a, real b, real c) { return _mm256_fmadd_pd(a, b, c); }
    SURD_INLINE static real fms(real a, real b, real c) { return _mm256_fmsub_pd(a, b, c); }
    SURD_INLINE static real fnma(real a, real b, real c) { return _mm256_fnmadd_pd(a, b, c); }

    SURD_INLINE static real nearest_integer(real a) {
        return _mm256_round_pd(a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    }

    SURD_INLINE static bits as_bits(real x) { return _mm256_castpd_si256(x); }
    SURD_INLINE static real as_real(bits x) { return _mm256_castsi256_pd(x); }
    SURD_INLINE static bits both(bits a, bits b) { return _mm256_and_si256(a, b); }
    SURD_INLINE static bits either(bits a, bits b) { return _mm256_or_si256(a, b); }
    SURD_INLINE static bits add(bits a, bits b) { return _mm256_add_epi64(a, b); }
    SURD_INLINE static bits sub(bits a, bits b) { return _mm256_sub_epi64(a, b); }
    /// The product of the low halves, as signed numbers.
    SURD_INLINE static bits multiply_low(bits a, bits b) { return _mm256_mul_epi32(a, b); }
    template <int N>
    SURD_INLINE static bits left(bits a) {
        return _mm256_slli_epi64(a, N);
    }
    template <int N>
    SURD_INLINE static bits right(bits a) {
        return _mm256_srli_epi64(a, N);
    }

    /// A bit per lane, lane 0 lowest.
    SURD_INLINE static unsigned differ(real a, real b) {
        return to_mask(_mm256_cmp_pd(a, b, _CMP_NEQ_UQ));
    }
    SURD_INLINE static unsigned not_greater(real a, real b) {
        return to_mask(_mm256_cmp_pd(a, b, _CMP_NGT_UQ));
    }
    /// Where least <= v < least + span does not hold, as unsigned numbers.
    /// Domain: least and span are below 2^63, and so is least + span.
    SURD_INLINE static unsigned outside(bits v, bits least, bits span) {
        // v - least as a signed number is negative, or not below span, exactly for those.
        bits const distance = sub(v, least);
        bits const below_span = _mm256_cmpgt_epi64(span, distance);
        return to_mask(as_real(
            _mm256_or_si256(distance, _mm256_xor_si256(below_span, _mm256_set1_epi64x(-1)))));
    }
    SURD_INLINE static real magnitude(real x) {
        return as_real(both(as_bits(x), set_bits(0x7fffffffffffffff)));
    }
    /// y one unit away from zero where rest > 0 and outward is set, and one unit toward zero
    /// where rest < 0 and outward is clear; outward is a bit per lane.
    SURD_INLINE static bits step(bits y, real rest, unsigned outward) {
        bits const lane_bit = _mm256_setr_epi64x(1, 2, 4, 8);
        bits const out = _mm256_cmpeq_epi64(both(set_bits(outward), lane_bit), lane_bit);
        real const zero = _mm256_setzero_pd();
        bits const above = as_bits(_mm256_cmp_pd(rest, zero, _CMP_GT_OQ));
        bits const below = as_bits(_mm256_cmp_pd(rest, zero, _CMP_LT_OQ));
        // A comparison is -1 where it holds.
        return add(sub(y, both(above, out)), _mm256_andnot_si256(out, below));
    }
    SURD_INLINE static unsigned signs(real x) { return to_mask(x); }

    /// floor(log2 |x|) for normal x > 0.
    SURD_INLINE static real exponent(bits x) {
        // The biased exponent in the low bits of 2^52.
        bits const biased = either(right<52>(x), set_bits(0x4330000000000000));
        return sub(as_real(biased), set(0x1p52 + 1023));
    }
    /// m in [1, 2) with the significand of x.
    SURD_INLINE static real significand(bits x) {
        return as_real(either(both(x, set_bits(0x000fffffffffffff)), set_bits(0x3ff0000000000000)));
    }

    /// The quartic of the plan at m.
    SURD_INLINE static real seed(plan_data const& plan, bits, real m) {
        real const p34 = fma(set(plan.polynomial[4]), m, set(plan.polynomial[3]));
        real const p234 = fma(p34, m, set(plan.polynomial[2]));
        return fma(fma(p234, m, set(plan.polynomial[1])), m, set(plan.polynomial[0]));
    }
    /// plan.step for the exponent of X; q <= 8, or any.
    template <int Most>
    SURD_INLINE static real step_factor(plan_data const& plan, bits X) {
        bits const index = right<52>(X);
        if constexpr (Most <= 8) {
            // Pairs of 32-bit halves 2j and 2j + 1; the permutation reads three bits of each.
            bits const doubled = add(index, index);
            bits const halves = add(_mm256_shuffle_epi32(doubled, 0xa0), set_bits(1ull << 32));
            bits const low = _mm256_permutevar8x32_epi32(load_bits(plan.step), halves);
            bits const high = _mm256_permutevar8x32_epi32(load_bits(plan.step + 4), halves);
            return _mm256_blendv_pd(as_real(low), as_real(high), as_real(left<61>(index)));
        } else {
            return _mm256_i64gather_pd(plan.step, both(index, set_bits(63)), 8);
        }
    }
    /// 1/sqrt(x) to a few units in the last place.
    SURD_INLINE static real inverse_sqrt(real x) { return div(set(1), sqrt(x)); }

private:
    SURD_INLINE static unsigned to_mask(real x) {
        return static_cast<unsigned>(_mm256_movemask_pd(x));
    }
    SURD_INLINE static bits load_bits(double const* from) {
        return _mm256_load_si256(reinterpret_cast<bits const*>(from));
    }
};

}  // namespace surd::fp::detail::avx2

#endif
