// SPDX-License-Identifier: BSL-1.0
// Purpose: factors of 64-bit numbers, in constant expressions too and without memory.
#ifndef SURD_NUMBER_FACTOR_64_HPP
#define SURD_NUMBER_FACTOR_64_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "surd/number/limits.hpp"
#include "surd/number/perfect_power.hpp"
#include "surd/number/prime.hpp"

namespace surd {

/// One factor base^exponent; `is_prime` when the base is known to be prime.
struct power_factor_64 {
    std::uint64_t base = 0;
    std::uint32_t exponent = 0;
    bool is_prime = false;

    friend constexpr bool operator==(power_factor_64, power_factor_64) = default;
};

/// Pairwise coprime powers whose product is the number factored, bases ascending.
/// A number below 2^64 has at most 15 different prime factors.
class factorization_64 {
public:
    [[nodiscard]] constexpr power_factor_64 const* begin() const noexcept { return items_.data(); }
    [[nodiscard]] constexpr power_factor_64 const* end() const noexcept {
        return items_.data() + size_;
    }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr power_factor_64 const& operator[](std::size_t i) const noexcept {
        return items_[i];
    }
    /// Whether the question asked was settled within the budget; see factor_powers.
    bool complete = true;

    /// Adds a factor whose base is coprime to the others, or equal to one of them.
    constexpr void add(std::uint64_t base, std::uint32_t exponent, bool is_prime) noexcept {
        std::size_t i = size_;
        while (i > 0 && items_[i - 1].base > base) --i;
        if (i > 0 && items_[i - 1].base == base) {
            items_[i - 1].exponent += exponent;
            return;
        }
        for (std::size_t j = size_++; j > i; --j) items_[j] = items_[j - 1];
        items_[i] = {base, exponent, is_prime};
    }

private:
    std::array<power_factor_64, 15> items_{};
    std::size_t size_ = 0;
};

namespace detail {

/// What a product modulo a 64-bit number costs in steps of a work budget.
inline constexpr std::uint64_t product_steps_64 = 4;

/// Returns a proper divisor of the odd composite n, or 0 when the budget ran out.
/// Source: R. Brent, An improved Monte Carlo factorization algorithm, BIT 20 (1980).
[[nodiscard]] constexpr std::uint64_t divisor_by_rho_64(std::uint64_t n,
                                                        work_budget& budget) noexcept {
    constexpr std::uint64_t batch = 64;
    montgomery_64 const m(n);
    for (std::uint64_t c = m.one();; c = m.add(c, m.one())) {
        std::uint64_t x = 0;
        std::uint64_t y = m.add(m.one(), m.one());
        std::uint64_t start = y;
        std::uint64_t product = m.one();
        std::uint64_t divisor = 1;
        for (std::uint64_t length = 1; divisor == 1; length *= 2) {
            x = y;
            if (!budget.spend(product_steps_64 * length)) return 0;
            for (std::uint64_t i = 0; i < length; ++i) y = m.add(m.multiply(y, y), c);
            for (std::uint64_t done = 0; done < length && divisor == 1; done += batch) {
                start = y;
                std::uint64_t const count = batch < length - done ? batch : length - done;
                if (!budget.spend(product_steps_64 * 2 * count)) return 0;
                for (std::uint64_t i = 0; i < count; ++i) {
                    y = m.add(m.multiply(y, y), c);
                    product = m.multiply(product, x > y ? x - y : y - x);
                }
                divisor = gcd(product, n);
            }
        }
        if (divisor == n) {  // several primes met in one batch: go through it one by one
            y = start;
            do {
                y = m.add(m.multiply(y, y), c);
                divisor = gcd(x > y ? x - y : y - x, n);
            } while (divisor == 1);
        }
        if (divisor != n) return divisor;
    }
}

/// Whether prime^(power + 1) > n: then n, free of primes below `prime`, holds no other
/// power-th power of a prime than n itself.
[[nodiscard]] constexpr bool ends_trial_division(std::uint64_t prime, std::uint64_t power,
                                                 std::uint64_t n) noexcept {
    if (power == 1) return prime * prime > n;
    if (power == 2) return prime * prime * prime > n;
    return saturating_power(prime, power + 1) > n;
}

/// A short list of pairwise coprime powers of numbers without a prime below small_prime_limit;
/// 1024^7 > 2^64, so six places are enough.
struct coprime_list_64 {
    std::array<power_factor_64, 8> items{};
    std::size_t size = 0;

