// SPDX-License-Identifier: BSL-1.0
// Purpose: certified decimal digits, dyadic enclosures and correctly rounded doubles.
#ifndef SURD_REAL_DIGITS_HPP
#define SURD_REAL_DIGITS_HPP

#include <cstdint>
#include <string>

#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/real/exact_real.hpp"
#include "surd/real/sign.hpp"

namespace surd {

/// A decimal: (-1)^negative * 0.d1 d2 ... dn * 10^exponent, d1 not 0; or zero with no digits.
struct decimal {
    bool negative = false;
    std::string digits;         ///< n significant digits, no point
    std::int64_t exponent = 0;  ///< place of the point before d1
    bool is_exact = false;      ///< the decimal is the value itself

    /// Returns `1.4142` or `0.00012`; scientific `1.5e-30` where more than `most_zeros` zeros
    /// would stand beside the digits. No mark for inexactness.
    [[nodiscard]] std::string to_string(std::uint32_t most_zeros = 20) const;
};

/// Returns n significant digits of a, rounded half to even; always right, ties decided exactly.
/// Domain: 1 <= n. Errors: beyond_limits.
[[nodiscard]] outcome<decimal, beyond_limits> digits(exact_real const& a, std::uint64_t n,
                                                     limits const& allowed = {},
                                                     decision_report* report = nullptr);

/// lower/2^scale <= value <= upper/2^scale.
struct dyadic_enclosure {
    integer lower;
    integer upper;
    std::int64_t scale = 0;
};

/// Returns an enclosure with upper - lower <= 2. With 2^(k-1) <= |a| < 2^k the scale is about
/// bits - k, so that about `bits` bits of a are told; for |a| below 2^-bits the scale is 2*bits,
/// so 0 needs no decision. Errors: beyond_limits.
[[nodiscard]] outcome<dyadic_enclosure, beyond_limits> enclose(exact_real const& a,
                                                               std::uint64_t bits,
                                                               limits const& allowed = {});

enum class rounding : std::uint8_t { nearest_even, towards_zero, downward, upward };

/// Returns the double nearest to a in the given direction: correctly rounded, subnormals and
/// overflow included (beyond the largest double as IEEE 754 rounds).
/// Errors: beyond_limits when a tie or boundary could not be decided.
[[nodiscard]] outcome<double, beyond_limits> to_double(exact_real const& a,
                                                       rounding direction = rounding::nearest_even,
                                                       limits const& allowed = {},
                                                       decision_report* report = nullptr);

}  // namespace surd

#endif
