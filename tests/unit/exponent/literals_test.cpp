// SPDX-License-Identifier: BSL-1.0
// Purpose: exponents as they are spelled in programs.
#include "surd/exponent/literals.hpp"

#include <gtest/gtest.h>

namespace surd {
namespace {

using namespace surd::literals;

static_assert(2_e == exponent(2) && 0_e == exponent() && 2_e / 3 == exponent(2, 3));
static_assert(-2_e / 3 == exponent(-2, 3) && 2_e / 6 == exponent(1, 3));
static_assert(0.5_e == exponent(1, 2) && 1.5_e == exponent(3, 2) && 0.125_e == exponent(1, 8));
static_assert(0.3333_e == exponent(3333, 10000) && 0.3333_e != exponent(1, 3));
static_assert(2._e == exponent(2) && .5_e == exponent(1, 2));
static_assert(1'000_e == exponent(1000) && 1'000.5_e == exponent(2001, 2));
static_assert(9223372036854775807_e == exponent(9223372036854775807));
static_assert("2/3"_e == 2_e / 3 && "-7/5"_e == -7_e / 5 && "0.4"_e == 2_e / 5);
static_assert("7"_e == 7_e && "0.5/1.5"_e == 1_e / 3 && "-0.5"_e == -1_e / 2);
static_assert(0.1_e + 0.2_e == 0.3_e);  // exact, unlike a double

TEST(literals, at_run_time) {
    exponent const e = 2_e / 3;
    EXPECT_EQ(e.numerator(), 2);
    EXPECT_EQ(e.index(), 3);
    EXPECT_EQ("1000/3123"_e, exponent(1000, 3123));
}

}  // namespace
}  // namespace surd
