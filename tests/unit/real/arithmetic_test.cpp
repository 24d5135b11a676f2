// SPDX-License-Identifier: BSL-1.0
// Purpose: quotients, roots and powers of exact reals, and what they answer where none exists.
#include <gtest/gtest.h>

#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;

TEST(exact_division, a_denominator_that_is_exactly_zero_is_undefined) {
    EXPECT_EQ(divide(1, sqrt_of(2) - sqrt_of(2)).why(), reason::division_by_zero);
    EXPECT_EQ(divide(1, sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6))).why(),
              reason::division_by_zero);
    EXPECT_EQ(divide(0, cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(5)) - 1).why(),
              reason::division_by_zero);
    // A tiny denominator is none.
    EXPECT_TRUE(divide(1, tiny(40) + sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6))));
}

TEST(exact_division, flat_quotients_have_rational_denominators) {
    EXPECT_EQ(to_string(over(1, 1 + sqrt_of(2))), "-1 + sqrt(2)");
    EXPECT_EQ(to_string(over(6, sqrt_of(12))), "sqrt(3)");
    EXPECT_EQ(to_string(over(1, cbrt_of(2) + cbrt_of(3))),
              "1/5*4^(1/3) - 1/5*6^(1/3) + 1/5*9^(1/3)");
    EXPECT_EQ(to_string(over(12, sqrt_of(2) + sqrt_of(3) + sqrt_of(5))),
              "3*sqrt(2) + 2*sqrt(3) - sqrt(30)");
    EXPECT_EQ(to_string(over(1, root_of(5, 2) - 1)), "1 + 2^(1/5) + 4^(1/5) + 8^(1/5) + 16^(1/5)");
}

TEST(exact_division, every_quotient_times_its_divisor_is_the_dividend) {
    exact_real const divisors[] = {
        sqrt_of(2),
        1 + root_of(4, 2),
        sqrt_of(2) + cbrt_of(3) + 1,
        cbrt_of(2) + cbrt_of(4) - 5,
        root_of(5, 3) + root_of(5, 2) - sqrt_of(7),
        root_of(6, 2) + root_of(6, 3),
        sqrt_of(2 + sqrt_of(3 + sqrt_of(5))),
        1 + cbrt_of(1 + sqrt_of(3)),
        root_of(7, 5) - root_of(7, 3),
    };
    for (exact_real const& d : divisors) {
        exact_real const q = over(3 + sqrt_of(11), d);
        EXPECT_EQ(equal(q * d, 3 + sqrt_of(11)), true) << to_string(d);
        EXPECT_EQ(equal(q * d, 3 + sqrt_of(11) + tiny(50)), false) << to_string(d);
    }
}

TEST(exact_roots, an_even_root_of_a_negative_number_is_non_real) {
    EXPECT_EQ(sqrt(sqrt_of(2) - fraction(3, 2)).why(), reason::even_root_of_negative);
    EXPECT_TRUE(sqrt(sqrt_of(3) - fraction(3, 2)));
    EXPECT_TRUE(root(-16, index(4)).holds<non_real>());
    auto const nested = sqrt(sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6)) - tiny(30));
    ASSERT_TRUE(nested.holds<non_real>());
    ASSERT_TRUE(nested.has_polar());
    EXPECT_EQ(equal(nested.modulus(), tiny(15)), true);
    EXPECT_EQ(nested.argument(), (angle{1, 2}));
    // Exactly zero is not negative.
    EXPECT_EQ(to_string(sqrt_of(sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6)))), "0");
}

TEST(exact_roots, an_odd_root_keeps_the_sign) {
    EXPECT_EQ(to_string(cbrt_of(-8)), "-2");
    EXPECT_EQ(sign(cbrt_of(2 - sqrt_of(5))), -1);
    EXPECT_EQ(equal(cbrt_of(2 - sqrt_of(5)), -cbrt_of(sqrt_of(5) - 2)), true);
    EXPECT_EQ(sign(cbrt_of(sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6)))), 0);
}

TEST(exact_powers, rational_exponents) {
    EXPECT_EQ(to_string(power_of(64, rational(-2, 3))), "1/16");
    EXPECT_EQ(to_string(power_of(12, rational(2, 3))), "2*18^(1/3)");
    EXPECT_EQ(equal(power_of(3 + 2 * sqrt_of(2), rational(1, 2)), 1 + sqrt_of(2)), true);
    EXPECT_EQ(
        equal(power_of(3 + 2 * sqrt_of(2), rational(-3, 2)), power_of(sqrt_of(2) - 1, rational(3))),
        true);
    EXPECT_EQ(to_string(power_of(2 + sqrt_of(3), rational(0))), "1");
    EXPECT_EQ(to_string(power_of(sqrt_of(2), rational(-2))), "1/2");
    EXPECT_EQ(
        equal(power_of(1 - sqrt_of(2), rational(3, 5)), -power_of(sqrt_of(2) - 1, rational(3, 5))),
        true);
}

