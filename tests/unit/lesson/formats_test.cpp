// SPDX-License-Identifier: BSL-1.0
// Each reader on a small file of its format: formulas, places, structure, damage.
#include <gtest/gtest.h>

#include "surd/lesson/check.hpp"
#include "surd/lesson/read_document.hpp"

namespace surd::lesson {
namespace {

document read_as(std::string const& text, format as) {
    auto result = read_document("test", text, as);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? *result.read : document{};
}

std::vector<std::string> formulas_of(document const& d) {
    std::vector<std::string> found;
    for (auto const& b : d.blocks) {
        for (auto const& r : b.runs) {
            if (r.kind == run_kind::inline_math || r.kind == run_kind::display_math) {
                found.push_back(r.content);
            }
        }
    }
    return found;
}

using texts = std::vector<std::string>;

std::string mathml(std::string const& inner) {
    return "<p><math xmlns=\"http://www.w3.org/1998/Math/MathML\">" + inner + "</math></p>";
}

TEST(MathMl, IsSpelledAsItIsSeen) {
    auto const spelled = [](std::string const& inner) {
        auto const found = formulas_of(read_as(mathml(inner), format::html));
        return found.size() == 1 ? found[0] : std::string("not one formula");
    };
    EXPECT_EQ(spelled("<msup><mi>x</mi><mn>2</mn></msup>"), "x^{2}");
    EXPECT_EQ(spelled("<msup><mn>−2</mn><mn>4</mn></msup>"), "−2^{4}");
    EXPECT_EQ(spelled("<mroot><mn>8</mn><mn>3</mn></mroot>"), "\\sqrt[{3}]{8}");
    EXPECT_EQ(spelled("<mfrac><mn>1</mn><mi>n</mi></mfrac>"), "\\frac{1}{n}");
    EXPECT_EQ(spelled("<msup><msup><mi>a</mi><mn>2</mn></msup><mn>3</mn></msup>"), "{a^{2}}^{3}");
    EXPECT_EQ(spelled("<mn>2</mn><mtext>−</mtext><mn>1</mn>"), "2−1");
    EXPECT_EQ(spelled("<menclose notation=\"updiagonalstrike\"><mn>3</mn></menclose>"),
              "\\cancel{3}");
    EXPECT_EQ(spelled("<mn>2</mn><mphantom><mn>9</mn></mphantom>"), "2");
    EXPECT_EQ(spelled("<semantics><mi>q</mi><annotation encoding=\"application/x-tex\">2^3"
                      "</annotation></semantics>"),
              "2^3");
}

TEST(ReadCnxml, KeepsPlacesRolesAndLanguage) {
    auto const d = read_as(
        "<document xmlns=\"http://cnx.rice.edu/cnxml\" xml:lang=\"es\">\n<content>\n"
        "<exercise id=\"e1\"><problem><para>Simplifica:\n"
        "<math><mn>12</mn></math></para></problem>\n"
        "<solution><para>&lt;12</para></solution></exercise>\n</content></document>",
        format::cnxml);
    EXPECT_EQ(d.language, "es");
    ASSERT_EQ(d.blocks.size(), 2u);
    EXPECT_EQ(d.blocks[0].exercise, "e1");
    EXPECT_EQ(d.blocks[0].role, block_role::problem);
    EXPECT_EQ(d.blocks[1].role, block_role::solution);
    EXPECT_EQ(d.blocks[1].text(), "<12");
    auto const& formula = d.blocks[0].runs[1];
    EXPECT_EQ(d.source.substr(formula.places.source_of(0), 2), "12");
    EXPECT_EQ(line_index(d.source).at(formula.places.source_of(0)).line, 4u);
}

TEST(ReadPretext, ReadsRowsAndMacros) {
    auto const d = read_as(
        "<pretext><docinfo><macros>\\newcommand{\\two}{2}</macros></docinfo>"
        "<section><p>So <m>\\two^3 = 8</m>: <md><mrow>a \\amp= b</mrow><mrow>\\amp= c</mrow></md>"
        "</p></section></pretext>",
        format::pretext);
    EXPECT_EQ(formulas_of(d),
              (texts{"\\two^3 = 8", "\\begin{aligned}a \\amp= b\\\\\\amp= c\\end{aligned}"}));
    auto const report = check(d);
    ASSERT_FALSE(report.claims.empty());
    EXPECT_EQ(report.claims[0].verdict_word(), "verified");
}

TEST(ReadHtml, ReadsDelimitersAndRenderedMathematicsOnce) {
    EXPECT_EQ(formulas_of(read_as("<p>a $x^2$ b \\(y\\)</p>", format::html)), (texts{"x^2", "y"}));
    EXPECT_EQ(formulas_of(read_as("<span class=\"katex\"><span class=\"katex-mathml\"><math>"
                                  "<semantics><mi>x</mi><annotation encoding=\"application/x-tex\">"
                                  "x+1</annotation></semantics></math></span><span "
                                  "class=\"katex-html\">x+1 = 3</span></span>",
                                  format::html)),
              (texts{"x+1"}));
    EXPECT_EQ(formulas_of(read_as("<span class=\"MathJax\"><math><mi>z</mi></math></span>"
                                  "<script type=\"math/tex\">z^2</script>",
                                  format::html)),
              (texts{"z^2"}));
    EXPECT_EQ(read_as("<p>x<sup>2</sup></p>", format::html).blocks[0].text(), "x²");
}

TEST(ReadLatex, ReadsFormulasItemsAndAccents) {
    auto const d = read_as(
        "\\newcommand{\\half}{\\frac12}\n\\begin{document}\n\\section{Potenciaci\\'on}\n"
        "% $ignored$\nText $a$ and \\verb|$b$|.\n\\begin{enumerate}\n\\item $c$\n\\item $d$\n"
        "\\end{enumerate}\n\\end{document}\n",
        format::latex);
    EXPECT_EQ(formulas_of(d), (texts{"a", "c", "d"}));
    EXPECT_EQ(d.blocks[0].text(), "Potenciación");
    EXPECT_EQ(d.blocks.back().number, 2u);
    EXPECT_NE(d.macros.find("\\half"), std::string::npos);
}

TEST(ReadNotebook, KeepsPlacesThroughEscapes) {
    auto const d = read_as(
        "{\"cells\": [\n {\"cell_type\": \"code\", \"source\": \"2**3\"},\n"
        " {\"cell_type\": \"markdown\", \"source\": [\"a \\\\\\\\ b\\n\",\n  \"so $2^3 = 8$\"]}]}",
        format::notebook);
    EXPECT_EQ(formulas_of(d), (texts{"2^3 = 8"}));
    auto const report = check(d);
    ASSERT_EQ(report.claims.size(), 1u);
    EXPECT_EQ(report.claims[0].place.begin.line, 4u);
    EXPECT_EQ(report.claims[0].place.cell, 2u);
    EXPECT_EQ(d.source.substr(report.claims[0].place.byte, 7), "2^3 = 8");
}

TEST(ReadDocument, SaysWhatIsWrongWithDamagedFiles) {
    auto const error = [](std::string const& text, format as) {
        return read_document("test", text, as).error;
    };
    EXPECT_NE(error("<document><para>", format::cnxml), "");
    EXPECT_NE(error("<document><para>", format::pretext), "");
    EXPECT_NE(error("{\"cells\": [", format::notebook), "");
    EXPECT_NE(error("{\"a\": 1}", format::notebook), "");
    EXPECT_NE(error("\\begin{document} $2^3", format::latex), "");
    EXPECT_NE(error("<html><body><p>cut", format::html), "");
    EXPECT_NE(error("<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///x\">]><d>&x;</d>", format::cnxml),
              "");
    std::string deep;
    for (int i = 0; i < 2000; ++i) deep += "<div>";
    EXPECT_NE(error(deep, format::html), "");
    EXPECT_NE(error(std::string((1u << 20) + 1, 'x'), format::markdown), "");
    EXPECT_EQ(error("<document/>", format::cnxml), "");
}

}  // namespace
}  // namespace surd::lesson
