// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/arrays.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace surd::growth {
namespace {

using testing::ElementsAre;

TEST(Logspace, LengthsOfTheLessons) {
    auto const lengths = logspace(7, 13, 7, 2).integers();
    ASSERT_TRUE(lengths);
    EXPECT_THAT(*lengths, ElementsAre(128, 256, 512, 1024, 2048, 4096, 8192));
    auto const squares = power(*lengths, 2_e).integers();
    ASSERT_TRUE(squares);
    EXPECT_THAT(*squares, ElementsAre(16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864));
    EXPECT_EQ(root(*squares, index(2)).integers(), lengths);
}

TEST(Logspace, RationalEndpointsAndAnyBase) {
    auto const halves = logspace(0, 1, 3, 2);
    EXPECT_EQ(halves[0], 1);
    EXPECT_EQ(halves[1], *pow(2_q, 1_e / 2));
    EXPECT_EQ(halves[2], 2);
    EXPECT_EQ(halves.integers(), std::nullopt);
    ASSERT_TRUE(halves.values());
    EXPECT_EQ(halves.values()->size(), 3u);
    auto const fifths = logspace(rational(-1, 2), rational(3, 2), 5, rational(4, 9)).rationals();
    ASSERT_TRUE(fifths.has_value());
    EXPECT_THAT(*fifths,
                ElementsAre(rational(3, 2), 1, rational(2, 3), rational(4, 9), rational(8, 27)));
    EXPECT_THAT(*logspace(3, 0, 4).integers(), ElementsAre(1000, 100, 10, 1));
    EXPECT_THAT(*logspace(5, 9, 1, 2).integers(), ElementsAre(32));
    EXPECT_EQ(logspace(0, 1, 0).size(), 0u);
}

TEST(Logspace, BasesWithoutEveryPower) {
    auto const negative = logspace(0, 2, 5, -4);
    EXPECT_EQ(negative[0], 1);
    EXPECT_TRUE(negative[1].holds<non_real>());
    EXPECT_EQ(negative[2], -4);
    EXPECT_EQ(negative[4], 16);
    EXPECT_EQ(negative.report().count(failure_kind::non_real), 2u);
    auto const zero = logspace(-1, 1, 3, 0);
    EXPECT_TRUE(zero[0].holds<undefined>());
    EXPECT_TRUE(zero[1].holds<convention_dependent>());
    EXPECT_EQ(zero[2], 0);
}

TEST(Arrays, AReportStandsInPlaceOfNaN) {
    std::vector<rational> const bases{-8, 0, rational(8, 27), -1};
    auto const inverse_cubes = power(bases, -1_e / 3);
    EXPECT_EQ(inverse_cubes[0], radical(rational(-1, 2)));
    EXPECT_EQ(inverse_cubes[2], radical(rational(3, 2)));
    auto const report = inverse_cubes.report();
    EXPECT_FALSE(report.is_clean());
    EXPECT_THAT(report.faults, ElementsAre(domain_fault{1, reason::zero_to_negative_power}));
    EXPECT_EQ(report.to_string(), "[1] zero to a negative power\n");

    auto const roots = root(bases, index(2));
    EXPECT_EQ(roots.report().to_string(),
              "[0] even root of a negative number\n[3] even root of a negative number\n");
    EXPECT_EQ(roots.values(), std::nullopt);
    EXPECT_TRUE(root(bases, index(3)).report().is_clean());
}

TEST(Arrays, NothingWrapsAround) {
    std::vector<integer> const sizes{8192};
    EXPECT_EQ((*power(sizes, 5_e).integers())[0].to_string(), "36893488147419103232");
}

TEST(Arrays, ElementsWithTheirOwnExponents) {
    std::vector<rational> const bases{2, 64, 0};
    std::vector<exponent> const exponents{10_e, -2_e / 3, 0_e};
    auto const powers = power(bases, exponents);
    EXPECT_EQ(powers[0], 1024);
    EXPECT_EQ(powers[1], radical(rational(1, 16)));
    EXPECT_TRUE(powers[2].holds<convention_dependent>());
    EXPECT_EQ(power(bases, exponents, convention::combinatorial)[2], 1);
    std::vector<radical> const radicals{*pow(2_q, 1_e / 2)};
    EXPECT_EQ(power(radicals, 4_e)[0], 4);
    EXPECT_EQ(root(radicals, index(3))[0], *pow(2_q, 1_e / 6));
}

TEST(ArraysDeathTest, LengthsMustAgree) {
    std::vector<rational> const bases{2};
    std::vector<exponent> const none;
    EXPECT_DEATH(static_cast<void>(power(bases, none)), "equal lengths");
}

}  // namespace
}  // namespace surd::growth
