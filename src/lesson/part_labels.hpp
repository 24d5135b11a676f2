// SPDX-License-Identifier: BSL-1.0
// Purpose: the labels of an exercise's parts in its text: ⓐ, Ⓑ, ①, (a), b).
#ifndef SURD_SRC_LESSON_PART_LABELS_HPP
#define SURD_SRC_LESSON_PART_LABELS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace surd::lesson {

/// A label and the bytes that it takes.
struct part_label {
    std::size_t begin;
    std::size_t end;
    std::string name;  ///< "a", "b", ...; ① is "a" too
};

/// The labels in `text`, in order. Circled characters are labels wherever they stand; `(a)` and
/// `a)` only as the next one after `previous` ("" before the first) at the beginning of the text,
/// a line, or behind a blank.
[[nodiscard]] std::vector<part_label> find_part_labels(std::string_view text, std::string previous,
                                                       bool at_start);

}  // namespace surd::lesson

#endif
