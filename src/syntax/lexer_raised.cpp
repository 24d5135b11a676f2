// SPDX-License-Identifier: BSL-1.0
// Characters raised, lowered and under a radical sign: superscripts, subscripts, roots.
#include "lexer.hpp"

namespace surd::syntax {

// 3 and a letter right before a bare sign multiply it, unless they are an index that lost its
// raised place.
std::string lexer::index_before_sign() {
    if (!touches_operand()) return {};
    std::size_t const count = stream_.tokens.size();
    token const& before = *last();
    bool const after_mark = count > 1 && (stream_.tokens[count - 2].is(token_kind::point) ||
                                          stream_.tokens[count - 2].is(token_kind::comma));
    bool const numeral = before.is(token_kind::digits) && before.text.size() < 3 && !after_mark;
    bool const letter = before.is(token_kind::name) && before.text.size() == 1;
    if (!numeral && !letter) return {};
    note(ambiguity::index_or_exponent, before.where);
    if (!flipped(ambiguity::index_or_exponent)) return {};
    std::string index = before.text;
    stream_.tokens.pop_back();
    return index;
}

void lexer::lex_radical_sign(char32_t c, std::size_t begin, std::string index) {
    if (index.empty() && c == 0x221A) index = index_before_sign();
    if (index.empty()) index = c == 0x221A ? "2" : c == 0x221B ? "3" : "4";
    emit(token_kind::radical_sign, begin, std::move(index));
}

// `spelled[i]` is the plain form of a character that begins at `starts[i]`.
void lexer::emit_spelled(std::string_view spelled, std::vector<std::size_t> const& starts) {
    for (std::size_t i = 0; i < spelled.size() && !failed();) {
        std::size_t const begin = starts[i];
        char const c = spelled[i];
        std::size_t next = i + 1;
        if (is_digit(static_cast<unsigned char>(c)))
            while (next < spelled.size() && is_digit(static_cast<unsigned char>(spelled[next])))
                ++next;
        position_ = starts[next];
        if (is_digit(static_cast<unsigned char>(c)))
            emit(token_kind::digits, begin, std::string(spelled.substr(i, next - i)));
        else if (is_letter(static_cast<unsigned char>(c)))
            emit(token_kind::name, begin, std::string(1, c));
        else if (c == '+')
            emit(token_kind::plus, begin);
        else if (c == '-')
            emit(token_kind::minus, begin);
        else if (c == '/')
            emit(token_kind::divide, begin);
        else if (c == '(')
            emit_bracket(token_kind::open, '(', begin);
        else if (c == ')')
            emit_bracket(token_kind::close, ')', begin);
        else
            fail(refusal::ungrammatical, place(begin, position_), "a relation in a superscript",
                 "an exponent");
        i = next;
    }
}

void lexer::lex_superscript_run() {
    std::size_t const begin = position_;
    bool const follows_operand = touches_operand();
    std::string spelled;
    std::vector<std::size_t> starts;
    std::size_t at = position_;
    decoded_character next = decode(text(), at);
    while (next.size != 0 && superscript_of(next.value) != 0) {
        spelled += superscript_of(next.value);
        starts.push_back(at);
        at += next.size;
        next = decode(text(), at);
    }
    starts.push_back(at);
    bool const is_index = next.value >= 0x221A && next.value <= 0x221C && next.size != 0;
    bool const whole_number = spelled.find_first_not_of("0123456789") == std::string::npos;
    if (is_index && (whole_number || spelled.size() == 1)) {
        bool raised = false;
        if (follows_operand) {
            note(ambiguity::index_or_exponent, place(begin, at));
            raised = !flipped(ambiguity::index_or_exponent);
        }
        if (!raised) {
            position_ = at + next.size;
            lex_radical_sign(next.value, begin, spelled);
            return;
        }
    }
    bool const over_subscripts = spelled.size() > 1 && spelled.back() == '/' &&
                                 spelled.find('/') == spelled.size() - 1 &&
                                 is_digit(static_cast<unsigned char>(subscript_of(next.value)));
    if (over_subscripts && (!follows_operand || last()->is(token_kind::digits))) {
        while (next.size != 0 && is_digit(static_cast<unsigned char>(subscript_of(next.value)))) {
            spelled += subscript_of(next.value);
            at += next.size;
            next = decode(text(), at);
        }
        position_ = at;
        if (spelled.find_first_not_of("0123456789/") == std::string::npos) {
            emit(token_kind::vulgar, begin, spelled);
            return;
        }
    }
    position_ = begin;
    emit(token_kind::superscript, begin);
    emit(token_kind::argument_open, begin);
    emit_spelled(spelled, starts);
    if (failed()) return;
    position_ = at;
    emit(token_kind::argument_close, at);
}

void lexer::lex_subscript_run() {
    std::size_t const begin = position_;
    std::string spelled;
    std::vector<std::size_t> starts;
    decoded_character next = decode(text(), position_);
    while (next.size != 0 && subscript_of(next.value) != 0) {
        spelled += subscript_of(next.value);
        starts.push_back(position_);
        position_ += next.size;
        next = decode(text(), position_);
    }
    starts.push_back(position_);
    std::size_t const end = position_;
    if (last() != nullptr && last()->is(token_kind::function) && last()->text == "log") {
        position_ = begin;
        emit(token_kind::subscript, begin);
        emit(token_kind::argument_open, begin);
        emit_spelled(spelled, starts);
        if (failed()) return;
        position_ = end;
        emit(token_kind::argument_close, end);
        return;
    }
    add_subscript(spelled, begin);
}

void lexer::add_subscript(std::string const& subscript, std::size_t begin) {
    span const where = place(begin, position_);
    if (last() == nullptr || !last()->is(token_kind::name) || space_pending_) {
        fail(refusal::unsupported, where, "a subscript that follows no name", "an operator");
        return;
    }
    token& name = stream_.tokens.back();
    if (name.text.find('_') != std::string::npos) {
        fail(refusal::ungrammatical, where, "double subscript", "one subscript");
        return;
    }
    if (subscript.empty()) {
        fail(refusal::ungrammatical, where, "an empty subscript", "letters or digits");
        return;
    }
    name.text += "_" + subscript;
    name.where = covering(name.where, where);
}

}  // namespace surd::syntax
