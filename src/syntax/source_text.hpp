// SPDX-License-Identifier: BSL-1.0
// Purpose: the text a lexer runs over, with the way back to the bytes its author wrote.
#ifndef SURD_SRC_SYNTAX_SOURCE_TEXT_HPP
#define SURD_SRC_SYNTAX_SOURCE_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "surd/symbolic/expression.hpp"

namespace surd::syntax {

/// A text; when macros were expanded, `origins` holds for each byte where it came from: its own
/// place, or the call of the macro whose body it stood in.
struct source_text {
    std::string text;
    std::vector<symbolic::span> origins;

    /// The written range of the bytes [begin, end) of `text`.
    [[nodiscard]] symbolic::span original(std::size_t begin, std::size_t end) const {
        if (origins.empty()) return {begin, end};
        if (begin >= origins.size()) {
            std::size_t const last = origins.back().end;
            return {last, last};
        }
        if (end <= begin) return {origins[begin].begin, origins[begin].begin};
        symbolic::span result = origins[begin];
        symbolic::span const last = origins[std::min(end, origins.size()) - 1];
        result.begin = std::min(result.begin, last.begin);
        result.end = std::max(result.end, last.end);
        return result;
    }
};

}  // namespace surd::syntax

#endif
