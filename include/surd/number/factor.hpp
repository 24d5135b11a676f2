// SPDX-License-Identifier: BSL-1.0
// Purpose: factors of integers of any size within a budget, and the split n = root^k * rest.
#ifndef SURD_NUMBER_FACTOR_HPP
#define SURD_NUMBER_FACTOR_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "surd/number/factor_64.hpp"
#include "surd/number/integer.hpp"
#include "surd/number/limits.hpp"

namespace surd {

/// One factor base^exponent; `is_prime` when the base passes is_prime.
struct power_factor {
    integer base;
    std::uint64_t exponent = 0;
    bool is_prime = false;

    friend bool operator==(power_factor const&, power_factor const&) = default;
};

/// Pairwise coprime powers whose product is the magnitude of the number factored, bases
/// ascending. Up to 15 factors, as many as a 64-bit number can have, need no memory.
class factorization {
public:
    factorization() = default;
    explicit factorization(factorization_64 const& small);

    [[nodiscard]] power_factor const* begin() const noexcept {
        return more_.empty() ? few_.data() : more_.data();
    }
    [[nodiscard]] power_factor const* end() const noexcept { return begin() + size_; }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] power_factor const& operator[](std::size_t i) const noexcept {
        return begin()[i];
    }
    /// Whether the question asked was settled within the budget; see factor_powers.
    bool complete = true;

    /// Adds a factor whose base is coprime to the others.
    void add(power_factor factor);

private:
    std::array<power_factor, 15> few_;
    std::vector<power_factor> more_;  // all of them, once they are more than few_ holds
    std::size_t size_ = 0;
};

/// Returns |n| as a product of coprime powers in which every prime whose power-th power divides
/// n stands by itself; every other base is no perfect power. power = 1 asks for all primes.
/// `complete` is false when the budget ran out: a base not known to be prime may then hide one.
/// Domain: n != 0, power >= 1.
/// Cost: below 2^64 as factor_powers of a machine integer; above, trial division, Pollard's rho
/// and elliptic curves: 12-digit primes of a 40-digit number take about a millisecond.
[[nodiscard]] factorization factor_powers(integer const& n, std::uint64_t power,
                                          work_budget& budget);

/// Returns the prime factors of |n|. Domain: n != 0.
[[nodiscard]] inline factorization factor(integer const& n, work_budget& budget) {
    return factor_powers(n, 1, budget);
}

/// n = root^index * rest; rest has the sign of n.
struct nth_power_split {
    integer root = 1;
    integer rest = 1;
    bool reduced = true;  ///< rest is proved free of index-th powers

    friend constexpr bool operator==(nth_power_split const&, nth_power_split const&) = default;
};

namespace detail {
nth_power_split split_needs_more_than_64_bits_at_run_time(integer const& n, std::uint64_t index,
                                                          work_budget& budget);
}  // namespace detail

/// Returns n = root^index * rest with rest free of index-th powers, root > 0; where the budget
/// ran out the equation still holds and `reduced` is false. Domain: n != 0, index >= 1.
/// Source: a remainder below B^(index + 1) without primes up to B holds an index-th power only
/// when it is one.
[[nodiscard]] constexpr nth_power_split split_nth_power(integer const& n, std::uint64_t index,
                                                        work_budget& budget) {
    SURD_EXPECTS(!n.is_zero() && index >= 1, "split_nth_power needs n != 0 and a positive index");
    if (index == 1) return {abs(n), n.sign(), true};
    if (!n.fits_int64()) return detail::split_needs_more_than_64_bits_at_run_time(n, index, budget);
    factorization_64 const factors = factor_powers(detail::magnitude(n.to_int64()), index, budget);
    std::uint64_t root = 1;
    for (power_factor_64 const& f : factors)
        if (f.exponent >= index) root *= detail::saturating_power(f.base, f.exponent / index);
    // root^index divides |n| <= 2^63; only -2^63 itself reaches the bound, and then with rest -1.
    std::uint64_t const rest =
        detail::magnitude(n.to_int64()) / detail::saturating_power(root, index);
    return {root, n.sign() < 0 ? -integer(rest) : integer(rest), factors.complete};
}

}  // namespace surd

#endif
