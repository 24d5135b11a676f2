// SPDX-License-Identifier: BSL-1.0
// What each command of LaTeX turns into.
#include <algorithm>

#include "latex_lexer.hpp"

namespace surd::syntax {

using symbolic::relation;

void latex_lexer::run_command() {
    std::size_t const begin = position_++;
    std::size_t const name_begin = position_;
    while (is_letter(static_cast<unsigned char>(peek()))) ++position_;
    if (position_ == name_begin && !at_end())
        position_ += std::max<std::size_t>(decode(text(), position_).size, 1);
    std::string_view const name = text().substr(name_begin, position_ - name_begin);
    command const c = find_command(name);
    if (name.size() > 1 && peek() == '*' &&
        (c.action == command_action::wide_space || c.action == command_action::operator_name ||
         name == "tag"))
        ++position_;
    switch (c.action) {
        case command_action::unknown:
            fail(refusal::unknown, place(begin, position_),
                 name.empty() ? std::string("a backslash at the end")
                              : "unknown command \\" + std::string(name),
                 "a command that this reader knows");
            return;
        case command_action::symbol:
            return symbol_command(c, name, begin);
        case command_action::transparent:
        case command_action::drop:
            for (int i = 0; i < c.arguments && !failed(); ++i) {
                skip_optional();
                skip_argument();
            }
            return;
        case command_action::thin_space:
        case command_action::space:
            space_between_digits(begin, c.action == command_action::thin_space);
            return;
        case command_action::wide_space:
            for (int i = 0; i < c.arguments; ++i) skip_argument();
            emit(token_kind::wide_space, begin);
            return;
        case command_action::words:
            return words(begin);
        case command_action::upright:
            return upright(begin, false);
        case command_action::operator_name:
            return upright(begin, true);
        case command_action::fraction:
            return fraction(begin);
        case command_action::square_root:
            return square_root(begin);
        case command_action::root_of:
            return root_of(begin);
        case command_action::over:
            return over(begin);
        case command_action::left:
            return left(begin);
        case command_action::right:
            fail(refusal::ungrammatical, place(begin, position_), "\\right without \\left");
            return;
        case command_action::begin:
            return begin_environment(begin);
        case command_action::end:
            return end_environment(begin);
        case command_action::row:
            return row(begin);
        case command_action::brace_above:
            return braced(begin, '^');
        case command_action::brace_below:
            return braced(begin, '_');
        case command_action::box:
            return box(begin);
        case command_action::annotated:
            return annotated(begin);
        case command_action::negated:
            return negated(begin);
        case command_action::number_set:
            return number_set(c.text, begin);
        case command_action::refuse:
            fail(c.refused, place(begin, position_), std::string(c.text),
                 "a number, a name or an operator");
            return;
    }
}

void latex_lexer::symbol_command(command const& c, std::string_view name, std::size_t begin) {
    bool const is_bracket = c.token == token_kind::open || c.token == token_kind::close;
    bool const names_itself = c.token == token_kind::name && c.text.empty();
    token& t = emit(c.token, begin, std::string(names_itself ? name : c.text));
    t.relation = c.relation;
    t.joined = c.joined;
    if (is_bracket) t.bracket = c.text.front();
    if (c.token == token_kind::set_open && c.text == "empty") emit(token_kind::set_close, begin);
    if (c.text == "arrow") skip_optional();
}

void latex_lexer::fraction(std::size_t begin) {
    emit(token_kind::fraction, begin);
    argument();
    if (failed()) return;
    // \sfrac and the like may be written 1/2 between their arguments' braces: not TeX, not read.
    argument();
}

void latex_lexer::square_root(std::size_t begin) {
    emit(token_kind::radical, begin);
    std::size_t const sign = stream_.tokens.size() - 1;
    skip_blanks();
    if (peek() == '[' && enter(position_)) {
        std::size_t const opening = position_++;
        space_pending_ = false;
        stream_.tokens[sign].with_index = true;
        emit(token_kind::argument_open, opening);
        group_start const outer = std::exchange(group_, {stream_.tokens.size(), false});
        for (skip_blanks(); !at_end() && peek() != ']'; skip_blanks()) item();
        if (at_end() && !failed())
            fail(refusal::ungrammatical, place(opening, opening + 1), "unbalanced bracket", "]");
        if (failed()) return;
        ++position_;
        emit(token_kind::argument_close, position_);
        group_ = outer;
        leave();
    }
    argument();
}

void latex_lexer::root_of(std::size_t begin) {
    emit(token_kind::radical, begin).with_index = true;
    if (!enter(begin)) return;
    emit(token_kind::argument_open, position_);
    for (skip_blanks(); !at_end() && peek() != '}' && !starts_with("\\of"); skip_blanks()) item();
    if (!failed() && !starts_with("\\of"))
        fail(refusal::ungrammatical, place(begin, begin + 5), "\\root without \\of", "\\of");
    if (failed()) return;
    position_ += 3;
    emit(token_kind::argument_close, position_ - 3);
    leave();
    argument();
}

// {a \over b}: what stands before it in the group moves into a numerator.
void latex_lexer::over(std::size_t begin) {
    if (group_.has_over) {
        fail(refusal::ungrammatical, place(begin, position_), "two \\over in one group",
             "one \\over");
        return;
    }
    group_.has_over = true;
    token open;
    open.kind = token_kind::argument_open;
    token bar;
    bar.kind = token_kind::fraction;
    auto const& tokens = stream_.tokens;
    bool const empty = group_.token >= tokens.size();
    open.where = empty ? place(begin, position_) : tokens[group_.token].where;
    bar.where = open.where;
    auto const at = stream_.tokens.begin() + static_cast<std::ptrdiff_t>(group_.token);
    stream_.tokens.insert(at, {bar, open});
    emit(token_kind::argument_close, begin);
    emit(token_kind::argument_open, position_);
}

void latex_lexer::close_over(group_start const& group) {
    if (group.has_over && !failed()) emit(token_kind::argument_close, position_);
}

// \left and \right hold a group: \over and the like end with it.
void latex_lexer::left(std::size_t begin) {
    if (!enter(begin)) return;
    delimiter(true, begin);
    group_start const outer = std::exchange(group_, {stream_.tokens.size(), false});
    auto const at_right = [this] {
        return starts_with("\\right") && !is_letter(static_cast<unsigned char>(peek(6)));
    };
    for (skip_blanks(); !at_end() && peek() != '}' && !at_right(); skip_blanks()) item();
    if (!failed() && !at_right())
        fail(refusal::ungrammatical, place(begin, begin + 5), "\\left without \\right", "\\right");
    if (failed()) return;
    close_over(group_);
    group_ = outer;
    std::size_t const closing = position_;
    position_ += 6;
    delimiter(false, closing);
    leave();
}

void latex_lexer::delimiter(bool opening, std::size_t begin) {
    skip_spaces();
    std::size_t const at = position_;
    char const c = peek();
    bool const escaped = c == '\\';
    if (escaped) {
        position_ += 2;
        while (
            is_letter(static_cast<unsigned char>(text()[std::min(position_, text().size()) - 1])) &&
            is_letter(static_cast<unsigned char>(peek())))
            ++position_;
        position_ = std::min(position_, text().size());
    } else if (!at_end()) {
        position_ += std::max<std::size_t>(decode(text(), at).size, 1);
    }
    std::string_view const name = text().substr(at, position_ - at);
    auto const one_of = [&](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    bool const is_bar = one_of({"|", "\\vert", "\\lvert", "\\rvert"});
    bool const is_set = one_of({"\\{", "\\}", "\\lbrace", "\\rbrace"});
    bool const is_bracket = one_of({"(", ")", "[", "]", ".", "\\lbrack", "\\rbrack"});
    if (is_bar)
        emit(opening ? token_kind::bar_open : token_kind::bar_close, begin);
    else if (is_set)
        emit(opening ? token_kind::set_open : token_kind::set_close, begin);
    else if (is_bracket)
        emit_bracket(opening ? token_kind::open : token_kind::close,
                     name == "\\lbrack"   ? '['
                     : name == "\\rbrack" ? ']'
                                          : c,
                     begin);
    else
        fail(refusal::unsupported, place(begin, position_), "a delimiter that is no bracket",
             "( [ | or \\{");
}

// \overbrace and \underbrace group what they span; digits under a brace stay part of a numeral.
void latex_lexer::braced(std::size_t begin, char annotation) {
    skip_blanks();
    std::size_t const first = stream_.tokens.size();
    emit(token_kind::open, begin);
    std::size_t const opening = position_;
    if (peek() != '{') {
        fail(refusal::ungrammatical, place(begin, position_), "a missing argument", "{");
        return;
    }
    ++position_;
    contents_until_brace(opening);
    if (failed()) return;
    auto const is_numeral_part = [](token const& t) {
        return t.is(token_kind::digits) || t.is(token_kind::point) || t.is(token_kind::comma) ||
               t.is(token_kind::brace_comma) || t.is(token_kind::thin_space);
    };
    auto const inside = stream_.tokens.begin() + static_cast<std::ptrdiff_t>(first);
    bool const only_digits = std::all_of(inside + 1, stream_.tokens.end(), is_numeral_part);
    if (only_digits)
        stream_.tokens.erase(inside);
    else
        emit(token_kind::close, position_ - 1);
    std::size_t const behind = position_;
    bool const space = space_pending_;
    skip_blanks();
    if (peek() == annotation) {
        ++position_;
        skip_argument();
    } else {
        position_ = behind;
    }
    space_pending_ = space;
}

void latex_lexer::box(std::size_t begin) {
    skip_blanks();
    std::size_t const first = stream_.tokens.size();
    std::size_t const opening = position_;
    if (peek() != '{') return;
    ++position_;
    contents_until_brace(opening);
    if (failed()) return;
    auto const inside = stream_.tokens.begin() + static_cast<std::ptrdiff_t>(first);
    bool const blank = std::all_of(inside, stream_.tokens.end(), [](token const& t) {
        return t.is(token_kind::wide_space) || t.is(token_kind::thin_space);
    });
    if (blank)
        fail(refusal::not_a_claim, place(begin, position_), "a blank to fill in", "an operand");
    else if (peek() == '^')
        fail(refusal::ungrammatical, place(position_, position_ + 1), "a superscript on a box",
             "an operator");
}

void latex_lexer::annotated(std::size_t begin) {
    skip_blanks();
    std::size_t const above = position_;
    skip_argument();
    if (text().substr(above, position_ - above).find('?') != std::string_view::npos)
        fail(refusal::not_a_claim, place(begin, position_), "a question mark over a relation",
             "a relation");
}

void latex_lexer::negated(std::size_t begin) {
    skip_blanks();
    if (peek() == '=') {
        ++position_;
        emit_relation(relation::not_equal, begin);
        return;
    }
    fail(refusal::unsupported, place(begin, position_), "a negated sign", "\\not=");
}

}  // namespace surd::syntax
