// SPDX-License-Identifier: BSL-1.0
// Purpose: p-th roots in the field of a flat sum, up to one radical factor, by lattice reduction.
#ifndef SURD_SRC_REAL_FIELD_ROOT_HPP
#define SURD_SRC_REAL_FIELD_ROOT_HPP

#include <cstdint>
#include <optional>

#include "surd/number/limits.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd::detail {

/// Looks for a^(1/p) = (m*q)^(1/p) * b with m a radical, q rational and b in the field that the
/// ratios of a's terms generate. A guess: the caller proves it. Domain: p prime, a not a single
/// radical, p odd or a > 0.
[[nodiscard]] std::optional<radical_sum> root_in_field(radical_sum const& a, std::uint64_t p,
                                                       limits const& allowed, work_budget& budget);

}  // namespace surd::detail

#endif
