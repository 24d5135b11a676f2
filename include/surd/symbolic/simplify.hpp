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
    condition valid;  ///< the exact set where both have values, which agree there
};

/// A simpler form, and where it stands for the expression.
struct simplification {
    expression result;
    std::vector<simplification_step> steps;
    /// Where the expression has a value and the result the same one; so x/x = 1 comes with x != 0.
    /// Meaningful when is_known.
    condition valid;
    bool is_known = false;     ///< false: the analysis does not cover it, and result is as given
    question_set conventions;  ///< the questions of convention that were relied on
};

/// Returns the simplification of `e` by the laws of the catalogue, part by part from the inside.
/// Each step is proved by cases before it is taken: nowhere do the two forms have different
/// values, and a value is lost at most on a thin set, which the condition names. What holds only
/// under the assumptions of `options` is used, and the condition is meant within them.
/// Domain: variables range over the reals, in an exponent over the rationals.
/// Cost: an analysis by cases for every law that fits a part.
[[nodiscard]] simplification simplify(expression const& e, judge_options const& options = {});

}  // namespace surd::symbolic

#endif
