// SPDX-License-Identifier: BSL-1.0
// Purpose: from rows and columns to lines: a row that goes on with a chain joins the row above.
#ifndef SURD_SRC_SYNTAX_LINES_HPP
#define SURD_SRC_SYNTAX_LINES_HPP

#include <vector>

#include "token.hpp"

namespace surd::syntax {

/// Tokens without row and column tokens, and without an end token.
using token_line = std::vector<token>;

/// The lines of a formula, in the order in which they begin. Columns of an aligned environment
/// go in pairs; columns of an array join where one cell needs the next. Rows inside brackets
/// stay where they are, for the grammar to refuse.
[[nodiscard]] std::vector<token_line> lines_of(std::vector<token> tokens);

/// +1 for a token that opens a bracket or an argument, -1 for one that closes, else 0.
[[nodiscard]] int nesting_of(token const& t);

}  // namespace surd::syntax

#endif
