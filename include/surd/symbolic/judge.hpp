// SPDX-License-Identifier: BSL-1.0
// Purpose: the verdict of a statement, link by link.
#ifndef SURD_SYMBOLIC_JUDGE_HPP
#define SURD_SYMBOLIC_JUDGE_HPP

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/statement.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::symbolic {

/// What the text around a statement makes of it.
enum class task : std::uint8_t {
    state,  ///< a claim by itself
    solve,  ///< in a task to solve, find or graph, or a step after one: relations are equations
};

/// A function or name defined earlier: f(n) = C n^p, N_old = 512*2048.
struct name_definition {
    std::vector<std::string> parameters;  ///< empty for a name
    expression body;
};

struct judge_options {
    evaluation_options evaluation = {};
    /// Assumptions in force, each a chain such as x > 0, or words such as "n integer".
    std::vector<std::string> assumptions;
    std::map<std::string, name_definition> definitions;
    task context = task::state;
};

/// Returns `e` with every defined name and call replaced by its body, to a bounded depth.
[[nodiscard]] expression expand(expression const& e,
                                std::map<std::string, name_definition> const& definitions);

/// Returns the verdict of a chain: each link is judged by itself, the chain is as bad as its
/// worst link. Domain: at least one relation.
/// Closed links are decided exactly; links with variables are judged as identities.
[[nodiscard]] judgement judge(chain const& statement, judge_options const& options = {});

}  // namespace surd::symbolic

#endif
