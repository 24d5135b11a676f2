// SPDX-License-Identifier: BSL-1.0
// Purpose: holds a judgement against exact evaluation at many points, an independent judge.
#ifndef SURD_TESTS_UNIT_SYMBOLIC_POINTWISE_HPP
#define SURD_TESTS_UNIT_SYMBOLIC_POINTWISE_HPP

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/judge.hpp"

namespace surd::symbolic::test {

[[nodiscard]] chain parsed_chain(std::string const& text);
[[nodiscard]] judgement judged(std::string const& text, judge_options const& options = {});

/// The variables that occur in an exponent or as the index of a root.
[[nodiscard]] std::set<std::string> names_in_exponents(chain const& statement);

/// Points on a grid over the variables: signs, zero, halves for bases; every class of rationals
/// for exponents. At most `most` of them, spread evenly over the grid.
[[nodiscard]] std::vector<assignment> grid(std::vector<std::string> const& variables,
                                           std::set<std::string> const& exponents,
                                           std::size_t most = 600);

/// What a statement comes to at a point.
struct truth {
    bool has_values = false;  ///< of all terms
    bool holds = false;       ///< all links
};
/// None where limits were reached.
[[nodiscard]] std::optional<truth> truth_at(chain const& statement, assignment const& point,
                                            judge_options const& options = {});

/// Fails the running test where the judgement of a statement contradicts an exact value at some
/// point: verified or conditional where it does not hold, no condition where it does, a
/// refutation without a witness that refutes.
void expect_confirmed(std::string const& text, judge_options const& options = {},
                      std::size_t most_points = 600);
/// The same for a judgement at hand; returns what contradicts, empty when nothing does.
[[nodiscard]] std::string contradiction(chain const& statement, judgement const& j,
                                        judge_options const& options, std::size_t most_points);

}  // namespace surd::symbolic::test

#endif
