// SPDX-License-Identifier: BSL-1.0
// Purpose: statements: chains of relations between expressions, and what joins them.
#ifndef SURD_SYMBOLIC_STATEMENT_HPP
#define SURD_SYMBOLIC_STATEMENT_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "surd/symbolic/expression.hpp"

namespace surd::symbolic {

enum class relation : std::uint8_t {
    equal,
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal,
    approximately,
};

/// A chain t0 R1 t1 R2 t2 ...; a single term is a bare expression.
/// Invariant: terms.size() == relations.size() + 1.
struct chain {
    std::vector<expression> terms;
    std::vector<relation> relations;
    span where;

    [[nodiscard]] bool is_expression() const { return relations.empty(); }
};

/// How a piece of a formula goes on from the piece before it.
enum class connective : std::uint8_t {
    first,       ///< nothing stands before it
    separate,    ///< a comma, a wide space, a new row, words: an independent piece
    and_also,    ///< "and", "y", the Chinese "qie": both hold
    or_else,     ///< "or", "o", the Chinese "huo": alternatives, as in x = 7 or x = -7
    implies,     ///< =>
    equivalent,  ///< <=>
};

/// One piece of a formula: a chain (or bare expression, or set of values), how it is joined to
/// the piece before, and the words that stood around it ("in general", "for x > 0").
struct piece {
    connective joined = connective::first;
    chain content;
    /// The last term is a set of values {-7, 7}, listed in `elements`; in `content` it is the
    /// call "set" of them.
    std::vector<expression> elements;
    bool ends_in_set = false;
    /// The chain began with its relation: "= 4". terms[0] is an ellipsis that stands for the last
    /// term of the chain before it, which the text has elsewhere.
    bool continues = false;
    /// The chain ended with its relation: "x =". The last term is an ellipsis, as above.
    bool unfinished = false;
    /// The set that the term is said to belong to: "N", "Z", "Q", "R" or "C", perhaps with a mark
    /// such as "R^+"; empty without one. Then `content` is a bare expression.
    std::string domain;
    /// Words written inside the formula before and after this piece, as \text{...}.
    std::string words_before;
    std::string words;
};

/// Everything one formula says.
struct formula {
    std::vector<piece> pieces;
    span where;
};

/// "=", "!=", "<", "<=", ">", ">=", "~=".
[[nodiscard]] char const* symbol_of(relation r);

[[nodiscard]] std::string to_string(chain const& c);

}  // namespace surd::symbolic

#endif
