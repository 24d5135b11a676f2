// SPDX-License-Identifier: BSL-1.0
#include <cstdint>

#include "surd/fp/rounded_power.hpp"

namespace surd::fp::detail {

double compiled_power(double x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return exact_power(x, p, q, mode).value;
}

float compiled_power(float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return exact_power(x, p, q, mode).value;
}

}  // namespace surd::fp::detail
