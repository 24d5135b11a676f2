// SPDX-License-Identifier: BSL-1.0
#include "lesson/sentences.hpp"

#include <algorithm>

#include "lesson/cues.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

constexpr std::u32string_view full_width_ends = U"。！？";
constexpr std::u32string_view ends = U".!?";

/// Whether the character ends a sentence: full-width ones always, others before a blank or the
/// end of the text, and a point not behind a single capital ("J. Smith") or digit list mark.
bool ends_sentence(std::string_view text, std::size_t i, code_point c) {
    if (full_width_ends.find(c.value) != std::u32string_view::npos) return true;
    if (ends.find(c.value) == std::u32string_view::npos) return false;
    auto const next = i + c.length;
    if (next < text.size()) {
        auto const after = code_point_at(text, next).value;
        if (after != U' ' && after != U'\n' && after != U'\t' && after != U'"' && after != U'”' &&
            after != U')' && after != 0xA0) {
            return false;
        }
    }
    return true;
}

/// The block goes on with the sentence of the block before it: that one ended in a comma or
/// colon, or in the middle of a sentence before a displayed formula.
bool continues(std::string_view ending) {
    while (!ending.empty() && (ending.back() == ' ' || ending.back() == '\n')) {
        ending.remove_suffix(1);
    }
    auto const ends_with = [&](std::string_view mark) {
        return ending.size() >= mark.size() && ending.substr(ending.size() - mark.size()) == mark;
    };
    return ends_with(",") || ends_with(":") || ends_with("，") || ends_with("：");
}

}  // namespace

sentence_map::sentence_map(std::vector<block> const& blocks) {
    starts_.resize(blocks.size());
    sentences_.emplace_back();
    bool fresh = true;  // the next character begins a new sentence
    std::string last_text;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        auto const& runs = blocks[b].runs;
        starts_[b].resize(runs.size());
        bool const joins = blocks[b].kind == block_kind::paragraph && continues(last_text);
        if (!joins) fresh = true;
        for (std::size_t r = 0; r < runs.size(); ++r) {
            auto& starts = starts_[b][r];
            auto const begin_if_fresh = [&](std::size_t offset) {
                if (fresh && !sentences_.back().text.empty()) sentences_.emplace_back();
                fresh = false;
                if (starts.empty() || starts.back().sentence != sentences_.size() - 1) {
                    starts.push_back({offset, sentences_.size() - 1});
                }
            };
            if (runs[r].kind != run_kind::text) {
                begin_if_fresh(0);
                sentences_.back().text += "\uFFFC";
                // A displayed formula that ends in a full stop ends its sentence.
                auto const& content = runs[r].content;
                auto const last = content.find_last_not_of(" \n\r\t}");
                if (runs[r].kind == run_kind::display_math && last != std::string::npos &&
                    content[last] == '.') {
                    fresh = true;
                }
                continue;
            }
            std::string_view const text = runs[r].content;
            for (std::size_t i = 0; i < text.size();) {
                auto const c = code_point_at(text, i);
                bool const blank = c.value == U' ' || c.value == U'\n';
                if (!blank) begin_if_fresh(i);
                sentences_.back().text.append(text.substr(i, c.length));
                if (c.value == U'?' || c.value == U'？') sentences_.back().is_question = true;
                if (ends_sentence(text, i, c)) fresh = true;
                i += c.length;
            }
            if (starts.empty()) starts.push_back({0, sentences_.size() - 1});
        }
        last_text = runs.empty() ? std::string() : sentences_.back().text;
    }
    for (auto& s : sentences_) {
        s.quotes_an_error = lesson::quotes_an_error(s.text);
        s.asks_to_solve = lesson::asks_to_solve(s.text);
    }
}

std::vector<std::size_t> sentence_map::in_run(std::size_t block, std::size_t run) const {
    std::vector<std::size_t> found;
    for (auto const& s : starts_[block][run]) found.push_back(s.sentence);
    return found;
}

std::size_t sentence_map::at(std::size_t block, std::size_t run, std::size_t offset) const {
    auto const& starts = starts_[block][run];
    auto const after =
        std::upper_bound(starts.begin(), starts.end(), offset,
                         [](std::size_t value, start const& s) { return value < s.offset; });
    return after == starts.begin() ? starts.front().sentence : (after - 1)->sentence;
}

}  // namespace surd::lesson
