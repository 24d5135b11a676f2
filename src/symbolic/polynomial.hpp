// SPDX-License-Identifier: BSL-1.0
// Purpose: polynomials over the rationals in numbered indeterminates: divisor, content, factors.
#ifndef SURD_SRC_SYMBOLIC_POLYNOMIAL_HPP
#define SURD_SRC_SYMBOLIC_POLYNOMIAL_HPP

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "surd/number/rational.hpp"

namespace surd::symbolic::identity {

/// Exponents of the indeterminates, all of the same length.
using exponents = std::vector<int>;

/// Terms in decreasing lexicographic order of exponents, no coefficient 0.
struct polynomial {
    std::vector<std::pair<exponents, rational>> terms;

    [[nodiscard]] bool is_zero() const { return terms.empty(); }
    [[nodiscard]] bool is_constant() const;
    /// Degree in indeterminate i; -1 for the zero polynomial.
    [[nodiscard]] int degree(std::size_t i) const;
    friend bool operator==(polynomial const&, polynomial const&) = default;
};

/// A polynomial and how often it divides.
struct polynomial_factor {
    polynomial base;
    int multiplicity = 1;
};

/// Counts work; once exhausted, divisors come out as 1 and factors unsplit, which is still true.
struct polynomial_budget {
    std::size_t left = 60'000;
    [[nodiscard]] bool spend(std::size_t steps) {
        if (steps > left) {
            left = 0;
            return false;
        }
        left -= steps;
        return true;
    }
};

[[nodiscard]] polynomial collected(std::vector<std::pair<exponents, rational>> terms);
[[nodiscard]] polynomial sum(polynomial const& a, polynomial const& b);
[[nodiscard]] polynomial difference(polynomial const& a, polynomial const& b);
[[nodiscard]] polynomial product(polynomial const& a, polynomial const& b);
[[nodiscard]] polynomial derivative(polynomial const& a, std::size_t i);
/// a / b without rest, or none. Domain: b is not zero.
[[nodiscard]] std::optional<polynomial> quotient(polynomial const& a, polynomial const& b);
/// The greatest common divisor with leading coefficient 1; 0 for two zeros.
/// Source: primitive polynomial remainder sequences, Knuth 2, section 4.6.1.
[[nodiscard]] polynomial common_divisor(polynomial const& a, polynomial const& b,
                                        polynomial_budget& budget);
/// Coefficient of indeterminate i to the power k, a polynomial in the others.
[[nodiscard]] polynomial coefficient(polynomial const& a, std::size_t i, int k);
/// The square root with positive leading coefficient, or none when there is none.
[[nodiscard]] std::optional<polynomial> square_root(polynomial const& a, polynomial_budget& budget);

/// Factors of a, constants left out: free of squares, coprime, split further by contents, by
/// rational roots in one indeterminate, and by square discriminants; not always irreducible.
[[nodiscard]] std::vector<polynomial_factor> factors(polynomial const& a,
                                                     polynomial_budget& budget);

}  // namespace surd::symbolic::identity

#endif
