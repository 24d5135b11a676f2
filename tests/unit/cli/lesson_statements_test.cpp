// SPDX-License-Identifier: BSL-1.0
// Statements of real lessons with the verdict expected of each, where they are at hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "unit/symbolic/pointwise.hpp"

namespace surd::cli {
namespace {

nlohmann::json verified(std::string const& statement, std::string const& assumed) {
    testing::internal::CaptureStdout();
    arguments args{"verify", "--json"};
    if (!assumed.empty()) args.insert(args.end(), {"--assume", assumed});
    args.push_back(statement);
    run(args);
    std::cout.flush();
    return nlohmann::json::parse(testing::internal::GetCapturedStdout());
}

/// The condition that a row lists before its first semicolon, when it is in the words of
/// conditions; some rows explain instead.
std::optional<symbolic::condition> listed_condition(std::string const& detail) {
    return symbolic::parse_condition(detail.substr(0, detail.find(';')));
}

bool has_exact_value(symbolic::expression const& e) {
    using symbolic::node_kind;
    if (e.is(node_kind::ellipsis) || e.is(node_kind::call)) return false;
    return std::all_of(e.children().begin(), e.children().end(), has_exact_value);
}

/// The condition found, against the one listed and against exact values.
void expect_condition(std::string const& statement, std::string const& detail,
                      std::string const& found_text) {
    auto const found = symbolic::parse_condition(found_text);
    ASSERT_TRUE(found) << statement << ": " << found_text;
    auto const listed = listed_condition(detail);
    auto const read = syntax::parse_formula(statement);
    ASSERT_TRUE(read) << statement;
    // All relations of these chains are equalities, so that elided terms and those that a
    // definition gives can be left out.
    auto content = read->pieces.front().content;
    content.terms.erase(
        std::remove_if(content.terms.begin(), content.terms.end(),
                       [](symbolic::expression const& e) { return !has_exact_value(e); }),
        content.terms.end());
    ASSERT_GE(content.terms.size(), 2u) << statement;
    content.relations.resize(content.terms.size() - 1);
    for (auto const& point : symbolic::test::grid_for(content, 2000)) {
        auto const holds = found->holds_at(point);
        if (listed) {
            EXPECT_EQ(holds, listed->holds_at(point)) << statement << ": " << found_text;
        }
        auto const at = symbolic::test::truth_at(content, point);
        if (at && holds) {
            EXPECT_EQ(*holds, at->holds) << statement << ": " << found_text;
        }
    }
}

TEST(LessonStatements, HaveTheVerdictsExpected) {
    char const* const cases = std::getenv("SURD_CASES");
    if (cases == nullptr) GTEST_SKIP() << "the statements are not at hand";
    std::ifstream file(std::string(cases) + "/lessons/expected.tsv");
    ASSERT_TRUE(file) << cases;
    std::string line;
    std::getline(file, line);
    int rows = 0;
    while (std::getline(file, line)) {
        std::vector<std::string> columns;
        std::istringstream stream(line);
        for (std::string column; std::getline(stream, column, '\t');) columns.push_back(column);
        ASSERT_GE(columns.size(), 5u) << line;
        auto const& statement = columns[3];
        auto const& expected = columns[4];
        auto const detail = columns.size() > 6 ? columns[6] : std::string();
        ++rows;
        // Names that the lesson has defined before this line.
        bool const uses_names = statement.rfind("N_new/N_old", 0) == 0;
        auto const object =
            verified(statement, uses_names ? "N_old = 512*2048; N_new = 1024*4096" : std::string());
        std::string const verdict = object["verdict"];
        if (statement.find("<=>") != std::string::npos) {
            // An equivalence may be left unchecked, but not be called false.
            EXPECT_TRUE(verdict == expected || verdict == "not-checkable") << statement;
            continue;
        }
        if (statement.find(';') != std::string::npos) {
            EXPECT_EQ(verdict, expected) << statement;
            continue;
        }
        EXPECT_EQ(verdict, expected) << statement;
        if (verdict == "value") {
            auto const value = detail.substr(0, detail.find(','));
            EXPECT_EQ(object["left"], value) << statement;
        }
        if (verdict == "conditional") {
            expect_condition(statement, detail, object["condition"]);
            if (detail.find("elsewhere no") != std::string::npos) {
                EXPECT_EQ(object["elsewhere"], "no value") << statement;
            }
            if (detail.find("differs at") != std::string::npos) {
                EXPECT_EQ(object["elsewhere"], "differs") << statement;
            }
        }
    }
    EXPECT_GT(rows, 60);
}

}  // namespace
}  // namespace surd::cli
