// SPDX-License-Identifier: BSL-1.0
// Purpose: check the mathematics of a lesson.
#ifndef SURD_LESSON_CHECK_HPP
#define SURD_LESSON_CHECK_HPP

#include <string>
#include <vector>

#include "surd/lesson/claim.hpp"
#include "surd/lesson/document.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/syntax/options.hpp"

namespace surd::lesson {

enum class number_choice : std::uint8_t { automatic, point, comma };

struct check_options {
    symbolic::evaluation_options evaluation;
    number_choice numbers = number_choice::automatic;
    syntax::juxtaposition juxtaposition = syntax::juxtaposition::tight;
    bool juxtaposition_chosen = false;
    std::string language = "auto";
    std::vector<std::string> assumptions;  ///< of the whole lesson
    syntax::macro_table macros;            ///< beside those that the lesson defines
    bool tables = true;                    ///< check the cells under a heading that is a formula
};

/// Reads every formula of the document, judges every claim, and counts what was not read.
/// Deterministic; nothing in the document is executed.
/// Cost: linear in the document, plus the judging of each claim within the limits.
[[nodiscard]] file_report check(document const& lesson, check_options const& options = {});

}  // namespace surd::lesson

#endif
