// SPDX-License-Identifier: BSL-1.0
// Purpose: side conditions: alternatives of conjunctions of signs and exponent classes.
#ifndef SURD_SYMBOLIC_CONDITION_HPP
#define SURD_SYMBOLIC_CONDITION_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::symbolic {

/// What an atom of a condition speaks of.
enum class condition_subject : std::uint8_t {
    sign,            ///< whether a term is negative (bit 1), zero (2), positive (4)
    exponent_class,  ///< the class of a rational p/q in lowest terms: even integer (bit 1), odd
                     ///< integer (2), other p even (4), other p and q odd (8), q even (16)
};

/// The term lies in one of the allowed signs or classes.
struct condition_atom {
    condition_subject about = condition_subject::sign;
    expression term;
    std::uint8_t allowed = 0;

    friend bool operator==(condition_atom const&, condition_atom const&) = default;
};

/// Alternatives (or), each a conjunction (and) of atoms. No alternative: never; an alternative
/// without atoms: always.
class condition {
public:
    condition() = default;
    explicit condition(std::vector<std::vector<condition_atom>> alternatives)
        : alternatives_(std::move(alternatives)) {}

    [[nodiscard]] static condition always() {
        return condition(std::vector<std::vector<condition_atom>>(1));
    }
    [[nodiscard]] static condition never() { return condition(); }

    [[nodiscard]] std::vector<std::vector<condition_atom>> const& alternatives() const {
        return alternatives_;
    }
    [[nodiscard]] bool is_always() const;
    [[nodiscard]] bool is_never() const { return alternatives_.empty(); }

    /// Returns whether the condition holds at the point, decided exactly.
    /// Domain: the point gives every variable a value. An atom whose term has no value there is
    /// false; none when a sign could not be decided within the limits.
    [[nodiscard]] std::optional<bool> holds_at(assignment const& point) const;

    /// Returns the condition in words: `a > 0, or a = 0 and m, n > 0, or a < 0 and m, n with odd
    /// denominator`; "always" and "never" for the two extremes.
    [[nodiscard]] std::string to_string() const;

    friend bool operator==(condition const&, condition const&) = default;

private:
    std::vector<std::vector<condition_atom>> alternatives_;
};

/// Returns the value of `e` at the point, an expression without variables.
[[nodiscard]] expression at_point(expression const& e, assignment const& point);

/// Returns the condition spelled by `text`: comparisons joined by `and`, `,`, `or`, `;`, and the
/// words of to_string() with their kin: `n integer`, `m odd denominator`, `n odd`, `x positive`,
/// `a, b >= 0`, `x nonzero`. Empty when the text is not understood.
/// Domain: a semicolon and a bare comma join conditions; `, or` separates alternatives.
[[nodiscard]] std::optional<condition> parse_condition(std::string_view text);

}  // namespace surd::symbolic

#endif
