// SPDX-License-Identifier: BSL-1.0
// Purpose: a tree of elements and text with their places, whichever parser read the file.
#ifndef SURD_SRC_LESSON_MARKUP_HPP
#define SURD_SRC_LESSON_MARKUP_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "surd/lesson/document.hpp"

namespace surd::lesson {

enum class markup_kind : std::uint8_t { element, text, comment, instruction };

/// An element, or a stretch of text, a comment, or what a processing instruction says.
struct markup {
    markup_kind kind = markup_kind::element;
    std::string name;  ///< of an element, without prefix; the target of an instruction
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<markup> children;
    std::string text;       ///< entities replaced
    source_map places;      ///< of the text
    std::size_t begin = 0;  ///< in the file
    std::size_t end = 0;    ///< of text: behind its last byte in the file

    [[nodiscard]] bool is(std::string_view element) const {
        return kind == markup_kind::element && name == element;
    }
    /// The value of an attribute, with or without a prefix; empty without one.
    [[nodiscard]] std::string_view attribute(std::string_view key) const;
    /// All text inside, in order.
    [[nodiscard]] std::string all_text() const;
};

/// Deeper trees are refused, so that walking one needs little stack.
inline constexpr std::size_t deepest_markup = 400;
/// More elements are refused, so that a file of tags does not fill the memory.
inline constexpr std::size_t most_markup = 2'000'000;

/// The root of a tree, or why there is none.
struct markup_result {
    markup root;
    std::string error;
};

/// Reads XML. Nothing is fetched; a document that declares entities of its own is refused.
/// Errors: malformed XML with its line, deeper or larger than the limits.
[[nodiscard]] markup_result read_xml(std::string_view source);

/// Reads HTML as browsers do. Errors: deeper or larger than the limits.
[[nodiscard]] markup_result read_html_tree(std::string const& source);

/// Text whose character references were replaced, and where each byte stood.
struct decoded_text {
    std::string text;
    source_map places;
};

/// Replaces `&lt;`, `&#8722;`, `&#x2212;`, `&minus;` and their kin; others stay as they are.
/// `begin` is the place of `raw` in the file.
[[nodiscard]] decoded_text decode_references(std::string_view raw, std::size_t begin);

}  // namespace surd::lesson

#endif
