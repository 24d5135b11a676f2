// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/fit.hpp"
#include "surd/exponent/literals.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "surd/number/from_double.hpp"

namespace surd::growth {
namespace {

rational exactly(double x) { return *exact_rational(x); }

std::vector<data_point> data(int first, int last, double (*law)(double)) {
    std::vector<data_point> points;
    for (int k = first; k <= last; ++k) {
        double const n = std::ldexp(1.0, k);
        points.push_back({exactly(n), exactly(law(n))});
    }
    return points;
}

void add_noise(std::vector<data_point>& points, std::mt19937_64& random, double deviation) {
    std::normal_distribution<double> noise(0, deviation);
    for (auto& point : points) point.value *= exactly(std::exp(noise(random)));
}

TEST(Fit, ExactDataRecoverTheExponentExactly) {
    std::vector<data_point> points;
    for (int n = 128; n <= 8192; n *= 2) points.push_back({n, integer(n) * n});
    auto const fit = fit_power_law(points);
    ASSERT_TRUE(fit && fit->exact && fit->exact->law);
    EXPECT_EQ(*fit->exact->law, power_law(exponent(2)));
    EXPECT_NEAR(fit->exponent, 2, 1e-12);
    EXPECT_NEAR(fit->log_coefficient, 0, 1e-10);
    EXPECT_TRUE(fit->warnings.empty());
    ASSERT_EQ(fit->steps.size(), 6u);
    EXPECT_EQ(fit->steps[0].from, 128);
    EXPECT_EQ(fit->steps[0].to, 256);
    EXPECT_NEAR(fit->steps[0].value_factor, 4, 1e-12);
    EXPECT_NEAR(fit->steps[0].exponent, 2, 1e-12);
}

// Slope, intercept and standard error of a textbook line, computed by hand in fractions:
// x = 0, 1, 2, 3, y = 1, 3, 4, 8 has slope 11/5, intercept 7/10, residual sum 9/5.
TEST(Fit, AgreesWithALineByHand) {
    std::vector<data_point> points;
    for (auto const& [x, y] :
         {std::pair(0, 1), std::pair(1, 3), std::pair(2, 4), std::pair(3, 8)}) {
        points.push_back({integer_power(2, static_cast<std::uint64_t>(x)),
                          integer_power(2, static_cast<std::uint64_t>(y))});
    }
    auto const fit = fit_power_law(points);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->exponent, 2.2, 1e-12);
    EXPECT_NEAR(fit->log_coefficient / std::log(2.0), 0.7, 1e-12);
    double const error = std::sqrt(1.8 / 2 / 5);
    EXPECT_NEAR(fit->standard_error, error, 1e-12);
    // Student's t for 95 % and two degrees of freedom, from the tables: 4.302653.
    EXPECT_NEAR(fit->upper - fit->exponent, 4.302653 * error, 1e-6);
    EXPECT_TRUE(fit->warns(fit_warning::wide_interval));
    EXPECT_EQ(fit->exact, std::nullopt);
}

TEST(Fit, TheIntervalCoversTheTrueExponentAsOftenAsItSays) {
    std::mt19937_64 random(20240611);
    constexpr int trials = 1000;
    int covered = 0;
    int false_alarms = 0;
    for (int trial = 0; trial < trials; ++trial) {
        auto points = data(7, 13, [](double n) { return 3e-9 * std::pow(n, 1.75); });
        add_noise(points, random, 0.05);
        auto const fit = fit_power_law(points);
        ASSERT_TRUE(fit && fit->has_interval);
        covered += fit->lower <= 1.75 && 1.75 <= fit->upper;
        false_alarms += !fit->is_power_law();
    }
    EXPECT_GE(covered, 930);
    EXPECT_LE(covered, 970);
    // The bend is tested at a level of one in a hundred.
    EXPECT_LE(false_alarms, 25);
    EXPECT_GE(false_alarms, 1);
}

TEST(Fit, LinearithmicDataAreNoPowerLaw) {
    auto const points = data(7, 20, [](double n) { return 2.5 * n * std::log2(n); });
    auto const fit = fit_power_law(points);
    ASSERT_TRUE(fit);
    EXPECT_FALSE(fit->is_power_law());
    EXPECT_EQ(fit->closer, other_shape::power_times_log);
    EXPECT_NEAR(fit->closer_parameter, 1, 1e-9);
    EXPECT_GT(fit->first_exponent, fit->last_exponent);
    EXPECT_GT(fit->last_exponent, 1);
}

TEST(Fit, LinearithmicDataWithNoiseAreFlaggedToo) {
    std::mt19937_64 random(7);
    int flagged = 0;
    for (int trial = 0; trial < 200; ++trial) {
        auto points = data(4, 20, [](double n) { return n * std::log(n); });
        add_noise(points, random, 0.02);
        flagged += !fit_power_law(points)->is_power_law();
    }
    EXPECT_GE(flagged, 190);
}

TEST(Fit, OtherShapesAreNoPowerLaw) {
    auto const overhead = fit_power_law(data(4, 14, [](double n) { return 1000 + n * n; }));
    EXPECT_FALSE(overhead->is_power_law());
    EXPECT_LT(overhead->first_exponent, overhead->last_exponent);
    std::vector<data_point> doubling;
    for (int n = 1; n <= 12; ++n) {
        doubling.push_back({n, integer_power(2, static_cast<std::uint64_t>(n))});
    }
    auto const exponential = fit_power_law(doubling);
    EXPECT_FALSE(exponential->is_power_law());
    EXPECT_EQ(exponential->closer, other_shape::exponential);
    EXPECT_NEAR(exponential->closer_parameter, 2, 1e-9);
}

TEST(Fit, FewPointsAreSaidToBeFew) {
    std::vector<data_point> points{{1, 2}, {2, 5}};
    auto const two = fit_power_law(points);
    EXPECT_TRUE(two->warns(fit_warning::no_interval));
    EXPECT_FALSE(two->has_interval);
    EXPECT_NEAR(two->exponent, std::log2(2.5), 1e-12);
    points.push_back({4, 9});
    EXPECT_TRUE(fit_power_law(points)->warns(fit_warning::shape_untested));
    std::vector<data_point> const one{{3, 2}, {3, 5}};
    EXPECT_FALSE(fit_power_law(one));
    EXPECT_FALSE(fit_power_law({}));
}

TEST(Fit, RepeatedSizesGiveStepsOfGeometricMeans) {
    std::vector<data_point> const points{{4, 32}, {1, 1}, {1, 4}, {4, 8}};
    auto const fit = fit_power_law(points);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->sizes, 2u);
    ASSERT_EQ(fit->steps.size(), 1u);
    EXPECT_NEAR(fit->steps[0].value_factor, 8, 1e-12);
    EXPECT_NEAR(fit->steps[0].exponent, 1.5, 1e-12);
}

TEST(Fit, SizesAndValuesBeyondTheDoubles) {
    std::vector<data_point> points;
    for (std::uint64_t k = 1000; k <= 1010; ++k) {
        points.push_back({integer_power(10, k), rational(1, integer_power(10, 2 * k)) *
                                                    rational(static_cast<int>(k) % 3 + 10, 10)});
    }
    auto const fit = fit_power_law(points);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->exponent, -2, 0.02);
    EXPECT_NEAR(log_of(rational(integer_power(10, 1000))), 1000 * std::log(10.0), 1e-11);
    rational const above_one = rational(1) + rational(1, integer_power(10, 20));
    EXPECT_NEAR(log_of(above_one), 1e-20, 1e-35);
}

}  // namespace
}  // namespace surd::growth
