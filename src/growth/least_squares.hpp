// SPDX-License-Identifier: BSL-1.0
// Purpose: least squares of a line and of a parabola through weighted-alike points in doubles.
#ifndef SURD_SRC_GROWTH_LEAST_SQUARES_HPP
#define SURD_SRC_GROWTH_LEAST_SQUARES_HPP

#include <cstddef>
#include <span>

namespace surd::growth {

/// y = mean_y + slope (x - mean_x), and what it leaves.
struct line_fit {
    double mean_x = 0;
    double mean_y = 0;
    double slope = 0;
    double spread_x = 0;  ///< sum of (x - mean_x)^2
    double residual = 0;  ///< sum of squared residuals
};

/// Domain: spans of one length, at least two different x.
[[nodiscard]] line_fit fit_line(std::span<double const> x, std::span<double const> y);

/// The line with a bend added: y = line + bend q(x), where q = (x - mean_x)^2 - a (x - mean_x) - b
/// is orthogonal to every line on the points.
struct bend_fit {
    double bend = 0;
    double a = 0;
    double spread_q = 0;  ///< sum of q^2; 0 with only two different x
    double residual = 0;

    /// The slope of the parabola at x.
    [[nodiscard]] double slope_at(double x, line_fit const& line) const {
        return line.slope + bend * (2 * (x - line.mean_x) - a);
    }
};

[[nodiscard]] bend_fit fit_bend(std::span<double const> x, std::span<double const> y,
                                line_fit const& line);

}  // namespace surd::growth

#endif
