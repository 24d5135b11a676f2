// SPDX-License-Identifier: BSL-1.0
// Purpose: a Markdown file with its formulas masked, so that Markdown leaves them alone.
#ifndef SURD_SRC_LESSON_MARKDOWN_MASK_HPP
#define SURD_SRC_LESSON_MARKDOWN_MASK_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/math_spans.hpp"

namespace surd::lesson {

struct text_range {
    std::size_t begin;
    std::size_t end;
};

struct markdown_mask {
    std::string text;                  ///< as long as the file; formulas are words of one letter
    std::vector<math_span> formulas;   ///< outside code and comments
    std::vector<text_range> comments;  ///< what HTML comments hold
    text_range front_matter{0, 0};     ///< YAML between the --- lines at the top
    std::string language;              ///< `lang` or `language` of the front matter
};

[[nodiscard]] markdown_mask mask_markdown(std::string_view source);

}  // namespace surd::lesson

#endif
