// SPDX-License-Identifier: BSL-1.0
#include "symbolic/law_instances.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "surd/real/best_form.hpp"
#include "symbolic/evaluator.hpp"
#include "symbolic/identity_judge.hpp"
#include "symbolic/sum_expression.hpp"

namespace surd::symbolic::identity {

namespace {

std::optional<rational> number_in(expression const& e) {
    if (e.is(node_kind::number)) return e.value();
    if (e.is(node_kind::negate)) {
        if (auto const inner = number_in(e.child(0))) return -*inner;
    }
    return std::nullopt;
}

bool is_minus(expression const& e) {
    return e.is(node_kind::negate) || (e.is(node_kind::number) && e.value().sign() < 0);
}

expression opposite_of(expression const& e) {
    if (e.is(node_kind::number)) return expression(-e.value());
    return e.is(node_kind::negate) ? e.child(0) : expression::make(node_kind::negate, {e});
}

/// A power or a root as a base with its exponent; anything else to the power 1.
struct power_view {
    expression base;
    expression exponent;
};

power_view as_power(expression const& e) {
    if (e.is(node_kind::power)) return {e.child(0), e.child(1)};
    if (e.is(node_kind::root) && e.child(0).is(node_kind::number)) {
        auto const& k = e.child(0).value();
        if (k.is_integer() && k.sign() > 0) return {e.child(1), expression(reciprocal(k))};
    }
    return {e, expression(1)};
}

bool has_exponent(expression const& e) { return !(as_power(e).base == e); }

/// A number c*r^(1/n) as an expression.
std::optional<expression> as_expression(exact_real const& value, limits const& bounds) {
    auto const r = as_radical(value, bounds);
    if (!r) return std::nullopt;
    if (r->is_rational()) return expression(r->coefficient());
    auto const surd_part = expression::make(
        node_kind::root, {expression(rational(r->index())), expression(rational(r->radicand()))});
    if (r->coefficient().is_one()) return surd_part;
    return expression::make(node_kind::product, {expression(r->coefficient()), surd_part});
}

class instances {
public:
    instances(expression const& e, judge_options const& options) : e_(e), options_(options) {}

    std::vector<law_instance> run() {
        switch (e_.kind()) {
            case node_kind::power:
            case node_kind::root:
                if (has_exponent(e_)) of_power(as_power(e_));
                break;
            case node_kind::product:
                of_product();
                break;
            case node_kind::quotient:
                of_quotient();
                break;
            case node_kind::absolute:
                of_absolute();
                break;
            case node_kind::sum:
                if (auto form = other_form(e_, options_); form && form->size() < e_.size()) {
                    add(law_id::like_terms, std::move(*form));
                }
                break;
            default:
                break;
        }
        return std::move(found_);
    }

private:
    void add(law_id by, expression after) {
        if (!(after == e_)) found_.push_back({by, std::move(after)});
    }

    /// An exponent after arithmetic: a number, or a sum of products of variables.
    [[nodiscard]] expression exponent(expression const& e) const {
        if (e.is_closed()) {
            auto const value = evaluate(e, options_.evaluation);
            if (value.has_value() && value.value.is_held_rational()) {
                return expression(value.value.held_rational());
            }
            return e;
        }
        return other_form(e, options_).value_or(e);
    }
    [[nodiscard]] expression product(expression const& a, expression const& b) const {
        return exponent(expression::make(node_kind::product, {a, b}));
    }
    [[nodiscard]] expression sum(expression const& a, expression const& b) const {
        return exponent(expression::make(node_kind::sum, {a, b}));
    }
    [[nodiscard]] expression difference(expression const& a, expression const& b) const {
        return sum(a, opposite_of(b));
    }

    [[nodiscard]] static expression power(expression const& base, expression const& exponent) {
        if (exponent.is(node_kind::number)) {
            auto const& x = exponent.value();
            if (x.is_one()) return base;
            if (!x.is_integer() && x.numerator().is_one()) {
                return expression::make(node_kind::root,
                                        {expression(rational(x.denominator())), base});
            }
        }
        return expression::make(node_kind::power, {base, exponent});
    }

