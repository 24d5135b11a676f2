// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/exact_power.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "unit/fp/campaign.hpp"

namespace surd::fp::test {
namespace {

std::vector<rounding> const every_mode(all_modes.begin(), all_modes.end());

template <class Float>
class exact_power_of : public testing::Test {};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(exact_power_of, floats);

TYPED_TEST(exact_power_of, agrees_with_mpfr_for_all_small_exponents) {
    auto const power = [](TypeParam x, std::int64_t p, std::int64_t q, rounding mode) {
        return exact_power(x, p, q, mode);
    };
    auto const found = run_campaign<TypeParam>(power, fractions_up_to(32), effort(40), every_mode);
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

TYPED_TEST(exact_power_of, agrees_with_mpfr_for_larger_exponents) {
    auto const power = [](TypeParam x, std::int64_t p, std::int64_t q, rounding mode) {
        return exact_power(x, p, q, mode);
    };
    std::vector<fraction> const exponents{{1, 33},   {-1, 64},  {64, 63}, {65, 1},   {-129, 1},
                                          {1000, 3}, {3, 1000}, {97, 89}, {1, 4097}, {-1023, 1024}};
    auto const found = run_campaign<TypeParam>(power, exponents, effort(200), every_mode);
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

TEST(campaign, counts_and_reports_what_is_wrong) {
    auto const truncated = [](double x, std::int64_t p, std::int64_t q, rounding) {
        return exact_power(x, p, q, rounding::toward_zero);
    };
    auto const found = run_campaign<double>(truncated, {{2, 3}}, 10, every_mode);
    EXPECT_EQ(found.results, 10U * 4U * std::size(all_kinds));
    EXPECT_GT(found.wrong, found.results / 4);
    EXPECT_EQ(found.first.size(), 5U);
}

TYPED_TEST(exact_power_of, settles_every_candidate_within_a_step) {
    std::int64_t offset = 0;
    auto const resolved = [&](TypeParam x, std::int64_t p, std::int64_t q, rounding mode) {
        // The candidate's neighbours enclose the power if it is the power rounded down or up.
        auto const near =
            exact_power(x, p, q, offset++ % 2 == 0 ? rounding::downward : rounding::upward);
        return exact_resolve(x, p, q, near.value, mode);
    };
    auto const found =
        run_campaign<TypeParam>(resolved, fractions_up_to(16), effort(20), every_mode);
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

}  // namespace
}  // namespace surd::fp::test
