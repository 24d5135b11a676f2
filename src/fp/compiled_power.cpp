// SPDX-License-Identifier: BSL-1.0
#include <cstdint>

#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/rounded_power.hpp"

namespace surd::fp::detail {

namespace {

template <class Float>
Float any_power(Float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    if (q > 0) {
        auto const fast = fast_power(x, p, q, mode);
        if (fast.decided) return fast.value;
        if (fast.near) return exact_resolve(x, p, q, fast.value, mode);
    } else if (p != INT64_MIN && q != INT64_MIN) {
        return any_power(x, -p, -q, mode);
    }
    return exact_power(x, p, q, mode).value;
}

}  // namespace

double compiled_power(double x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return any_power(x, p, q, mode);
}

float compiled_power(float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return any_power(x, p, q, mode);
}

}  // namespace surd::fp::detail