    void of_power(power_view const& view) {
        auto const& [base, written] = view;
        auto const x = exponent(written);
        auto const number = number_in(x);
        if (number && number->is_zero()) return add(law_id::zero_exponent, expression(1));
        if (number_in(base) == rational()) return add(law_id::power_of_zero, expression(0));
        if (e_.is(node_kind::power) && symbolic::detail::even_fraction_in(written)) {
            return add(law_id::exponent_in_lowest_terms, power(base, x));
        }
        if (has_exponent(base)) {
            auto const inner = as_power(base);
            auto const both = product(inner.exponent, x);
            add(law_of_powers(base, inner.exponent, x, both), power(inner.base, both));
            bool const is_square = number == rational(1, 2) && inner.exponent == expression(2);
            add(is_square ? law_id::square_root_of_a_square : law_id::even_root_of_a_power,
                power(expression::make(node_kind::absolute, {inner.base}), both));
        }
        bool const is_root = number && !number->is_integer();
        if (base.is(node_kind::product)) {
            auto const by = is_root ? law_id::product_of_roots : law_id::power_of_a_product;
            std::vector<expression> all;
            for (auto const& f : base.children()) all.push_back(power(f, x));
            add(by, product_of(std::move(all)));
            // Where not all factors may leave the root, one of them may.
            for (std::size_t i = 0; is_root && i < base.children().size(); ++i) {
                auto rest = base.children();
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                add(by,
                    product_of({power(base.child(i), x), power(product_of(std::move(rest)), x)}));
            }
        }
        if (base.is(node_kind::quotient)) {
            auto const& top = base.child(0);
            auto const& bottom = base.child(1);
            if (is_minus(x)) {
                add(law_id::negative_power_of_a_quotient,
                    power(expression::make(node_kind::quotient, {bottom, top}), opposite_of(x)));
            }
            add(is_root ? law_id::quotient_of_roots : law_id::power_of_a_quotient,
                expression::make(node_kind::quotient, {power(top, x), power(bottom, x)}));
        }
        if (is_minus(base) && !base.is_closed()) {
            add(law_id::power_of_a_product, power(opposite_of(base), x));
            add(law_id::power_of_a_product, opposite_of(power(opposite_of(base), x)));
        }
        if (base.is(node_kind::absolute)) {
            add(law_id::even_power_of_an_absolute_value, power(base.child(0), x));
        }
        if (is_minus(x)) {
            add(law_id::negative_exponent,
                expression::make(node_kind::quotient,
                                 {expression(1), power(base, opposite_of(x))}));
        }
    }

    /// The name of (v^b)^x = v^(b*x).
    [[nodiscard]] static law_id law_of_powers(expression const& inner, expression const& b,
                                              expression const& x, expression const& both) {
        if (inner.is(node_kind::root)) {
            return both == expression(1) ? law_id::power_of_a_root : law_id::rational_exponent;
        }
        auto const from = number_in(b);
        auto const to = number_in(x);
        bool const undoes = from && to && from->is_integer() && (*from * *to).is_one();
        return undoes && !from->numerator().is_even() ? law_id::odd_root_of_a_power
                                                      : law_id::power_of_a_power;
    }

    /// u^a * u^b in a list of factors, written as one power.
    void of_product() {
        auto const& factors = e_.children();
        if (auto const place =
                std::find_if(factors.begin(), factors.end(),
                             [](expression const& f) { return f.is(node_kind::quotient); });
            place != factors.end()) {
            auto top = factors;
            auto const at = static_cast<std::size_t>(place - factors.begin());
            top[at] = place->child(0);
            return add(law_id::product_of_quotients,
                       expression::make(node_kind::quotient,
                                        {product_of(std::move(top)), place->child(1)}));
        }
        for (std::size_t i = 0; i < factors.size(); ++i) {
            auto const first = as_power(factors[i]);
            for (std::size_t j = i + 1; j < factors.size(); ++j) {
                auto const second = as_power(factors[j]);
                if (!(first.base == second.base) || is_plain_number(factors[i])) continue;
                auto rest = factors;
                rest[i] = power(first.base, sum(first.exponent, second.exponent));
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(j));
                add(law_id::product_of_powers, product_of(std::move(rest)));
            }
        }
        without_bars(factors, [](std::vector<expression> changed) {
            return product_of(std::move(changed));
        });
    }

