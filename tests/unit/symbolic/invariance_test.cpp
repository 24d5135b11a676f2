// SPDX-License-Identifier: BSL-1.0
// A verdict does not depend on the names of variables, the order of terms, or the side.
#include <gtest/gtest.h>

#include <algorithm>

#include "unit/symbolic/random_rewrites.hpp"

namespace surd::symbolic {
namespace {

expression reversed(expression const& e) {
    if (e.children().empty()) return e;
    std::vector<expression> children;
    for (auto const& child : e.children()) children.push_back(reversed(child));
    if (e.is(node_kind::sum) || e.is(node_kind::product)) {
        std::reverse(children.begin(), children.end());
    }
    return expression::make(e.kind(), std::move(children));
}

std::vector<std::string> names_in(chain const& statement) {
    std::set<std::string> names;
    for (auto const& term : statement.terms) {
        for (auto& name : variables_of(term)) names.insert(std::move(name));
    }
    return {names.begin(), names.end()};
}

/// New names in the opposite alphabetical order.
std::vector<std::pair<std::string, std::string>> renaming_for(chain const& statement) {
    std::vector<std::pair<std::string, std::string>> pairs;
    char next = 'w';
    for (auto const& name : names_in(statement)) pairs.emplace_back(name, std::string(1, next--));
    return pairs;
}

expression renamed(expression e, std::vector<std::pair<std::string, std::string>> const& names) {
    for (auto const& [from, to] : names) e = substitute(e, from, expression::variable(to + "_1"));
    for (auto const& [from, to] : names) e = substitute(e, to + "_1", expression::variable(to));
    return e;
}

relation mirrored(relation r) {
    switch (r) {
        case relation::less:
            return relation::greater;
        case relation::less_equal:
            return relation::greater_equal;
        case relation::greater:
            return relation::less;
        case relation::greater_equal:
            return relation::less_equal;
        default:
            return r;
    }
}

/// The same verdict, and the same set of points where it is conditional.
void expect_same(chain const& first, chain const& second,
                 std::vector<std::pair<std::string, std::string>> const& names) {
    auto const a = judge(first);
    auto const b = judge(second);
    auto const text = to_string(first) + " and " + to_string(second);
    EXPECT_STREQ(word_for(a.outcome), word_for(b.outcome)) << text;
    EXPECT_EQ(a.elsewhere, b.elsewhere) << text;
    EXPECT_EQ(a.solutions, b.solutions) << text;
    EXPECT_EQ(a.condition.empty(), b.condition.empty()) << text;
    if (a.condition.empty() || b.condition.empty()) return;
    auto const one = parse_condition(a.condition);
    auto const other = parse_condition(b.condition);
    ASSERT_TRUE(one) << a.condition;
    ASSERT_TRUE(other) << b.condition;
    for (auto const& point : test::grid_for(first, 150)) {
        auto moved = point;
        for (auto& [name, value] : moved) {
            auto const to =
                std::find_if(names.begin(), names.end(),
                             [&from = name](auto const& pair) { return pair.first == from; });
            if (to != names.end()) name = to->second;
        }
        EXPECT_EQ(one->holds_at(point), other->holds_at(moved))
            << text << ": " << a.condition << " and " << b.condition;
    }
}

void expect_invariant(chain const& statement) {
    chain other_side = statement;
    std::reverse(other_side.terms.begin(), other_side.terms.end());
    for (auto& r : other_side.relations) r = mirrored(r);
    std::reverse(other_side.relations.begin(), other_side.relations.end());
    expect_same(statement, other_side, {});

    chain other_order = statement;
    for (auto& term : other_order.terms) term = reversed(term);
    expect_same(statement, other_order, {});

    auto const names = renaming_for(statement);
    chain other_names = statement;
    for (auto& term : other_names.terms) term = renamed(term, names);
    expect_same(statement, other_names, names);
}

TEST(Invariance, TextbookStatements) {
    for (std::string const text : {"sqrt(x^2) = x",
                                   "(a^m)^n = a^(m*n)",
                                   "(a*b)^n = a^n*b^n",
                                   "a^m*a^n = a^(m+n)",
                                   "sqrt(x)*sqrt(y) = sqrt(x*y)",
                                   "(a+b)^2 = a^2+b^2",
                                   "sqrt(a+b) = sqrt(a)+sqrt(b)",
                                   "(y-x)/sqrt(x-y) = -sqrt(x-y)",
                                   "1/(cbrt(x)-1) = (cbrt(x)^2+cbrt(x)+1)/(x-1)",
                                   "(a/b)^(-n) = (b/a)^n",
                                   "a^2+b^2 = c^2",
                                   "x^2 = 2*x",
                                   "V = s^3",
                                   "a^0 = 0",
                                   "a^2 + b^2 >= 2*a*b",
                                   "x^2 > x",
                                   "(a+b)^p != a^p + b^p",
                                   "sqrt((x-y)^2) = x-y",
                                   "a^(m/q) = root(q, a)^m",
                                   "x + y > z",
                                   "x/0 = x"}) {
        expect_invariant(test::parsed_chain(text));
    }
}

TEST(Invariance, RandomStatements) {
    test::rewrite_composer composer(11);
    for (int i = 0; i < 60; ++i) {
        auto const statement = composer.next();
        // An undecided statement may be within reach when it is written another way.
        if (judge(statement).outcome != verdict::undecided) expect_invariant(statement);
    }
}

TEST(Invariance, TheSameInputGivesTheSameOutput) {
    test::rewrite_composer composer(12);
    for (int i = 0; i < 60; ++i) {
        auto const statement = composer.next();
        auto const a = judge(statement);
        auto const b = judge(statement);
        EXPECT_EQ(a.outcome, b.outcome);
        EXPECT_EQ(a.condition, b.condition);
        EXPECT_EQ(a.sufficient, b.sufficient);
        EXPECT_EQ(a.witness, b.witness);
        EXPECT_EQ(a.correct, b.correct);
        EXPECT_EQ(a.hint, b.hint);
    }
}

}  // namespace
}  // namespace surd::symbolic
