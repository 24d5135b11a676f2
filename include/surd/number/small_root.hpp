// SPDX-License-Identifier: BSL-1.0
// Purpose: integer roots of 64-bit numbers.
#ifndef SURD_NUMBER_SMALL_ROOT_HPP
#define SURD_NUMBER_SMALL_ROOT_HPP

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace surd::detail {

/// Returns base^exponent, or the largest uint64 when that is exceeded. Domain: exponent >= 1.
[[nodiscard]] constexpr std::uint64_t saturating_power(std::uint64_t base,
                                                       std::uint64_t exponent) noexcept {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    if (base <= 1) return base;
    if (exponent > 63) return largest;
    std::uint64_t result = 1;
    for (std::uint64_t i = exponent;;) {
        if (i % 2 == 1 && __builtin_mul_overflow(result, base, &result)) return largest;
        i /= 2;
        if (i == 0) return result;
        if (__builtin_mul_overflow(base, base, &base)) return largest;
    }
}

/// Whether root^index <= n, also where the power is beyond 64 bits. Domain: index >= 1.
[[nodiscard]] constexpr bool power_is_at_most(std::uint64_t root, std::uint64_t index,
                                              std::uint64_t n) noexcept {
    if (root <= 1) return root <= n;
    std::uint64_t power = 1;
    if (index > 63) return false;
    for (std::uint64_t i = index;;) {
        if (i % 2 == 1 && __builtin_mul_overflow(power, root, &power)) return false;
        i /= 2;
        if (i == 0) return power <= n;
        if (__builtin_mul_overflow(root, root, &root)) return false;
    }
}

/// Returns an estimate of the index-th root, off by one at most in practice; its callers correct
/// it with exact integers, so no bound on it is relied upon. Domain: index >= 2, n >= 1.
[[nodiscard]] inline std::uint64_t root_estimate(std::uint64_t n, std::uint64_t index) noexcept {
    double const x = static_cast<double>(n);
    return static_cast<std::uint64_t>(
        index == 2 ? std::sqrt(x) : std::exp2(std::log2(x) / static_cast<double>(index)) + 0.5);
}

/// Returns the greatest r with r^index <= n. Domain: index >= 1.
/// Cost: about 5 ns for square roots, 15 ns otherwise; in constant expressions a bisection.
[[nodiscard]] constexpr std::uint64_t floor_root_64(std::uint64_t n, std::uint64_t index) noexcept {
    if (index == 1 || n <= 1) return n;
    if (index > 63) return 1;
    if (std::is_constant_evaluated()) {
        int const bits = static_cast<int>(std::bit_width(n));
        std::uint64_t root = 0;
        for (int i = (bits - 1) / static_cast<int>(index); i >= 0; --i) {
            std::uint64_t const longer = root | std::uint64_t{1} << i;
            if (power_is_at_most(longer, index, n)) root = longer;
        }
        return root;
    }
    std::uint64_t root = root_estimate(n, index);
    while (!power_is_at_most(root, index, n)) --root;
    while (power_is_at_most(root + 1, index, n)) ++root;
    return root;
}

/// Returns r >= 0 with r^index = n, or `no_root_64`. Domain: index >= 1.
inline constexpr std::uint64_t no_root_64 = std::numeric_limits<std::uint64_t>::max();
[[nodiscard]] constexpr std::uint64_t exact_root_64(std::uint64_t n, std::uint64_t index) noexcept {
    if (index == 1 || n <= 1) return n;
    if (index > 63) return no_root_64;
    std::uint64_t const root = floor_root_64(n, index);
    return saturating_power(root, index) == n ? root : no_root_64;
}

}  // namespace surd::detail

#endif
