// SPDX-License-Identifier: BSL-1.0
#include "growth/least_squares.hpp"

namespace surd::growth {

line_fit fit_line(std::span<double const> x, std::span<double const> y) {
    line_fit fit;
    auto const n = static_cast<double>(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        fit.mean_x += x[i] / n;
        fit.mean_y += y[i] / n;
    }
    double product = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        double const dx = x[i] - fit.mean_x;
        fit.spread_x += dx * dx;
        product += dx * (y[i] - fit.mean_y);
    }
    fit.slope = product / fit.spread_x;
    for (std::size_t i = 0; i < x.size(); ++i) {
        double const rest = y[i] - fit.mean_y - fit.slope * (x[i] - fit.mean_x);
        fit.residual += rest * rest;
    }
    return fit;
}

bend_fit fit_bend(std::span<double const> x, std::span<double const> y, line_fit const& line) {
    bend_fit fit;
    auto const n = static_cast<double>(x.size());
    double cubes = 0;
    for (double const each : x) {
        double const dx = each - line.mean_x;
        cubes += dx * dx * dx;
    }
    fit.a = cubes / line.spread_x;
    double const b = line.spread_x / n;
    double product = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        double const dx = x[i] - line.mean_x;
        double const q = dx * dx - fit.a * dx - b;
        fit.spread_q += q * q;
        product += q * (y[i] - line.mean_y - line.slope * dx);
    }
    fit.bend = fit.spread_q > 0 ? product / fit.spread_q : 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        double const dx = x[i] - line.mean_x;
        double const q = dx * dx - fit.a * dx - b;
        double const rest = y[i] - line.mean_y - line.slope * dx - fit.bend * q;
        fit.residual += rest * rest;
    }
    return fit;
}

}  // namespace surd::growth
