// SPDX-License-Identifier: BSL-1.0
// Purpose: from digits, points, commas and grouping spaces to numerals.
#ifndef SURD_SRC_SYNTAX_NUMERALS_HPP
#define SURD_SRC_SYNTAX_NUMERALS_HPP

#include "surd/syntax/options.hpp"
#include "token.hpp"

namespace surd::syntax {

/// Replaces the parts of numerals in `stream` by number tokens: digits in groups of three are
/// grouped, whichever mark divides them; one mark alone is decided by the number format, and
/// noted where the other format would read it otherwise. Commas left over separate.
void assemble_numerals(token_stream& stream, parse_options const& options);

}  // namespace surd::syntax

#endif
