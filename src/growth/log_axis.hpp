// SPDX-License-Identifier: BSL-1.0
// Purpose: the logarithms that charts place their points by.
#ifndef SURD_SRC_GROWTH_LOG_AXIS_HPP
#define SURD_SRC_GROWTH_LOG_AXIS_HPP

#include <vector>

#include "surd/growth/growth_table.hpp"

namespace surd::growth {

/// Natural logarithms of a table; log((n/from)^p) = p log(n/from).
struct log_points {
    std::vector<double> x;               ///< of size/from, from 0 on
    std::vector<std::vector<double>> y;  ///< of each factor, an entry for each exponent
    double last_x = 0;
    double least_y = 0;  ///< not above 0
    double most_y = 0;   ///< not below 0

    explicit log_points(growth_table const& table);

    /// Where a logarithm lies between the ends of its axis, from 0 to 1; 0 on an axis of one point.
    [[nodiscard]] double across(double log_size) const {
        return last_x > 0 ? log_size / last_x : 0;
    }
    [[nodiscard]] double up(double log_factor) const {
        return most_y > least_y ? (log_factor - least_y) / (most_y - least_y) : 0;
    }
};

}  // namespace surd::growth

#endif
