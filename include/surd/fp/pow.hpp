// SPDX-License-Identifier: BSL-1.0
// Purpose: x^e for a double or float and an exact exponent, correctly rounded, with its domain.
#ifndef SURD_FP_POW_HPP
#define SURD_FP_POW_HPP

#include <concepts>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/exponent/literals.hpp"
#include "surd/exponent/possible_failures.hpp"
#include "surd/fp/rounding.hpp"
#include "surd/fp/typed_power.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd::fp {

/// The outcome of x^E: the failures that the exponent and the conventions leave, and undefined
/// for NaN.
template <binary_float Float, exponent E, conventions Chosen = convention::school>
using power_outcome_for = outcome_of<Float, possible_failures(E, Chosen) | detail::nan_failure>;

/// The outcome of x^e under conventions known at compile time.
template <binary_float Float, conventions Chosen = convention::school>
using power_outcome = outcome_of<Float, possible_failures(Chosen) | detail::nan_failure>;

/// Returns x^E, e.g. pow<2_e/3>(2.0); the real odd root for x < 0 under the school convention.
/// Errors: undefined (NaN; 0 to a negative power), non_real (even root of x < 0, with its
///   principal value), convention_dependent (0^0, where nobody chose).
/// Exactness: correctly rounded in the direction `mode`, whatever the caller's environment.
/// Infinities are values; an overflow gives one, or the greatest number, as the direction says.
template <exponent E, conventions Chosen = convention::school, binary_float Float>
[[nodiscard]] constexpr power_outcome_for<Float, E, Chosen> pow(
    Float x, rounding mode = rounding::to_nearest) {
    return detail::typed_power<power_outcome_for<Float, E, Chosen>>(x, E, Chosen, mode);
}

/// The same for an exponent chosen at run time.
template <conventions Chosen = convention::school, binary_float Float>
[[nodiscard]] constexpr power_outcome<Float, Chosen> pow(Float x, exponent e,
                                                         rounding mode = rounding::to_nearest) {
    return detail::typed_power<power_outcome<Float, Chosen>>(x, e, Chosen, mode);
}

/// An exponent is exact; a bare machine number as exponent does not compile.
template <binary_float Float, class Number>
requires std::integral<Number> || std::floating_point<Number>
constexpr power_outcome<Float> pow(Float, Number) {
    static_assert(!std::same_as<Number, Number>,
                  "spell the exponent, e.g. 2_e/3. In C++ `2/3` is integer division (0)");
    return Float{};
}

}  // namespace surd::fp

#endif
