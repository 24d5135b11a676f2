// SPDX-License-Identifier: BSL-1.0
// Purpose: products modulo an odd 64-bit number without division.
#ifndef SURD_NUMBER_MODULAR_HPP
#define SURD_NUMBER_MODULAR_HPP

#include <cstdint>

#include "surd/number/wide.hpp"

namespace surd::detail {

/// Returns the inverse of an odd number modulo 2^64.
/// Source: Newton's iteration; x = 3a xor 2 is right to 5 bits, each step doubles that.
[[nodiscard]] constexpr std::uint64_t inverse_mod_2_64(std::uint64_t a) noexcept {
    std::uint64_t x = (3 * a) ^ 2;
    for (int i = 0; i < 4; ++i) x *= 2 - a * x;
    return x;
}

[[nodiscard]] constexpr std::uint64_t power_mod_2_64(std::uint64_t base,
                                                     std::uint64_t exponent) noexcept {
    std::uint64_t result = exponent % 2 == 1 ? base : 1;
    for (exponent /= 2; exponent != 0; exponent /= 2) {
        base *= base;
        if (exponent % 2 == 1) result *= base;
    }
    return result;
}

/// Arithmetic modulo an odd number m > 1 on residues x stored as x * 2^64 mod m.
/// Source: P. Montgomery, Modular multiplication without trial division, Math. Comp. 44 (1985).
class montgomery_64 {
public:
    constexpr explicit montgomery_64(std::uint64_t modulus) noexcept
        : modulus_(modulus),
          inverse_(inverse_mod_2_64(modulus)),
          one_(static_cast<std::uint64_t>((uint128{1} << 64) % modulus)),
          square_(static_cast<std::uint64_t>(uint128{one_} * one_ % modulus)) {}

    [[nodiscard]] constexpr std::uint64_t modulus() const noexcept { return modulus_; }
    [[nodiscard]] constexpr std::uint64_t one() const noexcept { return one_; }
    [[nodiscard]] constexpr std::uint64_t minus_one() const noexcept { return modulus_ - one_; }

    /// The stored form of x; x need not be below the modulus.
    [[nodiscard]] constexpr std::uint64_t from(std::uint64_t x) const noexcept {
        return multiply(x % modulus_, square_);
    }
    /// Domain: a and b below the modulus. The result is below it too.
    [[nodiscard]] constexpr std::uint64_t multiply(std::uint64_t a,
                                                   std::uint64_t b) const noexcept {
        uint128 const product = uint128{a} * b;
        std::uint64_t const high = static_cast<std::uint64_t>(product >> 64);
        std::uint64_t const q = static_cast<std::uint64_t>(product) * inverse_;
        std::uint64_t const back = static_cast<std::uint64_t>((uint128{q} * modulus_) >> 64);
        return high >= back ? high - back : high - back + modulus_;
    }
    [[nodiscard]] constexpr std::uint64_t add(std::uint64_t a, std::uint64_t b) const noexcept {
        return a >= modulus_ - b ? a - (modulus_ - b) : a + b;
    }
    [[nodiscard]] constexpr std::uint64_t power(std::uint64_t base,
                                                std::uint64_t exponent) const noexcept {
        std::uint64_t result = one_;
        for (; exponent != 0; exponent /= 2) {
            if (exponent % 2 == 1) result = multiply(result, base);
            base = multiply(base, base);
        }
        return result;
    }

private:
    std::uint64_t modulus_;
    std::uint64_t inverse_;
    std::uint64_t one_;     // 2^64 mod m
    std::uint64_t square_;  // 2^128 mod m
};

}  // namespace surd::detail

#endif