    [[nodiscard]] static bool is_plain_number(expression const& e) {
        return e.is(node_kind::number);
    }

    template <class Rebuild>
    void without_bars(std::vector<expression> const& factors, Rebuild rebuild) {
        for (std::size_t i = 0; i < factors.size(); ++i) {
            auto const view = as_power(factors[i]);
            if (!view.base.is(node_kind::absolute)) continue;
            auto changed = factors;
            changed[i] = power(view.base.child(0), view.exponent);
            add(law_id::absolute_value_of_a_positive_number, rebuild(std::move(changed)));
        }
    }

    static std::vector<expression> factors_of(expression const& e) {
        return e.is(node_kind::product) ? e.children() : std::vector<expression>{e};
    }

    void of_quotient() {
        auto const& top = e_.child(0);
        auto const& bottom = e_.child(1);
        auto const quotient = [](expression a, expression b) {
            if (b == expression(1)) return a;
            return expression::make(node_kind::quotient, {std::move(a), std::move(b)});
        };
        if (top.is(node_kind::quotient) || bottom.is(node_kind::quotient)) {
            auto over = top.is(node_kind::quotient) ? top.child(0) : top;
            auto under = top.is(node_kind::quotient) ? top.child(1) : expression(1);
            if (bottom.is(node_kind::quotient)) {
                over = times(over, bottom.child(1));
                under = times(under, bottom.child(0));
            } else {
                under = times(under, bottom);
            }
            return add(law_id::quotient_of_quotients, quotient(over, under));
        }
        auto const over = factors_of(top);
        auto const under = factors_of(bottom);
        for (std::size_t i = 0; i < over.size(); ++i) {
            auto const first = as_power(over[i]);
            if (is_plain_number(over[i])) continue;
            for (std::size_t j = 0; j < under.size(); ++j) {
                auto const second = as_power(under[j]);
                if (!(first.base == second.base)) continue;
                auto a = over;
                auto b = under;
                auto const rest = difference(first.exponent, second.exponent);
                a.erase(a.begin() + static_cast<std::ptrdiff_t>(i));
                b.erase(b.begin() + static_cast<std::ptrdiff_t>(j));
                bool const cancels = rest == expression(0);
                if (!cancels && is_minus(rest)) {
                    b.insert(b.begin() + static_cast<std::ptrdiff_t>(j),
                             power(first.base, opposite_of(rest)));
                } else if (!cancels) {
                    a.insert(a.begin() + static_cast<std::ptrdiff_t>(i), power(first.base, rest));
                }
                add(cancels ? law_id::cancelling : law_id::quotient_of_powers,
                    quotient(product_of(std::move(a)), product_of(std::move(b))));
            }
        }
        without_bars(over, [&](std::vector<expression> changed) {
            return quotient(product_of(std::move(changed)), bottom);
        });
        without_bars(under, [&](std::vector<expression> changed) {
            return quotient(top, product_of(std::move(changed)));
        });
        if (top.is(node_kind::sum) || bottom.is(node_kind::sum)) {
            if (auto form = other_form(e_, options_); form && form->size() < e_.size()) {
                add(law_id::cancelling, std::move(*form));
            }
        }
    }

    [[nodiscard]] static expression times(expression const& a, expression const& b) {
        if (a == expression(1)) return b;
        return b == expression(1) ? a : expression::make(node_kind::product, {a, b});
    }

