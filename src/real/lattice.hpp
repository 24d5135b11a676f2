// SPDX-License-Identifier: BSL-1.0
// Purpose: small integer relations between real numbers, by lattice reduction.
#ifndef SURD_SRC_REAL_LATTICE_HPP
#define SURD_SRC_REAL_LATTICE_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include "real/ball.hpp"
#include "surd/number/limits.hpp"

namespace surd::detail {

/// Returns integers x_i, not all 0, with sum x_i * values_i nearly 0 and far smaller than chance
/// allows at this precision; nothing when there are none. A guess: the caller proves it.
/// Source: A. K. Lenstra, H. W. Lenstra, L. Lovasz, Math. Ann. 261 (1982); integral version of
/// B. de Weger, J. Number Theory 26 (1987).
[[nodiscard]] std::optional<std::vector<integer>> guess_relation(std::vector<ball> const& values,
                                                                 std::uint64_t bits,
                                                                 work_budget& budget);

}  // namespace surd::detail

#endif
