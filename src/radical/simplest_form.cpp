// SPDX-License-Identifier: BSL-1.0
#include "surd/radical/simplest_form.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "radical/coprime_parts.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd::detail {

namespace {

// The share of the steps that goes into looking for factors which only the display needs.
constexpr std::uint64_t share_of_search = 8;
// For operands in which such factors have been looked for in vain.
constexpr std::uint64_t repeated_search_steps = std::uint64_t{1} << 14;

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
        fits_ = lower <= max_bits_ && value_.bit_length() - 1 <= max_bits_ - lower;
        if (fits_) value_ *= integer_power(base, e);
    }
    [[nodiscard]] bool fits() const { return fits_; }
    [[nodiscard]] integer take() && { return std::move(value_); }

private:
    std::uint64_t max_bits_;
    integer value_ = 1;
    bool fits_ = true;
};

}  // namespace

outcome<radical, beyond_limits> simplest_form_needs_more_than_127_bits_at_run_time(
    rational const& c, std::vector<power_part> parts, integer const& index, limits const& allowed,
    bool searched_before) {
    make_coprime(parts);
    take_roots(parts, index);
    // Over coprime bases that are no d-th powers, d dividing the index, the degree of the value
    // is index / divisor.
    integer divisor = index;
    for (power_part const& part : parts) divisor = gcd(divisor, part.exponent);
    integer const degree = divide_exact(index, divisor);
    if (!degree.fits_int64()) return beyond_limits{reason::does_not_fit};
    std::int64_t const n = degree.to_int64();
    for (power_part& part : parts) part.exponent = divide_exact(part.exponent, divisor);

    std::uint64_t const steps = allowed.max_steps / share_of_search;
    work_budget budget(searched_before ? std::min(steps, repeated_search_steps) : steps,
                       allowed.max_seconds);
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
        1, {{base.numerator(), m}, {base.denominator(), -m}}, n, allowed, false);
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
        divide_exact(left, divisor) * right, allowed, !a.is_reduced() || !b.is_reduced());
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
        q * a.index(), allowed, !a.is_reduced());
}

}  // namespace surd::detail
