// SPDX-License-Identifier: BSL-1.0
// Purpose: sums of radicals, collected: rational combinations of radicals that differ pairwise by
// no rational factor. Such radicals are linearly independent over the rationals, so a sum is zero
// exactly when no term is left.
#ifndef SURD_RADICAL_RADICAL_SUM_HPP
#define SURD_RADICAL_RADICAL_SUM_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// A finite sum of radicals, like ones collected; exact and total but for its size.
/// Terms are ordered: the rational one first, then by index, then by radicand.
/// Equality is decided, also where radicands hide factors out of reach.
/// Source: A. Besicovitch, On the linear independence of fractional powers of integers, J. London
/// Math. Soc. 15 (1940); L. Mordell, Pacific J. Math. 3 (1953), for any real radicals.
class radical_sum {
public:
    /// 0.
    radical_sum() noexcept = default;
    radical_sum(radical value) {
        if (!value.is_zero()) terms_.push_back(std::move(value));
    }
    radical_sum(rational value) : radical_sum(radical(std::move(value))) {}
    radical_sum(integer value) : radical_sum(radical(std::move(value))) {}
    template <detail::machine_integer T>
    radical_sum(T value) : radical_sum(radical(value)) {}
    template <std::floating_point T>
    radical_sum(T) = delete;
    /// The sum of the terms, which may be alike and in any order.
    explicit radical_sum(std::span<radical const> terms);
    radical_sum(std::initializer_list<radical> terms)
        : radical_sum(std::span(terms.begin(), terms.size())) {}

    [[nodiscard]] std::vector<radical> const& terms() const& noexcept { return terms_; }
    [[nodiscard]] std::vector<radical> terms() && noexcept { return std::move(terms_); }
    [[nodiscard]] std::size_t size() const noexcept { return terms_.size(); }
    /// Whether the value is 0; a decision, not a test of the form.
    [[nodiscard]] bool is_zero() const noexcept { return terms_.empty(); }
    [[nodiscard]] bool is_rational() const noexcept {
        return terms_.empty() || (terms_.size() == 1 && terms_[0].is_rational());
    }
    /// Whether the sum is one radical or 0.
    [[nodiscard]] bool is_radical() const noexcept { return terms_.size() <= 1; }
    /// Whether every radicand is known to be in simplest form.
    [[nodiscard]] bool is_reduced() const noexcept;
    /// The rational term, 0 when there is none.
    [[nodiscard]] rational rational_part() const;
    /// Domain: is_rational().
    [[nodiscard]] rational to_rational() const;
    /// Domain: is_radical().
    [[nodiscard]] radical to_radical() const;

    [[nodiscard]] radical_sum operator-() const;
    radical_sum& operator+=(radical const& term);
    radical_sum& operator+=(radical_sum const& other);
    radical_sum& operator-=(radical const& term) { return *this += -term; }
    radical_sum& operator-=(radical_sum const& other);
    /// A rational multiple. Domain of the quotient: the divisor is not 0.
    radical_sum& operator*=(rational const& c);
    radical_sum& operator/=(rational const& c) { return *this *= reciprocal(c); }

    friend radical_sum operator+(radical_sum a, radical_sum const& b) {
        a += b;
        return a;
    }
    friend radical_sum operator-(radical_sum a, radical_sum const& b) {
        a -= b;
        return a;
    }
    friend radical_sum operator*(radical_sum a, rational const& c) {
        a *= c;
        return a;
    }
    friend radical_sum operator*(rational const& c, radical_sum a) {
        a *= c;
        return a;
    }
    friend bool operator==(radical_sum const& a, radical_sum const& b);

    /// Returns the plain syntax: 1 + sqrt(2) - 1/2*3^(1/3).
    [[nodiscard]] std::string to_string() const;
    /// Returns the Unicode notation: 1 + √2 - ∛3/2.
    [[nodiscard]] std::string to_unicode() const;

private:
    std::vector<radical> terms_;  // none is 0, no two alike, in order
};

/// The sum and difference of two radicals, alike or not.
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator+(R const& a, R const& b) {
    radical_sum sum(a);
    sum += b;
    return sum;
}
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator-(R const& a, R const& b) {
    radical_sum sum(a);
    sum -= b;
    return sum;
}
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator+(R const& a, rational const& b) {
    return a + R(b);
}
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator+(rational const& a, R const& b) {
    return R(a) + b;
}
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator-(R const& a, rational const& b) {
    return a - R(b);
}
template <std::same_as<radical> R>
[[nodiscard]] radical_sum operator-(rational const& a, R const& b) {
    return R(a) - b;
}

namespace detail {

template <class B, class A>
concept sum_beside = std::same_as<A, radical_sum> || std::same_as<B, radical_sum>;

[[nodiscard]] outcome<radical_sum, beyond_limits> product_of_sums(radical_sum const& a,
                                                                  radical_sum const& b,
                                                                  limits const& allowed);
[[nodiscard]] outcome<radical_sum, undefined, beyond_limits> quotient_of_sum(radical_sum const& a,
                                                                             radical const& b,
                                                                             limits const& allowed);
[[nodiscard]] outcome<radical_sum, beyond_limits> power_of_sum(radical_sum const& a,
                                                               std::uint64_t n,
                                                               limits const& allowed);

}  // namespace detail

/// Returns a * b, one of them a sum. Errors: beyond_limits when a radicand or the number of terms
/// exceeds them. Cost: a product of radicals for each pair of terms.
template <class A, detail::sum_beside<A> B>
[[nodiscard]] outcome<radical_sum, beyond_limits> multiply(A const& a, B const& b,
                                                           limits const& allowed = {}) {
    return detail::product_of_sums(a, b, allowed);
}

/// Returns a / b for a single radical b, term by term. Errors: undefined when b = 0;
/// beyond_limits.
template <std::same_as<radical_sum> Sum>
[[nodiscard]] outcome<Sum, undefined, beyond_limits> divide(Sum const& a, radical const& b,
                                                            limits const& allowed = {}) {
    return detail::quotient_of_sum(a, b, allowed);
}

/// Returns a^n, 1 for n = 0 (the empty product). Errors: beyond_limits.
template <std::same_as<radical_sum> Sum>
[[nodiscard]] outcome<Sum, beyond_limits> integer_power(Sum const& a, std::uint64_t n,
                                                        limits const& allowed = {}) {
    return detail::power_of_sum(a, n, allowed);
}

}  // namespace surd

#endif
