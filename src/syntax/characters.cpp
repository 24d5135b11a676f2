// SPDX-License-Identifier: BSL-1.0
#include "characters.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace surd::syntax {

namespace {

template <typename Value, std::size_t N>
Value find_in(std::array<std::pair<char32_t, Value>, N> const& sorted, char32_t c,
              Value otherwise) {
    auto const at = std::lower_bound(sorted.begin(), sorted.end(), c,
                                     [](auto const& entry, char32_t x) { return entry.first < x; });
    return at != sorted.end() && at->first == c ? at->second : otherwise;
}

using character_pair = std::pair<char32_t, char>;
using named_pair = std::pair<char32_t, std::string_view>;

constexpr auto superscripts = std::to_array<character_pair>({
    {0x00B2, '2'}, {0x00B3, '3'}, {0x00B9, '1'}, {0x02B0, 'h'}, {0x02B2, 'j'}, {0x02B3, 'r'},
    {0x02B7, 'w'}, {0x02B8, 'y'}, {0x02E1, 'l'}, {0x02E2, 's'}, {0x02E3, 'x'}, {0x141F, '/'},
    {0x1D43, 'a'}, {0x1D47, 'b'}, {0x1D48, 'd'}, {0x1D49, 'e'}, {0x1D4D, 'g'}, {0x1D4F, 'k'},
    {0x1D50, 'm'}, {0x1D52, 'o'}, {0x1D56, 'p'}, {0x1D57, 't'}, {0x1D58, 'u'}, {0x1D5B, 'v'},
    {0x1D9C, 'c'}, {0x1DA0, 'f'}, {0x1DBB, 'z'}, {0x2044, '/'}, {0x2070, '0'}, {0x2071, 'i'},
    {0x2074, '4'}, {0x2075, '5'}, {0x2076, '6'}, {0x2077, '7'}, {0x2078, '8'}, {0x2079, '9'},
    {0x207A, '+'}, {0x207B, '-'}, {0x207C, '='}, {0x207D, '('}, {0x207E, ')'}, {0x207F, 'n'},
});

constexpr auto subscripts = std::to_array<character_pair>({
    {0x1D62, 'i'}, {0x1D63, 'r'}, {0x1D64, 'u'}, {0x1D65, 'v'}, {0x2080, '0'}, {0x2081, '1'},
    {0x2082, '2'}, {0x2083, '3'}, {0x2084, '4'}, {0x2085, '5'}, {0x2086, '6'}, {0x2087, '7'},
    {0x2088, '8'}, {0x2089, '9'}, {0x208A, '+'}, {0x208B, '-'}, {0x2090, 'a'}, {0x2091, 'e'},
    {0x2092, 'o'}, {0x2093, 'x'}, {0x2095, 'h'}, {0x2096, 'k'}, {0x2097, 'l'}, {0x2098, 'm'},
    {0x2099, 'n'}, {0x209A, 'p'}, {0x209B, 's'}, {0x209C, 't'}, {0x2C7C, 'j'},
});

constexpr auto fractions = std::to_array<named_pair>({
    {0x00BC, "1/4"},
    {0x00BD, "1/2"},
    {0x00BE, "3/4"},
    {0x2150, "1/7"},
    {0x2151, "1/9"},
    {0x2152, "1/10"},
    {0x2153, "1/3"},
    {0x2154, "2/3"},
    {0x2155, "1/5"},
    {0x2156, "2/5"},
    {0x2157, "3/5"},
    {0x2158, "4/5"},
    {0x2159, "1/6"},
    {0x215A, "5/6"},
    {0x215B, "1/8"},
    {0x215C, "3/8"},
    {0x215D, "5/8"},
    {0x215E, "7/8"},
});

constexpr auto greek_letters = std::to_array<named_pair>({
    {0x0391, "Alpha"},   {0x0392, "Beta"},     {0x0393, "Gamma"},   {0x0394, "Delta"},
    {0x0395, "Epsilon"}, {0x0396, "Zeta"},     {0x0397, "Eta"},     {0x0398, "Theta"},
    {0x0399, "Iota"},    {0x039A, "Kappa"},    {0x039B, "Lambda"},  {0x039C, "Mu"},
    {0x039D, "Nu"},      {0x039E, "Xi"},       {0x039F, "Omicron"}, {0x03A0, "Pi"},
    {0x03A1, "Rho"},     {0x03A3, "Sigma"},    {0x03A4, "Tau"},     {0x03A5, "Upsilon"},
    {0x03A6, "Phi"},     {0x03A7, "Chi"},      {0x03A8, "Psi"},     {0x03A9, "Omega"},
    {0x03B1, "alpha"},   {0x03B2, "beta"},     {0x03B3, "gamma"},   {0x03B4, "delta"},
    {0x03B5, "epsilon"}, {0x03B6, "zeta"},     {0x03B7, "eta"},     {0x03B8, "theta"},
    {0x03B9, "iota"},    {0x03BA, "kappa"},    {0x03BB, "lambda"},  {0x03BC, "mu"},
    {0x03BD, "nu"},      {0x03BE, "xi"},       {0x03BF, "omicron"}, {0x03C0, "pi"},
    {0x03C1, "rho"},     {0x03C2, "varsigma"}, {0x03C3, "sigma"},   {0x03C4, "tau"},
    {0x03C5, "upsilon"}, {0x03C6, "phi"},      {0x03C7, "chi"},     {0x03C8, "psi"},
    {0x03C9, "omega"},   {0x03D1, "vartheta"}, {0x03D5, "varphi"},  {0x03F5, "varepsilon"},
});

// Single characters that look like, and are typed for, a plain one.
constexpr auto look_alikes = std::to_array<std::pair<char32_t, char32_t>>({
    {0x00B5, 0x03BC}, {0x2010, '-'},    {0x2011, '-'},    {0x2012, '-'},    {0x2013, '-'},
    {0x2016, 0x2016}, {0x2022, 0x00B7}, {0x20AC, 0x20AC}, {0x210E, 'h'},    {0x2126, 0x03A9},
    {0x2212, '-'},    {0x2215, '/'},    {0x2217, '*'},    {0x2219, 0x00B7}, {0x2223, '|'},
    {0x22C5, 0x00B7}, {0x22EF, 0x2026}, {0x2500, '-'},    {0x2502, '|'},    {0x2758, '|'},
    {0x2A7D, 0x2264}, {0x2A7E, 0x2265}, {0x3001, ','},    {0x30FB, 0x00B7}, {0xFE63, '-'},
});

}  // namespace

