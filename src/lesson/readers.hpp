// SPDX-License-Identifier: BSL-1.0
// Purpose: the readers, one for each format, and what they share.
#ifndef SURD_SRC_LESSON_READERS_HPP
#define SURD_SRC_LESSON_READERS_HPP

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/math_spans.hpp"
#include "surd/lesson/document.hpp"
#include "surd/lesson/read_document.hpp"

namespace surd::lesson {

/// Each fills `blocks` and `language` of a document whose source is set; returns what is wrong
/// with a malformed file, or an empty string.
[[nodiscard]] std::string read_plain_text(document& into);
[[nodiscard]] std::string read_markdown(document& into);
[[nodiscard]] std::string read_cnxml(document& into);
[[nodiscard]] std::string read_pretext(document& into);
[[nodiscard]] std::string read_html(document& into);
[[nodiscard]] std::string read_latex(document& into);
[[nodiscard]] std::string read_notebook(document& into);

/// The runs of the bytes [begin, end) of `source`: text, and the formulas among `spans`, which
/// are sorted and do not overlap.
[[nodiscard]] std::vector<run> runs_between(std::string_view source, std::size_t begin,
                                            std::size_t end, std::span<math_span const> spans);

}  // namespace surd::lesson

#endif
