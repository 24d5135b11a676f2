// SPDX-License-Identifier: BSL-1.0
// Bytes that were made to hurt: refused at once, within memory and stack.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

std::string repeated(std::string_view what, std::size_t times) {
    std::string text;
    text.reserve(what.size() * times);
    for (std::size_t i = 0; i < times; ++i) text += what;
    return text;
}

/// Reads in every notation; what is accepted or not is left open here. A stack overflow ends the
/// program, and time that is not linear in the length meets the time limit of the test.
void read_every_way(std::string const& text) {
    for (auto const n : {notation::automatic, notation::plain, notation::latex}) {
        (void)parse_formula(text, in(n));
        (void)parse_chain(text, in(n));
    }
}

TEST(hostile_text, is_answered_quickly) {
    std::size_t const many = 100000;
    std::vector<std::string> const texts = {
        repeated("(", many),
        repeated("{", many),
        repeated("[", many),
        repeated("|", many),
        repeated("-", many),
        repeated("+-", many),
        repeated("√", many / 2),
        repeated("2^", many),
        repeated("f(", many),
        repeated("sqrt", many / 4),
        repeated("sqrt(", many / 5),
        repeated("log_", many / 4),
        repeated("1/", many),
        repeated("1+", many) + "1",
        repeated("x", many),
        repeated("x ", many),
        repeated("((x))", many / 5),
        repeated("x=", many) + "x",
        repeated("x,", many),
        repeated(":", many),
        repeated("?", many),
        repeated("1.", many),
        repeated("1,", many),
        repeated("\"", many),
        repeated("_", many),
        repeated("x_", many),
        repeated("²", many),
        repeated("¹⁄", many / 4) + "₂",
        repeated("%", many),
        repeated("%\n", many / 2),
        repeated("0", many),
        repeated("9", 10000000),
        "1e" + repeated("9", 1000),
        repeated(R"(\frac{1}{)", many / 9) + "2" + repeated("}", many / 9),
        repeated(R"(\frac)", many / 5),
        repeated(R"(\sqrt[)", many / 6),
        repeated(R"(\sqrt)", many / 5),
        repeated(R"(\left()", many / 6),
        repeated(R"(\begin{aligned})", many / 15),
        repeated(R"(\text{)", many / 6),
        repeated(R"(\mathrm{)", many / 8),
        repeated(R"(\overbrace{)", many / 11),
        repeated(R"(\root )", many / 6),
        repeated(R"({a \over )", many / 9) + "b" + repeated("}", many / 9),
        repeated(R"(a\\)", many / 3),
        repeated("&", many),
        repeated("{,}", many / 3),
        repeated("1{,}", many / 4),
        repeated("x^{", many / 3) + "1" + repeated("}", many / 3),
        repeated("x_{", many / 3),
        repeated(R"(\{)", many / 2),
        repeated(R"(\text{y})", many / 8),
        repeated(R"(\underbrace{1}_{)", many / 16),
        std::string(many, '\0'),
        std::string(many, '\xff'),
        repeated("\xe2\x88", many / 2),
        repeated("\xed\xa0\x80", many / 3),
        std::string("2+\0 3", 6),
    };
    for (auto const& text : texts) read_every_way(text);
}

TEST(hostile_text, beyond_a_limit_is_refused_with_the_place) {
    auto const deep = parse_expression(repeated("(", 5000) + "1" + repeated(")", 5000));
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().kind, refusal::limit);
    EXPECT_LT(deep.error().where.begin, 1000u);
    auto const towers = parse_expression(repeated("1/", 5000) + "1");
    ASSERT_FALSE(towers);
    EXPECT_EQ(towers.error().kind, refusal::limit);
    auto const digits = parse_expression(repeated("7", 30000));
    ASSERT_FALSE(digits);
    EXPECT_EQ(digits.error().kind, refusal::limit);
    auto const longer = parse_expression(repeated("1+", 1000000) + "1");
    ASSERT_FALSE(longer);
    EXPECT_EQ(longer.error().kind, refusal::limit);
    EXPECT_LE(longer.error().found.size(), 40u);
}

