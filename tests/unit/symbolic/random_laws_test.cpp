// SPDX-License-Identifier: BSL-1.0
#include "unit/symbolic/random_laws.hpp"

#include <gtest/gtest.h>

namespace surd::symbolic::test {
namespace {

TEST(RandomLaws, EveryVerdictAgreesWithExactValues) {
    auto const tally = judge_random_laws(1, 250, 80);
    EXPECT_EQ(tally.wrong, 0) << tally.first_wrong;
    EXPECT_LE(tally.undecided * 20, tally.total()) << tally.first_undecided;
    // The mixture is worth its name: each verdict occurs often.
    EXPECT_GT(tally.conditional, 60);
    EXPECT_GT(tally.refuted, 15);
    EXPECT_GT(tally.verified, 15);
}

}  // namespace
}  // namespace surd::symbolic::test
