// SPDX-License-Identifier: BSL-1.0
// Purpose: rationals against GMP, at the edges of 64 bits and in constant expressions.
#include "surd/number/rational.hpp"

#include <type_traits>

#include "arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::to_gmp;

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();

static_assert(!std::is_constructible_v<rational, double>);
static_assert(!std::is_constructible_v<rational, bool>);
static_assert(std::is_convertible_v<int, rational> && std::is_convertible_v<integer, rational>);

static_assert(rational(6, -8) == -3_q / 4 && rational(0, -5).denominator() == 1);
static_assert(1_q / 16 + 3_q / 16 == 1_q / 4);
static_assert(1_q / 6 - 1_q / 6 == 0 && (1_q / 6 - 1_q / 6).denominator() == 1);
static_assert(2_q / 3 * (3_q / 4) == 1_q / 2 && 2_q / 3 / (-4_q / 3) == -1_q / 2);
static_assert(0_q * (3_q / 4) == 0 && (0_q * (3_q / 4)).denominator() == 1);
static_assert(1_q / 3 < 1_q / 2 && -1_q / 3 > -1_q / 2 && 3_q == integer(3));
static_assert(floor(-7_q / 2) == -4 && ceil(-7_q / 2) == -3 && floor(3_q) == 3 && ceil(3_q) == 3);
static_assert(abs(-3_q / 4) == 3_q / 4 && reciprocal(-3_q / 4) == -4_q / 3);
static_assert(integer_power(2_q / 3, -3) == 27_q / 8 && integer_power(-2_q / 3, -3) == -27_q / 8);
static_assert(integer_power(0_q, 0) == 1 && integer_power(5_q / 7, 0) == 1);
static_assert(integer_power(1_q, least) == 1 && integer_power(-1_q, least) == 1);
static_assert(divide(1_q, 0_q).holds<undefined>() && *divide(1_q, 2_q) == rational(1, 2));
static_assert(rational(greatest, greatest - 1) > rational(greatest - 1, greatest - 2) - 1);
static_assert(rational(least, 2) == least / 2);
static_assert((4_q / 2).is_integer() && !(1_q / 2).is_integer() && (2_q / 2).is_one());

TEST(rational, edges_of_64_bits) {
    EXPECT_EQ(rational(least, least), 1);
    EXPECT_EQ(rational(1, least).to_string(), "-1/9223372036854775808");
    EXPECT_EQ(rational(least, -1).to_string(), "9223372036854775808");
    EXPECT_EQ((rational(1, greatest) + rational(1, greatest - 1)).to_string(),
              "18446744073709551613/85070591730234615838173535747377725442");
    EXPECT_EQ(rational(least) * rational(1, least), 1);
    EXPECT_EQ(rational(least) / least, 1);
    EXPECT_EQ(reciprocal(rational(least)).to_string(), "-1/9223372036854775808");
    EXPECT_LT(rational(greatest - 1, greatest), rational(1));
    EXPECT_EQ(integer_power(rational(2, 3), -100),
              rational(integer_power(integer(3), 100), integer_power(integer(2), 100)));
}

TEST(rational, prints_lowest_terms) {
    EXPECT_EQ(rational(3, 4).to_string(), "3/4");
    EXPECT_EQ(rational(-6, 4).to_string(), "-3/2");
    EXPECT_EQ(rational(8, 4).to_string(), "2");
}

TEST(rational_death, preconditions_are_always_checked) {
    EXPECT_DEATH((void)rational(1, 0), "denominator other than 0");
    EXPECT_DEATH((void)(rational(1) / 0), "divisor other than 0");
    EXPECT_DEATH((void)reciprocal(0), "no reciprocal");
    EXPECT_DEATH((void)integer_power(rational(0), -1), "no negative power");
}

mpq_class to_gmp(rational const& x) {
    return mpq_class(to_gmp(x.numerator()), to_gmp(x.denominator()));
}

bool is_lowest(rational const& x) {
    return x.denominator().sign() > 0 && gcd(x.numerator(), x.denominator()).is_one() &&
           surd::testing::is_canonical(x.numerator()) &&
           surd::testing::is_canonical(x.denominator());
}

RC_GTEST_PROP(rational, arithmetic_agrees_with_gmp, (rational const& a, rational const& b)) {
    mpq_class const x = to_gmp(a);
    mpq_class const y = to_gmp(b);
    RC_ASSERT(to_gmp(a + b) == x + y);
    RC_ASSERT(to_gmp(a - b) == x - y);
    RC_ASSERT(to_gmp(a * b) == x * y);
    RC_ASSERT(is_lowest(a + b) && is_lowest(a - b) && is_lowest(a * b) && is_lowest(-a));
    RC_ASSERT((a < b) == (x < y) && (a == b) == (x == y));
    if (!b.is_zero()) {
        RC_ASSERT(to_gmp(a / b) == x / y);
        RC_ASSERT(is_lowest(a / b) && is_lowest(reciprocal(b)));
        RC_ASSERT(*divide(a, b) == a / b);
    }
    mpz_class floored;
    mpz_fdiv_q(floored.get_mpz_t(), x.get_num_mpz_t(), x.get_den_mpz_t());
    RC_ASSERT(surd::testing::to_gmp(floor(a)) == floored);
    RC_ASSERT(ceil(a) == -floor(-a));
}

RC_GTEST_PROP(rational, powers_are_repeated_products, (rational const& a)) {
    std::int64_t const n = *rc::gen::inRange<std::int64_t>(-8, 9);
    RC_PRE(!a.is_zero() || n >= 0);
    rational product = 1;
    for (std::int64_t i = 0; i < (n < 0 ? -n : n); ++i) product *= a;
    rational const power = integer_power(a, n);
    RC_ASSERT(power == (n < 0 ? reciprocal(product) : product));
    RC_ASSERT(is_lowest(power));
}

RC_GTEST_PROP(rational, may_be_its_own_operand, (rational const& a)) {
    rational b = a;
    b += b;
    RC_ASSERT(b == a * 2);
    b -= b;
    RC_ASSERT(b == 0);
    b = a;
    b *= b;
    RC_ASSERT(b == integer_power(a, 2));
    RC_ASSERT(b.hash() == integer_power(a, 2).hash());
}

}  // namespace
}  // namespace surd
