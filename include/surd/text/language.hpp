// SPDX-License-Identifier: BSL-1.0
// Purpose: the languages of lessons and of findings.
#ifndef SURD_TEXT_LANGUAGE_HPP
#define SURD_TEXT_LANGUAGE_HPP

#include <cstdint>
#include <optional>
#include <string_view>

namespace surd::text {

enum class language : std::uint8_t { en, es, zh };

inline constexpr int number_of_languages = 3;

/// "en", "es", "zh".
[[nodiscard]] char const* name_of(language l);

/// Returns the language of a tag such as "es", "es-MX", "zh_Hans"; none for others.
[[nodiscard]] std::optional<language> language_named(std::string_view tag);

/// Returns the language that prose is written in: Chinese by its characters, Spanish and English
/// by their commonest words; English when there is no evidence.
/// Cost: linear in the text.
[[nodiscard]] language language_of(std::string_view prose);

}  // namespace surd::text

#endif
