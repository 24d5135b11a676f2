// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/steps.hpp"

#include <gtest/gtest.h>

#include "surd/symbolic/counterexample.hpp"
#include "unit/symbolic/pointwise.hpp"

namespace surd::symbolic {
namespace {

std::vector<step_judgement> judged_steps(std::vector<std::string> const& lines) {
    std::vector<equation> equations;
    for (auto const& line : lines) {
        auto const c = test::parsed_chain(line);
        equations.push_back({c.terms[0], c.terms[1]});
    }
    return check_steps(equations);
}

/// "same", or the verdict with the roots it names.
std::string step(std::string const& before, std::string const& after) {
    auto const j = judged_steps({before, after}).front();
    std::string text = word_for(j.outcome);
    for (auto const& x : j.lost) text += " lost " + x;
    for (auto const& x : j.extraneous) text += " new " + x;
    return text;
}

TEST(Steps, KeepTheSolutionSetOrNameWhatChanged) {
    EXPECT_EQ(step("x^2 = 2*x", "x = 2"), "lost lost 0");
    EXPECT_EQ(step("sqrt(x+7) = x-5", "x+7 = (x-5)^2"), "extraneous new 2");
    EXPECT_EQ(step("x+7 = (x-5)^2", "x^2 - 11*x + 18 = 0"), "same");
    EXPECT_EQ(step("x^2 = 49", "x = 7"), "lost lost -7");
    EXPECT_EQ(step("3*x^2 = 12", "x^2 = 4"), "same");
    EXPECT_EQ(step("x^2 = 4", "x = 3"), "both lost -2 lost 2 new 3");
    EXPECT_EQ(step("x^(2/3) = 4", "x = 8"), "lost lost -8");
    EXPECT_EQ(step("2^p = 8", "p = 3"), "same");
    EXPECT_EQ(step("2^p = 3", "p = 3/2"), "both lost log(2, 3) new 3/2");
    EXPECT_EQ(step("sqrt(x) = -3", "x = 9"), "extraneous new 9");
    EXPECT_EQ(step("x^2 = -9", "2 = 3"), "same");
    EXPECT_EQ(step("x = 2", "0 = 0"), "undecided");
    EXPECT_EQ(step("x/x = 1", "x^0 = 1"), "same");
}

TEST(Steps, CompareSeveralUnknownsAsMultiples) {
    EXPECT_EQ(step("x + y = 1", "2*x + 2*y = 2"), "same");
    EXPECT_EQ(step("y = x^2", "x^2 - y = 0"), "same");
    EXPECT_EQ(step("x + y = 1", "x - y = 1"), "undecided");
}

TEST(Steps, GiveOneJudgementForEachLineButTheFirst) {
    auto const all = judged_steps({"sqrt(x+7) = x-5", "x+7 = (x-5)^2", "x^2-11*x+18 = 0", "x = 9"});
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].outcome, step_verdict::extraneous);
    EXPECT_EQ(all[1].outcome, step_verdict::same);
    EXPECT_EQ(all[2].outcome, step_verdict::lost);
    EXPECT_TRUE(judged_steps({"x = 1"}).empty());
}

TEST(Counterexample, IsSmallAndExact) {
    auto const find = [](std::string const& text) {
        auto const c = test::parsed_chain(text);
        return find_counterexample(c.terms[0], c.terms[1]);
    };
    for (std::string const text : {"(a+b)^2 = a^2+b^2", "sqrt(x^2) = x", "(a^m)^n = a^(m*n)",
                                   "sqrt(a+b) = sqrt(a)+sqrt(b)", "x^2 = 49"}) {
        auto const found = find(text);
        ASSERT_TRUE(found) << text;
        auto const at = test::truth_at(test::parsed_chain(text), found->point);
        ASSERT_TRUE(at);
        EXPECT_TRUE(at->has_values && !at->holds) << text;
        auto const gap = compare(abs(found->left - found->right), exact_real(2));
        ASSERT_TRUE(gap.has_value());
        EXPECT_TRUE(*gap >= 0) << text;
    }
    EXPECT_FALSE(find("(a+b)^2 = a^2+2*a*b+b^2"));
    EXPECT_FALSE(find("x/x = 1"));
    EXPECT_FALSE(find("sqrt(x)^2 = x"));
}

}  // namespace
}  // namespace surd::symbolic
