// SPDX-License-Identifier: BSL-1.0
// Purpose: the log-scale explorer of a growth table as one self-contained HTML page.
// The page holds every number as text; its script only chooses the current row. It asks for
// nothing from a network and works without a script, for keyboards and screen readers, in light
// and dark and on paper.
#ifndef SURD_GROWTH_EXPLORER_PAGE_HPP
#define SURD_GROWTH_EXPLORER_PAGE_HPP

#include <cstddef>
#include <string>

#include "surd/growth/growth_table.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

/// A page of more rows or exponents would be no chart that can be read.
inline constexpr std::size_t most_page_rows = 200;
inline constexpr std::size_t most_page_exponents = 6;

/// Returns the page in UTF-8, with the row `current` selected.
/// Domain: current < table.rows.size() <= most_page_rows; most_page_exponents or fewer.
[[nodiscard]] std::string explorer_page(growth_table const& table, language words,
                                        std::size_t current);

/// Returns the row that a page selects unless told otherwise: the middle one.
[[nodiscard]] std::size_t middle_row(growth_table const& table) noexcept;

}  // namespace surd::growth

#endif
