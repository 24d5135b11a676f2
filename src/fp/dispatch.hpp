// SPDX-License-Identifier: BSL-1.0
// Purpose: the kernels of the instruction set in use.
#ifndef SURD_SRC_FP_DISPATCH_HPP
#define SURD_SRC_FP_DISPATCH_HPP

#include <atomic>

#include "fp/kernels/kernel_table.hpp"

namespace surd::fp::detail {

/// Null until the first use.
extern std::atomic<kernel_table const*> used_kernels;

[[nodiscard]] kernel_table const& choose_kernels() noexcept;

[[nodiscard]] inline kernel_table const& kernels_in_use() noexcept {
    kernel_table const* const chosen = used_kernels.load(std::memory_order_relaxed);
    return chosen != nullptr ? *chosen : choose_kernels();
}

}  // namespace surd::fp::detail

#endif
