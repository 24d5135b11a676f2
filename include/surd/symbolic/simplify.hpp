// SPDX-License-Identifier: BSL-1.0
// Purpose: a shorter form of an expression, with the laws used and the conditions they brought.
#ifndef SURD_SYMBOLIC_SIMPLIFY_HPP
#define SURD_SYMBOLIC_SIMPLIFY_HPP

#include <vector>

#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/judge.hpp"
#include "surd/symbolic/laws.hpp"

namespace surd::symbolic {

/// One rewriting of a part by a law.
struct simplification_step {
    law_id by = law_id::product_of_powers;
    expression before;
    expression after;
    condition valid;  ///< the exact set where the part has a value, hence where the step holds
};

/// A form equal to the expression wherever that has a value.
struct simplification {
    expression result;
    std::vector<simplification_step> steps;
    /// Where the expression has a value; outside it the result may have one all the same, so
    /// x/x = 1 is to be read with x != 0. Meaningful when is_known.
    condition valid;
    bool is_known = false;
};

/// Returns the simplification of `e`, part by part from the inside. Each step is proved by cases
/// before it is taken; a part for which no shorter form is proved stays as it is.
/// Cost: an analysis by cases for every part.
[[nodiscard]] simplification simplify(expression const& e, judge_options const& options = {});

}  // namespace surd::symbolic

#endif
