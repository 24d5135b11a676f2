// SPDX-License-Identifier: BSL-1.0
// Purpose: why a text was not read: the place, what stood there, what was expected.
#ifndef SURD_SYNTAX_PARSE_ERROR_HPP
#define SURD_SYNTAX_PARSE_ERROR_HPP

#include <cstdint>
#include <string>
#include <string_view>

#include "surd/symbolic/expression.hpp"

namespace surd::syntax {

using symbolic::span;

enum class refusal : std::uint8_t {
    ungrammatical,  ///< no formula: something is missing or too much
    unknown,        ///< a command, word or character that this reader does not know
    unsupported,    ///< understood as a notation, but outside the grammar: n!, 50%, matrices
    not_a_claim,    ///< mathematics that claims nothing here: O(n^2), n -> 2n, A^T, a blank
    limit,          ///< longer, deeper or with more digits than the limits allow
};

struct parse_error {
    refusal kind = refusal::ungrammatical;
    /// Where reading stopped; empty range at the end of the text.
    span where;
    /// A short sentence part without positions or variable text but a command's or character's
    /// name, so that causes can be counted: "unknown command \foo", "unbalanced brace".
    std::string cause;
    /// The piece of text at the place, shortened; empty at the end of the text.
    std::string found;
    /// What would have been read there; may be empty.
    std::string expected;
};

/// One line: "expected a number, a name or (, found '*' at 3-4: missing operand".
/// Offsets are bytes, as in the span.
[[nodiscard]] std::string describe(parse_error const& e);

}  // namespace surd::syntax

#endif
