// SPDX-License-Identifier: BSL-1.0
// Purpose: equality and order against Calcium, on what that can decide.
#ifdef SURD_TEST_CALCIUM

#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "unit/real/build.hpp"
#include "unit/real/judge/calcium_judge.h"

namespace surd {
namespace {

using namespace test;

/// The same number twice.
struct judged {
    exact_real ours;
    std::shared_ptr<calcium_number> theirs;

    judged(exact_real a, calcium_number* b) : ours(std::move(a)), theirs(b, calcium_release) {}
    explicit judged(long n) : judged(exact_real(n), calcium_integer(n)) {}
    friend judged operator+(judged const& a, judged const& b) {
        return {a.ours + b.ours, calcium_add(a.theirs.get(), b.theirs.get())};
    }
    friend judged operator-(judged const& a, judged const& b) {
        return {a.ours - b.ours, calcium_subtract(a.theirs.get(), b.theirs.get())};
    }
    friend judged operator*(judged const& a, judged const& b) {
        return {a.ours * b.ours, calcium_multiply(a.theirs.get(), b.theirs.get())};
    }
    friend judged operator/(judged const& a, judged const& b) {
        return {over(a.ours, b.ours), calcium_divide(a.theirs.get(), b.theirs.get())};
    }
};

judged square_root(judged const& a) { return {sqrt_of(a.ours), calcium_sqrt(a.theirs.get())}; }

template <class Generator>
judged positive_flat(Generator& random) {
    auto const up_to = [&](long most) {
        return static_cast<long>(random() % static_cast<unsigned>(most));
    };
    judged sum(up_to(7));
    for (int i = 0; i < 2; ++i)
        sum = sum + judged(1 + up_to(5)) * square_root(judged(2 + up_to(12)));
    return sum;
}

TEST(calcium, agrees_on_equality_and_order) {
    std::mt19937_64 random(4711);
    int decided = 0;
    int equal_ones = 0;
    for (int i = 0; i < 150; ++i) {
        judged const x = positive_flat(random);
        judged const y = positive_flat(random);
        judged left = x;
        judged right = y;
        switch (i % 5) {
            case 0:
                left = square_root(x * x);
                right = x + (y - x) * judged(i % 2);
                break;
            case 1:
                left = judged(1) / (x + judged(1));
                right = (y / (y * x + y));
                break;
            case 2:
                left = square_root(x) * square_root(judged(2));
                right = square_root(x + x + judged(i % 4 == 0));
                break;
            case 3:
                left = square_root(x + judged(4) - judged(2) * square_root(judged(3)));
                right =
                    square_root(x + square_root(judged(28) - judged(16) * square_root(judged(3))));
                break;
            default:
                left = square_root(judged(5) + judged(2) * square_root(judged(6))) + x;
                right = x + square_root(judged(2)) + square_root(judged(3)) + judged(i % 2) * y;
        }
        auto const ours = equal(left.ours, right.ours);
        ASSERT_TRUE(ours) << to_string(left.ours) << " = " << to_string(right.ours);
        int const theirs = calcium_is_equal(left.theirs.get(), right.theirs.get());
        if (theirs < 0) continue;
        ++decided;
        equal_ones += theirs;
        EXPECT_EQ(*ours, theirs == 1) << to_string(left.ours) << " = " << to_string(right.ours);
        int const less = calcium_is_less(left.theirs.get(), right.theirs.get());
        if (less >= 0) {
            EXPECT_EQ(*compare(left.ours, right.ours) < 0, less == 1)
                << to_string(left.ours) << " < " << to_string(right.ours);
        }
    }
    EXPECT_GT(decided, 75);
    EXPECT_GT(equal_ones, 25);
}

}  // namespace
}  // namespace surd

#endif
