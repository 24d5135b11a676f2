// SPDX-License-Identifier: BSL-1.0
// Purpose: numbers are read exactly, and rejections say where and what was expected.
#include "surd/number/parse.hpp"

#include "arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;

static_assert(parse_number("42").value == 42 && parse_number("-42").value == -42);
static_assert(parse_number("3/4").value == 3_q / 4 && parse_number("-6/8").value == -3_q / 4);
static_assert(parse_number("0.125").value == 1_q / 8 && parse_number("-.5").value == -1_q / 2);
static_assert(parse_number("1e-3").value == 1_q / 1000 && parse_number("+2.50E+2").value == 250);
static_assert(parse_number("2.").value == 2 && parse_number("007").value == 7);
static_assert(parse_number("0.4").value == 2_q / 5);
static_assert(parse_number("3/0").expected == number_expected::nonzero_denominator);
static_assert(!parse_number("3/") && parse_number("3/").position == 2);

struct rejection {
    char const* text;
    std::size_t position;
    number_expected expected;
};

TEST(parse, rejections_name_the_place) {
    using enum number_expected;
    for (rejection const& r : {rejection{"", 0, digit},
                               {"-", 1, digit},
                               {"--3", 1, digit},
                               {".", 1, digit},
                               {"-.", 2, digit},
                               {"e5", 0, digit},
                               {"1e", 2, digit},
                               {"1e+", 3, digit},
                               {"3/", 2, digit},
                               {"3/-4", 2, digit},
                               {"3/4/5", 3, end_of_number},
                               {"1.5/2", 3, end_of_number},
                               {"12x", 2, end_of_number},
                               {"1 2", 1, end_of_number},
                               {" 1", 0, digit},
                               {"1.2.3", 3, end_of_number},
                               {"0x10", 1, end_of_number},
                               {"1e5.0", 3, end_of_number},
                               {"3/4e2", 3, end_of_number},
                               {"3/0", 2, nonzero_denominator},
                               {"3/000", 2, nonzero_denominator},
                               {"1e999999999999", 0, number_within_limits},
                               {"-1e-99999999999999999999999999", 1, number_within_limits}}) {
        parsed_number const read = parse_number(r.text);
        EXPECT_FALSE(read) << r.text;
        EXPECT_EQ(read.position, r.position) << r.text;
        EXPECT_EQ(read.expected, r.expected) << r.text << ": " << phrase_of(read.expected);
    }
}

TEST(parse, long_numbers) {
    EXPECT_EQ(parse_number("1e100").value, integer_power(integer(10), 100));
    EXPECT_EQ(parse_number("1e-100").value, rational(1, integer_power(integer(10), 100)));
    EXPECT_EQ(parse_number("123456789012345678901234567890/30").value.to_string(),
              "4115226300411522630041152263");
    EXPECT_EQ(parse_number("0.3333333333333333").value.to_string(),
              "3333333333333333/10000000000000000");
    EXPECT_EQ(parse_number("1000000000000000000000e-21").value, 1);
    EXPECT_EQ(parse_number("0e999999999999999999999").value, 0);
    EXPECT_EQ(parse_number("0.000e-99999999999").value, 0);
    EXPECT_EQ(parse_number("9223372036854775808").value, integer(std::uint64_t{1} << 63));
    EXPECT_EQ(parse_number("-9223372036854775808").value, std::numeric_limits<std::int64_t>::min());
}

TEST(parse, limits_are_sharp) {
    limits tight;
    tight.max_bits = 8;
    EXPECT_TRUE(parse_number("255", tight));
    EXPECT_FALSE(parse_number("256", tight));
    EXPECT_TRUE(parse_number("00000000000000000000000000255", tight));
    EXPECT_TRUE(parse_number("1/255", tight));
    EXPECT_FALSE(parse_number("1/256", tight));
    EXPECT_TRUE(parse_number("1e2", tight));
    EXPECT_FALSE(parse_number("1e3", tight));
    EXPECT_FALSE(parse_number("1e-3", tight));
    EXPECT_EQ(parse_number("1e-3", tight).expected, number_expected::number_within_limits);
    limits wide;
    wide.max_bits = 333;
    EXPECT_TRUE(parse_number("1e100", wide));
    EXPECT_FALSE(parse_number("1e101", wide));
}

RC_GTEST_PROP(parse, print_and_read_is_the_identity, (rational const& x)) {
    std::string const text = x.to_string();
    parsed_number const read = parse_number(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read.value == x);
    RC_ASSERT(read.position == text.size());
}

RC_GTEST_PROP(parse, decimals_are_exact, (std::uint64_t whole, std::uint32_t part)) {
    std::int64_t const exponent = *rc::gen::inRange<std::int64_t>(-40, 41);
    std::string const digits = std::to_string(part);
    std::string const text = std::to_string(whole) + "." + digits + "e" + std::to_string(exponent);
    rational const scale = integer_power(rational(10), static_cast<std::int64_t>(digits.size()));
    rational const expected =
        (rational(whole) + rational(part) / scale) * integer_power(rational(10), exponent);
    RC_ASSERT(parse_number(text).value == expected);
    RC_ASSERT(parse_number("-" + text).value == -expected);
}

RC_GTEST_PROP(parse, hostile_text_is_rejected_inside_it, ()) {
    auto const text = *rc::gen::container<std::string>(
        rc::gen::element('0', '1', '9', '.', '/', 'e', 'E', '-', '+', ' ', 'x', '\0', '\xe2'));
    parsed_number const read = parse_number(text);
    RC_ASSERT(read.position <= text.size());
    RC_ASSERT(!read.has_value() || read.position == text.size());
}

}  // namespace
}  // namespace surd
