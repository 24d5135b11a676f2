// SPDX-License-Identifier: BSL-1.0
// Purpose: one real radical c * r^(1/n) in simplest form; the rational numbers are among them.
// c rational, r >= 1 an integer, n >= 1 the degree of the value over the rationals; r is free of
// n-th powers where is_reduced(). A rational value has r = n = 1.
#ifndef SURD_RADICAL_RADICAL_HPP
#define SURD_RADICAL_RADICAL_HPP

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "surd/config.hpp"
#include "surd/number/rational.hpp"

namespace surd {

class radical;

namespace detail {
struct radical_access;
[[nodiscard]] constexpr bool equal_radicals(radical const& a, radical const& b);
[[nodiscard]] constexpr std::strong_ordering compare_radicals(radical const& a, radical const& b);
}  // namespace detail

/// The real number coefficient() * radicand()^(1/index()), always exact.
/// Invariant: radicand() is no perfect d-th power for any d > 1 that divides index(), so index()
///   is the degree of the value and is as small as possible, whether or not is_reduced().
/// Only where factoring was out of reach is is_reduced() false: then radicand() may still hide
///   an n-th power; the value, equality and order are exact all the same.
/// Cost: nothing allocates while the three parts fit 64 bits.
class radical {
public:
    /// 0.
    constexpr radical() noexcept = default;
    constexpr radical(rational value) noexcept : coefficient_(std::move(value)) {}
    constexpr radical(integer value) noexcept : coefficient_(std::move(value)) {}
    template <detail::machine_integer T>
    constexpr radical(T value) : coefficient_(value) {}
    template <std::floating_point T>
    radical(T) = delete;  // a radical is exact; see exact_rational in number

    [[nodiscard]] constexpr rational const& coefficient() const& noexcept { return coefficient_; }
    [[nodiscard]] constexpr integer const& radicand() const& noexcept { return radicand_; }
    [[nodiscard]] constexpr rational coefficient() && noexcept { return std::move(coefficient_); }
    [[nodiscard]] constexpr integer radicand() && noexcept { return std::move(radicand_); }
    [[nodiscard]] constexpr std::int64_t index() const noexcept { return index_; }
    /// Whether the radicand is known to be free of index()-th powers.
    [[nodiscard]] constexpr bool is_reduced() const noexcept { return reduced_; }

    [[nodiscard]] constexpr bool is_rational() const noexcept { return index_ == 1; }
    [[nodiscard]] constexpr bool is_integer() const noexcept {
        return is_rational() && coefficient_.is_integer();
    }
    [[nodiscard]] constexpr bool is_zero() const noexcept { return coefficient_.is_zero(); }
    /// Returns -1, 0 or 1.
    [[nodiscard]] constexpr int sign() const noexcept { return coefficient_.sign(); }
    /// Domain: is_rational().
    [[nodiscard]] constexpr rational const& to_rational() const& {
        SURD_EXPECTS(is_rational(), "to_rational needs a radical whose value is rational");
        return coefficient_;
    }

    [[nodiscard]] constexpr radical operator-() const {
        return radical(-coefficient_, radicand_, index_, reduced_);
    }
    [[nodiscard]] constexpr radical const& operator+() const noexcept { return *this; }

    /// Exact, and without factoring: the degrees agree and the ratio of the values is 1.
    friend constexpr bool operator==(radical const& a, radical const& b) {
        return detail::equal_radicals(a, b);
    }
    /// Exact: enclosures of the logarithms, refined until they part once equality is excluded.
    friend constexpr std::strong_ordering operator<=>(radical const& a, radical const& b) {
        return detail::compare_radicals(a, b);
    }

    /// Returns the plain syntax, which the program reads back: 2*18^(1/3), -1/2*sqrt(2), 81/16.
    /// A radicand s^m of more than 20 digits is shown as a power: 13^(1000/3123).
    [[nodiscard]] std::string to_string() const;
    /// Returns the Unicode notation: 2∛18, -√2/2, 3·⁵√2.
    [[nodiscard]] std::string to_unicode() const;

private:
    friend struct detail::radical_access;

    constexpr radical(rational c, integer r, std::int64_t n, bool reduced) noexcept
        : coefficient_(std::move(c)), radicand_(std::move(r)), index_(n), reduced_(reduced) {}

    rational coefficient_;
    integer radicand_ = 1;
    std::int64_t index_ = 1;
    bool reduced_ = true;
};

namespace detail {

/// The way in for code that has established the invariant itself.
struct radical_access {
    /// c * r^(1/n). Domain: c != 0 or n = 1, and the invariant of the class.
    [[nodiscard]] static constexpr radical make(rational c, integer r, std::int64_t n,
                                                bool reduced) noexcept {
        return radical(std::move(c), std::move(r), n, reduced);
    }
};

}  // namespace detail

[[nodiscard]] constexpr radical abs(radical const& a) { return a.sign() < 0 ? -a : a; }

/// A rational multiple of a radical is in simplest form as it stands.
/// Templates, so that a product without a radical in it never looks here.
template <std::same_as<radical> R>
[[nodiscard]] constexpr R operator*(R const& a, rational const& c) {
    if (c.is_zero()) return {};
    return detail::radical_access::make(a.coefficient() * c, a.radicand(), a.index(),
                                        a.is_reduced());
}
template <std::same_as<radical> R>
[[nodiscard]] constexpr R operator*(rational const& c, R const& a) {
    return a * c;
}

}  // namespace surd

#include "surd/radical/compare.hpp"  // IWYU pragma: export

#endif
