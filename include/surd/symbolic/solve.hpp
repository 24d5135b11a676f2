// SPDX-License-Identifier: BSL-1.0
// Purpose: the real solution set of an equation in one unknown.
#ifndef SURD_SYMBOLIC_SOLVE_HPP
#define SURD_SYMBOLIC_SOLVE_HPP

#include <optional>
#include <string>
#include <vector>

#include "surd/real/exact_real.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/statement.hpp"

namespace surd::symbolic {

/// A value that a step of the solution brought in and the equation itself rejects.
struct rejected_root {
    exact_real value;
    std::string why;  ///< "left -1, right 1" or the reason that a side has no value
};

/// All real solutions of an equation, or why they are not known.
struct solution_set {
    /// value: the set is known, be it empty; else what stood in the way.
    value_kind outcome = value_kind::value;
    std::string unknown;
    std::vector<exact_real> real;          ///< in increasing order
    std::vector<std::string> irrational;   ///< real solutions that are no radicals: log(2, 3)
    std::string every;                     ///< a set instead of a list: "x != 0"; or empty
    std::optional<integer> nonreal_count;  ///< for integer powers
    std::vector<rejected_root> extraneous;
    std::vector<reason_at> reasons;
    question_set conventions;
};

/// Solves left = right for its one unknown: what reduces to powers, roots and logarithms by
/// undoing one operation after the other, and polynomial equations of low degree.
/// Every solution has been put back into the equation; one that fails is listed as extraneous.
/// Errors: outcome outside (no or several unknowns), beyond_limits (no procedure, or limits).
[[nodiscard]] solution_set solve(expression const& left, expression const& right,
                                 evaluation_options const& options = {});

}  // namespace surd::symbolic

#endif
