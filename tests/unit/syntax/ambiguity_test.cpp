// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

struct two_readings {
    notation written_in;
    char const* text;
    ambiguity kind;
    span where;
    char const* required;
    char const* other;
};

two_readings const table[] = {
    {notation::plain, "-2^2", ambiguity::negative_power, {0, 4}, "-2^2", "(-2)^2"},
    {notation::plain,
     "3*(-16^(1/4))",
     ambiguity::negative_power,
     {3, 8},
     "3*(-16^(1/4))",
     "3*(-16)^(1/4)"},
    {notation::plain,
     "-(-x)^2 - 3^2",
     ambiguity::negative_power,
     {},
     "-(-x)^2 - 3^2",
     "-(-x)^2 - 3^2"},
    {notation::plain, "-x^2y", ambiguity::negative_power, {0, 4}, "-x^2*y", "(-x)^2*y"},
    {notation::latex, "{-2}^4", ambiguity::negative_power, {1, 5}, "-2^4", "(-2)^4"},
    {notation::plain, "8^1/3", ambiguity::slash_after_power, {2, 5}, "8^1/3", "8^(1/3)"},
    {notation::plain, "2^-2/3", ambiguity::slash_after_power, {3, 6}, "2^(-2)/3", "2^(-2/3)"},
    {notation::plain,
     "a^m/n = b",
     ambiguity::slash_after_power,
     {2, 5},
     "a^m/n = b",
     "a^(m/n) = b"},
    {notation::plain, "a^m/a^n", ambiguity::slash_after_power, {}, "a^m/a^n", "a^m/a^n"},
    {notation::plain, "a^2n", ambiguity::juxtaposed_exponent, {2, 4}, "a^2*n", "a^(2*n)"},
    {notation::plain, "a^2 n", ambiguity::juxtaposed_exponent, {}, "a^2*n", "a^2*n"},
    {notation::plain, "1/2x", ambiguity::juxtaposed_divisor, {2, 4}, "1/(2*x)", "1/2*x"},
    {notation::latex,
     "1/2x^2+1",
     ambiguity::juxtaposed_divisor,
     {2, 6},
     "1/(2*x^2) + 1",
     "1/2*x^2 + 1"},
    {notation::plain, "1/2*x", ambiguity::juxtaposed_divisor, {}, "1/2*x", "1/2*x"},
    {notation::plain, "2 1/2", ambiguity::mixed_number, {0, 5}, "2*(1/2)", "2 + 1/2"},
    {notation::latex, R"(2\frac12)", ambiguity::mixed_number, {0, 8}, "2*(1/2)", "2 + 1/2"},
    {notation::plain, "2½ x", ambiguity::mixed_number, {0, 3}, "(2 + 1/2)*x", "(2*(1/2))*x"},
    {notation::latex, R"(2\frac32)", ambiguity::mixed_number, {}, "2*(3/2)", "2*(3/2)"},
    {notation::latex, "x^12", ambiguity::unbraced_superscript, {1, 4}, "x^1*2", "x^12"},
    {notation::latex, "8^1/3", ambiguity::unbraced_superscript, {1, 5}, "8^1/3", "8^(1/3)"},
    {notation::latex,
     "2^-3",
     ambiguity::unbraced_superscript,
     {1, 4},
     "error 2-3 a superscript that is only a sign",
     "2^(-3)"},
    {notation::latex, "a^mn", ambiguity::unbraced_superscript, {1, 4}, "a^m*n", "a^(m*n)"},
    {notation::latex, "a^mb^n", ambiguity::unbraced_superscript, {}, "a^m*b^n", "a^m*b^n"},
    {notation::plain, "1,234", ambiguity::number_format, {0, 5}, "1234", "1.234"},
    {notation::plain, "1.234", ambiguity::number_format, {0, 5}, "1.234", "1234"},
    {notation::plain, "3,5", ambiguity::number_format, {0, 3}, "3; 5", "3.5"},
    {notation::latex, "1{,}234", ambiguity::brace_comma, {0, 7}, "1234", "1.234"},
    {notation::plain, "f(x)", ambiguity::call_or_product, {0, 2}, "f(x)", "f*x"},
    {notation::plain, "√2x", ambiguity::radical_extent, {0, 5}, "sqrt(2)*x", "sqrt(2*x)"},
    {notation::plain, "√x²", ambiguity::radical_extent, {0, 4}, "sqrt(x)^2", "sqrt(x^2)"},
    {notation::plain, "√(2)x", ambiguity::radical_extent, {}, "sqrt(2)*x", "sqrt(2)*x"},
    {notation::plain, "x³√8", ambiguity::index_or_exponent, {1, 3}, "x^3*sqrt(8)", "x*root(3, 8)"},
    {notation::plain, "3√8", ambiguity::index_or_exponent, {0, 1}, "3*sqrt(8)", "root(3, 8)"},
    {notation::plain,
     "(b√x)^a",
     ambiguity::index_or_exponent,
     {1, 2},
     "(b*sqrt(x))^a",
     "root(b, x)^a"},
    {notation::plain,
     "1.5√8 + 2 √8",
     ambiguity::index_or_exponent,
     {},
     "1.5*sqrt(8) + 2*sqrt(8)",
     "1.5*sqrt(8) + 2*sqrt(8)"},
    {notation::plain, "log_2 3x", ambiguity::function_extent, {6, 8}, "log(2, 3*x)", "log(2, 3)*x"},
};

