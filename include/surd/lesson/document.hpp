// SPDX-License-Identifier: BSL-1.0
// Purpose: a lesson as a checker sees it: blocks of text and formulas with exact positions.
#ifndef SURD_LESSON_DOCUMENT_HPP
#define SURD_LESSON_DOCUMENT_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace surd::lesson {

enum class format : std::uint8_t {
    plain_text,
    markdown,
    latex,
    notebook,
    html,
    cnxml,
    pretext,
};

/// "plain-text", "markdown", "latex", "notebook", "html", "cnxml", "pretext".
[[nodiscard]] char const* name_of(format f);

/// Where each byte of a run's content stood in the file. Content that is a slice of the file has
/// one entry; decoded content (JSON strings, entities, MathML) has one for each jump.
class source_map {
public:
    source_map() = default;
    explicit source_map(std::size_t offset_of_first) { add(0, offset_of_first); }
    /// From `content` on, bytes of the content stand at `source` and after.
    void add(std::size_t content, std::size_t source) { jumps_.emplace_back(content, source); }
    [[nodiscard]] std::size_t source_of(std::size_t content) const;
    /// The map of the content's bytes from `begin` on.
    [[nodiscard]] source_map from(std::size_t begin) const;
    /// Goes on with the places of content that is appended at `content`.
    void append(std::size_t content, source_map const& next);
    /// The map of content whose places are offsets into text that `outer` maps further.
    [[nodiscard]] source_map through(source_map const& outer) const;

private:
    std::vector<std::pair<std::size_t, std::size_t>> jumps_;
};

enum class run_kind : std::uint8_t {
    text,
    inline_math,
    display_math,
    code,  ///< a code span
};

/// A stretch of a block of one kind.
struct run {
    run_kind kind = run_kind::text;
    std::string content;
    source_map places;
    std::size_t end = 0;  ///< where it ends in the file
    bool latex = true;    ///< math: written in TeX; else plain notation
};

enum class block_kind : std::uint8_t {
    heading,
    paragraph,
    list_item,
    table_cell,
    code,     ///< a code block or raw material: not read for mathematics
    comment,  ///< a comment: may hold a directive for the checker
};

/// What a block is to an exercise.
enum class block_role : std::uint8_t { none, problem, solution, answer };

/// A paragraph, heading, list item or table cell, with what it belongs to.
struct block {
    block_kind kind = block_kind::paragraph;
    std::vector<run> runs;

    std::size_t section = 0;  ///< counts headings; definitions reach to the end of a section
    block_role role = block_role::none;
    std::string exercise;    ///< identifier, label or number that pairs problem and solution
    std::string part;        ///< label of a part: a, b, ...
    std::size_t number = 0;  ///< of an item in a numbered list
    std::size_t cell = 0;    ///< 1, 2, ... for blocks of a notebook's cells
    std::size_t table = 0;   ///< 1, 2, ... for cells of a table
    std::size_t row = 0;
    std::size_t column = 0;
    bool is_header = false;  ///< a heading cell
    std::string language;    ///< en, es, zh where the file says so

    [[nodiscard]] std::string text() const;  ///< text runs joined, formulas as U+FFFC
};

/// A file as it was read.
struct document {
    std::string path;
    lesson::format format = lesson::format::plain_text;
    std::string source;
    std::vector<block> blocks;
    std::string language;  ///< declared by the file, or empty
    std::string macros;    ///< definitions of TeX macros that the file makes
};

/// A place in a file: 1-based line and column, columns in code points; bytes from 0.
struct position {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Finds lines and columns of byte offsets.
class line_index {
public:
    explicit line_index(std::string_view source);
    [[nodiscard]] position at(std::size_t byte) const;

private:
    std::string_view source_;
    std::vector<std::size_t> starts_;
};

}  // namespace surd::lesson

#endif
