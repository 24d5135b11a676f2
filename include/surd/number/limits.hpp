// SPDX-License-Identifier: BSL-1.0
// Purpose: what an exact computation may spend, and the account that is kept of it.
#ifndef SURD_NUMBER_LIMITS_HPP
#define SURD_NUMBER_LIMITS_HPP

#include <cstdint>
#include <limits>
#include <type_traits>

#include "surd/outcome/failure.hpp"

namespace surd {

/// Limits on one answer. Bits, steps and depth count work, so an answer is the same on every
/// machine; the clock is a safety net for work that the steps misjudge.
struct limits {
    std::uint64_t max_bits = std::uint64_t{1} << 22;   ///< size of a number that is written out
    std::uint64_t max_steps = std::uint64_t{1} << 23;  ///< one or two nanoseconds of work each
    std::uint32_t max_depth = 200;                     ///< nesting of an expression
    double max_seconds = 2.0;                          ///< not positive: no clock

    friend constexpr bool operator==(limits const&, limits const&) = default;
};

namespace detail {
/// Seconds on a monotonic clock.
[[nodiscard]] double clock_is_read_at_run_time() noexcept;
}  // namespace detail

/// Counts steps against a limit. Once exhausted it stays so, and why() says what struck.
/// Cost: an addition and a comparison a call; the clock is read every 2^16 steps, and starts
/// with the first reading, so that short work never looks at it.
class work_budget {
public:
    constexpr work_budget() noexcept = default;
    constexpr explicit work_budget(limits const& allowed) noexcept
        : max_steps_(allowed.max_steps), max_seconds_(allowed.max_seconds) {}
    constexpr explicit work_budget(std::uint64_t max_steps, double max_seconds = 0) noexcept
        : max_steps_(max_steps), max_seconds_(max_seconds) {}

    /// Takes `steps` from the budget. Returns whether the work may go on.
    constexpr bool spend(std::uint64_t steps = 1) noexcept {
        if (steps > max_steps_ - used_) {
            used_ = max_steps_;
            if (why_ == reason::none) why_ = reason::too_many_steps;
            return false;
        }
        used_ += steps;
        if (used_ >= next_reading_ && max_seconds_ > 0) read_clock();
        return why_ == reason::none;
    }

    [[nodiscard]] constexpr bool is_exhausted() const noexcept { return why_ != reason::none; }
    /// Returns none, too_many_steps or out_of_time.
    [[nodiscard]] constexpr reason why() const noexcept { return why_; }
    [[nodiscard]] constexpr std::uint64_t used() const noexcept { return used_; }
    [[nodiscard]] constexpr std::uint64_t left() const noexcept {
        return is_exhausted() ? 0 : max_steps_ - used_;
    }

private:
    static constexpr std::uint64_t steps_between_readings = std::uint64_t{1} << 16;

    constexpr void read_clock() noexcept {
        next_reading_ = used_ + steps_between_readings;
        if (std::is_constant_evaluated()) return;
        double const now = detail::clock_is_read_at_run_time();
        if (start_ < 0) start_ = now;
        if (now - start_ > max_seconds_ && why_ == reason::none) why_ = reason::out_of_time;
    }

    std::uint64_t max_steps_ = limits{}.max_steps;
    std::uint64_t used_ = 0;
    std::uint64_t next_reading_ = steps_between_readings;
    double max_seconds_ = limits{}.max_seconds;
    double start_ = -1;
    reason why_ = reason::none;
};

}  // namespace surd

#endif
