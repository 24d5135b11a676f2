// SPDX-License-Identifier: BSL-1.0
// Purpose: the neighbouring doubles or floats around the exact power.
#ifndef SURD_FP_ENCLOSE_HPP
#define SURD_FP_ENCLOSE_HPP

#include "surd/fp/pow.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// lower <= exact value <= upper. The two are equal when the value is a number of the format,
/// else neighbours; past the greatest number the upper end is infinite.
template <binary_float Float>
struct enclosure {
    Float lower;
    Float upper;
    friend bool operator==(enclosure, enclosure) = default;
};

/// Returns the tightest enclosure of x^E in the format. Errors: those of pow<E>(x).
template <exponent E, conventions Chosen = convention::school, binary_float Float>
[[nodiscard]] constexpr auto enclose(Float x)
    -> outcome_of<enclosure<Float>, power_outcome_for<Float, E, Chosen>::failures> {
    return pow<E, Chosen>(x, rounding::downward).transform([x](Float lower) {
        return enclosure<Float>{lower, *pow<E, Chosen>(x, rounding::upward)};
    });
}

/// The same for an exponent chosen at run time.
template <conventions Chosen = convention::school, binary_float Float>
[[nodiscard]] constexpr auto enclose(Float x, exponent e)
    -> outcome_of<enclosure<Float>, power_outcome<Float, Chosen>::failures> {
    return pow<Chosen>(x, e, rounding::downward).transform([x, e](Float lower) {
        return enclosure<Float>{lower, *pow<Chosen>(x, e, rounding::upward)};
    });
}

}  // namespace surd::fp

#endif
