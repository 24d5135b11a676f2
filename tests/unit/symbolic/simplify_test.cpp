// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/simplify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "surd/symbolic/domain.hpp"
#include "unit/symbolic/random_rewrites.hpp"

namespace surd::symbolic {
namespace {

expression read(std::string const& text) {
    auto const parsed = syntax::parse_expression(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? *parsed : expression();
}

std::vector<std::string> names_of(simplification const& s) {
    std::vector<std::string> names;
    for (auto const& step : s.steps) names.emplace_back(law_for(step.by).name);
    return names;
}

/// At each point of a grid: inside the condition both forms have one value, outside the
/// expression has none or the form does not have it.
void expect_exact(expression const& before, expression const& after, condition const& where,
                  judge_options const& options = {}) {
    chain const equality{{before, after}, {relation::equal}, {}};
    for (auto const& point : test::grid_for(equality, 500)) {
        auto const at = test::truth_at(equality, point, options);
        auto const expected = where.holds_at(point);
        if (!at || !expected) continue;
        EXPECT_EQ(at->holds, *expected)
            << to_string(equality) << " at " << test::pointwise_detail::text_of(point)
            << ", condition " << where.to_string();
        EXPECT_FALSE(at->has_values && !at->holds) << to_string(equality);
    }
}

struct expected_form {
    std::string expression;
    std::string result;
    std::string condition;
    std::vector<std::string> laws;
};

TEST(Simplify, ReportsEveryLawAndItsCondition) {
    for (auto const& row : std::vector<expected_form>{
             {"x/x", "1", "x != 0", {"cancelling"}},
             {"x^0", "1", "x != 0", {"zero exponent"}},
             {"sqrt(x)^2", "x", "x >= 0", {"power of a root"}},
             {"x^(2/6)", "root(3, x)", "x >= 0", {"exponent in lowest terms"}},
             {"x^3*x^(-5)", "1/x^2", "x != 0", {"product of powers", "negative exponent"}},
             {"0^x", "0", "x > 0", {"power of zero"}},
             {"((x*y)^2)^(1/2)/x", "abs(x*y)/x", "x != 0", {"square root of a square"}},
             {"sqrt(12*x^2*y^3)", "2*sqrt(3)*abs(x)*y^(3/2)", "y >= 0", {}},
             {"(-2*x)^3", "-8*x^3", "always", {}},
             {"(x^2)^(1/2)", "abs(x)", "always", {"square root of a square"}},
             {"(x^6)^(1/2)", "abs(x)^3", "always", {"even root of an even power"}},
             {"(x^(2/3))^(3/2)", "abs(x)", "always", {"even root of an even power"}},
             {"cbrt(x^3)", "x", "always", {"odd root of a power"}},
             {"(x^2*y)^3/(x*y)", "x^5*y^2", "x, y != 0", {}},
             {"a^m*a^n",
              "a^(m + n)",
              "a > 0, or a = 0 and m, n > 0, or a < 0 and m, n with odd "
              "denominator",
              {"product of powers"}},
             {"2*a/sqrt(a)", "2*sqrt(a)", "a > 0", {"quotient of powers"}},
             {"(x^2-1)/(x-1)", "x + 1", "x != 1", {"cancelling"}},
             {"sqrt(2*x)*sqrt(8*x)", "4*x", "x >= 0", {}},
             {"(27*x^6*y^(-3))^(1/3)", "3*x^2/y", "y != 0", {}},
             {"root(6, x^2)", "root(3, abs(x))", "always", {"even root of an even power"}},
             {"|x|*|x|", "x^2", "always", {"product of powers", "even power of an absolute value"}},
             {"(x/y)^(-2)",
              "y^2/x^2",
              "x, y != 0",
              {"negative power of a quotient", "power of a quotient"}},
             {"(a/b)/(c/d)", "a*d/(b*c)", "b, c, d != 0", {"quotient of quotients"}},
             {"sqrt(x*y)", "sqrt(x*y)", "x*y >= 0", {}},
             {"3*x + 2*x", "5*x", "always", {"like terms"}}}) {
        auto const e = read(row.expression);
        auto const s = simplify(e);
        ASSERT_TRUE(s.is_known) << row.expression;
        EXPECT_EQ(to_string(s.result), row.result) << row.expression;
        auto const listed = parse_condition(row.condition);
        ASSERT_TRUE(listed);
        for (auto const& point : test::grid_for({{e, e}, {relation::equal}, {}}, 500)) {
            EXPECT_EQ(listed->holds_at(point), s.valid.holds_at(point))
                << row.expression << ": " << s.valid.to_string();
        }
        if (!row.laws.empty()) {
            EXPECT_EQ(names_of(s), row.laws) << row.expression;
        }
        EXPECT_EQ(s.steps.empty(), row.result == row.expression) << row.expression;
        expect_exact(e, s.result, s.valid);
        for (auto const& step : s.steps) expect_exact(step.before, step.after, step.valid);
    }
}

TEST(Simplify, AppliesNoLawThatFails) {
    for (std::string const text : {"(a^m)^n", "sqrt(x+y)", "(x+y)^n", "sqrt(x*y)", "(x*y)^(1/2)",
                                   "sqrt(x)*sqrt(y)", "x^n*y^m"}) {
        EXPECT_EQ(to_string(simplify(read(text)).result), to_string(read(text))) << text;
    }
}

TEST(Simplify, UsesAssumptions) {
    judge_options options;
    options.assumptions = {"a > 0"};
    EXPECT_EQ(to_string(simplify(read("(a^m)^n"), options).result), "a^(m*n)");
    options.assumptions = {"x >= 0"};
    EXPECT_EQ(to_string(simplify(read("sqrt(x^2)"), options).result), "x");
    options.assumptions = {"x, y >= 0"};
    EXPECT_EQ(to_string(simplify(read("sqrt(x*y)*sqrt(x)"), options).result), "x*sqrt(y)");
}

TEST(Simplify, KeepsTheValuesOfRandomExpressions) {
    test::rewrite_composer composer(21);
    int simpler = 0;
    for (int i = 0; i < 80; ++i) {
        auto const e = composer.next().terms[1];
        auto const s = simplify(e);
        if (!s.is_known) continue;
        expect_exact(e, s.result, s.valid);
        for (auto const& step : s.steps) expect_exact(step.before, step.after, step.valid);
        if (!s.steps.empty()) ++simpler;
    }
    EXPECT_GT(simpler, 30);
}

TEST(Simplify, LeavesWhatItDoesNotCover) {
    auto const s = simplify(read("sin(x)/sin(x)"));
    EXPECT_FALSE(s.is_known);
    EXPECT_EQ(to_string(s.result), "sin(x)/sin(x)");
}

TEST(Domain, IsTheExactSetOfValues) {
    struct row {
        std::string expression;
        std::string where;
        value_kind elsewhere;
        bool has_zero_to_zero;
    };
    for (auto const& r :
         std::vector<row>{{"x/x", "x != 0", value_kind::undefined, false},
                          {"x^0", "x != 0", value_kind::convention, true},
                          {"0^x", "x > 0", value_kind::undefined, true},
                          {"sqrt(x)^2", "x >= 0", value_kind::non_real, false},
                          {"x^(2/6)", "x >= 0", value_kind::convention, false},
                          {"x^(1/3)", "always", value_kind::value, false},
                          {"sqrt(x-1)/(x-2)", "x >= 1 and x != 2", value_kind::undefined, false},
                          {"x^n", "x > 0, or x = 0 and n > 0, or x < 0 and n with odd denominator",
                           value_kind::undefined, true},
                          {"sqrt(-x^2-1)", "never", value_kind::non_real, false},
                          {"1/sqrt(x*y)", "x*y > 0", value_kind::undefined, false}}) {
        auto const e = read(r.expression);
        auto const d = domain_of(e);
        ASSERT_TRUE(d.is_known) << r.expression;
        EXPECT_EQ(d.elsewhere, r.elsewhere) << r.expression << " " << word_for(d.elsewhere);
        EXPECT_EQ(d.has_zero_to_zero, r.has_zero_to_zero) << r.expression;
        auto const listed = parse_condition(r.where);
        ASSERT_TRUE(listed) << r.where;
        chain const itself{{e, e}, {relation::equal}, {}};
        for (auto const& point : test::grid_for(itself, 500)) {
            EXPECT_EQ(d.where.holds_at(point), listed->holds_at(point))
                << r.expression << ": " << d.where.to_string();
            EXPECT_EQ(d.where.holds_at(point), test::truth_at(itself, point)->has_values)
                << r.expression << ": " << d.where.to_string();
        }
    }
    EXPECT_FALSE(domain_of(read("sin(x)")).is_known);
}

}  // namespace
}  // namespace surd::symbolic
