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

/// Returns base^exponent, or 0 when that is beyond 64 bits. Domain: base, exponent >= 1.
[[nodiscard]] constexpr std::uint64_t power_or_zero(std::uint64_t base,
                                                    std::uint64_t exponent) noexcept {
    if (base <= 1) return base;
    if (exponent > 63) return 0;
    std::uint64_t result = 1;
    for (std::uint64_t i = exponent;;) {
        if (i % 2 == 1 && __builtin_mul_overflow(result, base, &result)) return 0;
        i /= 2;
        if (i == 0) return result;
        if (__builtin_mul_overflow(base, base, &base)) return 0;
    }
}

/// The same, but the largest uint64 beyond 64 bits, and base 0 allowed.
[[nodiscard]] constexpr std::uint64_t saturating_power(std::uint64_t base,
                                                       std::uint64_t exponent) noexcept {
    std::uint64_t const power = power_or_zero(base, exponent);
    return power == 0 && base != 0 ? std::numeric_limits<std::uint64_t>::max() : power;
}

/// Whether root^index <= n, also where the power is beyond 64 bits. Domain: index >= 1.
[[nodiscard]] constexpr bool power_is_at_most(std::uint64_t root, std::uint64_t index,
                                              std::uint64_t n) noexcept {
    std::uint64_t const power = power_or_zero(root, index);
    return power <= n && (power != 0 || root == 0);
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
/// Exactness: only the two integers next to the estimate are tried. Square roots are correctly
/// rounded, and for the finitely many cubes and higher powers below 2^64 the tests go through all.
inline constexpr std::uint64_t no_root_64 = std::numeric_limits<std::uint64_t>::max();
[[nodiscard]] constexpr std::uint64_t exact_root_64(std::uint64_t n, std::uint64_t index) noexcept {
    if (index == 1 || n <= 1) return n;
    if (index > 63) return no_root_64;
    if (std::countr_zero(n) % static_cast<int>(index) != 0) return no_root_64;
    std::uint64_t root = 0;
    if (std::is_constant_evaluated()) {
        root = floor_root_64(n, index);
    } else if (index == 2) {
        root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n)) + 0.5);
        return root * root == n ? root : no_root_64;  // 2^32 squared wraps to 0, which n is not
    } else {
        root = root_estimate(n, index);
    }
    return power_or_zero(root, index) == n ? root : no_root_64;
}

}  // namespace surd::detail

#endif
