// SPDX-License-Identifier: BSL-1.0
#include "lesson/number_formats.hpp"

#include <algorithm>
#include <vector>

#include "lesson/instructions.hpp"
#include "lesson/utf8.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

namespace {

bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

/// Digits with single points and commas between them.
struct marked_numeral {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string marks;
    std::vector<std::size_t> groups;  ///< digits of each group
    bool leading_zero = false;        ///< the first group begins with 0
};

/// A word right before a number that makes it a reference: Figure 2.1.
bool is_reference(std::string_view before) {
    constexpr std::string_view words[] = {
        "figure", "fig.",    "section",  "chapter", "example", "table",     "exercise", "version",
        "figura", "sección", "capítulo", "ejemplo", "tabla",   "ejercicio", "图",       "表"};
    while (!before.empty() && before.back() == ' ') before.remove_suffix(1);
    auto const tail = lower_case_words(before.substr(before.size() > 12 ? before.size() - 12 : 0));
    return std::any_of(std::begin(words), std::end(words),
                       [&](std::string_view word) { return tail.ends_with(word); });
}

bool is_grouping(marked_numeral const& n) {
    return n.groups.front() <= 3 && !n.leading_zero &&
           std::all_of(n.groups.begin() + 1, n.groups.end(),
                       [](std::size_t size) { return size == 3; });
}

void weigh(marked_numeral const& n, bool comma_decimals, bool in_list, number_evidence& seen) {
    auto const add = [&](bool point) { (point ? seen.point : seen.comma) += 1; };
    bool const same = n.marks.find_first_not_of(n.marks[0]) == std::string::npos;
    if (n.marks.size() >= 2) {
        if (same) {
            if (is_grouping(n)) add(n.marks[0] == ',');
            return;
        }
        bool const decimal_last =
            n.marks.find_first_not_of(n.marks[0]) == n.marks.size() - 1 && !in_list;
        if (decimal_last) add(n.marks.back() == '.');
        return;
    }
    bool const ambiguous = n.groups[1] == 3 && n.groups[0] <= 3 && !n.leading_zero;
    if (ambiguous) return;
    if (n.marks[0] == '.') return add(true);
    if (comma_decimals && !in_list) add(false);
}

}  // namespace

number_evidence evidence_in(std::string_view text, bool comma_decimals) {
    number_evidence seen;
    for (std::size_t i = 0; i < text.size();) {
        if (!is_ascii_digit(text[i])) {
            ++i;
            continue;
        }
        marked_numeral n;
        n.begin = i;
        n.leading_zero = text[i] == '0';
        std::size_t group = 0;
        while (i < text.size()) {
            if (is_ascii_digit(text[i])) {
                ++group;
                ++i;
                continue;
            }
            bool const mark = (text[i] == '.' || text[i] == ',') && i + 1 < text.size() &&
                              is_ascii_digit(text[i + 1]);
            if (!mark) break;
            n.marks += text[i++];
            n.groups.push_back(group);
            group = 0;
        }
        n.groups.push_back(group);
        n.end = i;
        if (n.marks.empty()) continue;
        char const before = n.begin > 0 ? text[n.begin - 1] : ' ';
        char const after = i < text.size() ? text[i] : ' ';
        bool const in_list = before == '(' || before == '[' || before == '{' || before == ',' ||
                             before == ';' || after == ',';
        bool const glued = (before >= 'A' && before <= 'z') || before == '.' || before == '/';
        if (glued || is_reference(text.substr(0, n.begin))) continue;
        weigh(n, comma_decimals, in_list, seen);
    }
    return seen;
}

number_formats::number_formats(document const& lesson, std::string const& language)
    : language_(language) {
    bool const comma_decimals = language == "es";
    for (auto const& b : lesson.blocks) {
        if (b.kind == block_kind::code || b.kind == block_kind::comment ||
            b.kind == block_kind::heading) {
            continue;
        }
        for (auto const& r : b.runs) {
            if (r.kind == run_kind::code) continue;
            auto const seen = evidence_in(r.content, comma_decimals);
            sections_[b.section] += seen;
            file_ += seen;
        }
    }
}

number_decision number_formats::decide(number_evidence const& seen) const {
    using syntax::number_format;
    if (seen.comma > 0 && seen.point == 0) return {number_format::comma, true};
    if (seen.point > 0 && seen.comma == 0) return {number_format::point, true};
    return {
        language_ == "es" && seen.comma >= seen.point ? number_format::comma : number_format::point,
        false};
}

number_decision number_formats::of_file() const { return decide(file_); }

number_decision number_formats::of_section(std::size_t section) const {
    auto const found = sections_.find(section);
    if (found != sections_.end() && found->second.comma + found->second.point > 0) {
        return decide(found->second);
    }
    return decide(file_);
}

std::string language_of(document const& lesson, std::string const& chosen) {
    if (auto const named = text::language_named(chosen)) return text::name_of(*named);
    if (auto const named = text::language_named(lesson.language)) return text::name_of(*named);
    std::string prose;
    for (auto const& b : lesson.blocks) {
        if (b.kind != block_kind::code && b.kind != block_kind::comment) prose += b.text() + ' ';
    }
    return text::name_of(text::language_of(prose));
}

}  // namespace surd::lesson
