// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include "lesson/math_spans.hpp"
#include "lesson/prose_math.hpp"
#include "surd/lesson/read_document.hpp"

namespace surd::lesson {
namespace {

std::vector<std::string> formulas_in(std::string_view text) {
    std::vector<std::string> found;
    for (auto const& s : find_math(text, [](std::size_t i) { return i; })) {
        found.emplace_back(text.substr(s.content_begin, s.content_end - s.content_begin));
    }
    return found;
}

std::vector<std::string> prose_formulas_in(std::string_view text) {
    std::vector<std::string> found;
    for (auto const& f : find_prose_math(text)) {
        found.emplace_back(text.substr(f.begin, f.end - f.begin));
    }
    return found;
}

using strings = std::vector<std::string>;

TEST(MathSpans, FindsEveryDelimiter) {
    EXPECT_EQ(formulas_in("a $x$ b $$y$$ c \\(z\\) d \\[w\\] e"), (strings{"x", "y", "z", "w"}));
    EXPECT_EQ(formulas_in("\\begin{align*}a&=b\\end{align*}"),
              (strings{"\\begin{align*}a&=b\\end{align*}"}));
}

TEST(MathSpans, LeavesMoneyAndEscapesAlone) {
    EXPECT_EQ(formulas_in("it costs $5 and $10 a piece"), strings{});
    EXPECT_EQ(formulas_in("\\$5 + \\$6"), strings{});
    EXPECT_EQ(formulas_in("open $x and\n\nnew paragraph$"), strings{});
    EXPECT_EQ(formulas_in("a $x$5"), strings{});
    EXPECT_EQ(formulas_in("rows \\\\[2pt] of a table $y$"), (strings{"y"}));
}

TEST(MathSpans, UnclosedDelimitersCostLinearTime) {
    std::string hostile;
    for (int i = 0; i < 200'000; ++i) hostile += "\\[ $$ \\begin{align} ";
    EXPECT_LE(formulas_in(hostile).size(), 200'000u);
}

TEST(ProseMath, FindsFormulasAmongWords) {
    EXPECT_EQ(prose_formulas_in("Evaluate 3⁴ and √(−9), then go on"), (strings{"3⁴", "√(−9)"}));
    EXPECT_EQ(prose_formulas_in("afirma (a + b)² = a² + b². Prueba"),
              (strings{"(a + b)² = a² + b²"}));
    EXPECT_EQ(prose_formulas_in("√((−5)²) y 0⁰"), (strings{"√((−5)²)", "0⁰"}));
    EXPECT_EQ(prose_formulas_in("(see x² + 1 = 5)"), (strings{"x² + 1 = 5"}));
    EXPECT_EQ(prose_formulas_in("对于 x ≠ 0,化简 x³x⁻⁵"), (strings{"x ≠ 0", "x³x⁻⁵"}));
}

TEST(ProseMath, LeavesOrdinaryProseAlone) {
    for (auto const* text :
         {"On 2024-12-01 version 1.2.3 was out (see p. 5-7).", "He has 3 - 4 apples, a lot.",
          "The x-axis and the 5th floor", "e-mail a@b.org or call 555-1234",
          "the ratio is 3/4 of it", "footnote [1] and (2)", "C++ and C# are languages"}) {
        EXPECT_EQ(prose_formulas_in(text), strings{}) << text;
    }
}

document read(std::string const& text, format as) {
    auto result = read_document("test", text, as);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? *result.read : document{};
}

/// Formulas with the line they start in.
std::vector<std::pair<std::size_t, std::string>> placed_formulas(document const& d) {
    line_index const lines(d.source);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (auto const& b : d.blocks) {
        for (auto const& r : b.runs) {
            if (r.kind == run_kind::inline_math || r.kind == run_kind::display_math) {
                found.emplace_back(lines.at(r.places.source_of(0)).line, r.content);
                // The place leads back to the same bytes.
                EXPECT_EQ(d.source.substr(r.places.source_of(0), r.content.size()), r.content);
            }
        }
    }
    return found;
}

TEST(ReadMarkdown, KeepsThePlacesOfFormulas) {
    auto const d = read("# T $a$\n\ntext *em $b_1*c*$ more\n\n- item $c$\n- x\n\n$$\nd = 1\n$$\n",
                        format::markdown);
    auto const found = placed_formulas(d);
    ASSERT_EQ(found.size(), 4u);
    EXPECT_EQ(found[0], (std::pair<std::size_t, std::string>{1, "a"}));
    EXPECT_EQ(found[1], (std::pair<std::size_t, std::string>{3, "b_1*c*"}));
    EXPECT_EQ(found[2], (std::pair<std::size_t, std::string>{5, "c"}));
    EXPECT_EQ(found[3].second, "\nd = 1\n");
}

TEST(ReadMarkdown, CodeAndCommentsHoldNoFormulas) {
    auto const d = read("`$x$` and\n```\n$y$\n```\n<!-- $z$ -->\n$w$\n", format::markdown);
    auto const found = placed_formulas(d);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].second, "w");
}

TEST(ReadMarkdown, TablesKeepRowsAndColumnsAndBars) {
    auto const d = read("| n | $|n|$ |\n|---|---|\n| -2 | $|-2| = 2$ |\n", format::markdown);
    auto const found = placed_formulas(d);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[1].second, "|-2| = 2");
    std::size_t cells = 0;
    for (auto const& b : d.blocks) {
        if (b.kind != block_kind::table_cell) continue;
        ++cells;
        EXPECT_EQ(b.is_header, b.row == 0);
    }
    EXPECT_EQ(cells, 4u);
}

TEST(ReadMarkdown, FrontMatterNamesTheLanguage) {
    auto const d = read("---\ntitle: T\nlang: es\n---\n\n$a$\n", format::markdown);
    EXPECT_EQ(d.language, "es");
    EXPECT_EQ(placed_formulas(d).front().first, 6u);
}

TEST(ReadPlainText, SeesHeadingsItemsAndTables) {
    auto const d =
        read("A heading\n\nText with $x$.\n\n• item $y$\n\na\tb\n1\t$z$\n", format::plain_text);
    ASSERT_EQ(d.blocks.size(), 7u);
    EXPECT_EQ(d.blocks[0].kind, block_kind::heading);
    EXPECT_EQ(d.blocks[1].kind, block_kind::paragraph);
    EXPECT_EQ(d.blocks[1].section, 1u);
    EXPECT_EQ(d.blocks[2].kind, block_kind::list_item);
    EXPECT_EQ(d.blocks[6].kind, block_kind::table_cell);
    EXPECT_EQ(d.blocks[6].row, 1u);
    EXPECT_EQ(d.blocks[6].column, 1u);
    EXPECT_EQ(placed_formulas(d).size(), 3u);
}

TEST(ReadDocument, RefusesWhatIsNoText) {
    EXPECT_FALSE(read_document("a", std::string("a\0b", 3), format::plain_text).read);
    EXPECT_FALSE(read_document("a", "\xff\xfe", format::plain_text).read);
    EXPECT_TRUE(read_document("a", "", format::markdown).read);
}

TEST(ReadDocument, GoesByTheEndingOfTheName) {
    EXPECT_EQ(format_for("x/y.MD"), format::markdown);
    EXPECT_EQ(format_for("y.txt"), format::plain_text);
    EXPECT_EQ(format_for("y.cpp"), std::nullopt);
    EXPECT_EQ(format_for(".md"), std::nullopt);
}

TEST(LineIndex, CountsCodePoints) {
    line_index const lines("aé\nβ = γ");
    EXPECT_EQ(lines.at(0).column, 1u);
    EXPECT_EQ(lines.at(3).column, 3u);
    EXPECT_EQ(lines.at(4).line, 2u);
    EXPECT_EQ(lines.at(6).column, 2u);
}

}  // namespace
}  // namespace surd::lesson
