// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/through_points.hpp"

#include <algorithm>

#include "surd/power/pow.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd::growth {

namespace {

outcome<logarithm, undefined> positive_log(rational const& base, rational const& value) {
    auto const found = log(radical(base), radical(value));
    if (found) return *found;
    SURD_EXPECTS(found.kind() == failure_kind::undefined,
                 "the logarithm of a positive number to a positive base other than 1 is real");
    return undefined{found.why()};
}

bool is_power(rational const& base, rational const& p, rational const& value,
              limits const& allowed) {
    auto const power = pow(base, p, {}, allowed);
    return power.has_value() && *power == radical(value);
}

/// Whether value = base^p for the exponent p of the law that has log(base1, value1) = p.
bool is_on(logarithm const& p, rational const& base, rational const& value, limits const& allowed) {
    if (p.is_rational) return is_power(base, p.exponent, value, allowed);
    // base = base1^r and value = value1^r give the same logarithm; with r irrational nothing is
    // claimed.
    auto const r = positive_log(p.base.to_rational(), base);
    return r.has_value() && r->is_rational &&
           is_power(p.value.to_rational(), r->exponent, value, allowed);
}

std::optional<power_law> law_at(data_point const& point, rational const& p, limits const& allowed) {
    if (!p.fits_int64()) return std::nullopt;
    auto const power = pow(point.size, p, {}, allowed);
    if (!power) return std::nullopt;
    auto const c = divide(radical(point.value), *power, allowed);
    if (!c) return std::nullopt;
    return power_law(*c, surd::exponent(p.numerator().to_int64(), p.denominator().to_int64()));
}

}  // namespace

outcome<logarithm, undefined> exponent_through(data_point const& a, data_point const& b) {
    SURD_EXPECTS(a.size.sign() > 0 && a.value.sign() > 0 && b.size.sign() > 0 && b.value.sign() > 0,
                 "a power law goes through points with positive size and value");
    return positive_log(b.size / a.size, b.value / a.value);
}

std::optional<exact_law> law_through(std::span<data_point const> points, limits const& allowed) {
    if (points.empty()) return std::nullopt;
    auto const& first = points.front();
    auto const other = std::find_if(points.begin(), points.end(), [&](data_point const& point) {
        return point.size != first.size;
    });
    if (other == points.end()) return std::nullopt;
    auto const p = exponent_through(first, *other);
    if (!p) return std::nullopt;
    for (auto const& point : points) {
        if (point.size == first.size) {
            if (point.value != first.value) return std::nullopt;
        } else if (!is_on(*p, point.size / first.size, point.value / first.value, allowed)) {
            return std::nullopt;
        }
    }
    exact_law found{*p, std::nullopt};
    if (p->is_rational) found.law = law_at(first, p->exponent, allowed);
    return found;
}

}  // namespace surd::growth
