// SPDX-License-Identifier: BSL-1.0
// Purpose: real roots of a double or float, correctly rounded: rootn, sqrt, rsqrt, cbrt.
#ifndef SURD_FP_ROOTN_HPP
#define SURD_FP_ROOTN_HPP

#include <cstdint>

#include "surd/exponent/index.hpp"
#include "surd/fp/rounding.hpp"
#include "surd/fp/typed_power.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd::fp {

/// Returns the real n-th root of x; a negative n is the reciprocal's, rounded once.
/// Errors: undefined (NaN; n = 0; n < 0 at x = 0), non_real (n even, x < 0).
/// Exactness: correctly rounded in the direction `mode`, whatever the caller's environment.
template <binary_float Float>
[[nodiscard]] constexpr outcome<Float, undefined, non_real> rootn(
    Float x, std::int64_t n, rounding mode = rounding::to_nearest) {
    using result = outcome<Float, undefined, non_real>;
    if (is_nan(x)) return undefined{reason::not_a_number};
    if (n == 0) return undefined{reason::root_index_not_positive};
    bool const odd = n % 2 != 0;
    if (is_zero(x)) {
        if (n < 0) return undefined{reason::zero_to_negative_power};
        return with_sign(Float{}, odd && sign_bit(x));
    }
    if (!sign_bit(x)) return detail::power_of_magnitude(x, 1, n, mode);
    if (odd) return with_sign(detail::power_of_magnitude(x, 1, n, mirrored(mode)), true);
    // The principal value's argument is 1/n; -2^63 has no positive twin to write it with.
    Float const modulus = detail::power_of_magnitude(x, 1, n, mode);
    non_real const missing{reason::even_root_of_negative};
    if (n > 0) return result(missing, modulus, angle{1, n});
    if (n != INT64_MIN) return result(missing, modulus, angle{-1, -n});
    return missing;
}

/// The same for an index, a positive integer.
template <binary_float Float>
[[nodiscard]] constexpr outcome<Float, undefined, non_real> rootn(
    Float x, index n, rounding mode = rounding::to_nearest) {
    return rootn(x, n.value(), mode);
}

/// Returns the square root; sqrt(-0) is -0, as in IEEE 754.
/// Errors: undefined (NaN), non_real (x < 0).
template <binary_float Float>
[[nodiscard]] constexpr outcome<Float, undefined, non_real> sqrt(
    Float x, rounding mode = rounding::to_nearest) {
    if (is_zero(x)) return x;
    return rootn(x, std::int64_t{2}, mode);
}

/// Returns 1/sqrt(x), rounded once. Errors: undefined (NaN, 0), non_real (x < 0).
template <binary_float Float>
[[nodiscard]] constexpr outcome<Float, undefined, non_real> rsqrt(
    Float x, rounding mode = rounding::to_nearest) {
    return rootn(x, std::int64_t{-2}, mode);
}

/// Returns the real cube root of any number. Errors: undefined (NaN).
template <binary_float Float>
[[nodiscard]] constexpr outcome<Float, undefined> cbrt(Float x,
                                                       rounding mode = rounding::to_nearest) {
    if (is_nan(x)) return undefined{reason::not_a_number};
    if (is_zero(x)) return x;
    bool const negative = sign_bit(x);
    return with_sign(detail::power_of_magnitude(x, 1, 3, negative ? mirrored(mode) : mode),
                     negative);
}

}  // namespace surd::fp

#endif
