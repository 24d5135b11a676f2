// SPDX-License-Identifier: BSL-1.0
// Purpose: conditions that a sentence states in words: "a and b are positive", "n is even",
// "para cualquier a distinto de cero", 对于任意非零 a.
#ifndef SURD_SRC_LESSON_WORD_CONDITIONS_HPP
#define SURD_SRC_LESSON_WORD_CONDITIONS_HPP

#include <string>
#include <string_view>
#include <vector>

namespace surd::lesson {

/// The conditions of a sentence, each in the words of a judge's assumptions: "a > 0", "n integer".
/// `names` holds, for each U+FFFC of the sentence in order, the name that the formula is, or "".
/// A name of which the sentence says two things is left out: they are cases, not assumptions.
[[nodiscard]] std::vector<std::string> word_conditions(std::string_view sentence,
                                                       std::vector<std::string> const& names);

/// What a sentence assumes of every variable: " > 0", " >= 0" or " != 0"; empty when it assumes
/// nothing: "Assume all variables are positive".
[[nodiscard]] std::string condition_on_all_variables(std::string_view sentence);

}  // namespace surd::lesson

#endif
