// SPDX-License-Identifier: BSL-1.0
// Purpose: the condition that two conditions set together.
#ifndef SURD_SRC_SYMBOLIC_CONJUNCTION_HPP
#define SURD_SRC_SYMBOLIC_CONJUNCTION_HPP

#include "surd/symbolic/condition.hpp"

namespace surd::symbolic {

/// Returns `a and b`: every alternative of one with every alternative of the other, atoms about
/// the same term merged, impossible and repeated alternatives left out.
/// Exactness: holds at exactly the points where both hold. Cost: product of the alternatives.
[[nodiscard]] condition conjunction(condition const& a, condition const& b);

}  // namespace surd::symbolic

#endif