TEST(ambiguous_notation, has_the_required_reading_and_the_other_on_demand) {
    for (auto const& row : table) {
        auto const options = in(row.written_in);
        EXPECT_EQ(read(row.text, options), row.required) << row.text;
        EXPECT_EQ(read(row.text, with_other_reading(options, row.kind)), row.other) << row.text;
        auto const result = parse_formula(row.text, options);
        bool found = false;
        for (auto const& place : result.ambiguities) {
            if (place.kind != row.kind) continue;
            found = true;
            EXPECT_EQ(place.where.begin, row.where.begin) << row.text;
            EXPECT_EQ(place.where.end, row.where.end) << row.text;
        }
        EXPECT_EQ(found, row.where != span{}) << row.text << " " << name_of(row.kind);
    }
}

TEST(ambiguous_notation, of_ordinary_formulas_is_empty) {
    for (char const* text : {"x^2 + 2x + 1", "2^(1/3) = 8", "(a b)^n = a^n b^n", "3*4 = 12",
                             "1/2 + 1/3", "-x + y", "a - 2^2", "1,234,567", "1.234.567,8", "0.125"})
        EXPECT_TRUE(parse_formula(text, in(notation::plain)).ambiguities.empty()) << text;
    for (char const* text : {R"(x^2y^2)", R"(\frac{1}{2}x)", R"(4{,}194{,}304)", R"(2^{-3})"})
        EXPECT_TRUE(parse_formula(text, in(notation::latex)).ambiguities.empty()) << text;
}

TEST(ambiguous_notation, is_decided_by_the_options) {
    auto options = in(notation::plain);
    options.juxtaposition = juxtaposition::loose;
    EXPECT_EQ(read("1/2x", options), "1/2*x");
    EXPECT_EQ(read("1/2x", with_other_reading(options, ambiguity::juxtaposed_divisor)), "1/(2*x)");
    options.mixed_numbers = true;
    EXPECT_EQ(read("2 1/2", options), "2 + 1/2");
    EXPECT_EQ(read("-2 1/2", options), "-(2 + 1/2)");
    options.numbers = number_format::comma;
    EXPECT_EQ(read("16.384 + 0,5", options), "16384 + 0.5");
}

TEST(ambiguous_notation, has_a_name_for_each_kind) {
    for (int i = 0; i < number_of_ambiguities; ++i)
        EXPECT_STRNE(name_of(static_cast<ambiguity>(i)), "") << i;
}

}  // namespace
}  // namespace surd::syntax::testing
