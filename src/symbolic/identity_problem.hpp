// SPDX-License-Identifier: BSL-1.0
// Purpose: a relation between expressions made ready for the analysis by cases.
#ifndef SURD_SRC_SYMBOLIC_IDENTITY_PROBLEM_HPP
#define SURD_SRC_SYMBOLIC_IDENTITY_PROBLEM_HPP

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/judge.hpp"
#include "symbolic/cases.hpp"

namespace surd::symbolic::identity {

/// The sides, the names in them, and the cases they share.
struct relation_problem {
    relation_problem(expression const& l, relation r, expression const& right_side,
                     judge_options const& options);

    expression left;
    relation rel = relation::equal;
    expression right;
    std::vector<std::string> variables;     ///< of both sides, sorted
    std::set<std::string> exponents;        ///< those that occur in exponents
    bool has_same_variables = false;        ///< on both sides
    bool has_constants = false;             ///< pi or e occur, so that no point has exact values
    std::optional<expression> unsupported;  ///< a part that the analysis does not cover
    case_problem cases;

    /// What is known before any question: enclosures of pi and e.
    [[nodiscard]] facts start();
    /// The literal of an atom of a condition; none when its term is beyond the analysis.
    [[nodiscard]] std::optional<literal> literal_for(condition_atom const& atom);
    /// The alternatives of a condition as cubes; none when an atom is beyond the analysis.
    [[nodiscard]] std::optional<std::vector<cube>> cubes_for(condition const& c);
    /// The leaves of the relation within each of the cubes.
    [[nodiscard]] std::vector<case_leaf> explore_within(std::vector<cube> const& within);
};

}  // namespace surd::symbolic::identity

#endif
