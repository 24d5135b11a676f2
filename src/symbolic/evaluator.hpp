// SPDX-License-Identifier: BSL-1.0
// Purpose: the parts of evaluation that its files share.
#ifndef SURD_SRC_SYMBOLIC_EVALUATOR_HPP
#define SURD_SRC_SYMBOLIC_EVALUATOR_HPP

#include <optional>
#include <string>

#include "surd/symbolic/evaluate.hpp"

namespace surd::symbolic::detail {

/// The evaluation of a value.
[[nodiscard]] evaluation value_of(exact_real value);

/// The evaluation of a part that has none, for one reason at one place.
[[nodiscard]] evaluation missing(value_kind kind, std::string sentence, span where);

/// The kind of value that a library failure corresponds to.
[[nodiscard]] value_kind kind_for(failure_kind kind);

/// Joins what several parts leave behind: their reasons in order, the worst kind, candidates,
/// conventions used. The result has no value of its own yet when all parts had one.
[[nodiscard]] evaluation joined(std::vector<evaluation> const& parts);

/// Value and context of one power b^x, from evaluated parts.
[[nodiscard]] evaluation power(evaluation const& base, evaluation const& exponent,
                               expression const& node, evaluation_options const& options);
[[nodiscard]] evaluation root(evaluation const& index, evaluation const& radicand,
                              expression const& node, evaluation_options const& options);
[[nodiscard]] evaluation logarithm(evaluation const& base, evaluation const& argument,
                                   expression const& node, evaluation_options const& options);

/// A literal fraction p/q of two even numbers, as in the exponent of (-8)^(2/6).
struct spelled_fraction {
    rational numerator;
    rational denominator;
};
/// The exponent as a spelled fraction of two even integers, or none.
[[nodiscard]] std::optional<spelled_fraction> even_fraction_in(expression const& exponent);

/// What is known of the sign and parity of a part, whether it was written out or is huge.
/// sign 0 means unknown.
[[nodiscard]] std::optional<huge_number> traits_of(evaluation const& part);

/// A note when a decimal exponent looks like a fraction, "1/3 may have been meant"; or empty.
[[nodiscard]] std::string decimal_exponent_hint(expression const& exponent);

}  // namespace surd::symbolic::detail

#endif
