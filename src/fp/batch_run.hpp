// SPDX-License-Identifier: BSL-1.0
// Purpose: one pass over an array: what is wanted, and the run that does it.
#ifndef SURD_SRC_FP_BATCH_RUN_HPP
#define SURD_SRC_FP_BATCH_RUN_HPP

#include <cstdint>
#include <span>

#include "surd/exponent/conventions.hpp"
#include "surd/fp/batch_options.hpp"
#include "surd/fp/batch_report.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/ieee_power.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

/// What to do with each element. q may be negative or 0 where the plan is exact_only: the index
/// of rootn is any 64-bit integer.
struct batch_task {
    plan_data const* plan;
    std::int64_t p;
    std::int64_t q;
    rounding mode = rounding::to_nearest;
    surd::conventions conventions{};
    special_policy policy = special_policy::real_branch;
    bool raw = false;  ///< the values and flags of IEEE 754, not outcomes

    batch_task(plan_data const& made, batch_options const& options,
               special_policy special = special_policy::real_branch)
        : plan(&made),
          p(made.p),
          q(made.q),
          mode(options.rounding),
          conventions(options.conventions),
          policy(special) {}

    /// Whether a negative base has a real power here.
    [[nodiscard]] bool takes_negative() const {
        if (q % 2 == 0 || policy == special_policy::powr) return false;
        bool const integer = q == 1 || q == -1;
        return integer || raw || conventions.negative_base == negative_base::real_odd_root;
    }
    /// Whether the power of a negative base is negative. Domain: takes_negative().
    [[nodiscard]] bool keeps_sign() const { return p % 2 != 0; }
};

[[nodiscard]] batch_report run_typed(batch_task const& task, std::span<double const> in,
                                     std::span<double> out, unsigned threads);
[[nodiscard]] batch_report run_typed(batch_task const& task, std::span<float const> in,
                                     std::span<float> out, unsigned threads);

/// Returns the union of the exceptions; raises nothing itself.
[[nodiscard]] flags run_raw(batch_task const& task, std::span<double const> in,
                            std::span<double> out, unsigned threads);
[[nodiscard]] flags run_raw(batch_task const& task, std::span<float const> in, std::span<float> out,
                            unsigned threads);

}  // namespace surd::fp::detail

#endif
