// SPDX-License-Identifier: BSL-1.0
// Purpose: integers to and from decimal digits.
#include <algorithm>
#include <charconv>

#include "number/gmp_bridge.hpp"

namespace surd {

std::string integer::to_string() const {
    if (limbs_ == nullptr) {
        char digits[24];
        auto const [end, error] = std::to_chars(digits, digits + sizeof digits, value_);
        return std::string(digits, end);
    }
    detail::mpz_view const z(*this);
    std::string text(mpz_sizeinbase(z, 10) + 2, '\0');
    mpz_get_str(text.data(), 10, z);
    text.resize(text.find('\0'));
    return text;
}

std::optional<integer> integer::from_string(std::string_view text) {
    bool const negative = !text.empty() && text.front() == '-';
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    auto const is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    if (text.size() <= 18) {
        std::int64_t value = 0;
        for (char const c : text) value = 10 * value + (c - '0');
        return integer(negative ? -value : value);
    }
    detail::mpz_value z;
    mpz_set_str(z, std::string(text).c_str(), 10);
    if (negative) mpz_neg(z, z);
    return detail::from_mpz(z);
}

}  // namespace surd
