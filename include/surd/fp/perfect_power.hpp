// SPDX-License-Identifier: BSL-1.0
// Purpose: which 64-bit integers are powers of smaller ones, and of which.
#ifndef SURD_FP_PERFECT_POWER_HPP
#define SURD_FP_PERFECT_POWER_HPP

#include <cstddef>
#include <cstdint>
#include <span>

namespace surd::fp {

/// base^exponent with the largest exponent that an integer base allows; exponent 1 for an
/// integer that is no perfect power.
struct integer_power {
    std::int64_t base;
    std::int64_t exponent;
    friend bool operator==(integer_power, integer_power) = default;
};

/// Whether n = b^k for an integer b and some k >= 2; so 0, 1, -1 and -8 are, -4 is not.
/// Cost: some nanoseconds: residues exclude nearly all others before a root is taken.
[[nodiscard]] bool is_perfect_power(std::int64_t n) noexcept;

/// Returns the form with the largest exponent. 0, 1 and -1 are powers of themselves for any odd
/// exponent, and are given exponent 1.
[[nodiscard]] integer_power perfect_power(std::int64_t n) noexcept;

/// Tests an array: perfect[i] is 1 or 0. Returns how many are perfect powers.
/// Domain: spans of one length.
std::size_t perfect_powers(std::span<std::int64_t const> in,
                           std::span<std::uint8_t> perfect) noexcept;

}  // namespace surd::fp

#endif
