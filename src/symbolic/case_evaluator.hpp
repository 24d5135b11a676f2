// SPDX-License-Identifier: BSL-1.0
// Purpose: the value of an expression with variables in one case, as a fraction of power sums.
#ifndef SURD_SRC_SYMBOLIC_CASE_EVALUATOR_HPP
#define SURD_SRC_SYMBOLIC_CASE_EVALUATOR_HPP

#include <optional>

#include "surd/symbolic/evaluate.hpp"
#include "symbolic/facts.hpp"

namespace surd::symbolic::identity {

/// Why there was no value yet.
enum class obstacle : std::uint8_t {
    none,
    split,    ///< `asked` must be settled first
    restart,  ///< root atoms share a factor that is known now; evaluate again
    missing,  ///< no value in this case, for the reason `kind`
    unknown,  ///< not covered by the engine, or its limits were reached
};

/// Evaluates in one case. After an empty result `why` says what stood in the way.
class case_evaluator {
public:
    case_evaluator(algebra& with, facts& known, conventions chosen)
        : with_(&with), known_(&known), chosen_(chosen) {}

    [[nodiscard]] std::optional<power_fraction> evaluate(expression const& e);
    /// left = right: known to be so, known not to be so, or an obstacle.
    [[nodiscard]] std::optional<bool> equal(power_fraction const& a, power_fraction const& b);
    /// The sign of a - b, or an obstacle.
    [[nodiscard]] std::optional<sign_mask> compare(power_fraction const& a, power_fraction const& b,
                                                   std::vector<unsigned> const& parts);

    obstacle why = obstacle::none;
    value_kind kind = value_kind::value;
    std::optional<question> asked;
    question_set used;

private:
    using result = std::optional<power_fraction>;

    result missing(value_kind k);
    result unknown();
    result split(std::optional<question> q);
    result checked(power_fraction f);

    result evaluate_power(expression const& e);
    result evaluate_root(expression const& e);
    result raise(power_fraction const& base, exponent_form const& exponent, bool is_radical);
    result raise_to_integer(power_fraction const& base, integer const& n);
    result raise_zero(exponent_form const& exponent);
    result raise_negative(power_fraction const& base, exponent_form const& exponent,
                          bool is_radical);
    result raise_magnitude(power_fraction const& base, exponent_form const& exponent);
    result raise_sum(power_sum const& sum, exponent_form const& exponent);
    std::optional<sign_mask> sign_of(power_fraction const& f, need n);
    std::optional<exponent_form> exponent_of(expression const& e);

    algebra* with_;
    facts* known_;
    conventions chosen_;
};

}  // namespace surd::symbolic::identity

#endif
