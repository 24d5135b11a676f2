// SPDX-License-Identifier: BSL-1.0
// Purpose: first looks at numbers, powers and roots in doubles with error bounds.
#include "real/estimate.hpp"

namespace surd::detail {

estimate estimate_of(integer const& value) {
    if (value.fits_int64()) {
        std::int64_t const small = value.to_int64();
        auto const middle = static_cast<double>(small);
        if (small > -(std::int64_t{1} << 53) && small < (std::int64_t{1} << 53)) return {middle, 0};
        return estimate::rounded(middle, 0);
    }
    std::uint64_t const drop = value.bit_length() - 62;
    if (drop > 900) return estimate::unknown();
    auto const leading = static_cast<double>(shift_right(value, drop).to_int64());
    // One unit for the bits dropped, one for the conversion.
    return estimate::rounded(std::ldexp(leading, static_cast<int>(drop)),
                             std::ldexp(1.0, static_cast<int>(drop)));
}

estimate estimate_of(rational const& value) {
    if (value.is_integer()) return estimate_of(value.numerator());
    return estimate_of(value.numerator()) / estimate_of(value.denominator());
}

estimate estimate_of(radical const& value) {
    estimate const c = estimate_of(value.coefficient());
    if (value.is_rational()) return c;
    return c * root(estimate_of(value.radicand()), value.index());
}

estimate power(estimate const& a, std::uint64_t n) {
    estimate result{1, 0};
    estimate square = a;
    for (; n != 0; n >>= 1) {
        if (n & 1) result = result * square;
        if (n > 1) square = square * square;
    }
    return result;
}

estimate root(estimate const& a, std::int64_t n) {
    if (n == 1) return a;
    double const size = std::fabs(a.middle);
    if (!(size > a.error)) {
        // |x| <= size + error; for even n the root lies in the upper half of what is returned.
        double const most =
            std::pow((size + a.error) * estimate::outward, 1.0 / static_cast<double>(n)) *
            (1 + 0x1p-20);
        if (n % 2 == 0) return {most / 2, most / 2 * estimate::outward + estimate::underflow};
        return {0, most + estimate::underflow};
    }
    if (n == 2) {
        double const y = std::sqrt(size);
        // |sqrt(x + d) - sqrt(x)| <= |d| / sqrt(x)
        return estimate::rounded(y, a.error == 0 ? 0 : a.error / y * estimate::outward);
    }
    // Whatever the library function returned, y^n / x = 1 + s with |s| <= t <= 1/2 puts the root
    // within y * t of y: (1 + s)^(1/n) differs from 1 by at most |s|.
    double const y = n == 3 ? std::cbrt(size) : std::pow(size, 1.0 / static_cast<double>(n));
    if (n > 256) return estimate::unknown();
    estimate const ratio = estimate{size, a.error} / power({y, 0}, static_cast<std::uint64_t>(n));
    double const t =
        (std::fabs(ratio.middle - 1) * estimate::outward + ratio.error) * estimate::outward;
    if (!(t <= 0.5)) return estimate::unknown();
    return estimate::rounded(a.middle < 0 ? -y : y, y * t);
}

}  // namespace surd::detail
