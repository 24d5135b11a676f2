// SPDX-License-Identifier: BSL-1.0
// Words, upright names and letters of number sets in LaTeX.
#include <algorithm>

#include "latex_lexer.hpp"
#include "words.hpp"

namespace surd::syntax {

void latex_lexer::words(std::size_t begin) {
    std::size_t const opening = position_;
    std::string_view const content = raw_argument();
    if (failed()) return;
    bool const has_letters = std::any_of(content.begin(), content.end(), [](char c) {
        auto const byte = static_cast<unsigned char>(c);
        return is_letter(byte) || byte == '\\' || byte == '$';
    });
    bool has_word = has_letters;
    for (std::size_t at = 0; at < content.size() && !has_word;) {
        decoded_character const next = decode(content, at);
        has_word = next.size != 0 && is_word_character(next.value);
        at += std::max<std::size_t>(next.size, 1);
    }
    if (!has_word) {  // only signs and digits: read as mathematics
        position_ = opening;
        return;
    }
    bool const one_letter = content.size() == 1 && !connective_named(content);
    if (one_letter)
        emit(token_kind::name, begin, std::string(content)).upright = true;
    else
        emit(token_kind::word, begin, trimmed(content));
}

void latex_lexer::upright(std::size_t begin, bool is_operator) {
    std::size_t const opening = position_;
    skip_spaces();
    if (peek() != '{') return;  // \mathrm x: one letter, read next
    std::string_view const content = raw_argument();
    if (failed()) return;
    std::string const name = trimmed(content);
    bool const all_letters = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return is_letter(static_cast<unsigned char>(c));
    });
    auto const function = function_named(name);
    if (!all_letters)
        position_ = opening;
    else if (!function.empty())
        emit(token_kind::function, begin, std::string(function));
    else if (name.size() > 1 && connective_named(name))
        emit(token_kind::word, begin, name);
    else if (is_operator)
        emit(token_kind::function, begin, name);
    else
        emit(token_kind::name, begin, name).upright = true;
}

// \mathbb{R}, with a mark such as ^+ or _{>0}, which stays part of its name.
void latex_lexer::number_set(std::string_view name, std::size_t begin) {
    if (name.empty()) {
        skip_spaces();
        name =
            peek() == '{' ? raw_argument() : text().substr(std::min(position_++, text().size()), 1);
        position_ = std::min(position_, text().size());
    }
    if (failed()) return;
    std::string spelled = trimmed(name);
    if (spelled.size() != 1 || std::string_view("NZQRC").find(spelled) == std::string_view::npos) {
        fail(refusal::unknown, place(begin, position_), "a letter of double strokes",
             "N, Z, Q, R or C");
        return;
    }
    while (peek() == '^' || peek() == '_') {
        std::size_t const mark = position_++;
        skip_argument();
        for (char const c : text().substr(mark, position_ - mark))
            if (c != '{' && c != '}' && c != ' ') spelled += c;
    }
    emit(token_kind::number_set, begin, std::move(spelled));
}

}  // namespace surd::syntax
