// SPDX-License-Identifier: BSL-1.0
// Purpose: what an instruction asks for, by its verb (en, es, zh): only some tasks claim that the
// answer equals the problem.
#ifndef SURD_SRC_LESSON_INSTRUCTIONS_HPP
#define SURD_SRC_LESSON_INSTRUCTIONS_HPP

#include <string>
#include <string_view>

namespace surd::lesson {

enum class task_kind : std::uint8_t {
    none,     ///< no task is named
    equal,    ///< simplify, multiply, evaluate, rationalise, write as: the answer equals it
    rounded,  ///< approximate, round: the answer equals it to the digits written
    solve,    ///< solve, find the unknown
    other,    ///< identify, estimate, translate, how many, explain: no claim of equality
};

/// The task of an instruction or exercise; formulas stand as U+FFFC in the text.
[[nodiscard]] task_kind task_of(std::string_view text);

/// How the formulas of a task are joined before the answer equals them.
enum class task_join : std::uint8_t { none, sum, product, quotient, difference };

/// "Multiply ... by ...", "Add ... and ...": how several formulas of one task are joined. The
/// difference of "subtract a from b" is b - a.
[[nodiscard]] task_join join_of(std::string_view text);

/// Whether a text, such as a heading, opens the answers of exercises elsewhere.
[[nodiscard]] bool opens_answers(std::string_view heading);

/// Whether a text begins with the word that opens a solution: "Solution", "Solución", "解".
[[nodiscard]] bool opens_solution(std::string_view text);

/// Whether a text begins with the word that opens an exercise or example.
[[nodiscard]] bool opens_exercise(std::string_view text);

/// Without capitals in English and Spanish.
[[nodiscard]] std::string lower_case_words(std::string_view text);

}  // namespace surd::lesson

#endif
