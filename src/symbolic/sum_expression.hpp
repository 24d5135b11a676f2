// SPDX-License-Identifier: BSL-1.0
// Purpose: normal forms back to readable expressions.
#ifndef SURD_SRC_SYMBOLIC_SUM_EXPRESSION_HPP
#define SURD_SRC_SYMBOLIC_SUM_EXPRESSION_HPP

#include "surd/symbolic/expression.hpp"
#include "symbolic/power_sum.hpp"

namespace surd::symbolic::identity {

[[nodiscard]] expression to_expression(algebra const& with, exponent_form const& form);
[[nodiscard]] expression to_expression(algebra const& with, power_sum const& sum);
[[nodiscard]] expression to_expression(algebra const& with, power_fraction const& fraction);
/// coefficient * product of the powers.
[[nodiscard]] expression to_expression(algebra const& with, rational const& coefficient,
                                       monomial const& product);

/// The product of `parts`, 1 for none; no node for a single part.
[[nodiscard]] expression product_of(std::vector<expression> parts);
/// The sum of `parts`, 0 for none.
[[nodiscard]] expression sum_of(std::vector<expression> parts);

}  // namespace surd::symbolic::identity

#endif
