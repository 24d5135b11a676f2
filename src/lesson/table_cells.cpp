// SPDX-License-Identifier: BSL-1.0
#include "lesson/table_cells.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "lesson/prose_math.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::lesson {

using symbolic::node_kind;

namespace {

constexpr std::string_view ratio_sign = "×";

struct heading_formula {
    std::string text;
    syntax::notation notation = syntax::notation::plain;
    std::string name;  ///< the one variable in it
    bool is_bare = false;
};

/// The formula of a heading cell: its one formula, or a letter at the end of its words.
std::optional<heading_formula> formula_of_heading(block const& b) {
    std::vector<heading_formula> found;
    std::string words;
    for (auto const& r : b.runs) {
        if (r.kind == run_kind::text) {
            words += r.content;
            for (auto const& f : find_prose_math(r.content)) {
                found.push_back({r.content.substr(f.begin, f.end - f.begin),
                                 syntax::notation::plain,
                                 {},
                                 false});
            }
        } else {
            found.push_back({r.content,
                             r.kind != run_kind::code && r.latex ? syntax::notation::latex
                                                                 : syntax::notation::plain,
                             {},
                             false});
        }
    }
    if (found.empty()) {
        while (!words.empty() && words.back() == ' ') words.pop_back();
        bool const letter = !words.empty() &&
                            std::isalpha(static_cast<unsigned char>(words.back())) != 0 &&
                            (words.size() == 1 || words[words.size() - 2] == ' ');
        if (letter) {
            found.push_back({std::string(1, words.back()), syntax::notation::plain, {}, false});
        }
    }
    if (found.size() != 1) return std::nullopt;
    auto& heading = found.front();
    syntax::parse_options options;
    options.notation = heading.notation;
    auto const read = syntax::parse_expression(heading.text, options);
    if (!read) return std::nullopt;
    auto const names = variables_of(*read);
    if (names.size() != 1) return std::nullopt;
    heading.name = names.front();
    heading.is_bare = read->is(node_kind::variable);
    return heading;
}

/// A number, or a number with the sign of a ratio, that is all there is in a cell.
struct cell_number {
    std::size_t run = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
    bool is_ratio = false;
};

std::optional<cell_number> number_in(block const& b) {
    std::optional<cell_number> found;
    for (std::size_t r = 0; r < b.runs.size(); ++r) {
        auto const& content = b.runs[r].content;
        auto const first = content.find_first_not_of(" \t\n");
        if (first == std::string::npos) continue;
        if (found) return std::nullopt;
        auto last = content.find_last_not_of(" \t\n") + 1;
        cell_number number{r, first, last, content.substr(first, last - first), false};
        if (number.text.ends_with(ratio_sign)) {
            number.is_ratio = true;
            number.text.erase(number.text.size() - ratio_sign.size());
        }
        bool const numeral =
            !number.text.empty() &&
            number.text.find_first_not_of("0123456789.,/-{}\\ ") == std::string::npos &&
            number.text.find_first_of("0123456789") != std::string::npos;
        bool const negative =
            number.text.starts_with("−") &&
            number.text.find_first_not_of("0123456789.,/", 3) == std::string::npos;
        if (!numeral && !negative) return std::nullopt;
        found = std::move(number);
    }
    return found;
}

/// A table: its cells by row and column, as numbers of blocks.
using table_grid = std::map<std::size_t, std::map<std::size_t, std::size_t>>;

struct lesson_table {
    table_grid cells;
    std::map<std::size_t, heading_formula> headings;  // by column
    std::optional<std::size_t> variable_column;
    std::size_t header_block = 0;
};

std::vector<lesson_table> tables_of(document const& lesson) {
    std::map<std::size_t, lesson_table> tables;
    for (std::size_t b = 0; b < lesson.blocks.size(); ++b) {
        auto const& block = lesson.blocks[b];
        if (block.table == 0 || block.kind != block_kind::table_cell) continue;
        auto& table = tables[block.table];
        bool const heading = block.is_header || block.row == 0;
        if (!heading) {
            table.cells[block.row][block.column] = b;
            continue;
        }
        table.header_block = b;
        if (auto formula = formula_of_heading(block)) {
            if (formula->is_bare && !table.variable_column) table.variable_column = block.column;
            table.headings.emplace(block.column, std::move(*formula));
        }
    }
    std::vector<lesson_table> usable;
    for (auto& [number, table] : tables) {
        if (!table.variable_column || table.headings.size() < 2) continue;
        auto const& name = table.headings.at(*table.variable_column).name;
        std::erase_if(table.headings, [&](auto const& h) { return h.second.name != name; });
        if (table.headings.size() >= 2) usable.push_back(std::move(table));
    }
    return usable;
}

}  // namespace

std::vector<site> find_cell_texts(document const& lesson, std::vector<site> const& formulas) {
    std::vector<site> found;
    for (auto const& table : tables_of(lesson)) {
        for (auto const& [row, columns] : table.cells) {
            for (auto const& [column, b] : columns) {
                if (table.headings.count(column) == 0 || column == *table.variable_column) continue;
                auto const number = number_in(lesson.blocks[b]);
                bool const known =
                    std::any_of(formulas.begin(), formulas.end(),
                                [block = b](site const& s) { return s.block == block; });
                if (!number || known) continue;
                site s;
                s.block = b;
                s.run = number->run;
                s.begin = number->begin;
                s.end = number->end;
                s.latex = false;
                s.answer_only = true;
                found.push_back(s);
            }
        }
    }
    return found;
}

std::vector<cell_claim> find_cell_claims(document const& lesson, std::vector<site> const& sites) {
    std::map<std::size_t, std::size_t> site_of_block;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        bool const cell = lesson.blocks[sites[i].block].kind == block_kind::table_cell;
        if (cell) site_of_block.emplace(sites[i].block, i);
    }
    std::vector<cell_claim> claims;
    std::size_t columns_seen = 0;
    for (auto const& table : tables_of(lesson)) {
        for (auto const& [column, heading] : table.headings) {
            if (column == *table.variable_column) continue;
            ++columns_seen;
            std::string base;
            std::vector<cell_claim> of_column;
            for (auto const& [row, columns] : table.cells) {
                auto const cell = columns.find(column);
                auto const variable = columns.find(*table.variable_column);
                if (cell == columns.end() || variable == columns.end()) continue;
                auto const value = number_in(lesson.blocks[variable->second]);
                auto const number = number_in(lesson.blocks[cell->second]);
                auto const place = site_of_block.find(cell->second);
                if (!value || value->is_ratio || !number || place == site_of_block.end()) continue;
                if (number->is_ratio && number->text == "1") base = value->text;
                of_column.push_back({place->second,
                                     heading.text,
                                     heading.notation,
                                     heading.name,
                                     value->text,
                                     number->text,
                                     number->is_ratio,
                                     {},
                                     columns_seen,
                                     table.header_block});
            }
            for (auto& claim : of_column) {
                claim.base_value = base;
                if (claim.is_ratio && base.empty()) continue;
                claims.push_back(std::move(claim));
            }
        }
    }
    return claims;
}

}  // namespace surd::lesson
