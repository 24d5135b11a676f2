// SPDX-License-Identifier: BSL-1.0
#include "symbolic/closed_link.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "surd/number/rational_functions.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "symbolic/power_product.hpp"

namespace surd::symbolic {

namespace {

verdict verdict_for(value_kind kind) {
    switch (kind) {
        case value_kind::undefined:
            return verdict::undefined;
        case value_kind::non_real:
            return verdict::non_real;
        case value_kind::convention:
            return verdict::convention;
        case value_kind::outside:
            return verdict::outside;
        case value_kind::beyond_limits:
            return verdict::undecided;
        case value_kind::value:
            return verdict::verified;
    }
    return verdict::undecided;
}

bool holds(std::strong_ordering order, relation rel) {
    switch (rel) {
        case relation::equal:
            return order == 0;
        case relation::not_equal:
            return order != 0;
        case relation::less:
            return order < 0;
        case relation::less_equal:
            return order <= 0;
        case relation::greater:
            return order > 0;
        case relation::greater_equal:
            return order >= 0;
        case relation::approximately:
            break;
    }
    return false;
}

rational power_of_ten(std::int64_t n) { return integer_power(rational(10), n); }

/// The unit of the last digit that a number was written with: 0.01 for 3.14; for 4,200,000 the
/// coarsest unit its zeros allow. None where the expression is no written decimal.
struct written_precision {
    rational finest;
    rational coarsest;
};

std::optional<written_precision> precision_of(expression const& e) {
    if (e.is(node_kind::negate)) return precision_of(e.child(0));
    if (e.is(node_kind::number)) {
        if (e.decimals() >= 0) {
            auto const unit = power_of_ten(-e.decimals());
            return written_precision{unit, unit};
        }
        if (!e.value().is_integer()) return std::nullopt;
        rational unit = 1;
        rational rest = e.value();
        while (!rest.is_zero() && (rest / rational(10)).is_integer()) {
            rest = rest / rational(10);
            unit = unit * rational(10);
        }
        return written_precision{1, unit};
    }
    // Scientific notation: 3.14 * 10^k.
    if (e.is(node_kind::product) && e.children().size() == 2) {
        auto const digits = precision_of(e.child(0));
        auto const& scale = e.child(1);
        if (!digits || !scale.is(node_kind::power) || !scale.child(0).is(node_kind::number) ||
            scale.child(0).value() != rational(10)) {
            return std::nullopt;
        }
        auto const factor = evaluate(scale);
        if (!factor.has_value() || !factor.value.is_held_rational()) return std::nullopt;
        auto const& f = factor.value.held_rational();
        return written_precision{digits->finest * f, digits->coarsest * f};
    }
    return std::nullopt;
}

/// Whether |a - b| <= bound; none when undecided.
std::optional<bool> within(exact_real const& a, exact_real const& b, rational const& bound,
                           limits const& bounds) {
    auto const order = compare(abs(a - b), exact_real(bound), bounds);
    if (!order.has_value()) return std::nullopt;
    return *order <= 0;
}

bool is_even(rational const& x) { return (x / rational(2)).is_integer(); }

/// `left ~= right`: right is what rounding left to the digits written gives.
void judge_rounding(judgement& result, exact_real const& left, exact_real const& right,
                    expression const& written, limits const& bounds) {
    auto const precision = precision_of(written);
    if (!precision) {
        result.outcome = verdict::not_checkable;
        result.hint = "a rounded value is checked against a written decimal";
        return;
    }
    rational const half(1, 2);
    auto const order = compare(abs(left - right), exact_real(precision->coarsest * half), bounds);
    auto const size = compare(abs(right), abs(left), bounds);
    auto const place = compare(right, left, bounds);
    if (!order.has_value() || !size.has_value() || !place.has_value()) {
        result.outcome = verdict::undecided;
        return;
    }
    // Halfway between two written values both ways of schools are right: up, or to the even one.
    auto const units = as_rational(right, bounds);
    bool const even = units.has_value() && *units && is_even(**units / precision->coarsest);
    bool const tie_kept = *size > 0 || *place > 0 || even;
    bool const close = *order < 0 || (*order == 0 && tie_kept);
    result.outcome = close ? verdict::verified : verdict::refuted;
}

/// An equality with a decimal that is the other side rounded: false, but only by rounding.
bool is_rounded(exact_real const& value, exact_real const& written_value, expression const& written,
                limits const& bounds) {
    auto const precision = precision_of(written);
    if (!precision || precision->finest >= rational(1)) return false;
    return within(value, written_value, precision->finest * rational(1, 2), bounds).value_or(false);
}

}  // namespace

std::string shown(exact_real const& value, limits const& bounds) {
    return to_string(best_form(value, bounds));
}

judgement judge_closed_link(expression const& left, relation rel, expression const& right,
                            judge_options const& options) {
    auto const& bounds = options.evaluation.bounds;
    judgement result;
    result.where = {left.where().begin, right.where().end};
    auto const l = evaluate(left, options.evaluation);
    auto const r = evaluate(right, options.evaluation);
    result.conventions = l.conventions | r.conventions;
    result.reasons = l.reasons;
    result.reasons.insert(result.reasons.end(), r.reasons.begin(), r.reasons.end());
    result.candidates = l.candidates.empty() ? r.candidates : l.candidates;
    result.hint = l.hint.empty() ? r.hint : l.hint;
    if (l.has_value()) result.left = shown(l.value, bounds);
    if (r.has_value()) result.right = shown(r.value, bounds);

    auto const worst = std::min(l.kind, r.kind);
    if (worst == value_kind::beyond_limits && rel != relation::approximately) {
        if (auto const order = compare_as_power_products(left, right)) {
            result.outcome = holds(*order, rel) ? verdict::verified : verdict::refuted;
            result.reasons.clear();
            return result;
        }
    }
    if (worst != value_kind::value) {
        result.outcome = verdict_for(worst);
        return result;
    }
    if (rel == relation::approximately) {
        judge_rounding(result, l.value, r.value, right, bounds);
        if (result.outcome == verdict::refuted) result.correct = result.left;
        return result;
    }
    auto const order = compare(l.value, r.value, bounds);
    if (!order.has_value()) {
        result.outcome = verdict::undecided;
        result.reasons.push_back({order.sentence(), result.where});
        return result;
    }
    if (holds(*order, rel)) {
        result.outcome = verdict::verified;
        return result;
    }
    result.outcome = verdict::refuted;
    if (rel == relation::equal) {
        result.correct = result.left;
        if (is_rounded(l.value, r.value, right, bounds) ||
            is_rounded(r.value, l.value, left, bounds)) {
            result.code = "rounded";
            result.hint = "true as a rounded value: write ~= instead of =";
        }
    }
    return result;
}

}  // namespace surd::symbolic
