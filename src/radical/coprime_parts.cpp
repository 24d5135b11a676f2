// SPDX-License-Identifier: BSL-1.0
#include "radical/coprime_parts.hpp"

#include <utility>

#include "surd/number/factor.hpp"
#include "surd/number/integer_root.hpp"
#include "surd/number/perfect_power.hpp"

namespace surd::detail {

namespace {

// Above this size a number is searched for small primes and for the roots that the index asks
// for, and no further: curves do not reach there, and perfect powers in general take long.
constexpr std::uint64_t largest_searched_bits = 4096;

/// Writes base as a power of a smaller number, as far as primes that divide `index` go.
/// Returns the exponent.
std::uint64_t take_root_for_index(integer& base, integer index) {
    std::uint64_t exponent = 1;
    for (std::uint64_t d = 2; d < base.bit_length() && !index.is_one(); ++d) {
        if (!is_multiple_of(index, integer(d))) {
            // What is left of a 64-bit index without a divisor up to its root is prime.
            if (index.fits_uint64() && d > index.to_uint64() / d) d = index.to_uint64() - 1;
            continue;
        }
        while (is_multiple_of(index, integer(d))) index = divide_exact(index, integer(d));
        while (auto root = exact_root(base, d)) {
            base = *std::move(root);
            exponent *= d;
        }
    }
    return exponent;
}

power_part take_root(power_part part, integer const& index) {
    if (part.base.bit_length() <= largest_searched_bits) {
        power_form form = perfect_power(part.base);
        return {std::move(form.base), part.exponent * form.exponent};
    }
    std::uint64_t const exponent = take_root_for_index(part.base, index);
    return {std::move(part.base), part.exponent * exponent};
}

integer const& product_of_small_primes() {
    static integer const product = [] {
        integer p = 2;
        for (odd_prime const& prime : small_odd_primes) p *= prime.prime;
        return p;
    }();
    return product;
}

}  // namespace

std::uint64_t remove_factor(integer& n, integer const& d) {
    if (d == 2) {
        std::uint64_t const twos = n.trailing_zero_bits();
        n = shift_right(n, twos);
        return twos;
    }
    std::vector<integer> powers;  // d^(2^i), each a divisor of what was left at its time
    std::uint64_t times = 0;
    for (integer power = d; is_multiple_of(n, power); power = power * power) {
        n = divide_exact(n, power);
        times += std::uint64_t{1} << powers.size();
        powers.push_back(power);
    }
    while (!powers.empty()) {
        integer const power = std::move(powers.back());
        powers.pop_back();
        if (!is_multiple_of(n, power)) continue;
        n = divide_exact(n, power);
        times += std::uint64_t{1} << powers.size();
    }
    return times;
}

void take_roots(std::vector<power_part>& parts, integer const& index) {
    for (power_part& part : parts) part = take_root(std::move(part), index);
}

bool append_pieces(power_part const& part, std::int64_t n, work_budget& budget,
                   std::vector<power_part>& pieces) {
    integer const rest = floor_remainder(part.exponent, n);
    std::uint64_t const power =
        rest.is_zero() ? 0
                       : least_hidden_power(static_cast<std::uint64_t>(n),
                                            static_cast<std::uint64_t>(rest.to_int64()));
    // Room for the power-th power of a prime and something beside it: the base is no power.
    if (power == 0 || power >= part.base.bit_length()) {
        pieces.push_back(part);
        return true;
    }
    if (part.base.bit_length() <= largest_searched_bits) {
        factorization const found = factor_powers(part.base, power, budget);
        for (power_factor const& f : found) pieces.push_back({f.base, part.exponent * f.exponent});
        return found.complete;
    }
    integer left = part.base;
    integer const small = gcd(left, product_of_small_primes());
    for (power_factor const& f : factor(small, budget)) {
        std::uint64_t const times = remove_factor(left, f.base);
        pieces.push_back({f.base, part.exponent * times});
    }
    if (left.is_one()) return true;
    pieces.push_back(take_root({std::move(left), part.exponent}, n));
    return power >= pieces.back().base.bit_length();
}

}  // namespace surd::detail
