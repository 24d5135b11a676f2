// SPDX-License-Identifier: BSL-1.0
#include <cstdint>

#include "fp/kernels/scalar_entry.hpp"
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

template <class Float>
Float finished(Float x, std::int64_t p, std::int64_t q, fast_result<Float> found) noexcept {
    if (found.near) return exact_resolve(x, p, q, found.value, rounding::to_nearest);
    return exact_power(x, p, q, rounding::to_nearest).value;
}

}  // namespace

double finish_entry(double x, std::int64_t p, std::int64_t q, fast_result<double> found) noexcept {
    return finished(x, p, q, found);
}

float finish_entry(float x, std::int64_t p, std::int64_t q, fast_result<float> found) noexcept {
    return finished(x, p, q, found);
}

double compiled_power(double x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return any_power(x, p, q, mode);
}

float compiled_power(float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    return any_power(x, p, q, mode);
}

}  // namespace surd::fp::detail
