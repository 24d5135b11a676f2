// SPDX-License-Identifier: BSL-1.0
// Purpose: the verdict of one link between closed expressions.
#ifndef SURD_SRC_SYMBOLIC_CLOSED_LINK_HPP
#define SURD_SRC_SYMBOLIC_CLOSED_LINK_HPP

#include <string>

#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// Decides `left rel right` for closed sides: verified or refuted with both values, the domain
/// outcome of a side without one, or undecided where the limits were reached.
[[nodiscard]] judgement judge_closed_link(expression const& left, relation rel,
                                          expression const& right, judge_options const& options);

/// The value in its best form, as witnesses and corrections show it.
[[nodiscard]] std::string shown(exact_real const& value, limits const& bounds);

}  // namespace surd::symbolic

#endif
