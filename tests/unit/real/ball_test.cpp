// SPDX-License-Identifier: BSL-1.0
// Purpose: balls contain the exact results for every choice of operands, ends included.
#include "real/ball.hpp"

#include <gtest/gtest.h>

#include <random>

#include "real/estimate.hpp"
#include "surd/number/integer_root.hpp"

namespace surd::detail {
namespace {

rational value_at(integer const& m, std::int64_t e) {
    return e >= 0 ? rational(shift_left(m, static_cast<std::uint64_t>(e)))
                  : rational(m, shift_left(1, static_cast<std::uint64_t>(-e)));
}
rational lower(ball const& a) { return value_at(a.midpoint - integer(a.radius), a.exponent); }
rational upper(ball const& a) { return value_at(a.midpoint + integer(a.radius), a.exponent); }
bool contains(ball const& a, rational const& x) { return lower(a) <= x && x <= upper(a); }

class balls : public ::testing::Test {
protected:
    std::mt19937_64 random{17};

    ball any(bool away_from_zero = false) {
        integer m = static_cast<std::int64_t>(random()) >> (random() % 60);
        if (random() % 4 == 0) m *= integer_power(integer(3), random() % 200);
        std::uint64_t r = random() % 3 == 0 ? 0 : random() >> (32 + random() % 32);
        if (away_from_zero && abs(m) <= integer(r)) r = 0;
        if (away_from_zero && m.is_zero()) m = 1;
        return {m, r, static_cast<std::int64_t>(random() % 200) - 100};
    }
    rational some(ball const& a) {
        switch (random() % 3) {
            case 0:
                return lower(a);
            case 1:
                return upper(a);
            default:
                return lower(a) + (upper(a) - lower(a)) *
                                      rational(static_cast<std::int64_t>(random() % 8), 7) *
                                      rational(7, 8);
        }
    }
    std::uint64_t precision() { return 8 + random() % 200; }
};

TEST_F(balls, sums_products_and_quotients) {
    for (int i = 0; i < 20000; ++i) {
        ball const a = any();
        ball const b = any(i % 2 == 0);
        rational const x = some(a);
        rational const y = some(b);
        std::uint64_t const p = precision();
        ASSERT_TRUE(contains(add(a, b, p), x + y));
        ASSERT_TRUE(contains(multiply(a, b, p), x * y));
        ASSERT_TRUE(contains(rounded(a, p), x));
        ASSERT_TRUE(contains(absolute(a), abs(x)));
        ASSERT_TRUE(contains(negated(a), -x));
        if (auto const q = divide(a, b, p)) {
            ASSERT_TRUE(contains(*q, x / y));
        } else {
            ASSERT_TRUE(b.contains_zero());
        }
        ASSERT_EQ(a.contains_zero(), lower(a).sign() <= 0 && upper(a).sign() >= 0);
        std::int64_t const scale = static_cast<std::int64_t>(random() % 100) - 50;
        auto const ends = ends_at_scale(a, scale);
        ASSERT_LE(value_at(ends.lower, -scale), lower(a));
        ASSERT_GE(value_at(ends.upper, -scale), upper(a));
    }
}

TEST_F(balls, powers_and_roots) {
    for (int i = 0; i < 4000; ++i) {
        std::uint64_t const n = 2 + random() % 12;
        std::uint64_t const p = precision();
        ball const a = any();
        rational const x = some(a);
        ASSERT_TRUE(contains(power(a, n, p), integer_power(x, static_cast<std::int64_t>(n))));
        if (x.sign() < 0 && (n % 2 == 0 || lower(a).sign() != upper(a).sign())) continue;
        if (n % 2 == 0 && upper(a).sign() < 0) continue;
        ball const r = root(a, n, p);
        // lower <= x^(1/n) <= upper, compared after raising.
        rational const low = lower(r);
        rational const high = upper(r);
        auto const e = static_cast<std::int64_t>(n);
        auto const raised = [&](rational const& y) {
            rational const z = integer_power(abs(y), e);
            return y.sign() < 0 ? -z : z;
        };
        ASSERT_LE(raised(low), x) << n;
        ASSERT_GE(raised(high), x) << n;
    }
}

TEST_F(balls, roots_are_as_precise_as_asked) {
    for (std::uint64_t n : {2, 3, 5, 7, 30, 101, 1000, 65537}) {
        for (std::uint64_t p : {64, 300, 2000}) {
            ball const r = root(ball(integer(10)), n, p);
            ASSERT_FALSE(r.contains_zero()) << n;
            EXPECT_LT(r.error_exponent() - r.magnitude_exponent(), 8 - static_cast<std::int64_t>(p))
                << n << " " << p;
        }
    }
    // A radicand that may be 0 or below: the root is enclosed from 0 on.
    ball const around_zero(integer(1), 5, -10);
    ball const r = root(around_zero, 2, 64);
    EXPECT_TRUE(contains(r, 0));
    EXPECT_TRUE(contains(r, rational(1, 16)));
}

TEST_F(balls, signs) {
    EXPECT_EQ(ball(integer(0)).sign(), 0);
    EXPECT_EQ(ball(integer(5), 4, 0).sign(), 1);
    EXPECT_EQ(ball(integer(-5), 4, 0).sign(), -1);
    EXPECT_EQ(ball(integer(5), 5, 0).sign(), std::nullopt);
    EXPECT_EQ(ball(integer(0), 1, 0).sign(), std::nullopt);
}

TEST(estimates, hold_roots_and_quotients) {
    std::mt19937_64 random(3);
    for (int i = 0; i < 20000; ++i) {
        std::int64_t const n = static_cast<std::int64_t>(random() >> (1 + random() % 60));
        std::int64_t const index = 2 + static_cast<std::int64_t>(random() % 9);
        estimate const r = root(estimate_of(integer(n)), index);
        if (n == 0) continue;
        // The ball is far narrower than the estimate.
        ball const b = root(ball(integer(n)), static_cast<std::uint64_t>(index), 128);
        std::int64_t const scale = 100;
        auto const ends = ends_at_scale(b, scale);
        auto const as_rational = [](double x) {
            int e = 0;
            double const f = std::frexp(x, &e);
            return value_at(integer(static_cast<std::int64_t>(std::ldexp(f, 53))), e - 53);
        };
        rational const middle = as_rational(r.middle);
        rational const error = as_rational(r.error);
        ASSERT_LE(middle - error, value_at(ends.lower, -scale)) << n << " " << index;
        ASSERT_GE(middle + error, value_at(ends.upper, -scale)) << n << " " << index;
        ASSERT_LT(r.error, r.middle * 1e-13);
    }
}

TEST(estimates, say_nothing_outside_the_range_of_doubles) {
    estimate const huge = estimate_of(integer_power(integer(10), 400));
    EXPECT_FALSE(huge.tells_sign());
    EXPECT_FALSE((power(estimate{1e200, 0}, 2)).tells_sign());
    EXPECT_FALSE((estimate{1e-200, 0} * estimate{1e-200, 0}).tells_sign());
    EXPECT_FALSE((estimate{1, 0} / estimate{0, 0}).tells_sign());
    EXPECT_TRUE((estimate{1, 0.5}).tells_sign());
    EXPECT_FALSE((estimate{1, 1}).tells_sign());
}

}  // namespace
}  // namespace surd::detail
