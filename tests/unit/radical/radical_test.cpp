// SPDX-License-Identifier: BSL-1.0
// Purpose: what a radical is made of, and its place among the numbers.
#include "surd/radical/radical.hpp"

#include <type_traits>

#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;

constexpr radical sqrt2 = *simplest_form(2_q, 1, 2);
constexpr radical cbrt18 = *make_radical(2_q, 18_q, index(3));

static_assert(std::is_convertible_v<int, radical> && std::is_convertible_v<rational, radical> &&
              std::is_convertible_v<integer, radical>);
static_assert(!std::is_constructible_v<radical, double> && !std::is_constructible_v<radical, bool>);
static_assert(!std::is_convertible_v<radical, rational>);
static_assert(std::is_nothrow_move_constructible_v<radical>);

static_assert(radical().is_zero() && radical().is_rational() && radical().index() == 1);
static_assert(radical(3_q / 4).to_rational() == 3_q / 4 && radical(5).is_integer());
static_assert(!radical(1_q / 2).is_integer() && !sqrt2.is_integer() && !sqrt2.is_rational());
static_assert(cbrt18.coefficient() == 2 && cbrt18.radicand() == 18 && cbrt18.index() == 3);
static_assert(cbrt18.is_reduced() && cbrt18.sign() == 1 && (-cbrt18).sign() == -1);
static_assert(abs(-cbrt18) == cbrt18 && -(-sqrt2) == sqrt2 && +sqrt2 == sqrt2);
static_assert(cbrt18 * 0_q == 0 && (cbrt18 * 0_q).index() == 1);
static_assert(3 * sqrt2 == sqrt2 * 3 && (3 * sqrt2).coefficient() == 3);
static_assert(sqrt2 != 1 && radical(4) == 4 && 4 == radical(4) && radical(1_q / 2) == 1_q / 2);

TEST(radical, is_made_from_numbers_of_any_size) {
    integer const large = integer_power(integer(10), 50);
    radical const x = large;
    EXPECT_TRUE(x.is_integer());
    EXPECT_EQ(x.to_rational(), rational(large));
    EXPECT_EQ((-x).sign(), -1);
    EXPECT_EQ(radical(7).radicand(), 1);
}

TEST(radical, parts_at_run_time) {
    radical const x = *make_radical(2_q, 18_q, index(3));
    EXPECT_EQ(x.coefficient(), 2);
    EXPECT_EQ(x.radicand(), 18);
    EXPECT_EQ(x.index(), 3);
    EXPECT_EQ(radical(x).coefficient(), 2);
    EXPECT_EQ(radical(x).radicand(), 18);
    EXPECT_EQ(abs(-x), x);
    EXPECT_EQ(x * 0_q, 0);
    EXPECT_EQ((3 * x).coefficient(), 6);
}

TEST(radical_death, preconditions_are_always_checked) {
    radical const root = *simplest_form(2_q, 1, 2);
    EXPECT_DEATH((void)root.to_rational(), "whose value is rational");
    EXPECT_DEATH((void)simplest_form(0_q, 1, 2), "positive base");
    EXPECT_DEATH((void)simplest_form(-2_q, 1, 3), "positive base");
    EXPECT_DEATH((void)simplest_form(2_q, 1, 0), "positive integer");
}

}  // namespace
}  // namespace surd
