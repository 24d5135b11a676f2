// SPDX-License-Identifier: BSL-1.0
// Purpose: what the lexers of all notations share: characters that mean the same everywhere.
#ifndef SURD_SRC_SYNTAX_LEXER_HPP
#define SURD_SRC_SYNTAX_LEXER_HPP

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "characters.hpp"
#include "source_text.hpp"
#include "surd/syntax/options.hpp"
#include "token.hpp"

namespace surd::syntax {

/// Turns characters into tokens. After the first error nothing more is read.
class lexer {
public:
    lexer(source_text const& source, parse_options const& options)
        : source_(source), options_(options) {}
    lexer(lexer const&) = delete;
    lexer& operator=(lexer const&) = delete;

protected:
    ~lexer() = default;

    [[nodiscard]] std::string_view text() const { return source_.text; }
    [[nodiscard]] bool at_end() const { return position_ >= source_.text.size(); }
    [[nodiscard]] bool failed() const { return stream_.error.has_value(); }
    [[nodiscard]] bool flipped(ambiguity a) const { return options_.other_readings.contains(a); }
    /// The byte at the position plus `ahead`; 0 beyond the end.
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        std::size_t const at = position_ + ahead;
        return at < source_.text.size() ? source_.text[at] : '\0';
    }
    [[nodiscard]] bool starts_with(std::string_view s) const {
        return text().substr(position_).starts_with(s);
    }
    [[nodiscard]] span place(std::size_t begin, std::size_t end) const {
        return source_.original(begin, end);
    }

    /// Adds a token for the bytes [begin, position).
    token& emit(token_kind kind, std::size_t begin, std::string spelled = {});
    void emit_relation(symbolic::relation r, std::size_t begin);
    void emit_connective(symbolic::connective c, std::size_t begin);
    void emit_bracket(token_kind kind, char bracket, std::size_t begin);
    void note(ambiguity kind, span where) { stream_.ambiguities.push_back({kind, where}); }
    /// Records the first error and moves to the end.
    void fail(refusal kind, span where, std::string cause, std::string expected = {});

    [[nodiscard]] token const* last() const {
        return stream_.tokens.empty() ? nullptr : &stream_.tokens.back();
    }
    /// Whether an operand ends right here, without a space.
    [[nodiscard]] bool touches_operand() const {
        return last() != nullptr && ends_operand(*last()) && !space_pending_;
    }

    /// Reads one character that means the same in every notation, operators of several
    /// characters included. False: the character is left for the notation's own lexer.
    bool lex_common(decoded_character c);
    /// Adds a subscript to the name that was read last.
    void add_subscript(std::string const& subscript, std::size_t begin);
    void skip_spaces();
    /// Nothing but spaces and sentence punctuation follows.
    [[nodiscard]] bool rest_is_punctuation() const {
        return last_meaningful_ == std::string_view::npos || position_ > last_meaningful_;
    }
    void finish();

    source_text const& source_;
    parse_options const& options_;
    token_stream stream_;
    std::size_t position_ = 0;
    bool space_pending_ = false;

private:
    std::size_t const last_meaningful_ = source_.text.find_last_not_of(" \t\r\n.,;:?");

    bool lex_operator(char32_t c, std::size_t begin);
    bool lex_relation(char32_t c, std::size_t begin);
    bool lex_refused(char32_t c, std::size_t begin);
    bool lex_question(std::size_t begin);
    void lex_superscript_run();
    void lex_subscript_run();
    std::string index_before_sign();
    void lex_radical_sign(char32_t c, std::size_t begin, std::string index);
    void emit_spelled(std::string_view spelled, std::vector<std::size_t> const& starts);
};

}  // namespace surd::syntax

#endif
