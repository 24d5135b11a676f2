// SPDX-License-Identifier: BSL-1.0
#include "surd/radical/simplest_form.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "surd/number/coprime_base.hpp"
#include "surd/number/factor.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd::detail {

namespace {

using result = outcome<radical, beyond_limits>;

/// The product of the parts over coprime bases, none of them a perfect power.
std::vector<power_part> over_coprime_bases(std::vector<power_part> const& parts) {
    std::vector<integer> numbers;
    for (power_part const& part : parts)
        if (!part.base.is_one() && !part.exponent.is_zero()) numbers.push_back(part.base);
    coprime_base const found = find_coprime_base(numbers);
    std::vector<power_part> merged;
    for (integer const& base : found.bases) merged.push_back({base, 0});
    std::size_t row = 0;
    for (power_part const& part : parts) {
        if (part.base.is_one() || part.exponent.is_zero()) continue;
        for (std::size_t j = 0; j < merged.size(); ++j)
            merged[j].exponent += part.exponent * found.exponents[row][j];
        ++row;
    }
    std::erase_if(merged, [](power_part const& part) { return part.exponent.is_zero(); });
    return merged;
}

/// A product that stops growing at the limit.
class bounded_product {
public:
    explicit bounded_product(std::uint64_t max_bits) : max_bits_(max_bits) {}

    void multiply_power(integer const& base, integer const& exponent) {
        if (exponent.is_zero() || !fits_) return;
        // base >= 2, so the exponent is a lower bound on the bits.
        fits_ = exponent <= max_bits_;
        if (!fits_) return;
        std::uint64_t const e = exponent.to_uint64();
        std::uint64_t const lower = integer_power_bits(base, e).lower;
        fits_ = lower <= max_bits_ && value_.bit_length() + lower <= max_bits_ + 1;
        if (fits_) value_ *= integer_power(base, e);
    }
    [[nodiscard]] bool fits() const { return fits_; }
    [[nodiscard]] integer take() && { return std::move(value_); }

private:
    std::uint64_t max_bits_;
    integer value_ = 1;
    bool fits_ = true;
};

/// Splits off the primes of `part.base` whose n-th power hides in the power; appends the pieces.
/// Returns whether that was settled.
bool append_pieces(power_part const& part, std::int64_t n, work_budget& budget,
                   std::vector<power_part>& pieces) {
    integer const rest = floor_remainder(part.exponent, n);
    if (!rest.is_zero()) {
        std::uint64_t const power = least_hidden_power(static_cast<std::uint64_t>(n),
                                                       static_cast<std::uint64_t>(rest.to_int64()));
        // A power-th power of a prime, and something beside it: the base is no perfect power.
        if (power < part.base.bit_length()) {
            factorization const found = factor_powers(part.base, power, budget);
            for (power_factor const& f : found)
                pieces.push_back({f.base, part.exponent * f.exponent});
            return found.complete;
        }
    }
    pieces.push_back(part);
    return true;
}

}  // namespace

outcome<radical, beyond_limits> simplest_form_needs_more_than_127_bits_at_run_time(
    rational const& c, std::vector<power_part> parts, integer const& index, limits const& allowed) {
    parts = over_coprime_bases(parts);
    // Over coprime bases without perfect powers the degree of the value is index / divisor.
    integer divisor = index;
    for (power_part const& part : parts) divisor = gcd(divisor, part.exponent);
    integer const degree = divide_exact(index, divisor);
    if (!degree.fits_int64()) return beyond_limits{reason::does_not_fit};
    std::int64_t const n = degree.to_int64();
    for (power_part& part : parts) part.exponent = divide_exact(part.exponent, divisor);

    // The radicand is written out whole; without a factor to split off, its size is known.
    work_budget budget(allowed);
    bool reduced = true;
    std::vector<power_part> pieces;
    for (power_part const& part : parts)
        if (!append_pieces(part, n, budget, pieces)) reduced = false;

    bounded_product top(allowed.max_bits);
    bounded_product bottom(allowed.max_bits);
    bounded_product radicand(allowed.max_bits);
    for (power_part const& piece : pieces) {
        auto const [whole, rest] = floor_divide(piece.exponent, n);
        if (whole.sign() >= 0) {
            top.multiply_power(piece.base, whole);
        } else {
            bottom.multiply_power(piece.base, -whole);
        }
        radicand.multiply_power(piece.base, rest);
    }
    if (!top.fits() || !bottom.fits() || !radicand.fits())
        return beyond_limits{reason::too_many_bits};
    return radical_access::make(
        c * rational::from_lowest_terms(std::move(top).take(), std::move(bottom).take()),
        std::move(radicand).take(), n, reduced);
}

outcome<radical, beyond_limits> power_needs_more_than_127_bits_at_run_time(rational const& base,
                                                                           integer const& m,
                                                                           integer const& n,
                                                                           limits const& allowed) {
    if (base.is_one() || m.is_zero()) return radical(1);
    return simplest_form_needs_more_than_127_bits_at_run_time(
        1, {{base.numerator(), m}, {base.denominator(), -m}}, n, allowed);
}

outcome<radical, beyond_limits> product_needs_more_than_127_bits_at_run_time(
    radical const& a, radical const& b, int power_of_b, limits const& allowed) {
    integer const left = a.index();
    integer const right = b.index();
    integer const divisor = gcd(left, right);
    rational const c =
        power_of_b < 0 ? a.coefficient() / b.coefficient() : a.coefficient() * b.coefficient();
    return simplest_form_needs_more_than_127_bits_at_run_time(
        c,
        {{a.radicand(), divide_exact(right, divisor)},
         {b.radicand(), divide_exact(left, divisor) * power_of_b}},
        divide_exact(left, divisor) * right, allowed);
}

outcome<radical, beyond_limits> power_needs_more_than_127_bits_at_run_time(radical const& a,
                                                                           integer const& p,
                                                                           integer const& q,
                                                                           limits const& allowed) {
    integer const scaled = p * a.index();
    return simplest_form_needs_more_than_127_bits_at_run_time(
        1,
        {{a.coefficient().numerator(), scaled},
         {a.coefficient().denominator(), -scaled},
         {a.radicand(), p}},
        q * a.index(), allowed);
}

}  // namespace surd::detail
