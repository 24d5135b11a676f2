// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <utility>

#include "surd/number/integer_root.hpp"
#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "symbolic/evaluator.hpp"

namespace surd::symbolic::detail {

namespace {

/// Integer written as a number node, or the negation of one. A number that stands for a variable
/// is grouped (see substitute), and no part of how a fraction was spelled.
std::optional<rational> literal_integer(expression const& e) {
    bool const is_literal = e.is(node_kind::number) && e.decimals() < 0 && !e.is_grouped();
    if (is_literal && e.value().is_integer()) return e.value();
    if (e.is(node_kind::negate)) {
        if (auto inner = literal_integer(e.child(0))) return -*inner;
    }
    return std::nullopt;
}

bool is_even(rational const& integer_value) { return integer_value.numerator().is_even(); }

std::optional<rational> held_rational(evaluation const& part) {
    if (!part.has_value() || !part.value.is_held_rational()) return std::nullopt;
    return part.value.held_rational();
}

/// The failure of a library call as an evaluation at the node, with its complex principal value.
template <class Outcome>
evaluation failed(Outcome const& from, expression const& node) {
    auto result = missing(kind_for(from.kind()), from.sentence(), node.where());
    if (result.kind == value_kind::non_real && from.has_polar()) {
        result.principal = principal_value{
            from.modulus(),
            rational(integer(from.argument().numerator), integer(from.argument().denominator))};
    }
    return result;
}

template <class Outcome>
std::optional<std::string> text_of(Outcome const& value) {
    if (!value.has_value()) return std::nullopt;
    return to_string(*value);
}

/// What each convention makes of 0^0 or of a negative base with an odd root.
std::vector<candidate> candidates_for(reason why, exact_real const& base, rational const& exponent,
                                      evaluation_options const& options) {
    if (why == reason::zero_to_the_zero) return {{"one", "1"}, {"undefined", std::nullopt}};
    if (why != reason::negative_base_odd_root) return {};
    auto const real_root = pow(base, exponent, convention::school, options.bounds);
    return {{"real-odd-root", text_of(real_root)},
            {"principal", std::nullopt},
            {"undefined", std::nullopt}};
}

evaluation rational_power(exact_real const& base, rational const& exponent, expression const& node,
                          evaluation_options const& options) {
    auto const result = pow(base, exponent, options.chosen, options.bounds);
    if (result.has_value()) {
        auto value = value_of(*result);
        value.conventions = result.conventions_used();
        return value;
    }
    auto missing_value = failed(result, node);
    if (missing_value.kind == value_kind::convention) {
        missing_value.candidates = candidates_for(result.why(), base, exponent, options);
    }
    return missing_value;
}

/// A negative base under an exponent spelled p/q with p and q even: three readings.
evaluation spelled_power(exact_real const& base, spelled_fraction const& spelled,
                         expression const& node, evaluation_options const& options) {
    auto const reduced = spelled.numerator / spelled.denominator;
    auto const reduce = [&] { return rational_power(base, reduced, node, options); };
    // q is even and the base negative, so the root comes to nothing real.
    auto const root_first = [&] {
        return rational_power(base, rational(1) / spelled.denominator, node, options);
    };
    // p is even, so |base|^p is the power of the base.
    auto const power_first = [&] { return rational_power(abs(base), reduced, node, options); };

    evaluation chosen;
    switch (options.chosen.even_fraction) {
        case even_fraction::reduce:
            chosen = reduce();
            break;
        case even_fraction::root_first:
            chosen = root_first();
            break;
        case even_fraction::power_first:
            chosen = power_first();
            break;
        case even_fraction::ask: {
            chosen =
                missing(value_kind::convention, sentence_of(reason::even_fraction), node.where());
            auto const as_text = [](evaluation const& reading) {
                return reading.has_value() ? std::optional(to_string(reading.value)) : std::nullopt;
            };
            chosen.candidates = {{"reduce", as_text(reduce())},
                                 {"root-first", as_text(root_first())},
                                 {"power-first", as_text(power_first())}};
            return chosen;
        }
    }
    chosen.conventions |= surd::question::even_fraction;
    return chosen;
}

/// A power whose exponent, or whose value, is too large to write: values of the bases 0, 1, -1,
/// else what is known of sign and parity.
evaluation huge_power(evaluation const& base, evaluation const& exponent,
                      evaluation without_value) {
    auto const b = traits_of(base);
    auto const x = traits_of(exponent);
    if (!x || x->sign == 0) return without_value;
    auto const value = held_rational(base);
    if (value && value->is_one()) return value_of(exact_real(1));
    if (value && value->is_zero()) {
        if (x->sign > 0) return value_of(exact_real(0));
        without_value.kind = value_kind::undefined;
        without_value.reasons.back().sentence = sentence_of(reason::zero_to_negative_power);
        return without_value;
    }
    if (value && *value == rational(-1) && x->is_integer) {
        return value_of(exact_real(x->is_odd ? -1 : 1));
    }
    if (!b || b->sign == 0) return without_value;
    bool const whole = b->is_integer && x->is_integer && x->sign > 0;
    if (b->sign > 0) {
        without_value.huge = huge_number{1, whole, whole && b->is_odd};
    } else if (x->is_integer) {
        without_value.huge = huge_number{x->is_odd ? -1 : 1, whole, whole && b->is_odd};
    }
    return without_value;
}

/// An exponent that is real but irrational.
evaluation irrational_power(exact_real const& base, exact_real const& exponent,
                            expression const& node, evaluation_options const& options) {
    auto const base_sign = sign(base, options.bounds);
    auto const exponent_sign = sign(exponent, options.bounds);
    auto const is_one = equal(base, exact_real(1), options.bounds);
    if (!base_sign.has_value() || !exponent_sign.has_value() || !is_one.has_value()) {
        return missing(value_kind::beyond_limits, sentence_of(reason::too_many_steps),
                       node.where());
    }
    if (*is_one) return value_of(exact_real(1));
    if (*base_sign == 0) {
        if (*exponent_sign > 0) return value_of(exact_real(0));
        return missing(value_kind::undefined, sentence_of(reason::zero_to_negative_power),
                       node.where());
    }
    if (*base_sign < 0) {
        return missing(value_kind::non_real, "an irrational power of a negative number",
                       node.where());
    }
    return missing(value_kind::outside, "an irrational power is real, but no radical expression",
                   node.where());
}

}  // namespace

std::optional<spelled_fraction> even_fraction_in(expression const& exponent) {
    if (exponent.is(node_kind::negate)) {
        auto inner = even_fraction_in(exponent.child(0));
        if (inner) inner->numerator = -inner->numerator;
        return inner;
    }
    if (!exponent.is(node_kind::quotient)) return std::nullopt;
    auto const p = literal_integer(exponent.child(0));
    auto const q = literal_integer(exponent.child(1));
    if (!p || !q || q->is_zero() || !is_even(*p) || !is_even(*q)) return std::nullopt;
    return spelled_fraction{*p, *q};
}

std::string decimal_exponent_hint(expression const& exponent) {
    expression const& number = exponent.is(node_kind::negate) ? exponent.child(0) : exponent;
    if (!number.is(node_kind::number) || number.decimals() < 3) return {};
    rational const value = number.value();
    rational const unit = integer_power(rational(10), -number.decimals());
    for (int q = 3; q < 100; q += 2) {
        // The nearest p/q; a written decimal is off by at most one unit of its last digit.
        rational const p = rational(floor(value * rational(q) + rational(1, 2)));
        rational const candidate = p / rational(q);
        rational const off = candidate < value ? value - candidate : candidate - value;
        if (off <= unit && candidate != value) {
            return candidate.to_string() + " may have been meant: write it as a fraction";
        }
    }
    return {};
}

evaluation power(evaluation const& base, evaluation const& exponent, expression const& node,
                 evaluation_options const& options) {
    auto result = joined({base, exponent});
    if (!result.has_value()) {
        if (result.kind == value_kind::beyond_limits) return huge_power(base, exponent, result);
        return result;
    }
    auto const with_context = [&](evaluation value) {
        value.conventions |= result.conventions;
        return value;
    };
    auto const base_sign = sign(base.value, options.bounds);
    if (!base_sign.has_value()) {
        return missing(value_kind::beyond_limits, base_sign.sentence(), node.where());
    }
    if (*base_sign < 0) {
        if (auto const spelled = even_fraction_in(node.child(1))) {
            return with_context(spelled_power(base.value, *spelled, node, options));
        }
    }
    auto const x = as_rational(exponent.value, options.bounds);
    if (!x.has_value()) {
        return missing(value_kind::beyond_limits, x.sentence(), node.where());
    }
    if (!*x) return with_context(irrational_power(base.value, exponent.value, node, options));
    auto value = rational_power(base.value, **x, node, options);
    if (value.kind == value_kind::beyond_limits) return huge_power(base, exponent, value);
    if (value.kind == value_kind::non_real) value.hint = decimal_exponent_hint(node.child(1));
    return with_context(std::move(value));
}

evaluation root(evaluation const& index_part, evaluation const& radicand, expression const& node,
                evaluation_options const& options) {
    auto result = joined({index_part, radicand});
    if (!result.has_value()) return result;
    auto const n = as_rational(index_part.value, options.bounds);
    if (!n.has_value()) return missing(value_kind::beyond_limits, n.sentence(), node.where());
    auto const inside = held_rational(radicand);
    bool const positive_integer = *n && (*n)->is_integer() && (*n)->sign() > 0;
    bool const swapped =
        inside && inside->is_integer() && *inside >= rational(2) && *inside <= rational(100);
    if (!positive_integer) {
        auto fault = missing(value_kind::undefined, sentence_of(reason::root_index_not_positive),
                             node.where());
        if (swapped) {
            fault.hint = "the index comes first: root(" + inside->to_string() + ", " +
                         to_string(index_part.value) + ")";
        }
        return fault;
    }
    if (!(*n)->numerator().fits_int64()) {
        auto value = rational_power(radicand.value, rational(1) / **n, node, options);
        value.conventions = result.conventions;
        return value;
    }
    auto const root_value =
        surd::root(radicand.value, surd::index((*n)->numerator().to_int64()), options.bounds);
    if (!root_value.has_value()) {
        auto fault = failed(root_value, node);
        return fault;
    }
    auto value = value_of(*root_value);
    value.conventions = result.conventions;
    if (swapped && **n > *inside && inside->numerator().fits_int64() &&
        exact_root((*n)->numerator(), inside->numerator().to_int64())) {
        value.hint = "the index comes first: this is the root of " + inside->to_string() +
                     " with index " + (*n)->to_string();
    }
    return value;
}

}  // namespace surd::symbolic::detail
