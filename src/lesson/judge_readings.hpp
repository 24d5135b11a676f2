// SPDX-License-Identifier: BSL-1.0
// Purpose: judge what a text says under each reading of its ambiguous notation.
#ifndef SURD_SRC_LESSON_JUDGE_READINGS_HPP
#define SURD_SRC_LESSON_JUDGE_READINGS_HPP

#include <functional>
#include <vector>

#include "surd/lesson/judge_text.hpp"

namespace surd::lesson {

/// Reads a formula with the options given, and adds the ambiguous places that it met.
using formula_reading = std::function<syntax::parse_result<symbolic::formula>(
    syntax::parse_options const&, std::vector<syntax::ambiguous_place>&)>;

/// As judge_text, of what `read` reads.
[[nodiscard]] judged_text judge_readings(formula_reading const& read, text_options const& options);

}  // namespace surd::lesson

#endif
