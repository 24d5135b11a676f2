// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/plan.hpp"

#include <cstdint>

#include "fp/batch_run.hpp"
#include "fp/hardware_environment.hpp"
#include "fp/known_plans.hpp"

namespace surd::fp {

namespace detail {

namespace {
struct unit;
}

plan_data compiled_plan(std::int64_t p, std::int64_t q) noexcept {
    if (plan_data const* const known = known_plan(p, q)) return *known;
    hardware_environment const nearest(rounding::to_nearest);
    return plan_builder<unit>::build(p, q);
}

}  // namespace detail

batch_report plan::operator()(std::span<double const> in, std::span<double> out,
                              batch_options const& options) const {
    return detail::run_typed(detail::batch_task(data_, options), in, out, options.threads);
}

batch_report plan::operator()(std::span<float const> in, std::span<float> out,
                              batch_options const& options) const {
    return detail::run_typed(detail::batch_task(data_, options), in, out, options.threads);
}

}  // namespace surd::fp
