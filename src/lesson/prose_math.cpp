// SPDX-License-Identifier: BSL-1.0
#include "lesson/prose_math.hpp"

#include <algorithm>
#include <string>

#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

enum class part : unsigned char {
    none,       // no part of a formula
    operand,    // number, letter
    raised,     // superscript characters
    sign,       // √ ∛ ∜
    opening,    // ( [ {
    closing,    // ) ] }
    bar,        // |
    operation,  // + - * / · × ÷ ^ ±
    relation,   // = ≠ < > ≤ ≥ ≈
    blank,
};

struct piece {
    part kind;
    std::size_t begin;
    std::size_t end;
    bool letter = false;
};

bool contains(std::u32string_view set, char32_t c) {
    return set.find(c) != std::u32string_view::npos;
}

bool is_digit(char32_t c) { return (c >= U'0' && c <= U'9') || (c >= U'０' && c <= U'９'); }

bool is_latin_letter(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') ||
           (c >= 0xC0 && c <= 0x24F && c != U'×' && c != U'÷');
}

bool is_greek(char32_t c) { return c >= 0x391 && c <= 0x3C9; }

bool is_superscript(char32_t c) {
    return contains(U"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ᐟ⁄", c) || (c >= 0x1D43 && c <= 0x1D6A) || c == U'ⁿ' ||
           c == U'ⁱ';
}

part kind_of_symbol(char32_t c) {
    if (is_superscript(c)) return part::raised;
    if (contains(U"√∛∜", c)) return part::sign;
    if (contains(U"([{（", c)) return part::opening;
    if (contains(U")]}）", c)) return part::closing;
    if (c == U'|') return part::bar;
    if (contains(U"+-−*/·⋅×÷^±∓∕", c)) return part::operation;
    if (contains(U"=≠<>≤≥≈＝", c)) return part::relation;
    if (c == U' ' || c == 0xA0 || c == 0x2009 || c == 0x202F) return part::blank;
    if (contains(U"½⅓⅔¼¾⅕⅙⅛∞π", c)) return part::operand;
    return part::none;
}

/// Splits prose into pieces; a word of two letters or more is no part of a formula.
std::vector<piece> pieces_of(std::string_view prose) {
    std::vector<piece> pieces;
    for (std::size_t i = 0; i < prose.size();) {
        auto const c = code_point_at(prose, i);
        std::size_t const begin = i;
        i += c.length;
        if (is_digit(c.value)) {
            // Digits with points, commas and exponent-free decimals inside.
            while (i < prose.size()) {
                auto const next = code_point_at(prose, i);
                bool const joins = (next.value == U'.' || next.value == U',') &&
                                   i + next.length < prose.size() &&
                                   is_digit(code_point_at(prose, i + next.length).value);
                if (!is_digit(next.value) && !joins) break;
                i += next.length;
            }
            pieces.push_back({part::operand, begin, i});
        } else if (is_latin_letter(c.value)) {
            std::size_t letters = 1;
            while (i < prose.size() && is_latin_letter(code_point_at(prose, i).value)) {
                i += code_point_at(prose, i).length;
                ++letters;
            }
            bool const name = letters == 1 && c.value < 0x80;
            pieces.push_back({name ? part::operand : part::none, begin, i, name});
        } else if (is_greek(c.value)) {
            pieces.push_back({part::operand, begin, i, true});
        } else {
            pieces.push_back({kind_of_symbol(c.value), begin, i});
        }
    }
    return pieces;
}

bool glues(part kind) { return kind == part::operation || kind == part::relation; }

/// Whether a blank between two pieces stays inside a formula.
bool bridges(part before, part after) {
    return glues(before) || glues(after) || before == part::opening || after == part::closing;
}

/// Cuts what cannot start or end a formula.
void trim(std::vector<piece> const& pieces, std::size_t& first, std::size_t& last) {
    auto const bad_start = [&](part k) {
        return k == part::blank || k == part::relation || k == part::closing || k == part::raised;
    };
    auto const bad_end = [&](part k) {
        return k == part::blank || k == part::relation || k == part::operation ||
               k == part::opening || k == part::sign;
    };
    bool changed = true;
    while (changed && first < last) {
        changed = false;
        if (bad_start(pieces[first].kind)) {
            ++first;
            changed = true;
        } else if (bad_end(pieces[last - 1].kind)) {
            --last;
            changed = true;
        }
    }
    // Brackets that the prose opened or closed around the formula.
    auto const depth_of = [&] {
        long open = 0;
        long least = 0;
        for (std::size_t i = first; i < last; ++i) {
            if (pieces[i].kind == part::opening) ++open;
            if (pieces[i].kind == part::closing) --open;
            least = std::min(least, open);
        }
        return std::pair(open, least);
    };
    while (first < last) {
        auto const [open, least] = depth_of();
        if (open > 0 && pieces[first].kind == part::opening) {
            ++first;
        } else if (least < 0 && pieces[last - 1].kind == part::closing) {
            --last;
        } else {
            break;
        }
        while (first < last && pieces[first].kind == part::blank) ++first;
        while (first < last && pieces[last - 1].kind == part::blank) --last;
    }
}

