// SPDX-License-Identifier: BSL-1.0
// Purpose: the parts of the explorer page that are the same for every table, and its chart.
#ifndef SURD_SRC_GROWTH_PAGE_PARTS_HPP
#define SURD_SRC_GROWTH_PAGE_PARTS_HPP

#include <string>
#include <string_view>
#include <vector>

#include "surd/growth/growth_table.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

[[nodiscard]] std::string_view page_style() noexcept;
[[nodiscard]] std::string_view page_script() noexcept;

/// The text with the characters that HTML gives a meaning replaced; for attributes too.
[[nodiscard]] std::string html_escaped(std::string_view text);

/// The chart of a table: its drawing, and what the selection of each row looks like in it.
struct page_chart {
    struct row {
        std::string column_at;              ///< SVG transform of the guide
        std::vector<std::string> point_at;  ///< of the point of each exponent
        std::vector<std::string> label_at;  ///< of the label of each point
        std::vector<std::string> label;     ///< the factor, as a power of the base where long
        std::string label_anchor;           ///< "start" or "end"
    };
    std::string svg;
    std::vector<row> rows;
};

/// Draws lines, marks, axes and the selection of the row `current`.
/// `title` and `description` name the picture for those who do not see it.
[[nodiscard]] page_chart draw_chart(growth_table const& table, language words, std::size_t current,
                                    std::string_view title, std::string_view description);

/// A swatch of the line and mark of the k-th exponent, for a legend.
[[nodiscard]] std::string legend_swatch(std::size_t k);

}  // namespace surd::growth

#endif
