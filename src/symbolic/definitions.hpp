// SPDX-License-Identifier: BSL-1.0
// Purpose: names and functions that a statement introduces, and their use later on.
#ifndef SURD_SRC_SYMBOLIC_DEFINITIONS_HPP
#define SURD_SRC_SYMBOLIC_DEFINITIONS_HPP

#include <map>
#include <string>

#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// True when `left = right` introduces a name: f(x) = ... with variables as arguments, a
/// multi-letter or subscripted name, or a single letter set equal to a closed expression.
[[nodiscard]] bool defines_name(expression const& left, expression const& right);

/// `e` with every defined name and call replaced by its body, to a bounded depth.
[[nodiscard]] expression expand(expression const& e,
                                std::map<std::string, name_definition> const& definitions);

}  // namespace surd::symbolic

#endif
