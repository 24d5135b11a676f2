// SPDX-License-Identifier: BSL-1.0
// Purpose: commands of LaTeX prose: accents, characters, commands whose arguments are no text.
#ifndef SURD_SRC_LESSON_LATEX_TEXT_HPP
#define SURD_SRC_LESSON_LATEX_TEXT_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace surd::lesson {

/// The letter with an accent that a command such as \' makes of a letter; empty for others.
[[nodiscard]] std::string accented_letter(char accent, std::string_view letter);

/// The characters that a command of LaTeX text stands for, such as \dots or \$; empty for others.
[[nodiscard]] std::string_view character_for_command(std::string_view name);

/// How many arguments in braces of a command are no text of the lesson: \label, \vspace.
[[nodiscard]] std::size_t arguments_to_drop(std::string_view name);

/// Whether a command begins a part of the text with a heading: \section, \chapter*.
[[nodiscard]] bool is_sectioning(std::string_view name);

/// Behind the closing bracket of the group that `text[i]` opens; text.size() when it is not
/// closed. Domain: text[i] is { or [.
[[nodiscard]] std::size_t end_of_group(std::string_view text, std::size_t i);

/// Whether the material of an environment is shown as it is: verbatim, lstlisting, minted.
[[nodiscard]] bool is_verbatim_environment(std::string_view name);

}  // namespace surd::lesson

#endif
