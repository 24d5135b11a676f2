// SPDX-License-Identifier: BSL-1.0
// Purpose: sums, products, quotients and powers of dyadic balls.
#include "real/ball.hpp"

#include <algorithm>
#include <bit>

namespace surd::detail {

namespace {

constexpr std::uint64_t slack = 16;        // a midpoint may be this many bits longer than asked
constexpr std::uint64_t radius_bits = 32;  // a radius is kept below 2^33

ball at_exponent(ball const& a, std::int64_t e) {
    if (a.exponent == e) return a;
    if (a.exponent > e) {
        auto const up = static_cast<std::uint64_t>(a.exponent - e);
        return {shift_left(a.midpoint, up), a.radius == 0 ? 0 : a.radius << up, e};
    }
    auto const down = static_cast<std::uint64_t>(e - a.exponent);
    return {shift_right(a.midpoint, down), (down < 64 ? a.radius >> down : 0) + 2, e};
}

std::int64_t top(ball const& a) {
    return a.exponent + static_cast<std::int64_t>(a.midpoint.bit_length());
}

}  // namespace

ball cut_ball(integer m, integer const& r, std::int64_t e, std::uint64_t precision) {
    std::uint64_t const length = m.bit_length();
    std::uint64_t drop = length > precision + slack ? length - precision : 0;
    std::uint64_t const r_length = r.bit_length();
    if (r_length > radius_bits) drop = std::max(drop, r_length - radius_bits);
    if (drop == 0) return {std::move(m), r.to_uint64(), e};
    // Rounding the midpoint down costs less than 1, rounding the radius down less than 1.
    return {shift_right(m, drop), shift_right(r, drop).to_uint64() + 2,
            e + static_cast<std::int64_t>(drop)};
}

std::optional<int> ball::sign() const {
    if (radius == 0) return midpoint.sign();
    if (contains_zero()) return std::nullopt;
    return midpoint.sign();
}

bool ball::contains_zero() const {
    if (midpoint.bit_length() > 64) return false;
    return surd::abs(midpoint) <= integer(radius);
}

std::int64_t ball::magnitude_exponent() const {
    if (midpoint.is_zero() && radius == 0) return exponent_of_zero;
    std::uint64_t const longer =
        std::max(midpoint.bit_length(), static_cast<std::uint64_t>(std::bit_width(radius)));
    return exponent + static_cast<std::int64_t>(longer) + 1;
}

std::int64_t ball::error_exponent() const {
    if (radius == 0) return exponent_of_zero;
    return exponent + std::bit_width(radius);
}

ball rounded(ball const& a, std::uint64_t precision) {
    return cut_ball(a.midpoint, integer(a.radius), a.exponent, precision);
}

ball ball_of(rational const& value, std::uint64_t precision) {
    if (value.is_integer()) return rounded(ball(value.numerator()), precision);
    return *divide(ball(value.numerator()), ball(value.denominator()), precision);
}

ball negated(ball a) {
    a.midpoint = -a.midpoint;
    return a;
}

ball absolute(ball a) {
    // | |x| - |m| | <= |x - m|, so the same radius serves.
    if (a.midpoint.sign() < 0) a.midpoint = -a.midpoint;
    return a;
}

ball add(ball const& a, ball const& b, std::uint64_t precision) {
    if (a.midpoint.is_zero() && a.radius == 0) return b;
    if (b.midpoint.is_zero() && b.radius == 0) return a;
    std::int64_t e = std::min(a.exponent, b.exponent);
    e = std::max(e, std::max(top(a), top(b)) - static_cast<std::int64_t>(precision + slack));
    for (ball const* part : {&a, &b})
        if (part->radius != 0)
            e = std::max(e, part->error_exponent() - static_cast<std::int64_t>(radius_bits));
    ball const x = at_exponent(a, e);
    ball const y = at_exponent(b, e);
    return cut_ball(x.midpoint + y.midpoint, integer(x.radius + y.radius), e, precision);
}

ball multiply(ball const& a, ball const& b, std::uint64_t precision) {
    integer radius;
    if (a.radius != 0) radius += surd::abs(b.midpoint) * integer(a.radius);
    if (b.radius != 0) radius += surd::abs(a.midpoint) * integer(b.radius);
    if (a.radius != 0 && b.radius != 0) radius += integer(a.radius) * integer(b.radius);
    return cut_ball(a.midpoint * b.midpoint, radius, a.exponent + b.exponent, precision);
}

std::optional<ball> divide(ball const& a, ball const& b, std::uint64_t precision) {
    if (b.contains_zero()) return std::nullopt;
    // q = floor(A 2^k / B). For x = A + s, y = B + t with |s| <= ra, |t| <= rb:
    // |x/y - A/B| <= (ra + |A/B| rb) / (|B| - rb).
    std::uint64_t const want = precision + b.midpoint.bit_length() + 1;
    std::uint64_t const have = a.midpoint.bit_length();
    std::uint64_t const k = want > have ? want - have : 0;
    integer quotient = floor_quotient(shift_left(a.midpoint, k), b.midpoint);
    integer radius = 1;
    if (a.radius != 0 || b.radius != 0) {
        integer const numerator =
            shift_left(integer(a.radius), k) + (surd::abs(quotient) + 1) * integer(b.radius);
        radius += floor_quotient(numerator, surd::abs(b.midpoint) - integer(b.radius)) + 1;
    }
    return cut_ball(std::move(quotient), radius,
                    a.exponent - b.exponent - static_cast<std::int64_t>(k), precision);
}

ball power(ball const& a, std::uint64_t exponent, std::uint64_t precision) {
    ball result(integer(1));
    ball square = a;
    for (std::uint64_t e = exponent; e != 0; e >>= 1) {
        if (e & 1) result = multiply(result, square, precision);
        if (e > 1) square = multiply(square, square, precision);
    }
    return result;
}

scaled_ends ends_at_scale(ball const& a, std::int64_t scale) {
    integer const lower = a.midpoint - integer(a.radius);
    integer const upper = a.midpoint + integer(a.radius);
    std::int64_t const shift = a.exponent + scale;
    if (shift >= 0) {
        auto const up = static_cast<std::uint64_t>(shift);
        return {shift_left(lower, up), shift_left(upper, up)};
    }
    auto const down = static_cast<std::uint64_t>(-shift);
    return {shift_right(lower, down), -shift_right(-upper, down)};
}

}  // namespace surd::detail
