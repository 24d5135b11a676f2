// SPDX-License-Identifier: BSL-1.0
// Purpose: an exact fraction in lowest terms with a positive denominator.
#ifndef SURD_NUMBER_RATIONAL_HPP
#define SURD_NUMBER_RATIONAL_HPP

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "surd/number/integer.hpp"

namespace surd {

/// numerator/denominator in lowest terms, denominator > 0; so equality is equality of parts.
/// Made from integers and machine integers, never from floating point.
/// Cost: while both parts fit 64 bits, no operation allocates.
class rational {
public:
    constexpr rational() noexcept = default;
    constexpr rational(integer value) noexcept : numerator_(std::move(value)) {}
    template <detail::machine_integer T>
    constexpr rational(T value) : numerator_(value) {}
    template <std::floating_point T>
    rational(T) = delete;  // exact_rational(x) or simplest_rational_within_half_ulp(x)

    /// The fraction numerator/denominator. Domain: denominator != 0 (divide() reports it).
    constexpr rational(integer numerator, integer denominator)
        : numerator_(std::move(numerator)), denominator_(std::move(denominator)) {
        SURD_EXPECTS(!denominator_.is_zero(), "a rational needs a denominator other than 0");
        if (denominator_.sign() < 0) {
            numerator_ = -numerator_;
            denominator_ = -denominator_;
        }
        integer const divisor = gcd(numerator_, denominator_);
        if (!divisor.is_one()) {
            numerator_ = divide_exact(numerator_, divisor);
            denominator_ = divide_exact(denominator_, divisor);
        }
    }

    /// The fraction of two numbers that the caller knows to be in lowest terms, denominator > 0.
    [[nodiscard]] static constexpr rational from_lowest_terms(integer numerator,
                                                              integer denominator) noexcept {
        rational x;
        x.numerator_ = std::move(numerator);
        x.denominator_ = std::move(denominator);
        return x;
    }

    [[nodiscard]] constexpr integer const& numerator() const& noexcept { return numerator_; }
    [[nodiscard]] constexpr integer const& denominator() const& noexcept { return denominator_; }
    [[nodiscard]] constexpr integer numerator() && noexcept { return std::move(numerator_); }
    [[nodiscard]] constexpr integer denominator() && noexcept { return std::move(denominator_); }

    /// Returns -1, 0 or 1.
    [[nodiscard]] constexpr int sign() const noexcept { return numerator_.sign(); }
    [[nodiscard]] constexpr bool is_zero() const noexcept { return numerator_.is_zero(); }
    [[nodiscard]] constexpr bool is_one() const noexcept {
        return numerator_.is_one() && denominator_.is_one();
    }
    [[nodiscard]] constexpr bool is_integer() const noexcept { return denominator_.is_one(); }
    /// Whether both parts fit 64 bits, so that a constant expression can hold the value.
    [[nodiscard]] constexpr bool fits_int64() const noexcept {
        return numerator_.fits_int64() && denominator_.fits_int64();
    }

    [[nodiscard]] constexpr rational operator-() const {
        return from_lowest_terms(-numerator_, denominator_);
    }
    [[nodiscard]] constexpr rational const& operator+() const noexcept { return *this; }

    friend constexpr rational operator+(rational const& a, rational const& b) {
        return a.fits_int64() && b.fits_int64() ? small_sum(a, b, false) : large_sum(a, b, false);
    }
    friend constexpr rational operator-(rational const& a, rational const& b) {
        return a.fits_int64() && b.fits_int64() ? small_sum(a, b, true) : large_sum(a, b, true);
    }
    friend constexpr rational operator*(rational const& a, rational const& b) {
        return product(a.numerator_, a.denominator_, b.numerator_, b.denominator_);
    }
    /// Domain: b != 0; divide() reports a zero divisor instead.
    friend constexpr rational operator/(rational const& a, rational const& b) {
        SURD_EXPECTS(!b.is_zero(), "division of rationals needs a divisor other than 0");
        if (b.sign() > 0)
            return product(a.numerator_, a.denominator_, b.denominator_, b.numerator_);
        return product(a.numerator_, a.denominator_, -b.denominator_, -b.numerator_);
    }
    constexpr rational& operator+=(rational const& other) { return *this = *this + other; }
    constexpr rational& operator-=(rational const& other) { return *this = *this - other; }
    constexpr rational& operator*=(rational const& other) { return *this = *this * other; }
    constexpr rational& operator/=(rational const& other) { return *this = *this / other; }

