// SPDX-License-Identifier: BSL-1.0
// Purpose: a complex number modulus * e^(i * argument * pi), the principal value of a power that
// is not real.
#ifndef SURD_POWER_POLAR_FORM_HPP
#define SURD_POWER_POLAR_FORM_HPP

#include <optional>
#include <string>

#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// A complex number in polar form, exact in both parts.
struct polar_form {
    radical modulus;  ///< never negative
    angle argument;   ///< in units of pi, in (-1, 1]

    friend constexpr bool operator==(polar_form const&, polar_form const&) = default;

    /// Returns the plain syntax: 3*e^(i*pi/2), sqrt(2)*e^(-3*i*pi/4).
    [[nodiscard]] std::string to_string() const;
    /// Returns the Unicode notation: 3·e^(iπ/2), √2·e^(-3iπ/4).
    [[nodiscard]] std::string to_unicode() const;
};

/// Returns the complex principal value that a missing power came with, if it did.
template <failure... Failures>
[[nodiscard]] constexpr std::optional<polar_form> principal_value(
    outcome<radical, Failures...> const& power) {
    if (!power.has_polar()) return std::nullopt;
    return polar_form{power.modulus(), power.argument()};
}

}  // namespace surd

#endif
