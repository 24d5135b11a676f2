// SPDX-License-Identifier: BSL-1.0
// Purpose: sums of radicals are collected, ordered, and zero exactly when they are.
#include "surd/radical/radical_sum.hpp"

#include <algorithm>
#include <numeric>
#include <random>

#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::approximation;

radical sqrt_of(integer const& x, limits const& allowed = {}) {
    return *simplest_form(rational(x), 1, 2, allowed);
}
radical cbrt_of(integer const& x) { return *simplest_form(rational(x), 1, 3); }

TEST(radical_sum, collects_like_radicals) {
    // 4 sqrt(12) + 50 sqrt(5) + 105 sqrt(12)
    radical_sum const sum = 4 * sqrt_of(12) + 50 * sqrt_of(5) + 105 * sqrt_of(12);
    EXPECT_EQ(sum, 218 * sqrt_of(3) + 50 * sqrt_of(5));
    EXPECT_EQ(sum.to_string(), "218*sqrt(3) + 50*sqrt(5)");
    EXPECT_EQ(sum.size(), 2u);
    EXPECT_FALSE(sum.is_zero());
    EXPECT_TRUE((sum - sum).is_zero());
    EXPECT_EQ(sqrt_of(8) - 2 * sqrt_of(2), 0);
    EXPECT_NE(sqrt_of(2) + sqrt_of(3), sqrt_of(5));
}

TEST(radical_sum, orders_its_terms) {
    radical_sum const sum{cbrt_of(2), sqrt_of(7), 3, sqrt_of(5), cbrt_of(3), 1_q / 2};
    EXPECT_EQ(sum.to_string(), "7/2 + sqrt(5) + sqrt(7) + 2^(1/3) + 3^(1/3)");
    EXPECT_EQ(sum.rational_part(), 7_q / 2);
    EXPECT_EQ((sum - 7_q / 2).rational_part(), 0);
    EXPECT_EQ(sum.terms().front(), 7_q / 2);
}

TEST(radical_sum, knows_when_it_is_simple) {
    EXPECT_TRUE(radical_sum().is_rational() && radical_sum().is_radical());
    EXPECT_TRUE(radical_sum(3).is_rational() && radical_sum(3).to_rational() == 3);
    radical_sum const sum = sqrt_of(2) + 1;
    EXPECT_FALSE(sum.is_rational() || sum.is_radical());
    EXPECT_EQ((sum - 1).to_radical(), sqrt_of(2));
    EXPECT_EQ(radical_sum().to_radical(), 0);
    EXPECT_TRUE(sum.is_reduced());
}

TEST(radical_sum, mixes_with_numbers_and_radicals) {
    radical const r = sqrt_of(2);
    EXPECT_EQ((r + 1) - 1, r);
    EXPECT_EQ(1 + r, r + 1);
    EXPECT_EQ(1_q / 2 - r, -(r - 1_q / 2));
    EXPECT_EQ(r + r, 2 * r);
    EXPECT_EQ((r + 1) * 2_q, 2_q * (r + 1));
    EXPECT_EQ((r + 1) * 0_q, 0);
    radical_sum sum = r + 1;
    sum += r;
    sum -= radical(1);
    sum /= 2;
    EXPECT_EQ(sum, r);
    sum += sum;
    EXPECT_EQ(sum, 2 * r);
    sum -= radical_sum(sum);
    EXPECT_TRUE(sum.is_zero());
}

