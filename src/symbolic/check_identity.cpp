// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/check_identity.hpp"

#include "symbolic/closed_link.hpp"
#include "symbolic/definitions.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic {

namespace {

bool is_variable_against_constant(expression const& left, expression const& right) {
    return (left.is(node_kind::variable) && right.is_closed()) ||
           (right.is(node_kind::variable) && left.is_closed());
}

}  // namespace

judgement check_link(expression const& left, relation rel, expression const& right,
                     judge_options const& options) {
    if (left.is_closed() && right.is_closed()) return judge_closed_link(left, rel, right, options);
    if (rel == relation::approximately) {
        judgement result;
        result.outcome = verdict::not_checkable;
        result.hint = "a rounded value is checked against a closed expression";
        return result;
    }
    if (rel != relation::equal && is_variable_against_constant(left, right)) {
        judgement result;
        result.outcome = verdict::equation;
        result.hint = "a condition on a variable, no claim";
        return result;
    }
    return identity::judge_by_cases(left, rel, right, options);
}

judgement check_identity(expression const& left, expression const& right,
                         judge_options const& options) {
    return check_link(expand(left, options.definitions), relation::equal,
                      expand(right, options.definitions), options);
}

}  // namespace surd::symbolic
