// SPDX-License-Identifier: BSL-1.0
// Purpose: closed expressions without a value name the part at fault, decided exactly.
#include <gtest/gtest.h>

#include "surd/real/best_form.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::symbolic {
namespace {

struct fault {
    std::string text;
    value_kind kind;
    std::string part;  ///< the text that the span points at
};

TEST(closed_outcomes, point_at_the_part_at_fault) {
    std::vector<fault> const faults{
        // The denominator is exactly 0.
        {"1/(sqrt(2)-sqrt(2))", value_kind::undefined, "1/(sqrt(2)-sqrt(2))"},
        {"2 + 3/(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))", value_kind::undefined,
         "3/(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))"},
        {"7*(root(3,2+sqrt(5))+root(3,2-sqrt(5))-1)^(-2)", value_kind::undefined,
         "(root(3,2+sqrt(5))+root(3,2-sqrt(5))-1)^(-2)"},
        // The radicand is negative, if barely.
        {"sqrt(sqrt(2)-3/2)", value_kind::non_real, "sqrt(sqrt(2)-3/2)"},
        {"5 - root(4, sqrt(2)-3/2)", value_kind::non_real, "root(4, sqrt(2)-3/2)"},
        {"1 + (sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))-10^(-25))^(1/2)", value_kind::non_real,
         "(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))-10^(-25))^(1/2)"},
        // Real, but no radical expression.
        {"2^sqrt(2)", value_kind::outside, "2^sqrt(2)"},
        {"1 + log(2, 3)", value_kind::outside, "log(2, 3)"},
    };
    for (fault const& f : faults) {
        auto const parsed = syntax::parse_expression(f.text);
        ASSERT_TRUE(parsed) << f.text;
        evaluation const found = evaluate(*parsed);
        EXPECT_EQ(found.kind, f.kind) << f.text;
        ASSERT_FALSE(found.reasons.empty()) << f.text;
        span const where = found.reasons[0].where;
        EXPECT_EQ(f.text.substr(where.begin, where.end - where.begin), f.part) << f.text;
    }
}

TEST(closed_outcomes, a_radicand_that_is_exactly_zero_is_no_fault) {
    for (char const* text :
         {"sqrt(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))", "root(4, sqrt(8)-2*sqrt(2))",
          "(root(3,2+sqrt(5))+root(3,2-sqrt(5))-1)^(3/2)"}) {
        auto const found = evaluate(*syntax::parse_expression(text));
        ASSERT_TRUE(found.has_value()) << text;
        EXPECT_EQ(to_string(best_form(found.value)), "0") << text;
    }
}

TEST(closed_outcomes, a_power_that_is_radical_after_all) {
    auto const found = evaluate(*syntax::parse_expression("2^sqrt(4)"));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(to_string(found.value), "4");
}

}  // namespace
}  // namespace surd::symbolic
