// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "surd/lesson/read_document.hpp"

namespace surd::lesson {
namespace {

file_report checked(std::string const& text, format as = format::markdown) {
    auto const result = read_document("lesson", text, as);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? check(*result.read) : file_report{};
}

/// The verdict words of all claims, in order.
std::string verdicts(std::string const& text) {
    std::string all;
    for (auto const& c : checked(text).claims) {
        if (!all.empty()) all += ' ';
        all += c.verdict_word();
    }
    return all;
}

TEST(Check, ADefinitionThatRefersToItselfPutsNothingIn) {
    EXPECT_EQ(verdicts("Loop: $i=i+1$; $\\sqrt{(i-16)^2} = i-16$."), "conditional");
    EXPECT_EQ(verdicts("Merge sort: $T(n) = 2T(n/2) + n$, so it is fast."), "");
    EXPECT_EQ(verdicts("The loop runs $i = i + 1$."), "");
}

TEST(Check, WhatDependsOnTheNotationIsAConvention) {
    EXPECT_EQ(verdicts("Write it so: $2\\frac{1}{2} = \\frac{5}{2}$."), "convention");
    auto const plain = checked("8^1/3 = 2\n", format::plain_text);
    ASSERT_EQ(plain.claims.size(), 1u);
    EXPECT_EQ(plain.claims[0].verdict_word(), std::string("convention"));
    EXPECT_EQ(verdicts("So $-2^2 = 4$."), "convention");
}

TEST(Check, ANumeralInProseIsNotCut) {
    for (auto const* text : {"337,5 = 675/2\n", "4 194 304 = 2^22\n", "2 1/2 = 5/2\n"}) {
        for (auto const& c : checked(text, format::plain_text).claims) {
            EXPECT_NE(c.verdict_word(), std::string("refuted")) << text;
        }
    }
}

TEST(Check, TheSentenceGovernsWhatIsAssumed) {
    EXPECT_EQ(
        verdicts("Assume all variables are positive.\n\nFor all real $c$, $\\sqrt{c^2} = c$."),
        "conditional");
    EXPECT_EQ(verdicts("Assume all variables are positive.\n\nSo $\\sqrt{c^2} = c$."), "verified");
    EXPECT_EQ(verdicts("Assume all variables are positive.\n\nFor $x<0$, $\\sqrt{x^2}=-x$."),
              "verified");
}

TEST(Check, QuotedMistakesAreExpected) {
    for (auto const* text : {"It is not true that $2^3 = 9$.", "Tom thinks that $2^3=6$.",
                             "Never write $2^3 = 9$.", "Find the error: $2^3 = 6$", "❌ $2^3=6$",
                             "Verdadero o falso: $2^3=6$", "判断对错：$2^3=6$"}) {
        EXPECT_EQ(verdicts(text), "quoted") << text;
    }
    EXPECT_EQ(verdicts("So $2^3=6$."), "refuted");
}

TEST(Check, AnotherQuantityThanTheFormulaIsNoWrongAnswer) {
    for (auto const* task : {"Find the square root of $49$.", "Evaluate twice $3.5$.",
                             "Simplify half of $14$.", "Evaluate the digit $147$."}) {
        auto const text = std::string("**Exercise.** ") + task +
                          "\n\n<details><summary>Solution</summary>\n\n$7$\n\n</details>\n";
        EXPECT_EQ(verdicts(text).find("refuted"), std::string::npos) << text;
    }
    EXPECT_NE(verdicts("**Exercise.** Evaluate $2^3$.\n\n<details><summary>Solution</summary>\n\n"
                       "$7$\n\n</details>\n")
                  .find("refuted"),
              std::string::npos);
}

TEST(Check, JudgesEachPieceOfAFormula) {
    EXPECT_EQ(verdicts("$3\\times3=9,\\qquad 9\\times3=27$ and $2^3=6$"),
              "verified verified refuted");
}

TEST(Check, BareNumbersNamesAndConditionsClaimNothing) {
    auto const report = checked("For $n$ and $-5$, with $a \\ne 0$ and $k > 0$, nothing.");
    EXPECT_TRUE(report.claims.empty());
    EXPECT_EQ(report.coverage.not_claims, 4u);
}

TEST(Check, ABareExpressionHasAnOutcome) {
    EXPECT_EQ(verdicts("Evaluate $(-7)^2$ and $0^0$."), "value convention");
}

TEST(Check, DomainClaimsInWords) {
    EXPECT_EQ(verdicts("$\\sqrt{-9}$ has no real value."), "verified");
    EXPECT_EQ(verdicts("$0^{-2}$ is undefined."), "verified");
    EXPECT_EQ(verdicts("$\\sqrt{9}$ is undefined."), "refuted");
    EXPECT_EQ(verdicts("$\\sqrt{-9}$ no tiene valor real."), "verified");
    EXPECT_EQ(verdicts("$0^{-3}$ 没有实数值。"), "verified");
}

TEST(Check, AConditionInTheSentenceIsAssumed) {
    auto const report = checked("For $x \\ne 0$ we have $x^{-2} = \\frac{1}{x^2}$.");
    ASSERT_EQ(report.claims.size(), 1u);
    EXPECT_EQ(report.claims[0].verdict_word(), "verified");
    ASSERT_EQ(report.claims[0].assumed.size(), 1u);
    EXPECT_EQ(report.claims[0].assumed[0].line, 1u);
    EXPECT_EQ(verdicts("First $x \\ne 0$. Then $x^{-2} = \\frac{1}{x^2}$."), "conditional");
}

TEST(Check, InstancesBindWithinTheirSentenceForEquationsOnly) {
    EXPECT_EQ(verdicts("For $x=2$, $x^2=4$."), "definition verified");
    EXPECT_EQ(verdicts("For $x=2$, $x^2=5$."), "definition refuted");
    EXPECT_EQ(verdicts("Here $x=2$. Now $x^2=4$."), "definition equation");
    // Two values: the equation is not bound to either.
    EXPECT_EQ(verdicts("Solve: $x=7$ and $x=-7$ for $x^2=49$."), "definition definition equation");
    EXPECT_EQ(verdicts("With $x=-5$, $\\sqrt{x^2}=|x|$."), "definition verified");
}

TEST(Check, DefinitionsReachToTheEndOfTheirSection) {
    EXPECT_EQ(verdicts("# A\n\n$f(x)=3^x$\n\nso $f(2)=9$\n\n# B\n\n$f(2)=9$"),
              "definition verified outside");
    EXPECT_EQ(verdicts("$N_{a}=2\\cdot3$ and $\\frac{N_a}{3}=2$"), "definition verified");
}

TEST(Check, AQuotedErrorIsNoFinding) {
    EXPECT_EQ(verdicts("A student claims $(a+b)^2=a^2+b^2$."), "quoted");
    EXPECT_EQ(verdicts("We know $(a+b)^2=a^2+b^2$."), "refuted");
    EXPECT_EQ(verdicts("A student claims $2+2=4$."), "verified");
}

TEST(Check, AQuestionClaimsNothingFalse) {
    EXPECT_EQ(verdicts("Is $2^3=6$?"), "");
    EXPECT_EQ(verdicts("Is $2^3=8$?"), "verified");
}

TEST(Check, CountsAddUp) {
    auto const report = checked("$2^3=8$, $x$, $\\oint y$, $(-2)^2$, $3 \\to 4$, x² = 4, 5 = 5");
    auto const& c = report.coverage;
    EXPECT_EQ(c.formulas, c.claims + c.not_claims + c.unread);
    EXPECT_GE(c.unread, 1u);
    std::size_t causes = 0;
    for (auto const& [cause, count] : c.unread_causes) causes += count;
    EXPECT_EQ(causes, c.unread);
}

TEST(Check, FingerprintsSurviveMovedLines) {
    auto const a = checked("$2^3=6$\n\n$2^3=6$\n");
    auto const b = checked("New text.\n\n$2^3=6$\n\nmore\n\n$2^3=6$\n");
    ASSERT_EQ(a.claims.size(), 2u);
    ASSERT_EQ(b.claims.size(), 2u);
    EXPECT_EQ(a.claims[0].fingerprint, b.claims[0].fingerprint);
    EXPECT_EQ(a.claims[1].fingerprint, b.claims[1].fingerprint);
    EXPECT_NE(a.claims[0].fingerprint, a.claims[1].fingerprint);
}

// The two real lessons, where they are at hand.

std::string content_of(std::string const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> split(std::string const& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

class RealLessons : public testing::TestWithParam<char const*> {
protected:
    static std::string folder() {
        auto const* cases = std::getenv("SURD_CASES");
        return cases == nullptr ? std::string() : std::string(cases) + "/lessons/";
    }
};

TEST_P(RealLessons, EveryListedStatementHasItsVerdictAtItsLine) {
    if (folder().empty()) return;
    std::string const language = GetParam();
    auto const report =
        checked(content_of(folder() + "powers." + language + ".txt"), format::plain_text);
    EXPECT_EQ(report.coverage.formulas,
              report.coverage.claims + report.coverage.not_claims + report.coverage.unread);
    EXPECT_EQ(report.coverage.unread, 0u);
    std::size_t rows = 0;
    auto const lines = split(content_of(folder() + "expected.tsv"), '\n');
    for (std::size_t i = 1; i < lines.size(); ++i) {
        auto const row = split(lines[i], '\t');
        ASSERT_GE(row.size(), 6u);
        // An equivalence may be reported as not checkable.
        if (row[3].find("<=>") != std::string::npos) continue;
        for (auto const& line : split(row[language == "es" ? 0 : 1], ',')) {
            ++rows;
            bool const found =
                std::any_of(report.claims.begin(), report.claims.end(), [&](claim const& c) {
                    auto const word = c.verdict_word();
                    return std::to_string(c.place.begin.line) == line &&
                           (word == row[4] || word == row[5]);
                });
            EXPECT_TRUE(found) << "line " << line << ": " << row[3] << " is " << row[4];
        }
    }
    EXPECT_GT(rows, 80u);
    for (auto const& c : report.claims) {
        EXPECT_NE(c.verdict_word(), "refuted") << c.place.begin.line << ": " << c.source;
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, RealLessons, testing::Values("es", "zh"));

TEST(RealLessonPair, BothLanguagesMakeTheSameNumberOfClaims) {
    auto const* cases = std::getenv("SURD_CASES");
    if (cases == nullptr) return;
    auto const folder = std::string(cases) + "/lessons/";
    EXPECT_EQ(checked(content_of(folder + "powers.es.txt"), format::plain_text).claims.size(),
              checked(content_of(folder + "powers.zh.txt"), format::plain_text).claims.size());
}

}  // namespace
}  // namespace surd::lesson
