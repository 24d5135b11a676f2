// SPDX-License-Identifier: BSL-1.0
#include "surd/text/number_format.hpp"

namespace surd::text {

std::string grouped(std::string_view digits, number_format const& format) {
    if (digits.size() < format.least_digits) return std::string(digits);
    std::string result;
    result.reserve(digits.size() + digits.size() / 3);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) result += format.group;
        result += digits[i];
    }
    return result;
}

std::string format_number(integer const& x, number_format const& format) {
    auto const digits = abs(x).to_string();
    return (x.sign() < 0 ? "-" : "") + grouped(digits, format);
}

std::string format_number(rational const& x, number_format const& format) {
    auto result = format_number(x.numerator(), format);
    if (!x.is_integer()) result += '/' + format_number(x.denominator(), format);
    return result;
}

std::string format_number(radical const& x, number_format const& format) {
    if (x.is_rational()) return format_number(x.coefficient(), format);
    auto const& numerator = x.coefficient().numerator();
    auto const& denominator = x.coefficient().denominator();
    auto const size = abs(numerator);
    // The root alone and the root twice tell how the notation joins a coefficient to it.
    auto const with_coefficient = [&](rational c) {
        return detail::radical_access::make(std::move(c), x.radicand(), x.index(), x.is_reduced())
            .to_unicode();
    };
    auto result = std::string(numerator.sign() < 0 ? "-" : "");
    if (size.is_one()) {
        result += with_coefficient(1);
    } else {
        result += format_number(size, format) + with_coefficient(2).substr(1);
    }
    if (!denominator.is_one()) result += '/' + format_number(denominator, format);
    return result;
}

std::string format_decimal(std::string_view decimal, number_format const& format) {
    auto const digits_from = [&](std::size_t at) {
        auto const end = decimal.find_first_not_of("0123456789", at);
        return end == std::string_view::npos ? decimal.size() : end;
    };
    std::size_t const begin = decimal.empty() || decimal[0] != '-' ? 0 : 1;
    std::size_t end = digits_from(begin);
    auto result =
        std::string(decimal.substr(0, begin)) + grouped(decimal.substr(begin, end - begin), format);
    if (end < decimal.size() && decimal[end] == '.') {
        std::size_t const last = digits_from(end + 1);
        result += format.decimal;
        result += decimal.substr(end + 1, last - end - 1);
        end = last;
    }
    return result + std::string(decimal.substr(end));
}

}  // namespace surd::text