decoded_character decode(std::string_view text, std::size_t at) {
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    if (at >= text.size()) return {};
    unsigned const first = byte(0);
    if (first < 0x80) return {first, 1};
    std::size_t const size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + size > text.size()) return {};
    char32_t value = first & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u) return {};
        value = (value << 6) | (byte(i) & 0x3Fu);
    }
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    if (value < least[size] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return {};
    return {value, size};
}

std::string encode(char32_t c) {
    auto const tail = [c](int shift) { return static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
    if (c < 0x80) return {static_cast<char>(c)};
    if (c < 0x800) return {static_cast<char>(0xC0 | (c >> 6)), tail(0)};
    if (c < 0x10000) return {static_cast<char>(0xE0 | (c >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xF0 | (c >> 18)), tail(12), tail(6), tail(0)};
}

char32_t plain_form(char32_t c) {
    if (c < 0x80) return c;
    if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFEE0;
    if (c >= 0x1D7CE && c <= 0x1D7FF) return '0' + (c - 0x1D7CE) % 10;
    if (c >= 0x1D400 && c <= 0x1D6A3) {  // thirteen alphabets of 26 capitals and 26 small letters
        char32_t const letter = (c - 0x1D400) % 52;
        return letter < 26 ? 'A' + letter : 'a' + (letter - 26);
    }
    return find_in(look_alikes, c, c);
}

space_kind space_of(char32_t c) {
    switch (c) {
        case ' ':
        case '\t':
        case '\n':
        case '\r':
        case '\f':
        case '\v':
        case 0x2000:
        case 0x2001:
        case 0x2002:
        case 0x2003:
        case 0x2028:
        case 0x2029:
        case 0x3000:
            return space_kind::ordinary;
        case 0x00A0:
        case 0x2004:
        case 0x2005:
        case 0x2006:
        case 0x2007:
        case 0x2008:
        case 0x2009:
        case 0x200A:
        case 0x202F:
        case 0x205F:
            return space_kind::thin;
        case 0x00AD:
        case 0x200B:
        case 0x200C:
        case 0x200D:
        case 0x200E:
        case 0x200F:
        case 0x2060:
        case 0x2061:  // function application
        case 0x2062:  // invisible times: juxtaposition says the same
        case 0xFE0E:
        case 0xFE0F:
        case 0xFEFF:
            return space_kind::invisible;
        default:
            return space_kind::none;
    }
}

char superscript_of(char32_t c) { return find_in(superscripts, c, '\0'); }
char subscript_of(char32_t c) { return find_in(subscripts, c, '\0'); }
std::string_view vulgar_fraction(char32_t c) { return find_in(fractions, c, std::string_view()); }
std::string_view greek_name(char32_t c) { return find_in(greek_letters, c, std::string_view()); }

bool is_word_character(char32_t c) {
    if (c < 0xC0 || c == 0xD7 || c == 0xF7) return false;
    return c < 0x250 || (c >= 0x400 && c < 0x530) || (c >= 0x1E00 && c < 0x2000) ||
           (c >= 0x3005 && c < 0x3008) || (c >= 0x3040 && c < 0x3100 && c != 0x30FB) ||
           (c >= 0x3400 && c < 0xA000) || (c >= 0xAC00 && c < 0xD7A4) ||
           (c >= 0xF900 && c < 0xFB00) || (c >= 0x20000 && c < 0x30000);
}

std::string display_name(char32_t c) {
    if (c > 0x20 && c < 0x7F) return {static_cast<char>(c)};
    constexpr char const* hexadecimal = "0123456789ABCDEF";
    std::string digits;
    for (int shift = c > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        digits += hexadecimal[(c >> shift) & 0xF];
    if (digits.size() == 6 && digits[0] == '0') digits.erase(0, 1);
    return "U+" + digits;
}

}  // namespace surd::syntax
