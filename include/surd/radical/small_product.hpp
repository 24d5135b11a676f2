// SPDX-License-Identifier: BSL-1.0
// Purpose: a product of rational powers of 64-bit numbers in simplest form, without memory.
// (b1^e1 * b2^e2 * ...)^(1/n) with pairwise coprime b, none of them a perfect power.
#ifndef SURD_RADICAL_SMALL_PRODUCT_HPP
#define SURD_RADICAL_SMALL_PRODUCT_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "surd/number/factor_64.hpp"
#include "surd/radical/radical.hpp"

namespace surd::detail {

/// Collects the parts b^e of a value (product of all b^e)^(1/n) and makes the radical of it.
class small_product {
public:
    /// Exponents stay below this, so that sums and products with a multiplicity fit 64 bits.
    static constexpr std::int64_t exponent_limit = std::int64_t{1} << 52;

    constexpr explicit small_product(std::int64_t n) noexcept : index_(n) {}

    /// Multiplies by base^exponent, whose prime factors that matter are split off: those whose
    /// `power`-th power divides the base. Domain: base >= 1 coprime to all before.
    constexpr void add(std::uint64_t base, std::int64_t exponent, std::uint64_t power,
                       work_budget& budget) {
        if (base == 1) return;
        factorization_64 const found = factor_powers(base, power, budget);
        reduced_ = reduced_ && found.complete;
        for (power_factor_64 const& f : found) push(f.base, exponent * std::int64_t{f.exponent});
    }

    /// The same for a base that may share primes with those before: all its primes are split off,
    /// so that equal ones meet. Sets `is_complete` to false when that is out of reach.
    constexpr void add_any(std::uint64_t base, std::int64_t exponent, work_budget& budget) {
        if (base == 1) return;
        factorization_64 const found = factor(base, budget);
        complete_ = complete_ && found.complete;
        for (power_factor_64 const& f : found) {
            std::int64_t const e = exponent * std::int64_t{f.exponent};
            std::size_t i = 0;
            while (i < size_ && parts_[i].base != f.base) ++i;
            if (i == size_) {
                push(f.base, e);
            } else {
                parts_[i].exponent += e;
            }
        }
    }

    /// Returns c times the root, or nothing when a part of it exceeds 127 bits.
    [[nodiscard]] constexpr std::optional<radical> times(rational const& c) const {
        if (!complete_) return std::nullopt;
        power_127 top;
        power_127 bottom;
        auto const n = static_cast<std::uint64_t>(index_);
        std::uint64_t common = n;
        std::array<std::uint64_t, capacity> inside;
        for (std::size_t i = 0; i < size_; ++i) {
            // exponent = whole * n + rest with 0 <= rest < n
            std::int64_t whole = parts_[i].exponent / index_;
            std::int64_t rest = parts_[i].exponent % index_;
            if (rest < 0) {
                rest += index_;
                --whole;
            }
            if (whole >= 0) {
                top.multiply_power(parts_[i].base, static_cast<std::uint64_t>(whole));
            } else {
                bottom.multiply_power(parts_[i].base, static_cast<std::uint64_t>(-whole));
            }
            inside[i] = static_cast<std::uint64_t>(rest);
            if (rest != 0) common = common == 1 ? 1 : gcd(common, inside[i]);
        }
        power_127 radicand;
        for (std::size_t i = 0; i < size_; ++i)
            radicand.multiply_power(parts_[i].base, common == 1 ? inside[i] : inside[i] / common);
        if (!top.fits || !bottom.fits || !radicand.fits) return std::nullopt;
        // Powers of different coprime numbers: nothing cancels.
        auto factor_out =
            rational::from_lowest_terms(integer_from(static_cast<int128>(top.value)),
                                        integer_from(static_cast<int128>(bottom.value)));
        return radical_access::make(c.is_one() ? std::move(factor_out) : c * factor_out,
                                    integer_from(static_cast<int128>(radicand.value)),
                                    static_cast<std::int64_t>(n / common), reduced_);
    }

private:
    struct part {
        std::uint64_t base;
        std::int64_t exponent;
    };
    // Three factorizations of at most 15 primes each.
    static constexpr std::size_t capacity = 45;

    constexpr void push(std::uint64_t base, std::int64_t exponent) {
        parts_[size_].base = base;
        parts_[size_++].exponent = exponent;
    }

    std::int64_t index_;
    std::size_t size_ = 0;
    bool reduced_ = true;
    bool complete_ = true;
    std::array<part, capacity> parts_;
};

/// The least multiplicity of a prime in b that lets an n-th power hide in b^part: ceil(n/part).
[[nodiscard]] constexpr std::uint64_t least_hidden_power(std::uint64_t n, std::uint64_t part) {
    return n / part + (n % part != 0);
}

/// Returns (top/bottom)^(m/n) in simplest form, or nothing when it exceeds 127 bits.
/// Domain: top, bottom >= 1 coprime; m/n in lowest terms, n >= 1.
[[nodiscard]] constexpr std::optional<radical> small_power(std::uint64_t top, std::uint64_t bottom,
                                                           std::int64_t m, std::int64_t n,
                                                           work_budget& budget) {
    if (m < 0) {
        if (m <= -small_product::exponent_limit) return std::nullopt;
        std::swap(top, bottom);
        m = -m;
    }
    if (m >= small_product::exponent_limit) return std::nullopt;
    if (n == 1) {
        power_127 numerator;
        power_127 denominator;
        numerator.multiply_power(top, static_cast<std::uint64_t>(m));
        denominator.multiply_power(bottom, static_cast<std::uint64_t>(m));
        if (!numerator.fits || !denominator.fits) return std::nullopt;
        return radical(
            rational::from_lowest_terms(integer_from(static_cast<int128>(numerator.value)),
                                        integer_from(static_cast<int128>(denominator.value))));
    }
    auto const index = static_cast<std::uint64_t>(n);
    std::uint64_t const rest = static_cast<std::uint64_t>(m) % index;
    if (rest == 0) return small_power(top, bottom, 1, 1, budget);  // not in lowest terms
    small_product product(n);
    product.add(top, m, least_hidden_power(index, rest), budget);
    product.add(bottom, -m, least_hidden_power(index, index - rest), budget);
    return product.times(rational(1));
}

}  // namespace surd::detail

#endif
