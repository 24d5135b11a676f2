// SPDX-License-Identifier: BSL-1.0
// Purpose: a first look at a number: a double and a proven bound on its error.
// Each operation allows for one unit in the last place of its own rounding, so the bounds hold
// in every rounding mode; what leaves the range of doubles ends with an error of infinity or
// NaN, and tells nothing.
#ifndef SURD_SRC_REAL_ESTIMATE_HPP
#define SURD_SRC_REAL_ESTIMATE_HPP

#include <cmath>
#include <cstdint>
#include <limits>

#include "surd/number/rational.hpp"
#include "surd/radical/radical.hpp"

namespace surd::detail {

/// |x - middle| <= error.
struct estimate {
    double middle = 0;
    double error = 0;

    static constexpr double unit = 0x1p-52;
    // The bound is itself computed with rounding, and products may underflow.
    static constexpr double outward = 1 + 0x1p-40;
    static constexpr double underflow = 1e-300;

    [[nodiscard]] static estimate unknown() { return {0, std::numeric_limits<double>::infinity()}; }
    /// A result computed with one rounding from operands that cost `inherited`.
    [[nodiscard]] static estimate rounded(double middle, double inherited) {
        return {middle, (inherited + std::fabs(middle) * unit) * outward + underflow};
    }
    /// Whether every number within the error has the sign of the middle.
    [[nodiscard]] bool tells_sign() const { return std::fabs(middle) > error; }
    [[nodiscard]] int sign() const { return middle > 0 ? 1 : -1; }

    [[nodiscard]] estimate operator-() const { return {-middle, error}; }
    friend estimate operator+(estimate const& a, estimate const& b) {
        return rounded(a.middle + b.middle, a.error + b.error);
    }
    friend estimate operator*(estimate const& a, estimate const& b) {
        return rounded(a.middle * b.middle, std::fabs(a.middle) * b.error +
                                                std::fabs(b.middle) * a.error + a.error * b.error);
    }
    friend estimate operator/(estimate const& a, estimate const& b) {
        if (!b.tells_sign()) return unknown();
        double const quotient = a.middle / b.middle;
        return rounded(quotient, (a.error + std::fabs(quotient) * (1 + unit) * b.error) /
                                     (std::fabs(b.middle) - b.error));
    }
};

[[nodiscard]] estimate estimate_of(integer const& value);
[[nodiscard]] estimate estimate_of(rational const& value);
[[nodiscard]] estimate estimate_of(radical const& value);
[[nodiscard]] estimate power(estimate const& a, std::uint64_t n);
/// The real n-th root; for even n of a number that is known not to be negative.
[[nodiscard]] estimate root(estimate const& a, std::int64_t n);

}  // namespace surd::detail

#endif
