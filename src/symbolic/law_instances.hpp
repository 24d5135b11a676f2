// SPDX-License-Identifier: BSL-1.0
// Purpose: the laws of the catalogue applied to one expression, valid there or not.
#ifndef SURD_SRC_SYMBOLIC_LAW_INSTANCES_HPP
#define SURD_SRC_SYMBOLIC_LAW_INSTANCES_HPP

#include <vector>

#include "surd/symbolic/judge.hpp"
#include "surd/symbolic/laws.hpp"

namespace surd::symbolic::identity {

/// What the expression becomes by a law, on paper.
struct law_instance {
    law_id by;
    expression after;
};

/// The instances of laws of powers, roots, products and quotients whose left side has the shape of
/// `e`, the simplest results first. None of them is proved; each must be before it is used.
/// Domain: the parts of `e` have been simplified, and `e` is tidy().
[[nodiscard]] std::vector<law_instance> law_instances(expression const& e,
                                                      judge_options const& options);

/// True for the laws that make one power of several: they go before those that take apart.
[[nodiscard]] bool joins_powers(law_id by);

/// `e` with the arithmetic done that needs no law: numbers multiplied, signs collected, products
/// of products written as one, closed parts replaced by their values.
[[nodiscard]] expression tidy(expression const& e, judge_options const& options);

}  // namespace surd::symbolic::identity

#endif
