// SPDX-License-Identifier: BSL-1.0
// Purpose: rational combinations of products of powers, the normal form of the identity engine.
// A generator is a variable, a prime constant or a root atom |F|; within one case it stands for a
// positive number as soon as a power other than an integer one is taken of it. A factor is
// g^(e*s) with a rational e and an interned product s of exponent variables, so that formal
// exponents add. Products form an ordered torsion-free group; their combinations a domain.
#ifndef SURD_SRC_SYMBOLIC_POWER_SUM_HPP
#define SURD_SRC_SYMBOLIC_POWER_SUM_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "surd/number/limits.hpp"
#include "symbolic/exponent_form.hpp"

namespace surd::symbolic::identity {

/// Variables come first, then prime constants, then atoms.
using generator = std::uint32_t;
inline constexpr generator first_constant = generator{1} << 16;
inline constexpr generator first_atom = generator{1} << 24;

[[nodiscard]] constexpr bool is_variable(generator g) { return g < first_constant; }
[[nodiscard]] constexpr bool is_constant(generator g) {
    return g >= first_constant && g < first_atom;
}
[[nodiscard]] constexpr bool is_atom(generator g) { return g >= first_atom; }

/// base^(exponent * scale); the exponent is not 0.
struct generator_power {
    generator base = 0;
    scale_id scale = no_scale;
    rational exponent;

    [[nodiscard]] std::pair<generator, scale_id> key() const { return {base, scale}; }
    friend bool operator==(generator_power const&, generator_power const&) = default;
};

/// Factors sorted by key, each key once. Constants and atoms without scale have exponents
/// strictly between 0 and 1: whole powers of them are multiplied out.
using monomial = std::vector<generator_power>;

/// Lexicographic order of the exponents; compatible with multiplication.
[[nodiscard]] int compare(monomial const& a, monomial const& b);

struct term {
    monomial product;
    rational coefficient;
    friend bool operator==(term const&, term const&) = default;
};

/// Terms in decreasing order, no coefficient 0.
struct power_sum {
    std::vector<term> terms;

    [[nodiscard]] bool is_zero() const { return terms.empty(); }
    [[nodiscard]] bool is_number() const {
        return terms.empty() || (terms.size() == 1 && terms[0].product.empty());
    }
    /// Domain: is_number().
    [[nodiscard]] rational number() const {
        return terms.empty() ? rational() : terms[0].coefficient;
    }
    friend bool operator==(power_sum const&, power_sum const&) = default;
};

struct power_fraction {
    power_sum numerator;
    power_sum denominator;  ///< never zero
};

/// The generators of a problem and the arithmetic over them. Work beyond the limits sets
/// is_exhausted(), after which results mean nothing.
class algebra {
public:
    explicit algebra(std::vector<std::string> variables) : names_(std::move(variables)) {}

    [[nodiscard]] std::vector<std::string> const& names() const { return names_; }
    [[nodiscard]] scale_table& scales() { return scales_; }
    [[nodiscard]] scale_table const& scales() const { return scales_; }
    [[nodiscard]] integer const& constant(generator g) const {
        return constants_[g - first_constant];
    }
    /// What a root atom stands for: a sum that is positive in the case at hand.
    [[nodiscard]] power_sum const& atom(generator g) const { return atoms_[g - first_atom]; }
    [[nodiscard]] generator atom_for(power_sum const& positive);
    [[nodiscard]] std::size_t atom_count() const { return atoms_.size(); }
    void forget_atoms() { atoms_.clear(); }

    [[nodiscard]] bool is_exhausted() const { return exhausted_; }
    void restart_work() {
        exhausted_ = false;
        work_ = 0;
    }
    void exhaust() { exhausted_ = true; }

    [[nodiscard]] static power_sum number(rational value);
    [[nodiscard]] static power_sum variable(variable_id v);
    [[nodiscard]] static power_sum single(monomial product, rational coefficient);
    [[nodiscard]] static power_sum negated(power_sum a);
    [[nodiscard]] static power_sum scaled(power_sum a, rational const& by);

    [[nodiscard]] power_sum sum(power_sum const& a, power_sum const& b);
    [[nodiscard]] power_sum difference(power_sum const& a, power_sum const& b);
    [[nodiscard]] power_sum product(power_sum const& a, power_sum const& b);
    [[nodiscard]] power_sum power(power_sum const& a, std::uint64_t n);
    /// a / b where the division leaves no rest; none otherwise. Domain: b is not zero.
    [[nodiscard]] std::optional<power_sum> quotient(power_sum const& a, power_sum const& b);

    [[nodiscard]] power_fraction sum(power_fraction const& a, power_fraction const& b);
    [[nodiscard]] power_fraction product(power_fraction const& a, power_fraction const& b);
    /// Domain: the caller has made sure that b is not zero in the case at hand.
    [[nodiscard]] power_fraction quotient(power_fraction const& a, power_fraction const& b);

    /// (coefficient * product)^exponent. Domain: coefficient > 0, every generator stands for a
    /// positive number (or gets an integer exponent). Factors of the coefficient become
    /// constants.
    [[nodiscard]] power_fraction raised(rational const& coefficient, monomial const& product,
                                        exponent_form const& exponent);

    /// |value| as powers of prime constants. Domain: value is not 0.
    [[nodiscard]] monomial prime_powers(rational const& value);

    /// The sum without negative exponents of constants and atoms over a common denominator, as
    /// a fraction whose single-term denominator has been divided out.
    [[nodiscard]] power_fraction normal(power_fraction f);

    /// A product of two monomials whose constants and atoms may exceed exponent 1.
    [[nodiscard]] static monomial merged(monomial const& a, monomial const& b);

private:
    /// Sorts, collects like products and drops zeros.
    [[nodiscard]] static power_sum collected(std::vector<term> terms);
    /// Multiplies out whole powers of constants and atoms.
    [[nodiscard]] power_fraction reduced(monomial product, rational coefficient);
    [[nodiscard]] bool spend(std::size_t steps);
    [[nodiscard]] generator constant_for(integer const& prime);

    std::vector<std::string> names_;
    scale_table scales_;
    std::vector<integer> constants_;
    std::vector<power_sum> atoms_;
    std::size_t work_ = 0;
    bool exhausted_ = false;
};

/// True when every exponent is a whole number without a formal part.
[[nodiscard]] bool has_integer_exponents(power_sum const& a);

/// The greatest product that divides every term: least exponent of each key, 0 where absent.
[[nodiscard]] monomial content(power_sum const& a);

[[nodiscard]] monomial inverse(monomial m);

}  // namespace surd::symbolic::identity

#endif
