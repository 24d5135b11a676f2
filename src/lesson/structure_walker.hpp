// SPDX-License-Identifier: BSL-1.0
// Purpose: from a tree of elements to blocks; each format says what its elements are for.
#ifndef SURD_SRC_LESSON_STRUCTURE_WALKER_HPP
#define SURD_SRC_LESSON_STRUCTURE_WALKER_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "lesson/block_builder.hpp"
#include "lesson/markup.hpp"

namespace surd::lesson {

/// What an element is for.
enum class element_use : std::uint8_t {
    inline_text,  ///< part of the text around it
    container,    ///< only holds others, but ends a paragraph
    skipped,      ///< holds nothing to read
    paragraph,
    heading,
    section,
    list,
    numbered_list,
    item,
    table,
    row,
    cell,
    heading_cell,
    exercise,
    problem,
    solution,
    hint,         ///< of an exercise, but neither its problem nor its solution
    math,         ///< a MathML element
    tex,          ///< TeX inside a line
    tex_display,  ///< TeX by itself
    line_break,
    raised,  ///< a superscript of text
    lowered,
    code,  ///< a code span
    code_block,
};

/// Makes blocks of a tree. A format gives the use of each element, and may read text itself.
class structure_walker {
public:
    using use_function = std::function<element_use(markup const&)>;
    /// The runs of a stretch of text: formulas between delimiters, where the format has them.
    using text_function = std::function<std::vector<run>(run)>;

    structure_walker(document& into, use_function use, text_function text = {})
        : document_(into), build_(into), use_(std::move(use)), text_(std::move(text)) {}

    void walk(markup const& root);

private:
    void walk_children(markup const& m);
    void walk_element(markup const& m);
    void walk_block(markup const& m, block_kind kind);
    void walk_list(markup const& m, bool numbered);
    void walk_table(markup const& m);
    void walk_exercise(markup const& m);
    void walk_role(markup const& m, block_role role);
    void walk_section(markup const& m);
    void add_text(markup const& m);
    void add_formula(run formula);
    void add_script(markup const& m, bool raised);
    void add_instruction(markup const& m);

    document& document_;
    block_builder build_;
    use_function use_;
    text_function text_;
    std::size_t sections_ = 0;
    std::size_t tables_ = 0;
    std::size_t exercises_ = 0;
    std::vector<block_kind> open_;  ///< the block-level elements around, innermost last
};

/// The TeX of a PreTeXt formula: m, me, men, md, mdn with their mrow.
[[nodiscard]] run tex_formula(markup const& element, bool display);

}  // namespace surd::lesson

#endif
