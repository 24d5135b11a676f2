// SPDX-License-Identifier: BSL-1.0
// Purpose: exact equality and order of radicals, without factoring.
#ifndef SURD_RADICAL_COMPARE_HPP
#define SURD_RADICAL_COMPARE_HPP

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>

#include "surd/number/integer_root.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// Returns the rational s with a = s * b, if there is one. Domain: b is not 0.
/// Source: with both radicands cleared of their common divisor, (r/s)^(1/n) is rational exactly
/// when r and s are perfect n-th powers.
/// Cost: a divisor and two exact roots; nothing is factored or raised to a power.
[[nodiscard]] constexpr std::optional<rational> rational_ratio(radical const& a, radical const& b) {
    SURD_EXPECTS(!b.is_zero(), "rational_ratio needs a divisor other than 0");
    if (a.is_zero()) return rational(0);
    // The index is the degree, which a rational factor does not change.
    if (a.index() != b.index()) return std::nullopt;
    if (a.radicand() == b.radicand()) return a.coefficient() / b.coefficient();
    if (a.is_reduced() && b.is_reduced()) return std::nullopt;
    integer const common = gcd(a.radicand(), b.radicand());
    auto const n = static_cast<std::uint64_t>(a.index());
    auto const top = exact_root(divide_exact(a.radicand(), common), n);
    if (!top) return std::nullopt;
    auto const bottom = exact_root(divide_exact(b.radicand(), common), n);
    if (!bottom) return std::nullopt;
    return a.coefficient() / b.coefficient() * rational(*top, *bottom);
}

namespace detail {

constexpr bool equal_radicals(radical const& a, radical const& b) {
    if (a.index() != b.index()) return false;
    if (a.radicand() == b.radicand()) return a.coefficient() == b.coefficient();
    // Two radicals in simplest form are equal only when all their parts are.
    if (a.is_reduced() && b.is_reduced()) return false;
    if (a.sign() != b.sign()) return false;
    auto const ratio = rational_ratio(a, b);
    return ratio.has_value() && ratio->is_one();
}

/// base^exponent with a flag for what goes beyond 127 bits.
struct power_127 {
    uint128 value = 1;
    bool fits = true;

    constexpr void multiply(uint128 factor) {
        fits = fits && bit_width(value) + bit_width(factor) <= 127;
        if (fits) value *= factor;
    }
    constexpr void multiply_power(std::uint64_t base, std::uint64_t exponent) {
        if (base <= 1) return;
        fits = fits && exponent < 127;
        for (std::uint64_t i = 0; fits && i < exponent; ++i) multiply(base);
    }
    [[nodiscard]] static constexpr int bit_width(uint128 v) {
        auto const high = static_cast<std::uint64_t>(v >> 64);
        return static_cast<int>(high != 0 ? 64 + std::bit_width(high)
                                          : std::bit_width(static_cast<std::uint64_t>(v)));
    }
};

/// The order of |a| and |b| for radicals that are not equal.
[[nodiscard]] std::strong_ordering order_needs_more_than_127_bits_at_run_time(radical const& a,
                                                                              radical const& b);

/// The order of |a| and |b| by raising both to the common index, where that fits 127 bits.
[[nodiscard]] constexpr std::optional<std::strong_ordering> order_in_127_bits(radical const& a,
                                                                              radical const& b) {
    auto const fits = [](radical const& x) {
        return x.coefficient().fits_int64() && x.radicand().fits_int64() && x.index() < 127;
    };
    if (!fits(a) || !fits(b)) return std::nullopt;
    auto const n = static_cast<std::uint64_t>(a.index());
    auto const m = static_cast<std::uint64_t>(b.index());
    std::uint64_t const common = n / gcd(n, m) * m;
    if (common >= 127) return std::nullopt;
    power_127 left;
    power_127 right;
    // |p/q| r^(1/n) against |s/t| u^(1/m): |p|^L t^L r^(L/n) against |s|^L q^L u^(L/m).
    auto const part = [](integer const& x) { return magnitude(x.to_int64()); };
    left.multiply_power(part(a.coefficient().numerator()), common);
    left.multiply_power(part(b.coefficient().denominator()), common);
    left.multiply_power(part(a.radicand()), common / n);
    right.multiply_power(part(b.coefficient().numerator()), common);
    right.multiply_power(part(a.coefficient().denominator()), common);
    right.multiply_power(part(b.radicand()), common / m);
    if (!left.fits || !right.fits) return std::nullopt;
    return left.value < right.value   ? std::strong_ordering::less
           : left.value > right.value ? std::strong_ordering::greater
                                      : std::strong_ordering::equal;
}

constexpr std::strong_ordering compare_radicals(radical const& a, radical const& b) {
    if (a.sign() != b.sign()) return a.sign() <=> b.sign();
    if (a.is_rational() && b.is_rational()) return a.coefficient() <=> b.coefficient();
    if (a.index() == b.index() && a.radicand() == b.radicand())
        return a.coefficient() <=> b.coefficient();
    auto order = order_in_127_bits(a, b);
    if (!order) {
        if (equal_radicals(a, b)) return std::strong_ordering::equal;
        order = order_needs_more_than_127_bits_at_run_time(a, b);
    }
    return a.sign() < 0 ? 0 <=> *order : *order;
}

}  // namespace detail

}  // namespace surd

#endif
