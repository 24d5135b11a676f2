// SPDX-License-Identifier: BSL-1.0
// Purpose: small primes, and whether a number is prime.
#ifndef SURD_NUMBER_PRIME_HPP
#define SURD_NUMBER_PRIME_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "surd/number/integer.hpp"
#include "surd/number/modular.hpp"

namespace surd {

namespace detail {

/// An odd prime p and what tells its multiples by one product: n is a multiple exactly when
/// n * inverse (mod 2^64) is at most largest_quotient, and then that product is n/p.
/// Source: Granlund and Montgomery, Division by invariant integers (1994), section 9.
struct odd_prime {
    std::uint64_t prime;
    std::uint64_t inverse;
    std::uint64_t largest_quotient;
};

inline constexpr std::uint64_t small_prime_limit = 1024;

/// The 171 odd primes below small_prime_limit.
inline constexpr std::array<odd_prime, 171> small_odd_primes = [] {
    std::array<odd_prime, 171> table{};
    std::array<bool, small_prime_limit> composite{};
    std::size_t count = 0;
    for (std::uint64_t p = 3; p < small_prime_limit; p += 2) {
        if (composite[p]) continue;
        table[count++] = {p, inverse_mod_2_64(p), std::numeric_limits<std::uint64_t>::max() / p};
        for (std::uint64_t m = p * p; m < small_prime_limit; m += 2 * p) composite[m] = true;
    }
    return table;
}();
static_assert(small_odd_primes.back().prime == 1021);

/// Whether the odd n > 2 passes Miller and Rabin's test to this base. Domain: base not a
/// multiple of n.
[[nodiscard]] constexpr bool is_strong_probable_prime(montgomery_64 const& m,
                                                      std::uint64_t base) noexcept {
    std::uint64_t const n = m.modulus();
    int const twos = std::countr_zero(n - 1);
    std::uint64_t x = m.power(m.from(base), (n - 1) >> twos);
    if (x == m.one() || x == m.minus_one()) return true;
    for (int i = 1; i < twos; ++i) {
        x = m.multiply(x, x);
        if (x == m.minus_one()) return true;
    }
    return false;
}

/// Returns whether n is prime; a proof, not a probability.
/// Source: J. Sinclair's bases 2, 325, 9375, 28178, 450775, 9780504, 1795265022 leave no
/// composite number below 2^64; below 3215031751 the bases 2, 3, 5, 7 do (C. Pomerance,
/// J. Selfridge, S. Wagstaff, 1980).
[[nodiscard]] constexpr bool is_prime_64(std::uint64_t n) noexcept {
    if (n < 4) return n >= 2;
    if (n % 2 == 0) return false;
    for (std::size_t i = 0; i < 15; ++i) {
        odd_prime const& p = small_odd_primes[i];
        if (n * p.inverse <= p.largest_quotient) return n == p.prime;
    }
    if (n < 59 * 59) return true;  // 53 is the last prime tried, 59 the next
    montgomery_64 const m(n);
    if (n < 3215031751) {
        for (std::uint64_t const base : {2, 3, 5, 7})
            if (!is_strong_probable_prime(m, base)) return false;
        return true;
    }
    for (std::uint64_t const base : {2, 325, 9375, 28178, 450775, 9780504, 1795265022})
        if (base % n != 0 && !is_strong_probable_prime(m, base)) return false;
    return true;
}

bool primality_needs_more_than_64_bits_at_run_time(integer const& n);

}  // namespace detail

/// Returns whether n is prime; numbers below 2 are not.
/// Exact below 2^64. Above, "prime" means that n passes the Baillie-PSW test, to which no
/// composite number is known to pass and none below 2^64 does; "not prime" is always exact.
/// Source: R. Baillie, S. Wagstaff, Lucas pseudoprimes, Math. Comp. 35 (1980).
[[nodiscard]] constexpr bool is_prime(integer const& n) {
    if (n.sign() <= 0) return false;
    if (n.fits_uint64()) return detail::is_prime_64(n.to_uint64());
    return detail::primality_needs_more_than_64_bits_at_run_time(n);
}

}  // namespace surd

#endif
