// SPDX-License-Identifier: BSL-1.0
// Purpose: tokens from plain text: ASCII and Unicode mathematics.
#ifndef SURD_SRC_SYNTAX_PLAIN_LEXER_HPP
#define SURD_SRC_SYNTAX_PLAIN_LEXER_HPP

#include "source_text.hpp"
#include "surd/syntax/options.hpp"
#include "token.hpp"

namespace surd::syntax {

[[nodiscard]] token_stream lex_plain(source_text const& source, parse_options const& options);

}  // namespace surd::syntax

#endif
