// SPDX-License-Identifier: BSL-1.0
// What is printed is read back as the same tree.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

using symbolic::node_kind;

expression leaf() {
    switch (*rc::gen::inRange(0, 6)) {
        case 0:
            return expression::variable(*rc::gen::element<std::string>(
                "x", "N_old", "x_12", "alpha", "M_i,j", "total cost", "max_len", "f", "sin", "e"));
        case 1: {
            int const places = *rc::gen::inRange(1, 6);
            std::int64_t scale = 1;
            for (int i = 0; i < places; ++i) scale *= 10;
            return expression(rational(*rc::gen::inRange<std::int64_t>(0, 1000000), scale), {},
                              places);
        }
        case 2:
            return expression::constant(*rc::gen::element<std::string>("pi", "infinity"));
        case 3:
            return *rc::gen::inRange(0, 8) == 0 ? expression::ellipsis() : expression(7);
        default:
            return expression(rational(*rc::gen::inRange<std::int64_t>(0, 1000000)));
    }
}

expression tree(int depth) {
    if (depth == 0) return leaf();
    auto const child = [depth] { return tree(*rc::gen::inRange(0, depth)); };
    auto const several = [&] {
        std::vector<expression> children;
        for (int i = *rc::gen::inRange(2, 4); i > 0; --i) children.push_back(child());
        return children;
    };
    switch (*rc::gen::inRange(0, 11)) {
        case 0:
            return expression::make(node_kind::negate, {child()});
        case 1:
            return expression::make(node_kind::sum, several());
        case 2:
            return expression::make(node_kind::product, several());
        case 3:
            return expression::make(node_kind::quotient, {child(), child()});
        case 4:
        case 5:
            return expression::make(node_kind::power, {child(), child()});
        case 6:
            return expression::make(node_kind::root, {child(), child()});
        case 7:
            return expression::make(node_kind::absolute, {child()});
        case 8:
            return expression::make(node_kind::logarithm, {child(), child()});
        case 9:
            return expression::call(
                *rc::gen::element<std::string>("f", "g", "h_1", "sin", "exp", "log"), {child()});
        default:
            return *rc::gen::arbitrary<bool>()
                       ? expression::make(node_kind::plus_minus, {child()})
                       : expression::make(node_kind::plus_minus, {child(), child()});
    }
}

RC_GTEST_PROP(reread, a_printed_tree_is_read_back_as_it_was, ()) {
    auto const e = tree(*rc::gen::inRange(0, 6));
    auto const text = to_string(e);
    auto const again = parse_expression(text, in(notation::plain));
    if (!again) RC_FAIL(text + " " + describe(again.error()));
    RC_LOG() << text;
    RC_ASSERT(*again == e);
    RC_ASSERT(to_string(*again) == text);
}

/// Whatever is read from a random string of signs can be printed and read again.
RC_GTEST_PROP(reread, what_is_read_from_random_signs_is_printed_faithfully, ()) {
    static std::vector<std::string> const signs = {
        "1", "23", "0.5", "1,234", "x", "y", "mn",   "f",     "N_1", "pi",  "(",
        ")", "|",  "+",   "-",     "*", "/", "^",    "^",     "²",   "⁻¹",  "ᐟ",
        "√", "∛",  "±",   "½",     " ", " ", "sqrt", "log_2", "sin", "...", "root(3,"};
    std::string text;
    for (int i = *rc::gen::inRange(1, 12); i > 0; --i) text += *rc::gen::elementOf(signs);
    auto const e = parse_expression(text, in(notation::plain));
    if (!e) return;
    auto const printed = to_string(*e);
    auto const again = parse_expression(printed, in(notation::plain));
    RC_LOG() << text << " -> " << printed;
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *e);
}

TEST(reread, printing_keeps_to_the_fewest_brackets) {
    for (char const* text :
         {"2*18^(1/3)", "1/2*sqrt(2)", "a + b*c", "(a + b)*c", "a^b^c", "(a^b)^c", "-a^2", "(-a)^2",
          "a - (b + c)", "a/(b*c)", "a*b/c", "a*(b/c)", "1 + sqrt(2)", "root(6, x)", "abs(x)",
          "x^(-2)", "-(a + b)", "81/16", "-2*18^(1/3)"}) {
        auto const e = parse_expression(text);
        ASSERT_TRUE(e) << text;
        EXPECT_EQ(to_string(*e), text);
    }
    EXPECT_EQ(to_string(expression(rational(-2, 3))), "-2/3");
    EXPECT_EQ(
        to_string(expression::make(node_kind::power, {expression(rational(-2, 3)), expression(2)})),
        "(-2/3)^2");
    EXPECT_EQ(
        to_string(expression::make(node_kind::power, {expression(2), expression(rational(-2, 3))})),
        "2^(-2/3)");
    EXPECT_EQ(to_string(expression::make(node_kind::product,
                                         {expression(rational(1, 2)), expression(-3)})),
              "1/2*(-3)");
}

}  // namespace
}  // namespace surd::syntax::testing
