// SPDX-License-Identifier: BSL-1.0
// Purpose: rational powers in simplest form: known values, naive judges, sizes and limits.
#include "surd/radical/simplest_form.hpp"

#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::is_canonical_by_trial;
using surd::testing::small_positive_rational;
using surd::testing::to_gmp;

constexpr bool is(radical const& x, rational const& c, std::int64_t r, std::int64_t n) {
    return x.coefficient() == c && x.radicand() == r && x.index() == n && x.is_reduced();
}

static_assert(is(*simplest_form(1_q / 2, 1, 2), 1_q / 2, 2, 2));
static_assert(is(*simplest_form(8_q / 27, -4, 3), 81_q / 16, 1, 1));
static_assert(is(*simplest_form(12_q, 2, 3), 2, 18, 3));
static_assert(is(*simplest_form(4_q, 1, 4), 1, 2, 2));
static_assert(is(*simplest_form(216000_q, 1, 2), 120, 15, 2));
static_assert(is(*simplest_form(216000_q, 1, 3), 60, 1, 1));
static_assert(is(*simplest_form(4_q / 5, 9, 5), 8_q / 25, 40, 5));
static_assert(is(*simplest_form(1_q, 7, 9), 1, 1, 1) && is(*simplest_form(5_q, 0, 9), 1, 1, 1));
static_assert(is(*simplest_form(4503599895805956_q, 1, 2), 67108866, 1, 1));
static_assert(is(*simplest_form(1000003_q * 1000003, 1, 4), 1, 1000003, 2));
static_assert(is(*simplest_form(999983_q * 999983 * 1000003, 1, 2), 999983, 1000003, 2));
static_assert(is(*simplest_form(2_q, 1, 1'000'000'000'000'000'000), 1, 2,
                 1'000'000'000'000'000'000));
static_assert(is(*make_radical(3_q / 2, 1_q / 2, index(2)), 3_q / 4, 2, 2));
static_assert(*is_simplest(18, index(3)) && !*is_simplest(16, index(3)) &&
              !*is_simplest(4, index(4)));
static_assert(*is_simplest(1, index(1)) && !*is_simplest(5, index(1)) &&
              !*is_simplest(1, index(2)));

TEST(simplest_form, known_values) {
    EXPECT_TRUE(is(*simplest_form(1_q / 2, 1, 2), 1_q / 2, 2, 2));
    EXPECT_TRUE(is(*simplest_form(8_q / 27, -4, 3), 81_q / 16, 1, 1));
    EXPECT_TRUE(is(*simplest_form(12_q, 2, 3), 2, 18, 3));
    EXPECT_TRUE(is(*simplest_form(12_q, -2, 3), 1_q / 12, 12, 3));
    EXPECT_TRUE(is(*simplest_form(999983_q * 999983 * 1000003, 1, 2), 999983, 1000003, 2));
}

TEST(simplest_form, has_no_coefficient_that_the_root_could_take) {
    // Every n and every small radicand against the definition.
    for (std::int64_t base = 1; base <= 400; ++base) {
        for (std::int64_t n = 1; n <= 7; ++n) {
            for (std::int64_t m = -9; m <= 9; ++m) {
                radical const x = *simplest_form(rational(base), m, n);
                ASSERT_TRUE(is_canonical_by_trial(x)) << base << "^(" << m << "/" << n << ")";
                ASSERT_TRUE(x.is_reduced());
                ASSERT_EQ(integer_power(x.coefficient(), n) *
                              integer_power(rational(x.radicand()), n / x.index()),
                          integer_power(rational(base), m))
                    << base << "^(" << m << "/" << n << ")";
            }
        }
    }
}

RC_GTEST_PROP(simplest_form, is_canonical_and_has_the_value, ()) {
    rational const base = *small_positive_rational();
    auto const m = *rc::gen::inRange<std::int64_t>(-12, 13);
    auto const n = *rc::gen::inRange<std::int64_t>(1, 13);
    radical const x = *simplest_form(base, m, n);
    RC_ASSERT(is_canonical_by_trial(x));
    RC_ASSERT(n % x.index() == 0);
    // (c r^(1/k))^n = c^n r^(n/k)
    RC_ASSERT(integer_power(x.coefficient(), n) *
                  integer_power(rational(x.radicand()), n / x.index()) ==
              integer_power(base, m));
}

RC_GTEST_PROP(simplest_form, is_idempotent, (radical const& x)) {
    RC_PRE(!x.is_zero());
    radical const again = *make_radical(x.coefficient(), rational(x.radicand()), index(x.index()));
    RC_ASSERT(again.coefficient() == x.coefficient());
    RC_ASSERT(again.radicand() == x.radicand());
    RC_ASSERT(again.index() == x.index());
    RC_ASSERT(*is_simplest(x.radicand(), index(x.index())));
}

RC_GTEST_PROP(simplest_form, small_and_large_ways_agree, ()) {
    rational const base = *small_positive_rational();
    auto const m = *rc::gen::inRange<std::int64_t>(-12, 13);
    auto const n = *rc::gen::inRange<std::int64_t>(1, 13);
    radical const small = *simplest_form(base, m, n);
    radical const large =
        *detail::power_needs_more_than_127_bits_at_run_time(base, integer(m), integer(n), {});
    RC_ASSERT(small.coefficient() == large.coefficient());
    RC_ASSERT(small.radicand() == large.radicand());
    RC_ASSERT(small.index() == large.index());
    RC_ASSERT(small.is_reduced() && large.is_reduced());
}

