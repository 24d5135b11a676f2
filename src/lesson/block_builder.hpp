// SPDX-License-Identifier: BSL-1.0
// Purpose: put blocks together from the pieces that a reader meets in order.
#ifndef SURD_SRC_LESSON_BLOCK_BUILDER_HPP
#define SURD_SRC_LESSON_BLOCK_BUILDER_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// Collects runs into the block that is open; what each block belongs to is copied from
/// `context` when the block opens.
class block_builder {
public:
    explicit block_builder(document& into) : document_(into) {}

    /// Section, exercise, role, table and so on of the blocks to come; its runs stay empty.
    block context;

    /// Ends the open block, if it holds anything, and begins another.
    void open(block_kind kind);
    void close();
    [[nodiscard]] bool is_open() const { return current_.has_value(); }

    /// Joins text to the text before it, so that a sentence is one run. Opens a paragraph for
    /// text that is not blank where no block is open.
    void add(run r);
    /// A blank that stands for a line break or a boundary of elements.
    void add_separator(char blank = ' ');
    /// A block by itself.
    void add_block(block_kind kind, run content);

private:
    document& document_;
    std::optional<block> current_;
};

}  // namespace surd::lesson

#endif
