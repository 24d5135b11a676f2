// SPDX-License-Identifier: BSL-1.0
// Purpose: find TeX mathematics in text by its delimiters: $, $$, \( \), \[ \], environments.
#ifndef SURD_SRC_LESSON_MATH_SPANS_HPP
#define SURD_SRC_LESSON_MATH_SPANS_HPP

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace surd::lesson {

/// A formula between delimiters; the content leaves the delimiters out, except that of an
/// environment such as align, which is part of its formula.
struct math_span {
    std::size_t begin;  ///< first byte of the opening delimiter
    std::size_t end;    ///< behind the closing delimiter
    std::size_t content_begin;
    std::size_t content_end;
    bool display;
};

/// Returns the formulas of `text` in order. `skip(i)` returns the end of a stretch that starts
/// at i and holds no mathematics (code, a comment), or i.
/// A single $ opens mathematics only when no space follows it, and closes only when no space
/// stands before and no digit after it, so that "$5 and $10" is money; a formula between
/// single $ does not cross a blank line.
/// Cost: linear in the length of the text.
[[nodiscard]] std::vector<math_span> find_math(std::string_view text,
                                               std::function<std::size_t(std::size_t)> const& skip);

}  // namespace surd::lesson

#endif
