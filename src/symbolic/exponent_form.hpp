// SPDX-License-Identifier: BSL-1.0
// Purpose: exponents as Laurent polynomials over the rationals in the exponent variables.
// Their monomials are interned, so that a factor g^(c*m*n) is one number c beside two ids.
#ifndef SURD_SRC_SYMBOLIC_EXPONENT_FORM_HPP
#define SURD_SRC_SYMBOLIC_EXPONENT_FORM_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "surd/number/rational.hpp"

namespace surd::symbolic::identity {

/// The position of a variable among the sorted names of a problem.
using variable_id = std::uint32_t;

/// Products of integer powers of variables, sorted by variable, no power 0.
using variable_powers = std::vector<std::pair<variable_id, int>>;

/// The id of an interned product of variables; 0 is the empty product.
using scale_id = std::uint32_t;
inline constexpr scale_id no_scale = 0;

/// Interned products of variables.
class scale_table {
public:
    scale_table() : powers_{{}} { ids_.emplace(variable_powers{}, no_scale); }

    [[nodiscard]] variable_powers const& powers(scale_id id) const { return powers_[id]; }
    [[nodiscard]] scale_id intern(variable_powers powers);
    [[nodiscard]] scale_id product(scale_id a, scale_id b);

private:
    std::vector<variable_powers> powers_;
    std::map<variable_powers, scale_id> ids_;
};

/// A sum of rational multiples of interned products, sorted by id, no coefficient 0.
struct exponent_form {
    std::vector<std::pair<scale_id, rational>> terms;

    exponent_form() = default;
    explicit exponent_form(rational constant) {
        if (!constant.is_zero()) terms.emplace_back(no_scale, std::move(constant));
    }

    [[nodiscard]] bool is_zero() const { return terms.empty(); }
    [[nodiscard]] bool is_constant() const {
        return terms.empty() || (terms.size() == 1 && terms[0].first == no_scale);
    }
    /// The constant term, 0 when there is none.
    [[nodiscard]] rational constant_part() const {
        return !terms.empty() && terms[0].first == no_scale ? terms[0].second : rational();
    }
    void add(scale_id id, rational const& coefficient);
    [[nodiscard]] exponent_form scaled(rational const& by) const;

    friend bool operator==(exponent_form const&, exponent_form const&) = default;
    friend auto operator<=>(exponent_form const& a, exponent_form const& b) {
        return a.terms <=> b.terms;
    }
};

/// Classes of a rational number by denominator and numerator in lowest terms, as a bit set.
/// They decide a power of a negative base: an even numerator over an odd denominator gives a
/// positive value, an odd one a negative value, an even denominator none.
using class_mask = std::uint8_t;
inline constexpr class_mask even_integer = 1;
inline constexpr class_mask odd_integer = 2;
inline constexpr class_mask even_fraction_class = 4;  ///< no integer, numerator even
inline constexpr class_mask odd_fraction_class = 8;   ///< no integer, both parts odd
inline constexpr class_mask even_denominator = 16;
inline constexpr class_mask any_class = 31;
inline constexpr class_mask integer_class = even_integer | odd_integer;
inline constexpr class_mask even_numerator = even_integer | even_fraction_class;
inline constexpr class_mask odd_over_odd = odd_integer | odd_fraction_class;
inline constexpr class_mask odd_denominator = even_numerator | odd_over_odd;

/// The class of a number: a mask of one bit.
[[nodiscard]] class_mask class_of(rational const& value);
/// Classes that a sum, product or reciprocal of numbers in the given classes can have.
[[nodiscard]] class_mask class_of_sum(class_mask a, class_mask b);
[[nodiscard]] class_mask class_of_product(class_mask a, class_mask b);
[[nodiscard]] class_mask class_of_reciprocal(class_mask a);
/// Classes of c*x for x in the given classes; sharper than the product, since it knows the power
/// of 2 in c. Domain: c != 0.
[[nodiscard]] class_mask class_of_multiple(rational const& c, class_mask x);

}  // namespace surd::symbolic::identity

#endif
