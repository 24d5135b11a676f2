// SPDX-License-Identifier: BSL-1.0
// Purpose: exact numbers in the notation of a language: digit groups and the decimal sign.
#ifndef SURD_TEXT_NUMBER_FORMAT_HPP
#define SURD_TEXT_NUMBER_FORMAT_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "surd/number/integer.hpp"
#include "surd/number/rational.hpp"
#include "surd/radical/radical.hpp"

namespace surd::text {

/// How a language writes digits: groups of three from `least_digits` digits on.
struct number_format {
    char group = ',';
    char decimal = '.';
    std::size_t least_digits = 4;

    friend constexpr bool operator==(number_format const&, number_format const&) = default;
};

/// 1,024 and 16,384; 0.5. English and Chinese write alike.
inline constexpr number_format english_numbers{};
inline constexpr number_format chinese_numbers{};
/// 1024 and 16.384; 0,5.
/// Source: Real Academia Española, Ortografía de la lengua española (2010): four digits stand
/// together.
inline constexpr number_format spanish_numbers{'.', ',', 5};

/// Returns the digits in groups of three counted from the right. Domain: decimal digits only.
[[nodiscard]] std::string grouped(std::string_view digits, number_format const& format);

/// Returns the number exactly: 1,048,576; -16,384; a fraction as 1/1,024.
[[nodiscard]] std::string format_number(integer const& x, number_format const& format);
[[nodiscard]] std::string format_number(rational const& x, number_format const& format);

/// Returns the radical exactly, in Unicode notation with its coefficient grouped: 1,024√2.
[[nodiscard]] std::string format_number(radical const& x, number_format const& format);

/// Returns a decimal text (digits, perhaps a sign and a point, as `1448.15`) with the groups and
/// the sign of the format; other characters end the number and are kept, as in `1.5e-30`.
[[nodiscard]] std::string format_decimal(std::string_view decimal, number_format const& format);

}  // namespace surd::text

#endif
