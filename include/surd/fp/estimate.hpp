// SPDX-License-Identifier: BSL-1.0
// Purpose: a 64-bit estimate of a root of a long number, by integer logarithm and exponential.
// Good to about 2^-60 relative. No result relies on that: every estimate is checked by an exact
// comparison, a worse one would only cost more comparisons.
#ifndef SURD_FP_ESTIMATE_HPP
#define SURD_FP_ESTIMATE_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include "surd/fp/stack_float.hpp"

namespace surd::fp::detail {

[[nodiscard]] constexpr std::uint64_t high_product(std::uint64_t a, std::uint64_t b) {
    return high_half(static_cast<uint128>(a) * b);
}

inline constexpr std::uint64_t ln2_in_64 = 0xB17217F7D1CF79AB;     // floor(2^64 ln 2)
inline constexpr std::uint64_t log2_e_in_63 = 0xB8AA3B295C17F0BB;  // floor(2^63 / ln 2)
inline constexpr std::uint64_t sqrt2_in_63 = 0xB504F333F9DE6484;   // floor(2^63 sqrt 2)
inline constexpr std::uint64_t one_in_63 = 0x8000000000000000;

// 2^62 * (2 / ln 2) / (2k + 1), the series of log2((1 + z) / (1 - z)) over z; |z| < 0.1716, so
// 13 terms leave 2^-68.
inline constexpr auto log2_series = [] {
    std::array<std::uint64_t, 13> c{};
    for (std::size_t k = 0; k < c.size(); ++k) c[k] = log2_e_in_63 / (2 * k + 1);
    return c;
}();

// 2^63 / (k + 1)!, the series of (exp(t) - 1) / t; t < 0.6932, so 18 terms leave 2^-66.
inline constexpr auto exp_series = [] {
    std::array<std::uint64_t, 18> c{};
    std::uint64_t term = one_in_63;
    for (std::size_t k = 0; k < c.size(); ++k) c[k] = term /= k + 1;
    return c;
}();

/// 2^64 * log2(y / 2^63), in [0, 2^64). Domain: y >= 2^63.
[[nodiscard]] constexpr std::uint64_t log2_of(std::uint64_t y) {
    bool const halved = y > sqrt2_in_63;
    std::uint64_t const a = halved ? y >> 1 : y;
    std::uint64_t const distance = a > one_in_63 ? a - one_in_63 : one_in_63 - a;
    auto const half_sum = (a >> 1) + (one_in_63 >> 1);
    auto const z = low_half((static_cast<uint128>(distance) << 63) / half_sum);
    std::uint64_t const square = high_product(z, z);
    std::uint64_t sum = log2_series.back();
    for (std::size_t k = log2_series.size() - 1; k-- > 0;) {
        sum = log2_series[k] + high_product(sum, square);
    }
    std::uint64_t const size = high_product(z, sum) << 2;
    // Just below a power of two the logarithm must not round up to the next integer.
    if (a < one_in_63) return std::uint64_t{0} - (size == 0 ? 1 : size);
    return size;
}

/// 2^63 * 2^(f / 2^64), in [2^63, 2^64).
[[nodiscard]] constexpr std::uint64_t exp2_of(std::uint64_t f) {
    std::uint64_t const t = high_product(f, ln2_in_64);
    std::uint64_t sum = exp_series.back();
    for (std::size_t k = exp_series.size() - 1; k-- > 0;) {
        sum = exp_series[k] + high_product(sum, t);
    }
    std::uint64_t const rest = high_product(t, sum);
    return rest >= one_in_63 ? ~std::uint64_t{0} : one_in_63 + rest;
}

/// significand * 2^(exponent - 63), with the leading bit of the significand set.
struct estimated {
    std::uint64_t significand;
    int128 exponent;
};

/// floor(2^64 r / q) for r < q <= 2^119.
[[nodiscard]] constexpr std::uint64_t fraction_in_64(uint128 r, uint128 q) {
    if (high_half(q) == 0) return low_half((r << 64) / q);
    std::uint64_t bits = 0;
    for (int i = 0; i < 64; ++i) {
        r <<= 1;
        bits = bits << 1 | (r >= q ? 1U : 0U);
        if (r >= q) r -= q;
    }
    return bits;
}

/// Estimates (y * 2^(e - 63))^(1/q), or its reciprocal. Domain: y >= 2^63; |e| < 2^118.
[[nodiscard]] constexpr estimated estimate_root(std::uint64_t y, int128 e, uint128 q,
                                                bool reciprocal) {
    if (q == 1 && !reciprocal) return {y, e};
    std::uint64_t fraction = log2_of(y);
    if (reciprocal) {
        e = fraction == 0 ? -e : -e - 1;
        fraction = std::uint64_t{0} - fraction;
    }
    if (q == 1) return {exp2_of(fraction), e};
    auto const divisor = static_cast<int128>(q);
    int128 quotient = e / divisor;
    int128 rest = e % divisor;
    if (rest < 0) {
        rest += divisor;
        --quotient;
    }
    std::uint64_t const step = fraction_in_64(static_cast<uint128>(rest), q);
    std::uint64_t const inner = high_half(q) != 0 ? 0 : fraction / low_half(q);
    std::uint64_t const total = step + inner < step ? ~std::uint64_t{0} : step + inner;
    return {exp2_of(total), quotient};
}

}  // namespace surd::fp::detail

#endif
