// SPDX-License-Identifier: BSL-1.0
// Purpose: the cases of a relation, checked against exact values, and what follows from them.
#ifndef SURD_SRC_SYMBOLIC_IDENTITY_JUDGE_HPP
#define SURD_SRC_SYMBOLIC_IDENTITY_JUDGE_HPP

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "symbolic/identity_problem.hpp"

namespace surd::symbolic::identity {

/// Both sides at one point.
struct compared_point {
    assignment point;
    evaluation left;
    evaluation right;
};

/// What the cases say of a relation, each case confirmed at an exact point where one was found.
struct survey {
    std::vector<cube> holding;       ///< cases in which the relation holds
    std::vector<cube> holding_open;  ///< those of them with a point and without an equation
    std::vector<cube> failing;       ///< both sides have values there, which do not agree
    std::vector<cube> without_value;
    bool has_unsure_holding = false;  ///< a case holds, but no point of it was found
    bool has_unsure_other = false;    ///< likewise for cases that fail or have no value
    bool has_open_failing = false;    ///< a failing case without an equation
    bool is_unknown = false;          ///< some case was not decided
    value_kind unknown_kind = value_kind::beyond_limits;
    bool is_contradicted = false;            ///< an exact value spoke against a case: trust nothing
    std::optional<compared_point> witness;   ///< values that differ, by at least 2 if possible
    std::optional<compared_point> no_value;  ///< one side with a value, the other without
    bool only_conventions = true;  ///< every case without a value is a convention other than 0^0
    bool has_zero_to_zero = false;
    value_kind worst_open = value_kind::value;  ///< worst kind among open cases without value
    std::vector<case_leaf> leaves;
    question_set used;
};

/// Confirms each leaf at exact points and sorts the leaves by what they say.
[[nodiscard]] survey survey_cases(relation_problem& of, std::vector<case_leaf> leaves,
                                  judge_options const& options);

/// The verdict of a relation, from its cases without and with the assumptions in force.
[[nodiscard]] judgement judge_by_cases(expression const& left, relation rel,
                                       expression const& right, judge_options const& options);

/// A shorter or expanded expression equal to `e` wherever `e` has a value, proved by cases; none
/// when the analysis finds no other form.
[[nodiscard]] std::optional<expression> other_form(expression const& e,
                                                   judge_options const& options);

/// Lists the solutions of an equation in one unknown when the cases that hold give them all as
/// rational numbers.
void list_solutions(judgement& result, relation_problem const& of, survey const& s,
                    judge_options const& options);

/// The texts of options.assumptions that speak of the variables of the problem, as cubes.
struct assumption {
    std::string text;
    std::vector<cube> cubes;
};
[[nodiscard]] std::vector<assumption> assumptions_for(relation_problem& of,
                                                      judge_options const& options,
                                                      std::string& not_understood);

/// The cubes that hold where one of a and one of b holds.
[[nodiscard]] std::vector<cube> both(std::vector<cube> const& a, std::vector<cube> const& b);

/// True when the two values differ by at least 2, so that a reader sees it.
[[nodiscard]] bool differ_plainly(compared_point const& p, limits const& bounds);

/// Whether the two values stand in the relation; none when undecided.
[[nodiscard]] std::optional<bool> stands(exact_real const& left, relation rel,
                                         exact_real const& right, limits const& bounds);

}  // namespace surd::symbolic::identity

#endif
