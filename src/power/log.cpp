// SPDX-License-Identifier: BSL-1.0
#include "surd/power/log.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "radical/coprime_parts.hpp"

namespace surd {

namespace {

using kind = exponent_solutions::kind;

/// Exponents of base and value over one coprime base, each times its index.
struct exponent_pair {
    integer of_base;
    integer of_value;

    [[nodiscard]] bool is_zero() const { return of_base.is_zero() && of_value.is_zero(); }
    exponent_pair operator*(integer const& k) const { return {of_base * k, of_value * k}; }
    exponent_pair& operator+=(exponent_pair const& other) {
        of_base += other.of_base;
        of_value += other.of_value;
        return *this;
    }
};

struct pair_part {
    integer base;
    exponent_pair exponent;
};

/// The rational p with |base|^p = |value|, if there is one. Domain: neither is 0, |base| != 1.
std::optional<rational> rational_logarithm(radical const& base, radical const& value) {
    integer const n = base.index();
    integer const m = value.index();
    std::vector<pair_part> parts{
        {abs(base.coefficient().numerator()), {n, 0}},
        {base.coefficient().denominator(), {-n, 0}},
        {base.radicand(), {1, 0}},
        {abs(value.coefficient().numerator()), {0, m}},
        {value.coefficient().denominator(), {0, -m}},
        {value.radicand(), {0, 1}},
    };
    detail::make_coprime(parts);
    // p * of_base / n = of_value / m for every part.
    std::optional<rational> ratio;
    for (pair_part const& part : parts) {
        if (part.exponent.of_base.is_zero()) return std::nullopt;
        rational const here(part.exponent.of_value * n, part.exponent.of_base * m);
        if (ratio && *ratio != here) return std::nullopt;
        ratio = here;
    }
    SURD_EXPECTS(ratio.has_value(), "the base of a logarithm is neither 1 nor -1");
    return ratio;
}

exponent_solutions only(kind which, question_set relied_on = {}) { return {which, 0, relied_on}; }

/// 0^p = value.
outcome<exponent_solutions, convention_dependent> exponents_of_zero(radical const& value,
                                                                    conventions chosen) {
    if (value.is_zero()) return only(kind::positive);
    if (value != 1 || chosen.zero_to_zero == zero_to_zero::undefined) return only(kind::none);
    if (chosen.zero_to_zero == zero_to_zero::ask)
        return convention_dependent{reason::zero_to_the_zero};
    return exponent_solutions{kind::rational, 0, question::zero_to_zero};
}

/// (-1)^p = value for value 1 or -1.
outcome<exponent_solutions, convention_dependent> exponents_of_minus_one(radical const& value,
                                                                         conventions chosen) {
    bool const even = value.sign() > 0;
    switch (chosen.negative_base) {
        case negative_base::ask:
            return convention_dependent{reason::negative_base_odd_root};
        case negative_base::real_odd_root:
            return only(even ? kind::even_numerator : kind::odd_numerator, question::negative_base);
        case negative_base::principal:
        case negative_base::undefined:
            break;
    }
    return only(even ? kind::even : kind::odd);
}

}  // namespace

outcome<exponent_solutions, convention_dependent> solve_exponent(radical const& base,
                                                                 radical const& value,
                                                                 conventions chosen) {
    if (base.is_zero()) return exponents_of_zero(value, chosen);
    if (value.is_zero()) return only(kind::none);
    bool const unit_value = value == 1 || value == -1;
    if (base == 1) return only(value == 1 ? kind::every : kind::none);
    if (base == -1)
        return unit_value ? exponents_of_minus_one(value, chosen)
                          : outcome<exponent_solutions, convention_dependent>(only(kind::none));
    if (base.sign() > 0 && value.sign() < 0) return only(kind::none);
    std::optional<rational> const p = rational_logarithm(base, value);
    if (base.sign() > 0)
        return p ? exponent_solutions{kind::rational, *p, {}} : only(kind::irrational);
    // |base|^p = |value| has one solution; (-1)^p must exist and give the sign.
    if (!p || p->denominator().is_even()) return only(kind::none);
    if (p->numerator().is_odd() != (value.sign() < 0)) return only(kind::none);
    if (p->is_integer()) return exponent_solutions{kind::rational, *p, {}};
    switch (chosen.negative_base) {
        case negative_base::ask:
            return convention_dependent{reason::negative_base_odd_root};
        case negative_base::real_odd_root:
            return exponent_solutions{kind::rational, *p, question::negative_base};
        case negative_base::principal:
        case negative_base::undefined:
            break;
    }
    return only(kind::none);
}

outcome<logarithm, undefined, non_real, convention_dependent> log(radical const& base,
                                                                  radical const& value,
                                                                  conventions chosen) {
    if (base.is_zero() || base == 1 || base == -1) return undefined{reason::logarithm_base};
    if (value.is_zero()) return undefined{reason::logarithm_of_zero};
    using result = outcome<logarithm, undefined, non_real, convention_dependent>;
    return solve_exponent(base, value, chosen)
        .and_then([&](exponent_solutions const& found) -> result {
            if (found.which == kind::none) return non_real{reason::logarithm_not_real};
            return result(logarithm{base, value, found.which == kind::rational, found.exponent})
                .relying_on(found.conventions_used);
        });
}

std::string logarithm::to_string() const {
    if (is_rational) return exponent.to_string();
    return "log(" + base.to_string() + ", " + value.to_string() + ")";
}

}  // namespace surd
