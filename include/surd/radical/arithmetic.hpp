// SPDX-License-Identifier: BSL-1.0
// Purpose: product, quotient and rational power of single radicals, again in simplest form.
#ifndef SURD_RADICAL_ARITHMETIC_HPP
#define SURD_RADICAL_ARITHMETIC_HPP

#include <concepts>
#include <cstdint>
#include <utility>

#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/simplest_form.hpp"

namespace surd {

namespace detail {

// Radicands up to here are factored fully in constant expressions and without memory.
inline constexpr std::int64_t small_radicand_limit = std::int64_t{1} << 40;

[[nodiscard]] outcome<radical, beyond_limits> product_needs_more_than_127_bits_at_run_time(
    radical const& a, radical const& b, int power_of_b, limits const& allowed);
[[nodiscard]] outcome<radical, beyond_limits> power_needs_more_than_127_bits_at_run_time(
    radical const& a, integer const& p, integer const& q, limits const& allowed);

/// a * b or a / b for square roots in simplest form. With g = gcd(r, s), r/g and s/g are coprime
/// and free of squares, so their product is too: nothing is factored.
[[nodiscard]] constexpr radical product_of_square_roots(radical const& a, radical const& b,
                                                        bool divide) {
    integer const common = gcd(a.radicand(), b.radicand());
    integer const left = divide_exact(a.radicand(), common);
    integer const right = divide_exact(b.radicand(), common);
    integer product = left * right;
    rational c = divide ? a.coefficient() / (b.coefficient() * right)
                        : a.coefficient() * b.coefficient() * common;
    std::int64_t const n = product.is_one() ? 1 : 2;
    return radical_access::make(std::move(c), std::move(product), n, true);
}

/// a * b^power_of_b for b not 0, power_of_b = 1 or -1.
[[nodiscard]] constexpr outcome<radical, beyond_limits> product(radical const& a, radical const& b,
                                                                int power_of_b,
                                                                limits const& allowed) {
    bool const divide = power_of_b < 0;
    if (a.is_zero()) return radical();
    if (b.is_rational()) return a * (divide ? reciprocal(b.coefficient()) : b.coefficient());
    if (a.is_rational() && !divide) return b * a.coefficient();
    if (a.index() <= 2 && b.index() == 2 && a.is_reduced() && b.is_reduced() &&
        a.radicand().bit_length() + b.radicand().bit_length() <= allowed.max_bits)
        return product_of_square_roots(a, b, divide);
    if (a.radicand() <= small_radicand_limit && b.radicand() <= small_radicand_limit &&
        allowed.max_bits >= 127) {
        std::int64_t const divisor = static_cast<std::int64_t>(
            gcd(static_cast<std::uint64_t>(a.index()), static_cast<std::uint64_t>(b.index())));
        std::int64_t common = 0;
        if (!__builtin_mul_overflow(a.index() / divisor, b.index(), &common) &&
            common < small_product::exponent_limit) {
            work_budget budget(allowed);
            small_product parts(common);
            auto const radicand = [](radical const& x) { return x.radicand().to_uint64(); };
            parts.add_any(radicand(a), common / a.index(), budget);
            parts.add_any(radicand(b), power_of_b * (common / b.index()), budget);
            auto found = parts.times(divide ? a.coefficient() / b.coefficient()
                                            : a.coefficient() * b.coefficient());
            if (found) return *std::move(found);
        }
    }
    return product_needs_more_than_127_bits_at_run_time(a, b, power_of_b, allowed);
}

/// Returns a^(p/q). Domain: a > 0, q >= 1.
[[nodiscard]] constexpr outcome<radical, beyond_limits> positive_power(radical const& a,
                                                                       integer const& p,
                                                                       integer const& q,
                                                                       limits const& allowed) {
    if (p.is_zero()) return radical(1);
    if (a.is_rational()) return simplest_form(a.coefficient(), p, q, allowed);
    if (p.is_one() && q.is_one()) return a;
    rational const& c = a.coefficient();
    bool const small = c.numerator() <= small_radicand_limit &&
                       c.denominator() <= small_radicand_limit &&
                       a.radicand() <= small_radicand_limit && p.fits_int64() && q.fits_int64() &&
                       abs(p) < small_radicand_limit && allowed.max_bits >= 127;
    std::int64_t common = 0;
    std::int64_t scaled = 0;
    if (small && !__builtin_mul_overflow(a.index(), q.to_int64(), &common) &&
        common < small_product::exponent_limit &&
        !__builtin_mul_overflow(a.index(), p.to_int64(), &scaled) &&
        scaled < small_product::exponent_limit && -scaled < small_product::exponent_limit) {
        work_budget budget(allowed);
        small_product parts(common);
        parts.add_any(c.numerator().to_uint64(), scaled, budget);
        parts.add_any(c.denominator().to_uint64(), -scaled, budget);
        parts.add_any(a.radicand().to_uint64(), p.to_int64(), budget);
        auto found = parts.times(rational(1));
        if (found) return *std::move(found);
    }
    return power_needs_more_than_127_bits_at_run_time(a, p, q, allowed);
}

}  // namespace detail

/// Returns a * b. Errors: beyond_limits when the common radicand would exceed the limits.
/// Cost: square roots take one divisor, whatever their size; other indices are brought to the
/// least common multiple over coprime bases.
[[nodiscard]] constexpr outcome<radical, beyond_limits> multiply(radical const& a, radical const& b,
                                                                 limits const& allowed = {}) {
    if (b.is_zero()) return radical();
    return detail::product(a, b, 1, allowed);
}

/// Returns a / b, denominator rational. Errors: undefined when b = 0; beyond_limits.
[[nodiscard]] constexpr outcome<radical, undefined, beyond_limits> divide(
    radical const& a, radical const& b, limits const& allowed = {}) {
    if (b.is_zero()) return undefined{reason::division_by_zero};
    return detail::product(a, b, -1, allowed);
}

template <std::same_as<radical> R>
[[nodiscard]] constexpr outcome<R, beyond_limits> operator*(R const& a, R const& b) {
    return multiply(a, b);
}
template <std::same_as<radical> R>
[[nodiscard]] constexpr outcome<R, undefined, beyond_limits> operator/(R const& a, R const& b) {
    return divide(a, b);
}
template <std::same_as<radical> R>
[[nodiscard]] constexpr outcome<R, undefined> operator/(R const& a, rational const& c) {
    if (c.is_zero()) return undefined{reason::division_by_zero};
    return a * reciprocal(c);
}

}  // namespace surd

#endif
