// SPDX-License-Identifier: BSL-1.0
// Purpose: the cases in which a relation holds, as few and short alternatives as possible.
#ifndef SURD_SRC_SYMBOLIC_COVER_HPP
#define SURD_SRC_SYMBOLIC_COVER_HPP

#include <vector>

#include "surd/symbolic/condition.hpp"
#include "symbolic/cases.hpp"

namespace surd::symbolic::identity {

/// Returns cubes that hold exactly the points of `wanted`: none of `others`, and beyond both only
/// combinations that no point has. Every step keeps that; so the result is exact however short.
[[nodiscard]] std::vector<cube> minimal_cover(case_problem& problem, std::vector<cube> wanted,
                                              std::vector<cube> const& others);

/// True when every point of `c` lies in one of the cubes.
[[nodiscard]] bool is_covered(case_problem& problem, cube const& c, std::vector<cube> const& by);

[[nodiscard]] condition to_condition(case_problem const& problem, std::vector<cube> const& cubes);

/// The same set of points without literals that the others of their cube imply, and without
/// cubes that hold nowhere or that the others cover: m, n > 0 says m + n > 0.
[[nodiscard]] std::vector<cube> without_implied(case_problem& problem, std::vector<cube> all);

}  // namespace surd::symbolic::identity

#endif
