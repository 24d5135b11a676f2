// SPDX-License-Identifier: BSL-1.0
// Purpose: the clock behind a work budget.
#include "surd/number/limits.hpp"

#include <chrono>

namespace surd::detail {

double clock_is_read_at_run_time() noexcept {
    std::chrono::duration<double> const now = std::chrono::steady_clock::now().time_since_epoch();
    return now.count();
}

}  // namespace surd::detail
