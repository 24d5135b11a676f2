// SPDX-License-Identifier: BSL-1.0
// Purpose: which power has a real value, by the signs and parities of base and exponent.
#ifndef SURD_POWER_REAL_POWER_HPP
#define SURD_POWER_REAL_POWER_HPP

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "surd/exponent/conventions.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/arithmetic.hpp"
#include "surd/radical/simplest_form.hpp"

namespace surd::detail {

template <class T>
concept exact_base =
    std::same_as<T, rational> || std::same_as<T, radical> || std::same_as<T, integer>;

/// |base|^(p/q) for a base other than 0; p and q machine or big integers.
template <class Base, class Integer>
[[nodiscard]] constexpr outcome<radical, beyond_limits> power_of_magnitude(Base const& base,
                                                                           Integer const& p,
                                                                           Integer const& q,
                                                                           limits const& allowed) {
    if constexpr (std::same_as<Base, radical>) {
        return positive_power(abs(base), p, q, allowed);
    } else if constexpr (std::same_as<Base, integer>) {
        return power_of_magnitude(rational(base), p, q, allowed);
    } else {
        if (base.sign() > 0) return simplest_form(base, p, q, allowed);
        return simplest_form(-base, p, q, allowed);
    }
}

template <class Integer>
[[nodiscard]] constexpr bool is_odd(Integer const& x) {
    if constexpr (std::same_as<Integer, integer>) {
        return x.is_odd();
    } else {
        return x % 2 != 0;
    }
}

/// The argument p/q mod 2, in (-1, 1]. Nothing when the denominator exceeds 64 bits.
[[nodiscard]] constexpr bool reduced_argument(integer const& p, integer const& q, angle& result) {
    if (!q.fits_int64()) return false;
    integer const turn = q * 2;
    integer rest = floor_remainder(p, turn);  // in [0, 2q)
    if (rest > q) rest -= turn;
    if (!rest.fits_int64()) return false;
    result = {rest.to_int64(), q.to_int64()};
    return true;
}

[[nodiscard]] constexpr bool reduced_argument(std::int64_t p, std::int64_t q, angle& result) {
    int128 const turn = int128{q} * 2;
    int128 rest = p % turn;
    if (rest > q) rest -= turn;
    if (rest <= -int128{q}) rest += turn;
    result = {static_cast<std::int64_t>(rest), q};
    return true;
}

/// A failure of a negative base, with the polar form where that is within the limits.
template <class Outcome, failure F, class Base, class Integer>
[[nodiscard]] constexpr Outcome with_polar_form(F missing, Base const& base, Integer const& p,
                                                Integer const& q, limits const& allowed) {
    angle argument;
    if (!reduced_argument(p, q, argument)) return missing;
    auto modulus = power_of_magnitude(base, p, q, allowed);
    if (!modulus) return missing;
    return Outcome(missing, *std::move(modulus), argument);
}

/// A failure that the outcome type admits; the type's set is possible_failures, which leaves out
/// only what cannot happen.
template <class Outcome, failure F>
[[nodiscard]] constexpr Outcome failing(F missing) {
    if constexpr (Outcome::failures.contains(F::kind)) {
        return missing;
    } else {
        SURD_EXPECTS(false, "this failure is not possible for the exponent and conventions");
        return radical();
    }
}

/// Returns base^(p/q) or the failure that applies. Domain: p/q in lowest terms, q >= 1.
template <class Outcome, class Base, class Integer>
[[nodiscard]] constexpr Outcome real_power(Base const& base, Integer const& p, Integer const& q,
                                           conventions chosen, limits const& allowed) {
    if (base.sign() > 0) return power_of_magnitude(base, p, q, allowed);
    if (p == 0) {
        if (base.sign() != 0) return radical(1);
        switch (chosen.zero_to_zero) {
            case zero_to_zero::one:
                return Outcome(radical(1)).relying_on(question::zero_to_zero);
            case zero_to_zero::undefined:
                return failing<Outcome>(undefined{reason::left_undefined_by_convention});
            case zero_to_zero::ask:
                break;
        }
        return failing<Outcome>(convention_dependent{reason::zero_to_the_zero});
    }
    if (base.sign() == 0) {
        if (p < 0) return failing<Outcome>(undefined{reason::zero_to_negative_power});
        return radical();
    }
    auto const signed_power = [&]() -> outcome<radical, beyond_limits> {
        auto size = power_of_magnitude(base, p, q, allowed);
        if (!size || !is_odd(p)) return size;
        return -*size;
    };
    if (q == 1) return signed_power();
    if (!is_odd(q)) {
        if constexpr (Outcome::failures.contains(failure_kind::non_real))
            return with_polar_form<Outcome>(non_real{reason::even_root_of_negative}, base, p, q,
                                            allowed);
        return failing<Outcome>(non_real{reason::even_root_of_negative});
    }
    switch (chosen.negative_base) {
        case negative_base::real_odd_root:
            break;
        case negative_base::principal:
            if constexpr (Outcome::failures.contains(failure_kind::non_real))
                return with_polar_form<Outcome>(non_real{reason::negative_base_by_convention}, base,
                                                p, q, allowed);
            break;
        case negative_base::undefined:
            return failing<Outcome>(undefined{reason::left_undefined_by_convention});
        case negative_base::ask:
            if constexpr (Outcome::failures.contains(failure_kind::convention_dependent))
                return with_polar_form<Outcome>(
                    convention_dependent{reason::negative_base_odd_root}, base, p, q, allowed);
            break;
    }
    return Outcome(signed_power()).relying_on(question::negative_base);
}

}  // namespace surd::detail

#endif
