// SPDX-License-Identifier: BSL-1.0
// Purpose: the exact value of a closed expression, or every reason why it has none.
#ifndef SURD_SYMBOLIC_EVALUATE_HPP
#define SURD_SYMBOLIC_EVALUATE_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/number/limits.hpp"
#include "surd/real/exact_real.hpp"
#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::symbolic {

/// What an expression came to, worst first; a compound has the worst kind of its parts.
enum class value_kind : std::uint8_t {
    undefined,
    non_real,
    convention,
    outside,
    beyond_limits,
    value,
};

/// "value", "undefined", "non-real", "convention", "outside", "beyond-limits".
[[nodiscard]] char const* word_for(value_kind kind);

/// The complex principal value of a non-real power: modulus * e^(i * argument * pi).
struct principal_value {
    exact_real modulus;
    rational argument;
};

/// What is known of a number too large to write out: enough for 1^n, 0^n and (-1)^n.
struct huge_number {
    int sign = 1;
    bool is_integer = false;
    bool is_odd = false;
};

/// The value of a closed expression or all reasons against it, each with its place.
struct evaluation {
    value_kind kind = value_kind::value;
    exact_real value;
    std::vector<reason_at> reasons;
    std::vector<candidate> candidates;
    std::optional<principal_value> principal;
    std::optional<huge_number> huge;
    question_set conventions;
    std::string hint;

    [[nodiscard]] bool has_value() const { return kind == value_kind::value; }
};

/// Values of variables.
using bindings = std::vector<std::pair<std::string, exact_real>>;

struct evaluation_options {
    surd::conventions chosen = convention::school;
    surd::limits bounds = {};
    bindings at = {};  ///< where the variables stand; others have no value
};

/// Returns the exact value of `e`, or its domain outcome. Nothing becomes NaN or complex.
/// Domain: any expression; a variable without a binding makes it `outside`.
/// Errors: every part at fault is listed with its span; the worst kind wins
///   (undefined, non-real, convention, outside, beyond-limits).
/// Cost: bounded by `options.bounds`; what would exceed it is beyond-limits at once.
[[nodiscard]] evaluation evaluate(expression const& e, evaluation_options const& options = {});

}  // namespace surd::symbolic

#endif
