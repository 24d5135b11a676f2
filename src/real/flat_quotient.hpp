// SPDX-License-Identifier: BSL-1.0
// Purpose: quotients of flat sums with a rational denominator.
#ifndef SURD_SRC_REAL_FLAT_QUOTIENT_HPP
#define SURD_SRC_REAL_FLAT_QUOTIENT_HPP

#include <cstdint>
#include <optional>

#include "surd/number/limits.hpp"
#include "surd/real/exact_real.hpp"

namespace surd::detail {

/// Returns 1/a as a flat sum, or nothing when a's field has a degree beyond `most_degree` or the
/// budget does not suffice. Domain: a is not 0.
[[nodiscard]] std::optional<radical_sum> flat_reciprocal(radical_sum const& a,
                                                         std::uint64_t most_degree,
                                                         limits const& allowed);

/// Returns a/b, flat where both are and b's field is small, else a node. Domain: b is not 0.
[[nodiscard]] exact_real quotient_of(exact_real const& a, exact_real const& b,
                                     limits const& allowed);

}  // namespace surd::detail

#endif
