// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/growth_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "surd/growth/cell_table.hpp"
#include "surd/power/pow.hpp"

namespace surd::growth {
namespace {

using testing::ElementsAre;
using row = std::vector<std::string>;

std::vector<row> lesson_rows(language words) {
    return cells_of(*make_growth_table({}), words).rows;
}

TEST(GrowthTable, LessonTableInEnglish) {
    EXPECT_THAT(
        lesson_rows(language::en),
        ElementsAre(row{"128", "1×", "1×", "16,384"}, row{"256", "2×", "4×", "65,536"},
                    row{"512", "4×", "16×", "262,144"}, row{"1,024", "8×", "64×", "1,048,576"},
                    row{"2,048", "16×", "256×", "4,194,304"},
                    row{"4,096", "32×", "1,024×", "16,777,216"},
                    row{"8,192", "64×", "4,096×", "67,108,864"}));
    EXPECT_EQ(lesson_rows(language::zh), lesson_rows(language::en));
}

TEST(GrowthTable, SpanishGroupsFromFiveDigitsOn) {
    EXPECT_THAT(
        lesson_rows(language::es),
        ElementsAre(row{"128", "1×", "1×", "16.384"}, row{"256", "2×", "4×", "65.536"},
                    row{"512", "4×", "16×", "262.144"}, row{"1024", "8×", "64×", "1.048.576"},
                    row{"2048", "16×", "256×", "4.194.304"},
                    row{"4096", "32×", "1024×", "16.777.216"},
                    row{"8192", "64×", "4096×", "67.108.864"}));
}

/// The rows `128 <tab> 1× <tab> …` of a lesson, its last column (the current row) left out.
std::vector<row> rows_in(std::string const& path) {
    std::ifstream file(path);
    std::vector<row> rows;
    for (std::string line; std::getline(file, line);) {
        row cells;
        for (std::size_t at = 0; at <= line.size();) {
            auto const end = std::min(line.find('\t', at), line.size());
            cells.push_back(line.substr(at, end - at));
            at = end + 1;
        }
        bool const is_data = cells.size() >= 4 && cells[1].find("×") != std::string::npos &&
                             cells[0].find_first_not_of("0123456789.,") == std::string::npos;
        if (is_data) rows.emplace_back(cells.begin(), cells.begin() + 4);
    }
    return rows;
}

TEST(GrowthTable, RowsOfTheHandedLessons) {
    char const* folder = std::getenv("SURD_CASES");
    if (folder == nullptr) GTEST_SKIP() << "SURD_CASES is not set";
    EXPECT_EQ(rows_in(std::string(folder) + "/lessons/powers.es.txt"), lesson_rows(language::es));
    EXPECT_EQ(rows_in(std::string(folder) + "/lessons/powers.zh.txt"), lesson_rows(language::zh));
}

TEST(GrowthTable, HeadingsOfTheLessons) {
    auto const table = *make_growth_table({});
    EXPECT_THAT(cells_of(table, language::es).headings,
                ElementsAre("Longitud de secuencia n", "Lineal n", "Cuadrático n²",
                            "Posiciones de puntuación n²"));
    EXPECT_THAT(cells_of(table, language::zh).headings,
                ElementsAre("序列长度 n", "线性 n", "二次 n²", "得分位置 n²"));
}

TEST(GrowthTable, DoublingTableOfTheLessons) {
    auto const table = *scale_cells(2, {1_e, 2_e, 3_e, -1_e}, language::en);
    EXPECT_THAT(table.rows, ElementsAre(row{"1", "C·n", "2¹ = 2×", "linear growth"},
                                        row{"2", "C·n²", "2² = 4×", "quadratic growth"},
                                        row{"3", "C·n³", "2³ = 8×", "cubic growth"},
                                        row{"-1", "C/n", "2⁻¹ = 1/2×", "inverse growth"}));
    auto const thirds = *scale_cells(rational(1, 4), {1_e / 2, -3_e / 2}, language::en);
    EXPECT_THAT(thirds.rows,
                ElementsAre(row{"1/2", "C·√n", "(1/4)¹ᐟ² = 1/2×", "square-root growth"},
                            row{"-3/2", "C·n⁻³ᐟ²", "(1/4)⁻³ᐟ² = 8×", "power-law growth"}));
}

TEST(GrowthTable, IrrationalFactorsAreExact) {
    table_request request;
    request.from = 1;
    request.to = 8;
    request.exponents = {1_e / 2, 3_e / 2};
    auto const table = *make_growth_table(request);
    EXPECT_EQ(table.value_exponent, 3_e / 2);
    EXPECT_EQ(cells_of(table, language::en).rows[3], (row{"8", "2√2×", "16√2×", "16√2"}));
    EXPECT_EQ(plain_cells_of(table).rows[3], (row{"8", "2*sqrt(2)", "16*sqrt(2)", "16*sqrt(2)"}));
}

TEST(GrowthTable, RequestsThatAreNoTable) {
    using fault = table_request::fault;
    auto const fault_of = [](rational from, rational to, rational base) {
        table_request request;
        request.from = from;
        request.to = to;
        request.base = base;
        return request.first_fault();
    };
    EXPECT_EQ(fault_of(128, 8192, 2), fault::none);
    EXPECT_EQ(fault_of(128, 128, 2), fault::none);
    EXPECT_EQ(fault_of(128, 127, 2), fault::to_below_from);
    EXPECT_EQ(fault_of(128, 8192, 1), fault::base_not_above_one);
    EXPECT_EQ(fault_of(128, 8192, rational(1, 2)), fault::base_not_above_one);
    EXPECT_EQ(fault_of(0, 8192, 2), fault::from_not_positive);
    EXPECT_EQ(fault_of(-1, 8192, 2), fault::from_not_positive);
    EXPECT_EQ(fault_of(1, 8192, rational(1001, 1000)), fault::too_many_rows);
    // A thousand rows are a table, one more is not.
    auto const last = rational(integer_power(2, 999));
    EXPECT_EQ(fault_of(1, last, 2), fault::none);
    EXPECT_EQ(fault_of(1, last * rational(2), 2), fault::too_many_rows);
    table_request none;
    none.exponents.clear();
    EXPECT_EQ(none.first_fault(), fault::no_exponent);
}

TEST(CellTable, TextIsAlignedAlsoForWideCharacters) {
    cell_table const table{"", {"n", "线性"}, {{"1", "1×"}, {"10", "10×"}}};
    EXPECT_EQ(to_text(table), " n  线性\n──  ────\n 1    1×\n10   10×\n");
    EXPECT_EQ(display_width("n² 线性"), 7u);
}

TEST(CellTable, MarkdownAndCsvKeepTheirSpecialCharacters) {
    cell_table const table{"", {"a|b", "c"}, {{"1,024", "say \"x\""}}};
    EXPECT_EQ(to_markdown(table), "| a\\|b | c |\n| ---: | ---: |\n| 1,024 | say \"x\" |\n");
    EXPECT_EQ(to_csv(table), "a|b,c\n\"1,024\",\"say \"\"x\"\"\"\n");
}

}  // namespace
}  // namespace surd::growth
