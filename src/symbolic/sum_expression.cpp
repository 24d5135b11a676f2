// SPDX-License-Identifier: BSL-1.0
#include "symbolic/sum_expression.hpp"

#include <algorithm>

namespace surd::symbolic::identity {

namespace {

/// A base with everything in its exponent.
struct gathered_power {
    expression base;
    exponent_form exponent;
    generator key;
};

bool leads_with_minus(exponent_form const& form) {
    return std::all_of(form.terms.begin(), form.terms.end(),
                       [](auto const& t) { return t.second.sign() < 0; });
}

expression negated(expression e) {
    if (e.is(node_kind::number)) return expression(-e.value());
    return expression::make(node_kind::negate, {std::move(e)});
}

expression power_of(expression const& base, algebra const& with, exponent_form const& exponent) {
    if (exponent.is_constant()) {
        auto const e = exponent.constant_part();
        if (e.is_one()) return base;
        if (e.numerator().is_one() && !e.is_integer()) {
            return expression::make(node_kind::root, {expression(rational(e.denominator())), base});
        }
        return expression::make(node_kind::power, {base, expression(e)});
    }
    return expression::make(node_kind::power, {base, to_expression(with, exponent)});
}

std::vector<gathered_power> gather(algebra const& with, monomial const& product) {
    std::vector<gathered_power> powers;
    for (auto const& f : product) {
        generator key = f.base;
        if (is_atom(key)) {
            // |x| where x > 0 is x itself.
            auto const& meaning = with.atom(key);
            if (meaning.terms.size() == 1 && meaning.terms[0].coefficient.is_one() &&
                meaning.terms[0].product.size() == 1 &&
                is_variable(meaning.terms[0].product[0].base)) {
                key = meaning.terms[0].product[0].base;
            }
        }
        auto place = std::find_if(powers.begin(), powers.end(),
                                  [&](gathered_power const& p) { return p.key == key; });
        if (place == powers.end()) {
            expression base;
            if (is_variable(key)) {
                base = expression::variable(with.names()[key]);
            } else if (is_constant(key)) {
                base = expression(rational(with.constant(key)));
            } else {
                base = to_expression(with, with.atom(key));
            }
            powers.push_back({std::move(base), {}, key});
            place = powers.end() - 1;
        }
        place->exponent.add(f.scale, f.exponent);
    }
    powers.erase(std::remove_if(powers.begin(), powers.end(),
                                [](gathered_power const& p) { return p.exponent.is_zero(); }),
                 powers.end());
    return powers;
}

}  // namespace

expression product_of(std::vector<expression> parts) {
    if (parts.empty()) return expression(1);
    if (parts.size() == 1) return parts.front();
    return expression::make(node_kind::product, std::move(parts));
}

expression sum_of(std::vector<expression> parts) {
    if (parts.empty()) return expression(0);
    if (parts.size() == 1) return parts.front();
    // x - 1, not x + (-1).
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i].is(node_kind::number) && parts[i].value().sign() < 0) {
            parts[i] = expression::make(node_kind::negate, {expression(-parts[i].value())});
        }
    }
    return expression::make(node_kind::sum, std::move(parts));
}

expression to_expression(algebra const& with, exponent_form const& form) {
    std::vector<expression> parts;
    // The constant goes last: m + 1.
    auto const add = [&](scale_id id, rational const& c) {
        std::vector<expression> top;
        std::vector<expression> bottom;
        auto const size = abs(c);
        if (!size.numerator().is_one()) top.emplace_back(rational(size.numerator()));
        for (auto const& [v, k] : with.scales().powers(id)) {
            auto base = expression::variable(with.names()[v]);
            int const n = k < 0 ? -k : k;
            if (n != 1) base = expression::make(node_kind::power, {base, expression(n)});
            (k > 0 ? top : bottom).push_back(std::move(base));
        }
        if (!size.denominator().is_one()) {
            bottom.insert(bottom.begin(), expression(rational(size.denominator())));
        }
        auto part = product_of(std::move(top));
        if (!bottom.empty()) {
            part = id == no_scale
                       ? expression(size)
                       : expression::make(node_kind::quotient,
                                          {std::move(part), product_of(std::move(bottom))});
        }
        parts.push_back(c.sign() < 0 ? negated(std::move(part)) : std::move(part));
    };
    for (auto const& [id, c] : form.terms) {
        if (id != no_scale) add(id, c);
    }
    if (!form.constant_part().is_zero()) add(no_scale, form.constant_part());
    // A leading minus reads badly; a positive part goes first where there is one.
    auto const positive = std::find_if(parts.begin(), parts.end(), [](expression const& e) {
        return !e.is(node_kind::negate) && !(e.is(node_kind::number) && e.value().sign() < 0);
    });
    if (positive != parts.end()) std::rotate(parts.begin(), positive, positive + 1);
    return sum_of(std::move(parts));
}

expression to_expression(algebra const& with, rational const& coefficient,
                         monomial const& product) {
    auto const size = abs(coefficient);
    std::vector<expression> top;
    std::vector<expression> bottom;
    for (auto& p : gather(with, product)) {
        if (leads_with_minus(p.exponent)) {
            bottom.push_back(power_of(p.base, with, p.exponent.scaled(rational(-1))));
        } else {
            top.push_back(power_of(p.base, with, p.exponent));
        }
    }
    bool const whole = bottom.empty();
    if (whole && (!size.is_one() || top.empty())) {
        top.insert(top.begin(), expression(size));
    } else if (!whole) {
        if (!size.numerator().is_one()) {
            top.insert(top.begin(), expression(rational(size.numerator())));
        }
        if (!size.denominator().is_one()) {
            bottom.insert(bottom.begin(), expression(rational(size.denominator())));
        }
    }
    auto result = product_of(std::move(top));
    if (!whole) {
        result = expression::make(node_kind::quotient,
                                  {std::move(result), product_of(std::move(bottom))});
    }
    return coefficient.sign() < 0 ? negated(std::move(result)) : result;
}

expression to_expression(algebra const& with, power_sum const& sum) {
    std::vector<expression> parts;
    parts.reserve(sum.terms.size());
    auto const positive = std::find_if(sum.terms.begin(), sum.terms.end(),
                                       [](term const& t) { return t.coefficient.sign() > 0; });
    if (positive != sum.terms.end()) {
        parts.push_back(to_expression(with, positive->coefficient, positive->product));
    }
    for (auto t = sum.terms.begin(); t != sum.terms.end(); ++t) {
        if (t != positive) parts.push_back(to_expression(with, t->coefficient, t->product));
    }
    return sum_of(std::move(parts));
}

expression to_expression(algebra const& with, power_fraction const& fraction) {
    auto top = to_expression(with, fraction.numerator);
    if (fraction.denominator.is_number() && fraction.denominator.number().is_one()) return top;
    return expression::make(node_kind::quotient,
                            {std::move(top), to_expression(with, fraction.denominator)});
}

}  // namespace surd::symbolic::identity
