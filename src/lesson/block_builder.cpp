// SPDX-License-Identifier: BSL-1.0
#include "lesson/block_builder.hpp"

namespace surd::lesson {

void block_builder::open(block_kind kind) {
    close();
    current_ = context;
    current_->kind = kind;
}

void block_builder::close() {
    if (!current_) return;
    bool holds_something = false;
    for (auto const& r : current_->runs) {
        holds_something = holds_something || r.kind != run_kind::text ||
                          r.content.find_first_not_of(" \n\t\r") != std::string::npos;
    }
    // An empty cell keeps its place in the table.
    if (holds_something || current_->kind == block_kind::table_cell) {
        document_.blocks.push_back(std::move(*current_));
    }
    current_.reset();
}

void block_builder::add(run r) {
    bool const blank =
        r.kind == run_kind::text && r.content.find_first_not_of(" \n\t\r") == std::string::npos;
    if (!current_) {
        if (blank) return;
        open(block_kind::paragraph);
    }
    auto& runs = current_->runs;
    bool const joins = !runs.empty() && runs.back().kind == r.kind &&
                       (r.kind == run_kind::text || r.kind == run_kind::code);
    if (!joins) {
        runs.push_back(std::move(r));
        return;
    }
    auto& last = runs.back();
    last.places.append(last.content.size(), r.places);
    last.content += r.content;
    last.end = r.end;
}

void block_builder::add_separator(char blank) {
    if (!current_ || current_->runs.empty()) return;
    auto& last = current_->runs.back();
    if (last.kind == run_kind::text || last.kind == run_kind::code) {
        last.content += blank;
        return;
    }
    run space;
    space.content = std::string(1, blank);
    space.places = source_map(last.end);
    space.end = last.end;
    current_->runs.push_back(std::move(space));
}

void block_builder::add_block(block_kind kind, run content) {
    open(kind);
    current_->runs.push_back(std::move(content));
    close();
}

}  // namespace surd::lesson
