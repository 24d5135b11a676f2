// SPDX-License-Identifier: BSL-1.0
// Purpose: the plans of the common exponents, prepared by the compiler.
#ifndef SURD_SRC_FP_KNOWN_PLANS_HPP
#define SURD_SRC_FP_KNOWN_PLANS_HPP

#include <cstdint>

#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

/// The plan for p/q, or null if that exponent is not common.
[[nodiscard]] plan_data const* known_plan(std::int64_t p, std::int64_t q) noexcept;

}  // namespace surd::fp::detail

#endif
