// SPDX-License-Identifier: BSL-1.0
#include "lesson/markup.hpp"

#include <algorithm>
#include <array>

#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

struct named_character {
    std::string_view name;
    std::string_view text;
};

/// The names of XML, and those that mathematics in HTML and old XML modules uses.
constexpr named_character named_characters[] = {
    {"amp", "&"},         {"lt", "<"},
    {"gt", ">"},          {"quot", "\""},
    {"apos", "'"},        {"nbsp", "\u00A0"},
    {"minus", "−"},       {"times", "×"},
    {"divide", "÷"},      {"middot", "·"},
    {"sdot", "⋅"},        {"radic", "√"},
    {"ne", "≠"},          {"le", "≤"},
    {"ge", "≥"},          {"leq", "≤"},
    {"geq", "≥"},         {"plusmn", "±"},
    {"PlusMinus", "±"},   {"deg", "°"},
    {"sup1", "¹"},        {"sup2", "²"},
    {"sup3", "³"},        {"frac12", "½"},
    {"frac14", "¼"},      {"frac34", "¾"},
    {"thinsp", "\u2009"}, {"ensp", "\u2002"},
    {"emsp", "\u2003"},   {"hellip", "…"},
    {"ndash", "–"},       {"mdash", "—"},
    {"asymp", "≈"},       {"infin", "∞"},
    {"pi", "π"},          {"alpha", "α"},
    {"beta", "β"},        {"gamma", "γ"},
    {"theta", "θ"},       {"lambda", "λ"},
    {"mu", "μ"},          {"sigma", "σ"},
    {"omega", "ω"},       {"Delta", "Δ"},
    {"rarr", "→"},        {"rArr", "⇒"},
    {"hArr", "⇔"},        {"isin", "∈"},
    {"it", "\u2062"},     {"InvisibleTimes", "\u2062"},
    {"af", "\u2061"},     {"ApplyFunction", "\u2061"},
    {"lsquo", "‘"},       {"rsquo", "’"},
    {"ldquo", "“"},       {"rdquo", "”"},
    {"laquo", "«"},       {"raquo", "»"},
    {"iquest", "¿"},      {"ntilde", "ñ"},
    {"aacute", "á"},      {"eacute", "é"},
    {"iacute", "í"},      {"oacute", "ó"},
};

void append_code_point(std::string& to, unsigned long c) {
    auto const put = [&](unsigned long byte) { to += static_cast<char>(byte); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | (c >> 6));
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | (c >> 12));
        put(0x80 | ((c >> 6) & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | (c >> 18));
        put(0x80 | ((c >> 12) & 0x3F));
        put(0x80 | ((c >> 6) & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

/// What a reference without & and ; stands for; empty when it is none.
std::string character_of(std::string_view reference) {
    std::string result;
    if (reference.size() > 1 && reference[0] == '#') {
        bool const hexadecimal = reference[1] == 'x' || reference[1] == 'X';
        auto const digits = reference.substr(hexadecimal ? 2 : 1);
        unsigned long value = 0;
        if (digits.empty() || digits.size() > 7) return {};
        for (char const d : digits) {
            unsigned long digit = 99;
            if (d >= '0' && d <= '9') digit = static_cast<unsigned long>(d - '0');
            if (hexadecimal && d >= 'a' && d <= 'f')
                digit = static_cast<unsigned char>(d - 'a' + 10);
            if (hexadecimal && d >= 'A' && d <= 'F')
                digit = static_cast<unsigned char>(d - 'A' + 10);
            if (digit == 99) return {};
            value = value * (hexadecimal ? 16 : 10) + digit;
        }
        bool const scalar = value > 0 && value < 0x110000 && (value < 0xD800 || value > 0xDFFF);
        if (scalar) append_code_point(result, value);
        return result;
    }
    auto const* found = std::find_if(std::begin(named_characters), std::end(named_characters),
                                     [&](named_character const& c) { return c.name == reference; });
    return found == std::end(named_characters) ? std::string() : std::string(found->text);
}

}  // namespace

std::string_view markup::attribute(std::string_view key) const {
    for (auto const& [name_of_it, value] : attributes) {
        auto const colon = name_of_it.find(':');
        auto const local =
            std::string_view(name_of_it).substr(colon == std::string::npos ? 0 : colon + 1);
        if (local == key || name_of_it == key) return value;
    }
    return {};
}

std::string markup::all_text() const {
    if (kind == markup_kind::text) return text;
    std::string all;
    for (auto const& child : children) all += child.all_text();
    return all;
}

decoded_text decode_references(std::string_view raw, std::size_t begin) {
    constexpr std::size_t longest_reference = 32;
    decoded_text result;
    result.places = source_map(begin);
    std::size_t i = 0;
    while (i < raw.size()) {
        auto const ampersand = std::min(raw.find('&', i), raw.size());
        result.text.append(raw.substr(i, ampersand - i));
        if (ampersand == raw.size()) break;
        auto const semicolon = raw.substr(ampersand, longest_reference).find(';');
        auto const character = semicolon == std::string_view::npos
                                   ? std::string()
                                   : character_of(raw.substr(ampersand + 1, semicolon - 1));
        if (character.empty()) {
            result.text += '&';
            i = ampersand + 1;
            continue;
        }
        // Every byte of the character stands where its reference began.
        result.text += character;
        i = ampersand + semicolon + 1;
        result.places.add(result.text.size(), begin + i);
    }
    return result;
}

}  // namespace surd::lesson
