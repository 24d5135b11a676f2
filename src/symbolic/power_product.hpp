// SPDX-License-Identifier: BSL-1.0
// Purpose: compare products of powers that are too large to write: 2^(10^18) = 4^(5*10^17).
#ifndef SURD_SRC_SYMBOLIC_POWER_PRODUCT_HPP
#define SURD_SRC_SYMBOLIC_POWER_PRODUCT_HPP

#include <compare>
#include <optional>

#include "surd/symbolic/expression.hpp"

namespace surd::symbolic {

/// Returns the order of two closed expressions that are products, quotients, powers and roots of
/// rationals, decided without writing their values; none where another form is met or where the
/// logarithms are too close to part in double precision.
/// Equality is exact: over a coprime base the exponents of equal values agree one by one.
[[nodiscard]] std::optional<std::strong_ordering> compare_as_power_products(
    expression const& left, expression const& right);

}  // namespace surd::symbolic

#endif
