// SPDX-License-Identifier: BSL-1.0
// Purpose: the questions of convention and their answers by the names that flags, directives,
// front matter and reports use.
#ifndef SURD_LESSON_CONVENTION_NAMES_HPP
#define SURD_LESSON_CONVENTION_NAMES_HPP

#include <string>
#include <string_view>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/outcome/failure_set.hpp"

namespace surd::lesson {

/// "zero-to-zero", "negative-base", "even-fraction".
[[nodiscard]] char const* name_of(question q);

/// The answers to a question, in the order of its enumeration; the default is among them.
[[nodiscard]] std::vector<std::string> answers_to(question q);

/// Answers the question in `chosen`. Returns false, and changes nothing, when the question has
/// no such answer.
[[nodiscard]] bool answer(conventions& chosen, question q, std::string_view name);

/// The conventions that a value or verdict relied on: "zero-to-zero one", "real odd root".
[[nodiscard]] std::vector<std::string> convention_names(question_set used, conventions chosen);

}  // namespace surd::lesson

#endif
