// SPDX-License-Identifier: BSL-1.0
// Purpose: a proper divisor of a composite number beyond 64 bits.
#ifndef SURD_SRC_NUMBER_DIVISOR_SEARCH_HPP
#define SURD_SRC_NUMBER_DIVISOR_SEARCH_HPP

#include "surd/number/integer.hpp"
#include "surd/number/limits.hpp"

namespace surd::detail {

/// Returns a divisor d, 1 < d < n, or 0 when the budget ran out or n is beyond 4096 bits.
/// The same n and number of steps always give the same divisor.
/// Domain: n odd, composite, no perfect power, above 2^64.
[[nodiscard]] integer find_divisor(integer const& n, work_budget& budget);

}  // namespace surd::detail

#endif