bool holds_power(std::vector<piece> const& pieces, std::size_t first, std::size_t last) {
    return std::any_of(pieces.begin() + static_cast<std::ptrdiff_t>(first),
                       pieces.begin() + static_cast<std::ptrdiff_t>(last), [](piece const& p) {
                           return p.kind == part::raised || p.kind == part::sign;
                       });
}

/// The word right before a formula makes it a part of something that is said in words.
bool joins_words_before(std::string_view prose, std::size_t begin) {
    constexpr std::string_view words[] = {
        "times",   "plus",  "minus", "by",   "x",     "of",  "over", "and",   "to",
        "squared", "cubed", "from",  "than", "veces", "por", "más",  "menos", "entre",
        "y",       "sobre", "de",    "乘",   "乘以",  "加",  "减",   "除以",  "和"};
    auto const before = prose.substr(0, begin);
    auto const last = before.find_last_not_of(" \n");
    if (last == std::string_view::npos) return false;
    auto const text = before.substr(0, last + 1);
    return std::any_of(std::begin(words), std::end(words), [&](std::string_view word) {
        if (!text.ends_with(word)) return false;
        bool const wide = static_cast<unsigned char>(word[0]) >= 0xE0;
        auto const at = text.size() - word.size();
        return wide || at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n';
    });
}

/// Whether the run reads as a formula that is worth checking.
bool is_formula(std::vector<piece> const& pieces, std::size_t first, std::size_t last) {
    bool operand = false;
    bool strong = false;
    bool relation = false;
    bool operation = false;
    bool letter = false;
    long open = 0;
    for (std::size_t i = first; i < last; ++i) {
        switch (pieces[i].kind) {
            case part::operand:
                operand = true;
                letter = letter || pieces[i].letter;
                break;
            case part::raised:
                strong = strong || i > first;
                break;
            case part::sign:
                strong = true;
                break;
            case part::operation:
                operation = true;
                break;
            case part::relation:
                relation = true;
                break;
            case part::opening:
                ++open;
                break;
            case part::closing:
                --open;
                break;
            default:
                break;
        }
        if (open < 0) return false;
    }
    return operand && open == 0 && (strong || (relation && (operation || letter)));
}

}  // namespace

namespace {

/// Where a formula that begins with a digit really begins: 337,5 and 4 194 304 and 2 1/2 are
/// not cut at their sign or space.
std::size_t numeral_begin(std::string_view prose, std::size_t begin) {
    auto const digit = [&](std::size_t i) { return prose[i] >= '0' && prose[i] <= '9'; };
    while (begin < prose.size() && digit(begin) && begin >= 2 && digit(begin - 2) &&
           (prose[begin - 1] == ' ' || prose[begin - 1] == ',' || prose[begin - 1] == '.')) {
        begin -= 2;
        while (begin > 0 && digit(begin - 1)) --begin;
    }
    return begin;
}

}  // namespace

std::vector<prose_formula> find_prose_math(std::string_view prose) {
    auto const pieces = pieces_of(prose);
    std::vector<prose_formula> found;
    std::size_t i = 0;
    while (i < pieces.size()) {
        if (pieces[i].kind == part::none || pieces[i].kind == part::blank) {
            ++i;
            continue;
        }
        std::size_t last = i + 1;
        while (last < pieces.size() && pieces[last].kind != part::none) {
            if (pieces[last].kind == part::blank) {
                bool const inside = last + 1 < pieces.size() &&
                                    pieces[last + 1].kind != part::none &&
                                    pieces[last + 1].kind != part::blank &&
                                    bridges(pieces[last - 1].kind, pieces[last + 1].kind);
                if (!inside) break;
            }
            ++last;
        }
        std::size_t first = i;
        std::size_t end = last;
        trim(pieces, first, end);
        bool const strong = first < end && holds_power(pieces, first, end);
        bool const cut = !strong && first < end && !pieces[first].letter &&
                         joins_words_before(prose, pieces[first].begin);
        if (first < end && !cut && is_formula(pieces, first, end)) {
            found.push_back({numeral_begin(prose, pieces[first].begin), pieces[end - 1].end});
        }
        i = std::max(last, i + 1);
    }
    return found;
}

}  // namespace surd::lesson
