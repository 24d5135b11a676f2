// SPDX-License-Identifier: BSL-1.0
// Purpose: equality and order of radicals against MPFR, near misses, and values out of reach of
// factoring.
#include "surd/radical/compare.hpp"

#include "radical/log2_enclosure.hpp"
#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::approximation;
using surd::testing::to_gmp;

constexpr radical root_of(rational const& x, std::int64_t n) { return *simplest_form(x, 1, n); }

static_assert(root_of(2_q, 2) < 3_q / 2 && root_of(2_q, 2) > 7_q / 5);
static_assert(root_of(2_q, 2) < root_of(3_q, 2) && root_of(3_q, 3) > root_of(2_q, 2));
static_assert(-root_of(2_q, 2) > -root_of(3_q, 2) && -root_of(2_q, 2) < 0 && root_of(2_q, 2) > -5);
static_assert(root_of(8_q, 6) == root_of(2_q, 2) && root_of(8_q, 2) == 2 * root_of(2_q, 2));
static_assert((root_of(2_q, 2) <=> root_of(2_q, 2)) == std::strong_ordering::equal);
static_assert(*rational_ratio(root_of(8_q, 2), root_of(2_q, 2)) == 2);
static_assert(!rational_ratio(root_of(3_q, 2), root_of(2_q, 2)));
static_assert(*rational_ratio(0, root_of(2_q, 2)) == 0 && *rational_ratio(3, 4) == 3_q / 4);

RC_GTEST_PROP(compare, agrees_with_mpfr, (radical const& a, radical const& b)) {
    approximation const x(a);
    approximation const y(b);
    if (x.is_close_to(y)) {
        RC_ASSERT(a == b);
        RC_ASSERT((a <=> b) == std::strong_ordering::equal);
    } else {
        RC_ASSERT(a != b);
        RC_ASSERT((a < b) == (mpfr_cmp(x, y) < 0));
        RC_ASSERT((b > a) == (a < b));
    }
}

RC_GTEST_PROP(compare, of_large_radicals_agrees_with_mpfr, (rational const& p, rational const& q)) {
    RC_PRE(!p.is_zero() && !q.is_zero());
    limits const brief{.max_steps = 1 << 12};
    auto const n = *rc::gen::inRange<std::int64_t>(1, 13);
    auto const m = *rc::gen::inRange<std::int64_t>(1, 13);
    radical const a = *simplest_form(abs(p), 1, n, brief);
    radical const b = *simplest_form(abs(q), 1, m, brief);
    approximation const x(a);
    approximation const y(b);
    RC_ASSERT((a == b) == x.is_close_to(y));
    if (a != b) RC_ASSERT((a < b) == (mpfr_cmp(x, y) < 0));
}

RC_GTEST_PROP(compare, large_way_agrees_with_the_small_one, (radical const& a, radical const& b)) {
    radical const x = abs(a);
    radical const y = abs(b);
    RC_PRE(!x.is_zero() && !y.is_zero() && x != y);
    auto const small = detail::order_in_127_bits(x, y);
    RC_PRE(small.has_value());
    RC_ASSERT(detail::order_needs_more_than_127_bits_at_run_time(x, y) == *small);
}

