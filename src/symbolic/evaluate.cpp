// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/evaluate.hpp"

#include <algorithm>

#include "surd/real/arithmetic.hpp"
#include "surd/real/sign.hpp"

#include "symbolic/evaluator.hpp"

namespace surd::symbolic {

char const* word_for(value_kind kind) {
    switch (kind) {
        case value_kind::undefined:
            return "undefined";
        case value_kind::non_real:
            return "non-real";
        case value_kind::convention:
            return "convention";
        case value_kind::outside:
            return "outside";
        case value_kind::beyond_limits:
            return "beyond-limits";
        case value_kind::value:
            return "value";
    }
    return "";
}

namespace detail {

evaluation value_of(exact_real value) {
    evaluation result;
    result.value = std::move(value);
    return result;
}

evaluation missing(value_kind kind, std::string sentence, span where) {
    evaluation result;
    result.kind = kind;
    result.reasons.push_back({std::move(sentence), where});
    return result;
}

value_kind kind_for(failure_kind kind) {
    switch (kind) {
        case failure_kind::undefined:
            return value_kind::undefined;
        case failure_kind::non_real:
            return value_kind::non_real;
        case failure_kind::convention_dependent:
            return value_kind::convention;
        case failure_kind::beyond_limits:
            return value_kind::beyond_limits;
        case failure_kind::none:
            break;
    }
    return value_kind::value;
}

evaluation joined(std::vector<evaluation> const& parts) {
    evaluation result;
    for (auto const& part : parts) {
        result.kind = std::min(result.kind, part.kind);
        result.conventions |= part.conventions;
        result.reasons.insert(result.reasons.end(), part.reasons.begin(), part.reasons.end());
        if (result.candidates.empty()) result.candidates = part.candidates;
        if (result.hint.empty()) result.hint = part.hint;
    }
    return result;
}

std::optional<huge_number> traits_of(evaluation const& part) {
    if (part.huge) return part.huge;
    if (!part.has_value()) return std::nullopt;
    if (!part.value.is_held_rational()) return std::nullopt;
    auto const& value = part.value.held_rational();
    return huge_number{value.sign(), value.is_integer(),
                       value.is_integer() && !value.numerator().is_even()};
}

}  // namespace detail

namespace {

using detail::joined;
using detail::missing;
using detail::traits_of;
using detail::value_of;

using parts = std::vector<evaluation>;

/// Sign, integrality and parity of a sum or product of numbers too large to write.
template <class Combine>
std::optional<huge_number> combined_traits(parts const& all, Combine combine) {
    std::optional<huge_number> result;
    for (auto const& part : all) {
        auto const next = traits_of(part);
        if (!next) return std::nullopt;
        result = result ? combine(*result, *next) : *next;
    }
    return result;
}

huge_number sum_of(huge_number a, huge_number b) {
    bool const same_sign = a.sign == b.sign;
    return {same_sign ? a.sign : 0, a.is_integer && b.is_integer,
            a.is_integer && b.is_integer && a.is_odd != b.is_odd};
}

huge_number product_of(huge_number a, huge_number b) {
    return {a.sign * b.sign, a.is_integer && b.is_integer,
            a.is_integer && b.is_integer && a.is_odd && b.is_odd};
}

/// Bits needed to write a rational value; other values are bounded by the layer below.
std::uint64_t bits_of(exact_real const& value) {
    if (!value.is_held_rational()) return 0;
    auto const& r = value.held_rational();
    return r.numerator().bit_length() + r.denominator().bit_length();
}

evaluation within_bits(evaluation result, expression const& e, evaluation_options const& options) {
    if (result.has_value() && bits_of(result.value) > options.bounds.max_bits) {
        auto const known = traits_of(result);
        auto conventions = result.conventions;
        result = missing(value_kind::beyond_limits, sentence_of(reason::too_many_bits), e.where());
        result.conventions = conventions;
        result.huge = known;
    }
    return result;
}

parts evaluate_all(expression const& e, evaluation_options const& options) {
    parts all;
    all.reserve(e.children().size());
    for (auto const& child : e.children()) all.push_back(evaluate(child, options));
    return all;
}

evaluation evaluate_sum(expression const& e, evaluation_options const& options) {
    auto const all = evaluate_all(e, options);
    auto result = joined(all);
    if (result.kind == value_kind::beyond_limits) result.huge = combined_traits(all, sum_of);
    if (!result.has_value()) return result;
    exact_real total = all.front().value;
    for (std::size_t i = 1; i < all.size(); ++i) total = total + all[i].value;
    result.value = std::move(total);
    return within_bits(std::move(result), e, options);
}

evaluation evaluate_product(expression const& e, evaluation_options const& options) {
    auto const all = evaluate_all(e, options);
    auto result = joined(all);
    if (result.kind == value_kind::beyond_limits) result.huge = combined_traits(all, product_of);
    if (!result.has_value()) return result;
    exact_real total = all.front().value;
    for (std::size_t i = 1; i < all.size(); ++i) {
        total = total * all[i].value;
        if (bits_of(total) > options.bounds.max_bits) {
            result.value = std::move(total);
            result = within_bits(std::move(result), e, options);
            result.huge = combined_traits(all, product_of);
            return result;
        }
    }
    result.value = std::move(total);
    return result;
}

evaluation evaluate_quotient(expression const& e, evaluation_options const& options) {
    auto const all = evaluate_all(e, options);
    auto result = joined(all);
    // A zero denominator is undefined whatever the numerator is.
    if (all[1].has_value()) {
        auto const zero = sign(all[1].value, options.bounds);
        if (zero == 0) {
            auto fault =
                missing(value_kind::undefined, sentence_of(reason::division_by_zero), e.where());
            return joined({result, fault});
        }
        if (!zero.has_value()) {
            return joined({result, missing(value_kind::beyond_limits, zero.sentence(), e.where())});
        }
    }
    if (!result.has_value()) return result;
    auto const quotient = divide(all[0].value, all[1].value, options.bounds);
    if (!quotient.has_value()) {
        return missing(detail::kind_for(quotient.kind()), quotient.sentence(), e.where());
    }
    result.value = *quotient;
    return within_bits(std::move(result), e, options);
}

evaluation evaluate_negation(expression const& e, evaluation_options const& options) {
    auto result = evaluate(e.child(0), options);
    result.principal.reset();
    if (result.huge) result.huge->sign = -result.huge->sign;
    if (result.has_value()) result.value = -result.value;
    return result;
}

evaluation evaluate_absolute(expression const& e, evaluation_options const& options) {
    auto result = evaluate(e.child(0), options);
    result.principal.reset();
    if (result.huge) result.huge->sign = result.huge->sign == 0 ? 0 : 1;
    if (!result.has_value()) return result;
    result.value = abs(result.value);
    return result;
}

evaluation evaluate_call(expression const& e, evaluation_options const& options) {
    auto result = joined(evaluate_all(e, options));
    result.kind = std::min(result.kind, value_kind::outside);
    result.reasons.push_back(
        {"the function " + e.name() + " is outside powers and roots", e.where()});
    return result;
}

evaluation evaluate_power(expression const& e, evaluation_options const& options) {
    auto result =
        detail::power(evaluate(e.child(0), options), evaluate(e.child(1), options), e, options);
    return within_bits(std::move(result), e, options);
}

}  // namespace

evaluation evaluate(expression const& e, evaluation_options const& options) {
    if (e.depth() > options.bounds.max_depth) {
        return missing(value_kind::beyond_limits, sentence_of(reason::too_deep), e.where());
    }
    switch (e.kind()) {
        case node_kind::number:
            return value_of(exact_real(e.value()));
        case node_kind::variable:
            for (auto const& [name, value] : options.at) {
                if (name == e.name()) return value_of(value);
            }
            return missing(value_kind::outside, "the value of " + e.name() + " is not given",
                           e.where());
        case node_kind::constant:
            return missing(value_kind::outside, e.name() + " is no radical expression", e.where());
        case node_kind::negate:
            return evaluate_negation(e, options);
        case node_kind::sum:
            return evaluate_sum(e, options);
        case node_kind::product:
            return evaluate_product(e, options);
        case node_kind::quotient:
            return evaluate_quotient(e, options);
        case node_kind::power:
            return evaluate_power(e, options);
        case node_kind::root:
            return detail::root(evaluate(e.child(0), options), evaluate(e.child(1), options), e,
                                options);
        case node_kind::absolute:
            return evaluate_absolute(e, options);
        case node_kind::logarithm:
            return detail::logarithm(evaluate(e.child(0), options), evaluate(e.child(1), options),
                                     e, options);
        case node_kind::call:
            return evaluate_call(e, options);
        case node_kind::plus_minus: {
            auto result = joined(evaluate_all(e, options));
            result.kind = std::min(result.kind, value_kind::outside);
            result.reasons.push_back({"+- stands for two values", e.where()});
            return result;
        }
        case node_kind::ellipsis:
            return missing(value_kind::outside, "a part is elided", e.where());
    }
    return missing(value_kind::outside, "", e.where());
}

}  // namespace surd::symbolic
