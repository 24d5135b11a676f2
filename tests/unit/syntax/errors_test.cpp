// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

struct rejection {
    notation written_in;
    char const* text;
    refusal kind;
    span where;
    char const* cause;
    char const* found;
};

constexpr auto plain = notation::plain;
constexpr auto latex = notation::latex;

rejection const table[] = {
    {plain, "1 +", refusal::ungrammatical, {3, 3}, "a missing operand", ""},
    {plain, "1 + * 2", refusal::ungrammatical, {4, 5}, "a missing operand", "*"},
    {plain, "", refusal::ungrammatical, {0, 0}, "an empty formula", ""},
    {plain, "(1 + 2", refusal::ungrammatical, {6, 6}, "unbalanced bracket", ""},
    {plain, "1 + 2)", refusal::ungrammatical, {5, 6}, "something left over", ")"},
    {plain, "|x", refusal::ungrammatical, {2, 2}, "unbalanced bar", ""},
    {plain, "2 3", refusal::ungrammatical, {2, 3}, "two numerals side by side", "3"},
    {plain, "x2", refusal::ungrammatical, {1, 2}, "a numeral right after a name", "2"},
    {plain, "x²^3", refusal::ungrammatical, {3, 4}, "double superscript", "^"},
    {plain, "root(3)", refusal::ungrammatical, {0, 7}, "a wrong number of arguments", "root(3)"},
    {plain, "speed = 3", refusal::unknown, {0, 5}, "unknown word", "speed"},
    {plain, "2 § 3", refusal::unknown, {2, 4}, "unknown character U+00A7", "§"},
    {plain, "5! = 120", refusal::unsupported, {1, 2}, "a factorial", "!"},
    {plain, "50%", refusal::unsupported, {2, 3}, "a percentage", "%"},
    {plain, "10°", refusal::unsupported, {2, 4}, "degrees", "°"},
    {plain, "2 . 3 = 6", refusal::unsupported, {2, 3}, "a point inside a formula", "."},
    {plain, "f'(x)", refusal::unsupported, {1, 2}, "a prime", "'"},
    {plain, "(1, 2)", refusal::unsupported, {0, 2}, "a tuple or an interval", "(1"},
    {plain, "3.14159...", refusal::unsupported, {7, 10}, "a decimal that goes on", "..."},
    {plain, "O(n²)", refusal::not_a_claim, {0, 1}, "an order of growth", "O"},
    {plain, "n → 2n", refusal::not_a_claim, {2, 5}, "an arrow", "→"},
    {plain, "A^T", refusal::not_a_claim, {2, 3}, "a transposed matrix", "T"},
    {plain, "f^-1(x)", refusal::not_a_claim, {2, 4}, "a power of a function", "-1"},
    {plain, "2 + 3 = ?", refusal::not_a_claim, {8, 9}, "a blank to fill in", "?"},
    {plain, "= ", refusal::not_a_claim, {0, 1}, "a sign alone", "="},
    {plain, "in general", refusal::not_a_claim, {0, 10}, "words only", "in general"},
    {plain, "9^(1e99999)", refusal::limit, {3, 10}, "too many digits", "1e99999"},
    {latex, R"(\foo{x})", refusal::unknown, {0, 4}, R"(unknown command \foo)", R"(\foo)"},
    {latex,
     R"(1 + \begin{foo}1\end{foo})",
     refusal::unknown,
     {4, 15},
     "unknown environment foo",
     R"(\begin{foo})"},
    {latex, "a^{b", refusal::ungrammatical, {2, 3}, "unbalanced brace", "{"},
    {latex, "a}b", refusal::ungrammatical, {1, 2}, "unbalanced brace", "}"},
    {latex, R"(\left( a)", refusal::ungrammatical, {0, 5}, R"(\left without \right)", R"(\left)"},
    {latex, R"(a \right))", refusal::ungrammatical, {2, 8}, R"(\right without \left)", R"(\right)"},
    {latex, R"(\begin{aligned} a)", refusal::ungrammatical, {17, 17}, R"(\begin without \end)", ""},
    {latex,
     R"(a \end{aligned})",
     refusal::ungrammatical,
     {2, 15},
     R"(\end without its \begin)",
     R"(\end{aligned})"},
    {latex, R"(\frac{1})", refusal::ungrammatical, {8, 8}, "a missing argument", ""},
    {latex, R"(\sqrt{})", refusal::not_a_claim, {5, 6}, "an empty place", "{"},
    {latex, "^2", refusal::ungrammatical, {0, 1}, "a superscript without a base", "^"},
    {latex, "x^2^3", refusal::ungrammatical, {3, 4}, "double superscript", "^"},
    {latex, "x_1_2", refusal::ungrammatical, {3, 5}, "double subscript", "_2"},
    {latex, "(1101)_2", refusal::unsupported, {6, 8}, "a subscript that follows no name", "_2"},
    {latex,
     R"(\begin{cases} a \end{cases})",
     refusal::unsupported,
     {0, 13},
     "a case distinction",
     R"(\begin{cases})"},
    {latex, R"(a \equiv b)", refusal::unsupported, {2, 8}, "a congruence", R"(\equiv)"},
    {latex,
     R"(\overline{3})",
     refusal::unsupported,
     {0, 9},
     "an accent or bar over a letter",
     R"(\overline)"},
    {latex,
     R"(5\text{ cm} = 6\text{ m})",
     refusal::unsupported,
     {0, 24},
     "differing units or words",
     R"(5\text{ cm} = 6\text{ m})"},
    {latex, R"(50\% = 1)", refusal::unsupported, {2, 4}, "a percentage", R"(\%)"},
    {latex, R"(QK^{\mathsf T})", refusal::not_a_claim, {12, 13}, "a transposed matrix", "T"},
    {latex, R"(n^{\text{th}})", refusal::not_a_claim, {3, 12}, "an ordinal number", R"(\text{th})"},
    {latex, R"(n \to 2n)", refusal::not_a_claim, {2, 5}, "an arrow", R"(\to)"},
    {latex, R"(\boxed{})", refusal::not_a_claim, {0, 8}, "a blank to fill in", R"(\boxed{})"},
    {latex, R"(4\times)", refusal::not_a_claim, {1, 7}, "a ratio such as 4x", R"(\times)"},
    {latex, R"(x \in [0, 1])", refusal::not_a_claim, {2, 5}, "a membership", R"(\in)"},
};

