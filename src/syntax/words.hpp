// SPDX-License-Identifier: BSL-1.0
// Purpose: the words that a formula may hold: functions, Greek names, and the words of English,
// Spanish and Chinese that join or qualify formulas.
#ifndef SURD_SRC_SYNTAX_WORDS_HPP
#define SURD_SRC_SYNTAX_WORDS_HPP

#include <optional>
#include <string>
#include <string_view>

#include "surd/symbolic/statement.hpp"

namespace surd::syntax {

/// sqrt, root, log, sin, ... in English and Spanish spelling; returns the name used in trees
/// ("sen" -> "sin"), empty for other words.
[[nodiscard]] std::string_view function_named(std::string_view word);

/// Functions whose arguments are separated by commas, never grouped digits: root, log, pow, max.
[[nodiscard]] bool takes_several_arguments(std::string_view function);

/// Names of Greek letters that need no Unicode: alpha, Omega, varphi. pi is a constant, not here.
[[nodiscard]] bool is_greek_name(std::string_view word);

/// "and", "or" and their kin, blanks around them ignored; nothing for other words.
[[nodiscard]] std::optional<symbolic::connective> connective_named(std::string_view words);

/// Words that plain text may hold around its formulas: "for", "if", "where", "para", "si".
[[nodiscard]] bool is_remark_word(std::string_view word);

/// "undefined", "no real", "indefinido", ...: what is said instead of a value.
[[nodiscard]] bool says_no_value(std::string_view words);

/// The endings of ordinal numbers, as in n^{th}.
[[nodiscard]] bool is_ordinal_ending(std::string_view words);

/// One word: letters only, no blank, no digit.
[[nodiscard]] bool is_letter_word(std::string_view words);

/// Without blanks at both ends, inner runs of blanks as one.
[[nodiscard]] std::string trimmed(std::string_view words);

}  // namespace surd::syntax

#endif