RC_GTEST_PROP(simplest_form, of_large_rationals_has_the_value, (rational const& any)) {
    RC_PRE(!any.is_zero());
    rational const base = abs(any);
    auto const m = *rc::gen::inRange<std::int64_t>(-5, 6);
    auto const n = *rc::gen::inRange<std::int64_t>(1, 6);
    radical const x = *simplest_form(base, m, n, {.max_steps = 1 << 12});
    RC_ASSERT(integer_power(x.coefficient(), n) *
                  integer_power(rational(x.radicand()), n / x.index()) ==
              integer_power(base, m));
    for (std::uint64_t d = 2; d <= 5; ++d)
        if (x.index() % static_cast<std::int64_t>(d) == 0) RC_ASSERT(!exact_root(x.radicand(), d));
}

integer mersenne(std::uint64_t n) { return integer_power(integer(2), n) - 1; }

TEST(simplest_form, says_so_where_factoring_is_out_of_reach) {
    integer const product = mersenne(127) * mersenne(89);
    radical const x = *simplest_form(rational(product), 1, 2);
    EXPECT_FALSE(x.is_reduced());
    EXPECT_EQ(x.radicand(), product);
    EXPECT_EQ(x.index(), 2);
    EXPECT_EQ(x.to_string(),
              "sqrt(105312291668557186697918027513529248857806893649219117400977309697)");
    EXPECT_TRUE(is_simplest(product, index(2)).holds<beyond_limits>());
    EXPECT_TRUE(is_simplest(mersenne(127), index(2)) == true);
}

TEST(simplest_form, finds_large_squares_where_that_is_cheap) {
    integer const prime = mersenne(127);
    radical const square = *simplest_form(rational(prime * prime), 1, 2);
    EXPECT_EQ(square, radical(prime));
    for (std::int64_t const other : {2, 1021, 1031, 1000003}) {
        radical const x = *simplest_form(rational(prime * prime * other), 1, 2);
        EXPECT_TRUE(x.is_reduced()) << other;
        EXPECT_EQ(x.coefficient(), rational(prime)) << other;
        EXPECT_EQ(x.radicand(), other) << other;
    }
    radical const cube = *simplest_form(rational(integer_power(prime, 5)), 1, 3);
    EXPECT_TRUE(cube.is_reduced());
    EXPECT_EQ(cube.coefficient(), rational(prime));
    EXPECT_EQ(cube.radicand(), prime * prime);
}

TEST(simplest_form, takes_exponents_of_any_size) {
    integer const huge = integer_power(integer(10), 30);
    EXPECT_EQ(*simplest_form(1_q, huge, huge + 1), 1);
    EXPECT_EQ(*simplest_form(rational(integer_power(integer(2), 40)), huge, huge * 40), 2);
    EXPECT_EQ(simplest_form(2_q, huge, integer(1)).why(), reason::too_many_bits);
    EXPECT_EQ(simplest_form(2_q, integer(1), huge).why(), reason::does_not_fit);
    EXPECT_EQ(simplest_form(2_q, -huge, integer(3)).why(), reason::too_many_bits);
    EXPECT_EQ(*simplest_form(4_q, huge, huge * 2), 2);
    EXPECT_EQ(*simplest_form(4_q, huge, huge * 4), *simplest_form(2_q, 1, 2));
}

TEST(simplest_form, refuses_at_the_limit_and_not_before) {
    limits const kilobit{.max_bits = 1000};
    EXPECT_TRUE(simplest_form(2_q, 999, 1, kilobit).has_value());
    EXPECT_EQ(simplest_form(2_q, 1000, 1, kilobit).why(), reason::too_many_bits);
    EXPECT_TRUE(simplest_form(1_q / 2, 999, 1, kilobit).has_value());
    EXPECT_EQ(simplest_form(1_q / 2, 1000, 1, kilobit).why(), reason::too_many_bits);
    EXPECT_TRUE(simplest_form(2_q, 999, 1009, kilobit).has_value());
    EXPECT_EQ(simplest_form(2_q, 1000, 1009, kilobit).why(), reason::too_many_bits);
    EXPECT_TRUE(simplest_form(3_q, 1, 2, {.max_bits = 8}).has_value());
    EXPECT_EQ(simplest_form(3_q, 100, 1, {.max_bits = 8}).why(), reason::too_many_bits);
}

TEST(simplest_form, of_numbers_too_large_to_search) {
    // Beyond the size that is searched for factors: small primes and the index are still seen.
    integer const large = integer_power(integer(1031) * 1033 + 2, 700);
    integer const odd = large * 1031;
    radical const x = *simplest_form(rational(odd * integer_power(integer(6), 101)), 1, 2);
    EXPECT_EQ(x.index(), 2);
    EXPECT_EQ(truncated_remainder(x.radicand(), 4), 2);
    EXPECT_EQ(*make_radical(x.coefficient() * x.coefficient(), rational(x.radicand()), index(1)),
              radical(odd * integer_power(integer(6), 101)));
    EXPECT_EQ(*simplest_form(rational(large), 1, 700), radical(integer(1031) * 1033 + 2));
    EXPECT_EQ(*simplest_form(rational(integer_power(integer(2), 3'000'000)), 1, 2),
              radical(integer_power(integer(2), 1'500'000)));
}

}  // namespace
}  // namespace surd
