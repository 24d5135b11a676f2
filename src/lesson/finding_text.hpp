// SPDX-License-Identifier: BSL-1.0
// Purpose: the words that support a finding, in the language of its lesson.
#ifndef SURD_SRC_LESSON_FINDING_TEXT_HPP
#define SURD_SRC_LESSON_FINDING_TEXT_HPP

#include <string>
#include <vector>

#include "surd/lesson/claim.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

/// What supports a finding, a line each: witness and both values, the correct value, the
/// condition, how it was read, reasons, assumptions and conventions, the hint.
[[nodiscard]] std::vector<std::string> details_of(claim const& c, text::language l);

/// `verdict  statement as written = value  [code]`, on one line.
[[nodiscard]] std::string headline_of(claim const& c);

/// What a list says of a claim: how it was read, its assumptions, what it was paired with.
[[nodiscard]] std::vector<std::string> reading_of(claim const& c, text::language l);

[[nodiscard]] std::string on_one_line(std::string text);

}  // namespace surd::lesson

#endif
