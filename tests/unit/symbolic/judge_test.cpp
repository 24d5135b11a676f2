// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/judge.hpp"

#include <gtest/gtest.h>

#include "surd/syntax/parse.hpp"

namespace surd::symbolic {
namespace {

judgement judged(std::string const& text, judge_options const& options = {}) {
    auto const parsed = syntax::parse_chain(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? judge(*parsed, options) : judgement{};
}

std::string verdict_of(std::string const& text) { return word_for(judged(text).outcome); }

TEST(Judge, DecidesClosedStatements) {
    EXPECT_EQ(verdict_of("sqrt(2)+sqrt(3) = sqrt(5+2*sqrt(6))"), "verified");
    EXPECT_EQ(verdict_of("sqrt(2)+sqrt(3) = sqrt(5+2*sqrt(7))"), "refuted");
    EXPECT_EQ(verdict_of("sqrt(2) < 3/2"), "verified");
    EXPECT_EQ(verdict_of("sqrt(2) >= 3/2"), "refuted");
    EXPECT_EQ(verdict_of("25 != 13"), "verified");
    EXPECT_EQ(verdict_of("25 != 25"), "refuted");
    EXPECT_EQ(verdict_of("sqrt(8-sqrt(63)) = (3*sqrt(2)-sqrt(14))/2"), "verified");
    EXPECT_EQ(verdict_of("sqrt(8-sqrt(63)) = (sqrt(14)-3*sqrt(2))/2"), "refuted");
}

TEST(Judge, ARefutedEqualityNamesTheRightValue) {
    auto const result = judged("2^3 = 6");
    EXPECT_EQ(result.outcome, verdict::refuted);
    EXPECT_EQ(result.left, "8");
    EXPECT_EQ(result.right, "6");
    EXPECT_EQ(result.correct, "8");
}

TEST(Judge, ASideWithoutValueGivesItsOutcome) {
    EXPECT_EQ(verdict_of("0^(-2) = 1/0^2"), "undefined");
    EXPECT_EQ(verdict_of("sqrt(-9) = 3"), "non-real");
    EXPECT_EQ(verdict_of("0^0 = 1"), "convention");
    EXPECT_EQ(verdict_of("2^sqrt(2) = 3"), "outside");
    EXPECT_EQ(verdict_of("9^9^9^9 = 1 + 9^9^9^8"), "undecided");
}

TEST(Judge, PowersTooLargeToWriteAreCompared) {
    EXPECT_EQ(verdict_of("2^(10^18) = 4^(5*10^17)"), "verified");
    EXPECT_EQ(verdict_of("2^(10^18) = 4^(5*10^17+1)"), "refuted");
    EXPECT_EQ(verdict_of("2^(10^18) < 3^(10^18)"), "verified");
    EXPECT_EQ(verdict_of("(-2)^(10^18+1) < 2^(10^18)"), "verified");
    EXPECT_EQ(verdict_of("6^(10^18) = 2^(10^18) * 3^(10^18)"), "verified");
}

TEST(Judge, AChainIsAsBadAsItsWorstLink) {
    auto const chain = judged("2^3*2^(-5) = 8*1/32 = 1/3");
    EXPECT_EQ(chain.outcome, verdict::refuted);
    ASSERT_EQ(chain.links.size(), 2u);
    EXPECT_EQ(chain.links[0].outcome, verdict::verified);
    EXPECT_EQ(chain.links[1].outcome, verdict::refuted);
    EXPECT_EQ(verdict_of("(2+3)^2 = 25 != 13 = 2^2 + 3^2"), "verified");
}

TEST(Judge, EndsThatAgreeDoNotSaveAFalseLink) { EXPECT_EQ(verdict_of("2^2 = 5 = 4"), "refuted"); }

TEST(Judge, ElidedLinksAreSkippedAndNamed) {
    auto const chain = judged("2^5 = 2*...*2 = 32");
    EXPECT_EQ(chain.outcome, verdict::verified);
    EXPECT_EQ(chain.links.size(), 1u);
    EXPECT_NE(chain.hint.find("not read"), std::string::npos);
    EXPECT_EQ(verdict_of("2^5 = 2*...*2 = 33"), "refuted");
}

TEST(Judge, DefinitionsAreNoClaims) {
    EXPECT_EQ(verdict_of("n = 1024"), "definition");
    EXPECT_EQ(verdict_of("f(n) = C*n^p"), "definition");
    EXPECT_EQ(verdict_of("N_w = d_i*d_o"), "definition");
    EXPECT_EQ(verdict_of("N_old = 512*2048 = 1048576"), "verified");
    EXPECT_EQ(verdict_of("N_old = 512*2048 = 1048577"), "refuted");
    EXPECT_EQ(verdict_of("V = s^3"), "equation");
}

TEST(Judge, DefinitionsInForceAreUsed) {
    judge_options options;
    auto const body = syntax::parse_expression("C*n^p");
    ASSERT_TRUE(body);
    options.definitions["f"] = {{"n"}, *body};
    EXPECT_EQ(judged("f(2*x) = 2*f(x)", options).outcome == verdict::verified, false);
    auto const square = syntax::parse_expression("3^x");
    ASSERT_TRUE(square);
    options.definitions["g"] = {{"x"}, *square};
    EXPECT_EQ(judged("g(2) = 9", options).outcome, verdict::verified);
    EXPECT_EQ(judged("g(2) = 6", options).outcome, verdict::refuted);
}

TEST(Judge, AFunctionDefinedByTheFirstLinkIsKnownInTheOthers) {
    auto const chain = judged("f(k*n) = C*(k*n)^2 = C*k^2*n^2 = k^2*f(n)");
    EXPECT_EQ(chain.outcome, verdict::verified);
    EXPECT_EQ(verdict_of("f(k*n) = C*(k*n)^2 = k*f(n)"), "refuted");
}

TEST(Judge, AChainHoldsWhereAllItsLinksDo) {
    auto const chain = judged("sqrt(x^2) = x = x^2/x");
    EXPECT_EQ(chain.outcome, verdict::conditional);
    EXPECT_EQ(chain.condition, "x > 0");
    // Both links ask the same of a.
    auto const law = judged("a^m*a^n = a^(m+n) = a^(n+m)");
    EXPECT_EQ(law.outcome, verdict::conditional);
    EXPECT_EQ(law.sufficient, "a > 0");
    // m, n > 0 says m + n > 0, and odd denominators have a sum with an odd denominator.
    EXPECT_EQ(law.condition,
              "a > 0, or a = 0 and m, n > 0, or a < 0 and m, n with odd denominator");
    EXPECT_EQ(judged("(x^2-1)/(x-1) = x+1 = (x^2+2*x+1)/(x+1)").condition, "x != 1 and x != -1");
}

TEST(Judge, AnEquationInOneUnknownComesWithItsSolutions) {
    auto const square = judged("x^2 = 49");
    EXPECT_EQ(square.outcome, verdict::equation);
    EXPECT_TRUE(square.has_solutions);
    EXPECT_EQ(square.solutions, (solution_list{"-7", "7"}));
    auto const none = judged("r^2 = -9");
    EXPECT_EQ(none.outcome, verdict::equation);
    EXPECT_TRUE(none.has_solutions);
    EXPECT_TRUE(none.solutions.empty());
    EXPECT_FALSE(judged("a^2 + b^2 = c^2").has_solutions);
    EXPECT_EQ(judged("x^2 = 2*x").solutions, (solution_list{"0", "2"}));
}

TEST(Judge, RoundedValuesAreCheckedToTheDigitsWritten) {
    EXPECT_EQ(verdict_of("sqrt(2) ~= 1.414"), "verified");
    EXPECT_EQ(verdict_of("sqrt(2) ~= 1.415"), "refuted");
    EXPECT_EQ(verdict_of("1/8 ~= 0.13"), "verified");
    EXPECT_EQ(verdict_of("1/8 ~= 0.12"), "verified");
    EXPECT_EQ(verdict_of("2^22 ~= 4200000"), "verified");
    EXPECT_EQ(verdict_of("2^22 ~= 4300000"), "refuted");
    EXPECT_EQ(verdict_of("2^30 ~= 1.07*10^9"), "verified");
    EXPECT_EQ(verdict_of("2^30 ~= 1.08*10^9"), "refuted");
    auto const rounded = judged("sqrt(2) = 1.414");
    EXPECT_EQ(rounded.outcome, verdict::refuted);
    EXPECT_EQ(rounded.code, "rounded");
    EXPECT_TRUE(judged("sqrt(2) = 1.5").code.empty());
}

TEST(Judge, AHalfIsRoundedUpOrToTheEvenDigitAndNoOtherWay) {
    for (auto const* right : {"3.5 ~= 4", "2.5 ~= 3", "2.5 ~= 2", "0.125 ~= 0.12", "0.125 ~= 0.13",
                              "0.375 ~= 0.38", "99.95 ~= 100.0", "-2.5 ~= -2", "-2.5 ~= -3"}) {
        EXPECT_EQ(verdict_of(right), "verified") << right;
    }
    for (auto const* wrong : {"3.5 ~= 3", "1.5 ~= 1", "0.375 ~= 0.37", "0.15 ~= 0.1",
                              "1035 ~= 1030", "950 ~= 900", "99.95 ~= 99.9"}) {
        EXPECT_EQ(verdict_of(wrong), "refuted") << wrong;
    }
}

}  // namespace
}  // namespace surd::symbolic
