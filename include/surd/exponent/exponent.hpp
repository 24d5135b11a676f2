// SPDX-License-Identifier: BSL-1.0
// Purpose: an exponent p/q, an exact fraction in lowest terms.
// p/q with q > 0 and gcd(p, q) = 1; a number, not a spelling: exponent(2, 6) == exponent(1, 3).
#ifndef SURD_EXPONENT_EXPONENT_HPP
#define SURD_EXPONENT_EXPONENT_HPP

#include <compare>
#include <concepts>
#include <cstdint>
#include <limits>
#include <numeric>

#include "surd/config.hpp"
#include "surd/number/wide.hpp"

namespace surd {

namespace detail {

struct int64_fraction {
    std::int64_t numerator;
    std::int64_t denominator;
};

constexpr uint128 gcd(uint128 a, uint128 b) {
    while (b != 0) {
        auto const r = a % b;
        a = b;
        b = r;
    }
    return a;
}

constexpr bool fits_64(int128 v) {
    return v >= std::numeric_limits<std::int64_t>::min() &&
           v <= std::numeric_limits<std::int64_t>::max();
}

constexpr int64_fraction lowest_terms(int128 p, int128 q) {
    SURD_EXPECTS(q != 0, "an exponent needs a denominator other than zero");
    auto const g = static_cast<int128>(gcd(magnitude(p), magnitude(q)));
    p /= g;
    q /= g;
    if (q < 0) {
        p = -p;
        q = -q;
    }
    SURD_EXPECTS(fits_64(p) && fits_64(q), "this exponent does not fit 64 bits");
    return {static_cast<std::int64_t>(p), static_cast<std::int64_t>(q)};
}

}  // namespace detail

/// An exact rational exponent p/q in lowest terms, q > 0. Structural: usable as a template
/// argument. There is no conversion from a bare int or floating point, since 2/3 is 0 in C++
/// and 1.0/3 is not 1/3; spell it 2_e/3, "2/3"_e or exponent(2, 3).
/// Arithmetic is exact; a result that does not fit 64 bits is a violated precondition.
struct exponent {
    // Public so that the type is structural; use numerator() and index().
    detail::int64_fraction fraction_{0, 1};

    constexpr exponent() = default;
    template <std::integral P, std::integral Q = int>
    constexpr explicit exponent(P p, Q q = 1) : fraction_(detail::lowest_terms(p, q)) {}
    template <std::floating_point Float>
    explicit exponent(Float, auto...) = delete;

    /// p of p/q.
    [[nodiscard]] constexpr std::int64_t numerator() const { return fraction_.numerator; }
    /// q of p/q, the index of the root; positive.
    [[nodiscard]] constexpr std::int64_t index() const { return fraction_.denominator; }

    [[nodiscard]] constexpr int sign() const { return (numerator() > 0) - (numerator() < 0); }
    [[nodiscard]] constexpr bool is_zero() const { return numerator() == 0; }
    [[nodiscard]] constexpr bool is_integer() const { return index() == 1; }
    /// True when an odd root is taken, so that a negative base has a real power.
    [[nodiscard]] constexpr bool has_odd_index() const { return index() % 2 != 0; }
    [[nodiscard]] constexpr bool has_odd_numerator() const { return numerator() % 2 != 0; }

    /// 1/e. Domain: e is not zero.
    [[nodiscard]] constexpr exponent reciprocal() const {
        SURD_EXPECTS(!is_zero(), "the exponent 0 has no reciprocal");
        return from_wide(index(), numerator());
    }

    constexpr exponent operator+() const { return *this; }
    constexpr exponent operator-() const {
        return from_wide(-static_cast<detail::int128>(numerator()), index());
    }
    friend constexpr exponent operator+(exponent a, exponent b) { return sum(a, b, 1); }
    friend constexpr exponent operator-(exponent a, exponent b) { return sum(a, b, -1); }
    friend constexpr exponent operator*(exponent a, exponent b) {
        // Cross-reduced first, so that the products fit whenever the result does.
        auto const left = detail::lowest_terms(a.numerator(), b.index());
        auto const right = detail::lowest_terms(b.numerator(), a.index());
        return from_wide(static_cast<detail::int128>(left.numerator) * right.numerator,
                         static_cast<detail::int128>(left.denominator) * right.denominator);
    }
    friend constexpr exponent operator/(exponent a, exponent b) { return a * b.reciprocal(); }
    template <std::integral Integer>
    friend constexpr exponent operator/(exponent a, Integer q) {
        return a / exponent(q);
    }
    template <std::integral Integer>
    friend constexpr exponent operator*(exponent a, Integer k) {
        return a * exponent(k);
    }
    template <std::integral Integer>
    friend constexpr exponent operator*(Integer k, exponent a) {
        return exponent(k) * a;
    }

    friend constexpr bool operator==(exponent a, exponent b) {
        return a.numerator() == b.numerator() && a.index() == b.index();
    }
    friend constexpr std::strong_ordering operator<=>(exponent a, exponent b) {
        return static_cast<detail::int128>(a.numerator()) * b.index() <=>
               static_cast<detail::int128>(b.numerator()) * a.index();
    }

private:
    static constexpr exponent from_wide(detail::int128 p, detail::int128 q) {
        exponent result;
        result.fraction_ = detail::lowest_terms(p, q);
        return result;
    }
    static constexpr exponent sum(exponent a, exponent b, int sign_of_b) {
        auto const g = std::gcd(a.index(), b.index());
        auto const scale_a = static_cast<detail::int128>(b.index() / g);
        auto const scale_b = static_cast<detail::int128>(a.index() / g) * sign_of_b;
        return from_wide(a.numerator() * scale_a + b.numerator() * scale_b, a.index() * scale_a);
    }
};

}  // namespace surd

#endif
