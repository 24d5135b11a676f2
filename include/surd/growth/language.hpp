// SPDX-License-Identifier: BSL-1.0
// Purpose: the languages of tables and pages, and how each writes numbers.
#ifndef SURD_GROWTH_LANGUAGE_HPP
#define SURD_GROWTH_LANGUAGE_HPP

#include <string_view>

#include "surd/text/language.hpp"
#include "surd/text/number_format.hpp"

namespace surd::growth {

using text::language;

/// Returns the language of the code "es" or "zh"; English for every other text.
[[nodiscard]] inline language language_of(std::string_view code) {
    return text::language_named(code).value_or(language::en);
}

[[nodiscard]] constexpr text::number_format numbers_of(language l) noexcept {
    return l == language::es   ? text::spanish_numbers
           : l == language::zh ? text::chinese_numbers
                               : text::english_numbers;
}

/// One text in each language.
struct wording {
    std::string_view en;
    std::string_view es;
    std::string_view zh;

    [[nodiscard]] constexpr std::string_view in(language l) const noexcept {
        return l == language::es ? es : l == language::zh ? zh : en;
    }
};

}  // namespace surd::growth

#endif
