// SPDX-License-Identifier: BSL-1.0
// Purpose: exponents are exact fractions in lowest terms; bare numbers do not become one.
#include "surd/exponent/exponent.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <type_traits>

namespace surd {
namespace {

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();

static_assert(exponent(2, 6) == exponent(1, 3) && exponent(2, 6).numerator() == 1 &&
              exponent(2, 6).index() == 3);
static_assert(exponent(3, -6) == exponent(-1, 2) && exponent(-3, -6) == exponent(1, 2));
static_assert(exponent() == exponent(0) && exponent(0, 7).index() == 1);
static_assert(exponent(5).numerator() == 5 && exponent(5).index() == 1);
static_assert(exponent(least).numerator() == least && exponent(greatest, greatest) == exponent(1));
static_assert(exponent(least, 2).numerator() == least / 2 && exponent(least, least) == exponent(1));
static_assert(exponent(1u, 2ull) == exponent(1, 2));
static_assert(exponent(18446744073709551615u, 18446744073709551615u) == exponent(1));

// Neither an int nor a double is an exponent; an explicit int is.
static_assert(!std::is_convertible_v<int, exponent> && std::is_constructible_v<exponent, int>);
static_assert(!std::is_constructible_v<exponent, double> &&
              !std::is_constructible_v<exponent, float>);
static_assert(!std::is_constructible_v<exponent, double, int>);
static_assert(std::is_constructible_v<exponent, long, long>);
static_assert(!std::is_convertible_v<exponent, int> && !std::is_convertible_v<exponent, double>);

// A template argument.
template <exponent E>
struct power {};
static_assert(std::is_same_v<power<exponent(2, 6)>, power<exponent(1, 3)>>);
static_assert(!std::is_same_v<power<exponent(1, 2)>, power<exponent(1, 3)>>);

static_assert(exponent(-2, 3).sign() == -1 && exponent().sign() == 0 && exponent(2).sign() == 1);
static_assert(exponent().is_zero() && !exponent(1, 3).is_zero());
static_assert(exponent(4, 2).is_integer() && !exponent(1, 2).is_integer());
static_assert(exponent(2, 3).has_odd_index() && exponent(2).has_odd_index() &&
              !exponent(1, 2).has_odd_index());
static_assert(exponent(-1, 2).has_odd_numerator() && !exponent(2, 3).has_odd_numerator());

static_assert(exponent(1, 2) + exponent(1, 3) == exponent(5, 6));
static_assert(exponent(1, 6) + exponent(1, 6) == exponent(1, 3));
static_assert(exponent(1, 2) - exponent(1, 2) == exponent() && -exponent(2, 3) == exponent(-2, 3));
static_assert(+exponent(2, 3) == exponent(2, 3));
static_assert(exponent(2, 3) * exponent(3, 4) == exponent(1, 2));
static_assert(exponent(2, 3) / exponent(4, 3) == exponent(1, 2));
static_assert(exponent(2) / 3 == exponent(2, 3) && exponent(2, 3) * 3 == exponent(2) &&
              3 * exponent(2, 3) == exponent(2));
static_assert(exponent(2, 3) / -2 == exponent(-1, 3));
static_assert(exponent(2, 3).reciprocal() == exponent(3, 2) &&
              exponent(-2, 3).reciprocal() == exponent(-3, 2));
// The products inside exceed 64 bits, the results do not.
static_assert(exponent(greatest, 3) * exponent(3, greatest) == exponent(1));
static_assert(exponent(1, greatest) + exponent(-1, greatest) == exponent());
static_assert(exponent(greatest) - exponent(greatest - 1) == exponent(1));

static_assert(exponent(1, 3) < exponent(1, 2) && exponent(-1, 2) < exponent(-1, 3));
static_assert(exponent(greatest, greatest - 1) < exponent(greatest - 1, greatest - 2));
static_assert((exponent(2, 4) <=> exponent(1, 2)) == std::strong_ordering::equal);
static_assert(exponent(least) < exponent(greatest));

TEST(exponent, at_run_time) {
    std::int64_t const p = 2;
    std::int64_t const q = 6;
    exponent const e(p, q);
    EXPECT_EQ(e, exponent(1, 3));
    EXPECT_EQ(e.numerator(), 1);
    EXPECT_EQ(e.index(), 3);
    EXPECT_EQ(e + e, exponent(2, 3));
    EXPECT_EQ(e * 3, exponent(1));
    EXPECT_LT(e, exponent(1, 2));
    EXPECT_EQ(e.reciprocal(), exponent(3));
}

TEST(exponent_death, preconditions_are_always_checked) {
    EXPECT_DEATH((void)exponent(1, 0), "denominator other than zero");
    EXPECT_DEATH((void)exponent().reciprocal(), "no reciprocal");
    EXPECT_DEATH((void)(exponent(1) / 0), "no reciprocal");
    EXPECT_DEATH((void)(exponent(greatest) + exponent(1)), "does not fit 64 bits");
    EXPECT_DEATH((void)-exponent(least), "does not fit 64 bits");
    EXPECT_DEATH((void)(exponent(1, greatest) + exponent(1, greatest - 1)), "does not fit 64 bits");
    EXPECT_DEATH((void)exponent(least, -1), "does not fit 64 bits");
    EXPECT_DEATH((void)exponent(1, least), "does not fit 64 bits");
}

exponent any_exponent() {
    return exponent(*rc::gen::inRange<std::int64_t>(-1'000'000, 1'000'001),
                    *rc::gen::inRange<std::int64_t>(1, 30'000));
}

RC_GTEST_PROP(exponent, is_a_field, ()) {
    exponent const a = any_exponent();
    exponent const b = any_exponent();
    exponent const c(*rc::gen::inRange(-50, 51), *rc::gen::inRange(1, 50));
    RC_ASSERT(a + b == b + a);
    RC_ASSERT(a * b == b * a);
    RC_ASSERT((a + b) - b == a);
    RC_ASSERT((a + b) * c == a * c + b * c);
    if (!b.is_zero()) RC_ASSERT(a / b * b == a);
    RC_ASSERT((a < b) == ((a - b).sign() < 0));
    RC_ASSERT(std::gcd(a.numerator(), a.index()) == 1);
    RC_ASSERT(a.index() >= 1);
}

}  // namespace
}  // namespace surd
