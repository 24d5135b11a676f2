// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/exact_power.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "unit/fp/any_exponent.hpp"
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
    auto const found = run_campaign<TypeParam>(power, fractions_up_to(32), effort(70), every_mode);
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

TYPED_TEST(exact_power_of, and_all_other_forms_agree_with_mpfr_for_64_bit_exponents) {
    auto const found = check_any_exponents<TypeParam>(11, effort(6000));
    EXPECT_EQ(found.wrong, 0U) << found.text();
    EXPECT_GT(found.results, static_cast<std::uint64_t>(effort(100000)));
}

// The same in constant expressions: exact, tie, subnormal, underflow, overflow, huge p and q.
using enum rounding;
constexpr bool gives(exact_result<double> const& got, double value, flags raised) {
    return to_bits(got.value) == to_bits(value) && got.raised == raised;
}
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr flags ix{.inexact = true};
constexpr flags ux{.inexact = true, .underflow = true};
constexpr flags ox{.inexact = true, .overflow = true};
static_assert(gives(exact_power(8.0, 2, 3, to_nearest), 4, {}));
static_assert(gives(exact_power(2.0, 1, 2, to_nearest), 0x1.6a09e667f3bcdp0, ix));
static_assert(gives(exact_power(2.0, 1, 2, downward), 0x1.6a09e667f3bccp0, ix));
// 3^34 = 16677181699666569 lies midway between two doubles.
static_assert(gives(exact_power(3.0, 34, 1, to_nearest), 16677181699666568, ix));
static_assert(gives(exact_power(3.0, 34, 1, upward), 16677181699666570, ix));
// 2^-1074 is exact, the square root of 2 times it is not.
static_assert(gives(exact_power(0x1p-537, 2, 1, to_nearest), 0x1p-1074, {}));
static_assert(gives(exact_power(0x1p-537, 2147, 1074, to_nearest), 0x1p-1074, ux));
static_assert(gives(exact_power(0x1p-537, 2147, 1074, upward), 0x1p-1073, ux));
// Two powers just below 2^-1022: with unbounded exponents the first rounds up to it and is not
// tiny, the second stays below and is.
static_assert(gives(exact_power(0x1.bdb8cdadbe12p-614, 5, 3, to_nearest), 0x1p-1022, ix));
static_assert(gives(exact_power(0x1.bdb8cdadbe12p-614, 5, 3, downward), 0x0.fffffffffffffp-1022,
                    ux));
static_assert(gives(exact_power(0x1.965fea53d6e3cp-682, 3, 2, to_nearest), 0x1p-1022, ux));
static_assert(gives(exact_power(0x1.965fea53d6e3cp-682, 3, 2, upward), 0x1p-1022, ix));
static_assert(gives(exact_power(0x1p-600, 2, 1, to_nearest), 0, ux));
static_assert(gives(exact_power(0x1p-600, 2, 1, upward), 0x1p-1074, ux));
static_assert(gives(exact_power(0x1p600, 2, 1, to_nearest), inf, ox));
static_assert(gives(exact_power(0x1p600, 2, 1, toward_zero), std::numeric_limits<double>::max(),
                    ox));
static_assert(gives(exact_power(2.0, 1, INT64_MIN, to_nearest), 1, ix));
static_assert(gives(exact_power(2.0, INT64_MIN, INT64_MAX, upward), 0.5, ix));
static_assert(gives(exact_power(2.0, INT64_MIN, INT64_MIN, upward), 2, {}));
static_assert(gives(exact_power(4.0, 3, 6, upward), 2, {}));
static_assert(exact_resolve(2.0, 1, 2, 0x1.6a09e667f3bccp0, to_nearest) == 0x1.6a09e667f3bcdp0);

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
