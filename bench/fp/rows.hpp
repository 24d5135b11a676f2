// SPDX-License-Identifier: BSL-1.0
// Purpose: what the comparison of floating powers is made of: one way to compute x^(p/q) each.
#ifndef SURD_BENCH_FP_ROWS_HPP
#define SURD_BENCH_FP_ROWS_HPP

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace surd::bench {

struct fraction {
    int p;
    int q;
    friend bool operator==(fraction, fraction) = default;
};

/// The exponents of the comparison.
inline constexpr fraction exponents[] = {{1, 2}, {1, 3}, {2, 3}, {-2, 3}, {3, 2},  {-1, 2},
                                         {5, 3}, {7, 5}, {3, 1}, {-3, 1}, {10, 1}, {17, 1}};
inline constexpr fraction float_exponents[] = {{1, 3}, {2, 3}, {3, 2}, {-1, 2}, {7, 5}, {3, 1}};

/// One way to compute x^(p/q).
template <class Float>
struct row {
    std::string name;
    fraction e;
    /// Whole arrays; a loop over single calls where there is nothing else.
    std::function<void(std::span<Float const>, std::span<Float>)> array;
    /// Each argument waits for the result before it; empty for what takes arrays only.
    std::function<Float(std::span<Float const>)> chain{};
    /// Called once before it is measured.
    std::function<void()> prepare{};
};

template <class Float>
using rows = std::vector<row<Float>>;

/// Zero, where the compiler cannot see it.
inline std::uint64_t hidden_zero() {
    std::uint64_t zero = 0;
    asm volatile("" : "+r"(zero));
    return zero;
}

/// A row for `power`, a function of one number.
template <class Float, class Power>
row<Float> single_calls(std::string name, fraction e, Power power) {
    using bits = std::conditional_t<sizeof(Float) == 8, std::uint64_t, std::uint32_t>;
    return {std::move(name), e,
            [power](std::span<Float const> in, std::span<Float> out) {
                for (std::size_t i = 0; i < in.size(); ++i) out[i] = power(in[i]);
            },
            [power](std::span<Float const> in) {
                auto const zero = static_cast<bits>(hidden_zero());
                Float last = 0;
                for (Float const x : in) {
                    bits const linked = std::bit_cast<bits>(x) | (std::bit_cast<bits>(last) & zero);
                    last = power(std::bit_cast<Float>(linked));
                }
                return last;
            }};
}

void add_surd(rows<double>& to);
void add_surd(rows<float>& to);
void add_libm(rows<double>& to);
void add_libm(rows<float>& to);
void add_boost(rows<double>& to);
void add_mpfr(rows<double>& to);

/// A function of an array, compiled for one instruction set: out[i] = in[i]^y. Nothing here may
/// have inline functions, or the linker could take those of another instruction set.
template <class Float>
struct vector_peer {
    char const* name;
    fraction only;  ///< {0, 0} for any exponent
    void (*run)(Float const* in, Float* out, std::size_t size, Float y);
};

/// Ends with a peer that has no name.
template <class Float>
using vector_peers = vector_peer<Float> const*;

#if defined(__x86_64__)
namespace avx2 {
extern vector_peers<double> const libmvec;
extern vector_peers<float> const libmvec_floats;
extern vector_peers<double> const sleef;
extern vector_peers<float> const sleef_floats;
extern vector_peers<double> const highway;
}  // namespace avx2
namespace avx512 {
extern vector_peers<double> const libmvec;
extern vector_peers<float> const libmvec_floats;
extern vector_peers<double> const sleef;
extern vector_peers<float> const sleef_floats;
extern vector_peers<double> const highway;
}  // namespace avx512
#endif

}  // namespace surd::bench

#endif
