// SPDX-License-Identifier: BSL-1.0
// Purpose: what the tests of the parsers share: a formula on one line, tables of readings.
#ifndef SURD_TESTS_SYNTAX_SUPPORT_HPP
#define SURD_TESTS_SYNTAX_SUPPORT_HPP

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "surd/syntax/parse.hpp"

namespace surd::syntax::testing {

struct reading {
    char const* text;
    char const* expected;
};

inline parse_options in(notation n) {
    parse_options options;
    options.notation = n;
    return options;
}

/// "<words before> chain <words behind>", pieces joined by ";", "and", "or", "=>", "<=>".
inline std::string shown(formula const& f) {
    constexpr char const* joints[] = {"", "; ", " and ", " or ", " => ", " <=> "};
    std::string text;
    for (auto const& p : f.pieces) {
        text += joints[static_cast<int>(p.joined)];
        if (!p.words_before.empty()) text += "<" + p.words_before + "> ";
        text += to_string(p.content);
        if (!p.domain.empty()) text += " in " + p.domain;
        if (!p.words.empty()) text += " <" + p.words + ">";
    }
    return text;
}

inline std::string shown_error(parse_error const& e) {
    return std::to_string(e.where.begin) + "-" + std::to_string(e.where.end) + " " + e.cause;
}

inline std::string read(std::string_view text, parse_options const& options) {
    auto const result = parse_formula(text, options);
    return result ? shown(*result) : "error " + shown_error(result.error());
}

inline void expect_readings(std::vector<reading> const& table, parse_options const& options) {
    for (auto const& [text, expected] : table) EXPECT_EQ(read(text, options), expected) << text;
}

}  // namespace surd::syntax::testing

#endif
