// SPDX-License-Identifier: BSL-1.0
// Purpose: the power law that measured data follow, with its uncertainty, and whether they do.
// Least squares of log y = log C + p log n; the interval for p is p ± t s, with s the standard
// error of the slope and t the quantile of Student's distribution.
#ifndef SURD_GROWTH_FIT_HPP
#define SURD_GROWTH_FIT_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "surd/growth/through_points.hpp"

namespace surd::growth {

/// From one size to the next: by how much the value grew, and the exponent of that step alone.
struct growth_step {
    rational from;
    rational to;
    double value_factor = 0;  ///< of the geometric means where a size was measured repeatedly
    double exponent = 0;      ///< log(value_factor)/log(to/from)
};

enum class fit_warning : std::uint8_t {
    no_interval,     ///< too few points for an interval: a line through two leaves no residual
    shape_untested,  ///< fewer than four sizes: a bend could not be told from noise
    no_power_law,    ///< the exponent changes with the size, beyond what the noise explains
    wide_interval,   ///< the interval is wider than one: the data tell little about the exponent
};
[[nodiscard]] char const* sentence_of(fit_warning warning) noexcept;

/// Another law that comes much closer to data that are no power law.
enum class other_shape : std::uint8_t {
    none,
    power_times_log,  ///< C n^p log n
    exponential,      ///< C b^n
};

struct power_fit {
    std::size_t points = 0;
    std::size_t sizes = 0;  ///< different ones
    double exponent = 0;
    double log_coefficient = 0;  ///< natural logarithm of C
    double confidence = 0;
    /// The standard error of the exponent and its interval; where has_interval.
    bool has_interval = false;
    double standard_error = 0;
    double lower = 0;
    double upper = 0;
    /// Typical factor between a value and the law, 1 for none: exp of the residual deviation.
    double spread = 1;

    /// The law where the data lie on one exactly.
    std::optional<exact_law> exact;

    std::vector<growth_step> steps;
    /// The local exponent of a parabola through the data, at the first and the last size.
    double first_exponent = 0;
    double last_exponent = 0;
    /// The chance that a power law bends as much by noise alone; 1 where it was not tested.
    double bend_p_value = 1;
    other_shape closer = other_shape::none;
    double closer_parameter = 0;  ///< p of power_times_log, b of exponential

    std::vector<fit_warning> warnings;

    [[nodiscard]] bool warns(fit_warning warning) const noexcept;
    [[nodiscard]] bool is_power_law() const noexcept { return !warns(fit_warning::no_power_law); }
};

struct fit_options {
    double confidence = 0.95;  ///< of the interval, in (0, 1)
    double bend_level = 0.01;  ///< a bend less likely than this under a power law is a warning
};

/// Returns the fit; nothing when there are fewer than two different sizes.
/// Domain: sizes and values > 0.
/// Exactness: `exact` is decided in exact arithmetic; all else is floating point.
/// Source: D. Montgomery, E. Peck, G. Vining, Introduction to Linear Regression Analysis, ch. 2
///   (interval of the slope) and ch. 7 (the quadratic term, tested by its t value).
[[nodiscard]] std::optional<power_fit> fit_power_law(std::span<data_point const> points,
                                                     fit_options const& options = {});

/// Returns the natural logarithm of a positive rational of any size, to double precision.
[[nodiscard]] double log_of(rational const& x);

}  // namespace surd::growth

#endif
