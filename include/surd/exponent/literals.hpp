// SPDX-License-Identifier: BSL-1.0
// Purpose: exponents as literals: 2_e/3, 1.5_e, "2/3"_e.
#ifndef SURD_EXPONENT_LITERALS_HPP
#define SURD_EXPONENT_LITERALS_HPP

#include <cstddef>
#include <cstdint>

#include "surd/exponent/exponent.hpp"

namespace surd {

namespace detail {

// A constant expression that reaches one of these is rejected by its name.
void an_exponent_literal_is_a_number_or_a_fraction_like_2_3();
void this_exponent_literal_does_not_fit_64_bits();

constexpr void append_digit(int128& value, char digit) {
    value = value * 10 + (digit - '0');
    if (!fits_64(value)) this_exponent_literal_does_not_fit_64_bits();
}

// Reads digits with an optional decimal point, digit separators skipped: 12, 1.5, 1'000.
constexpr exponent read_decimal(char const* text, std::size_t length) {
    int128 value = 0;
    int128 scale = 1;
    bool digits = false;
    bool point = false;
    for (std::size_t i = 0; i < length; ++i) {
        char const c = text[i];
        if (c == '\'') continue;
        if (c == '.' && !point) {
            point = true;
        } else if (c >= '0' && c <= '9') {
            append_digit(value, c);
            if (point) append_digit(scale, '0');
            digits = true;
        } else {
            an_exponent_literal_is_a_number_or_a_fraction_like_2_3();
        }
    }
    if (!digits) an_exponent_literal_is_a_number_or_a_fraction_like_2_3();
    return exponent(static_cast<std::int64_t>(value), static_cast<std::int64_t>(scale));
}

constexpr exponent read_exponent(char const* text, std::size_t length) {
    bool const negative = length > 0 && text[0] == '-';
    if (negative) {
        ++text;
        --length;
    }
    std::size_t bar = 0;
    while (bar < length && text[bar] != '/') ++bar;
    auto e = read_decimal(text, bar);
    if (bar < length) e = e / read_decimal(text + bar + 1, length - bar - 1);
    return negative ? -e : e;
}

}  // namespace detail

inline namespace literals {

/// 2_e is the exponent 2, 1.5_e the exponent 3/2; divide for fractions: 2_e/3.
template <char... Digits>
consteval exponent operator""_e() {
    constexpr char text[] = {Digits...};
    return detail::read_decimal(text, sizeof...(Digits));
}

/// "2/3"_e, "-7/5"_e, "0.4"_e.
consteval exponent operator""_e(char const* text, std::size_t length) {
    return detail::read_exponent(text, length);
}

}  // namespace literals

}  // namespace surd

#endif
