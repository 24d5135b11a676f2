// SPDX-License-Identifier: BSL-1.0
// Purpose: the ways in which a sum that seems to be 0 may come apart into smaller such sums.
#ifndef SURD_SRC_REAL_VANISHING_PARTS_HPP
#define SURD_SRC_REAL_VANISHING_PARTS_HPP

#include <vector>

#include "surd/number/limits.hpp"
#include "surd/real/exact_real.hpp"

namespace surd::detail {

/// Returns smaller sums that seem to be 0 and whose vanishing makes a vanish: its terms in two
/// groups, or f - q*g and the rest of a sum c*f*x + d*g*y. Empty when none are found.
/// A guess from about 60 bits: the caller proves that each is 0. Domain: a is a sum node.
[[nodiscard]] std::vector<exact_real> vanishing_parts(exact_real const& a, work_budget& budget);

/// Returns a number that is 0 exactly when a is, with fewer roots outside: |x|^n - |y|^n for a sum
/// of two products x and y of opposite signs, and x^2 - (y + z)^2 for one of three with square
/// roots among their factors. Empty where a has another form or n is large. Domain: a is a sum
/// node.
[[nodiscard]] std::vector<exact_real> without_outer_roots(exact_real const& a, work_budget& budget);

/// Returns a times one of the denominators in its terms, that one gone; empty when a has none, or
/// many terms. Domain: a is a sum node.
[[nodiscard]] std::vector<exact_real> without_a_denominator(exact_real const& a);

}  // namespace surd::detail

#endif
