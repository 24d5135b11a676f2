// SPDX-License-Identifier: BSL-1.0
// Purpose: where a number lies among the halves of a unit, boundaries decided exactly.
#include "real/rounding_decision.hpp"

#include "real/evaluator.hpp"

namespace surd::detail {

std::optional<ball> rounding_decision::enclose(std::uint64_t precision) {
    if (a_.depth() > allowed_.max_depth) {
        why_ = reason::too_deep;
        return std::nullopt;
    }
    // Divisors that cannot be told from 0 yet ask for more bits.
    for (; precision / 2 <= allowed_.max_bits; precision *= 2) {
        evaluator evaluate(budget_);
        auto value = evaluate.enclose(a_, precision);
        if (report_ != nullptr) report_->bits_used = precision;
        if (budget_.is_exhausted()) {
            why_ = budget_.why();
            return std::nullopt;
        }
        if (value) return value;
    }
    why_ = reason::too_many_bits;
    return std::nullopt;
}

std::optional<position> rounding_decision::locate(rational const& unit, std::uint64_t precision) {
    if (a_.is_held_rational()) {
        rational const doubled = a_.held_rational() / unit * rational(2);
        return position{surd::floor(doubled), doubled.is_integer()};
    }
    for (;; precision *= 2) {
        auto const value = enclose(precision);
        if (!value) return std::nullopt;
        auto const ratio = divide(*value, ball_of(unit, precision), precision);
        // Twice a radius of at most 1/4 keeps the interval shorter than 1.
        if (!ratio || ratio->error_exponent() > -2) continue;
        ball const doubled(ratio->midpoint, ratio->radius, ratio->exponent + 1);
        ball const least(doubled.midpoint - integer(doubled.radius), 0, doubled.exponent);
        auto const [lower, upper] = ends_at_scale(doubled, 0);
        // At most one integer lies in the interval: its lower end, or lower + 1.
        bool const begins_on_integer = ends_at_scale(least, 0).upper == lower;
        if (!begins_on_integer && upper == lower + 1) return position{lower, false};
        integer const boundary = begins_on_integer ? lower : lower + 1;
        auto const order = compare(a_, exact_real(unit * rational(boundary, 2)), allowed_, report_);
        if (!order) {
            why_ = order.why();
            return std::nullopt;
        }
        return position{*order < 0 ? boundary - 1 : boundary, *order == 0};
    }
}

}  // namespace surd::detail
