// SPDX-License-Identifier: BSL-1.0
// Purpose: which floating power has a value, and the reason where it has none.
// Infinities are values; a NaN operand is undefined with reason not_a_number.
#ifndef SURD_FP_TYPED_POWER_HPP
#define SURD_FP_TYPED_POWER_HPP

#include <cstdint>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/fp/binary_format.hpp"
#include "surd/fp/rounded_power.hpp"
#include "surd/fp/rounding.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd::fp::detail {

/// p/q mod 2, in (-1, 1]: the argument of the principal value of a negative base, over pi.
[[nodiscard]] constexpr angle principal_argument(std::int64_t p, std::int64_t q) {
    // Both steps stay within 64 bits: |p % q| < q, and one more q turns an odd quotient's sign.
    std::int64_t rest = p % q;
    if (p / q % 2 != 0) rest = rest > 0 ? rest - q : rest + q;
    return {rest, q};
}

/// |x|^(p/q) in the direction `mode` for x other than zero and NaN; infinities are let through.
template <binary_float Float>
[[nodiscard]] constexpr Float power_of_magnitude(Float x, std::int64_t p, std::int64_t q,
                                                 rounding mode) {
    using f = format_bits<Float>;
    if (is_infinite(x)) return from_bits<Float>((p < 0) == (q < 0) ? f::infinity : 0);
    return rounded_power(magnitude(x), p, q, mode);
}

/// A failure of an outcome type whose set was computed to hold every one that can happen.
template <class Outcome, failure F>
[[nodiscard]] constexpr Outcome failing(F missing) {
    if constexpr (Outcome::failures.contains(F::kind)) {
        return missing;
    } else {
        SURD_EXPECTS(false, "this failure is not possible for the exponent and conventions");
        return typename Outcome::value_type{};
    }
}

/// A failure of a negative base with the principal value's polar form, rounded.
template <class Outcome, binary_float Float, failure F>
[[nodiscard]] constexpr Outcome failing_with_polar(F missing, Float x, exponent e, rounding mode) {
    if constexpr (Outcome::failures.contains(F::kind)) {
        return Outcome(missing, power_of_magnitude(x, e.numerator(), e.index(), mode),
                       principal_argument(e.numerator(), e.index()));
    } else {
        return failing<Outcome>(missing);
    }
}

/// x^0, where 0^0 is what the convention says.
template <class Outcome, binary_float Float>
[[nodiscard]] constexpr Outcome zeroth_power(Float x, conventions chosen) {
    if (!is_zero(x)) return Float{1};
    switch (chosen.zero_to_zero) {
        case zero_to_zero::one:
            return Outcome(Float{1}).relying_on(question::zero_to_zero);
        case zero_to_zero::undefined:
            return failing<Outcome>(undefined{reason::left_undefined_by_convention});
        case zero_to_zero::ask:
            break;
    }
    return failing<Outcome>(convention_dependent{reason::zero_to_the_zero});
}

/// x^(p/q) for x < 0 and p other than 0.
template <class Outcome, binary_float Float>
[[nodiscard]] constexpr Outcome power_of_negative(Float x, exponent e, conventions chosen,
                                                  rounding mode) {
    if (!e.has_odd_index()) {
        return failing_with_polar<Outcome>(non_real{reason::even_root_of_negative}, x, e, mode);
    }
    if (!e.is_integer()) {
        switch (chosen.negative_base) {
            case negative_base::real_odd_root:
                break;
            case negative_base::principal:
                return failing_with_polar<Outcome>(non_real{reason::negative_base_by_convention}, x,
                                                   e, mode);
            case negative_base::undefined:
                return failing<Outcome>(undefined{reason::left_undefined_by_convention});
            case negative_base::ask:
                return failing_with_polar<Outcome>(
                    convention_dependent{reason::negative_base_odd_root}, x, e, mode);
        }
    }
    bool const negative = e.has_odd_numerator();
    Float const size =
        power_of_magnitude(x, e.numerator(), e.index(), negative ? mirrored(mode) : mode);
    Outcome value(with_sign(size, negative));
    if (e.is_integer()) return value;
    return static_cast<Outcome&&>(value).relying_on(question::negative_base);
}

/// Returns x^e rounded once, or the failure that applies.
template <class Outcome, binary_float Float>
[[nodiscard]] constexpr Outcome typed_power(Float x, exponent e, conventions chosen,
                                            rounding mode) {
    using f = format_bits<Float>;
    // One comparison for all finite x > 0, by far the most frequent.
    if (to_bits(x) - 1 < f::infinity - 1 && !e.is_zero()) {
        return rounded_power(x, e.numerator(), e.index(), mode);
    }
    if (is_nan(x)) return undefined{reason::not_a_number};
    if (e.is_zero()) return zeroth_power<Outcome>(x, chosen);
    if (is_zero(x)) {
        if (e.sign() < 0) return failing<Outcome>(undefined{reason::zero_to_negative_power});
        bool const keeps_sign = e.has_odd_numerator() && e.has_odd_index();
        return with_sign(Float{}, keeps_sign && sign_bit(x));
    }
    if (sign_bit(x)) return power_of_negative<Outcome>(x, e, chosen, mode);
    return power_of_magnitude(x, e.numerator(), e.index(), mode);
}

inline constexpr failure_set nan_failure{failure_kind::undefined};

}  // namespace surd::fp::detail

#endif
