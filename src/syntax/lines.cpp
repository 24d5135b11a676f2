// SPDX-License-Identifier: BSL-1.0
#include "lines.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace surd::syntax {

namespace {

bool is_mark(token const& t) {
    return t.is(token_kind::wide_space) || t.is(token_kind::comma) || t.is(token_kind::semicolon) ||
           t.is(token_kind::full_stop);
}

bool is_operator(token const& t) {
    return t.is(token_kind::plus) || t.is(token_kind::minus) || t.is(token_kind::times) ||
           t.is(token_kind::divide) || t.is(token_kind::plus_minus) ||
           t.is(token_kind::minus_plus) || t.is(token_kind::superscript);
}

int final_nesting(token_line const& line) {
    int depth = 0;
    for (token const& t : line) depth += nesting_of(t);
    return depth;
}

bool has_relation(token_line const& line) {
    return std::any_of(line.begin(), line.end(),
                       [](token const& t) { return t.is(token_kind::relation); });
}

void strip_spaces(token_line& line) {
    while (!line.empty() && line.back().is(token_kind::wide_space)) line.pop_back();
    auto const first = std::find_if(line.begin(), line.end(),
                                    [](token const& t) { return !t.is(token_kind::wide_space); });
    line.erase(line.begin(), first);
}

void append(token_line& line, token_line&& more) {
    line.insert(line.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
}

class line_builder {
public:
    void add_row(std::vector<token_line> cells, bool pairs) {
        for (auto& cell : cells) strip_spaces(cell);
        std::size_t column = 0;
        for (std::size_t i = 0; i < cells.size(); ++column) {
            token_line group = std::move(cells[i++]);
            if (pairs) {
                if (i < cells.size()) append(group, std::move(cells[i++]));
            } else {
                while (i < cells.size() && joins(group, cells[i]))
                    append(group, std::move(cells[i++]));
            }
            if (!group.empty()) add_group(std::move(group), column);
        }
    }

    std::vector<token_line> take() { return std::move(lines_); }

private:
    static bool joins(token_line const& left, token_line const& right) {
        if (left.empty() || wants_operand(left.back())) return true;
        return !right.empty() &&
               (right.front().is(token_kind::relation) || is_operator(right.front()));
    }

    void add_group(token_line group, std::size_t column) {
        auto const known = line_of_column_.find(column);
        if (known != line_of_column_.end()) {
            token_line& above = lines_[known->second];
            bool const starts_inside =
                group.front().is(token_kind::relation) ||
                (is_operator(group.front()) && !has_relation(group)) ||
                (!above.empty() && (wants_operand(above.back()) || open_[known->second] > 0));
            if (starts_inside) {
                while (!above.empty() && is_mark(above.back())) above.pop_back();
                open_[known->second] += final_nesting(group);
                append(above, std::move(group));
                return;
            }
        }
        line_of_column_[column] = lines_.size();
        open_.push_back(final_nesting(group));
        lines_.push_back(std::move(group));
    }

    std::vector<token_line> lines_;
    std::vector<int> open_;  ///< brackets that each line leaves open
    std::map<std::size_t, std::size_t> line_of_column_;
};

}  // namespace

int nesting_of(token const& t) {
    switch (t.kind) {
        case token_kind::open:
        case token_kind::argument_open:
        case token_kind::set_open:
        case token_kind::bar_open:
            return 1;
        case token_kind::close:
        case token_kind::argument_close:
        case token_kind::set_close:
        case token_kind::bar_close:
            return -1;
        default:
            return 0;
    }
}

std::vector<token_line> lines_of(std::vector<token> tokens) {
    line_builder lines;
    std::vector<token_line> cells(1);
    std::vector<bool> pairs{true};
    int depth = 0;
    auto const end_row = [&] {
        lines.add_row(std::exchange(cells, std::vector<token_line>(1)), pairs.back());
    };
    for (token& t : tokens) {
        depth += nesting_of(t);
        bool const outside = depth <= 0;
        if (t.is(token_kind::end)) break;
        if (outside && t.is(token_kind::rows_open)) {
            pairs.push_back(t.pairs_of_columns);
        } else if (outside && t.is(token_kind::rows_close)) {
            end_row();
            if (pairs.size() > 1) pairs.pop_back();
        } else if (outside && t.is(token_kind::row_break)) {
            end_row();
        } else if (outside && t.is(token_kind::column_break)) {
            cells.emplace_back();
        } else {
            cells.back().push_back(std::move(t));
        }
    }
    end_row();
    return lines.take();
}

}  // namespace surd::syntax
