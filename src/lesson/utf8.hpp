// SPDX-License-Identifier: BSL-1.0
// Purpose: UTF-8: validity and code points.
#ifndef SURD_SRC_LESSON_UTF8_HPP
#define SURD_SRC_LESSON_UTF8_HPP

#include <cstddef>
#include <string_view>

namespace surd::lesson {

/// The offset of the first byte that is no part of well-formed UTF-8; npos when all is.
[[nodiscard]] std::size_t first_invalid_utf8(std::string_view text);

/// A code point and the number of bytes it takes.
struct code_point {
    char32_t value = 0;
    std::size_t length = 0;
};

/// The code point at byte i of well-formed UTF-8. Domain: i < text.size(), at a first byte.
[[nodiscard]] code_point code_point_at(std::string_view text, std::size_t i);

}  // namespace surd::lesson

#endif
