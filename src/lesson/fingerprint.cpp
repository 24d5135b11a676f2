// SPDX-License-Identifier: BSL-1.0
#include "lesson/fingerprint.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

namespace surd::lesson {

namespace {

std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (char const c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3u;
    }
    return hash;
}

std::string hexadecimal(std::uint64_t value) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; value >>= 4) text[i] = digits[value & 15];
    return text;
}

}  // namespace

void add_fingerprints(file_report& report) {
    std::map<std::string, std::size_t> seen;
    auto const name = [&](std::string const& key) {
        return hexadecimal(fnv1a(key + '\n' + std::to_string(seen[key]++)));
    };
    for (auto& c : report.claims) {
        c.fingerprint = name(std::string(name_of(c.kind)) + '\n' + c.reading + '\n' + c.expected);
    }
    for (auto& d : report.directives) d.fingerprint = name(d.code + '\n' + d.source);
}

}  // namespace surd::lesson
