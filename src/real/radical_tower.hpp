// SPDX-License-Identifier: BSL-1.0
// Purpose: exact computation with nested radicals, in a tower of extensions of a radical field.
// Level k adjoins x_k with relation_k(x_k) = 0, at first x^n - a with a in the levels below.
// The relation need not be irreducible: where a zero test meets a common factor g of an element
// and the relation, enclosures tell which of g and relation/g has the real number meant as its
// root, and that one becomes the relation (dynamic evaluation). Both cannot vanish, as x^n - a
// has no double root for a other than 0, so the test ends without any separation bound.
// Source: J. Della Dora, C. Dicrescenzo, D. Duval, About a new method for computing in algebraic
// number fields, EUROCAL 1985; here with the real root chosen by enclosures.
#ifndef SURD_SRC_REAL_RADICAL_TOWER_HPP
#define SURD_SRC_REAL_RADICAL_TOWER_HPP

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "real/ball.hpp"
#include "real/radical_field.hpp"
#include "surd/number/limits.hpp"

namespace surd::detail {

/// A polynomial in x_level whose coefficients are elements of lower levels; level 0 is a number
/// of the radical field. No leading coefficient is formally 0, and none is a mere constant.
struct tower_element {
    unsigned level = 0;
    field_sum flat;
    std::vector<tower_element> coefficients;

    [[nodiscard]] bool is_formally_zero() const { return level == 0 && flat.empty(); }
    [[nodiscard]] bool is_formally_one() const {
        return level == 0 && flat.size() == 1 && flat[0].monomial == 0 &&
               flat[0].coefficient.is_one();
    }
    friend bool operator==(tower_element const&, tower_element const&) = default;
};

class radical_tower {
public:
    using element = tower_element;
    using polynomial = std::vector<tower_element>;

    /// Every function spends from the budget, and its result means nothing once that or the
    /// precision is exhausted: ask is_exhausted() before it is used.
    radical_tower(radical_field field, work_budget& budget, std::uint64_t most_bits)
        : field_(std::move(field)), budget_(budget), most_bits_(most_bits) {}

    [[nodiscard]] bool is_exhausted() const { return failed_ || budget_.is_exhausted(); }
    [[nodiscard]] radical_field const& field() const { return field_; }
    [[nodiscard]] std::size_t level_count() const { return levels_.size(); }

    /// The real root a^(1/n); for even n the caller knows a >= 0.
    [[nodiscard]] element root(element const& a, std::uint64_t n);

    [[nodiscard]] static element from_field(field_sum a) { return {0, std::move(a), {}}; }
    [[nodiscard]] static element constant(rational const& c) {
        return from_field(radical_field::constant(c));
    }
    [[nodiscard]] element add(element const& a, element const& b) const;
    [[nodiscard]] element multiply(element const& a, element const& b) const;
    [[nodiscard]] static element scale(element const& a, rational const& c);
    [[nodiscard]] element power(element const& a, std::uint64_t n) const;
    /// Domain: a is not 0.
    [[nodiscard]] element inverse(element const& a);

    /// Decides whether the real number that a stands for is 0; refines relations on the way.
    [[nodiscard]] bool is_zero(element const& a);
    /// The same number in terms of the relations as refined by now.
    [[nodiscard]] element reduced(element const& a) const;

    [[nodiscard]] ball enclose(element const& a, std::uint64_t precision) const;

private:
    struct extension {
        std::uint64_t index;
        element radicand;
        polynomial relation;  // monic, without its leading 1
        mutable ball value;
        mutable std::uint64_t value_precision = 0;
    };

    [[nodiscard]] extension& at(unsigned level) { return levels_[level - 1]; }
    [[nodiscard]] extension const& at(unsigned level) const { return levels_[level - 1]; }
    /// An element of the level in normal form, from coefficients below it.
    [[nodiscard]] element make(unsigned level, polynomial coefficients) const;
    void reduce(unsigned level, polynomial& p) const;
    [[nodiscard]] static polynomial coefficients_at(unsigned level, element const& a);
    /// Drops leading coefficients that are 0, decided.
    void strip(polynomial& p);
    [[nodiscard]] polynomial scaled(polynomial const& p, element const& c) const;
    static void remove_content(polynomial& p);
    /// The last remainder other than 0 of Euclid's algorithm on the relation and p.
    [[nodiscard]] polynomial common_factor(unsigned level, polynomial p);
    /// Replaces the relation by the one of g and relation/g that x satisfies; returns whether
    /// that is g. Domain: g divides the relation properly.
    bool refine(unsigned level, polynomial g);
    void replace_relation(unsigned level, polynomial monic);
    [[nodiscard]] polynomial monic(polynomial p);
    [[nodiscard]] ball enclose(unsigned level, polynomial const& p, std::uint64_t precision) const;
    [[nodiscard]] ball const& enclose_generator(unsigned level, std::uint64_t precision) const;

    radical_field field_;
    work_budget& budget_;
    std::uint64_t most_bits_;
    bool failed_ = false;
    std::vector<extension> levels_;
};

}  // namespace surd::detail

#endif
