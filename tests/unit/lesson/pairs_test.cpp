// SPDX-License-Identifier: BSL-1.0
// Claims whose sides stand apart, and what words make of formulas.
#include <gtest/gtest.h>

#include "lesson/instructions.hpp"
#include "lesson/number_formats.hpp"
#include "lesson/part_labels.hpp"
#include "lesson/word_conditions.hpp"
#include "surd/lesson/check.hpp"
#include "surd/lesson/read_document.hpp"

namespace surd::lesson {
namespace {

file_report report_of(std::string const& text, format as) {
    auto const result = read_document("lesson", text, as);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? check(*result.read) : file_report{};
}

/// "kind:verdict" of every claim, in order.
std::string claims_of(file_report const& report) {
    std::string all;
    for (auto const& c : report.claims) {
        if (!all.empty()) all += ' ';
        all += std::string(name_of(c.kind)) + ":" + c.verdict_word();
    }
    auto const& n = report.coverage;
    EXPECT_EQ(n.formulas, n.claims + n.not_claims + n.unread);
    return all;
}

std::string exercise(std::string const& problem, std::string const& solution) {
    return "<body><div data-type=\"exercise\" id=\"e\"><div data-type=\"problem\"><p>" + problem +
           "</p></div><div data-type=\"solution\"><p>" + solution + "</p></div></div></body>";
}

std::string pair_claims(std::string const& problem, std::string const& solution) {
    return claims_of(report_of(exercise(problem, solution), format::html));
}

TEST(Pairs, AreGatedByTheTask) {
    EXPECT_EQ(pair_claims("Simplify: $x^2x^3$", "$x^5$"), "pair:verified");
    EXPECT_EQ(pair_claims("Simplify: $x^2x^3$", "$x^6$"), "pair:refuted");
    EXPECT_EQ(pair_claims("Simplifica $x^2x^3$", "$x^6$"), "pair:refuted");
    EXPECT_EQ(pair_claims("化简 $x^2x^3$", "$x^6$"), "pair:refuted");
    EXPECT_EQ(pair_claims("Identify the base of $x^3$", "$x$"), "");
    EXPECT_EQ(pair_claims("Explain $x^2x^3$", "$x^6$"), "");
}

TEST(Pairs, GoByPartLabels) {
    EXPECT_EQ(pair_claims("Simplify: ⓐ $y^2y$ ⓑ $\\sqrt[3]{y^3}$", "ⓐ $y^3$ ⓑ $y^2$"),
              "pair:verified pair:refuted");
    EXPECT_EQ(pair_claims("Simplify: ⓐ $\\sqrt{x^6x^2}$ ⓑ $y^0y$", "ⓑ $y$"), "pair:conditional");
}

TEST(Pairs, AnswersInPlainTextCount) {
    EXPECT_EQ(pair_claims("Simplify: ⓐ $\\sqrt{49}$ ⓑ $\\sqrt{-4}$", "ⓐ 7 ⓑ not real"),
              "expression:value expression:non-real pair:verified domain:verified");
    EXPECT_EQ(pair_claims("Simplify: $\\sqrt{49}$", "8"), "expression:value pair:refuted");
}

TEST(Pairs, JoinFormulasAndTakeGivenValues) {
    EXPECT_EQ(pair_claims("Multiply $a+b$ by $a-b$.", "$a^2-b^2$"), "pair:verified");
    EXPECT_EQ(pair_claims("Evaluate $a^3$ when $a=2$.", "$8$"),
              "statement:definition pair:verified");
}

TEST(Pairs, RoundedAnswersAreApproximations) {
    EXPECT_EQ(pair_claims("Round to two decimal places: $\\sqrt{19}$", "4.36"),
              "expression:value rounding:verified");
}

TEST(Pairs, AreFoundByNumberInAnswerLists) {
    auto const report = report_of(
        "\\section*{Exercise 3}\nExpand:\n\\begin{enumerate}\n\\item $(a^2)^3$.\n\\item $(xy)^2$.\n"
        "\\end{enumerate}\n\\section*{Answers}\n\\subsection*{Exercise 3.}\n\\begin{enumerate}\n"
        "\\item $a^6$.\n\\item $xy^2$.\n\\end{enumerate}\n",
        format::latex);
    EXPECT_EQ(claims_of(report), "pair:verified pair:refuted");
    ASSERT_EQ(report.claims.size(), 2u);
    EXPECT_EQ(report.claims[1].place.begin.line, 11u);
}

TEST(Cells, AreCheckedAgainstTheirHeadings) {
    EXPECT_EQ(claims_of(report_of("n\tn²\n2\t4\n3\t9\n5\t26\n", format::plain_text)),
              "cell:verified cell:verified cell:refuted");
    EXPECT_EQ(claims_of(report_of("n\tn²\n2\t1×\n4\t4×\n6\t9×\n", format::plain_text)),
              "cell:verified cell:verified cell:verified");
    // A heading that fits no cell says something else.
    EXPECT_EQ(claims_of(report_of("n\tn²\n2\t7\n3\t8\n", format::plain_text)), "");
}

TEST(CodeSpans, HoldMathematicsButNoPrograms) {
    EXPECT_EQ(claims_of(report_of("So `2^3 = 8` and `x = x + 1`.", format::markdown)),
              "statement:verified");
}

TEST(Chains, GoOnOverFormulas) {
    EXPECT_EQ(claims_of(report_of("$2^2 \\cdot 2$\n\n$= 2^3$\n", format::markdown)),
              "expression:value statement:verified");
    EXPECT_EQ(claims_of(report_of("$x^3=64=4$", format::markdown)), "statement:refuted");
    EXPECT_EQ(claims_of(report_of("$64=\\pm2$", format::markdown)), "statement:refuted");
}

TEST(WordConditions, AreReadInThreeLanguages) {
    using conditions = std::vector<std::string>;
    EXPECT_EQ(word_conditions("If \uFFFC and \uFFFC are nonnegative, then", {"a", "b"}),
              (conditions{"a >= 0", "b >= 0"}));
    EXPECT_EQ(word_conditions("when \uFFFC is even", {"n"}), (conditions{"n even"}));
    EXPECT_EQ(word_conditions("para cualquier \uFFFC distinto de cero", {"a"}),
              (conditions{"a != 0"}));
    EXPECT_EQ(word_conditions("\uFFFC is not positive", {"a"}), conditions{});
    EXPECT_EQ(word_conditions("\uFFFC is positive or negative", {"a"}), conditions{});
    EXPECT_EQ(condition_on_all_variables("Assume all variables are positive."), " > 0");
    EXPECT_EQ(condition_on_all_variables("All variables are letters."), "");
}

TEST(NumberFormats, GoByWhatOnlyOneFormatCanRead) {
    EXPECT_EQ(evidence_in("1,048,576 and 0.25", true).point, 2u);
    EXPECT_EQ(evidence_in("1.048.576 y 337,5", true).comma, 2u);
    auto const nothing = evidence_in("1,024 16.384 (2,3) Figure 2.1", true);
    EXPECT_EQ(nothing.point + nothing.comma, 0u);
}

TEST(Instructions, NameTheTask) {
    EXPECT_EQ(task_of("In the following exercises, simplify."), task_kind::equal);
    EXPECT_EQ(task_of("Estimate \uFFFC"), task_kind::other);
    EXPECT_EQ(task_of("Solve \uFFFC"), task_kind::solve);
    EXPECT_EQ(task_of("The radicand is positive"), task_kind::none);
    EXPECT_TRUE(opens_solution("**Solution.** We"));
    EXPECT_TRUE(opens_answers("ANSWERS"));
}

TEST(PartLabels, AreCircledOrInOrder) {
    EXPECT_EQ(find_part_labels("ⓐ x ⓑ y", "", true).size(), 2u);
    EXPECT_EQ(find_part_labels("(a) x (b) y", "", true).size(), 2u);
    EXPECT_EQ(find_part_labels("f (c) x", "", true).size(), 0u);
}

}  // namespace
}  // namespace surd::lesson
