// SPDX-License-Identifier: BSL-1.0
// Purpose: the verdict of "the answer equals the problem", where the two stand apart.
#ifndef SURD_SRC_LESSON_JUDGE_PAIR_HPP
#define SURD_SRC_LESSON_JUDGE_PAIR_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/instructions.hpp"
#include "lesson/scope.hpp"
#include "surd/lesson/judge_text.hpp"

namespace surd::lesson {

/// A formula with the notation that it is written in.
struct pair_side {
    std::string_view text;
    syntax::notation notation = syntax::notation::latex;
};

struct pair_statement {
    std::vector<pair_side> problem;  ///< several are joined by `join`
    task_join join = task_join::none;
    pair_side answer;
    std::size_t piece = 0;         ///< of the answer's formula
    bool rounded = false;          ///< the answer is given to the digits written
    std::vector<instance> values;  ///< of names in the problem
};

/// Judges the chain problem = answer (= ... as the answer goes on), under each reading of
/// ambiguous notation, as judge_text does. Spans are those of the answer's text. A pair claims
/// an identity: an answer with no other names than the problem is refuted where it differs.
[[nodiscard]] judged_text judge_pair(pair_statement const& pair, text_options const& options);

/// Whether the problem is written with TeX superscripts that lack braces, and the answer is not.
[[nodiscard]] bool lacks_braces(pair_statement const& pair, text_options const& options);

}  // namespace surd::lesson

#endif
