// SPDX-License-Identifier: BSL-1.0
// Purpose: small exact points inside a case, smallest first.
#ifndef SURD_SRC_SYMBOLIC_CASE_POINTS_HPP
#define SURD_SRC_SYMBOLIC_CASE_POINTS_HPP

#include <functional>
#include <set>
#include <string>

#include "surd/symbolic/verdict.hpp"
#include "symbolic/cases.hpp"

namespace surd::symbolic::identity {

/// Calls `visit` with points of the case in increasing size until it returns false or the
/// search ends. Every point satisfies all literals of the path, checked exactly.
/// `exponents` are the variables that occur in exponents, where 2 is tried before 1.
/// Returns the number of points visited; 0 proves nothing.
std::size_t visit_points(case_problem const& problem, case_leaf const& leaf,
                         std::set<std::string> const& exponents,
                         std::function<bool(assignment const&)> const& visit);

/// The variables that occur in an exponent or as the index of a root.
[[nodiscard]] std::set<std::string> exponent_variables(expression const& e);

/// How large a point is: the sum of the magnitudes of all numerators and denominators.
[[nodiscard]] rational size_of(assignment const& point);

}  // namespace surd::symbolic::identity

#endif
