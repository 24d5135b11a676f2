// SPDX-License-Identifier: BSL-1.0
// Purpose: tables of finished cells as text, Markdown and CSV.
#ifndef SURD_GROWTH_CELL_TABLE_HPP
#define SURD_GROWTH_CELL_TABLE_HPP

#include <string>
#include <vector>

#include "surd/exponent/exponent.hpp"
#include "surd/growth/growth_table.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

/// Headings and rows of equal length; `caption` may be empty.
struct cell_table {
    std::string caption;
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
};

/// Returns n^p in Unicode: n, n², √n, 1/n, n²ᐟ³; 1 for p = 0.
[[nodiscard]] std::string power_text(surd::exponent p);

/// Returns the exponent in raised characters: ², ⁻¹, ²ᐟ³.
[[nodiscard]] std::string superscript(surd::exponent p);

/// Returns the heading of factors, such as "Quadratic n²".
[[nodiscard]] std::string factor_heading(surd::exponent p, language words);
/// Returns the heading of values n^p: score positions for the square, else "Value n³".
[[nodiscard]] std::string value_heading(surd::exponent p, language words);

/// Returns the table in the words and number format of a language: 1,024 | 8× | 64× | 1,048,576.
[[nodiscard]] cell_table cells_of(growth_table const& table, language words);

/// Returns the table with exact numbers in plain syntax and headings for programs:
/// n, factor n, factor n^2, value n^2.
[[nodiscard]] cell_table plain_cells_of(growth_table const& table);

/// Returns what happens to C n^p when n becomes k n, a row for each exponent: rule, factor, name.
/// Domain: k > 0. Errors: beyond_limits.
[[nodiscard]] outcome<cell_table, beyond_limits> scale_cells(
    rational const& k, std::vector<surd::exponent> const& exponents, language words,
    limits const& allowed = {});

/// Columns aligned to the right, headings over a rule. Wide (CJK) characters take two columns.
[[nodiscard]] std::string to_text(cell_table const& table);
[[nodiscard]] std::string to_markdown(cell_table const& table);
/// RFC 4180 with line feeds; fields are quoted where they must be.
[[nodiscard]] std::string to_csv(cell_table const& table);

/// Returns how many terminal columns a UTF-8 text takes.
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

}  // namespace surd::growth

#endif
