// SPDX-License-Identifier: BSL-1.0
// Purpose: what is known in one case of an analysis by cases: signs of sums, classes of exponents.
// A question is answered from the facts, or names the smaller question on which to split.
#ifndef SURD_SRC_SYMBOLIC_FACTS_HPP
#define SURD_SRC_SYMBOLIC_FACTS_HPP

#include <optional>
#include <utility>
#include <vector>

#include "surd/symbolic/expression.hpp"
#include "symbolic/factor_sum.hpp"
#include "symbolic/power_sum.hpp"
#include "symbolic/univariate.hpp"

namespace surd::symbolic::identity {

/// Sets of signs as bits, the same as signs_on() uses.
using sign_mask = unsigned;
inline constexpr sign_mask negative = 1;
inline constexpr sign_mask zero = 2;
inline constexpr sign_mask positive = 4;
inline constexpr sign_mask any_sign = 7;

[[nodiscard]] constexpr sign_mask sign_bit(int s) {
    return s < 0 ? negative : s == 0 ? zero : positive;
}
[[nodiscard]] constexpr sign_mask opposite(sign_mask m) {
    return (m & zero) | ((m & negative) != 0 ? positive : 0u) |
           ((m & positive) != 0 ? negative : 0u);
}
[[nodiscard]] sign_mask sign_of_product(sign_mask a, sign_mask b);

/// What can be split on: the sign of a canonical sum, the class of an exponent, or the sign of an
/// expression with roots (`opaque`).
struct question {
    enum class subject : std::uint8_t { sign, exponent_class, opaque };
    subject about = subject::sign;
    power_sum sum;
    exponent_form form;
    expression term;              ///< for opaque
    std::vector<unsigned> parts;  ///< disjoint masks, each a case
};

/// How sharp an answer must be.
enum class need : std::uint8_t {
    whether_zero,
    sign,
};

/// True when the mask answers the question.
[[nodiscard]] constexpr bool is_decided(sign_mask m, need n) {
    if (n == need::whether_zero && (m & zero) == 0) return true;
    return m == negative || m == zero || m == positive || m == 0;
}

/// The signs that are possible, and where they do not decide, the question to split on.
struct answer {
    sign_mask mask = any_sign;
    std::optional<question> ask;
};

class facts {
public:
    explicit facts(algebra& with);

    /// Adds a fact; false when it contradicts what is known.
    [[nodiscard]] bool learn_sign(power_sum const& sum, sign_mask mask);
    [[nodiscard]] bool learn_class(exponent_form const& form, class_mask mask);
    [[nodiscard]] bool learn_opaque(expression const& term, sign_mask mask);

    [[nodiscard]] answer ask(power_sum const& sum, need n);
    /// The classes that are possible; asks when more than one of `parts` is.
    [[nodiscard]] answer ask_class(exponent_form const& form, std::vector<unsigned> const& parts);

    [[nodiscard]] sign_mask signs_of(variable_id v) const;
    [[nodiscard]] class_mask classes_of(variable_id v) const { return classes_[v]; }
    [[nodiscard]] class_mask classes_of(exponent_form const& form) const;
    [[nodiscard]] real_interval const& range_of(variable_id v) const { return ranges_[v]; }

    /// A variable that an equation among the facts expresses by the others, not yet replaced.
    [[nodiscard]] std::optional<std::pair<variable_id, power_sum>> take_replacement();
    /// Replaces v in every fact; false on contradiction.
    [[nodiscard]] bool replace(variable_id v, power_sum const& by);

    /// Sums that vanish here and that no replacement removes.
    [[nodiscard]] std::vector<power_sum> const& vanishing() const { return vanishing_; }

    /// Sums to be split off wherever they divide, so that root atoms are coprime.
    std::vector<power_sum> known_factors;

private:
    struct sign_fact {
        power_sum sum;
        sign_mask mask;
    };
    struct class_fact {
        exponent_form form;
        class_mask mask;
    };
    struct opaque_fact {
        expression term;
        sign_mask mask;
    };

    [[nodiscard]] bool is_consistent() const;
    [[nodiscard]] class_mask classes_by_parts(exponent_form const& form) const;
    [[nodiscard]] bool narrow(variable_id v, rational const& bound, sign_mask side);
    [[nodiscard]] sign_mask signs_of_term(term const& t) const;
    [[nodiscard]] sign_mask signs_by_terms(power_sum const& sum) const;
    [[nodiscard]] sign_mask signs_by_range(power_sum const& sum) const;
    [[nodiscard]] sign_mask recorded(power_sum const& canonical_form) const;
    [[nodiscard]] sign_mask signs_of_polynomial(power_sum const& sum) const;
    [[nodiscard]] answer ask_factor(power_sum const& sum, need n, int depth);
    [[nodiscard]] answer ask(power_sum const& sum, need n, int depth);
    [[nodiscard]] answer ask_variable(variable_id v, need n) const;
    [[nodiscard]] answer ask_binomial(power_sum const& sum, need n, int depth);
    [[nodiscard]] answer ask_ratio(term const& first, term const& second, need n, int depth);
    [[nodiscard]] answer ask_conjugate(power_sum const& sum, need n, int depth);
    [[nodiscard]] answer ask_opaque(power_sum const& sum, need n, sign_mask known) const;

    algebra* with_;
    std::vector<sign_mask> signs_;
    std::vector<class_mask> classes_;
    std::vector<real_interval> ranges_;
    std::vector<sign_fact> sums_;
    std::vector<class_fact> forms_;
    std::vector<opaque_fact> opaque_;
    std::vector<power_sum> vanishing_;
    std::vector<std::pair<variable_id, power_sum>> replacements_;
};

/// The exponent as a sum over variables.
[[nodiscard]] power_sum sum_of_form(algebra const& with, exponent_form const& form);
/// The sum as an exponent; none unless every term is a product of whole powers of variables.
[[nodiscard]] std::optional<exponent_form> form_of_sum(algebra& with, power_sum const& sum);

/// The sum with a variable replaced; none where the variable has a negative exponent.
[[nodiscard]] std::optional<power_sum> with_replaced(algebra& with, power_sum const& sum,
                                                     variable_id v, power_sum const& by);

/// Splits that answer a need, within the signs that are possible.
[[nodiscard]] std::vector<unsigned> parts_for(need n, sign_mask possible);

}  // namespace surd::symbolic::identity

#endif
