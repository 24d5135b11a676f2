// SPDX-License-Identifier: BSL-1.0
// Purpose: find which formula of a lesson is said to be the answer of which problem.
#ifndef SURD_SRC_LESSON_EXERCISES_HPP
#define SURD_SRC_LESSON_EXERCISES_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "lesson/instructions.hpp"
#include "lesson/site.hpp"
#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// A problem and one formula of its solution.
struct answered_problem {
    std::vector<std::size_t> problem;  ///< sites; several are joined by `join`
    task_join join = task_join::none;
    task_kind task = task_kind::equal;
    std::vector<std::size_t> given;  ///< sites of the problem that name values or conditions
    std::size_t answer = 0;          ///< a site
    std::size_t piece = 0;           ///< of the answer's formula
    bool is_final = true;            ///< the printed answer; else a step on the way to it
    std::string exercise;
    std::string part;
    std::size_t instruction_block = static_cast<std::size_t>(-1);
};

/// Gives numbered exercises and the items of answer lists the same identifier, and solutions
/// that follow their problem the problem's. Domain: no pairing was done before.
void number_exercises(document& lesson);

/// Sites of printed answers that are bare numbers or words: "ⓐ 3 ⓑ not real".
[[nodiscard]] std::vector<site> find_answer_texts(document const& lesson,
                                                  std::vector<site> const& formulas);

/// The pairs, by identifier and part label, gated by the task that the instruction names. Steps
/// of a worked solution are those that stand alone: in a cell, in a row, as a paragraph.
/// `sites` are in the order of the document.
[[nodiscard]] std::vector<answered_problem> find_answered_problems(document const& lesson,
                                                                   std::vector<site> const& sites);

}  // namespace surd::lesson

#endif
