// SPDX-License-Identifier: BSL-1.0
// Purpose: a formula of the document: where it stands and what it reads as.
#ifndef SURD_SRC_LESSON_SITE_HPP
#define SURD_SRC_LESSON_SITE_HPP

#include <cstddef>
#include <optional>
#include <string_view>

#include "surd/lesson/document.hpp"
#include "surd/symbolic/statement.hpp"

namespace surd::lesson {

/// A run of mathematics, a code span, or a stretch of a text run.
struct site {
    std::size_t block = 0;
    std::size_t run = 0;
    std::size_t begin = 0;  ///< in the content of the run
    std::size_t end = 0;
    bool latex = true;
    std::size_t sentence = 0;
    std::size_t unit = 0;  ///< what an assumption reaches: a sentence, a table row
    /// A printed answer that is no formula by itself: a bare number, "not real".
    bool answer_only = false;
    /// As read before anything is known of the names; none where it was not read.
    std::optional<symbolic::formula> read;
};

[[nodiscard]] inline std::string_view content_of(document const& lesson, site const& s) {
    return std::string_view(lesson.blocks[s.block].runs[s.run].content)
        .substr(s.begin, s.end - s.begin);
}

}  // namespace surd::lesson

#endif
