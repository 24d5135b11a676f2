// SPDX-License-Identifier: BSL-1.0
#include "symbolic/factor_sum.hpp"

#include <algorithm>

#include "symbolic/polynomial.hpp"

namespace surd::symbolic::identity {

namespace {

using factor_key = std::pair<generator, scale_id>;

// Beyond these a sum is left whole.
constexpr std::size_t most_terms = 120;
constexpr int most_degree = 48;

/// How keys of sums became indeterminates: indeterminate i is key i to the power 1/index.
struct translation {
    std::vector<factor_key> keys;
    std::vector<std::int64_t> indices;

    [[nodiscard]] std::size_t position(factor_key key) const {
        return static_cast<std::size_t>(std::lower_bound(keys.begin(), keys.end(), key) -
                                        keys.begin());
    }
};

std::optional<translation> translation_for(std::initializer_list<power_sum const*> sums) {
    translation t;
    for (auto const* s : sums) {
        if (s->terms.size() > most_terms) return std::nullopt;
        for (auto const& part : s->terms) {
            for (auto const& f : part.product) t.keys.push_back(f.key());
        }
    }
    std::sort(t.keys.begin(), t.keys.end());
    t.keys.erase(std::unique(t.keys.begin(), t.keys.end()), t.keys.end());
    t.indices.assign(t.keys.size(), 1);
    for (auto const* s : sums) {
        for (auto const& part : s->terms) {
            for (auto const& f : part.product) {
                auto& index = t.indices[t.position(f.key())];
                auto const common = rational(integer(index)) * rational(f.exponent.denominator());
                integer const least =
                    divide_exact(common.numerator(), gcd(integer(index), f.exponent.denominator()));
                if (!least.fits_int64() || least.to_int64() > most_degree) return std::nullopt;
                index = least.to_int64();
            }
        }
    }
    return t;
}

/// The polynomial of a sum whose content is 1. None when a degree is too large.
std::optional<polynomial> to_polynomial(power_sum const& a, translation const& t) {
    std::vector<std::pair<exponents, rational>> terms;
    for (auto const& part : a.terms) {
        exponents e(t.keys.size(), 0);
        for (auto const& f : part.product) {
            auto const i = t.position(f.key());
            auto const power = f.exponent * rational(integer(t.indices[i]));
            if (power.sign() < 0 || !power.numerator().fits_int64() ||
                power.numerator().to_int64() > most_degree) {
                return std::nullopt;
            }
            e[i] = static_cast<int>(power.numerator().to_int64());
        }
        terms.emplace_back(std::move(e), part.coefficient);
    }
    return collected(std::move(terms));
}

/// Back to a sum; whole powers of atoms are multiplied out again.
power_sum to_sum(algebra& with, polynomial const& p, translation const& t) {
    power_sum result;
    for (auto const& [e, c] : p.terms) {
        power_sum part = algebra::number(c);
        for (std::size_t i = 0; i < e.size(); ++i) {
            if (e[i] == 0) continue;
            auto const [g, s] = t.keys[i];
            rational const power(integer(e[i]), integer(t.indices[i]));
            if (is_variable(g) || s != no_scale) {
                part = with.product(part, algebra::single({{g, s, power}}, 1));
            } else {
                auto const whole = with.raised(1, {{g, s, rational(1)}}, exponent_form(power));
                part = with.product(part, whole.numerator);
            }
        }
        result = with.sum(result, part);
    }
    return result;
}

/// Where a root atom u = c*x + d occurs beside x, x is written (u - d)/c, so that squares such
/// as x + 2*sqrt(x - 1) = (1 + sqrt(x - 1))^2 show.
void unfold_atoms(algebra const& with, translation const& t, polynomial& p) {
    for (std::size_t i = 0; i < t.keys.size(); ++i) {
        auto const [g, s] = t.keys[i];
        if (!is_atom(g) || s != no_scale) continue;
        power_sum const meaning = with.atom(g);  // NOLINT: atoms move while new ones are made
        for (auto const& linear : meaning.terms) {
            if (linear.product.size() != 1 || !is_variable(linear.product[0].base) ||
                !linear.product[0].exponent.is_one()) {
                continue;
            }
            generator const x = linear.product[0].base;
            auto const uses =
                std::count_if(meaning.terms.begin(), meaning.terms.end(), [&](term const& other) {
                    return std::any_of(other.product.begin(), other.product.end(),
                                       [&](generator_power const& f) { return f.base == x; });
                });
            auto const at = t.position({x, no_scale});
            if (uses != 1 || at == t.keys.size() || t.keys[at] != factor_key(x, no_scale)) continue;
            // The other terms of the meaning must be over keys that are here already.
            power_sum rest;
            for (auto const& other : meaning.terms) {
                if (!(other == linear)) rest.terms.push_back(other);
            }
            bool known = true;
            for (auto const& other : rest.terms) {
                for (auto const& f : other.product) {
                    auto const k = t.position(f.key());
                    known = known && k < t.keys.size() && t.keys[k] == f.key() &&
                            (f.exponent * rational(integer(t.indices[k]))).is_integer();
                }
            }
            if (!known) continue;
            auto const rest_polynomial = to_polynomial(rest, t);
            if (!rest_polynomial) continue;
            exponents e(t.keys.size(), 0);
            e[i] = static_cast<int>(t.indices[i]);
            polynomial value;
            value.terms.emplace_back(std::move(e), rational(1));
            value = difference(value, *rest_polynomial);
            for (auto& [k, c] : value.terms) c /= linear.coefficient;
            int const degree = p.degree(at);
            if (degree > 6) continue;
            polynomial replaced;
            polynomial power;
            power.terms.emplace_back(exponents(t.keys.size(), 0), rational(1));
            for (int k = 0; k <= degree; ++k) {
                replaced = sum(replaced, product(coefficient(p, at, k), power));
                power = product(power, value);
            }
            if (replaced.terms.size() <= most_terms) p = std::move(replaced);
            return;
        }
    }
}

monomial content_of(polynomial const& p, translation const& t, polynomial& primitive) {
    monomial m;
    primitive = p;
    for (std::size_t i = 0; i < t.keys.size(); ++i) {
        int least = p.terms.front().first[i];
        for (auto const& [e, c] : p.terms) least = std::min(least, e[i]);
        if (least == 0) continue;
        for (auto& [e, c] : primitive.terms) e[i] -= least;
        m.push_back(
            {t.keys[i].first, t.keys[i].second, rational(integer(least), integer(t.indices[i]))});
    }
    return m;
}

void add_factor(factored_sum& result, power_sum base, int multiplicity) {
    if (base.is_zero()) return;  // the limits of the algebra were reached
    if (base.terms.size() == 1) {
        auto const& t = base.terms.front();
        result.coefficient *= integer_power(t.coefficient, multiplicity);
        monomial m = t.product;
        for (auto& f : m) f.exponent *= rational(multiplicity);
        result.content = algebra::merged(result.content, m);
        return;
    }
    auto normal = canonical(std::move(base));
    result.coefficient *= integer_power(normal.scale, multiplicity);
    for (auto& f : result.factors) {
        if (f.base == normal.sum) {
            f.multiplicity += multiplicity;
            return;
        }
    }
    result.factors.push_back({std::move(normal.sum), multiplicity});
}

}  // namespace

canonical_sum canonical(power_sum a) {
    if (a.is_zero()) return {std::move(a), rational(1)};
    integer common_denominator = 1;
    integer common_numerator = 0;
    for (auto const& t : a.terms) {
        auto const& d = t.coefficient.denominator();
        common_denominator = divide_exact(common_denominator, gcd(common_denominator, d)) * d;
        common_numerator = gcd(common_numerator, t.coefficient.numerator());
    }
    // Numerators and denominators are coprime, so this is the divisor of all coefficients.
    rational scale(common_numerator, common_denominator);
    if (a.terms.front().coefficient.sign() < 0) scale = -scale;
    if (!scale.is_one()) a = algebra::scaled(std::move(a), reciprocal(scale));
    return {std::move(a), std::move(scale)};
}

factored_sum factored(algebra& with, power_sum const& a, std::vector<power_sum> const& known) {
    factored_sum result;
    result.content = content(a);
    power_sum rest;
    if (a.terms.size() == 1) {
        result.coefficient = a.terms.front().coefficient;
        return result;
    }
    auto const inverted = inverse(result.content);
    rest.terms.reserve(a.terms.size());
    for (auto const& t : a.terms) {
        rest.terms.push_back({algebra::merged(t.product, inverted), t.coefficient});
    }
    auto normal = canonical(std::move(rest));
    rest = std::move(normal.sum);
    result.coefficient = normal.scale;
    for (auto const& k : known) {
        while (rest.terms.size() > 1) {
            auto q = with.quotient(rest, k);
            if (!q) break;
            rest = std::move(*q);
            add_factor(result, k, 1);
        }
    }
    auto t = rest.terms.size() > 1 ? translation_for({&rest}) : std::nullopt;
    std::optional<polynomial> p;
    if (t) p = to_polynomial(rest, *t);
    if (!p) {
        add_factor(result, std::move(rest), 1);
        return result;
    }
    unfold_atoms(with, *t, *p);
    if (p->terms.size() < 2) {
        add_factor(result, std::move(rest), 1);
        return result;
    }
    result.coefficient *= p->terms.front().second;
    polynomial primitive;
    for (auto const& f : content_of(*p, *t, primitive)) {
        if (is_atom(f.base) || is_constant(f.base)) {
            result.content = algebra::merged(result.content, {f});
        } else {
            add_factor(result, algebra::single({f}, 1), 1);
        }
    }
    polynomial_budget budget;
    for (auto const& f : factors(primitive, budget)) {
        add_factor(result, to_sum(with, f.base, *t), f.multiplicity);
    }
    return result;
}

std::optional<power_sum> shared_factor(algebra& with, power_sum const& a, power_sum const& b) {
    auto const t = translation_for({&a, &b});
    if (!t) return std::nullopt;
    auto const p = to_polynomial(a, *t);
    auto const q = to_polynomial(b, *t);
    if (!p || !q) return std::nullopt;
    polynomial_budget budget;
    auto const d = common_divisor(*p, *q, budget);
    if (d.terms.size() < 2) return std::nullopt;
    return canonical(to_sum(with, d, *t)).sum;
}

}  // namespace surd::symbolic::identity
