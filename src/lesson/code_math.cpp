// SPDX-License-Identifier: BSL-1.0
#include "lesson/code_math.hpp"

#include <algorithm>
#include <cctype>

#include "lesson/instructions.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

constexpr std::size_t longest_code_formula = 160;

bool has_any(std::string_view text, std::initializer_list<std::string_view> parts) {
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
        return text.find(part) != std::string_view::npos;
    });
}

/// `x = x^2`: a program gives x another value.
bool assigns_to_itself(std::string_view code) {
    auto const equals = code.find('=');
    if (equals == std::string_view::npos) return false;
    auto const name_end = code.find_last_not_of(' ', equals == 0 ? 0 : equals - 1);
    auto const begin = code.find_first_not_of(' ');
    bool const one_letter = begin == name_end && begin != std::string_view::npos &&
                            std::isalpha(static_cast<unsigned char>(code[begin])) != 0;
    return one_letter && code.find(code[begin], equals) != std::string_view::npos;
}

}  // namespace

bool is_mathematics(std::string_view code) {
    if (code.size() > longest_code_formula) return false;
    if (has_any(code,
                {"==", "<<", ">>", "!=", "+=", "-=", "*=", "/=", "&",  "%",  ";",  "[", "\"", "'",
                 "\\", "_",  "::", "->", "~",  "#",  "@",  "$",  "//", "++", "--", "{", "?"})) {
        return false;
    }
    bool power = has_any(code, {"^", "**", "√", "∛", "∜", "sqrt("});
    for (std::size_t i = 0; i < code.size();) {
        auto const c = code_point_at(code, i);
        constexpr std::u32string_view raised = U"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ";
        constexpr std::u32string_view others = U" ().,+-−–*/·×÷^=≠<>≤≥≈±√∛∜⁽⁾⁄ᐟ|½⅓⅔¼¾π…";
        if (raised.find(c.value) != std::u32string_view::npos) {
            power = true;
        } else if (c.value < 0x80 && std::isalpha(static_cast<int>(c.value)) != 0) {
            std::size_t end = i;
            while (end < code.size() && std::isalpha(static_cast<unsigned char>(code[end])) != 0) {
                ++end;
            }
            auto const word = code.substr(i, end - i);
            bool const known = word == "sqrt" || word == "root" || word == "log" ||
                               word == "cbrt" || word == "or" || word == "and";
            // "xy" is a product only among powers; longer words are names of a program.
            if (word.size() > 2 && !known) return false;
            i = end;
            continue;
        } else if (!(c.value < 0x80 && std::isdigit(static_cast<int>(c.value)) != 0) &&
                   others.find(c.value) == std::u32string_view::npos) {
            return false;
        }
        i += c.length;
    }
    return power && !assigns_to_itself(code);
}

bool is_about_programs(document const& lesson) {
    std::size_t words = 0;
    constexpr std::string_view cues[] = {"xor",
                                         "bitwise",
                                         "compiler",
                                         "integer division",
                                         "floating-point",
                                         "floating point",
                                         "algorithm",
                                         "variable assignment",
                                         "pointer",
                                         "python",
                                         "javascript",
                                         "c++",
                                         "byte",
                                         "overflow",
                                         "source code",
                                         "runtime",
                                         "array",
                                         "programa",
                                         "algoritmo",
                                         "程序",
                                         "代码",
                                         "算法",
                                         "编译"};
    for (auto const& b : lesson.blocks) {
        if (b.kind == block_kind::code) words += 2;
        if (b.kind == block_kind::comment) continue;
        auto const text = lower_case_words(b.text());
        for (auto const cue : cues) {
            for (auto at = text.find(cue); at != std::string::npos; at = text.find(cue, at + 1)) {
                ++words;
            }
        }
        if (words > 4) return true;
    }
    return false;
}

}  // namespace surd::lesson
