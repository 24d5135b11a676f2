// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/fit.hpp"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <map>

#include "growth/least_squares.hpp"
#include "surd/config.hpp"
#include "surd/real/digits.hpp"

namespace surd::growth {

namespace {

// Logarithms of exact numbers are right to a few units of the last place; residuals no larger
// than this share of the values are rounding, not a shape.
constexpr double rounding_share = 1e-13;

// Another shape is named only when it leaves at most this share of the squared residuals.
constexpr double closer_share = 0.25;

double log_of(integer const& x) {
    auto const bits = x.bit_length();
    if (bits <= 62) return std::log(static_cast<double>(x.to_int64()));
    // The 62 leading bits hold more than a double does.
    auto const shift = bits - 62;
    return std::log(static_cast<double>(shift_right(x, shift).to_int64())) +
           static_cast<double>(shift) * std::log(2.0);
}

struct logarithms {
    std::vector<double> size;
    std::vector<double> value;
    double largest = 1;  ///< magnitude

    explicit logarithms(std::span<data_point const> points) {
        for (auto const& point : points) {
            size.push_back(growth::log_of(point.size));
            value.push_back(growth::log_of(point.value));
            largest = std::max({largest, std::abs(size.back()), std::abs(value.back())});
        }
    }
    /// The sum of squares that rounding alone may leave.
    [[nodiscard]] double rounding() const {
        double const each = rounding_share * largest;
        return each * each * static_cast<double>(size.size());
    }
};

using means_by_size = std::map<rational, std::pair<double, std::size_t>>;

means_by_size mean_logarithms(std::span<data_point const> points, logarithms const& logs) {
    means_by_size means;
    for (std::size_t i = 0; i < points.size(); ++i) {
        auto& [sum, count] = means[points[i].size];
        sum += logs.value[i];
        ++count;
    }
    for (auto& [size, mean] : means) mean.first /= static_cast<double>(mean.second);
    return means;
}

std::vector<growth_step> steps_of(means_by_size const& means) {
    std::vector<growth_step> steps;
    for (auto here = means.begin(), next = std::next(here); next != means.end(); ++here, ++next) {
        double const gap = next->second.first - here->second.first;
        steps.push_back({here->first, next->first, std::exp(gap),
                         gap / growth::log_of(next->first / here->first)});
    }
    return steps;
}

double quantile(double confidence, double freedom) {
    boost::math::students_t const distribution(freedom);
    return boost::math::quantile(boost::math::complement(distribution, (1 - confidence) / 2));
}

/// The chance that |t| is at least this large.
double two_sided(double t, double freedom) {
    boost::math::students_t const distribution(freedom);
    return 2 * boost::math::cdf(boost::math::complement(distribution, std::abs(t)));
}

void test_shape(power_fit& fit, logarithms const& logs, line_fit const& line,
                fit_options const& options) {
    auto const bend = fit_bend(logs.size, logs.value, line);
    auto const [least, most] = std::minmax_element(logs.size.begin(), logs.size.end());
    fit.first_exponent = bend.slope_at(*least, line);
    fit.last_exponent = bend.slope_at(*most, line);
    double const freedom = static_cast<double>(fit.points) - 3;
    if (line.residual <= logs.rounding()) return;  // a line, as far as doubles can tell
    double const variance = std::max(bend.residual, logs.rounding()) / freedom;
    fit.bend_p_value = two_sided(bend.bend * std::sqrt(bend.spread_q / variance), freedom);
    if (fit.bend_p_value >= options.bend_level) return;
    fit.warnings.push_back(fit_warning::no_power_law);

    double least_residual = closer_share * line.residual;
    if (*least > 0) {
        auto without_log = logs.value;
        for (std::size_t i = 0; i < without_log.size(); ++i) {
            without_log[i] -= std::log(logs.size[i]);
        }
        auto const other = fit_line(logs.size, without_log);
        if (other.residual < least_residual) {
            least_residual = other.residual;
            fit.closer = other_shape::power_times_log;
            fit.closer_parameter = other.slope;
        }
    }
    std::vector<double> sizes;
    for (double const each : logs.size) sizes.push_back(std::exp(each));
    if (std::all_of(sizes.begin(), sizes.end(), [](double x) { return std::isfinite(x); })) {
        auto const other = fit_line(sizes, logs.value);
        if (other.residual < least_residual) {
            fit.closer = other_shape::exponential;
            fit.closer_parameter = std::exp(other.slope);
        }
    }
}

}  // namespace

char const* sentence_of(fit_warning warning) noexcept {
    switch (warning) {
        case fit_warning::no_interval:
            return "too few points for a confidence interval";
        case fit_warning::shape_untested:
            return "fewer than four sizes: a bend cannot be told from noise";
        case fit_warning::no_power_law:
            return "no pure power law: the exponent changes with the size";
        case fit_warning::wide_interval:
            return "the interval is wider than 1: the data tell little about the exponent";
    }
    return "";
}

double log_of(rational const& x) {
    SURD_EXPECTS(x.sign() > 0, "a logarithm needs a positive number");
    // Near 1 the logarithms of numerator and denominator would cancel.
    rational const excess = x - rational(1);
    if (abs(excess) < rational(1, 2)) {
        auto const nearest = to_double(exact_real(excess));
        if (nearest) return std::log1p(*nearest);
    }
    return log_of(x.numerator()) - log_of(x.denominator());
}

bool power_fit::warns(fit_warning warning) const noexcept {
    return std::find(warnings.begin(), warnings.end(), warning) != warnings.end();
}

std::optional<power_fit> fit_power_law(std::span<data_point const> points,
                                       fit_options const& options) {
    SURD_EXPECTS(options.confidence > 0 && options.confidence < 1,
                 "a confidence lies between 0 and 1");
    logarithms const logs(points);
    auto const means = mean_logarithms(points, logs);
    if (means.size() < 2) return std::nullopt;
    auto const line = fit_line(logs.size, logs.value);

    power_fit fit;
    fit.points = points.size();
    fit.sizes = means.size();
    fit.exponent = fit.first_exponent = fit.last_exponent = line.slope;
    fit.log_coefficient = line.mean_y - line.slope * line.mean_x;
    fit.confidence = options.confidence;
    fit.steps = steps_of(means);
    // Two points are on some law always; that is the other question, exponent_through.
    fit.exact = law_through(points);

    if (points.size() < 3) {
        fit.warnings.push_back(fit_warning::no_interval);
    } else {
        double const freedom = static_cast<double>(points.size()) - 2;
        double const variance = line.residual / freedom;
        fit.spread = std::exp(std::sqrt(variance));
        fit.has_interval = true;
        fit.standard_error = std::sqrt(variance / line.spread_x);
        double const half = quantile(options.confidence, freedom) * fit.standard_error;
        fit.lower = fit.exponent - half;
        fit.upper = fit.exponent + half;
        if (fit.upper - fit.lower > 1) fit.warnings.push_back(fit_warning::wide_interval);
    }
    if (fit.exact) return fit;
    if (fit.sizes < 4) {
        fit.warnings.push_back(fit_warning::shape_untested);
    } else {
        test_shape(fit, logs, line, options);
    }
    return fit;
}

}  // namespace surd::growth
