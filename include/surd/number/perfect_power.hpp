// SPDX-License-Identifier: BSL-1.0
// Purpose: is an integer a power of a smaller one, and of which.
#ifndef SURD_NUMBER_PERFECT_POWER_HPP
#define SURD_NUMBER_PERFECT_POWER_HPP

#include <cstdint>

#include "surd/number/integer.hpp"
#include "surd/number/small_perfect_power.hpp"

namespace surd {

/// base^exponent, the exponent as large as possible.
struct power_form {
    integer base;
    std::uint64_t exponent = 1;

    friend constexpr bool operator==(power_form const&, power_form const&) = default;
};

namespace detail {

power_form perfect_power_needs_more_than_64_bits_at_run_time(integer const& n);

}  // namespace detail

/// Returns the base and the largest exponent with base^exponent = n; exponent 1 when n is no
/// perfect power. Negative numbers have odd exponents only: -64 is (-4)^3. The numbers 0, 1 and
/// -1, powers of themselves without a largest exponent, are given exponent 1.
[[nodiscard]] constexpr power_form perfect_power(integer const& n) {
    if (!n.fits_int64() && !n.fits_uint64())
        return detail::perfect_power_needs_more_than_64_bits_at_run_time(n);
    detail::small_power_form const form = detail::perfect_power_64(n.low_limb());
    if (n.sign() >= 0) return {form.base, form.exponent};
    int const twos = std::countr_zero(form.exponent);
    integer const base = integer_power(integer(form.base), std::uint64_t{1} << twos);
    return {-base, form.exponent >> twos};
}

/// Returns whether n = b^e for integers b and e >= 2; so are 0, 1 and -1.
[[nodiscard]] constexpr bool is_perfect_power(integer const& n) {
    return n.bit_length() <= 1 || perfect_power(n).exponent > 1;
}

}  // namespace surd

#endif
