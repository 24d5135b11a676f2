// SPDX-License-Identifier: BSL-1.0
#include <gmock/gmock.h>

#include "support.hpp"

namespace surd::syntax::testing {
namespace {

TEST(numerals, group_by_three_whatever_the_mark) {
    expect_readings(
        {
            {"1,048,576", "1048576"},
            {"1.048.576", "1048576"},
            {"1,234.5", "1234.5"},
            {"1.234,5", "1234.5"},
            {"10 000 000,5", "10000000.5"},
            {"0.000 001", "0.000001"},
            {"1,048,57", "1; 48; 57"},
            {"1,2,3", "1; 2; 3"},
            {"1.5,2.5", "1.5; 2.5"},
            {"2.1^2 = 4.41, 2.2^2 = 4.84", "2.1^2 = 4.41; 2.2^2 = 4.84"},
            {".5", "0.5"},
            {"5.", "5"},
            {"0,125", "0; 125"},
            {"1.2.3", "error 0-1 a numeral with several points"},
        },
        in(notation::plain));
}

TEST(numerals, in_comma_format) {
    auto options = in(notation::plain);
    options.numbers = number_format::comma;
    expect_readings(
        {
            {"16.384", "16384"},
            {"337,5", "337.5"},
            {"1,234", "1.234"},
            {"1.048.576", "1048576"},
            {"3.5", "3.5"},
            {"0.125", "0.125"},
            {"{-7; 7}", "{-7, 7}"},
            {"root(3,729)", "root(3, 729)"},
        },
        options);
}

TEST(numerals, in_tex) {
    expect_readings(
        {
            {R"(4{,}194{,}304)", "4194304"},
            {R"(3{,}14)", "3.14"},
            {R"(19{,}573{,}713{,}936.79)", "19573713936.79"},
            {R"(0.000\,000\,014)", "0.000000014"},
            {R"(1\,234\:567)", "1234567"},
            {R"(5\;125)", "error 3-6 two numerals side by side"},
            {R"(5~125)", "error 2-5 two numerals side by side"},
            {R"(10 000)", "10000"},
            {R"(1,\!000)", "1000"},
            {R"(3, 5)", "3; 5"},
            {R"(1\overbrace{2{,}700{,}000}^{7\text{ places}} + 0\overbrace{.02}^{2}9)",
             "12700000 + 0.029"},
            {R"(1.234.567{,}5)", "1234567.5"},
        },
        in(notation::latex));
}

TEST(numerals, are_exact_at_any_size) {
    std::string const digits(5000, '7');
    auto const e = parse_expression(digits + "." + digits);
    ASSERT_TRUE(e);
    EXPECT_EQ(e->decimals(), 5000);
    EXPECT_EQ(to_string(*e), digits + "." + digits);
}

}  // namespace
}  // namespace surd::syntax::testing
