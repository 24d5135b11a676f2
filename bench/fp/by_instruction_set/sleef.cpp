// SPDX-License-Identifier: BSL-1.0
// Purpose: SLEEF's vector functions for one instruction set, whose namespace is INSTRUCTION_SET.
#include <immintrin.h>
#include <sleef.h>

#include <cstddef>

#include "bench/fp/rows.hpp"

namespace surd::bench::INSTRUCTION_SET {
namespace {

#if defined(__AVX512F__)
struct doubles {
    static constexpr std::size_t width = 8;
    static __m512d load(double const* from) { return _mm512_loadu_pd(from); }
    static void store(double* to, __m512d x) { _mm512_storeu_pd(to, x); }
    static __m512d pow(__m512d x, double y) { return Sleef_powd8_u10avx512f(x, _mm512_set1_pd(y)); }
    static __m512d cbrt(__m512d x) { return Sleef_cbrtd8_u10avx512f(x); }
};
struct floats {
    static constexpr std::size_t width = 16;
    static __m512 load(float const* from) { return _mm512_loadu_ps(from); }
    static void store(float* to, __m512 x) { _mm512_storeu_ps(to, x); }
    static __m512 pow(__m512 x, float y) { return Sleef_powf16_u10avx512f(x, _mm512_set1_ps(y)); }
    static __m512 cbrt(__m512 x) { return Sleef_cbrtf16_u10avx512f(x); }
};
#else
struct doubles {
    static constexpr std::size_t width = 4;
    static __m256d load(double const* from) { return _mm256_loadu_pd(from); }
    static void store(double* to, __m256d x) { _mm256_storeu_pd(to, x); }
    static __m256d pow(__m256d x, double y) { return Sleef_powd4_u10avx2(x, _mm256_set1_pd(y)); }
    static __m256d cbrt(__m256d x) { return Sleef_cbrtd4_u10avx2(x); }
};
struct floats {
    static constexpr std::size_t width = 8;
    static __m256 load(float const* from) { return _mm256_loadu_ps(from); }
    static void store(float* to, __m256 x) { _mm256_storeu_ps(to, x); }
    static __m256 pow(__m256 x, float y) { return Sleef_powf8_u10avx2(x, _mm256_set1_ps(y)); }
    static __m256 cbrt(__m256 x) { return Sleef_cbrtf8_u10avx2(x); }
};
#endif

// The arrays of the comparison are whole vectors.
template <class Float, class Lanes>
void pow(Float const* in, Float* out, std::size_t size, Float y) {
    for (std::size_t i = 0; i < size; i += Lanes::width) {
        Lanes::store(out + i, Lanes::pow(Lanes::load(in + i), y));
    }
}
template <class Float, class Lanes>
void cbrt(Float const* in, Float* out, std::size_t size, Float) {
    for (std::size_t i = 0; i < size; i += Lanes::width) {
        Lanes::store(out + i, Lanes::cbrt(Lanes::load(in + i)));
    }
}

template <class Float, class Lanes>
constexpr vector_peer<Float> peers[] = {{"SLEEF pow u10", {0, 0}, pow<Float, Lanes>},
                                        {"SLEEF cbrt u10", {1, 3}, cbrt<Float, Lanes>},
                                        {}};

}  // namespace

constexpr vector_peers<double> sleef = peers<double, doubles>;
constexpr vector_peers<float> sleef_floats = peers<float, floats>;

}  // namespace surd::bench::INSTRUCTION_SET
