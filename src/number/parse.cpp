// SPDX-License-Identifier: BSL-1.0
// Purpose: long numbers from text.
#include "surd/number/parse.hpp"

#include <algorithm>
#include <string>

namespace surd::detail {

integer whole_number_needs_more_than_64_bits_at_run_time(std::string_view digits) {
    return *integer::from_string(digits);
}

parsed_number digits_need_more_than_64_bits_at_run_time(std::string_view digits, std::size_t first,
                                                        bool negative, std::int64_t exponent,
                                                        std::size_t end, limits const& allowed) {
    std::string plain;
    std::copy_if(digits.begin(), digits.end(), std::back_inserter(plain), is_digit);
    // Zeros at both ends cost nothing: 0e999 is 0, 1000e-3 is 1.
    plain.erase(0, plain.find_first_not_of('0'));
    if (plain.empty()) return {rational(0), end};
    std::size_t const kept = plain.find_last_not_of('0') + 1;
    exponent += static_cast<std::int64_t>(plain.size() - kept);
    plain.resize(kept);

    // 10^e has more than 3e bits.
    if (magnitude(exponent) > allowed.max_bits / 3)
        return {{}, first, number_expected::number_within_limits};
    integer const value = whole_number_needs_more_than_64_bits_at_run_time(plain);
    integer const scale = integer_power(10, magnitude(exponent));
    rational number = exponent < 0 ? rational(value, scale) : rational(value * scale);
    if (!is_within(number, allowed)) return {{}, first, number_expected::number_within_limits};
    return {negative ? -number : std::move(number), end};
}

}  // namespace surd::detail
