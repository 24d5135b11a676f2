// SPDX-License-Identifier: BSL-1.0
#include "lesson/utf8.hpp"

#include <utf8proc.h>

namespace surd::lesson {

std::size_t first_invalid_utf8(std::string_view text) {
    auto const* bytes = reinterpret_cast<utf8proc_uint8_t const*>(text.data());
    std::size_t i = 0;
    while (i < text.size()) {
        if (bytes[i] < 0x80) {
            ++i;
            continue;
        }
        utf8proc_int32_t value = 0;
        auto const length =
            utf8proc_iterate(bytes + i, static_cast<utf8proc_ssize_t>(text.size() - i), &value);
        if (length <= 0) return i;
        i += static_cast<std::size_t>(length);
    }
    return std::string_view::npos;
}

code_point code_point_at(std::string_view text, std::size_t i) {
    auto const* bytes = reinterpret_cast<utf8proc_uint8_t const*>(text.data());
    utf8proc_int32_t value = 0;
    auto const length =
        utf8proc_iterate(bytes + i, static_cast<utf8proc_ssize_t>(text.size() - i), &value);
    if (length <= 0) return {0xFFFD, 1};
    return {static_cast<char32_t>(value), static_cast<std::size_t>(length)};
}

}  // namespace surd::lesson