TEST(rejections, name_the_place_and_the_cause) {
    for (auto const& row : table) {
        auto const result = parse_formula(row.text, in(row.written_in));
        ASSERT_FALSE(result) << row.text << " read as " << shown(*result);
        auto const& e = result.error();
        EXPECT_EQ(e.cause, row.cause) << row.text;
        EXPECT_EQ(e.kind, row.kind) << row.text;
        EXPECT_EQ(e.where.begin, row.where.begin) << row.text;
        EXPECT_EQ(e.where.end, row.where.end) << row.text;
        EXPECT_EQ(e.found, row.found) << row.text;
    }
}

TEST(rejections, are_described_on_one_line) {
    auto const result = parse_expression("1 +\n* 2");
    ASSERT_FALSE(result);
    EXPECT_EQ(describe(result.error()),
              "expected a number, a name, a root or a bracket, found '*' at 4: a missing operand");
    auto const end = parse_expression("2 *");
    ASSERT_FALSE(end);
    EXPECT_THAT(describe(end.error()), ::testing::HasSubstr("found the end at 3"));
}

TEST(rejections, of_relations_where_an_expression_is_wanted) {
    auto const result = parse_expression("1 + 1 = 2");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().where, (span{6, 7}));
    EXPECT_TRUE(parse_chain("1 + 1 = 2"));
    EXPECT_FALSE(parse_chain("1 + 1 ="));
    EXPECT_FALSE(parse_chain("= 2"));
    EXPECT_FALSE(parse_chain("1 = 1, 2 = 2"));
    EXPECT_FALSE(parse_expression("{1, 2}"));
}

}  // namespace
}  // namespace surd::syntax::testing
