// SPDX-License-Identifier: BSL-1.0
// Purpose: forms are judged as written, and what remains is named with its place.
#include "surd/symbolic/written_form.hpp"

#include <gtest/gtest.h>

#include "surd/syntax/parse.hpp"

namespace surd::symbolic {
namespace {

written_form form_of(std::string const& text, radical_form asked) {
    auto const parsed = syntax::parse_expression(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? written_form_of(*parsed, asked) : written_form{};
}

std::string first_step(std::string const& text, radical_form asked) {
    auto const form = form_of(text, asked);
    return form.holds() ? "" : form.remains.front().sentence;
}

TEST(written_forms, simplest_radical) {
    auto const asked = radical_form::simplest_radical;
    for (char const* good :
         {"2*sqrt(2)", "18^(1/3)", "1 + sqrt(2) - 3*root(3, 4)", "sqrt(2 + sqrt(2))", "7/3",
          "sqrt(2)*root(3, 2)", "x*sqrt(3)", "sqrt(x)"})
        EXPECT_EQ(first_step(good, asked), "") << good;
    EXPECT_EQ(first_step("sqrt(8)", asked), "sqrt(8) is 2*sqrt(2)");
    EXPECT_EQ(first_step("sqrt(4)", asked), "sqrt(4) is 2");
    EXPECT_EQ(first_step("4^(1/4)", asked), "4^(1/4) is sqrt(2)");
    EXPECT_EQ(first_step("12^(2/3)", asked), "12^(2/3) is 2*18^(1/3)");
    EXPECT_EQ(first_step("root(3, -16)", asked), "root(3, -16) is -2*2^(1/3)");
    EXPECT_EQ(first_step("sqrt(1/2)", asked), "sqrt(1/2) is 1/2*sqrt(2)");
    EXPECT_EQ(first_step("sqrt(5 + 2*sqrt(6))", asked), "sqrt(5 + 2*sqrt(6)) is sqrt(2) + sqrt(3)");
    EXPECT_EQ(first_step("sqrt(2 + sqrt(8))", asked), "sqrt(8) is 2*sqrt(2)");
    EXPECT_EQ(first_step("sqrt(2)*sqrt(3)", asked), "the roots in sqrt(2)*sqrt(3) can be combined");
    EXPECT_EQ(first_step("sqrt(2) + 1 + 3*sqrt(2)", asked),
              "sqrt(2) and 3*sqrt(2) can be collected");
    EXPECT_EQ(first_step("x*sqrt(12)", asked), "sqrt(12) is 2*sqrt(3)");
}

TEST(written_forms, rationalised) {
    auto const asked = radical_form::rationalised;
    for (char const* good : {"sqrt(2)/2", "1/2*sqrt(2)", "sqrt(2)^2", "2^(-1)", "1/x"})
        EXPECT_EQ(first_step(good, asked), "") << good;
    EXPECT_EQ(first_step("1/sqrt(2)", asked), "a root stands in the denominator sqrt(2)");
    EXPECT_EQ(first_step("3/(1 + 2*5^(1/3))", asked),
              "a root stands in the denominator 1 + 2*5^(1/3)");
    EXPECT_EQ(first_step("2^(-1/2)", asked),
              "the negative power 2^(-1/2) puts a root in a denominator");
    EXPECT_EQ(first_step("sqrt(2)^(-1)", asked),
              "the negative power sqrt(2)^(-1) puts a root in a denominator");
}

TEST(written_forms, no_negative_exponents) {
    auto const asked = radical_form::no_negative_exponents;
    for (char const* good : {"x^2/y^3", "2^3", "x^m", "-x^2"})
        EXPECT_EQ(first_step(good, asked), "") << good;
    EXPECT_EQ(first_step("y*x^(-2)", asked), "the exponent of x^(-2) is negative");
    EXPECT_EQ(first_step("2^(1-3)", asked), "the exponent of 2^(1 - 3) is negative");
    EXPECT_EQ(first_step("x^(-m)", asked), "the exponent of x^(-m) is negative");
}

TEST(written_forms, lowest_terms) {
    auto const asked = radical_form::lowest_terms;
    for (char const* good : {"2/3", "(1 + 2*sqrt(3))/4", "x^(1/3)", "6/x", "(-2)/3"})
        EXPECT_EQ(first_step(good, asked), "") << good;
    EXPECT_EQ(first_step("6/8", asked), "2 divides both sides of 6/8");
    EXPECT_EQ(first_step("x^(2/6)", asked), "2 divides both sides of 2/6");
    EXPECT_EQ(first_step("(2 + 4*sqrt(3))/6", asked), "2 divides both sides of (2 + 4*sqrt(3))/6");
}

TEST(written_forms, name_the_place) {
    auto const form = form_of("1 + sqrt(8) - sqrt(18)", radical_form::simplest_radical);
    ASSERT_EQ(form.remains.size(), 3u);
    EXPECT_EQ(form.remains[1].where, (span{4, 11}));
    EXPECT_EQ(form.remains[2].sentence, "sqrt(18) is 3*sqrt(2)");
}

}  // namespace
}  // namespace surd::symbolic
