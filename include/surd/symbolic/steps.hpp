// SPDX-License-Identifier: BSL-1.0
// Purpose: solutions step by step: does each equation have the solutions of the one before?
#ifndef SURD_SYMBOLIC_STEPS_HPP
#define SURD_SYMBOLIC_STEPS_HPP

#include <vector>

#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// One line of a solution.
struct equation {
    expression left;
    expression right;
};

enum class step_verdict : std::uint8_t {
    same,        ///< the same solution set
    lost,        ///< solutions of the line before are missing, as after dividing by x
    extraneous,  ///< there are new ones, as after squaring
    both,        ///< some are lost and some are new
    undecided,
};

/// "same", "lost", "extraneous", "both", "undecided".
[[nodiscard]] char const* word_for(step_verdict v);

/// A step from one line to the next, compared by their exact real solution sets.
struct step_judgement {
    step_verdict outcome = step_verdict::undecided;
    solution_list lost;        ///< in increasing order, plain syntax
    solution_list extraneous;  ///< likewise
};

/// Returns one judgement for each line but the first. Lines in one unknown are compared by their
/// solution sets; others only as multiples of each other, by a number that is not 0.
/// Exactness: `same`, `lost` and `extraneous` are decided; never guessed from samples.
[[nodiscard]] std::vector<step_judgement> check_steps(std::vector<equation> const& lines,
                                                      judge_options const& options = {});

}  // namespace surd::symbolic

#endif