    constexpr void push(std::uint64_t base, std::uint32_t exponent) noexcept {
        if (base > 1) items[size++] = {base, exponent, false};
    }
    /// Restores coprimality from place `first` on.
    /// Source: E. Bach, J. Driscoll, J. Shallit, Factor refinement (1990): (a, b) with g = gcd
    /// becomes (a/g, g, b/g), which shrinks the product of the list until no g > 1 is left.
    constexpr void refine(std::size_t first) noexcept {
        for (std::size_t i = first; i + 1 < size;) {
            std::size_t j = i + 1;
            std::uint64_t g = 1;
            while (j < size && (g = gcd(items[i].base, items[j].base)) == 1) ++j;
            if (j == size) {
                ++i;
                continue;
            }
            power_factor_64 const a = items[i];
            power_factor_64 const b = items[j];
            items[j] = items[--size];
            items[i] = items[--size];
            if (i > size) i = size;
            push(a.base / g, a.exponent);
            push(b.base / g, b.exponent);
            push(g, a.exponent + b.exponent);
            i = first;
        }
    }
};

/// Adds the prime factors of n^exponent, which has none below small_prime_limit.
constexpr void add_large_factors_64(factorization_64& found, std::uint64_t n,
                                    std::uint32_t exponent, work_budget& budget) noexcept {
    coprime_list_64 open;
    open.push(n, exponent);
    while (open.size > 0) {
        auto const [number, times, known] = open.items[--open.size];
        if (is_prime_64(number)) {
            found.add(number, times, true);
            continue;
        }
        small_power_form const form = perfect_power_64(number);
        if (form.exponent > 1) {
            open.push(form.base, times * static_cast<std::uint32_t>(form.exponent));
            continue;
        }
        std::uint64_t const divisor = divisor_by_rho_64(number, budget);
        if (divisor == 0) {
            found.complete = false;
            found.add(number, times, false);
            continue;
        }
        std::size_t const first = open.size;
        open.push(divisor, times);
        open.push(number / divisor, times);
        open.refine(first);
    }
}

}  // namespace detail

/// Returns n as a product of coprime powers in which every prime whose power-th power divides n
/// stands by itself; what may be left is one base without such a prime and not itself a power.
/// power = 1 asks for all prime factors. `complete` is false when the budget ran out first.
/// Domain: n >= 1, power >= 1.
/// Cost: trial division up to the (power + 1)-th root of n, by products with inverses; beyond
/// small_prime_limit Miller and Rabin's test and Pollard's rho, n^(1/4) products.
[[nodiscard]] constexpr factorization_64 factor_powers(std::uint64_t n, std::uint64_t power,
                                                       work_budget& budget) {
    SURD_EXPECTS(n >= 1 && power >= 1, "factor_powers needs a positive number and power");
    factorization_64 found;
    if (n % 2 == 0) {
        int const twos = std::countr_zero(n);
        found.add(2, static_cast<std::uint32_t>(twos), true);
        n >>= twos;
    }
    for (detail::odd_prime const& p : detail::small_odd_primes) {
        if (detail::ends_trial_division(p.prime, power, n)) {
            if (n == 1) return found;
            // Free of primes below p and below p^(power + 1): s^e with e <= power, and prime s
            // for e = power. For power = 1 that is a prime, for power = 2 a prime squared or a
            // product of different primes.
            detail::small_power_form form{n, 1};
            if (power == 2) {
                std::uint64_t const root = detail::exact_root_64(n, 2);
                if (root != detail::no_root_64) form = {root, 2};
            } else if (power > 2) {
                form = detail::perfect_power_64(n);
            }
            found.add(form.base, static_cast<std::uint32_t>(form.exponent),
                      form.exponent == power || form.base < p.prime * p.prime);
            return found;
        }
        std::uint64_t quotient = n * p.inverse;
        if (quotient > p.largest_quotient) continue;
        std::uint32_t times = 0;
        do {
            n = quotient;
            ++times;
            quotient = n * p.inverse;
        } while (quotient <= p.largest_quotient);
        found.add(p.prime, times, true);
    }
    if (n > 1) detail::add_large_factors_64(found, n, 1, budget);
    return found;
}

/// Returns the prime factors of n. Domain: n >= 1.
[[nodiscard]] constexpr factorization_64 factor(std::uint64_t n, work_budget& budget) {
    return factor_powers(n, 1, budget);
}

}  // namespace surd

#endif