    void of_absolute() {
        auto const& inner = e_.child(0);
        add(law_id::absolute_value_of_a_positive_number, inner);
        if (is_minus(inner)) {
            return add(law_id::absolute_value_of_a_product,
                       expression::make(node_kind::absolute, {opposite_of(inner)}));
        }
        if (!inner.is(node_kind::product)) return;
        std::vector<expression> outside;
        std::vector<expression> inside;
        for (auto const& f : inner.children()) {
            (f.is_closed() ? outside : inside).push_back(f);
        }
        if (outside.empty() || inside.empty()) return;
        outside = {expression::make(node_kind::absolute, {product_of(std::move(outside))}),
                   expression::make(node_kind::absolute, {product_of(std::move(inside))})};
        add(law_id::absolute_value_of_a_product, product_of(std::move(outside)));
    }

    expression const& e_;
    judge_options const& options_;
    std::vector<law_instance> found_;
};

/// Products of products as one list, with the sign and the rational factor apart.
void collect_factors(expression const& e, rational& coefficient, std::vector<expression>& others) {
    if (e.is(node_kind::product)) {
        for (auto const& f : e.children()) collect_factors(f, coefficient, others);
    } else if (e.is(node_kind::negate)) {
        coefficient = -coefficient;
        collect_factors(e.child(0), coefficient, others);
    } else if (e.is(node_kind::number)) {
        coefficient *= e.value();
    } else {
        others.push_back(e);
    }
}

expression with_coefficient(rational const& c, std::vector<expression> others) {
    auto const size = abs(c);
    if (!size.is_one() || others.empty()) others.insert(others.begin(), expression(size));
    auto result = product_of(std::move(others));
    return c.sign() < 0 ? opposite_of(result) : result;
}

}  // namespace

std::vector<law_instance> law_instances(expression const& e, judge_options const& options) {
    return instances(e, options).run();
}

bool joins_powers(law_id by) {
    switch (by) {
        case law_id::product_of_powers:
        case law_id::quotient_of_powers:
        case law_id::power_of_a_power:
        case law_id::rational_exponent:
        case law_id::square_root_of_a_square:
        case law_id::even_root_of_a_power:
        case law_id::odd_root_of_a_power:
        case law_id::power_of_a_root:
        case law_id::cancelling:
            return true;
        default:
            return false;
    }
}

expression tidy(expression const& e, judge_options const& options) {
    if (e.is_closed()) {
        if (e.is(node_kind::number)) return e;
        auto const value = evaluate(e, options.evaluation);
        if (!value.has_value()) return e;
        return as_expression(value.value, options.evaluation.bounds).value_or(e);
    }
    if (e.is(node_kind::negate) && e.child(0).is(node_kind::negate)) return e.child(0).child(0);
    if (e.is(node_kind::negate) && is_minus(e.child(0))) return opposite_of(e.child(0));
    if (e.is(node_kind::sum)) return sum_of(e.children());
    if (e.is(node_kind::product)) {
        rational coefficient = 1;
        std::vector<expression> others;
        collect_factors(e, coefficient, others);
        // 0*x keeps its x, whose domain is the domain of the product.
        if (coefficient.is_zero()) return e;
        std::vector<expression> closed{expression(coefficient)};
        std::vector<expression> open;
        for (auto& f : others) (f.is_closed() ? closed : open).push_back(std::move(f));
        if (closed.size() == 1) return with_coefficient(coefficient, std::move(open));
        auto const value = tidy(product_of(std::move(closed)), options);
        coefficient = 1;
        std::vector<expression> all;
        collect_factors(value, coefficient, all);
        all.insert(all.end(), open.begin(), open.end());
        return with_coefficient(coefficient, std::move(all));
    }
    if (e.is(node_kind::quotient)) {
        rational over = 1;
        rational under = 1;
        std::vector<expression> top;
        std::vector<expression> bottom;
        collect_factors(e.child(0), over, top);
        collect_factors(e.child(1), under, bottom);
        if (over.is_zero() || under.is_zero()) return e;
        auto const c = over / under;
        if (bottom.empty() && c.is_integer()) return with_coefficient(c, std::move(top));
        auto result = expression::make(
            node_kind::quotient, {with_coefficient(rational(abs(c.numerator())), std::move(top)),
                                  with_coefficient(rational(c.denominator()), std::move(bottom))});
        return c.sign() < 0 ? opposite_of(result) : result;
    }
    return e;
}

}  // namespace surd::symbolic::identity
