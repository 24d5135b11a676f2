// SPDX-License-Identifier: BSL-1.0
// Purpose: read an integer, a fraction or a decimal as the exact rational it spells.
#ifndef SURD_NUMBER_PARSE_HPP
#define SURD_NUMBER_PARSE_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "surd/number/integer.hpp"
#include "surd/number/limits.hpp"
#include "surd/number/rational.hpp"

namespace surd {

/// What a reader of numbers looked for where it stopped.
enum class number_expected : std::uint8_t {
    nothing,               ///< all was read
    digit,                 ///< in the whole part, after a point, a sign, an e or a slash
    end_of_number,         ///< something follows the number
    nonzero_denominator,   ///< 3/0
    number_within_limits,  ///< 1e999999999999, or more digits than the limit on bits allows
};

[[nodiscard]] constexpr char const* phrase_of(number_expected what) noexcept {
    switch (what) {
        case number_expected::nothing:
            return "nothing more";
        case number_expected::digit:
            return "a digit";
        case number_expected::end_of_number:
            return "the end of the number";
        case number_expected::nonzero_denominator:
            return "a denominator other than 0";
        case number_expected::number_within_limits:
            return "a number within the limit of bits";
    }
    return "";
}

/// A number that was read, or the byte where reading stopped and what was expected there.
struct parsed_number {
    rational value;
    std::size_t position = 0;  ///< of the fault; after the number on success
    number_expected expected = number_expected::nothing;

    [[nodiscard]] constexpr bool has_value() const noexcept {
        return expected == number_expected::nothing;
    }
    constexpr explicit operator bool() const noexcept { return has_value(); }
};

namespace detail {

parsed_number digits_need_more_than_64_bits_at_run_time(std::string_view digits, std::size_t first,
                                                        bool negative, std::int64_t exponent,
                                                        std::size_t end, limits const& allowed);
integer whole_number_needs_more_than_64_bits_at_run_time(std::string_view digits);

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

[[nodiscard]] constexpr std::size_t skip_digits(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && is_digit(text[at])) ++at;
    return at;
}

/// Up to 18 digits, other characters (the decimal point) passed over.
[[nodiscard]] constexpr std::int64_t few_digits(std::string_view digits) noexcept {
    std::int64_t value = 0;
    for (char const c : digits)
        if (is_digit(c)) value = 10 * value + (c - '0');
    return value;
}

/// Whether digits are more than any number within the limit has: d digits after the zeros in
/// front need more than 3 (d - 1) bits.
[[nodiscard]] constexpr bool has_too_many_digits(std::string_view digits,
                                                 limits const& allowed) noexcept {
    std::size_t zeros = 0;
    while (zeros < digits.size() && !(digits[zeros] >= '1' && digits[zeros] <= '9')) ++zeros;
    std::uint64_t const count = digits.size() - zeros;
    return count > 18 && count - 1 > allowed.max_bits / 3;
}

[[nodiscard]] constexpr bool is_within(rational const& x, limits const& allowed) noexcept {
    return x.numerator().bit_length() <= allowed.max_bits &&
           x.denominator().bit_length() <= allowed.max_bits;
}

[[nodiscard]] constexpr parsed_number fault(std::size_t where, number_expected what) {
    return {{}, where, what};
}

[[nodiscard]] constexpr integer whole_number(std::string_view digits) {
    if (digits.size() <= 18) return few_digits(digits);
    return whole_number_needs_more_than_64_bits_at_run_time(digits);
}

/// Digits from `first` to the slash have been read.
[[nodiscard]] constexpr parsed_number parse_fraction(std::string_view text, std::size_t first,
                                                     std::size_t slash, bool negative,
                                                     limits const& allowed) {
    std::size_t const end = skip_digits(text, slash + 1);
    if (end == slash + 1) return fault(end, number_expected::digit);
    if (end != text.size()) return fault(end, number_expected::end_of_number);
    std::string_view const above = text.substr(first, slash - first);
    std::string_view const below = text.substr(slash + 1);
    if (has_too_many_digits(above, allowed))
        return fault(first, number_expected::number_within_limits);
    if (has_too_many_digits(below, allowed))
        return fault(slash + 1, number_expected::number_within_limits);
    integer const numerator = whole_number(above);
    integer const denominator = whole_number(below);
    if (denominator.is_zero()) return fault(slash + 1, number_expected::nonzero_denominator);
    rational value(negative ? -numerator : numerator, denominator);
    if (!is_within(value, allowed)) return fault(first, number_expected::number_within_limits);
    return {std::move(value), end};
}

/// The number after an e; saturates far beyond any limit on bits.
[[nodiscard]] constexpr std::int64_t decimal_exponent(std::string_view digits, bool negative) {
    constexpr std::int64_t far = std::int64_t{1} << 60;
    std::int64_t exponent = 0;
    for (char const c : digits) exponent = exponent >= far / 16 ? far : 10 * exponent + (c - '0');
    return negative ? -exponent : exponent;
}

/// Returns digits * 10^exponent, where the digits start at byte `first` of a text of `end` bytes.
[[nodiscard]] constexpr parsed_number decimal(std::string_view digits, std::size_t first,
                                              bool negative, std::int64_t exponent, std::size_t end,
                                              limits const& allowed) {
    if (has_too_many_digits(digits, allowed))
        return fault(first, number_expected::number_within_limits);
    if (digits.size() > 18 || exponent < -18 || exponent > 18)
        return digits_need_more_than_64_bits_at_run_time(digits, first, negative, exponent, end,
                                                         allowed);
    integer const value = negative ? -few_digits(digits) : few_digits(digits);
    std::int64_t scale = 1;
    for (std::int64_t i = exponent < 0 ? -exponent : exponent; i > 0; --i) scale *= 10;
    rational number = exponent < 0 ? rational(value, scale) : rational(value * scale);
    if (!is_within(number, allowed)) return fault(first, number_expected::number_within_limits);
    return {std::move(number), end};
}

}  // namespace detail

/// Reads all of `text`: an optional sign, then digits ("42"), a fraction ("3/4"), or a decimal
/// with an optional exponent ("0.125", ".5", "2.", "1e-3"). No spaces, no digit groups.
/// Errors: the byte offset of the fault and what was expected there; a number whose numerator or
/// denominator would exceed allowed.max_bits is not built.
/// Exactness: exact; a decimal is the rational that it spells.
[[nodiscard]] constexpr parsed_number parse_number(std::string_view text,
                                                   limits const& allowed = {}) {
    std::size_t at = 0;
    bool const negative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+')) ++at;
    std::size_t const first = at;
    at = detail::skip_digits(text, at);
    std::size_t count = at - first;
    if (count > 0 && at < text.size() && text[at] == '/')
        return detail::parse_fraction(text, first, at, negative, allowed);

    std::int64_t exponent = 0;
    if (at < text.size() && text[at] == '.') {
        std::size_t const point = at;
        at = detail::skip_digits(text, point + 1);
        count += at - point - 1;
        exponent = -static_cast<std::int64_t>(at - point - 1);
    }
    if (count == 0) return detail::fault(at, number_expected::digit);
    std::string_view const digits = text.substr(first, at - first);

    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        bool const down = at < text.size() && text[at] == '-';
        if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
        std::size_t const begin = at;
        at = detail::skip_digits(text, at);
        if (at == begin) return detail::fault(at, number_expected::digit);
        exponent += detail::decimal_exponent(text.substr(begin, at - begin), down);
    }
    if (at != text.size()) return detail::fault(at, number_expected::end_of_number);
    return detail::decimal(digits, first, negative, exponent, at, allowed);
}

}  // namespace surd

#endif
