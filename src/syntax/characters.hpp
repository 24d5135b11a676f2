// SPDX-License-Identifier: BSL-1.0
// Purpose: UTF-8, and what single characters of mathematics mean.
#ifndef SURD_SRC_SYNTAX_CHARACTERS_HPP
#define SURD_SRC_SYNTAX_CHARACTERS_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace surd::syntax {

struct decoded_character {
    char32_t value = 0;
    std::size_t size = 0;  ///< bytes; 0 for what is no UTF-8
};

/// The character at `text[at]`. Overlong forms, surrogates and cut sequences have size 0.
[[nodiscard]] decoded_character decode(std::string_view text, std::size_t at);

/// UTF-8 of `c`.
[[nodiscard]] std::string encode(char32_t c);

/// Full-width forms, mathematical letters and digits, look-alikes of the minus sign and of the
/// bar: the plain character of the same meaning; other characters unchanged.
[[nodiscard]] char32_t plain_form(char32_t c);

enum class space_kind : std::uint8_t { none, ordinary, thin, invisible };

/// Thin: a space that may group digits (no-break, thin, narrow). Invisible: of no width.
[[nodiscard]] space_kind space_of(char32_t c);

/// The plain character of a superscript or subscript (U+2074 -> '4', U+141F -> '/'); 0 if none.
[[nodiscard]] char superscript_of(char32_t c);
[[nodiscard]] char subscript_of(char32_t c);

/// "1/2" for the one-character fractions; empty for others.
[[nodiscard]] std::string_view vulgar_fraction(char32_t c);

/// The English name of a Greek letter ("alpha", "Omega"); empty for others.
[[nodiscard]] std::string_view greek_name(char32_t c);

[[nodiscard]] constexpr bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// Letters beyond ASCII and Greek that words are made of: accented Latin, Chinese and others.
[[nodiscard]] bool is_word_character(char32_t c);

/// "U+00A7" for characters that have no picture in ASCII, the character itself otherwise.
[[nodiscard]] std::string display_name(char32_t c);

}  // namespace surd::syntax

#endif
