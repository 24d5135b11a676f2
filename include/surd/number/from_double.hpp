// SPDX-License-Identifier: BSL-1.0
// Purpose: the two ways from a double to a rational, each under the name of what it returns.
#ifndef SURD_NUMBER_FROM_DOUBLE_HPP
#define SURD_NUMBER_FROM_DOUBLE_HPP

#include "surd/number/rational.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd {

/// Returns the value of x itself, a fraction whose denominator is a power of two: 0.1 is
/// 3602879701896397/36028797018963968.
/// Errors: undefined (not a number) for NaN and infinities.
/// Exactness: exact.
[[nodiscard]] outcome<rational, undefined> exact_rational(double x);

/// Returns the fraction with the smallest denominator, and then the smallest numerator, among
/// all that lie within half an ulp of x: 0.1 is 1/10, 1.0/3 is 1/3. Half an ulp is half the
/// distance to the neighbour on that side, bounds included where x would be rounded to.
/// Errors: undefined (not a number) for NaN and infinities.
/// Exactness: rounding the result to double, ties to even, gives x back.
/// Source: the Stern-Brocot tree; Graham, Knuth, Patashnik, Concrete Mathematics, section 4.5.
[[nodiscard]] outcome<rational, undefined> simplest_rational_within_half_ulp(double x);

/// Returns the fraction with the smallest denominator, then the smallest magnitude, in the
/// closed range lower <= y <= upper, or strictly between them unless `closed`.
/// Domain: lower < upper, or lower = upper and closed.
[[nodiscard]] rational simplest_between(rational const& lower, rational const& upper, bool closed);

}  // namespace surd

#endif
