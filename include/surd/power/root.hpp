// SPDX-License-Identifier: BSL-1.0
// Purpose: principal roots: the real root, not negative for an even index, with the sign of the
// radicand for an odd one.
#ifndef SURD_POWER_ROOT_HPP
#define SURD_POWER_ROOT_HPP

#include <concepts>
#include <cstdint>
#include <limits>

#include "surd/exponent/index.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/power/real_power.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

namespace detail {

/// The root of a base of any sign. Unlike a power, an odd root is no matter of convention.
template <class Outcome, class Base>
[[nodiscard]] constexpr Outcome real_root(Base const& x, std::int64_t n, limits const& allowed) {
    if (x.sign() == 0) return radical();
    if (x.sign() > 0) return power_of_magnitude(x, std::int64_t{1}, n, allowed);
    if (n % 2 == 0) {
        if constexpr (Outcome::failures.contains(failure_kind::non_real)) {
            return with_polar_form<Outcome>(non_real{reason::even_root_of_negative}, x,
                                            std::int64_t{1}, n, allowed);
        }
    }
    auto const size = power_of_magnitude(x, std::int64_t{1}, n, allowed);
    if (!size) return size;
    return -*size;
}

}  // namespace detail

/// Returns the principal root of x with index n.
/// Errors: non_real for x < 0 and even n, with the polar form of the complex principal value;
///   beyond_limits. root(0, n) is 0.
[[nodiscard]] constexpr outcome<radical, non_real, beyond_limits> root(rational const& x, index n,
                                                                       limits const& allowed = {}) {
    return detail::real_root<outcome<radical, non_real, beyond_limits>>(x, n.value(), allowed);
}
[[nodiscard]] constexpr outcome<radical, non_real, beyond_limits> root(radical const& x, index n,
                                                                       limits const& allowed = {}) {
    return detail::real_root<outcome<radical, non_real, beyond_limits>>(x, n.value(), allowed);
}

/// An index is no bare number: root(x, 3) and root(3, x) must not be guessed apart.
template <detail::exact_base Base, std::integral Integer>
constexpr outcome<radical, non_real, beyond_limits> root(Base const&, Integer) {
    static_assert(!std::same_as<Base, Base>, "spell the index of a root: root(x, index(3))");
    return radical();
}

/// Returns the square root, 0 or positive. Errors: non_real for x < 0; beyond_limits.
template <detail::exact_base Base>
[[nodiscard]] constexpr outcome<radical, non_real, beyond_limits> sqrt(Base const& x,
                                                                       limits const& allowed = {}) {
    return detail::real_root<outcome<radical, non_real, beyond_limits>>(x, 2, allowed);
}

/// Returns the cube root, which always exists: for a rational no outcome but a plain radical.
[[nodiscard]] constexpr radical cbrt(rational const& x) {
    // The three parts are no larger than a few times x, so no limit is needed.
    return *detail::real_root<outcome<radical, beyond_limits>>(
        x, 3, limits{.max_bits = std::numeric_limits<std::uint64_t>::max()});
}

/// Returns the cube root of a radical. Errors: beyond_limits, for a coefficient that would go
/// under a root of huge index.
template <std::same_as<radical> R>
[[nodiscard]] constexpr outcome<R, beyond_limits> cbrt(R const& x, limits const& allowed = {}) {
    return detail::real_root<outcome<radical, beyond_limits>>(x, 3, allowed);
}

}  // namespace surd

#endif
