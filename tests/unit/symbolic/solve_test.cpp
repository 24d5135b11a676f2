// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/solve.hpp"

#include <gtest/gtest.h>

#include "surd/real/best_form.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::symbolic {
namespace {

solution_set solved(std::string const& text) {
    auto const parsed = syntax::parse_chain(text);
    EXPECT_TRUE(parsed && parsed->relations.size() == 1) << text;
    return parsed ? solve(parsed->terms[0], parsed->terms[1]) : solution_set{};
}

/// The solutions as text, or the outcome, or the set.
std::string answer(std::string const& text) {
    auto const found = solved(text);
    if (found.outcome != value_kind::value) return word_for(found.outcome);
    if (!found.every.empty()) return "every " + found.every;
    std::string all;
    for (auto const& x : found.real) {
        if (!all.empty()) all += ", ";
        all += to_string(best_form(x));
    }
    for (auto const& name : found.irrational) all += (all.empty() ? "" : ", ") + name;
    return all.empty() ? "none" : all;
}

TEST(Solve, PowersOfTheUnknown) {
    EXPECT_EQ(answer("x^2 = 49"), "-7, 7");
    EXPECT_EQ(answer("x^2 = -9"), "none");
    EXPECT_EQ(answer("x^3 = -8"), "-2");
    EXPECT_EQ(answer("x^(2/3) = 4"), "-8, 8");
    EXPECT_EQ(answer("x^2 = 8"), "-2*sqrt(2), 2*sqrt(2)");
    EXPECT_EQ(answer("x^(-2) = 1/9"), "-3, 3");
    EXPECT_EQ(answer("x^0 = 1"), "every x != 0");
    EXPECT_EQ(solved("x^4 = 16").nonreal_count, integer(2));
}

TEST(Solve, ExponentsAreExactOrNamed) {
    EXPECT_EQ(answer("2^p = 8"), "3");
    EXPECT_EQ(answer("8^p = 4"), "2/3");
    EXPECT_EQ(answer("81^p = 27"), "3/4");
    EXPECT_EQ(answer("2^p = 3"), "log(2, 3)");
    EXPECT_EQ(answer("2^p = -3"), "none");
    EXPECT_EQ(answer("1^p = 1"), "every p real");
    EXPECT_EQ(answer("0^p = 0"), "every p > 0");
    EXPECT_EQ(answer("2^(3*p+1) = 16"), "1");
}

TEST(Solve, UndoesOneOperationAfterTheOther) {
    EXPECT_EQ(answer("3*x^2 - 5 = 22"), "-3, 3");
    EXPECT_EQ(answer("5/(x+1) = 10"), "-1/2");
    EXPECT_EQ(answer("5/x = 0"), "none");
    EXPECT_EQ(answer("abs(x-2) = 3"), "-1, 5");
    EXPECT_EQ(answer("abs(x) = -1"), "none");
    EXPECT_EQ(answer("49 = x^2"), "-7, 7");
    EXPECT_EQ(answer("root(3, x) = -2"), "-8");
}

TEST(Solve, ExtraneousRootsAreNamed) {
    auto const found = solved("sqrt(x) = -3");
    EXPECT_TRUE(found.real.empty());
    ASSERT_EQ(found.extraneous.size(), 1u);
    EXPECT_EQ(to_string(found.extraneous[0].value), "9");
    auto const other = solved("sqrt(x+7) = x - 5");
    ASSERT_EQ(other.real.size(), 1u);
    EXPECT_EQ(to_string(best_form(other.real[0])), "9");
    EXPECT_EQ(other.extraneous.size(), 1u);
}

TEST(Solve, RaisingToTheIndexBringsInARootThatIsNamed) {
    for (auto const* equation : {"x^(3/2) = -8", "2*x^(3/2) + 1 = -15", "x^(3/4) = -8"}) {
        auto const found = solved(equation);
        EXPECT_EQ(found.outcome, value_kind::value) << equation;
        EXPECT_TRUE(found.real.empty()) << equation;
        EXPECT_EQ(found.extraneous.size(), 1u) << equation;
    }
    EXPECT_EQ(to_string(solved("x^(3/2) = -8").extraneous.at(0).value), "4");
}

TEST(Solve, WhatHoldsOnASetIsGivenAsTheSet) {
    EXPECT_EQ(answer("x = x"), "every real x");
    EXPECT_EQ(answer("0*x^2 = 0"), "every real x");
    EXPECT_EQ(answer("2*(x + 1) = 2*x + 2"), "every real x");
    EXPECT_EQ(answer("x/x = 1"), "every x != 0");
    EXPECT_EQ(answer("sqrt(x)^2 = x"), "every x >= 0");
    EXPECT_EQ(answer("sqrt(x^2) = x"), "every x >= 0");
    EXPECT_EQ(answer("0*x = 5"), "none");
}

TEST(Solve, PolynomialsAndRoots) {
    EXPECT_EQ(answer("x^2 = 2*x"), "0, 2");
    EXPECT_EQ(answer("x^2 - x - 1 = 0"), "1/2 - 1/2*sqrt(5), 1/2 + 1/2*sqrt(5)");
    EXPECT_EQ(answer("x^3 - 6*x^2 + 11*x - 6 = 0"), "1, 2, 3");
    EXPECT_EQ(answer("x^4 - 5*x^2 + 4 = 0"), "-2, -1, 1, 2");
    EXPECT_EQ(answer("x^4 + x + 1 = 0"), "none");
    EXPECT_EQ(answer("sqrt(x+9) = sqrt(x)+3"), "0");
    EXPECT_EQ(answer("1/x = x"), "-1, 1");
}

TEST(Solve, SaysWhatItCannot) {
    EXPECT_EQ(answer("x + y = 1"), "outside");
    EXPECT_EQ(answer("2 + 2 = 4"), "outside");
    EXPECT_EQ(answer("x^5 - x - 1 = 0"), "beyond-limits");
    EXPECT_EQ(answer("x^2 = 1/0"), "undefined");
}

}  // namespace
}  // namespace surd::symbolic
