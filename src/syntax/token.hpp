// SPDX-License-Identifier: BSL-1.0
// Purpose: the tokens that every notation is turned into, and what the grammar reads.
#ifndef SURD_SRC_SYNTAX_TOKEN_HPP
#define SURD_SRC_SYNTAX_TOKEN_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "surd/symbolic/statement.hpp"
#include "surd/syntax/ambiguity.hpp"
#include "surd/syntax/parse_error.hpp"

namespace surd::syntax {

enum class token_kind : std::uint8_t {
    end,
    // Parts of numerals; gone once assemble_numerals() has run, comma excepted.
    digits,
    point,          ///< a dot
    comma,          ///< inside a numeral, or a separator
    brace_comma,    ///< TeX {,}
    thin_space,     ///< a space between digits: it groups them, unless text is "wide"
    exponent_part,  ///< e-3; text is the signed exponent
    // Operands.
    number,    ///< text: digits with at most one point; decimals
    vulgar,    ///< one character or shape for a fraction; text: "1/2"
    name,      ///< text: the variable's name
    constant,  ///< text: pi, infinity
    function,  ///< text: sqrt, log, sin, ...
    word,      ///< text: words of a language
    currency,
    number_set,  ///< text: N, Z, Q, R or C, perhaps with a mark such as ^+
    ellipsis,
    // Brackets. An argument is an invisible group: a superscript, a numerator, a radicand.
    open,
    close,
    argument_open,
    argument_close,
    set_open,
    set_close,
    bar,  ///< opens or closes an absolute value
    bar_open,
    bar_close,
    // Operators.
    plus,
    minus,
    plus_minus,
    minus_plus,
    times,  ///< text: "x" for the cross
    divide,
    superscript,
    subscript,     ///< after log only: its base follows
    fraction,      ///< two arguments follow
    radical,       ///< an argument follows; with_index: two, the index first
    radical_sign,  ///< a bare sign: reaches over what follows; text: the index
    // What joins terms and pieces.
    relation,
    membership,  ///< an element sign
    connective,
    semicolon,
    full_stop,  ///< sentence punctuation
    wide_space,
    row_break,
    column_break,
    rows_open,  ///< pairs_of_columns tells align from array
    rows_close,
};

struct token {
    token_kind kind = token_kind::end;
    bool space_before = false;
    bool with_index = false;
    bool pairs_of_columns = false;
    bool upright = false;  ///< a name set in roman or sans serif
    char bracket = 0;      ///< of open and close: one of ( ) [ ] . or 0 where it cannot be seen
    symbolic::relation relation = symbolic::relation::equal;
    symbolic::connective joined = symbolic::connective::separate;
    int decimals = -1;
    span where;
    std::string text;

    [[nodiscard]] bool is(token_kind k) const { return kind == k; }
};

/// What a lexer makes of a text: tokens up to and with an end token, or the first error.
struct token_stream {
    std::vector<token> tokens;
    std::vector<ambiguous_place> ambiguities;
    std::optional<parse_error> error;
};

/// Whether an operand can end with this token, so that what follows may multiply it.
[[nodiscard]] bool ends_operand(token const& t);

/// Whether a binary operator, a relation or an opening bracket: something has to follow.
[[nodiscard]] bool wants_operand(token const& t);

/// The range from the beginning of `first` to the end of `last`.
[[nodiscard]] inline span covering(span first, span last) {
    return {first.begin, last.end < first.begin ? first.end : last.end};
}

}  // namespace surd::syntax

#endif
