// SPDX-License-Identifier: BSL-1.0
// Purpose: real solutions of a*x^r + b = c.
#include "surd/real/solve.hpp"

#include "real/solution_list.hpp"
#include "surd/real/arithmetic.hpp"

namespace surd {

using every = real_solutions::every;

namespace {

/// Where x^r has a real value, for the conventions on negative bases and 0^0.
every domain_of(rational const& r, bool negative_bases) {
    if (r.is_zero()) return every::nonzero;
    if (r.sign() > 0) return negative_bases ? every::real : every::nonnegative;
    return negative_bases ? every::nonzero : every::positive;
}

}  // namespace

outcome<real_solutions, convention_dependent, beyond_limits> solve_power_equation(
    exact_real const& a, rational const& r, exact_real const& b, exact_real const& c,
    conventions chosen, limits const& allowed) {
    using result = outcome<real_solutions, convention_dependent, beyond_limits>;
    real_solutions found;
    auto const a_sign = sign(a, allowed);
    auto const same = equal(b, c, allowed);
    if (!a_sign || !same) return beyond_limits{a_sign ? same.why() : a_sign.why()};
    bool const is_integer = r.is_integer();
    bool const odd_index = r.denominator().is_odd();
    bool const negative_bases =
        is_integer || (odd_index && (chosen.negative_base == negative_base::real_odd_root ||
                                     chosen.negative_base == negative_base::ask));
    question_set relied;
    if (r.is_zero()) {
        // a * x^0 + b is a + b wherever x^0 is 1.
        auto const holds = equal(a + b, c, allowed);
        if (!holds) return beyond_limits{holds.why()};
        if (*holds) {
            found.all = chosen.zero_to_zero == zero_to_zero::one ? every::real : every::nonzero;
            relied |= question::zero_to_zero;
        }
        return result(std::move(found)).relying_on(relied);
    }
    if (*a_sign == 0) {
        if (*same) {
            found.all = domain_of(r, negative_bases);
            if (!is_integer && odd_index) relied |= question::negative_base;
        }
        return result(std::move(found)).relying_on(relied);
    }
    auto const quotient = divide(c - b, a, allowed);
    if (!quotient) return beyond_limits{quotient.why()};
    exact_real const& y = *quotient;
    auto const y_sign = sign(y, allowed);
    if (!y_sign) return beyond_limits{y_sign.why()};
    if (*y_sign == 0) {
        if (r.sign() > 0) found.values.emplace_back(0);
        if (is_integer) found.nonreal_count = integer(0);
        return found;
    }
    // x = +-|y|^(1/r)
    auto const size = pow(abs(y), reciprocal(r), convention::school, allowed);
    if (!size) return beyond_limits{reason::too_many_bits};
    bool const even_numerator = r.numerator().is_even();
    bool const negative_root = odd_index && (even_numerator ? *y_sign > 0 : *y_sign < 0);
    if (negative_root && !is_integer) {
        if (chosen.negative_base == negative_base::ask)
            return convention_dependent{reason::negative_base_odd_root};
        relied |= question::negative_base;
    }
    if (negative_root && negative_bases) found.values.push_back(-*size);
    if (*y_sign > 0) {
        found.values.push_back(*size);
    } else if (!odd_index) {
        // Raising to the index forgets the sign: x^r is -y there.
        found.extraneous.push_back({*size, b - a * y, c});
    }
    if (is_integer) found.nonreal_count = abs(r.numerator()) - integer(found.values.size());
    return result(std::move(found)).relying_on(relied);
}

}  // namespace surd
