// SPDX-License-Identifier: BSL-1.0
// Purpose: the verdict of a formula as it is written, under each reading of ambiguous notation.
#ifndef SURD_LESSON_JUDGE_TEXT_HPP
#define SURD_LESSON_JUDGE_TEXT_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "surd/symbolic/judge.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::lesson {

struct text_options {
    syntax::parse_options parse;
    symbolic::judge_options judge;
    /// Ambiguities that the author or the file has decided; they are read one way only.
    syntax::ambiguity_set decided;
};

/// What became of one formula.
struct judged_text {
    /// Why nothing could be judged; none when the formula was read.
    std::optional<syntax::parse_error> unread;
    symbolic::formula read;
    /// Judged as one statement: as bad as its worst piece. Meaningful when read has a relation.
    symbolic::judgement result;
    /// One for each piece of `read`, in order; bare expressions have verdict not_checkable.
    std::vector<symbolic::judgement> pieces;
};

/// Reads and judges a formula. Where the required reading makes it false and another reading
/// of an ambiguous notation makes it true, or where the truth depends on a notation without a
/// required reading, the verdict is `convention` with both readings named in the hint.
/// The one exception: a TeX superscript without braces stays refuted, since TeX has one reading.
[[nodiscard]] judged_text judge_text(std::string_view text, text_options const& options = {});

/// True when a piece is `name relation constant` with an order or != : an assumption, no claim.
[[nodiscard]] bool is_assumption(symbolic::chain const& c);

}  // namespace surd::lesson

#endif
