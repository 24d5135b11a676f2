// SPDX-License-Identifier: BSL-1.0
// Purpose: names and functions that a statement introduces, and their use later on.
#ifndef SURD_SRC_SYMBOLIC_DEFINITIONS_HPP
#define SURD_SRC_SYMBOLIC_DEFINITIONS_HPP

#include <map>
#include <optional>
#include <string>

#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// True when `left = right` introduces a name: f(x) = ... with variables as arguments, a
/// multi-letter or subscripted name, or a single letter set equal to a closed expression.
[[nodiscard]] bool defines_name(expression const& left, expression const& right);

/// `e` with its parts equal to `argument` replaced by the variable "#", when nothing else in it
/// mentions a variable of `argument` that the argument alone could have brought in: what is left
/// is a function of the argument. None when `argument` does not occur, or is a plain number.
[[nodiscard]] std::optional<expression> as_function_of(expression const& e,
                                                       expression const& argument);

}  // namespace surd::symbolic

#endif
