// SPDX-License-Identifier: BSL-1.0
#include "surd/syntax/macros.hpp"

#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

TEST(macros, are_read_from_the_definitions_of_a_file) {
    auto const table = read_macros(R"(
        \newcommand{\half}{\frac{1}{2}}
        \newcommand*\pair[2]{#1 + {#2}}
        \renewcommand{\rt}[2][2]{\sqrt[#1]{#2}}
        \DeclareMathOperator{\sen}{sen}
        \def\cube#1{#1^{3}}
        \def\odd#1stop{#1}
        % \newcommand{\hidden}{1}
        \newcommand{\broken}{)");
    EXPECT_EQ(table.size(), 5u);
    EXPECT_EQ(table.at("half").body, R"(\frac{1}{2})");
    EXPECT_EQ(table.at("pair").parameters, 2);
    EXPECT_EQ(table.at("rt").optional_argument, "2");
    EXPECT_EQ(table.at("cube").parameters, 1);
    EXPECT_FALSE(table.contains("odd"));
    EXPECT_FALSE(table.contains("hidden"));
}

TEST(macros, are_replaced_with_their_arguments) {
    auto options = in(notation::latex);
    options.macros = read_macros(R"(
        \newcommand{\half}{\frac{1}{2}} \newcommand\pair[2]{#1 + {#2}} \def\cube#1{#1^{3}}
        \newcommand{\rt}[2][2]{\sqrt[#1]{#2}} \newcommand{\name}{\alpha} \newcommand{\twice}{\half\half})");
    expect_readings(
        {
            {R"(\half x)", "1/2*x"},
            {R"(\pair{x}{y^2} = \pair ab)", "x + y^2 = a + b"},
            {R"(\cube{2} + \cube x)", "2^3 + x^3"},
            {R"(\rt{x} + \rt[3]{x})", "sqrt(x) + root(3, x)"},
            {R"(\name x)", "alpha*x"},
            {R"(\twice)", "1/2*(1/2)"},
            {R"(\cube)", "error 0-5 a missing argument"},
        },
        options);
}

TEST(macros, that_expand_without_end_are_refused) {
    auto options = in(notation::latex);
    options.macros = read_macros(R"(
        \def\loop{\loop} \def\grow{\grow\grow} \def\ping{\pong} \def\pong{\ping}
        \def\a{xxxxxxxxxx} \def\b{\a\a\a\a\a\a\a\a\a\a} \def\c{\b\b\b\b\b\b\b\b\b\b}
        \def\d{\c\c\c\c\c\c\c\c\c\c} \def\e{\d\d\d\d\d\d\d\d\d\d} \def\f{\e\e\e\e\e\e\e\e\e\e})");
    for (char const* text : {R"(\loop)", R"(\grow)", R"(1 + \ping)", R"(\f)"}) {
        auto const result = parse_formula(text, options);
        ASSERT_FALSE(result) << text;
        EXPECT_EQ(result.error().kind, refusal::limit) << text;
    }
}

}  // namespace
}  // namespace surd::syntax::testing