TEST(compare, near_misses) {
    integer const ten100 = integer_power(integer(10), 100);
    radical const above = *simplest_form(rational(ten100 * ten100 + 1), 1, 2);
    EXPECT_GT(above, ten100);
    EXPECT_LT(*simplest_form(rational(ten100 * ten100 - 1), 1, 2), ten100);
    EXPECT_LT(above, ten100 + 1);
    // A convergent of sqrt(2): p^2 - 2 q^2 = 1 for (3 + 2 sqrt(2))^n.
    rational p = 3;
    rational q = 2;
    for (int i = 0; i < 12; ++i) {
        rational const next = p * p + 2 * q * q;
        q = 2 * p * q;
        p = next;
    }
    EXPECT_LT(root_of(2_q, 2), p / q);
    EXPECT_GT(root_of(2_q, 2), 2 * q / p);
    EXPECT_GT(p.numerator().bit_length(), 10'000u);
}

TEST(compare, huge_indices_are_not_raised_to_powers) {
    std::int64_t const n = 1'000'000'000'000'000;
    radical const a = root_of(2_q, n);
    radical const b = root_of(2_q, n + 1);
    EXPECT_GT(a, b);
    EXPECT_LT(b, a);
    EXPECT_GT(b, 1);
    EXPECT_LT(a, 1 + rational(1, n));
    EXPECT_LT(root_of(3_q, n), root_of(4_q, n) * rational(1));
    EXPECT_GT(root_of(3_q, n), root_of(2_q, n));
}

TEST(compare, large_numbers_that_differ_in_the_last_place) {
    integer const base = integer_power(integer(7), 20'000) + 4;
    radical const root = *simplest_form(rational(base * base + 1), 1, 2);
    EXPECT_GT(root, base);
    EXPECT_LT(root, base + 1);
}

// Semiprimes of 80 digits: 10^39 + 3 and 10^40 + 121 are primes.
integer const first = integer_power(integer(10), 39) + 3;
integer const second = integer_power(integer(10), 40) + 121;
integer const third = integer_power(integer(10), 37) + 43;

radical hard_root(integer const& x) {
    return *simplest_form(rational(x), 1, 2, {.max_steps = 1 << 14});
}

TEST(compare, decides_where_factoring_is_out_of_reach) {
    ASSERT_FALSE(hard_root(first * second).is_reduced());
    // sqrt(p^2 q) is p sqrt(q), although no factor of the radicand is known.
    radical const hidden = hard_root(first * first * second);
    ASSERT_FALSE(hidden.is_reduced());
    radical const plain = hard_root(second) * rational(first);
    EXPECT_EQ(hidden, plain);
    EXPECT_EQ(plain, hidden);
    EXPECT_TRUE((hidden <=> plain) == std::strong_ordering::equal);
    EXPECT_NE(hidden, -plain);
    EXPECT_NE(hidden, plain * rational(2));
    EXPECT_LT(hidden, plain * rational(second, second - 1));
    EXPECT_EQ(*rational_ratio(hidden, plain * rational(3)), 1_q / 3);
    EXPECT_FALSE(rational_ratio(hidden, hard_root(third)));
    EXPECT_NE(hard_root(first * second), hard_root(first * third));
    // Two hidden squares beside one prime.
    EXPECT_EQ(hard_root(first * first * second) * rational(third),
              hard_root(third * third * second) * rational(first));
}

RC_GTEST_PROP(log2_enclosure, contains_the_logarithm, (integer const& any)) {
    integer const x = abs(any) + 1;
    auto const bits = *rc::gen::element<std::uint64_t>(1, 10, 59, 60, 61, 64, 100, 300);
    detail::scaled_enclosure const found = detail::log2_enclosure(x, bits);
    RC_ASSERT(found.lower <= found.upper && found.upper <= found.lower + 2);
    mpfr_t log;
    mpfr_init2(log, 1200);
    mpfr_set_z(log, to_gmp(x).get_mpz_t(), MPFR_RNDN);
    mpfr_log2(log, log, MPFR_RNDN);
    mpfr_mul_2ui(log, log, bits, MPFR_RNDN);
    bool const contained = mpfr_cmp_z(log, to_gmp(found.lower).get_mpz_t()) >= 0 &&
                           mpfr_cmp_z(log, to_gmp(found.upper).get_mpz_t()) <= 0;
    mpfr_clear(log);
    RC_ASSERT(contained);
}

TEST(log2_enclosure, is_a_point_for_powers_of_two) {
    for (std::uint64_t const e : {0u, 1u, 63u, 64u, 1000u}) {
        auto const found = detail::log2_enclosure(shift_left(integer(1), e), 40);
        EXPECT_EQ(found.lower, shift_left(integer(e), 40));
        EXPECT_EQ(found.upper, found.lower);
    }
}

}  // namespace
}  // namespace surd
