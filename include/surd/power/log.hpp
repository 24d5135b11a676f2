// SPDX-License-Identifier: BSL-1.0
// Purpose: exact logarithms: all p with b^p = c, each case decided without factoring.
#ifndef SURD_POWER_LOG_HPP
#define SURD_POWER_LOG_HPP

#include <cstdint>
#include <string>

#include "surd/exponent/conventions.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// The exponents p with base^p = value.
struct exponent_solutions {
    enum class kind : std::uint8_t {
        none,            ///< no real p
        rational,        ///< exactly one, the rational `exponent`
        irrational,      ///< exactly one, irrational, named log(base, value)
        every,           ///< every real p: 1^p = 1
        positive,        ///< every p > 0: 0^p = 0
        even,            ///< every even integer: (-1)^p = 1
        odd,             ///< every odd integer: (-1)^p = -1
        even_numerator,  ///< every fraction even/odd: (-1)^p = 1 with real odd roots
        odd_numerator,   ///< every fraction odd/odd: (-1)^p = -1 with real odd roots
    };
    kind which = kind::none;
    rational exponent;  ///< of kind::rational
    question_set conventions_used;

    [[nodiscard]] bool is_unique() const noexcept {
        return which == kind::rational || which == kind::irrational;
    }
    friend bool operator==(exponent_solutions const&, exponent_solutions const&) = default;
};

/// Returns every real p with base^p = value, base^p having the domain that pow gives it.
/// Errors: convention_dependent where the answer hangs on a question that `chosen` asks.
/// Exactness: decided. log of c over b is rational exactly when the exponents of b and c over a
///   common coprime base are proportional, as coprime bases are multiplicatively independent.
/// Cost: divisors only; nothing is factored.
[[nodiscard]] outcome<exponent_solutions, convention_dependent> solve_exponent(
    radical const& base, radical const& value, conventions chosen = {});

/// The logarithm of `value` to `base`: a rational, or an irrational number that is only named.
struct logarithm {
    radical base;
    radical value;
    bool is_rational = true;
    rational exponent;  ///< the logarithm itself where is_rational

    /// Returns the rational, or log(base, value).
    [[nodiscard]] std::string to_string() const;
    friend bool operator==(logarithm const&, logarithm const&) = default;
};

/// Returns the one p with base^p = value.
/// Errors: undefined (base 0, 1 or -1, where p is not one number; value 0); non_real when no
///   real p gives the value; convention_dependent.
[[nodiscard]] outcome<logarithm, undefined, non_real, convention_dependent> log(
    radical const& base, radical const& value, conventions chosen = {});

}  // namespace surd

#endif
