// SPDX-License-Identifier: BSL-1.0
// Purpose: from a line to segments: the tokens of one chain each, and how they are joined.
#ifndef SURD_SRC_SYNTAX_SEGMENTS_HPP
#define SURD_SRC_SYNTAX_SEGMENTS_HPP

#include <optional>
#include <string>
#include <vector>

#include "lines.hpp"
#include "token.hpp"

namespace surd::syntax {

struct segment {
    symbolic::connective joined = symbolic::connective::separate;
    bool after_arrow = false;  ///< joined by an arrow: implies between relations, else no claim
    span arrow;
    std::vector<token> tokens;
    std::string words_before;
    std::string words;
};

struct segmented_line {
    std::vector<segment> segments;
    std::optional<parse_error> error;
};

/// Divides at commas, wide spaces, words, connectives and brackets around a relation.
/// `words_are_names`: a word where an operand stands is one.
[[nodiscard]] segmented_line segments_of(token_line line, bool words_are_names);

}  // namespace surd::syntax

#endif
