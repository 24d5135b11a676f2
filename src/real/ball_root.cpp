// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of dyadic balls.
#include <algorithm>
#include <cmath>

#include "real/ball.hpp"
#include "surd/number/integer_root.hpp"

namespace surd::detail {

namespace {

constexpr std::uint64_t largest_index_by_integer_root = 6;
constexpr std::uint64_t largest_index_by_newton = std::uint64_t{1} << 31;

/// The root of a ball of positive numbers through the integer root of a shifted midpoint.
ball root_by_integers(ball const& a, std::uint64_t n, std::uint64_t precision) {
    std::uint64_t const want = n * (precision + 1);
    std::uint64_t const have = a.midpoint.bit_length();
    std::uint64_t k = want > have ? want - have : 0;
    // The exponent that remains must be a multiple of n.
    auto const index = static_cast<std::int64_t>(n);
    std::int64_t const rest =
        (((a.exponent - static_cast<std::int64_t>(k)) % index) + index) % index;
    k += static_cast<std::uint64_t>(rest);
    integer midpoint = floor_root(shift_left(a.midpoint, k), n).root;
    // The relative error of a root is at most that of its radicand; 1 for each floor.
    integer radius = 1;
    if (a.radius != 0) radius += floor_quotient((midpoint + 1) * integer(a.radius), a.midpoint) + 1;
    std::int64_t const e = (a.exponent - static_cast<std::int64_t>(k)) / index;
    return cut_ball(std::move(midpoint), radius, e, precision);
}

/// An approximation of the root to about 45 bits; nothing is proved of it.
ball approximate_root(ball const& a, std::uint64_t n) {
    std::uint64_t const length = a.midpoint.bit_length();
    std::uint64_t const drop = length > 62 ? length - 62 : 0;
    auto const leading = static_cast<double>(shift_right(a.midpoint, drop).to_int64());
    std::int64_t const e = a.exponent + static_cast<std::int64_t>(drop);
    // 2^e = 2^(n q + s): the root of the rest stays near 1.
    auto const index = static_cast<std::int64_t>(n);
    std::int64_t const whole = (e + 62) / index;
    auto const rest = static_cast<double>(e - whole * index);
    double const y = std::exp2((std::log2(leading) + rest) / static_cast<double>(n));
    int places = 0;
    double const fraction = std::frexp(y, &places);
    return {integer(static_cast<std::int64_t>(std::ldexp(fraction, 53))), 0, whole + places - 53};
}

/// The root of a ball of positive numbers by Newton's iteration, proved at the end: with
/// v / y^n in [1 - t, 1 + t] and t <= 1/2, root / y lies in [1 - 2t/n, 1 + t/n].
std::optional<ball> root_by_newton(ball const& a, std::uint64_t n, std::uint64_t precision) {
    std::uint64_t const working =
        precision + 2 * static_cast<std::uint64_t>(std::bit_width(n)) + 16;
    ball y = approximate_root(a, n);
    ball const middle(a.midpoint, 0, a.exponent);
    auto const lost = static_cast<std::uint64_t>(std::bit_width(n));
    std::uint64_t bits = 40;  // right bits of y; a step doubles them but for log2 n
    for (bool last = false; !last;) {
        bits = bits > lost + 8 ? 2 * bits - lost : bits + 8;
        last = bits >= working;
        std::uint64_t const p = std::min(bits, working) + 16;
        auto const quotient = divide(middle, power(y, n - 1, p), p);
        if (!quotient) return std::nullopt;
        // y + (v / y^(n-1) - y) / n
        ball const step = add(*quotient, negated(y), p);
        auto const change = divide(step, ball(integer(n)), p);
        if (!change) return std::nullopt;
        y = rounded(add(y, *change, p), p);
        y.radius = 0;
    }
    auto const ratio = divide(a, power(y, n, working), working);
    if (!ratio) return std::nullopt;
    ball const t = add(*ratio, ball(integer(-1)), working);
    // |t| <= 2^k
    std::int64_t const k = t.magnitude_exponent();
    if (k >= -1) return std::nullopt;
    // 2 |y| t / n < 2^(top of y + k + 1 - floor(log2 n))
    std::int64_t const error =
        y.exponent + static_cast<std::int64_t>(y.midpoint.bit_length()) + k + 2 - std::bit_width(n);
    return add(y, ball(integer(0), 1, error), precision);
}

/// A bound on the root of every number up to 2^k: 2^ceil(k/n).
std::int64_t root_exponent(std::int64_t k, std::uint64_t n) {
    auto const index = static_cast<std::int64_t>(n);
    return k >= 0 ? (k + index - 1) / index : -((-k) / index);
}

}  // namespace

ball root(ball const& a, std::uint64_t n, std::uint64_t precision) {
    if (n == 1) return rounded(a, precision);
    if (a.midpoint.is_zero() && a.radius == 0) return a;
    ball const radicand = rounded(a, precision + 2);
    if (!radicand.contains_zero()) {
        bool const negative = radicand.midpoint.sign() < 0;
        SURD_EXPECTS(!negative || n % 2 == 1, "an even root needs a radicand that is not negative");
        ball const positive = absolute(radicand);
        if (n <= largest_index_by_integer_root) {
            ball result = root_by_integers(positive, n, precision);
            return negative ? negated(std::move(result)) : result;
        }
        if (n <= largest_index_by_newton)
            if (auto result = root_by_newton(positive, n, precision))
                return negative ? negated(*std::move(result)) : *std::move(result);
    }
    return {integer(0), 1, root_exponent(radicand.magnitude_exponent(), n)};
}

}  // namespace surd::detail
