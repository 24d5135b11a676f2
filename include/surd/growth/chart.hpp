// SPDX-License-Identifier: BSL-1.0
// Purpose: a growth table as a log-log chart on a terminal.
// Equal steps on both axes are equal factors, so that each power is a straight line.
#ifndef SURD_GROWTH_CHART_HPP
#define SURD_GROWTH_CHART_HPP

#include <string>

#include "surd/growth/growth_table.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

struct chart_options {
    int columns = 64;    ///< of the plot without its labels, at least 16
    int rows = 16;       ///< at least 4
    bool ascii = false;  ///< without Unicode
};

/// Returns the chart: factors over sizes, both logarithmic, a mark at each size and a dotted line
/// between; the first exponent with round marks, others with square ones, and so on.
/// Domain: a table with at least one row.
[[nodiscard]] std::string terminal_chart(growth_table const& table, language words,
                                         chart_options const& options = {});

}  // namespace surd::growth

#endif
