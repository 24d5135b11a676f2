// SPDX-License-Identifier: BSL-1.0
// Cases drawn from public bug reports about powers and roots, where they are at hand.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "surd/lesson/judge_text.hpp"
#include "surd/real/best_form.hpp"
#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/solve.hpp"
#include "surd/syntax/parse.hpp"

namespace surd {
namespace {

using symbolic::verdict;

std::vector<std::string> split(std::string const& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

void expect_value(std::string const& input, std::string const& expected) {
    auto const parsed = syntax::parse_expression(input);
    ASSERT_TRUE(parsed) << input;
    auto const value = evaluate(*parsed);
    if (!value.has_value()) {
        EXPECT_EQ(word_for(value.kind), expected) << input;
        return;
    }
    // Two spellings of one value are equal, and the decision procedure says so.
    auto const equality = lesson::judge_text("(" + input + ") = (" + expected + ")");
    EXPECT_EQ(word_for(equality.result.outcome), std::string("verified"))
        << input << " is " << to_string(best_form(value.value));
}

void expect_verdict(std::string const& input, std::string const& expected) {
    auto const judged = lesson::judge_text(input);
    ASSERT_FALSE(judged.unread) << input;
    if (expected == "true" || expected == "false") {
        auto const wanted = expected == "true" ? verdict::verified : verdict::refuted;
        EXPECT_EQ(word_for(judged.result.outcome), std::string(word_for(wanted))) << input;
        return;
    }
    // "where CONDITION"
    EXPECT_EQ(judged.result.outcome, verdict::conditional) << input;
    auto const wanted = symbolic::parse_condition(expected.substr(6));
    auto const found = symbolic::parse_condition(judged.result.condition);
    ASSERT_TRUE(wanted && found) << input << ": " << judged.result.condition;
    for (int n = -6; n <= 6; ++n) {
        symbolic::assignment point;
        for (auto const* name : {"a", "x", "y"}) point.emplace_back(name, rational(n, 2));
        EXPECT_EQ(wanted->holds_at(point), found->holds_at(point)) << input << " at " << n << "/2";
    }
}

void expect_solutions(std::string const& input, std::string const& expected) {
    auto const parsed = syntax::parse_chain(input);
    ASSERT_TRUE(parsed) << input;
    auto const found = symbolic::solve(parsed->terms[0], parsed->terms[1]);
    std::string all;
    for (auto const& x : found.real) {
        all += (all.empty() ? "" : ", ") + to_string(best_form(x));
    }
    EXPECT_EQ(all, expected) << input;
}

TEST(PublicReports, EveryCaseHasItsAnswer) {
    auto const* cases = std::getenv("SURD_CASES");
    if (cases == nullptr) return;
    std::ifstream file(std::string(cases) + "/cases/public-reports.tsv");
    std::string line;
    std::getline(file, line);
    std::size_t rows = 0;
    while (std::getline(file, line)) {
        auto const row = split(line, '\t');
        if (row.size() < 3) continue;
        ++rows;
        bool const equation = row[1].find('=') != std::string::npos;
        bool const has_verdict =
            row[2] == "true" || row[2] == "false" || row[2].rfind("where ", 0) == 0;
        if (!equation) {
            expect_value(row[1], row[2]);
        } else if (has_verdict) {
            expect_verdict(row[1], row[2]);
        } else {
            expect_solutions(row[1], row[2]);
        }
    }
    EXPECT_GT(rows, 60u);
}

}  // namespace
}  // namespace surd
