// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/through_points.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "surd/exponent/literals.hpp"
#include "surd/growth/fit.hpp"

namespace surd::growth {
namespace {

TEST(ThroughPoints, RecoversTheExponentOfTheLessons) {
    auto const p = exponent_through({128, 16'384}, {8192, 67'108'864});
    ASSERT_TRUE(p);
    EXPECT_TRUE(p->is_rational);
    EXPECT_EQ(p->exponent, 2);
    // If 2^p = 8, then p = 3.
    EXPECT_EQ(exponent_through({1, 5}, {2, 40})->exponent, 3);
    EXPECT_EQ(exponent_through({4, 6}, {9, 9})->exponent, rational(1, 2));
    EXPECT_EQ(exponent_through({4, 9}, {9, 6})->exponent, rational(-1, 2));
    EXPECT_EQ(exponent_through({4, 9}, {7, 9})->exponent, 0);
}

TEST(ThroughPoints, NamesAnIrrationalExponent) {
    auto const p = exponent_through({1, 1}, {2, 3});
    ASSERT_TRUE(p);
    EXPECT_FALSE(p->is_rational);
    EXPECT_EQ(p->to_string(), "log(2, 3)");
    EXPECT_TRUE(exponent_through({2, 3}, {2, 5}).holds<undefined>());
}

TEST(ThroughPoints, AllPointsOnOneLaw) {
    std::vector<data_point> points;
    for (int n = 1; n <= 9; ++n) points.push_back({n, rational(5 * n * n * n, 7)});
    auto const found = law_through(points);
    ASSERT_TRUE(found && found->law);
    EXPECT_EQ(*found->law, power_law(rational(5, 7), 3_e));
    points[4].value += rational(1, integer_power(10, 30));
    EXPECT_FALSE(law_through(points));
}

TEST(ThroughPoints, IrrationalExponentsAreComparedWhereTheyCanBe) {
    // Karatsuba: three products for each doubling.
    std::vector<data_point> points{{1, 1}, {2, 3}, {4, 9}, {8, 27}};
    auto const found = law_through(points);
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->exponent.is_rational);
    EXPECT_FALSE(found->law);
    points.push_back({16, 80});
    EXPECT_FALSE(law_through(points));
    std::vector<data_point> const apart{{1, 1}, {2, 3}, {5, 13}};
    EXPECT_FALSE(law_through(apart));
}

TEST(ThroughPoints, NeedsTwoSizes) {
    std::vector<data_point> const none;
    EXPECT_FALSE(law_through(none));
    std::vector<data_point> const same{{2, 3}, {2, 3}};
    EXPECT_FALSE(law_through(same));
    std::vector<data_point> const repeated{{2, 3}, {4, 6}, {2, 3}};
    EXPECT_EQ(law_through(repeated)->law, power_law(rational(3, 2), 1_e));
    std::vector<data_point> const differing{{2, 3}, {4, 6}, {2, 5}};
    EXPECT_FALSE(law_through(differing));
}

RC_GTEST_PROP(ThroughPointsProperties, AnExactLawIsRecovered, ()) {
    // Sizes that are powers keep C n^p rational for p in sixths.
    auto const c = rational(*rc::gen::inRange(1, 1000), *rc::gen::inRange(1, 1000));
    auto const p = exponent(*rc::gen::inRange(-20, 21), *rc::gen::element(1, 2, 3, 6));
    power_law const law(c, p);
    std::vector<data_point> points;
    for (auto const root : *rc::gen::unique<std::vector<int>>(3, rc::gen::inRange(1, 50))) {
        integer const size = integer_power(root, 6);
        points.push_back({size, (*law(size)).to_rational()});
    }
    auto const found = law_through(points);
    RC_ASSERT(found.has_value());
    RC_ASSERT(found->law == law);
    auto const fit = fit_power_law(points);
    RC_ASSERT(fit->exact.has_value());
    RC_ASSERT(fit->is_power_law());
    RC_ASSERT(std::abs(fit->exponent - static_cast<double>(p.numerator()) / p.index()) < 1e-9);
}

}  // namespace
}  // namespace surd::growth
