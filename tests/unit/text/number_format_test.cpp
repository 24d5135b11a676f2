// SPDX-License-Identifier: BSL-1.0
#include "surd/text/number_format.hpp"

#include <gtest/gtest.h>

#include "surd/power/pow.hpp"

namespace surd::text {
namespace {

TEST(NumberFormat, GroupsByLanguage) {
    EXPECT_EQ(format_number(integer(999), english_numbers), "999");
    EXPECT_EQ(format_number(integer(1024), english_numbers), "1,024");
    EXPECT_EQ(format_number(integer(1024), spanish_numbers), "1024");
    EXPECT_EQ(format_number(integer(16384), spanish_numbers), "16.384");
    EXPECT_EQ(format_number(integer(67108864), spanish_numbers), "67.108.864");
    EXPECT_EQ(format_number(integer(1048576), chinese_numbers), "1,048,576");
    EXPECT_EQ(format_number(integer(-1048576), english_numbers), "-1,048,576");
    EXPECT_EQ(format_number(integer(0), english_numbers), "0");
}

TEST(NumberFormat, FractionsAndRadicalsStayExact) {
    EXPECT_EQ(format_number(rational(1, 1024), english_numbers), "1/1,024");
    EXPECT_EQ(format_number(rational(-3, 16384), spanish_numbers), "-3/16.384");
    auto const root = [](std::int64_t r, exponent e) { return *pow(rational(r), e); };
    EXPECT_EQ(format_number(root(2, 1_e / 2), english_numbers), "√2");
    EXPECT_EQ(format_number(root(2, 21_e / 2), english_numbers), "1,024√2");
    EXPECT_EQ(format_number(root(2, 21_e / 2), spanish_numbers), "1024√2");
    EXPECT_EQ(format_number(-root(2, 51_e / 5), english_numbers), "-1,024·⁵√2");
    EXPECT_EQ(format_number(root(2, -21_e / 2), english_numbers), "√2/2,048");
    EXPECT_EQ(format_number(root(8, 2_e / 3), english_numbers), "4");
}

TEST(NumberFormat, DecimalsTakeTheSignOfTheLanguage) {
    EXPECT_EQ(format_decimal("1448.1547", english_numbers), "1,448.1547");
    EXPECT_EQ(format_decimal("1448.1547", spanish_numbers), "1448,1547");
    EXPECT_EQ(format_decimal("-16384.5", spanish_numbers), "-16.384,5");
    EXPECT_EQ(format_decimal("1.5e-30", spanish_numbers), "1,5e-30");
    EXPECT_EQ(format_decimal("0.25", chinese_numbers), "0.25");
    EXPECT_EQ(format_decimal("7", spanish_numbers), "7");
    EXPECT_EQ(format_decimal("", spanish_numbers), "");
}

}  // namespace
}  // namespace surd::text
