// SPDX-License-Identifier: BSL-1.0
// Purpose: tables whose headings are formulas: which cell claims which value.
#ifndef SURD_SRC_LESSON_TABLE_CELLS_HPP
#define SURD_SRC_LESSON_TABLE_CELLS_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "lesson/site.hpp"
#include "surd/lesson/document.hpp"
#include "surd/syntax/options.hpp"

namespace surd::lesson {

/// A cell below a heading such as n², in the row where n has a value.
struct cell_claim {
    std::size_t site = 0;  ///< of the cell
    std::string heading;   ///< the formula of its column
    syntax::notation notation = syntax::notation::plain;
    std::string variable;    ///< of the heading
    std::string value;       ///< what the row gives it, as written
    std::string cell;        ///< as written, without the sign of a ratio
    bool is_ratio = false;   ///< written k×: to the row whose ratio is 1
    std::string base_value;  ///< what that row gives the variable
    std::size_t column = 0;  ///< a number for the column, over all tables
    std::size_t header_line_block = 0;
};

/// Sites for cells that are bare numbers or ratios `4×` in tables with a heading that is a formula.
[[nodiscard]] std::vector<site> find_cell_texts(document const& lesson,
                                                std::vector<site> const& formulas);

/// The claims of cells. The variable is the first heading that is a bare name; a heading claims
/// something when it is a formula of that name alone. `sites` are in the order of the document.
[[nodiscard]] std::vector<cell_claim> find_cell_claims(document const& lesson,
                                                       std::vector<site> const& sites);

}  // namespace surd::lesson

#endif
