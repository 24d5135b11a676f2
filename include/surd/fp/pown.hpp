// SPDX-License-Identifier: BSL-1.0
// Purpose: x^n for a double or float and any 64-bit integer n, correctly rounded.
#ifndef SURD_FP_POWN_HPP
#define SURD_FP_POWN_HPP

#include <cstdint>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/exponent/possible_failures.hpp"
#include "surd/fp/rounding.hpp"
#include "surd/fp/typed_power.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd::fp {

/// The outcome of x^n: undefined for NaN and 0 to a negative power, and what the conventions say
/// of 0^0.
template <binary_float Float, conventions Chosen = convention::school>
using integer_power_outcome =
    outcome_of<Float, possible_failures(exponent(0), Chosen) | detail::nan_failure>;

/// Returns x^n. Errors: undefined (NaN; 0 to a negative power), convention_dependent (0^0).
/// Exactness: correctly rounded in the direction `mode`, whatever the caller's environment.
/// Cost: nanoseconds for small n; at most some microseconds for any 64-bit n.
template <conventions Chosen = convention::school, binary_float Float>
[[nodiscard]] constexpr integer_power_outcome<Float, Chosen> pown(
    Float x, std::int64_t n, rounding mode = rounding::to_nearest) {
    exponent e;
    e.fraction_ = {n, 1};  // in lowest terms as it is
    return detail::typed_power<integer_power_outcome<Float, Chosen>>(x, e, Chosen, mode);
}

}  // namespace surd::fp

#endif
