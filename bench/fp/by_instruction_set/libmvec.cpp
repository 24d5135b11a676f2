// SPDX-License-Identifier: BSL-1.0
// Purpose: plain loops that GCC turns into calls of glibc's vector functions (libmvec). Compiled
// with -O3 -ffast-math for each instruction set, whose namespace is INSTRUCTION_SET.
#include <cmath>
#include <cstddef>

#include "bench/fp/rows.hpp"

namespace surd::bench::INSTRUCTION_SET {
namespace {

template <class Float>
void pow(Float const* __restrict in, Float* __restrict out, std::size_t size, Float y) {
    for (std::size_t i = 0; i < size; ++i) out[i] = std::pow(in[i], y);
}
template <class Float>
void cbrt(Float const* __restrict in, Float* __restrict out, std::size_t size, Float) {
    for (std::size_t i = 0; i < size; ++i) out[i] = std::cbrt(in[i]);
}
template <class Float>
void three_halves(Float const* __restrict in, Float* __restrict out, std::size_t size, Float) {
    for (std::size_t i = 0; i < size; ++i) out[i] = in[i] * std::sqrt(in[i]);
}
template <class Float>
void inverse_half(Float const* __restrict in, Float* __restrict out, std::size_t size, Float) {
    for (std::size_t i = 0; i < size; ++i) out[i] = 1 / std::sqrt(in[i]);
}

template <class Float>
constexpr vector_peer<Float> peers[] = {{"libmvec pow", {0, 0}, pow<Float>},
                                        {"libmvec cbrt", {1, 3}, cbrt<Float>},
                                        {"x * sqrt(x), -ffast-math", {3, 2}, three_halves<Float>},
                                        {"1 / sqrt(x), -ffast-math", {-1, 2}, inverse_half<Float>},
                                        {}};

}  // namespace

constexpr vector_peers<double> libmvec = peers<double>;
constexpr vector_peers<float> libmvec_floats = peers<float>;

}  // namespace surd::bench::INSTRUCTION_SET
