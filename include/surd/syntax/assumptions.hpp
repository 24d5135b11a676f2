// SPDX-License-Identifier: BSL-1.0
// Purpose: what an author assumes, from text: conditions on variables, values of names, functions.
#ifndef SURD_SYNTAX_ASSUMPTIONS_HPP
#define SURD_SYNTAX_ASSUMPTIONS_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "surd/symbolic/judge.hpp"

namespace surd::syntax {

/// A part that gave a name its meaning, such as `N_old = 512*2048` or `f(n) = C*n^p`.
struct stated_definition {
    std::string name;
    std::string text;
};

/// Adds to `options` what `text` says, parts divided by semicolons: `name = expression` and
/// `f(x) = expression` as definitions, everything else as assumptions such as `x > 0`,
/// `n integer, m odd denominator`, `a, b >= 0`. Definitions are also added to `stated`.
/// Returns the first part that was not understood, which is then left out; nothing when all were.
[[nodiscard]] std::optional<std::string> add_assumptions(symbolic::judge_options& options,
                                                         std::vector<stated_definition>& stated,
                                                         std::string_view text);

}  // namespace surd::syntax

#endif
