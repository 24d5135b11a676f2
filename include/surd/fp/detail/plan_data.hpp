// SPDX-License-Identifier: BSL-1.0
// Purpose: the numbers that a fast kernel for x^(p/q) reads: coefficients, ranges, error bounds.
// How they are used and why they suffice: docs/proofs/fast_path_bound.md.
#ifndef SURD_FP_DETAIL_PLAN_DATA_HPP
#define SURD_FP_DETAIL_PLAN_DATA_HPP

#include <cstdint>

namespace surd::fp::detail {

/// Which method computes x^(p/q).
enum class plan_kind : std::uint8_t {
    exact_only,    ///< no fast path: the bound is too weak or the numbers too large
    zero,          ///< x^0
    identity,      ///< x^1
    square,        ///< x^2, one correctly rounded product
    reciprocal,    ///< x^-1, one correctly rounded division
    square_root,   ///< x^(1/2), one correctly rounded square root
    power,         ///< x^n: a chain of double-double products
    half,          ///< x^(p/2), p >= 3: a square root, corrected, times a power
    inverse_half,  ///< x^(-p/2), p >= 1: as root, seeded without range reduction
    root,          ///< any other p/q: an approximate inverse root, a power of it, one correction
};

/// The greatest q with a table of 2^(-r/q).
inline constexpr int most_steps = 64;

/// All of a plan. X denotes the reduced argument m * 2^r in [1, 2^q), t an approximation of
/// X^(-1/q), and X^(p/q) is computed as X^a t^b (1 - e)^(-b/q) with e = 1 - X t^q.
struct plan_data {
    /// X^(-1/q) for r = 0: a cubic in m on each of 16 equal parts of [1, 2); seed[k][part].
    alignas(64) double seed[4][16];
    /// 2^(-r/q) at index (r - 1) mod 64, and periodic with period 4, 8 or 16 when q <= that:
    /// indexed by the low bits of the biased exponent 1023 + r.
    alignas(64) double step[most_steps];
    /// The quartic for all of [1, 2), for machines without a fast table look-up.
    double polynomial[5];
    /// The first two terms of (1 - E)^(-1/q) beyond 1.
    double refine[2];
    /// The first three terms of (1 - e)^(-b/q) beyond 1.
    double series[3];
    /// (q - 1) / 2 and 1/q, for the reduction.
    double centre;
    double q_inverse;
    /// |y + rest - X^(p/q)| <= bound * |y|, with the table seed and with the quartic.
    double bound_table;
    double bound_polynomial;
    /// y is decided when fma(rest, stretch, y) == y.
    double stretch_table;
    double stretch_polynomial;
    /// |z - X^(p/q)| <= float_bound * |z| for the plain double z of the binary32 kernels.
    double float_bound;
    /// Array kernels take |x| with least <= bits(|x|) < least + span; the rest is fixed up.
    std::uint64_t least;
    std::uint64_t span;
    std::int64_t p;
    std::int64_t q;
    /// ceil(2^32 / q): n / q = n * inverse_q >> 32 for n < 2^32 / q.
    std::uint64_t inverse_q;
    int a;
    int b;
    /// Index into the table of kernels made for one exponent, or -1.
    int common;
    plan_kind kind;

    /// Whether there is a fast path.
    [[nodiscard]] constexpr bool is_fast() const { return kind > plan_kind::zero; }
};

}  // namespace surd::fp::detail

#endif
