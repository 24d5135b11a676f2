// SPDX-License-Identifier: BSL-1.0
// The page as text; tests/page drives it in a browser.
#include "surd/growth/explorer_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "surd/exponent/literals.hpp"
#include "surd/growth/cell_table.hpp"
#include "surd/growth/chart.hpp"

namespace surd::growth {
namespace {

std::string lesson_page(language words) {
    auto const table = *make_growth_table({});
    return explorer_page(table, words, middle_row(table));
}

std::size_t count(std::string const& text, std::string const& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

bool has(std::string const& text, std::string const& part) { return count(text, part) > 0; }

TEST(ExplorerPage, OpensAtTheMiddleSize) {
    auto const page = lesson_page(language::en);
    EXPECT_TRUE(has(page, "<dd data-shows=\"0\">1,024</dd>"));
    EXPECT_TRUE(has(page, "<dd data-shows=\"1\">8×</dd>"));
    EXPECT_TRUE(has(page, "<dd data-shows=\"2\">64×</dd>"));
    EXPECT_TRUE(has(page, "<dd data-shows=\"3\">1,048,576</dd>"));
    EXPECT_TRUE(has(page, "max=\"6\" step=\"1\" value=\"3\""));
    EXPECT_EQ(count(page, "aria-current=\"true\""), 1u);
}

TEST(ExplorerPage, HoldsEveryCellInTheNotationOfItsLanguage) {
    for (auto const words : {language::en, language::es, language::zh}) {
        auto const page = lesson_page(words);
        for (auto const& row : cells_of(*make_growth_table({}), words).rows) {
            EXPECT_TRUE(has(page, "<th scope=\"row\">" + row[0] + "</th>"));
            for (std::size_t i = 1; i < row.size(); ++i) {
                EXPECT_TRUE(has(page, "<td>" + row[i] + "</td>")) << row[i];
            }
        }
    }
    EXPECT_TRUE(has(lesson_page(language::es), "<html lang=\"es\">"));
    EXPECT_TRUE(has(lesson_page(language::zh), "相对于 128 个 token 的线性与二次增长"));
}

TEST(ExplorerPage, NamesNoAddressOfANetwork) {
    for (auto const words : {language::en, language::es, language::zh}) {
        auto const page = lesson_page(words);
        for (auto const* trace : {"http:", "https:", "//", "url(", "@import", "fetch", "src="}) {
            EXPECT_FALSE(has(page, trace)) << trace;
        }
        EXPECT_TRUE(has(page, "default-src 'none'"));
    }
}

/// Every element that is opened is closed in order; void elements and those closed in place apart.
std::string unbalanced(std::string page) {
    for (auto const* block : {"style", "script"}) {
        auto const from = page.find(std::string("<") + block + ">");
        auto const to = page.find(std::string("</") + block + ">");
        page.erase(from, to - from + std::string(block).size() + 3);
    }
    static std::set<std::string> const empty{"meta", "link", "input", "!DOCTYPE"};
    std::vector<std::string> open;
    for (auto at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
        auto const end = page.find('>', at);
        if (end == std::string::npos) return "an open bracket";
        bool const closes = page[at + 1] == '/';
        auto const from = at + (closes ? 2 : 1);
        auto const name = page.substr(from, page.find_first_of(" />\n", from) - from);
        if (closes) {
            if (open.empty() || open.back() != name) return name;
            open.pop_back();
        } else if (empty.count(name) == 0 && page[end - 1] != '/') {
            open.push_back(name);
        }
    }
    return open.empty() ? "" : open.back();
}

TEST(ExplorerPage, IsBalancedForEveryKindOfTable) {
    table_request request;
    request.from = rational(1, 3);
    request.to = 1000;
    request.base = rational(7, 2);
    request.exponents = {1_e / 2, -3_e / 2, 0_e, 3_e, -1_e, 7_e / 3};
    auto const several = *make_growth_table(request);
    EXPECT_EQ(unbalanced(explorer_page(several, language::es, 0)), "");
    request.to = request.from;
    request.exponents = {0_e};
    auto const one = *make_growth_table(request);
    EXPECT_EQ(unbalanced(explorer_page(one, language::zh, 0)), "");
    EXPECT_EQ(unbalanced(lesson_page(language::en)), "");
}

TEST(ExplorerPage, IdentifiersAreUniqueAndReferencesResolve) {
    auto const page = lesson_page(language::en);
    std::set<std::string> identifiers;
    for (auto at = page.find(" id=\""); at != std::string::npos; at = page.find(" id=\"", at + 1)) {
        auto const id = page.substr(at + 5, page.find('"', at + 5) - at - 5);
        EXPECT_TRUE(identifiers.insert(id).second) << id;
    }
    for (std::string const reference : {" for=\"", "labelledby=\"", "describedby=\""}) {
        for (auto at = page.find(reference); at != std::string::npos;
             at = page.find(reference, at + 1)) {
            auto const from = at + reference.size();
            auto names = page.substr(from, page.find('"', from) - from) + ' ';
            for (auto end = names.find(' '); end != std::string::npos; end = names.find(' ')) {
                EXPECT_EQ(identifiers.count(names.substr(0, end)), 1u) << names;
                names.erase(0, end + 1);
            }
        }
    }
}

TEST(ExplorerPageDeathTest, NeedsACurrentRow) {
    auto const table = *make_growth_table({});
    EXPECT_DEATH(static_cast<void>(explorer_page(table, language::en, 7)), "current row");
}

TEST(TerminalChart, DrawsTheLessonTable) {
    auto const chart = terminal_chart(*make_growth_table({}), language::en,
                                      {.columns = 25, .rows = 7, .ascii = true});
    EXPECT_EQ(chart,
              "4,096× +                       . #\n"
              "       |                   . #\n"
              "       |               . #\n"
              "       |           . #       o . o\n"
              "       |       . #   o . o .\n"
              "       |   . # . o .\n"
              "    1× + # .\n"
              "       +--------------------------\n"
              "         128                 8,192\n"
              "         o Linear n   # Quadratic n²\n");
}

TEST(TerminalChart, HoldsItsShapeForOneRowAndFallingPowers) {
    table_request request;
    request.to = request.from;
    EXPECT_TRUE(has(terminal_chart(*make_growth_table(request), language::es), "128"));
    request.to = 1024;
    request.exponents = {-1_e, 1_e / 2};
    auto const chart = terminal_chart(*make_growth_table(request), language::zh);
    EXPECT_TRUE(has(chart, "1/8×"));
    EXPECT_TRUE(has(chart, "2√2×"));
    EXPECT_TRUE(has(chart, "逆向 1/n"));
}

}  // namespace
}  // namespace surd::growth
