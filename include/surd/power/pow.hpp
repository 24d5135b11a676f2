// SPDX-License-Identifier: BSL-1.0
// Purpose: x^e for an exact exponent: a real radical, or a named reason why there is none.
// x^(p/q) with p/q in lowest terms: |x|^(p/q) with the sign (-1)^p where x < 0 and q is odd.
#ifndef SURD_POWER_POW_HPP
#define SURD_POWER_POW_HPP

#include <concepts>
#include <cstdint>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/exponent/literals.hpp"
#include "surd/exponent/possible_failures.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/power/real_power.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// The outcome of a power of which nothing is known at compile time.
using power_outcome = outcome<radical, undefined, non_real, convention_dependent, beyond_limits>;

/// Returns base^e.
/// Errors: undefined (0 to a negative power; a convention that leaves it undefined); non_real
///   (even root of a negative number, with its polar form); convention_dependent (0^0, and a
///   negative base where negative_base is `ask`, with the polar form); beyond_limits.
/// Exactness: exact; a value that rests on a convention names it in conventions_used().
/// Cost: that of simplest_form; nothing allocates while all parts fit 64 bits.
[[nodiscard]] constexpr power_outcome pow(rational const& base, exponent e, conventions chosen = {},
                                          limits const& allowed = {}) {
    return detail::real_power<power_outcome>(base, e.numerator(), e.index(), chosen, allowed);
}

/// The same for a radical base.
[[nodiscard]] constexpr power_outcome pow(radical const& base, exponent e, conventions chosen = {},
                                          limits const& allowed = {}) {
    return detail::real_power<power_outcome>(base, e.numerator(), e.index(), chosen, allowed);
}

/// The same for any exponent that can be written down: 1^(10^30), (-1)^(10^30 + 1) and
/// (2^40)^(10^30/(4*10^31)) have values, 2^(10^30) is beyond limits at once.
[[nodiscard]] constexpr power_outcome pow(rational const& base, rational const& e,
                                          conventions chosen = {}, limits const& allowed = {}) {
    return detail::real_power<power_outcome>(base, e.numerator(), e.denominator(), chosen, allowed);
}
[[nodiscard]] constexpr power_outcome pow(radical const& base, rational const& e,
                                          conventions chosen = {}, limits const& allowed = {}) {
    return detail::real_power<power_outcome>(base, e.numerator(), e.denominator(), chosen, allowed);
}

/// The outcome of a power under conventions known at compile time.
template <conventions Chosen>
using power_outcome_under =
    outcome_of<radical, possible_failures(Chosen) | failure_set(failure_kind::beyond_limits)>;

/// The outcome of a power whose exponent is known at compile time too.
template <exponent E, conventions Chosen = convention::school>
using power_outcome_for =
    outcome_of<radical, possible_failures(E, Chosen) | failure_set(failure_kind::beyond_limits)>;

/// pow<convention::combinatorial>(x, e): only failures that the conventions leave are possible.
template <conventions Chosen, detail::exact_base Base>
[[nodiscard]] constexpr power_outcome_under<Chosen> pow(Base const& base, exponent e,
                                                        limits const& allowed = {}) {
    return detail::real_power<power_outcome_under<Chosen>>(base, e.numerator(), e.index(), Chosen,
                                                           allowed);
}

/// pow<2_e/3>(x): only failures that the exponent leaves are possible.
template <exponent E, conventions Chosen = convention::school, detail::exact_base Base>
[[nodiscard]] constexpr power_outcome_for<E, Chosen> pow(Base const& base,
                                                         limits const& allowed = {}) {
    return detail::real_power<power_outcome_for<E, Chosen>>(base, E.numerator(), E.index(), Chosen,
                                                            allowed);
}

/// An exponent is exact; a bare machine number as exponent does not compile.
template <detail::exact_base Base, class Number, class... Rest>
requires std::integral<Number> || std::floating_point<Number>
constexpr power_outcome pow(Base const&, Number, Rest const&...) {
    static_assert(!std::same_as<Number, Number>,
                  "spell the exponent, e.g. 2_e/3. In C++ `2/3` is integer division (0)");
    return radical();
}

}  // namespace surd

#endif
