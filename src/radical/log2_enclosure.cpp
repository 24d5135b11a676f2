// SPDX-License-Identifier: BSL-1.0
#include "radical/log2_enclosure.hpp"

#include "surd/number/wide.hpp"

namespace surd::detail {

namespace {

// With m in [1, 2) and log2(m) = 0.d1 d2 d3 ... in binary, d1 says whether m^2 >= 2, and
// m^2 or m^2/2 is the number with the logarithm 0.d2 d3 ...
//
// m is held rounded down to `working` fractional bits. The first rounding and the two of each
// step each lower the logarithm of the number at hand by at most log2(1/(1 - 2^-working)), which
// is below 1.5 * 2^-working. Step i counts for 2^-i, so the digits found, taken as a number, are
// below the logarithm by less than 2^-bits (digits not looked at) + 4.5 * 2^-working, and they
// never exceed it. For working >= bits + 3 that is less than 2 * 2^-bits.
constexpr std::uint64_t guard_bits = 3;

integer digits_of_large(integer const& x, std::uint64_t bits) {
    std::uint64_t const working = bits + guard_bits;
    std::uint64_t const whole = x.bit_length() - 1;
    integer m = whole > working ? shift_right(x, whole - working) : shift_left(x, working - whole);
    integer digits = 0;
    for (std::uint64_t i = 0; i < bits; ++i) {
        m = shift_right(m * m, working);
        digits = shift_left(digits, 1);
        if (m.bit_length() == working + 2) {
            m = shift_right(m, 1);
            digits += 1;
        }
    }
    return digits;
}

// The same in machine words. Domain: bits <= 60.
integer digits_in_64_bits(integer const& x, std::uint64_t bits) {
    std::uint64_t const whole = x.bit_length() - 1;
    std::uint64_t m =
        whole > 63 ? shift_right(x, whole - 63).to_uint64() : shift_left(x, 63 - whole).to_uint64();
    std::uint64_t digits = 0;
    for (std::uint64_t i = 0; i < bits; ++i) {
        uint128 const square = uint128{m} * m;
        bool const carry = static_cast<bool>(square >> 127);
        m = static_cast<std::uint64_t>(square >> (carry ? 64 : 63));
        digits = 2 * digits + static_cast<std::uint64_t>(carry);
    }
    return digits;
}

}  // namespace

scaled_enclosure log2_enclosure(integer const& x, std::uint64_t bits) {
    SURD_EXPECTS(x.sign() > 0 && bits >= 1, "log2_enclosure needs a positive number");
    std::uint64_t const whole = x.bit_length() - 1;
    integer const scaled = shift_left(integer(whole), bits);
    if (x.trailing_zero_bits() == whole) return {scaled, scaled};
    integer const lower =
        scaled + (bits <= 63 - guard_bits ? digits_in_64_bits(x, bits) : digits_of_large(x, bits));
    return {lower, lower + 2};
}

}  // namespace surd::detail
