// SPDX-License-Identifier: BSL-1.0
#include "lexer.hpp"

namespace surd::syntax {

using symbolic::connective;
using symbolic::relation;

token& lexer::emit(token_kind kind, std::size_t begin, std::string spelled) {
    token t;
    t.kind = kind;
    t.space_before = std::exchange(space_pending_, false);
    t.where = place(begin, position_);
    t.text = std::move(spelled);
    stream_.tokens.push_back(std::move(t));
    return stream_.tokens.back();
}

void lexer::emit_relation(relation r, std::size_t begin) {
    emit(token_kind::relation, begin).relation = r;
}

void lexer::emit_connective(connective c, std::size_t begin) {
    emit(token_kind::connective, begin).joined = c;
}

void lexer::emit_bracket(token_kind kind, char bracket, std::size_t begin) {
    emit(kind, begin).bracket = bracket;
}

void lexer::fail(refusal kind, span where, std::string cause, std::string expected) {
    if (!failed())
        stream_.error = parse_error{kind, where, std::move(cause), {}, std::move(expected)};
    position_ = source_.text.size();
}

void lexer::finish() {
    position_ = source_.text.size();
    emit(token_kind::end, position_);
}

void lexer::skip_spaces() {
    while (!at_end()) {
        decoded_character const c = decode(text(), position_);
        space_kind const kind = space_of(c.value);
        if (c.size == 0 || kind == space_kind::none) return;
        if (kind == space_kind::thin && last() != nullptr && last()->is(token_kind::digits) &&
            !space_pending_) {
            std::size_t const begin = position_;
            position_ += c.size;
            emit(token_kind::thin_space, begin);
            continue;
        }
        position_ += c.size;
        if (kind != space_kind::invisible) space_pending_ = true;
    }
}

bool lexer::lex_operator(char32_t c, std::size_t begin) {
    auto const one = [&](token_kind kind) { return emit(kind, begin), true; };
    switch (c) {
        case '+':
            return one(token_kind::plus);
        case '-':
            return one(token_kind::minus);
        case 0x00B1:
            return one(token_kind::plus_minus);
        case 0x2213:
            return one(token_kind::minus_plus);
        case 0x00D7:
            emit(token_kind::times, begin, "x");
            return true;
        case '*':
        case 0x00B7:
            return one(token_kind::times);
        case '/':
        case 0x00F7:
        case 0x2044:
            return one(token_kind::divide);
        case '(':
        case '[':
            return emit_bracket(token_kind::open, static_cast<char>(c), begin), true;
        case ')':
        case ']':
            return emit_bracket(token_kind::close, static_cast<char>(c), begin), true;
        case '|':
            return one(token_kind::bar);
        case ',':
            return one(token_kind::comma);
        case ';':
            return one(token_kind::semicolon);
        case 0x3002:
            return one(token_kind::full_stop);
        case 0x2026:
            return one(token_kind::ellipsis);
        case 0x2115:
            return emit(token_kind::number_set, begin, "N"), true;
        case 0x2124:
            return emit(token_kind::number_set, begin, "Z"), true;
        case 0x211A:
            return emit(token_kind::number_set, begin, "Q"), true;
        case 0x211D:
            return emit(token_kind::number_set, begin, "R"), true;
        case 0x2102:
            return emit(token_kind::number_set, begin, "C"), true;
        case 0x221E:
            return emit(token_kind::constant, begin, "infinity"), true;
        case 0x2205:
            emit(token_kind::set_open, begin);
            return one(token_kind::set_close);
        case 0x20AC:
        case 0x00A3:
        case 0x00A5:
            return emit(token_kind::currency, begin, encode(c)), true;
        case '.':
            if (!starts_with("..")) return one(token_kind::point);
            position_ += 2;
            while (peek() == '.') ++position_;
            return one(token_kind::ellipsis);
        default:
            return false;
    }
}

bool lexer::lex_relation(char32_t c, std::size_t begin) {
    auto const long_form = [&](std::string_view rest) {
        if (!starts_with(rest)) return false;
        position_ += rest.size();
        return true;
    };
    auto const is = [&](relation r) { return emit_relation(r, begin), true; };
    switch (c) {
        case '=':
            if (long_form(">")) return emit_connective(connective::implies, begin), true;
            long_form("=");
            return is(relation::equal);
        case '<':
            if (long_form("=>") || long_form("->"))
                return emit_connective(connective::equivalent, begin), true;
            if (long_form("=")) return is(relation::less_equal);
            if (long_form(">")) return is(relation::not_equal);
            return is(relation::less);
        case '>':
            return is(long_form("=") ? relation::greater_equal : relation::greater);
        case ':':
            if (long_form("=")) return is(relation::equal);
            if (rest_is_punctuation()) return emit(token_kind::full_stop, begin), true;
            fail(refusal::unsupported, place(begin, position_), "a colon inside a formula",
                 "a relation or an operator");
            return true;
        case 0x2254:
            return is(relation::equal);
        case 0x2260:
            return is(relation::not_equal);
        case 0x2264:
            return is(relation::less_equal);
        case 0x2265:
            return is(relation::greater_equal);
        case 0x2248:
        case 0x2243:
            return is(relation::approximately);
        case 0x2208:
            return emit(token_kind::membership, begin), true;
        case 0x21D2:
        case 0x27F9:
            return emit_connective(connective::implies, begin), true;
        case 0x21D4:
        case 0x27FA:
            return emit_connective(connective::equivalent, begin), true;
        case 0x2192:
        case 0x27F6:
            return emit(token_kind::connective, begin, "arrow"), true;
        case 0x2234:
            return emit_connective(connective::separate, begin), true;
        default:
            return false;
    }
}

bool lexer::lex_question(std::size_t begin) {
    bool const ends_sentence = last() != nullptr && ends_operand(*last()) && rest_is_punctuation();
    if (ends_sentence) return emit(token_kind::full_stop, begin), true;
    fail(refusal::not_a_claim, place(begin, position_), "a blank to fill in", "an operand");
    return true;
}

bool lexer::lex_refused(char32_t c, std::size_t begin) {
    auto const refused = [&](refusal kind, char const* cause) {
        fail(kind, place(begin, position_), cause, "a number, a name or an operator");
        return true;
    };
    switch (c) {
        case '!':
            return refused(refusal::unsupported, "a factorial");
        case '%':
        case 0x2030:
            return refused(refusal::unsupported, "a percentage");
        case 0x00B0:
            return refused(refusal::unsupported, "degrees");
        case '\'':
        case 0x2032:
        case 0x2033:
        case 0x2019:
            return refused(refusal::unsupported, "a prime");
        case 0x00AA:
        case 0x00BA:
            return refused(refusal::not_a_claim, "an ordinal number");
        case 0x2190:
        case 0x21A6:
            return refused(refusal::not_a_claim, "an arrow");
        case 0x221D:
            return refused(refusal::not_a_claim, "a proportionality");
        case 0x223C:
            return refused(refusal::not_a_claim, "an order of growth");
        case 0x2261:
            return refused(refusal::unsupported, "a congruence");
        case 0x230A:
        case 0x2308:
            return refused(refusal::unsupported, "a floor or ceiling");
        case 0x2200:
        case 0x2203:
            return refused(refusal::unsupported, "a quantifier");
        case 0x2211:
        case 0x220F:
        case 0x222B:
            return refused(refusal::unsupported, "a sum, product or integral sign");
        case 0x2282:
        case 0x2286:
        case 0x222A:
        case 0x2229:
        case 0x2209:
            return refused(refusal::unsupported, "sets");
        case 0x25A1:
        case 0x2B1C:
        case '?':
            return refused(refusal::not_a_claim, "a blank to fill in");
        default:
            return false;
    }
}

bool lexer::lex_common(decoded_character read) {
    char32_t const c = plain_form(read.value);
    std::size_t const begin = position_;
    if (superscript_of(c) != 0 && c != 0x2044 && c != 0x141F) return lex_superscript_run(), true;
    if (subscript_of(c) != 0) return lex_subscript_run(), true;
    position_ += read.size;
    if (is_digit(c)) {
        std::string digits(1, static_cast<char>(c));
        for (;;) {
            decoded_character const next = decode(text(), position_);
            char32_t const plain = plain_form(next.value);
            if (next.size == 0 || !is_digit(plain)) break;
            digits += static_cast<char>(plain);
            position_ += next.size;
        }
        emit(token_kind::digits, begin, std::move(digits));
        return true;
    }
    if (c >= 0x221A && c <= 0x221C) return lex_radical_sign(c, begin, {}), true;
    if (auto const fraction = vulgar_fraction(c); !fraction.empty())
        return emit(token_kind::vulgar, begin, std::string(fraction)), true;
    if (auto const letter = greek_name(c); !letter.empty()) {
        bool const is_pi = letter == "pi";
        emit(is_pi ? token_kind::constant : token_kind::name, begin, std::string(letter));
        return true;
    }
    if (c == '?' && lex_question(begin)) return true;
    if (lex_operator(c, begin) || lex_relation(c, begin) || lex_refused(c, begin)) return true;
    position_ = begin;
    return false;
}

}  // namespace surd::syntax
