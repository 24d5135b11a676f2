// SPDX-License-Identifier: BSL-1.0
// Purpose: whether an expression as written is in a form that a class asks for, and what remains.
#ifndef SURD_SYMBOLIC_WRITTEN_FORM_HPP
#define SURD_SYMBOLIC_WRITTEN_FORM_HPP

#include <string>
#include <vector>

#include "surd/real/best_form.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/expression.hpp"

namespace surd::symbolic {

/// One thing that remains to be done, and where.
struct remaining_step {
    std::string sentence;
    span where;
};

/// Whether the form holds; if not, what remains, in the order of the text.
struct written_form {
    std::vector<remaining_step> remains;
    [[nodiscard]] bool holds() const { return remains.empty(); }
};

/// Judges `e` as written, where is_in_form judges a value as held:
/// - simplest_radical: each root of numbers is as short as it gets (no n-th power factor and no
///   fraction under it, least index, no nesting that can go), no product of two roots of one
///   index, like radicals collected;
/// - rationalised: no root in a denominator, nor to a negative power;
/// - no_negative_exponents: no power with a negative exponent;
/// - lowest_terms: no written fraction, nor quotient of a sum of radicals by an integer, with a
///   common divisor.
/// Parts with variables are judged by their shape alone. Cost: a best form for every root.
[[nodiscard]] written_form written_form_of(expression const& e, radical_form asked,
                                           evaluation_options const& options = {});

}  // namespace surd::symbolic

#endif
