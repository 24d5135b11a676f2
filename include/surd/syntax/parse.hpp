// SPDX-License-Identifier: BSL-1.0
// Purpose: from text (plain ASCII, Unicode mathematics, LaTeX) to expressions and statements.
// One grammar for all notations; a lexer for each. Every node keeps the bytes it was read from.
#ifndef SURD_SYNTAX_PARSE_HPP
#define SURD_SYNTAX_PARSE_HPP

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/statement.hpp"
#include "surd/syntax/ambiguity.hpp"
#include "surd/syntax/options.hpp"
#include "surd/syntax/parse_error.hpp"

namespace surd::syntax {

using symbolic::chain;
using symbolic::expression;
using symbolic::formula;

/// What was read, or why it was not; with the ambiguous notations met on the way in either case.
template <typename T>
class parse_result {
public:
    parse_result(T value) : content_(std::move(value)) {}
    parse_result(parse_error error) : content_(std::move(error)) {}

    [[nodiscard]] explicit operator bool() const { return content_.index() == 0; }
    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    /// Domain: has_value().
    [[nodiscard]] T const& operator*() const { return *checked(std::get_if<0>(&content_)); }
    [[nodiscard]] T const* operator->() const { return checked(std::get_if<0>(&content_)); }
    /// Domain: !has_value().
    [[nodiscard]] parse_error const& error() const { return *checked(std::get_if<1>(&content_)); }

    /// In the order of the text. Parse again with_other_reading() to see the other one.
    std::vector<ambiguous_place> ambiguities;

private:
    template <typename U>
    static U const* checked(U const* part) {
        SURD_EXPECTS(part != nullptr, "a parse result holds a value or an error, not both");
        return part;
    }
    std::variant<T, parse_error> content_;
};

/// An expression without relations. Errors: as parse_error; never throws on any bytes.
[[nodiscard]] parse_result<expression> parse_expression(std::string_view text,
                                                        parse_options const& options = {});

/// One chain of relations (or a bare expression), such as 2^3 = 8 != 9.
[[nodiscard]] parse_result<chain> parse_chain(std::string_view text,
                                              parse_options const& options = {});

/// A whole formula as lessons write it: pieces joined by commas, wide spaces, words, rows of
/// aligned environments, "or", "<=>"; sets of values; sentence punctuation at the end.
/// A row that begins with a relation goes on with the chain above it.
[[nodiscard]] parse_result<formula> parse_formula(std::string_view text,
                                                  parse_options const& options = {});

/// The notation that `automatic` means for `text`.
[[nodiscard]] notation notation_of(std::string_view text);

}  // namespace surd::syntax

#endif
