// SPDX-License-Identifier: BSL-1.0
// Purpose: equations in one unknown that come down to a polynomial, square roots included.
#ifndef SURD_SRC_SYMBOLIC_POLYNOMIAL_ROOTS_HPP
#define SURD_SRC_SYMBOLIC_POLYNOMIAL_ROOTS_HPP

#include "surd/symbolic/solve.hpp"

namespace surd::symbolic {

/// Adds to `found.real` a finite set of values that holds every real solution of left = right,
/// or sets `found.every`. Returns false where the equation does not come down to a polynomial
/// all of whose real roots are found. The caller puts the values back into the equation.
/// Square roots are isolated and squared, up to two of them.
[[nodiscard]] bool solve_as_polynomial(expression const& left, expression const& right,
                                       evaluation_options const& options, solution_set& found);

}  // namespace surd::symbolic

#endif
