// SPDX-License-Identifier: BSL-1.0
// Purpose: sums that come apart into smaller ones, and sums that lose their outer roots.
#include "real/vanishing_parts.hpp"

#include <gtest/gtest.h>

#include "unit/real/build.hpp"

namespace surd::detail {
namespace {

using namespace surd::test;

exact_real const nested = sqrt_of(7 + sqrt_of(3));
exact_real const other = cbrt_of(5 + sqrt_of(2));

/// sqrt(a + b + 2*sqrt(a*b)) - sqrt(a) - sqrt(b)
exact_real denesting(exact_real const& a, exact_real const& b) {
    return sqrt_of(a + b + 2 * sqrt_of(a * b)) - sqrt_of(a) - sqrt_of(b);
}

std::vector<exact_real> parts_of(exact_real const& a) {
    work_budget budget;
    return vanishing_parts(a, budget);
}

std::vector<exact_real> powered(exact_real const& a) {
    work_budget budget;
    return without_outer_roots(a, budget);
}

TEST(vanishing_parts, groups_of_terms) {
    auto const parts = parts_of(denesting(nested, 11) + denesting(other, 3 + sqrt_of(5)));
    ASSERT_EQ(parts.size(), 2u);
    for (exact_real const& part : parts) EXPECT_EQ(sign(part), 0) << to_string(part);
    // One identity alone has no smaller part.
    EXPECT_TRUE(parts_of(denesting(nested, 11)).empty());
}

TEST(vanishing_parts, groups_of_factors) {
    exact_real const left = sqrt_of(5 + 2 * sqrt_of(6)) * nested;
    exact_real const right = (sqrt_of(2) + sqrt_of(3)) * sqrt_of(28 + 4 * sqrt_of(3));
    auto const parts = parts_of(2 * left - right);
    ASSERT_EQ(parts.size(), 2u);
    for (exact_real const& part : parts) EXPECT_EQ(sign(part), 0) << to_string(part);
    EXPECT_EQ(equal(2 * left, right), true);
    EXPECT_EQ(equal(-2 * left, right), false);
}

TEST(vanishing_parts, factors_of_opposite_signs) {
    exact_real const negative = sqrt_of(2) - nested;
    exact_real const same = -sqrt_of(9 + sqrt_of(3) - 2 * sqrt_of(14 + 2 * sqrt_of(3)));
    EXPECT_EQ(equal(negative * other, same * other), true);
    EXPECT_EQ(sign(negative * other - same * other), 0);
    EXPECT_EQ(equal(negative * other, -same * other), false);
}

TEST(vanishing_parts, a_rational_term_is_no_factor) {
    // Else the whole product would seem to be a part of its own difference from 1.
    exact_real const zero = over(cbrt_of(cbrt_of(2) - 1), cbrt_of(3)) * cbrt_of(9) -
                            cbrt_of(3) * cbrt_of(cbrt_of(2) - 1);
    EXPECT_EQ(sign(zero), 0);
    exact_real const one =
        over(cbrt_of(cbrt_of(2) - 1),
             cbrt_of(fraction(1, 9)) - cbrt_of(fraction(2, 9)) + cbrt_of(fraction(4, 9)));
    EXPECT_TRUE(parts_of(one - 1).empty());
    limits few;
    few.max_steps = 1 << 14;
    EXPECT_EQ(sign(one - 1, few), 0);
}

TEST(vanishing_parts, are_only_guesses) {
    // Each group vanishes to 80 bits or more and neither is 0.
    exact_real const a = denesting(nested, 11) + tiny(30);
    exact_real const b = denesting(other, 3 + sqrt_of(5)) - 2 * tiny(30);
    EXPECT_EQ(sign(a + b), -1);
    EXPECT_EQ(sign(a + b + tiny(30)), 0);
    EXPECT_EQ(sign(a + b + tiny(30) + tiny(200)), 1);
}

TEST(outer_roots, of_two_products) {
    exact_real const zero = sqrt_of(nested) * sqrt_of(other) - sqrt_of(nested * other);
    auto const power = powered(zero);
    ASSERT_EQ(power.size(), 1u);
    EXPECT_EQ(sign(power[0]), 0);
    // Equal squares of opposite signs are no reason.
    EXPECT_TRUE(powered(sqrt_of(nested) + sqrt_of(other)).empty());
    EXPECT_TRUE(powered(nested * nested * nested - sqrt_of(2) - root_of(13, other)).empty());
}

TEST(outer_roots, of_three_products) {
    exact_real const a = 20 * sqrt_of(5) + 6 * sqrt_of(14) - fraction(5, 3) * sqrt_of(19);
    exact_real const b = 9 * cbrt_of(10) - 7 * cbrt_of(14);
    exact_real const zero = denesting(a, b);
    auto const power = powered(zero);
    ASSERT_EQ(power.size(), 1u);
    EXPECT_EQ(sign(power[0]), 0);
    EXPECT_EQ(sign(zero), 0);
    exact_real const difference =
        sqrt_of(a + b - 2 * sqrt_of(a * b)) - abs(sqrt_of(a) - sqrt_of(b));
    EXPECT_EQ(sign(difference), 0);
    EXPECT_EQ(sign(difference + tiny(100)), 1);
    // No term stands against two others.
    EXPECT_TRUE(powered(sqrt_of(a) + sqrt_of(b) + sqrt_of(a * b)).empty());
}

TEST(denominators, are_multiplied_out) {
    exact_real const root = cbrt_of(root_of(12, 11) - 218);
    exact_real const radicand = root_of(12, 11) - 218;
    exact_real const zero = over(1, root * root) - root * over(1, radicand);
    auto const cleared = without_a_denominator(zero);
    ASSERT_EQ(cleared.size(), 1u);
    EXPECT_EQ(sign(cleared[0]), 0);
    EXPECT_EQ(sign(zero), 0);
    EXPECT_EQ(sign(zero + tiny(60)), 1);
    EXPECT_TRUE(without_a_denominator(nested + other).empty());
    // Three terms, one denominator inside a product.
    exact_real const sum = nested * over(other, nested + other) + over(nested, nested + other) -
                           nested * over(1 + other, nested + other);
    EXPECT_EQ(sign(sum), 0);
    EXPECT_EQ(sign(sum - tiny(60)), -1);
}

}  // namespace
}  // namespace surd::detail
