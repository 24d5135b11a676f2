// SPDX-License-Identifier: BSL-1.0
// Purpose: the power law through exact points: p = log(y2/y1)/log(x2/x1), decided exactly.
#ifndef SURD_GROWTH_THROUGH_POINTS_HPP
#define SURD_GROWTH_THROUGH_POINTS_HPP

#include <optional>
#include <span>

#include "surd/growth/power_law.hpp"
#include "surd/number/rational.hpp"
#include "surd/power/log.hpp"

namespace surd::growth {

/// A size and the quantity that was counted or measured at it, as exact numbers.
struct data_point {
    rational size;
    rational value;

    friend bool operator==(data_point const&, data_point const&) = default;
};

/// Returns the one p with C a.size^p = a.value and C b.size^p = b.value for some C: a rational,
/// or an irrational number that is named, as log(2, 3) for a value that triples with each doubling.
/// Domain: sizes and values > 0.
/// Errors: undefined (logarithm to base 1) for equal sizes.
[[nodiscard]] outcome<logarithm, undefined> exponent_through(data_point const& a,
                                                             data_point const& b);

/// A power law that meets every point exactly.
struct exact_law {
    logarithm exponent;            ///< p
    std::optional<power_law> law;  ///< where p is rational, fits and C is within the limits
};

/// Returns the power law through all points; nothing when they are on no common law, have fewer
/// than two sizes, or when that could not be decided within the limits.
/// Domain: sizes and values > 0. Cost: a logarithm, and one power a point.
[[nodiscard]] std::optional<exact_law> law_through(std::span<data_point const> points,
                                                   limits const& allowed = {});

}  // namespace surd::growth

#endif