TEST(radical_sum, multiplies) {
    radical_sum const one_plus = sqrt_of(2) + 1;
    EXPECT_EQ(*multiply(one_plus, sqrt_of(2) - 1), 1);
    EXPECT_EQ(*integer_power(one_plus, 0), 1);
    EXPECT_EQ(*integer_power(one_plus, 2), 3 + 2 * sqrt_of(2));
    EXPECT_EQ(*integer_power(radical_sum(), 0), 1);
    EXPECT_EQ(*integer_power(radical_sum(-sqrt_of(2)), 3), -2 * sqrt_of(2));
    EXPECT_EQ(*integer_power(radical_sum(-sqrt_of(2)), 4), 4);
    // (cbrt(2) - 1)(cbrt(4) + cbrt(2) + 1) = 1
    EXPECT_EQ(*multiply(cbrt_of(2) - 1, radical_sum{cbrt_of(4), cbrt_of(2), 1}), 1);
    EXPECT_EQ(*divide(one_plus, sqrt_of(2)), 1 + sqrt_of(2) * (1_q / 2));
    EXPECT_TRUE(divide(one_plus, 0).holds<undefined>());
    // (1 + sqrt(2))^n = h + p sqrt(2) with h^2 - 2 p^2 = (-1)^n
    radical_sum const power = *integer_power(one_plus, 1001);
    rational const h = power.rational_part();
    rational const p = (power - h).to_radical().coefficient();
    EXPECT_EQ(h * h - 2 * p * p, -1);
}

TEST(radical_sum, stops_at_the_limits) {
    radical_sum const one_plus = sqrt_of(2) + 1;
    EXPECT_EQ(integer_power(one_plus, std::uint64_t{1} << 40).why(), reason::too_many_bits);
    EXPECT_TRUE(integer_power(one_plus, 100, {.max_bits = 200}).has_value());
    EXPECT_EQ(integer_power(one_plus, 1000, {.max_bits = 200}).why(), reason::too_many_bits);
    radical_sum many;
    for (int p : {2, 3, 5, 7, 11, 13, 17, 19}) many += sqrt_of(p);
    EXPECT_TRUE(multiply(many, many, {.max_steps = 64 * 64}).has_value());
    EXPECT_EQ(multiply(many, many, {.max_steps = 64 * 63}).why(), reason::too_many_steps);
}

RC_GTEST_PROP(radical_sum, is_a_commutative_ring,
              (radical const& a, radical const& b, radical const& c, radical const& d)) {
    radical_sum const x = a + b;
    radical_sum const y = c - d;
    RC_ASSERT(x + y == y + x);
    RC_ASSERT((x + y) - y == x);
    RC_ASSERT(*multiply(x, y) == *multiply(y, x));
    RC_ASSERT(*multiply(x, y) == *(a * c) - *(a * d) + (*(b * c) - *(b * d)));
    RC_ASSERT(radical_sum({a, b, c, d}) == radical_sum({d, b, c, a}));
    RC_ASSERT(radical_sum({a, b, -a, -b}).is_zero());
    RC_ASSERT(*integer_power(x, 3) == *multiply(x, *multiply(x, x)));
}

RC_GTEST_PROP(radical_sum, agrees_with_mpfr,
              (radical const& a, radical const& b, radical const& c)) {
    approximation sum(a);
    approximation const second(b);
    approximation const third(c);
    mpfr_add(sum, sum, second, MPFR_RNDN);
    mpfr_mul(sum, sum, third, MPFR_RNDN);
    radical_sum const product = *multiply(a + b, radical_sum(c));
    approximation difference(product);
    mpfr_sub(difference, difference, sum, MPFR_RNDN);
    // Absolute, as the sum may cancel: parts are below 10^40.
    RC_ASSERT(mpfr_zero_p(static_cast<mpfr_srcptr>(difference)) ||
              mpfr_get_exp(static_cast<mpfr_srcptr>(difference)) < -100);
}

