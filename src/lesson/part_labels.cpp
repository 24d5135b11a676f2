// SPDX-License-Identifier: BSL-1.0
#include "lesson/part_labels.hpp"

#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

/// The letter that a circled character stands for, or empty.
std::string circled_letter(char32_t c) {
    if (c >= 0x24D0 && c <= 0x24E9) return std::string(1, static_cast<char>('a' + (c - 0x24D0)));
    if (c >= 0x24B6 && c <= 0x24CF) return std::string(1, static_cast<char>('a' + (c - 0x24B6)));
    if (c >= 0x2460 && c <= 0x2473) return std::string(1, static_cast<char>('a' + (c - 0x2460)));
    return {};
}

bool follows(std::string const& previous, char letter) {
    return previous.empty() ? letter == 'a' : letter == previous[0] + 1;
}

}  // namespace

std::vector<part_label> find_part_labels(std::string_view text, std::string previous,
                                         bool at_start) {
    std::vector<part_label> labels;
    bool fresh = at_start;  // only blanks since the beginning of the block or line
    bool behind_blank = at_start;
    for (std::size_t i = 0; i < text.size();) {
        auto const c = code_point_at(text, i);
        auto const rest = text.substr(i);
        std::string name = circled_letter(c.value);
        std::size_t length = c.length;
        bool const bracket = rest.size() >= 3 && rest[0] == '(' && rest[2] == ')' &&
                             rest[1] >= 'a' && rest[1] <= 'z' && behind_blank &&
                             (rest.size() == 3 || rest[3] == ' ' || rest[3] == '\n');
        bool const half = rest.size() >= 2 && rest[1] == ')' && rest[0] >= 'a' && rest[0] <= 'z' &&
                          fresh && (rest.size() == 2 || rest[2] == ' ');
        if (name.empty() && bracket && follows(previous, rest[1])) {
            name = std::string(1, rest[1]);
            length = 3;
        } else if (name.empty() && half && follows(previous, rest[0])) {
            name = std::string(1, rest[0]);
            length = 2;
        }
        if (!name.empty()) {
            labels.push_back({i, i + length, name});
            previous = name;
            fresh = false;
            behind_blank = false;
        } else {
            bool const line_end = c.value == U'\n';
            bool const blank = line_end || c.value == U' ' || c.value == U'\t' || c.value == 0xA0;
            behind_blank = blank;
            fresh = line_end || (fresh && blank);
        }
        i += length;
    }
    return labels;
}

}  // namespace surd::lesson