TEST(exact_powers, failures_of_every_kind) {
    exact_real const zero = sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6));
    EXPECT_EQ(pow(zero, -2).why(), reason::zero_to_negative_power);
    EXPECT_EQ(pow(zero, rational(-1, 3)).why(), reason::zero_to_negative_power);
    EXPECT_EQ(pow(zero, 0).why(), reason::zero_to_the_zero);
    auto const one = pow(zero, 0, convention::combinatorial);
    ASSERT_TRUE(one);
    EXPECT_EQ(to_string(*one), "1");
    EXPECT_TRUE(one.conventions_used().contains(question::zero_to_zero));
    EXPECT_EQ(sign(*pow(zero, rational(2, 3))), 0);

    exact_real const negative = 1 - sqrt_of(2);
    EXPECT_EQ(pow(negative, rational(1, 2)).why(), reason::even_root_of_negative);
    EXPECT_EQ(pow(negative, rational(1, 3), convention::principal).why(),
              reason::negative_base_by_convention);
    EXPECT_EQ(pow(negative, rational(1, 3), convention::strict).why(),
              reason::negative_base_odd_root);
    conventions undefined_base;
    undefined_base.negative_base = negative_base::undefined;
    EXPECT_EQ(pow(negative, rational(1, 3), undefined_base).why(),
              reason::left_undefined_by_convention);
    EXPECT_TRUE(pow(negative, rational(1, 3)).conventions_used().contains(question::negative_base));
    EXPECT_TRUE(pow(negative, 3).conventions_used().empty());
    EXPECT_TRUE(pow(2, integer_power(integer(10), 18)).holds<beyond_limits>());
}

TEST(exact_powers, polar_form_of_a_non_real_power) {
    auto const p = pow(1 - sqrt_of(2), rational(3, 4));
    ASSERT_TRUE(p.has_polar());
    EXPECT_EQ(p.argument(), (angle{3, 4}));
    EXPECT_EQ(equal(p.modulus(), power_of(sqrt_of(2) - 1, rational(3, 4))), true);
    auto const q = pow(1 - sqrt_of(2), rational(-5, 2));
    EXPECT_EQ(q.argument(), (angle{-1, 2}));
}

TEST(exact_powers, huge_exponents_stay_symbolic) {
    exact_real const huge = power_of(1 + sqrt_of(2), rational(1000000000));
    EXPECT_EQ(sign(huge), 1);
    EXPECT_EQ(sign(power_of(1 - sqrt_of(2), rational(1000000001))), -1);
    EXPECT_EQ(compare(huge, huge * 2)->sign, -1);
}

TEST(exact_sums, stay_exact_and_flat) {
    exact_real sum;
    for (int i = 1; i <= 100; ++i) sum += sqrt_of(i);
    for (int i = 1; i <= 100; ++i) sum -= sqrt_of(i);
    ASSERT_TRUE(sum.is_held_rational());
    EXPECT_EQ(sum.held_rational(), rational(0));
    EXPECT_EQ(to_string(sqrt_of(8) + sqrt_of(18) - sqrt_of(50)), "0");
    EXPECT_EQ(to_string(sqrt_of(6) * sqrt_of(10) + 1), "1 + 2*sqrt(15)");
}

TEST(exact_sums, copies_do_not_change_with_the_original) {
    exact_real a = 1 + sqrt_of(2);
    exact_real const copy = a;
    a += sqrt_of(3);
    EXPECT_EQ(to_string(copy), "1 + sqrt(2)");
    EXPECT_EQ(to_string(a), "1 + sqrt(2) + sqrt(3)");
    a -= a;
    EXPECT_EQ(to_string(a), "0");
    exact_real b = sqrt_of(2) + sqrt_of(3);
    b += b;
    EXPECT_EQ(to_string(b), "2*sqrt(2) + 2*sqrt(3)");
}

TEST(exact_sums, long_chains_are_released_without_recursion) {
    exact_real chain = sqrt_of(2 + sqrt_of(2));
    for (int i = 0; i < 200000; ++i) chain = abs(chain * chain + 1 - chain) * fraction(1, 3);
    EXPECT_GT(chain.depth(), 100000u);
    EXPECT_TRUE(sign(chain - 1).has_value() || sign(chain - 1).why() == reason::too_deep);
}

TEST(exact_text, plain_syntax) {
    EXPECT_EQ(to_string(sqrt_of(5 + 2 * sqrt_of(6))), "sqrt(5 + 2*sqrt(6))");
    EXPECT_EQ(to_string(cbrt_of(2 - sqrt_of(5)) - 1), "-1 + root(3, 2 - sqrt(5))");
    EXPECT_EQ(to_string(-2 * sqrt_of(1 + sqrt_of(2))), "-2*sqrt(1 + sqrt(2))");
    EXPECT_EQ(to_string((1 + sqrt_of(2)) * sqrt_of(2 + sqrt_of(2))),
              "(1 + sqrt(2))*sqrt(2 + sqrt(2))");
    EXPECT_EQ(to_string(over(1, sqrt_of(2 + sqrt_of(2)))), "1/sqrt(2 + sqrt(2))");
    EXPECT_EQ(to_string(power_of(1 + sqrt_of(2 + sqrt_of(2)), 3)), "(1 + sqrt(2 + sqrt(2)))^3");
    exact_real deep = sqrt_of(1 + sqrt_of(2));
    for (int i = 0; i < 60; ++i) deep = deep * deep + 1 + deep;
    EXPECT_LT(to_string(deep, 1000).size(), 100000u);
}

}  // namespace
}  // namespace surd
