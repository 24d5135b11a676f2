// SPDX-License-Identifier: BSL-1.0
// Purpose: build expressions in C++: variables, + - * /, pow, sqrt, cbrt, root, abs.
// Numbers convert: 2*a is the product of 2 and a. Write 2/a, not 1/2 as an exponent: in C++ that
// is the integer 0; expression(1)/2 and rational(1, 2) are the half.
#ifndef SURD_SYMBOLIC_BUILD_HPP
#define SURD_SYMBOLIC_BUILD_HPP

#include <string>
#include <utility>

#include "surd/symbolic/expression.hpp"

namespace surd::symbolic {

/// The variable with this name; real, or rational where it occurs in an exponent.
[[nodiscard]] inline expression variable(std::string name) {
    return expression::variable(std::move(name));
}

[[nodiscard]] inline expression operator-(expression const& a) {
    return expression::make(node_kind::negate, {a});
}
/// A sum; a sum on the left is extended, so that a + b + c has three terms.
[[nodiscard]] inline expression operator+(expression const& a, expression const& b) {
    if (!a.is(node_kind::sum)) return expression::make(node_kind::sum, {a, b});
    auto terms = a.children();
    terms.push_back(b);
    return expression::make(node_kind::sum, std::move(terms));
}
[[nodiscard]] inline expression operator-(expression const& a, expression const& b) {
    return a + -b;
}
/// A product; a product on the left is extended.
[[nodiscard]] inline expression operator*(expression const& a, expression const& b) {
    if (!a.is(node_kind::product)) return expression::make(node_kind::product, {a, b});
    auto factors = a.children();
    factors.push_back(b);
    return expression::make(node_kind::product, std::move(factors));
}
[[nodiscard]] inline expression operator/(expression const& a, expression const& b) {
    return expression::make(node_kind::quotient, {a, b});
}

[[nodiscard]] inline expression pow(expression const& base, expression const& exponent) {
    return expression::make(node_kind::power, {base, exponent});
}
/// The principal root of `radicand` with an index that may be an expression.
[[nodiscard]] inline expression root(expression const& radicand, expression const& index) {
    return expression::make(node_kind::root, {index, radicand});
}
[[nodiscard]] inline expression sqrt(expression const& radicand) { return root(radicand, 2); }
[[nodiscard]] inline expression cbrt(expression const& radicand) { return root(radicand, 3); }
[[nodiscard]] inline expression abs(expression const& a) {
    return expression::make(node_kind::absolute, {a});
}

}  // namespace surd::symbolic

#endif
