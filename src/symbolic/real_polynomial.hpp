// SPDX-License-Identifier: BSL-1.0
// Purpose: polynomials in one unknown with exact real coefficients, and their real roots.
#ifndef SURD_SRC_SYMBOLIC_REAL_POLYNOMIAL_HPP
#define SURD_SRC_SYMBOLIC_REAL_POLYNOMIAL_HPP

#include <optional>
#include <vector>

#include "surd/number/limits.hpp"
#include "surd/real/exact_real.hpp"

namespace surd::symbolic {

/// coefficients[i] belongs to x^i; empty is the polynomial 0.
struct real_polynomial {
    std::vector<exact_real> coefficients;

    [[nodiscard]] std::size_t size() const { return coefficients.size(); }
    friend real_polynomial operator+(real_polynomial const& a, real_polynomial const& b);
    friend real_polynomial operator-(real_polynomial const& a, real_polynomial const& b);
    friend real_polynomial operator*(real_polynomial const& a, real_polynomial const& b);
};

/// Removes leading coefficients that are exactly 0. Returns false when one is undecided.
[[nodiscard]] bool trim(real_polynomial& p, limits const& bounds);

/// The real roots of a polynomial other than 0, each once, in no order; none where a factor of
/// degree 3 or more without rational roots has a real root.
/// Rational coefficients: roots by the rational root theorem, real roots counted by Sturm.
[[nodiscard]] std::optional<std::vector<exact_real>> real_roots(real_polynomial p,
                                                                limits const& bounds);

}  // namespace surd::symbolic

#endif
