// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/ieee.hpp"

#include <cstdint>

#include "fp/environment.hpp"
#include "fp/inexact.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/detail/scalar_entries.hpp"
#include "surd/fp/ieee_power.hpp"
#include "surd/fp/real_exponent.hpp"

namespace surd::fp::ieee {

namespace {

template <class Float>
Float delivered(exact_result<Float> const& result) noexcept {
    detail::raise(result.raised);
    return result.value;
}

// x^(p/q) for a finite x > 0 from the fast path: what it found, if it is sure of the flags too.
template <class Float>
struct fast_answer {
    Float value;
    bool found;
};

template <class Float>
fast_answer<Float> answer_fast(Float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    int const entry = mode == rounding::to_nearest ? detail::find_entry(p, q) : -1;
    if (entry >= 0) {
        Float const y = detail::call_entry(entry, x);
        return {y, detail::is_well_inside(y)};
    }
    auto const fast = detail::fast_power(x, p, q, mode);
    return {fast.value, fast.decided && detail::is_well_inside(fast.value)};
}

template <class Float>
Float power(Float x, std::int64_t p, std::int64_t q,
            special_policy policy = special_policy::real_branch) noexcept {
    detail::caller_environment const caller;
    rounding const mode = caller.direction();
    bool const negative = sign_bit(x) && p % 2 != 0;
    bool const has_real_power = !sign_bit(x) || (q % 2 != 0 && policy != special_policy::powr);
    if (q > 0 && has_real_power && !is_zero(x) && !is_infinite(x) && !is_nan(x)) {
        Float const size = magnitude(x);
        auto const fast = answer_fast(size, p, q, negative ? mirrored(mode) : mode);
        if (fast.found) {
            // The fast path may have raised inexact, which matters if it was clear.
            if (!caller.has_inexact()) {
                caller.set_inexact(detail::is_inexact(size, fast.value, p, q));
            }
            return with_sign(fast.value, negative);
        }
        caller.set_inexact(false);
    }
    return delivered(ieee_power(x, p, q, mode, policy));
}

// The exponent 1/n as a fraction with a positive index where there is one.
template <class Float>
Float root(Float x, std::int64_t n) noexcept {
    return n < 0 && n != INT64_MIN ? power(x, -1, -n) : power(x, 1, n);
}

}  // namespace

double pown(double x, std::int64_t n) noexcept { return power(x, n, 1); }
float pown(float x, std::int64_t n) noexcept { return power(x, n, 1); }

double rootn(double x, std::int64_t n) noexcept { return root(x, n); }
float rootn(float x, std::int64_t n) noexcept { return root(x, n); }

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