    friend constexpr bool operator==(rational const& a, rational const& b) noexcept {
        return a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
    }
    friend constexpr std::strong_ordering operator<=>(rational const& a, rational const& b) {
        if (a.fits_int64() && b.fits_int64()) {
            detail::int128 const left =
                detail::int128{a.numerator_.to_int64()} * b.denominator_.to_int64();
            detail::int128 const right =
                detail::int128{b.numerator_.to_int64()} * a.denominator_.to_int64();
            return left < right   ? std::strong_ordering::less
                   : left > right ? std::strong_ordering::greater
                                  : std::strong_ordering::equal;
        }
        if (a.sign() != b.sign()) return a.sign() <=> b.sign();
        return a.numerator_ * b.denominator_ <=> b.numerator_ * a.denominator_;
    }

    /// Returns "3/4", or "3" for an integer.
    [[nodiscard]] std::string to_string() const;

    [[nodiscard]] constexpr std::size_t hash() const noexcept {
        return numerator_.hash() * 31 + denominator_.hash();
    }

private:
    // n1/d1 * n2/d2 for two fractions in lowest terms: only crosswise divisors can cancel.
    static constexpr rational product(integer const& n1, integer const& d1, integer const& n2,
                                      integer const& d2) {
        integer const first = d2.is_one() ? integer(1) : gcd(n1, d2);
        integer const second = d1.is_one() ? integer(1) : gcd(n2, d1);
        if (first.is_one() && second.is_one()) return from_lowest_terms(n1 * n2, d1 * d2);
        return from_lowest_terms(divide_exact(n1, first) * divide_exact(n2, second),
                                 divide_exact(d1, second) * divide_exact(d2, first));
    }

    // Source: Knuth, The Art of Computer Programming 2, section 4.5.1. With g = gcd of the
    // denominators, only divisors of g can cancel. |a d + b c| < 2^127, so nothing overflows.
    static constexpr rational small_sum(rational const& a, rational const& b, bool subtract) {
        std::int64_t const d1 = a.denominator_.to_int64();
        std::int64_t const d2 = b.denominator_.to_int64();
        detail::int128 const n1 = a.numerator_.to_int64();
        detail::int128 const n2 = b.numerator_.to_int64();
        if (d1 == 1 && d2 == 1) return detail::integer_from(subtract ? n1 - n2 : n1 + n2);
        std::int64_t const g = static_cast<std::int64_t>(
            detail::gcd(static_cast<std::uint64_t>(d1), static_cast<std::uint64_t>(d2)));
        detail::int128 const left = n1 * (d2 / g);
        detail::int128 const right = n2 * (d1 / g);
        detail::int128 const sum = subtract ? left - right : left + right;
        if (g == 1)
            return from_lowest_terms(detail::integer_from(sum),
                                     detail::integer_from(detail::int128{d1} * d2));
        std::int64_t const rest = static_cast<std::int64_t>(sum % g);
        std::int64_t const cancel = static_cast<std::int64_t>(
            detail::gcd(detail::magnitude(rest), static_cast<std::uint64_t>(g)));
        return from_lowest_terms(detail::integer_from(sum / cancel),
                                 detail::integer_from(detail::int128{d1 / g} * (d2 / cancel)));
    }

    static constexpr rational large_sum(rational const& a, rational const& b, bool subtract) {
        integer const g = gcd(a.denominator_, b.denominator_);
        integer const left = a.numerator_ * divide_exact(b.denominator_, g);
        integer const right = b.numerator_ * divide_exact(a.denominator_, g);
        integer const sum = subtract ? left - right : left + right;
        integer const cancel = gcd(sum, g);
        return from_lowest_terms(
            divide_exact(sum, cancel),
            divide_exact(a.denominator_, g) * divide_exact(b.denominator_, cancel));
    }

    integer numerator_;
    integer denominator_ = 1;
};

}  // namespace surd

template <>
struct std::hash<surd::rational> {
    std::size_t operator()(surd::rational const& x) const noexcept { return x.hash(); }
};

#include "surd/number/rational_functions.hpp"  // IWYU pragma: export

#endif
