// SPDX-License-Identifier: BSL-1.0
#include "unit/symbolic/random_rewrites.hpp"

#include <gtest/gtest.h>

namespace surd::symbolic::test {
namespace {

TEST(RandomRewrites, NothingSpeaksAgainstAVerdict) {
    auto const tally = judge_random_rewrites(1, 250, 80);
    EXPECT_EQ(tally.wrong, 0) << tally.first_wrong;
    EXPECT_LE(tally.undecided * 20, tally.total()) << tally.first_undecided;
    // The mixture is worth its name: each verdict occurs often.
    EXPECT_GT(tally.conditional, 60);
    EXPECT_GT(tally.refuted, 15);
    EXPECT_GT(tally.verified, 15);
}

TEST(RandomRewrites, StatementsReadBackAsTheyArePrinted) {
    rewrite_composer composer(7);
    for (int i = 0; i < 200; ++i) {
        auto const statement = composer.next();
        auto const text = to_string(statement);
        EXPECT_EQ(to_string(parsed_chain(text)), text);
    }
}

}  // namespace
}  // namespace surd::symbolic::test
