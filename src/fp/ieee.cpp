// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/ieee.hpp"

#include <cstdint>

#include "fp/environment.hpp"
#include "surd/fp/ieee_power.hpp"
#include "surd/fp/real_exponent.hpp"

namespace surd::fp::ieee {

namespace {

template <class Float>
Float delivered(exact_result<Float> const& result) noexcept {
    detail::raise(result.raised);
    return result.value;
}

template <class Float>
Float power(Float x, std::int64_t p, std::int64_t q,
            special_policy policy = special_policy::real_branch) noexcept {
    return delivered(ieee_power(x, p, q, detail::current_rounding(), policy));
}

}  // namespace

double pown(double x, std::int64_t n) noexcept { return power(x, n, 1); }
float pown(float x, std::int64_t n) noexcept { return power(x, n, 1); }

double rootn(double x, std::int64_t n) noexcept { return power(x, 1, n); }
float rootn(float x, std::int64_t n) noexcept { return power(x, 1, n); }

double pow(double x, exponent e) noexcept { return power(x, e.numerator(), e.index()); }
float pow(float x, exponent e) noexcept { return power(x, e.numerator(), e.index()); }

double powr(double x, exponent e) noexcept {
    return power(x, e.numerator(), e.index(), special_policy::powr);
}
float powr(float x, exponent e) noexcept {
    return power(x, e.numerator(), e.index(), special_policy::powr);
}

double powr(double x, double y) noexcept {
    return delivered(ieee_powr(x, y, detail::current_rounding()));
}
float powr(float x, float y) noexcept {
    return delivered(ieee_powr(x, y, detail::current_rounding()));
}

double rsqrt(double x) noexcept { return power(x, -1, 2, special_policy::rsqrt); }
float rsqrt(float x) noexcept { return power(x, -1, 2, special_policy::rsqrt); }

double sqrt(double x) noexcept { return power(x, 1, 2, special_policy::sqrt); }
float sqrt(float x) noexcept { return power(x, 1, 2, special_policy::sqrt); }

double cbrt(double x) noexcept { return power(x, 1, 3); }
float cbrt(float x) noexcept { return power(x, 1, 3); }

}  // namespace surd::fp::ieee
