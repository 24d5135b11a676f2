// SPDX-License-Identifier: BSL-1.0
// Purpose: certified arithmetic on dyadic balls (midpoint +- radius) * 2^exponent.
// Every operation returns a ball that contains the exact result for every choice of operands
// in the given balls; `precision` only says how many bits of the midpoint are worth keeping.
#ifndef SURD_SRC_REAL_BALL_HPP
#define SURD_SRC_REAL_BALL_HPP

#include <cstdint>
#include <optional>

#include "surd/number/integer.hpp"
#include "surd/number/rational.hpp"

namespace surd::detail {

/// The reals x with |x - midpoint * 2^exponent| <= radius * 2^exponent.
struct ball {
    integer midpoint;
    std::uint64_t radius = 0;
    std::int64_t exponent = 0;

    ball() = default;
    explicit ball(integer value) : midpoint(std::move(value)) {}
    ball(integer m, std::uint64_t r, std::int64_t e)
        : midpoint(std::move(m)), radius(r), exponent(e) {}

    [[nodiscard]] bool is_exact() const noexcept { return radius == 0; }
    /// Returns -1 or 1 when every number in the ball has that sign, 0 for the exact 0, nothing
    /// when the ball does not tell.
    [[nodiscard]] std::optional<int> sign() const;
    [[nodiscard]] bool contains_zero() const;
    [[nodiscard]] bool excludes_zero() const { return !contains_zero(); }
    /// Returns k with |x| < 2^k for every x in the ball; a very negative number for the exact 0.
    [[nodiscard]] std::int64_t magnitude_exponent() const;
    /// Returns k with radius * 2^exponent < 2^k.
    [[nodiscard]] std::int64_t error_exponent() const;
};

/// Far below every exponent in use, yet safe to add to.
inline constexpr std::int64_t exponent_of_zero = std::int64_t{-1} << 50;

/// The ball (m +- r) * 2^e for a radius of any size, cut to the precision.
[[nodiscard]] ball cut_ball(integer m, integer const& r, std::int64_t e, std::uint64_t precision);
[[nodiscard]] ball rounded(ball const& a, std::uint64_t precision);
[[nodiscard]] ball ball_of(rational const& value, std::uint64_t precision);
[[nodiscard]] ball negated(ball a);
[[nodiscard]] ball absolute(ball a);
[[nodiscard]] ball add(ball const& a, ball const& b, std::uint64_t precision);
[[nodiscard]] ball multiply(ball const& a, ball const& b, std::uint64_t precision);
/// Nothing when the divisor may be 0.
[[nodiscard]] std::optional<ball> divide(ball const& a, ball const& b, std::uint64_t precision);
[[nodiscard]] ball power(ball const& a, std::uint64_t exponent, std::uint64_t precision);

/// Encloses the real n-th roots of the numbers in a; for even n the caller knows that the number
/// meant is not negative, so a part of the ball below 0 is ignored. Domain: n >= 1.
/// Source: (1 - t)^(1/n) >= 1 - t and (1 + t)^(1/n) <= 1 + t/n for 0 <= t <= 1.
[[nodiscard]] ball root(ball const& a, std::uint64_t n, std::uint64_t precision);

/// floor and ceiling of the ends, at the given scale: lower/2^scale <= x <= upper/2^scale.
struct scaled_ends {
    integer lower;
    integer upper;
};
[[nodiscard]] scaled_ends ends_at_scale(ball const& a, std::int64_t scale);

}  // namespace surd::detail

#endif
