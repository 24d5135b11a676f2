// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) of every float, or of every n-th one, against exact integers.
// [1, 2^q) stands for all normal floats by exact scaling, (2^q x)^(p/q) = 2^p x^(p/q).
#ifndef SURD_TESTS_FP_EVERY_FLOAT_HPP
#define SURD_TESTS_FP_EVERY_FLOAT_HPP

#include <cmath>
#include <compare>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "unit/fp/campaign.hpp"

namespace surd::fp::test {

__extension__ typedef unsigned __int128 wide;

/// How n 2^e compares with x^(p/q), by 128-bit integers that never round.
/// Domain: n < 2^27, 1 <= q <= 3, |p| <= 3, p q != 0, the two within a factor 4 of each other.
[[nodiscard]] constexpr std::strong_ordering compare_exactly(std::uint64_t n, int e, float x, int p,
                                                             int q) {
    dyadic const base = decompose(x);
    wide left = 1;
    wide right = 1;
    for (int i = 0; i < q; ++i) left *= n;
    for (int i = 0; i < p; ++i) right *= base.significand;
    for (int i = 0; i < -p; ++i) left *= base.significand;
    int const shift = e * q - base.exponent * p;
    if (shift >= 0) return left << shift <=> right;
    return left <=> right << -shift;
}

/// Whether y is x^(p/q) rounded in the direction `mode`. Domain: x, y finite and > 0.
[[nodiscard]] constexpr bool is_rounded(float x, float y, int p, int q, rounding mode) {
    dyadic const power = decompose(y);
    std::uint64_t const m = power.significand;
    int const e = power.exponent;
    bool const steps_halve_below =
        m == format_bits<float>::least_normal && e > binary_format<float>::least_exponent;
    if (mode == rounding::to_nearest) {
        auto const low = compare_exactly(4 * m - (steps_halve_below ? 1 : 2), e - 2, x, p, q);
        auto const high = compare_exactly(4 * m + 2, e - 2, x, p, q);
        bool const even = m % 2 == 0;
        return (low < 0 || (low == 0 && even)) && (high > 0 || (high == 0 && even));
    }
    auto const at = compare_exactly(m, e, x, p, q);
    if (mode != rounding::upward) return at <= 0 && compare_exactly(m + 1, e, x, p, q) > 0;
    std::uint64_t const before = steps_halve_below ? 2 * m - 1 : m - 1;
    return at >= 0 && compare_exactly(before, steps_halve_below ? e - 1 : e, x, p, q) < 0;
}

/// Calls visit(x) for every stride-th float in [1, 2^q) and every stride-th subnormal one.
template <class Visit>
void for_each_float(int q, std::uint32_t stride, Visit const& visit) {
    std::uint32_t const first = to_bits(1.0F);
    std::uint32_t const last = first + (static_cast<std::uint32_t>(q) << 23);
    for (std::uint32_t b = first; b < last; b += stride) visit(from_bits<float>(b));
    for (std::uint32_t b = 1; b < format_bits<float>::least_normal; b += stride) {
        visit(from_bits<float>(b));
    }
}

/// Checks power(x, p, q, mode) for every stride-th float in all four directions. Subnormal bases
/// are left out where their powers leave the range, p > q.
template <class Power>
[[nodiscard]] tally check_every_float(Power const& power, int p, int q, std::uint32_t stride) {
    tally found;
    for_each_float(q, stride, [&](float x) {
        if (p > q && !is_normal(x)) return;
        for (rounding const mode : all_modes) {
            float const y = power(x, p, q, mode);
            ++found.results;
            if (!is_rounded(x, y, p, q, mode)) {
                found.note(describe<float>(x, {p, q}, mode, {y, {}}, {0, {}}));
            }
        }
    });
    return found;
}

/// Checks the ends of the range, `width` floats on both sides of each point where a power starts
/// to overflow, to be subnormal or to vanish, against MPFR.
template <class Power>
[[nodiscard]] tally check_float_edges(Power const& power, int p, int q, std::uint32_t width) {
    tally found;
    judge<float> judged;
    using f = format_bits<float>;
    for (int const edge :
         {f::greatest_exponent + 1, f::least_normal_exponent, binary_format<float>::least_exponent,
          binary_format<float>::least_exponent - 1}) {
        double const log = static_cast<double>(edge) * q / p;
        if (log > f::greatest_exponent || log < binary_format<float>::least_exponent) continue;
        std::uint32_t const middle = to_bits(static_cast<float>(std::exp2(log)));
        std::uint32_t const first = middle > width ? middle - width : 1;
        for (std::uint32_t b = first; b < middle + width && b < f::infinity; ++b) {
            auto const x = from_bits<float>(b);
            judged.prepare(x, p, q);
            for (rounding const mode : all_modes) compare(power, judged, x, {p, q}, mode, found);
        }
    }
    return found;
}

/// The exponents that are tried on every float.
inline constexpr fraction float_exponents[] = {{1, 3}, {-1, 2}, {2, 3}, {3, 2}};

}  // namespace surd::fp::test

#endif
