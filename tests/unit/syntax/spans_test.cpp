// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

std::string_view part(std::string_view text, expression const& e) {
    return text.substr(e.where().begin, e.where().end - e.where().begin);
}

TEST(spans, cover_the_bytes_that_a_part_was_read_from) {
    std::string_view const text = "√(−9) + 2x^(1/3) = y";
    auto const c = parse_chain(text, in(notation::plain));
    ASSERT_TRUE(c);
    auto const& sum = c->terms[0];
    EXPECT_EQ(part(text, sum), "√(−9) + 2x^(1/3)");
    EXPECT_EQ(part(text, sum.child(0)), "√(−9)");
    EXPECT_EQ(part(text, sum.child(0).child(1)), "(−9)");
    auto const& product = sum.child(1);
    EXPECT_EQ(part(text, product), "2x^(1/3)");
    EXPECT_EQ(part(text, product.child(1)), "x^(1/3)");
    EXPECT_EQ(part(text, product.child(1).child(1)), "(1/3)");
    EXPECT_EQ(part(text, c->terms[1]), "y");
    EXPECT_EQ(c->where, (span{0, text.size()}));
}

TEST(spans, of_latex_cover_commands_and_arguments) {
    std::string_view const text = R"(\frac{1{,}024}{x_{\text{in}}} + \sqrt[3]{8}^2)";
    auto const e = parse_expression(text, in(notation::latex));
    ASSERT_TRUE(e);
    EXPECT_EQ(part(text, e->child(0)), R"(\frac{1{,}024}{x_{\text{in}}})");
    EXPECT_EQ(part(text, e->child(0).child(0)), "1{,}024");
    EXPECT_EQ(part(text, e->child(0).child(1)), R"(x_{\text{in}})");
    EXPECT_EQ(part(text, e->child(1)), R"(\sqrt[3]{8}^2)");
    EXPECT_EQ(part(text, e->child(1).child(0).child(0)), "3");
}

TEST(spans, of_superscript_characters) {
    std::string_view const text = "64⁻²ᐟ³";
    auto const e = parse_expression(text, in(notation::plain));
    ASSERT_TRUE(e);
    EXPECT_EQ(part(text, *e), text);
    EXPECT_EQ(part(text, e->child(0)), "64");
    EXPECT_EQ(part(text, e->child(1)), "⁻²ᐟ³");
}

TEST(spans, of_pieces_and_rows) {
    std::string_view const text = R"(\begin{aligned} a &= b,\\ c &= d \end{aligned})";
    auto const f = parse_formula(text, in(notation::latex));
    ASSERT_TRUE(f);
    ASSERT_EQ(f->pieces.size(), 2u);
    auto const where = f->pieces[1].content.where;
    EXPECT_EQ(text.substr(where.begin, where.end - where.begin), "c &= d");
}

TEST(spans, of_macros_lead_to_what_the_author_wrote) {
    auto options = in(notation::latex);
    options.macros["half"] = {0, R"(\frac{1}{2})", {}};
    options.macros["cube"] = {1, "{#1}^{3}", {}};
    std::string_view const text = R"(\half + \cube{x y})";
    auto const e = parse_expression(text, options);
    ASSERT_TRUE(e);
    EXPECT_EQ(part(text, e->child(0)), R"(\half)");
    auto const& product = e->child(1);
    EXPECT_EQ(to_string(product), "x*y^3");
    EXPECT_EQ(part(text, product.child(0)), "x");
    EXPECT_EQ(part(text, product.child(1).child(0)), "y");
}

}  // namespace
}  // namespace surd::syntax::testing
