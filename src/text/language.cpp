// SPDX-License-Identifier: BSL-1.0
#include "surd/text/language.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace surd::text {

namespace {

// The commonest words of each language that are no word of the other.
constexpr std::array<std::string_view, 14> spanish_words = {
    "el", "la", "los", "las", "de", "del", "que", "una", "para", "como", "con", "por", "es", "se",
};
constexpr std::array<std::string_view, 14> english_words = {
    "the", "of", "and", "is", "that", "for", "are", "as", "has", "we", "with", "this", "to", "it",
};

template <std::size_t N>
bool is_one_of(std::string const& word, std::array<std::string_view, N> const& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The first byte of a three-byte character between U+4000 and U+9FFF: nearly all that Chinese
/// prose is written with.
bool begins_ideograph(unsigned char byte) { return byte >= 0xE4 && byte <= 0xE9; }

}  // namespace

char const* name_of(language l) {
    constexpr std::array<char const*, number_of_languages> names = {"en", "es", "zh"};
    return names[static_cast<std::size_t>(l)];
}

std::optional<language> language_named(std::string_view tag) {
    if (tag.size() > 2 && tag[2] != '-' && tag[2] != '_') return std::nullopt;
    for (auto const l : {language::en, language::es, language::zh}) {
        if (tag.substr(0, 2) == name_of(l)) return l;
    }
    return std::nullopt;
}

language language_of(std::string_view prose) {
    std::size_t ideographs = 0;
    std::size_t spanish = 0;
    std::size_t english = 0;
    std::string word;
    auto const end_word = [&] {
        spanish += is_one_of(word, spanish_words) ? 1 : 0;
        english += is_one_of(word, english_words) ? 1 : 0;
        word.clear();
    };
    for (char const c : prose) {
        auto const byte = static_cast<unsigned char>(c);
        if (begins_ideograph(byte)) ++ideographs;
        if (byte >= 0x80 || std::isalpha(byte) != 0) {
            word += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        } else {
            end_word();
        }
    }
    end_word();
    // A Chinese word has about two characters; an English lesson may quote a few.
    if (ideographs > 2 * (spanish + english)) return language::zh;
    return spanish > english ? language::es : language::en;
}

}  // namespace surd::text
