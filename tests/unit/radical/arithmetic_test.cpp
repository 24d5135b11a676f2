// SPDX-License-Identifier: BSL-1.0
// Purpose: products, quotients and powers of radicals against MPFR and against each other.
#include "surd/radical/arithmetic.hpp"

#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::approximation;
using surd::testing::is_canonical_by_trial;

constexpr radical root_of(rational const& x, std::int64_t n) { return *simplest_form(x, 1, n); }

static_assert(root_of(2_q, 2) * root_of(2_q, 2) == 2);
static_assert(root_of(2_q, 2) * root_of(6_q, 2) == 2 * root_of(3_q, 2));
static_assert(root_of(2_q, 2) * root_of(2_q, 3) == *simplest_form(2_q, 5, 6));
static_assert(root_of(4_q, 3) * root_of(2_q, 3) == 2 && root_of(6_q, 3) * radical(0) == 0);
static_assert(root_of(2_q, 2) / root_of(3_q, 2) == root_of(2_q / 3, 2));
static_assert(root_of(2_q, 2) / root_of(2_q, 3) == root_of(2_q, 6));
static_assert(1_q / 2 * root_of(2_q, 2) == *(radical(1) / root_of(2_q, 2)));
static_assert((root_of(2_q, 2) / radical(0)).holds<undefined>());
static_assert((root_of(2_q, 2) / 0_q) == undefined{reason::division_by_zero});
static_assert(root_of(2_q, 2) / 2_q == root_of(1_q / 2, 2));
static_assert(*divide(0, root_of(2_q, 2)) == 0 && *multiply(radical(3), 4) == 12 &&
              *divide(radical(3), 4) == 3_q / 4);
// The sets of failures are part of the types.
static_assert(
    !decltype(root_of(2_q, 2) * root_of(2_q, 2))::failures.contains(failure_kind::undefined) &&
    decltype(root_of(2_q, 2) / root_of(2_q, 2))::failures.contains(failure_kind::undefined));

RC_GTEST_PROP(arithmetic, agrees_with_mpfr, (radical const& a, radical const& b)) {
    approximation x(a);
    approximation const y(b);
    radical const product = *(a * b);
    mpfr_mul(x, x, y, MPFR_RNDN);
    RC_ASSERT(approximation(product).is_close_to(x));
    RC_ASSERT(product.is_reduced());
    RC_ASSERT(product == *(b * a));
    if (b.is_zero()) {
        RC_ASSERT((a / b).holds<undefined>());
    } else {
        approximation z(a);
        mpfr_div(z, z, y, MPFR_RNDN);
        radical const quotient = *(a / b);
        RC_ASSERT(approximation(quotient).is_close_to(z));
        RC_ASSERT(*(quotient * b) == a);
        RC_ASSERT(*(product / b) == a);
    }
}

RC_GTEST_PROP(arithmetic, results_are_canonical, ()) {
    // Few small primes, so that trial division can judge.
    auto const smooth = [] {
        auto const primes = *rc::gen::container<std::vector<int>>(rc::gen::element(2, 3, 5, 7, 11));
        rational product = 1;
        for (std::size_t i = 0; i < primes.size() && i < 8; ++i) product *= primes[i];
        return *simplest_form(product, *rc::gen::inRange<std::int64_t>(1, 6),
                              *rc::gen::inRange<std::int64_t>(1, 6));
    };
    radical const a = smooth();
    radical const b = smooth();
    RC_ASSERT(is_canonical_by_trial(*(a * b)));
    RC_ASSERT(is_canonical_by_trial(*(a / b)));
    auto const p = *rc::gen::inRange<std::int64_t>(-4, 5);
    auto const q = *rc::gen::inRange<std::int64_t>(1, 5);
    RC_ASSERT(is_canonical_by_trial(*detail::positive_power(a, p, q, {})));
}

RC_GTEST_PROP(arithmetic, small_and_large_ways_agree, (radical const& a, radical const& b)) {
    RC_PRE(!a.is_zero() && !b.is_zero());
    int const sign = *rc::gen::element(1, -1);
    radical const small = *detail::product(a, b, sign, {});
    radical const large = *detail::product_needs_more_than_127_bits_at_run_time(a, b, sign, {});
    RC_ASSERT(small.coefficient() == large.coefficient());
    RC_ASSERT(small.radicand() == large.radicand());
    RC_ASSERT(small.index() == large.index());
    integer const p = *rc::gen::inRange(-4, 5);
    integer const q = *rc::gen::inRange(1, 5);
    radical const power = *detail::positive_power(abs(a), p, q, {});
    radical const other = *detail::power_needs_more_than_127_bits_at_run_time(abs(a), p, q, {});
    RC_ASSERT(power.coefficient() == other.coefficient());
    RC_ASSERT(power.radicand() == other.radicand());
    RC_ASSERT(power.index() == other.index());
}

RC_GTEST_PROP(arithmetic, powers_and_roots_are_inverse, (radical const& any)) {
    RC_PRE(!any.is_zero());
    radical const a = abs(any);
    integer const p = *rc::gen::inRange(1, 6);
    integer const q = *rc::gen::inRange(1, 6);
    radical const power = *detail::positive_power(a, p, q, {});
    RC_ASSERT(*detail::positive_power(power, q, p, {}) == a);
    RC_ASSERT(*detail::positive_power(power, -q, p, {}) == *(radical(1) / a));
}

TEST(arithmetic, stops_at_the_limits) {
    std::int64_t const n = 1'000'000'007;
    radical const a = root_of(2_q, n);
    radical const b = root_of(3_q, n + 2);
    EXPECT_EQ((a * b).why(), reason::too_many_bits);
    EXPECT_EQ((a / b).why(), reason::too_many_bits);
    radical const far = root_of(2_q, std::int64_t{1} << 62);
    EXPECT_EQ((far * root_of(2_q, 3)).why(), reason::does_not_fit);
    EXPECT_EQ(*(far * far), root_of(2_q, std::int64_t{1} << 61));
}

TEST(arithmetic, of_powers_of_one_large_base) {
    radical const a = *simplest_form(1031_q, 99'999, 1'000'003);
    radical const b = *simplest_form(1031_q, 7, 1'000'003);
    EXPECT_EQ(*(a * b), *simplest_form(1031_q, 100'006, 1'000'003));
    EXPECT_EQ(*(a / b), *simplest_form(1031_q, 99'992, 1'000'003));
}

TEST(arithmetic, of_square_roots_out_of_reach_of_factoring) {
    integer const p = integer_power(integer(10), 39) + 3;
    integer const q = integer_power(integer(10), 40) + 121;
    limits const brief{.max_steps = 1 << 12};
    radical const pq = *simplest_form(rational(p * q), 1, 2, brief);
    ASSERT_FALSE(pq.is_reduced());
    EXPECT_EQ(*(pq * pq), radical(p * q));
    EXPECT_EQ(*(pq / pq), 1);
    radical const q_root = *simplest_form(rational(q), 1, 2);
    ASSERT_TRUE(q_root.is_reduced());
    EXPECT_EQ(*(pq / q_root), *simplest_form(rational(p), 1, 2));
    EXPECT_EQ(*(pq * q_root), *simplest_form(rational(p), 1, 2) * rational(q));
    // Hidden squares meet in a product.
    radical const hidden = *simplest_form(rational(p * p * q), 1, 2, brief);
    EXPECT_EQ(*(hidden * q_root), radical(p * q));
}

}  // namespace
}  // namespace surd
