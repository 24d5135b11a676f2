// SPDX-License-Identifier: BSL-1.0
#include "growth/log_axis.hpp"

#include <algorithm>

#include "surd/growth/fit.hpp"

namespace surd::growth {

log_points::log_points(growth_table const& table) {
    for (auto const& row : table.rows) x.push_back(log_of(row.size / table.request.from));
    last_x = x.back();
    for (auto const p : table.request.exponents) {
        auto& line = y.emplace_back();
        double const slope = static_cast<double>(p.numerator()) / static_cast<double>(p.index());
        for (double const each : x) line.push_back(slope * each);
        least_y = std::min(least_y, line.back());
        most_y = std::max(most_y, line.back());
    }
}

}  // namespace surd::growth
