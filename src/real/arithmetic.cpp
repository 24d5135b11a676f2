// SPDX-License-Identifier: BSL-1.0
// Purpose: quotients, roots and powers of exact reals.
#include "surd/real/arithmetic.hpp"

#include "real/flat_quotient.hpp"
#include "real/real_node.hpp"
#include "surd/power/pow.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd {

namespace {

/// The argument p/q mod 2, in (-1, 1]; nothing where it does not fit.
std::optional<angle> principal_argument(rational const& e) {
    angle result;
    if (!detail::reduced_argument(e.numerator(), e.denominator(), result)) return std::nullopt;
    return result;
}

/// |base|^(p/q) for a base other than 0, its sign given.
outcome<exact_real, beyond_limits> power_of_magnitude(exact_real const& base, int sign,
                                                      rational const& e, limits const& allowed) {
    exact_real const magnitude = sign < 0 ? -base : base;
    if (magnitude.is_held_radical()) {
        auto power = detail::positive_power(magnitude.held_radical(), e.numerator(),
                                            e.denominator(), allowed);
        if (!power) return beyond_limits{power.why()};
        return exact_real(*std::move(power));
    }
    integer const p = abs(e.numerator());
    if (!e.denominator().fits_int64() || !p.fits_int64())
        return beyond_limits{reason::too_many_bits};
    exact_real const root = detail::make_root(magnitude, e.denominator().to_int64());
    exact_real power = detail::make_power(root, p.to_uint64());
    if (e.sign() > 0) return power;
    return detail::quotient_of(exact_real(1), power, allowed);
}

template <class Outcome, class Failure>
Outcome with_polar_form(Failure missing, exact_real const& base, rational const& e,
                        limits const& allowed) {
    auto const argument = principal_argument(e);
    auto modulus = power_of_magnitude(base, -1, e, allowed);
    if (!argument || !modulus) return missing;
    return Outcome(missing, *std::move(modulus), *argument);
}

}  // namespace

outcome<exact_real, undefined, beyond_limits> divide(exact_real const& a, exact_real const& b,
                                                     limits const& allowed,
                                                     decision_report* report) {
    auto const s = sign(b, allowed, report);
    if (!s) return beyond_limits{s.why()};
    if (*s == 0) return undefined{reason::division_by_zero};
    return detail::quotient_of(a, b, allowed);
}

outcome<exact_real, non_real, beyond_limits> root(exact_real const& a, index n,
                                                  limits const& allowed, decision_report* report) {
    using result = outcome<exact_real, non_real, beyond_limits>;
    if (n.value() == 1) return a;
    if (a.is_held_radical()) {
        radical const& single = a.held_radical();
        if (single.is_zero()) return exact_real();
        if (single.sign() > 0 || n.is_odd()) {
            auto r = single.is_rational()
                         ? simplest_form(abs(single.coefficient()), 1, n.value(), allowed)
                         : detail::positive_power(abs(single), 1, n.value(), allowed);
            if (!r) return beyond_limits{r.why()};
            return exact_real(single.sign() < 0 ? -*r : *std::move(r));
        }
        return with_polar_form<result>(non_real{reason::even_root_of_negative}, a,
                                       rational(1, n.value()), allowed);
    }
    if (n.is_odd()) return detail::make_root(a, n.value());
    auto const s = sign(a, allowed, report);
    if (!s) return beyond_limits{s.why()};
    if (*s == 0) return exact_real();
    if (*s > 0) return detail::make_root(a, n.value());
    return with_polar_form<result>(non_real{reason::even_root_of_negative}, a,
                                   rational(1, n.value()), allowed);
}

outcome<exact_real, non_real, beyond_limits> sqrt(exact_real const& a, limits const& allowed,
                                                  decision_report* report) {
    return root(a, index(2), allowed, report);
}

outcome<exact_real, beyond_limits> cbrt(exact_real const& a, limits const& allowed,
                                        decision_report* report) {
    auto cube_root = root(a, index(3), allowed, report);
    if (cube_root) return *std::move(cube_root);
    return beyond_limits{cube_root.why()};
}

outcome<exact_real, undefined, non_real, convention_dependent, beyond_limits> pow(
    exact_real const& base, rational const& exponent, conventions chosen, limits const& allowed,
    decision_report* report) {
    using result = outcome<exact_real, undefined, non_real, convention_dependent, beyond_limits>;
    if (base.is_held_radical()) {
        // The same meaning as for radicals, from the one place that knows it.
        auto power = pow(base.held_radical(), exponent, chosen, allowed);
        return power.transform([](radical const& r) { return exact_real(r); });
    }
    if (exponent.is_integer() && exponent.sign() > 0) {
        if (!exponent.numerator().fits_int64()) return beyond_limits{reason::too_many_bits};
        return detail::make_power(base, exponent.numerator().to_uint64());
    }
    auto const s = sign(base, allowed, report);
    if (!s) return beyond_limits{s.why()};
    if (*s == 0) {
        auto power = pow(rational(0), exponent, chosen, allowed);
        return power.transform([](radical const& r) { return exact_real(r); });
    }
    if (exponent.is_zero()) return exact_real(1);
    if (*s > 0) return power_of_magnitude(base, 1, exponent, allowed);
    integer const& q = exponent.denominator();
    auto const signed_power = [&]() -> outcome<exact_real, beyond_limits> {
        auto size = power_of_magnitude(base, -1, exponent, allowed);
        if (!size || exponent.numerator().is_even()) return size;
        return -*size;
    };
    if (q.is_one()) return signed_power();
    if (q.is_even())
        return with_polar_form<result>(non_real{reason::even_root_of_negative}, base, exponent,
                                       allowed);
    switch (chosen.negative_base) {
        case negative_base::real_odd_root:
            break;
        case negative_base::principal:
            return with_polar_form<result>(non_real{reason::negative_base_by_convention}, base,
                                           exponent, allowed);
        case negative_base::undefined:
            return undefined{reason::left_undefined_by_convention};
        case negative_base::ask:
            return with_polar_form<result>(convention_dependent{reason::negative_base_odd_root},
                                           base, exponent, allowed);
    }
    return result(signed_power()).relying_on(question::negative_base);
}

}  // namespace surd
