// SPDX-License-Identifier: BSL-1.0
// Purpose: the compiled kernels of one instruction set, by exponent.
#ifndef SURD_FP_KERNELS_KERNEL_TABLE_HPP
#define SURD_FP_KERNELS_KERNEL_TABLE_HPP

#include <cstdint>

#include "fp/kernels/array_call.hpp"
#include "surd/fp/detail/common_exponents.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

/// After one slot for each common exponent come the kernels that read the plan.
enum slot : int {
    identity_slot = static_cast<int>(common_count),
    square_slot,
    reciprocal_slot,
    square_root_slot,
    power_slot,
    half_slot,
    inverse_half_slot,
    root_slot,     ///< q <= 8
    root_16_slot,  ///< q <= 16
    root_any_slot,
    slot_count,
};

/// The slot of the kernel that reads the plan. Domain: plan.is_fast().
[[nodiscard]] constexpr int general_slot(plan_data const& plan) {
    if (plan.kind == plan_kind::root) {
        return plan.q <= 8 ? root_slot : plan.q <= 16 ? root_16_slot : root_any_slot;
    }
    return identity_slot + static_cast<int>(plan.kind) - static_cast<int>(plan_kind::identity);
}

/// The slot of the fastest kernel. Domain: plan.is_fast().
[[nodiscard]] constexpr int slot_of(plan_data const& plan) {
    return plan.common >= 0 ? plan.common : general_slot(plan);
}

using scalar_function = fast_result<double> (*)(plan_data const&, double, rounding);
using scalar_float_function = fast_result<float> (*)(plan_data const&, float, rounding);
/// y and rest of a group of arguments, and what they approximate the power of.
using probe_function = void (*)(plan_data const&, double const* in, double* y, double* rest,
                                double* reduced);

struct kernel_table {
    array_kernel_function nearest[slot_count];
    array_kernel_function directed[slot_count];
    float_kernel_function floats[slot_count];
    scalar_function scalar[slot_count];
    scalar_float_function scalar_floats[slot_count];
    probe_function probe[slot_count];
};

}  // namespace surd::fp::detail

namespace surd::fp::detail::portable {
kernel_table const& kernels();
}
namespace surd::fp::detail::avx2 {
kernel_table const& kernels();
}
namespace surd::fp::detail::avx512 {
kernel_table const& kernels();
}

#endif
