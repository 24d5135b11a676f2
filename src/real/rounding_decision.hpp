// SPDX-License-Identifier: BSL-1.0
// Purpose: where a number lies among the halves of a unit, boundaries decided exactly.
#ifndef SURD_SRC_REAL_ROUNDING_DECISION_HPP
#define SURD_SRC_REAL_ROUNDING_DECISION_HPP

#include <cstdint>
#include <optional>

#include "real/ball.hpp"
#include "surd/number/limits.hpp"
#include "surd/real/sign.hpp"

namespace surd::detail {

/// halves <= 2 * number / unit < halves + 1; all roundings to multiples of the unit follow.
struct position {
    integer halves;
    bool is_on = false;  ///< the left relation is an equality

    [[nodiscard]] integer floor() const { return shift_right(halves, 1); }
    [[nodiscard]] integer ceiling() const { return is_multiple() ? floor() : floor() + 1; }
    /// The nearest multiple, of two the even one.
    [[nodiscard]] integer nearest() const {
        integer const below = floor();
        bool const up = halves.is_odd() && (!is_on || below.is_odd());
        return up ? below + 1 : below;
    }
    /// Whether the number is a multiple of the unit.
    [[nodiscard]] bool is_multiple() const { return is_on && halves.is_even(); }
};

/// Rounds one number.
class rounding_decision {
public:
    rounding_decision(exact_real const& a, limits const& allowed, decision_report* report)
        : a_(a), allowed_(allowed), report_(report), budget_(allowed) {}

    /// Encloses the number; nothing when the limits do not allow the precision.
    [[nodiscard]] std::optional<ball> enclose(std::uint64_t precision);

    /// Locates the number; `precision` should tell the unit. Domain: unit > 0.
    /// Nothing when the limits do not allow it: why() says which one struck.
    [[nodiscard]] std::optional<position> locate(rational const& unit, std::uint64_t precision);

    [[nodiscard]] reason why() const { return why_; }

private:
    exact_real const& a_;
    limits allowed_;
    decision_report* report_;
    work_budget budget_;
    reason why_ = reason::too_many_bits;
};

}  // namespace surd::detail

#endif
