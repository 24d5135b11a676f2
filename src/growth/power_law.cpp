// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/power_law.hpp"

#include <optional>

#include "surd/power/pow.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd::growth {

namespace {

rational as_rational(surd::exponent p) {
    return rational::from_lowest_terms(p.numerator(), p.index());
}

/// Nothing where the fraction does not fit an exponent.
std::optional<surd::exponent> as_exponent(rational const& p) {
    if (!p.fits_int64()) return std::nullopt;
    return surd::exponent(p.numerator().to_int64(), p.denominator().to_int64());
}

outcome<radical, beyond_limits> positive_power(radical const& base, rational const& p,
                                               limits const& allowed) {
    return detail::positive_power(base, p.numerator(), p.denominator(), allowed);
}

}  // namespace

outcome<radical, beyond_limits> scale_factor(radical const& k, surd::exponent p,
                                             limits const& allowed) {
    SURD_EXPECTS(k.sign() > 0, "a scale factor is a power of a positive number");
    return positive_power(k, as_rational(p), allowed);
}

outcome<radical, beyond_limits> doubling_factor(surd::exponent p, limits const& allowed) {
    return scale_factor(2, p, allowed);
}

outcome<radical, beyond_limits> power_law::operator()(radical const& n,
                                                      limits const& allowed) const {
    return growth::scale_factor(n, exponent_, allowed).and_then([&](radical const& power) {
        return surd::multiply(coefficient_, power, allowed);
    });
}

std::string power_law::to_string() const {
    auto const p = as_rational(exponent_);
    if (p.is_zero()) return coefficient_.to_string();
    auto power = std::string("n");
    if (!p.is_one()) {
        bool const plain = p.is_integer() && p.sign() > 0;
        power += plain ? "^" + p.to_string() : "^(" + p.to_string() + ")";
    }
    return coefficient_ == radical(1) ? power : coefficient_.to_string() + "*" + power;
}

outcome<power_law, beyond_limits> compose(power_law const& outer, power_law const& inner,
                                          limits const& allowed) {
    auto const p = as_exponent(as_rational(outer.exponent()) * as_rational(inner.exponent()));
    if (!p) return beyond_limits{reason::does_not_fit};
    return outer(inner.coefficient(), allowed).transform([&](radical const& c) {
        return power_law(c, *p);
    });
}

outcome<power_law, beyond_limits> multiply(power_law const& f, power_law const& g,
                                           limits const& allowed) {
    auto const p = as_exponent(as_rational(f.exponent()) + as_rational(g.exponent()));
    if (!p) return beyond_limits{reason::does_not_fit};
    return surd::multiply(f.coefficient(), g.coefficient(), allowed)
        .transform([&](radical const& c) { return power_law(c, *p); });
}

outcome<power_law, undefined, beyond_limits> inverse(power_law const& f, limits const& allowed) {
    if (f.exponent().is_zero()) return undefined{reason::division_by_zero};
    auto const p = as_exponent(reciprocal(as_rational(f.exponent())));
    if (!p) return beyond_limits{reason::does_not_fit};
    // C m^p = n gives m = C^(-1/p) n^(1/p).
    return positive_power(f.coefficient(), -as_rational(*p), allowed)
        .transform([&](radical const& c) { return power_law(c, *p); });
}

outcome<crossover, beyond_limits> find_crossover(power_law const& f, power_law const& g,
                                                 limits const& allowed) {
    if (f.exponent() == g.exponent()) {
        return crossover{f == g ? crossover::kind::everywhere : crossover::kind::never, {}};
    }
    auto const gap = as_rational(f.exponent()) - as_rational(g.exponent());
    auto const ratio = divide(g.coefficient(), f.coefficient(), allowed);
    if (!ratio) return beyond_limits{ratio.why()};
    return positive_power(*ratio, reciprocal(gap), allowed).transform([](radical const& n) {
        return crossover{crossover::kind::once, n};
    });
}

}  // namespace surd::growth
