// SPDX-License-Identifier: BSL-1.0
// Purpose: decide relations between expressions with variables, with the exact condition.
#ifndef SURD_SYMBOLIC_CHECK_IDENTITY_HPP
#define SURD_SYMBOLIC_CHECK_IDENTITY_HPP

#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/judge.hpp"
#include "surd/symbolic/statement.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::symbolic {

/// Returns the verdict of `left rel right` where a side holds variables: verified, conditional,
/// refuted, equation, the domain outcome where neither side ever has a value, or undecided.
/// Domain: variables range over the reals, in an exponent over the rationals.
/// Exactness: verified and the condition are proved by cases, never sampled; refuted has a
///   witness at which both sides were evaluated exactly.
/// Cost: exponential in the number of signs and exponent classes that matter, within the limits
///   of options.evaluation.bounds.
[[nodiscard]] judgement check_link(expression const& left, relation rel, expression const& right,
                                   judge_options const& options = {});

/// Returns the verdict of `left = right`; closed sides are decided too.
[[nodiscard]] judgement check_identity(expression const& left, expression const& right,
                                       judge_options const& options = {});

}  // namespace surd::symbolic

#endif
