// SPDX-License-Identifier: BSL-1.0
#include "symbolic/exact_log.hpp"

#include "surd/power/log.hpp"
#include "surd/real/best_form.hpp"
#include "symbolic/evaluator.hpp"

namespace surd::symbolic {

log_value exact_log(exact_real const& base, exact_real const& value,
                    evaluation_options const& options) {
    using kind = exponent_solutions::kind;
    log_value result;
    auto const b = as_radical(base, options.bounds);
    auto const c = as_radical(value, options.bounds);
    if (!b || !c) return result;
    auto const found = solve_exponent(*b, *c, options.chosen);
    if (!found.has_value()) {
        result.kind = log_kind::convention;
        result.reason = found.sentence();
        return result;
    }
    result.conventions = found->conventions_used;
    switch (found->which) {
        case kind::none:
            result.kind = log_kind::none;
            return result;
        case kind::rational:
            result.kind = log_kind::rational;
            result.exponent = found->exponent;
            return result;
        case kind::irrational:
            result.kind = log_kind::irrational;
            result.name = "log(" + b->to_string() + ", " + c->to_string() + ")";
            return result;
        case kind::every:
            result.set = " real";
            break;
        case kind::positive:
            result.set = " > 0";
            break;
        case kind::even:
            result.set = " an even integer";
            break;
        case kind::odd:
            result.set = " an odd integer";
            break;
        case kind::even_numerator:
            result.set = " with even numerator and odd denominator";
            break;
        case kind::odd_numerator:
            result.set = " with odd numerator and odd denominator";
            break;
    }
    result.kind = log_kind::set;
    return result;
}

namespace detail {

evaluation logarithm(evaluation const& base, evaluation const& argument, expression const& node,
                     evaluation_options const& options) {
    auto result = joined({base, argument});
    if (!result.has_value()) return result;
    auto const fault = [&](value_kind kind, std::string sentence) {
        return joined({result, missing(kind, std::move(sentence), node.where())});
    };
    auto const b = as_radical(base.value, options.bounds);
    auto const c = as_radical(argument.value, options.bounds);
    if (b && c) {
        // Undefined and non-real cases, with their reasons.
        auto const found = surd::log(*b, *c, options.chosen);
        if (!found.has_value()) return fault(kind_for(found.kind()), found.sentence());
        if (found->is_rational) {
            result.value = exact_real(found->exponent);
            result.conventions |= found.conventions_used();
            return result;
        }
        return fault(value_kind::outside,
                     found->to_string() + " is real, but no radical expression");
    }
    return fault(value_kind::outside, "this logarithm is no radical expression");
}

}  // namespace detail

}  // namespace surd::symbolic
