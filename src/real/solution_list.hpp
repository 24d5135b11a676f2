// SPDX-License-Identifier: BSL-1.0
// Purpose: candidates of an equation, sorted into solutions and extraneous roots.
#ifndef SURD_SRC_REAL_SOLUTION_LIST_HPP
#define SURD_SRC_REAL_SOLUTION_LIST_HPP

#include <optional>
#include <vector>

#include "surd/number/limits.hpp"
#include "surd/real/solve.hpp"

namespace surd::detail {

/// The real roots of u*x^2 + v*x + w in increasing order, each once; `all` when u = v = w = 0.
struct quadratic_roots {
    bool all = false;
    std::vector<exact_real> values;
};
[[nodiscard]] outcome<quadratic_roots, beyond_limits> solve_quadratic(exact_real const& u,
                                                                      exact_real const& v,
                                                                      exact_real const& w,
                                                                      limits const& allowed);

/// Sorts in increasing order. Returns whether every comparison was decided.
[[nodiscard]] bool sort_increasing(std::vector<exact_real>& values, limits const& allowed);

}  // namespace surd::detail

#endif