// sum of c_i sqrt(r_i) with the squarefree parts of the r_i shared or not.
TEST(radical_sum, decides_zero_as_exact_arithmetic_over_squarefree_parts_does) {
    std::mt19937 random(20240601);
    auto const pick = [&random](int low, int high) {
        return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
    };
    int zeros = 0;
    for (int round = 0; round < 2000; ++round) {
        int const bases[] = {2, 3, 5, 6, 7, 10, 30};
        std::vector<radical> terms;
        std::int64_t expected[7] = {};
        for (int i = pick(2, 5); i > 0; --i) {
            int const which = pick(0, 1 + round % 6);
            int const k = pick(1, 9);
            int const c = pick(-4, 4);
            expected[which] += std::int64_t{c} * k;
            terms.push_back(c * sqrt_of(std::int64_t{k} * k * bases[which]));
        }
        // By chance hardly any sum vanishes: every other one is completed to 0.
        for (int which = 0; round % 2 == 0 && which < 7; ++which) {
            std::int64_t const k = std::gcd(expected[which], std::int64_t{pick(1, 9)});
            if (expected[which] == 0) continue;
            terms.push_back(rational(-expected[which] / k) * sqrt_of(k * k * bases[which]));
            expected[which] = 0;
        }
        std::ranges::shuffle(terms, random);
        bool zero = true;
        for (std::int64_t const c : expected) zero = zero && c == 0;
        zeros += zero;
        EXPECT_EQ(radical_sum(std::span<radical const>(terms)).is_zero(), zero);
        radical_sum one_by_one;
        for (radical const& term : terms) one_by_one += term;
        EXPECT_EQ(one_by_one, radical_sum(std::span<radical const>(terms)));
        EXPECT_EQ(one_by_one.is_zero(), zero);
    }
    EXPECT_GE(zeros, 1000);
    EXPECT_LT(zeros, 1100);
}

TEST(radical_sum, near_misses_are_not_zero) {
    // sqrt(10) + sqrt(11) - sqrt(5) - sqrt(18) is below 2 * 10^-4, and no zero.
    EXPECT_FALSE((sqrt_of(10) + sqrt_of(11) - sqrt_of(5) - sqrt_of(18)).is_zero());
    integer const large = integer_power(integer(10), 60);
    EXPECT_FALSE((sqrt_of(large * large + 1) - radical(large)).is_zero());
}

// Products of two primes of 37 to 40 digits; nothing here is ever factored.
TEST(radical_sum, decides_sums_of_radicands_out_of_reach_of_factoring) {
    limits const brief{.max_steps = 1 << 12};
    integer const p = integer_power(integer(10), 39) + 3;
    integer const q = integer_power(integer(10), 40) + 121;
    integer const r = integer_power(integer(10), 37) + 43;
    radical const hidden = sqrt_of(p * p * q, brief);
    ASSERT_FALSE(hidden.is_reduced());
    radical const plain = sqrt_of(q) * rational(p);
    EXPECT_TRUE((hidden - plain).is_zero());
    EXPECT_TRUE((plain - hidden).is_zero());
    EXPECT_EQ(hidden + hidden, 2 * plain);
    EXPECT_TRUE((hidden + plain).is_reduced());  // the known form is kept
    EXPECT_EQ((hidden + 1) - (plain + 1), 0);
    EXPECT_NE(hidden + 1, plain + 2);
    EXPECT_FALSE((sqrt_of(p * q, brief) - sqrt_of(p * r, brief)).is_zero());
    // r sqrt(p^2 q) = p sqrt(r^2 q)
    radical const other = sqrt_of(r * r * q, brief);
    ASSERT_FALSE(other.is_reduced());
    EXPECT_EQ(hidden * rational(r) - other * rational(p), 0);
    radical_sum const sum{hidden * rational(r), 1, -other * rational(p), sqrt_of(p * q, brief)};
    EXPECT_EQ(sum, sqrt_of(p * q, brief) + 1);
    EXPECT_EQ(sum.size(), 2u);
    // (sqrt(pq) + sqrt(pr))^2 = p (q + r + 2 sqrt(qr))
    radical_sum const squared = *integer_power(sqrt_of(p * q, brief) + sqrt_of(p * r, brief), 2);
    EXPECT_EQ(squared, (2 * sqrt_of(q * r, brief) + rational(q + r)) * rational(p));
}

TEST(radical_sum_death, preconditions_are_always_checked) {
    radical_sum const sum = sqrt_of(2) + 1;
    EXPECT_DEATH((void)sum.to_rational(), "whose value is rational");
    EXPECT_DEATH((void)sum.to_radical(), "one term at most");
}

}  // namespace
}  // namespace surd
