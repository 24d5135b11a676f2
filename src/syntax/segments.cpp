// SPDX-License-Identifier: BSL-1.0
#include "segments.hpp"

#include <algorithm>
#include <utility>

#include "words.hpp"

namespace surd::syntax {

namespace {

using symbolic::connective;

bool is_binary(token const& t) {
    return t.is(token_kind::plus) || t.is(token_kind::times) || t.is(token_kind::divide) ||
           t.is(token_kind::superscript) || t.is(token_kind::plus_minus) ||
           t.is(token_kind::minus_plus) || t.is(token_kind::minus);
}

class divider {
public:
    divider(token_line line, bool words_are_names)
        : line_(std::move(line)), words_are_names_(words_are_names) {
        line_.emplace_back();  // the end token
        if (line_.size() > 1) line_.back().where.begin = line_[line_.size() - 2].where.end;
        line_.back().where.end = line_.back().where.begin;
        find_closing_brackets();
    }

    segmented_line run() {
        for (position_ = 0; position_ + 1 < line_.size() && !error_; ++position_) {
            token& t = line_[position_];
            int const nesting = nesting_of(t);
            if (depth_ > 0 || nesting < 0) {
                depth_ += nesting;
                current_.tokens.push_back(std::move(t));
            } else {
                outside(t, nesting);
            }
        }
        flush(connective::separate);
        if (!current_.words_before.empty() && !result_.empty())
            add_words(result_.back().words, current_.words_before);
        else if (result_.empty())
            result_.push_back(std::move(current_));
        return {std::move(result_), std::move(error_)};
    }

private:
    void outside(token& t, int nesting) {
        switch (t.kind) {
            case token_kind::comma:
            case token_kind::semicolon:
                flush(connective::separate);
                return;
            case token_kind::full_stop:
                // Between operands a point may be a product's: 2 . 3 in some schools.
                if (begins_operand(line_[position_ + 1]) ||
                    line_[position_ + 1].is(token_kind::minus))
                    error_ = parse_error{refusal::unsupported,
                                         t.where,
                                         "a point inside a formula",
                                         {},
                                         "an operator or the end"};
                flush(connective::separate);
                return;
            case token_kind::wide_space:
                wide_space();
                return;
            case token_kind::connective:
                join(t);
                return;
            case token_kind::word:
                word(t);
                return;
            default:
                break;
        }
        if (t.is(token_kind::open) && bracket_of_its_own(t)) return;
        depth_ += nesting;
        current_.tokens.push_back(std::move(t));
    }

    void flush(connective next) {
        if (!current_.tokens.empty()) {
            result_.push_back(std::move(current_));
            current_ = {};
            current_.joined = next;
        } else if (next != connective::separate) {
            current_.joined = next;
        }
    }

    void join(token const& t) {
        bool const arrow = t.text == "arrow";
        flush(arrow ? connective::implies : t.joined);
        current_.after_arrow = arrow;
        current_.arrow = t.where;
    }

    // Between two complete pieces a wide space divides; beside a relation it is only a space.
    void wide_space() {
        if (current_.tokens.empty() || wants_operand(current_.tokens.back())) return;
        token const& next = next_shown();
        if (next.is(token_kind::minus)) {
            error_ = parse_error{refusal::unsupported,
                                 next.where,
                                 "a minus sign after a wide space",
                                 {},
                                 "an operator on the same side"};
            return;
        }
        bool const goes_on = is_binary(next) || next.is(token_kind::relation) ||
                             next.is(token_kind::membership) || next.is(token_kind::word);
        if (!goes_on) flush(connective::separate);
    }

    token const& next_shown() const {
        std::size_t at = position_ + 1;
        while (line_[at].is(token_kind::wide_space)) ++at;
        return line_[at];
    }

    void word(token& t) {
        if (auto const joined = connective_named(t.text)) return flush(*joined);
        token const& next = next_shown();
        bool const empty = current_.tokens.empty();
        if (empty) {
            bool const is_name = words_are_names_ && is_letter_word(t.text) &&
                                 (next.is(token_kind::relation) || is_binary(next));
            if (is_name)
                current_.tokens.push_back(std::move(t));
            else
                add_words(current_.words_before, t.text);
            return;
        }
        // After a complete piece and before another one, words belong to what follows.
        bool const begins_next = !wants_operand(current_.tokens.back()) &&
                                 !line_[position_ + 1].is(token_kind::wide_space) &&
                                 begins_operand(next);
        if (begins_next) {
            flush(connective::separate);
            add_words(current_.words_before, t.text);
        } else {
            current_.tokens.push_back(std::move(t));
        }
    }

    static bool begins_operand(token const& t) {
        switch (t.kind) {
            case token_kind::number:
            case token_kind::vulgar:
            case token_kind::name:
            case token_kind::constant:
            case token_kind::function:
            case token_kind::ellipsis:
            case token_kind::open:
            case token_kind::set_open:
            case token_kind::bar:
            case token_kind::bar_open:
            case token_kind::fraction:
            case token_kind::radical:
            case token_kind::radical_sign:
                return true;
            default:
                return false;
        }
    }

    // (a != 0) behind a formula is a piece of its own; (in general) is a remark.
    bool bracket_of_its_own(token const& t) {
        std::size_t const closing = closing_[position_];
        if (closing == 0 || (t.bracket != '(' && t.bracket != '[')) return false;
        bool relation = false;
        bool words_only = closing > position_ + 1;
        int depth = 0;
        for (std::size_t i = position_ + 1; i < closing; ++i) {
            depth += nesting_of(line_[i]);
            relation = relation || (depth == 0 && line_[i].is(token_kind::relation));
            words_only = words_only && line_[i].is(token_kind::word);
        }
        if (!relation && !words_only) return false;
        if (!current_.tokens.empty() && wants_operand(current_.tokens.back())) return false;
        if (words_only) {
            std::string& words = current_.tokens.empty() ? current_.words_before : current_.words;
            for (std::size_t i = position_ + 1; i < closing; ++i) add_words(words, line_[i].text);
            position_ = closing;
            return true;
        }
        flush(connective::separate);
        line_[closing] = token{};  // divides like the end of a line
        line_[closing].kind = token_kind::semicolon;
        return true;
    }

    void find_closing_brackets() {
        closing_.assign(line_.size(), 0);
        std::vector<std::size_t> opened;
        for (std::size_t i = 0; i < line_.size(); ++i) {
            int const nesting = nesting_of(line_[i]);
            if (nesting > 0) opened.push_back(i);
            if (nesting >= 0 || opened.empty()) continue;
            if (line_[opened.back()].is(token_kind::open) && line_[i].is(token_kind::close))
                closing_[opened.back()] = i;
            opened.pop_back();
        }
    }

    static void add_words(std::string& words, std::string const& more) {
        if (!words.empty()) words += ' ';
        words += more;
    }

    token_line line_;
    bool words_are_names_;
    std::vector<std::size_t> closing_;
    std::vector<segment> result_;
    segment current_;
    std::optional<parse_error> error_;
    std::size_t position_ = 0;
    int depth_ = 0;
};

}  // namespace

segmented_line segments_of(token_line line, bool words_are_names) {
    return divider(std::move(line), words_are_names).run();
}

}  // namespace surd::syntax
