// SPDX-License-Identifier: BSL-1.0
// Purpose: the words of a lesson that change how its formulas are judged (en, es, zh).
#ifndef SURD_SRC_LESSON_CUES_HPP
#define SURD_SRC_LESSON_CUES_HPP

#include <optional>
#include <string>
#include <string_view>

#include "surd/symbolic/evaluate.hpp"

namespace surd::lesson {

/// The sentence reports a statement as an error or as somebody's claim to be tested.
[[nodiscard]] bool quotes_an_error(std::string_view sentence);

/// The sentence sets a task to solve, find unknowns or graph.
/// "Find the square root of", "el doble de", 立方根: the answer is not the formula's own value.
[[nodiscard]] bool asks_for_other_quantity(std::string_view sentence);
[[nodiscard]] bool asks_to_solve(std::string_view sentence);
/// "For all real c", "para todo real c", 对任意实数: no condition from elsewhere holds.
[[nodiscard]] bool speaks_of_all_reals(std::string_view sentence);

/// What words directly after an expression say of its value: "is undefined", "has no real
/// value", "no tiene valor real"; none when they say nothing of the kind.
enum class domain_claim { no_value, no_real_value };
[[nodiscard]] std::optional<domain_claim> domain_claim_at(std::string_view after_expression);

/// Whether an outcome is what a domain claim says. An author may call non-real what has no
/// real value for any reason.
[[nodiscard]] bool agrees(domain_claim said, symbolic::value_kind outcome);

/// Words inside a formula after an inequality that make it "not an identity": "in general".
[[nodiscard]] bool says_in_general(std::string_view words);

}  // namespace surd::lesson

#endif
