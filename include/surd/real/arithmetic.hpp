// SPDX-License-Identifier: BSL-1.0
// Purpose: the operations on exact reals that can fail: quotient, root, power.
#ifndef SURD_REAL_ARITHMETIC_HPP
#define SURD_REAL_ARITHMETIC_HPP

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/index.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/real/exact_real.hpp"
#include "surd/real/sign.hpp"

namespace surd {

/// Returns a/b. Errors: undefined when b = 0, decided exactly; beyond_limits when undecided.
[[nodiscard]] outcome<exact_real, undefined, beyond_limits> divide(
    exact_real const& a, exact_real const& b, limits const& allowed = {},
    decision_report* report = nullptr);

/// Returns the principal n-th root: >= 0 for even n, with the sign of a for odd n.
/// Errors: non_real (with the principal value in polar form) for even n and a < 0, decided
/// exactly; beyond_limits when the sign of a is undecided or the value too large.
[[nodiscard]] outcome<exact_real, non_real, beyond_limits> root(exact_real const& a, index n,
                                                                limits const& allowed = {},
                                                                decision_report* report = nullptr);
[[nodiscard]] outcome<exact_real, non_real, beyond_limits> sqrt(exact_real const& a,
                                                                limits const& allowed = {},
                                                                decision_report* report = nullptr);
[[nodiscard]] outcome<exact_real, beyond_limits> cbrt(exact_real const& a,
                                                      limits const& allowed = {},
                                                      decision_report* report = nullptr);

/// Returns base^exponent under the chosen conventions, as the power layer does for rationals.
/// Errors: undefined (0 to a negative power, or by convention); non_real (negative base, even
/// index, or the principal convention) with the principal value in polar form;
/// convention_dependent; beyond_limits. conventions_used() names what the value relied on.
[[nodiscard]] outcome<exact_real, undefined, non_real, convention_dependent, beyond_limits> pow(
    exact_real const& base, rational const& exponent, conventions chosen = {},
    limits const& allowed = {}, decision_report* report = nullptr);

}  // namespace surd

#endif
