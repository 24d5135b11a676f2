// SPDX-License-Identifier: BSL-1.0
// Purpose: a budget counts to its last step, stays exhausted, and names what struck.
#include "surd/number/limits.hpp"

#include <gtest/gtest.h>

namespace surd {
namespace {

static_assert([] {
    work_budget budget(std::uint64_t{3});
    bool const first = budget.spend(3);
    bool const second = budget.spend();
    return first && !second && budget.why() == reason::too_many_steps;
}());

TEST(limits, the_last_step_counts) {
    work_budget budget(std::uint64_t{10});
    EXPECT_TRUE(budget.spend(10));
    EXPECT_FALSE(budget.is_exhausted());
    EXPECT_EQ(budget.left(), 0u);
    EXPECT_FALSE(budget.spend());
    EXPECT_TRUE(budget.is_exhausted());
    EXPECT_EQ(budget.why(), reason::too_many_steps);
    EXPECT_FALSE(budget.spend(0));
}

TEST(limits, a_step_too_large_does_not_wrap) {
    work_budget budget(std::uint64_t{10});
    EXPECT_TRUE(budget.spend(4));
    EXPECT_FALSE(budget.spend(~std::uint64_t{0}));
    EXPECT_EQ(budget.left(), 0u);
}

TEST(limits, the_clock_is_a_net) {
    limits allowed;
    allowed.max_steps = ~std::uint64_t{0};
    allowed.max_seconds = 0.01;
    work_budget budget(allowed);
    while (budget.spend(std::uint64_t{1} << 16)) {
    }
    EXPECT_EQ(budget.why(), reason::out_of_time);
    EXPECT_FALSE(budget.spend());
}

TEST(limits, without_a_clock_only_steps_count) {
    work_budget budget(~std::uint64_t{0}, 0);
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(budget.spend(std::uint64_t{1} << 20));
}

}  // namespace
}  // namespace surd
