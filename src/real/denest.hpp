// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of flat sums that are flat sums themselves.
#ifndef SURD_SRC_REAL_DENEST_HPP
#define SURD_SRC_REAL_DENEST_HPP

#include <cstdint>
#include <optional>

#include "surd/number/limits.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd::detail {

/// Returns a^(1/n) as a flat sum: sqrt(5 + 2*sqrt(6)) is sqrt(2) + sqrt(3), the cube root of
/// 2 + sqrt(5) is 1/2 + 1/2*sqrt(5). Proved: the n-th power of the result is a and its sign is
/// that of the root. Nothing when none was found; there may still be one.
/// Domain: n >= 1; n odd or a known not to be negative.
[[nodiscard]] std::optional<radical_sum> denest_root(radical_sum const& a, std::int64_t n,
                                                     limits const& allowed, work_budget& budget);

/// Square roots alone, by sqrt(u + v) = sqrt((u + d)/2) + sqrt((u - d)/2), d^2 = u^2 - v^2.
/// Cheap: no lattice is reduced.
[[nodiscard]] std::optional<radical_sum> denest_square_root(radical_sum const& a,
                                                            limits const& allowed,
                                                            work_budget& budget);

}  // namespace surd::detail

#endif
