// SPDX-License-Identifier: BSL-1.0
// The statements of the folder named by SURD_CASES: every row is read. Passes without it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

std::string content_of(std::string const& path) {
    std::ifstream file(path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

std::vector<std::string> split(std::string const& line, char mark) {
    std::vector<std::string> fields;
    std::stringstream stream(line);
    for (std::string field; std::getline(stream, field, mark);) fields.push_back(field);
    return fields;
}

/// The rows of a file of tab-separated values, without its heading.
std::vector<std::vector<std::string>> rows_of(std::string const& path) {
    std::vector<std::vector<std::string>> rows;
    for (auto const& line : split(content_of(path), '\n')) rows.push_back(split(line, '\t'));
    if (!rows.empty()) rows.erase(rows.begin());
    return rows;
}

/// The formulas between dollar signs of one line.
std::vector<std::string> formulas_of(std::string const& line) {
    std::vector<std::string> formulas;
    std::size_t at = 0;
    while ((at = line.find('$', at)) != std::string::npos) {
        std::size_t const signs = line.compare(at, 2, "$$") == 0 ? 2 : 1;
        std::size_t const end = line.find(std::string(signs, '$'), at + signs);
        if (end == std::string::npos) break;
        formulas.push_back(line.substr(at + signs, end - at - signs));
        at = end + signs;
    }
    return formulas;
}

std::string without_dollars(std::string const& text) {
    std::string result;
    for (char const c : text)
        if (c != '$') result += c;
    return result;
}

class cases : public ::testing::Test {
protected:
    void SetUp() override {
        char const* const folder = std::getenv("SURD_CASES");
        if (folder == nullptr) GTEST_SKIP() << "SURD_CASES is not set";
        folder_ = folder;
    }
    std::string folder_;
};

TEST_F(cases, every_statement_is_read) {
    auto const rows = rows_of(folder_ + "/lessons/expected.tsv");
    EXPECT_GT(rows.size(), 70u);
    for (auto const& row : rows) {
        auto const result = parse_formula(row.at(3), in(notation::plain));
        EXPECT_TRUE(result) << row[3] << "  " << (result ? "" : describe(result.error()));
    }
    for (auto const& row : rows_of(folder_ + "/cases/public-reports.tsv")) {
        auto const result = parse_formula(row.at(1), in(notation::plain));
        EXPECT_TRUE(result) << row[1] << "  " << (result ? "" : describe(result.error()));
    }
}

TEST_F(cases, every_formula_of_a_row_is_read_as_written_in_both_lessons) {
    for (char const* lesson : {"powers.es.txt", "powers.zh.txt"}) {
        auto const lines = split(content_of(folder_ + "/lessons/" + lesson), '\n');
        std::size_t const column = lesson[7] == 'e' ? 0 : 1;
        for (auto const& row : rows_of(folder_ + "/lessons/expected.tsv")) {
            auto const written = without_dollars(row.at(2));
            for (auto const& number : split(row.at(column), ',')) {
                auto const& line = lines.at(std::stoul(number) - 1);
                bool found = false;
                for (auto const& text : formulas_of(line)) {
                    if (text.find(written) == std::string::npos) continue;
                    found = true;
                    auto const result = parse_formula(text, in(notation::latex));
                    EXPECT_TRUE(result) << lesson << ":" << number << " " << text << "  "
                                        << (result ? "" : describe(result.error()));
                }
                bool const in_prose = !found && line.find(row[2]) != std::string::npos;
                EXPECT_TRUE(found || in_prose) << lesson << ":" << number << " " << written;
                if (in_prose) {
                    auto const result = parse_formula(row[2], in(notation::plain));
                    EXPECT_TRUE(result) << row[2];
                }
            }
        }
    }
}

TEST_F(cases, unread_formulas_of_the_lessons_are_those_that_claim_nothing) {
    for (char const* lesson : {"powers.es.txt", "powers.zh.txt"}) {
        std::vector<std::string> causes;
        for (auto const& line : split(content_of(folder_ + "/lessons/" + lesson), '\n'))
            for (auto const& text : formulas_of(line)) {
                auto const result = parse_formula(text, in(notation::latex));
                if (!result && result.error().kind != refusal::not_a_claim) causes.push_back(text);
            }
        EXPECT_TRUE(causes.empty()) << lesson << " " << causes.front();
    }
}

}  // namespace
}  // namespace surd::syntax::testing
