// SPDX-License-Identifier: BSL-1.0
// Purpose: factors of integers beyond 64 bits.
#include "surd/number/factor.hpp"

#include <algorithm>
#include <utility>

#include "number/divisor_search.hpp"
#include "number/gmp_bridge.hpp"
#include "number/residue_field.hpp"
#include "surd/number/coprime_base.hpp"

namespace surd {

factorization::factorization(factorization_64 const& small) : complete(small.complete) {
    for (power_factor_64 const& f : small) few_[size_++] = {f.base, f.exponent, f.is_prime};
}

void factorization::add(power_factor factor) {
    if (size_ == few_.size() && more_.empty())
        more_.assign(std::make_move_iterator(few_.begin()), std::make_move_iterator(few_.end()));
    if (!more_.empty()) more_.emplace_back();
    power_factor* const first = more_.empty() ? few_.data() : more_.data();
    std::size_t i = size_++;
    for (; i > 0 && first[i - 1].base > factor.base; --i) first[i] = std::move(first[i - 1]);
    first[i] = std::move(factor);
}

namespace detail {

namespace {

constexpr std::uint64_t small_prime_bits = 10;  // small_prime_limit = 2^10

/// Divides n by its primes below small_prime_limit and adds them; stops early once n fits 64
/// bits. Returns whether the budget lasted.
bool divide_by_small_primes(integer& n, factorization& found, work_budget& budget) {
    std::uint64_t const twos = n.trailing_zero_bits();
    if (twos > 0) {
        found.add({2, twos, true});
        n = shift_right(n, twos);
    }
    for (std::size_t i = 0; i < small_odd_primes.size() && !n.fits_uint64();) {
        // One pass over n for as many primes as have a product below 2^64.
        std::size_t const first = i;
        std::uint64_t product = 1;
        std::uint64_t next = 0;
        while (i < small_odd_primes.size() &&
               !__builtin_mul_overflow(product, small_odd_primes[i].prime, &next)) {
            product = next;
            ++i;
        }
        if (!budget.spend(n.bit_length() / 64)) return false;
        std::uint64_t const residue = mpz_fdiv_ui(mpz_view(n), product);
        for (std::size_t j = first; j < i; ++j) {
            odd_prime const& p = small_odd_primes[j];
            if (residue * p.inverse > p.largest_quotient) continue;
            mpz_value rest;
            mpz_value prime;
            mpz_set_ui(prime, p.prime);
            std::uint64_t const times = mpz_remove(rest, mpz_view(n), prime);
            n = from_mpz(rest);
            found.add({p.prime, times, true});
        }
    }
    return !budget.is_exhausted();
}

/// Adds the factors of base^exponent, which has no prime below small_prime_limit, splitting
/// until no prime whose power-th power divides it can hide in a composite base.
void add_large_factors(factorization& found, integer base, std::uint64_t exponent,
                       std::uint64_t power, work_budget& budget) {
    std::vector<coprime_powers::power> open;
    open.push_back({std::move(base), exponent});
    while (!open.empty()) {
        coprime_powers::power item = std::move(open.back());
        open.pop_back();
        if (item.base.is_one()) continue;
        power_form form = perfect_power(item.base);
        item = {std::move(form.base), item.exponent * form.exponent};
        // A prime q of the base counts when q^needed divides it.
        std::uint64_t const needed = (power - 1) / item.exponent + 1;
        std::uint64_t const bits = item.base.bit_length();
        if (needed > 1 && bits <= small_prime_bits * (needed + 1)) {
            // Below B^(needed + 1), free of primes below B and no perfect power.
            found.add({std::move(item.base), item.exponent, bits <= 2 * small_prime_bits});
            continue;
        }
        std::uint64_t const test_steps = 2 * bits * product_steps((bits + 63) / 64);
        if (test_steps > budget.left() || !budget.spend(test_steps)) {
            found.complete = false;
            found.add({std::move(item.base), item.exponent, false});
            continue;
        }
        if (is_prime(item.base)) {
            found.add({std::move(item.base), item.exponent, true});
            continue;
        }
        integer const divisor = item.base.fits_uint64()
                                    ? integer(divisor_by_rho_64(item.base.to_uint64(), budget))
                                    : find_divisor(item.base, budget);
        if (divisor.is_zero()) {
            found.complete = false;
            found.add({std::move(item.base), item.exponent, false});
            continue;
        }
        coprime_powers parts;
        parts.multiply(divide_exact(item.base, divisor), item.exponent);
        parts.multiply(divisor, item.exponent);
        for (auto& part : parts.items()) open.push_back(std::move(part));
    }
}

}  // namespace

nth_power_split split_needs_more_than_64_bits_at_run_time(integer const& n, std::uint64_t index,
                                                          work_budget& budget) {
    factorization const factors = factor_powers(n, index, budget);
    nth_power_split split;
    for (power_factor const& f : factors)
        if (f.exponent >= index) split.root *= integer_power(f.base, f.exponent / index);
    split.rest = divide_exact(n, integer_power(split.root, index));
    split.reduced = factors.complete;
    return split;
}

}  // namespace detail

factorization factor_powers(integer const& n, std::uint64_t power, work_budget& budget) {
    SURD_EXPECTS(!n.is_zero() && power >= 1, "factor_powers needs n != 0 and a positive power");
    if (n.fits_int64())
        return factorization(factor_powers(detail::magnitude(n.to_int64()), power, budget));
    integer rest = abs(n);
    if (rest.fits_uint64()) return factorization(factor_powers(rest.to_uint64(), power, budget));
    factorization found;
    if (!detail::divide_by_small_primes(rest, found, budget)) {
        power_form form = perfect_power(rest);
        found.complete = false;
        if (!form.base.is_one()) found.add({std::move(form.base), form.exponent, false});
    } else if (rest.fits_uint64()) {
        factorization const last(factor_powers(rest.to_uint64(), power, budget));
        for (power_factor const& f : last) found.add(f);
        found.complete = last.complete;
    } else {
        detail::add_large_factors(found, std::move(rest), 1, power, budget);
    }
    return found;
}

}  // namespace surd
