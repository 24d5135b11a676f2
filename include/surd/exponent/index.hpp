// SPDX-License-Identifier: BSL-1.0
// Purpose: the index of a root, a positive integer.
#ifndef SURD_EXPONENT_INDEX_HPP
#define SURD_EXPONENT_INDEX_HPP

#include <concepts>
#include <cstdint>

#include "surd/exponent/exponent.hpp"

namespace surd {

/// The index n of a root; n >= 1. Structural. No implicit conversion from int: the order of
/// root(x, n) must not be guessed, so a run-time index is spelled index(n).
struct index {
    std::int64_t value_ = 2;

    template <std::integral Integer>
    constexpr explicit index(Integer n) : value_(static_cast<std::int64_t>(n)) {
        SURD_EXPECTS(n >= 1, "the index of a root must be a positive integer");
    }
    template <std::floating_point Float>
    explicit index(Float) = delete;

    [[nodiscard]] constexpr std::int64_t value() const { return value_; }
    [[nodiscard]] constexpr bool is_odd() const { return value_ % 2 != 0; }
    /// The exponent 1/n.
    [[nodiscard]] constexpr exponent as_exponent() const { return exponent(1, value_); }
    friend auto operator<=>(index, index) = default;
};

}  // namespace surd

#endif
