// SPDX-License-Identifier: BSL-1.0
// Purpose: a share of the random identities; tests/long has the full campaign.
#include "unit/real/random_identities.hpp"

#include <gtest/gtest.h>

#include "unit/real/twin.hpp"

namespace surd {
namespace {

using namespace test;

TEST(random_identities, true_ones_are_never_refuted) {
    identity_maker maker(1);
    tally seen;
    for (int i = 0; i < 300; ++i) seen.count(maker.true_one(), true);
    EXPECT_EQ(seen.wrong, 0) << seen.first_wrong;
    EXPECT_LT(seen.undecided, 3);
}

TEST(random_identities, false_ones_are_never_verified) {
    identity_maker maker(2);
    tally seen;
    for (int i = 0; i < 300; ++i) seen.count(maker.false_one(), false);
    EXPECT_EQ(seen.wrong, 0) << seen.first_wrong;
    EXPECT_LT(seen.undecided, 3);
}

TEST(random_signs, agree_with_mpfr) {
    std::mt19937_64 random(99);
    int undecided = 0;
    for (int i = 0; i < 300; ++i) {
        twin const a = random_twin(random, 4);
        auto const s = sign(a.exact);
        if (!s) {
            ++undecided;
        } else if (is_plainly_not_zero(a)) {
            EXPECT_EQ(*s, mpfr_sgn(a.approximate.get())) << to_string(a.exact);
        } else {
            EXPECT_EQ(*s, 0) << to_string(a.exact);
        }
    }
    EXPECT_LT(undecided, 6);
}

TEST(random_best_forms, are_the_same_number) {
    std::mt19937_64 random(7);
    for (int i = 0; i < 150; ++i) {
        twin const a = random_twin(random, 3);
        exact_real const best = best_form(a.exact);
        EXPECT_EQ(digits(best, 30)->to_string(), digits(a.exact, 30)->to_string())
            << to_string(a.exact) << " and " << to_string(best);
    }
}

}  // namespace
}  // namespace surd