TEST(hostile_text, at_a_limit_is_read) {
    parse_options options;
    options.limits.depth = 50;
    EXPECT_TRUE(parse_expression(repeated("(", 20) + "1" + repeated(")", 20), options));
    options.limits.digits = 10;
    EXPECT_TRUE(parse_expression("1234567890", options));
    EXPECT_FALSE(parse_expression("12345678901", options));
    options.limits.length = 5;
    EXPECT_TRUE(parse_expression("1+1+1", options));
    EXPECT_FALSE(parse_expression("1+1+11", options));
}

TEST(hostile_text, that_is_no_utf_8_is_refused_at_its_byte) {
    for (auto const n : {notation::plain, notation::latex}) {
        auto const result = parse_expression("2+\xff", in(n));
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().cause, "bytes that are no UTF-8");
        EXPECT_EQ(result.error().where, (span{2, 3}));
        auto const zero = parse_expression(std::string_view("2+\0", 3), in(n));
        ASSERT_FALSE(zero);
        EXPECT_EQ(zero.error().cause, "unknown character U+0000");
    }
}

std::vector<std::string> const pieces_of_tex = {R"(\frac)",
                                                R"(\sqrt)",
                                                "[",
                                                "]",
                                                "{",
                                                "}",
                                                "^",
                                                "_",
                                                "1",
                                                "23",
                                                "x",
                                                "=",
                                                ",",
                                                ".",
                                                "&",
                                                R"(\\)",
                                                R"(\left)",
                                                R"(\right)",
                                                "(",
                                                ")",
                                                "|",
                                                R"(\text{y})",
                                                R"(\text)",
                                                R"(\begin{aligned})",
                                                R"(\end{aligned})",
                                                R"(\over)",
                                                R"(\root)",
                                                R"(\of)",
                                                R"(\underbrace)",
                                                R"(\mathbb{R})",
                                                R"(\in)",
                                                R"(\{)",
                                                R"(\})",
                                                R"(\to)",
                                                R"(\log)",
                                                "-",
                                                "+",
                                                R"(\pm)",
                                                R"(\quad)",
                                                R"(\,)",
                                                "{,}",
                                                " ",
                                                "\n",
                                                "%",
                                                "~",
                                                R"(\)",
                                                R"(\color)",
                                                R"(\boxed)",
                                                R"(\macro)",
                                                "²",
                                                "√",
                                                "\xff"};

/// No crash, and every place lies in the text.
RC_GTEST_PROP(hostile_text, of_random_pieces_gives_places_within_it, ()) {
    std::string text;
    for (int i = *rc::gen::inRange(1, 25); i > 0; --i) text += *rc::gen::elementOf(pieces_of_tex);
    auto options = in(*rc::gen::element(notation::plain, notation::latex));
    options.macros["macro"] = {1, "#1^{2}", "x"};
    auto const result = parse_formula(text, options);
    RC_LOG() << text;
    for (auto const& place : result.ambiguities) {
        RC_ASSERT(place.where.begin <= place.where.end);
        RC_ASSERT(place.where.end <= text.size());
    }
    if (!result) {
        RC_ASSERT(result.error().where.begin <= result.error().where.end);
        RC_ASSERT(result.error().where.end <= text.size());
        RC_ASSERT(!result.error().cause.empty());
        return;
    }
    for (auto const& p : result->pieces) {
        RC_ASSERT(p.content.terms.size() == p.content.relations.size() + 1);
        for (auto const& term : p.content.terms) {
            RC_ASSERT(term.where().begin <= term.where().end);
            RC_ASSERT(term.where().end <= text.size());
        }
    }
}

}  // namespace
}  // namespace surd::syntax::testing
