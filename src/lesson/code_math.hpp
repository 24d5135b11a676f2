// SPDX-License-Identifier: BSL-1.0
// Purpose: tell mathematics in code spans, `2^3 = 8`, from code.
#ifndef SURD_SRC_LESSON_CODE_MATH_HPP
#define SURD_SRC_LESSON_CODE_MATH_HPP

#include <string_view>

#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// Whether a code span reads as mathematics about powers: numbers, single letters, operators,
/// with a power or a root, and nothing that only programs have (==, <<, [], names, assignment of
/// a variable to itself).
[[nodiscard]] bool is_mathematics(std::string_view code);

/// Whether a lesson is about programs, so that ^ may be no power and / may cut off.
[[nodiscard]] bool is_about_programs(document const& lesson);

}  // namespace surd::lesson

#endif
