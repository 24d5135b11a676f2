// SPDX-License-Identifier: BSL-1.0
// Purpose: exact powers and roots of single 64-bit integers, for constant expressions and for
// the rare element that an array kernel cannot decide in floating point.
#ifndef SURD_FP_SMALL_INTEGER_HPP
#define SURD_FP_SMALL_INTEGER_HPP

#include <bit>
#include <cstdint>

namespace surd::fp {

namespace detail {

/// Whether r^k <= n, also where the power exceeds 64 bits. Domain: k >= 1.
[[nodiscard]] constexpr bool power_is_at_most(std::uint64_t r, std::uint64_t k,
                                              std::uint64_t n) noexcept {
    if (r <= 1) return r <= n;
    if (k > 63) return false;
    std::uint64_t power = 1;
    for (std::uint64_t left = k;;) {
        if (left % 2 != 0 && __builtin_mul_overflow(power, r, &power)) return false;
        left /= 2;
        if (left == 0) return power <= n;
        if (__builtin_mul_overflow(r, r, &r)) return false;
    }
}

/// r^k modulo 2^64.
[[nodiscard]] constexpr std::uint64_t wrapped_power(std::uint64_t r, std::uint64_t k) noexcept {
    std::uint64_t power = 1;
    for (; k != 0; k /= 2) {
        if (k % 2 != 0) power *= r;
        r *= r;
    }
    return power;
}

}  // namespace detail

/// Returns the greatest r with r^k <= n. Domain: k >= 1. Cost: a bisection over the bits of r.
[[nodiscard]] constexpr std::uint64_t floor_root(std::uint64_t n, std::uint64_t k) noexcept {
    if (k == 1 || n <= 1) return n;
    if (k > 63) return 1;
    std::uint64_t root = 0;
    int const bits = static_cast<int>(std::bit_width(n));
    for (int bit = (bits - 1) / static_cast<int>(k); bit >= 0; --bit) {
        std::uint64_t const longer = root | std::uint64_t{1} << bit;
        if (detail::power_is_at_most(longer, k, n)) root = longer;
    }
    return root;
}

}  // namespace surd::fp

#endif
