// SPDX-License-Identifier: BSL-1.0
// Purpose: certified decimal digits, and enclosures.
#include "surd/real/digits.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "real/rounding_decision.hpp"

namespace surd {

namespace {

integer power_of_ten(std::uint64_t n) { return integer_power(integer(10), n); }

/// About log10 of the numbers in the ball, which is not near 0.
double log10_of(detail::ball const& a) {
    std::uint64_t const length = a.midpoint.bit_length();
    std::uint64_t const drop = length > 62 ? length - 62 : 0;
    auto const leading = static_cast<double>(shift_right(a.midpoint, drop).to_int64());
    return std::log10(std::fabs(leading)) +
           static_cast<double>(a.exponent + static_cast<std::int64_t>(drop)) * 0.30102999566398120;
}

/// 10^k as a rational.
rational power_of_ten_signed(std::int64_t k) {
    integer const power = power_of_ten(detail::magnitude(k));
    return k >= 0 ? rational(power) : rational::from_lowest_terms(1, power);
}

void append_zeros(std::string& text, std::int64_t count) {
    text.append(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)), '0');
}

}  // namespace

outcome<decimal, beyond_limits> digits(exact_real const& a, std::uint64_t n, limits const& allowed,
                                       decision_report* report) {
    SURD_EXPECTS(n >= 1, "digits needs at least one significant digit");
    // A digit takes 3.33 bits.
    if (n > allowed.max_bits / 10 * 3) return beyond_limits{reason::too_many_bits};
    auto const s = sign(a, allowed, report);
    if (!s) return beyond_limits{s.why()};
    if (*s == 0) return decimal{false, "0", 1, true};
    exact_real const size = *s < 0 ? -a : a;
    detail::rounding_decision decide(size, allowed, report);
    std::optional<detail::ball> first;
    for (std::uint64_t p = 64; !first || first->contains_zero(); p *= 2) {
        first = decide.enclose(p);
        if (!first) return beyond_limits{decide.why()};
    }
    // 10^(exponent - 1) <= |a| < 10^exponent, with luck; one step up or down else.
    auto exponent = static_cast<std::int64_t>(std::floor(log10_of(*first))) + 1;
    // 10^|exponent| will be written out.
    if (detail::magnitude(exponent) > allowed.max_bits / 10 * 3)
        return beyond_limits{reason::too_many_bits};
    integer const too_many = power_of_ten(n);
    for (int step = 0; step < 4; ++step) {
        auto const place = decide.locate(
            power_of_ten_signed(exponent - static_cast<std::int64_t>(n)), n * 10 / 3 + 64);
        if (!place) return beyond_limits{decide.why()};
        if (place->floor() >= too_many) {
            ++exponent;
            continue;
        }
        if (place->floor() * 10 < too_many) {
            --exponent;
            continue;
        }
        decimal result{*s < 0, place->nearest().to_string(), exponent, place->is_multiple()};
        if (result.digits.size() > n) {
            result.digits.pop_back();
            ++result.exponent;
        }
        return result;
    }
    return beyond_limits{reason::too_many_steps};
}

std::string decimal::to_string(std::uint32_t most_zeros) const {
    std::string text = negative ? "-" : "";
    auto const count = static_cast<std::int64_t>(digits.size());
    auto const most = static_cast<std::int64_t>(most_zeros);
    if (exponent > count + most || exponent < -most) {
        text += digits[0];
        if (count > 1) text += "." + digits.substr(1);
        return text + "e" + std::to_string(exponent - 1);
    }
    if (exponent <= 0) {
        text += "0.";
        append_zeros(text, -exponent);
        return text + digits;
    }
    if (exponent >= count) {
        text += digits;
        append_zeros(text, exponent - count);
        return text;
    }
    auto const point = static_cast<std::size_t>(exponent);
    return text + digits.substr(0, point) + "." + digits.substr(point);
}

outcome<dyadic_enclosure, beyond_limits> enclose(exact_real const& a, std::uint64_t bits,
                                                 limits const& allowed) {
    if (bits > allowed.max_bits) return beyond_limits{reason::too_many_bits};
    detail::rounding_decision decide(a, allowed, nullptr);
    auto const wanted = static_cast<std::int64_t>(bits);
    for (std::uint64_t precision = bits + 32;; precision *= 2) {
        auto const ball = decide.enclose(precision);
        if (!ball) return beyond_limits{decide.why()};
        std::int64_t const scale =
            wanted - std::clamp(ball->magnitude_exponent(), -wanted, std::int64_t{1} << 40);
        if (ball->error_exponent() > -scale - 1) continue;
        detail::scaled_ends ends = detail::ends_at_scale(*ball, scale);
        return dyadic_enclosure{std::move(ends.lower), std::move(ends.upper), scale};
    }
}

}  // namespace surd
