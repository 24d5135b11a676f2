// SPDX-License-Identifier: BSL-1.0
// Purpose: decide whether an exact real is rational, and which rational it is.
#include <vector>

#include "real/rounding_decision.hpp"
#include "real/separation_bound.hpp"
#include "surd/real/best_form.hpp"

namespace surd {

namespace {

// Denominators beyond this many bits are not looked for.
constexpr std::uint64_t most_denominator_bits = 1 << 13;

/// The fraction with the least denominator in [lower, upper]. Domain: lower <= upper.
rational simplest_between(rational lower, rational upper) {
    std::vector<integer> parts;  // of its continued fraction
    for (;;) {
        integer const whole = ceil(lower);
        if (rational(whole) <= upper) {
            rational value = whole;
            for (std::size_t i = parts.size(); i-- > 0;)
                value = rational(parts[i]) + reciprocal(value);
            return value;
        }
        // Both lie strictly between two integers.
        rational const below = whole - 1;
        parts.push_back(below.numerator());
        rational const inverse_of_upper = reciprocal(upper - below);
        upper = reciprocal(lower - below);
        lower = inverse_of_upper;
    }
}

}  // namespace

outcome<std::optional<rational>, beyond_limits> as_rational(exact_real const& a,
                                                            limits const& allowed) {
    using result = outcome<std::optional<rational>, beyond_limits>;
    if (a.is_held_rational()) return result(std::optional(a.held_rational()));
    // One radical that is no rational, or independent ones.
    if (a.is_held_flat()) return result(std::optional<rational>());
    if (a.depth() > allowed.max_depth) return beyond_limits{reason::too_deep};
    std::uint64_t const bits = detail::denominator_bound(a);
    if (bits > most_denominator_bits) return beyond_limits{reason::too_many_bits};
    // Two fractions with denominators up to 2^bits differ by at least 2^(-2*bits).
    auto const scale = static_cast<std::int64_t>(2 * bits + 2);
    detail::rounding_decision decide(a, allowed, nullptr);
    for (std::uint64_t precision = 2 * bits + 64;; precision *= 2) {
        auto const value = decide.enclose(precision);
        if (!value) return beyond_limits{decide.why()};
        if (value->error_exponent() > -scale) continue;
        auto const denominator = shift_left(integer(1), detail::magnitude(scale + 2));
        auto const ends = detail::ends_at_scale(*value, scale + 2);
        rational const candidate =
            simplest_between(rational(ends.lower, denominator), rational(ends.upper, denominator));
        if (candidate.denominator().bit_length() > bits + 1)
            return result(std::optional<rational>());
        auto const same = equal(a, exact_real(candidate), allowed);
        if (!same) return beyond_limits{same.why()};
        return result(*same ? std::optional(candidate) : std::optional<rational>());
    }
}

}  // namespace surd
