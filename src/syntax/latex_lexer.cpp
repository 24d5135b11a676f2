// SPDX-License-Identifier: BSL-1.0
#include "latex_lexer.hpp"

#include <algorithm>

#include "words.hpp"

namespace surd::syntax {

token_stream lex_latex(source_text const& source, parse_options const& options) {
    return latex_lexer(source, options).run();
}

token_stream latex_lexer::run() {
    while (!at_end()) item();
    if (!failed() && !environments_.empty())
        fail(refusal::ungrammatical, place(position_, position_), "\\begin without \\end",
             "\\end{" + environments_.back() + "}");
    if (!failed()) {
        close_over(group_);
        finish();
    }
    return std::move(stream_);
}

bool latex_lexer::enter(std::size_t begin) {
    if (++depth_ <= std::min<std::size_t>(options_.limits.depth, 1000)) return true;
    fail(refusal::limit, place(begin, begin + 1), "nested too deep");
    return false;
}

void latex_lexer::skip_blanks() {
    for (;;) {
        skip_spaces();
        if (peek() == '%') {
            percent_sign();
            continue;
        }
        if (peek() != '~') return;
        ++position_;
        space_between_digits(position_ - 1, false);
    }
}

// A space that can be seen keeps digits apart; a thin one may also group them.
void latex_lexer::space_between_digits(std::size_t begin, bool is_thin) {
    if (last() != nullptr && last()->is(token_kind::digits))
        emit(token_kind::thin_space, begin, is_thin ? "" : "wide");
    else
        space_pending_ = true;
}

// A comment when it ends the line, begins it, or stands between spaces before a word; else, as
// in 50% = 0.5, a forgotten backslash.
void latex_lexer::percent_sign() {
    std::size_t const line_end = std::min(text().find('\n', position_), text().size());
    std::size_t const next = text().find_first_not_of(" \t\r", position_ + 1);
    char const before = position_ == 0 ? '\n' : text()[position_ - 1];
    bool const spaced = before == ' ' || before == '\t' || before == '\n';
    bool const word_follows =
        next < line_end && is_letter(static_cast<unsigned char>(text()[next]));
    bool const begins_line = before == '\n';
    if (next < line_end && !begins_line && !(spaced && word_follows)) {
        fail(refusal::unsupported, place(position_, position_ + 1), "a percentage",
             "a number, a name or an operator");
        return;
    }
    position_ = std::min(line_end + 1, text().size());
    space_pending_ = true;
}

void latex_lexer::item() {
    skip_blanks();
    if (at_end()) return;
    std::size_t const begin = position_;
    switch (peek()) {
        case '\\':
            return run_command();
        case '{':
            return bare_group();
        case '}':
            fail(refusal::ungrammatical, place(begin, begin + 1), "unbalanced brace",
                 "{ before it");
            return;
        case '^':
            return script();
        case '_':
            return subscript();
        case '&':
            ++position_;
            emit(token_kind::column_break, begin);
            close_over(std::exchange(group_, {stream_.tokens.size(), false}));
            return;
        case '$':
            fail(refusal::unsupported, place(begin, begin + 1), "a dollar sign inside a formula");
            return;
        default:
            return character();
    }
}

void latex_lexer::character() {
    std::size_t const begin = position_;
    decoded_character const read = decode(text(), begin);
    if (read.size == 0) {
        fail(refusal::unknown, place(begin, begin + 1), "bytes that are no UTF-8");
        return;
    }
    char32_t const c = plain_form(read.value);
    if (is_letter(c)) {
        position_ += read.size;
        emit(token_kind::name, begin, std::string(1, static_cast<char>(c)));
    } else if (is_word_character(c)) {
        while (is_word_character(decode(text(), position_).value))
            position_ += decode(text(), position_).size;
        emit(token_kind::word, begin, std::string(text().substr(begin, position_ - begin)));
    } else {
        // TeX sees no blank between digits: 10 000 is shown as 10000.
        bool const digits_touch = last() != nullptr && last()->is(token_kind::digits);
        if (digits_touch && is_digit(c)) space_pending_ = false;
        if (!lex_common(read))
            fail(refusal::unknown, place(begin, begin + read.size),
                 "unknown character " + display_name(read.value),
                 "a number, a name or an operator");
    }
}

std::size_t latex_lexer::matching_brace(std::size_t opening) const {
    std::size_t depth = 0;
    for (std::size_t at = opening; at < text().size(); ++at) {
        char const c = text()[at];
        if (c == '\\')
            ++at;
        else if (c == '{')
            ++depth;
        else if (c == '}' && --depth == 0)
            return at;
    }
    return std::string_view::npos;
}

// The position is behind the opening brace at `opening`.
void latex_lexer::contents_until_brace(std::size_t opening) {
    if (!enter(opening)) return;
    group_start const outer = std::exchange(group_, {stream_.tokens.size(), false});
    for (skip_blanks(); !at_end() && peek() != '}'; skip_blanks()) item();
    if (at_end() && !failed())
        fail(refusal::ungrammatical, place(opening, opening + 1), "unbalanced brace", "}");
    if (!failed()) {
        close_over(group_);
        ++position_;
    }
    group_ = outer;
    leave();
}

void latex_lexer::bare_group() {
    std::size_t const begin = position_++;
    if (starts_with(",}")) {
        position_ += 2;
        emit(token_kind::brace_comma, begin);
        return;
    }
    contents_until_brace(begin);
}

// One argument between invisible brackets, which cover its braces where it has some.
void latex_lexer::argument() {
    skip_blanks();
    space_pending_ = false;
    std::size_t const begin = position_;
    bool const in_braces = peek() == '{' && !at_end();
    if (in_braces) ++position_;
    emit(token_kind::argument_open, begin);
    if (in_braces)
        contents_until_brace(begin);
    else
        single_token();
    if (!failed()) emit(token_kind::argument_close, in_braces ? position_ - 1 : position_);
}

void latex_lexer::single_token() {
    std::size_t const begin = position_;
    decoded_character const read = decode(text(), position_);
    char32_t const c = plain_form(read.value);
    if (at_end() || peek() == '}' || peek() == '&') {
        fail(refusal::ungrammatical, place(begin, std::min(begin + 1, text().size())),
             "a missing argument", "an argument");
    } else if (is_digit(c)) {
        position_ += read.size;
        emit(token_kind::digits, begin, std::string(1, static_cast<char>(c)));
    } else if (enter(begin)) {
        if (peek() == '\\')
            run_command();
        else
            character();
        leave();
    }
}

void latex_lexer::script() {
    std::size_t const begin = position_++;
    emit(token_kind::superscript, begin);
    skip_blanks();
    space_pending_ = false;
    std::size_t const first = stream_.tokens.size() + 1;
    if (peek() == '{')
        argument();
    else
        unbraced_script(begin);
    if (!failed()) check_script(first);
}

// x^12 shows (x^1)2. The other reading takes the numeral or the letters that touch, with a sign
// and a slash: x^{12}, 2^{-3}, 8^{1/3}, a^{mn}.
void latex_lexer::unbraced_script(std::size_t begin) {
    std::size_t const first = position_;
    auto const byte = [this](std::size_t at) {
        return static_cast<unsigned char>(at < text().size() ? text()[at] : 0);
    };
    std::size_t const sign = peek() == '-' || peek() == '+' ? 1 : 0;
    bool const numeral = is_digit(byte(first + sign));
    auto const is_part = [&](std::size_t at) {
        return numeral ? is_digit(byte(at)) : is_letter(byte(at));
    };
    std::size_t end = first + sign;
    while (is_part(end)) ++end;
    bool const names_with_powers = !numeral && byte(end) == '^';
    if (end > first + sign && byte(end) == '/' && is_part(end + 1))
        for (++end; is_part(end);) ++end;
    if (end <= first + 1 || names_with_powers) {
        argument();
        return;
    }
    note(ambiguity::unbraced_superscript, place(begin, end));
    if (!flipped(ambiguity::unbraced_superscript)) {
        argument();
        return;
    }
    emit(token_kind::argument_open, first);
    while (position_ < end && !failed()) character();
    if (!failed()) emit(token_kind::argument_close, position_);
}

// What a superscript may hold that is no exponent: a transpose, an ordinal ending, a lone sign.
void latex_lexer::check_script(std::size_t first) {
    auto const& tokens = stream_.tokens;
    if (tokens.size() != first + 2) return;  // one token and its closing bracket
    token const& only = tokens[first];
    if (only.upright && only.text == "T")
        fail(refusal::not_a_claim, only.where, "a transposed matrix", "an exponent");
    else if (only.is(token_kind::word) && is_ordinal_ending(only.text))
        fail(refusal::not_a_claim, only.where, "an ordinal number", "an exponent");
    else if (only.is(token_kind::minus) || only.is(token_kind::plus))
        fail(refusal::unsupported, only.where, "a superscript that is only a sign",
             "an exponent in braces");
}

void latex_lexer::subscript() {
    std::size_t const begin = position_++;
    bool const base =
        last() != nullptr && last()->is(token_kind::function) && last()->text == "log";
    space_pending_ = false;
    if (base) {
        emit(token_kind::subscript, begin);
        argument();
        return;
    }
    std::size_t const first = stream_.tokens.size();
    argument();
    if (failed()) return;
    std::string const spelled = spelled_since(first);
    stream_.tokens.resize(first);
    if (spelled.empty())
        fail(refusal::unsupported, place(begin, position_), "a formula in a subscript",
             "letters or digits");
    else
        add_subscript(spelled, begin);
}

// The tokens of a subscript as they are shown; empty for what no name can hold.
std::string latex_lexer::spelled_since(std::size_t first) const {
    std::string result;
    for (std::size_t i = first + 1; i + 1 < stream_.tokens.size(); ++i) {
        token const& t = stream_.tokens[i];
        switch (t.kind) {
            case token_kind::digits:
            case token_kind::name:
            case token_kind::constant:
            case token_kind::word:
                result += t.text;
                break;
            case token_kind::comma:
            case token_kind::brace_comma:
                result += ',';
                break;
            case token_kind::plus:
                result += '+';
                break;
            case token_kind::minus:
                result += '-';
                break;
            default:
                return {};
        }
    }
    return result;
}

void latex_lexer::skip_argument() {
    skip_blanks();
    if (peek() == '{' && !at_end()) {
        raw_argument();
    } else if (peek() == '\\' && !at_end()) {
        position_ += 2;
        while (is_letter(static_cast<unsigned char>(text()[position_ - 1])) &&
               is_letter(static_cast<unsigned char>(peek())))
            ++position_;
        position_ = std::min(position_, text().size());
    } else if (!at_end()) {
        position_ += std::max<std::size_t>(decode(text(), position_).size, 1);
    }
}

void latex_lexer::skip_optional() {
    if (peek() != '[') return;
    std::size_t const end = text().find(']', position_);
    if (end == std::string_view::npos)
        fail(refusal::ungrammatical, place(position_, position_ + 1), "unbalanced bracket", "]");
    else
        position_ = end + 1;
}

// The text between the braces at the position, which moves behind them.
std::string_view latex_lexer::raw_argument() {
    skip_spaces();
    std::size_t const begin = position_;
    std::size_t const end = peek() == '{' ? matching_brace(begin) : std::string_view::npos;
    if (end == std::string_view::npos) {
        fail(refusal::ungrammatical, place(begin, std::min(begin + 1, text().size())),
             peek() == '{' ? "unbalanced brace" : "a missing argument", "an argument in braces");
        return {};
    }
    position_ = end + 1;
    return text().substr(begin + 1, end - begin - 1);
}

}  // namespace surd::syntax
