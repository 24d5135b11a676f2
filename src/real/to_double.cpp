// SPDX-License-Identifier: BSL-1.0
// Purpose: exact reals as correctly rounded doubles.
#include <algorithm>
#include <cmath>
#include <limits>

#include "real/rounding_decision.hpp"
#include "surd/real/digits.hpp"

namespace surd {

namespace {

constexpr std::int64_t significand_bits = 53;
constexpr std::int64_t least_exponent = -1074;   // of the least subnormal
constexpr std::int64_t greatest_exponent = 971;  // of the last bit of the greatest double

rational power_of_two(std::int64_t k) {
    integer const power = shift_left(integer(1), detail::magnitude(k));
    return k >= 0 ? rational(power) : rational::from_lowest_terms(1, power);
}

/// What rounding a magnitude beyond every double gives.
double overflow(bool to_infinity) {
    return to_infinity ? std::numeric_limits<double>::infinity()
                       : std::numeric_limits<double>::max();
}

}  // namespace

outcome<double, beyond_limits> to_double(exact_real const& a, rounding direction,
                                         limits const& allowed, decision_report* report) {
    auto const s = sign(a, allowed, report);
    if (!s) return beyond_limits{s.why()};
    if (*s == 0) return 0.0;
    exact_real const size = *s < 0 ? -a : a;
    bool const away = direction == (*s < 0 ? rounding::downward : rounding::upward);
    bool const nearest = direction == rounding::nearest_even;
    auto const signed_value = [&](double x) { return *s < 0 ? -x : x; };

    detail::rounding_decision decide(size, allowed, report);
    std::optional<detail::ball> value;
    std::uint64_t precision = 96;
    for (; !value || value->contains_zero(); precision *= 2) {
        value = decide.enclose(precision);
        if (!value) return beyond_limits{decide.why()};
    }
    std::int64_t top = value->magnitude_exponent();  // |a| < 2^top
    for (int step = 0; step < 4; ++step) {
        if (top > greatest_exponent + significand_bits + 8)
            return signed_value(overflow(nearest || away));
        std::int64_t const unit = std::max(top - significand_bits, least_exponent);
        if (unit == least_exponent && top < least_exponent - 8)
            return signed_value(away ? std::numeric_limits<double>::denorm_min() : 0.0);
        auto const place = decide.locate(power_of_two(unit), precision);
        if (!place) return beyond_limits{decide.why()};
        // The significand must have 53 bits, unless the number is subnormal.
        integer const floor = place->floor();
        auto const length = static_cast<std::int64_t>(floor.bit_length());
        if (length > significand_bits || (length < significand_bits && unit > least_exponent)) {
            top += length - significand_bits;
            continue;
        }
        integer const significand = nearest ? place->nearest() : away ? place->ceiling() : floor;
        // At most 2^53, so the product is exact unless it overflows.
        double const scaled = static_cast<double>(significand.to_int64());
        if (unit > greatest_exponent ||
            (unit == greatest_exponent && significand.bit_length() > significand_bits))
            return signed_value(overflow(nearest || away));
        return signed_value(std::ldexp(scaled, static_cast<int>(unit)));
    }
    return beyond_limits{reason::too_many_steps};
}

}  // namespace surd
