// SPDX-License-Identifier: BSL-1.0
// Purpose: sums of radicals that agree to many digits and yet differ.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;

TEST(near_misses, sum_of_18_square_roots_is_negative) {
    // R. Graham's example, worth about -3.3e-37.
    exact_real sum;
    for (int a : {1, 25, 31, 84, 87, 134, 158, 182, 198}) sum += sqrt_of(1000000 + a);
    for (int b : {2, 18, 42, 66, 113, 116, 169, 175, 199}) sum -= sqrt_of(1000000 + b);
    decision_report report;
    EXPECT_EQ(sign(sum, {}, &report), -1);
    EXPECT_EQ(report.how, decision_report::means::independence);
    EXPECT_EQ(digits(sum, 5)->to_string(), "-3.3135e-37");
}

TEST(near_misses, nested_against_a_tiny_number) {
    exact_real const zero = sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6));
    EXPECT_EQ(sign(zero), 0);
    for (std::uint64_t k : {15, 25, 40, 100, 1000}) {
        EXPECT_EQ(sign(zero - tiny(k)), -1) << k;
        EXPECT_EQ(sign(zero + tiny(k)), 1) << k;
        EXPECT_EQ(equal(zero, tiny(k)), false) << k;
    }
}

TEST(near_misses, square_roots_that_agree_to_20_digits) {
    // (a + b*sqrt(2))^k is nearly an integer; its conjugate is the tiny difference.
    for (std::uint64_t k : {10, 30, 60}) {
        exact_real const power = power_of(1 + sqrt_of(2), rational(k));
        exact_real const conjugate = power_of(1 - sqrt_of(2), rational(k));
        exact_real const nearest = power + conjugate;
        ASSERT_TRUE(nearest.is_held_rational());
        EXPECT_EQ(sign(power - nearest), -1) << k;
        EXPECT_EQ(sign(sqrt_of(power) - sqrt_of(nearest)), -1) << k;
    }
}

TEST(near_misses, equal_power_sums_agree_to_20_and_36_digits) {
    // Two sets with equal sums of the first k - 1 powers (E. Prouhet, G. Tarry, E. Escott;
    // A. Letac for 9 elements) make the sums of sqrt(n + a) and sqrt(n + b) agree to terms of
    // order n^(1/2 - k). The values are from mpmath with 80 digits.
    struct near_miss {
        std::int64_t n;
        std::vector<int> a;
        std::vector<int> b;
        std::string digits;
    };
    std::vector<near_miss> const cases{
        {1000000, {0, 4, 7, 11}, {1, 2, 9, 10}, "-2.8124459e-20"},
        {1000000, {0, 5, 6, 16, 17, 22}, {1, 2, 10, 12, 20, 21}, "-1.2402375e-29"},
        {100000, {0, 4, 9, 23, 27, 41, 46, 50}, {1, 2, 11, 20, 30, 39, 48, 49}, "-4.0027554e-30"},
        {1000000,
         {-98, -82, -58, -34, 13, 16, 69, 75, 99},
         {98, 82, 58, 34, -13, -16, -69, -75, -99},
         "3.3163041e-37"},
    };
    for (near_miss const& c : cases) {
        exact_real left;
        exact_real right;
        for (int a : c.a) left += sqrt_of(c.n + a);
        for (int b : c.b) right += sqrt_of(c.n + b);
        int const expected = c.digits[0] == '-' ? -1 : 1;
        EXPECT_EQ(compare(left, right)->sign, expected) << c.digits;
        EXPECT_EQ(compare(right, left)->sign, -expected) << c.digits;
        EXPECT_EQ(equal(left, right), false) << c.digits;
        EXPECT_EQ(digits(left - right, 8)->to_string(4), c.digits);
        // The same under a root and in a quotient.
        EXPECT_EQ(compare(sqrt_of(left), sqrt_of(right))->sign, expected) << c.digits;
        EXPECT_EQ(compare(over(left, right), 1)->sign, expected) << c.digits;
        EXPECT_EQ(equal(sqrt_of(left * left), left), true) << c.digits;
    }
}

TEST(near_misses, eight_square_roots) {
    // sqrt(n+1) - sqrt(n) sums: third differences are below n^(-5/2).
    auto const s = [](std::int64_t n) { return sqrt_of(n); };
    std::int64_t const n = 100000000;
    exact_real const d3 = s(n + 3) - 3 * s(n + 2) + 3 * s(n + 1) - s(n);
    EXPECT_EQ(sign(d3), 1);
    exact_real d7;
    std::int64_t const binomial[] = {1, -7, 21, -35, 35, -21, 7, -1};
    for (int i = 0; i < 8; ++i) d7 += binomial[i] * s(n + 7 - i);
    // The seventh derivative of the square root is positive.
    EXPECT_EQ(sign(d7), 1);
    EXPECT_EQ(sign(-d7), -1);
}

TEST(near_misses, undecided_tells_the_bits_it_needs) {
    exact_real const nested = sqrt_of(2 + sqrt_of(3)) + sqrt_of(5 + sqrt_of(7));
    exact_real const other =
        sqrt_of(7 + sqrt_of(3) + sqrt_of(7) + 2 * sqrt_of((2 + sqrt_of(3)) * (5 + sqrt_of(7))));
    limits poor;
    poor.max_steps = 64;
    poor.max_bits = 128;
    decision_report report;
    auto const undecided = equal(nested, other, poor, &report);
    ASSERT_TRUE(undecided.holds<beyond_limits>());
    EXPECT_GT(report.bits_needed, poor.max_bits);
    // With the bits it asks for, and no algebra, the bound decides; with the defaults, algebra.
    EXPECT_EQ(equal(nested, other), true);
}

}  // namespace
}  // namespace surd
