// SPDX-License-Identifier: BSL-1.0
// Purpose: a small exact point at which two expressions differ.
#ifndef SURD_SYMBOLIC_COUNTEREXAMPLE_HPP
#define SURD_SYMBOLIC_COUNTEREXAMPLE_HPP

#include <optional>

#include "surd/real/exact_real.hpp"
#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// A point that refutes left = right, and the two values there.
struct counterexample {
    assignment point;
    exact_real left;
    exact_real right;
};

/// Returns the smallest point found at which both sides have values that differ, by at least 2
/// where there is such a point; none when the sides agree wherever both have values, or when the
/// search ended without one.
/// Exactness: both values are exact and were decided to differ.
[[nodiscard]] std::optional<counterexample> find_counterexample(expression const& left,
                                                                expression const& right,
                                                                judge_options const& options = {});

}  // namespace surd::symbolic

#endif
