// SPDX-License-Identifier: BSL-1.0
// Purpose: the sentence that each part of a lesson stands in, and what kind of sentence it is.
#ifndef SURD_SRC_LESSON_SENTENCES_HPP
#define SURD_SRC_LESSON_SENTENCES_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// A sentence of prose with the formulas inside it; formulas stand as U+FFFC in the text.
struct sentence {
    std::string text;
    bool is_question = false;
    /// The author reports the statement as somebody's error: "a student claims ...".
    bool quotes_an_error = false;
    /// A task to solve, find or graph, or a step of one.
    bool asks_to_solve = false;
};

/// Which sentence every run of every block begins in and, for text runs, where others begin.
class sentence_map {
public:
    explicit sentence_map(std::vector<block> const& blocks);

    /// The index of the sentence at byte `offset` of the content of a run.
    [[nodiscard]] std::size_t at(std::size_t block, std::size_t run, std::size_t offset = 0) const;
    /// The sentences that a run takes part in, in order.
    [[nodiscard]] std::vector<std::size_t> in_run(std::size_t block, std::size_t run) const;
    [[nodiscard]] sentence const& operator[](std::size_t index) const { return sentences_[index]; }
    [[nodiscard]] std::size_t size() const { return sentences_.size(); }

private:
    struct start {
        std::size_t offset;
        std::size_t sentence;
    };
    std::vector<std::vector<std::vector<start>>> starts_;  // by block and run
    std::vector<sentence> sentences_;
};

}  // namespace surd::lesson

#endif
