// SPDX-License-Identifier: BSL-1.0
// Purpose: integers against GMP, at the edges of 64 bits and in constant expressions.
#include "surd/number/integer.hpp"

#include <type_traits>
#include <unordered_set>
#include <utility>

#include "arbitrary.hpp"

namespace surd {
namespace {

using surd::testing::from_gmp;
using surd::testing::is_canonical;
using surd::testing::to_gmp;

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();

static_assert(sizeof(integer) == 16);
static_assert(std::is_nothrow_move_constructible_v<integer>);
static_assert(std::is_convertible_v<int, integer>);
static_assert(std::is_convertible_v<std::uint64_t, integer>);
static_assert(std::is_convertible_v<unsigned char, integer>);
static_assert(!std::is_constructible_v<integer, double>);
static_assert(!std::is_constructible_v<integer, float>);
static_assert(!std::is_constructible_v<integer, bool>);
static_assert(!std::is_constructible_v<integer, char>);
static_assert(!std::is_constructible_v<integer, char32_t>);

static_assert(integer(2) + 3 == 5);
static_assert(2 - integer(5) == -3);
static_assert(integer(-7) * 6 == -42);
static_assert(-integer(greatest) == -greatest);
static_assert(integer(least) + greatest == -1);
static_assert(integer(least) < greatest && integer(3) >= 3);
static_assert((integer(1) <=> 2) == std::strong_ordering::less);
static_assert(abs(integer(-4)) == 4);
static_assert(gcd(integer(12), integer(-18)) == 6 && gcd(integer(0), integer(-5)) == 5);
static_assert(gcd(integer(0), integer(0)) == 0);
static_assert(divide_exact(-91, 7) == -13);
static_assert(truncated_quotient(-7, 2) == -3 && truncated_remainder(-7, 2) == -1);
static_assert(floor_quotient(-7, 2) == -4 && floor_remainder(-7, 2) == 1);
static_assert(floor_quotient(7, -2) == -4 && floor_remainder(7, -2) == -1);
static_assert(integer(0).bit_length() == 0 && integer(least).bit_length() == 64);
static_assert(integer(255).bit_length() == 8 && integer(-256).bit_length() == 9);
static_assert(integer_power(integer(-3), 3) == -27 && integer_power(integer(0), 0) == 1);
static_assert(integer_power(integer(-1), ~std::uint64_t{0}) == -1);
static_assert(integer_power(integer(-2), 63) == least);
static_assert(integer_power(integer(3), 39) == 4052555153018976267);
static_assert(integer_power_bits(integer(9), 387420489).lower == 1162261468);
static_assert(integer_power_bits(integer(9), ~std::uint64_t{0}).upper == ~std::uint64_t{0});
static_assert(shift_left(3, 4) == 48 && shift_left(-1, 62) == least / 2);
static_assert(shift_right(-5, 1) == -3 && shift_right(least, 200) == -1 && shift_right(5, 64) == 0);
static_assert(integer(least).trailing_zero_bits() == 63 && integer(40).trailing_zero_bits() == 3);
static_assert(integer(-3).is_odd() && integer(0).is_even() && integer(1).is_one());
static_assert(is_multiple_of(least, -1) && !is_multiple_of(5, 0) && is_multiple_of(0, 0));
static_assert([] {
    integer a = 5;
    integer b = std::move(a);
    a = b;
    b = b;
    a += a;
    return a;
}() == 10);

TEST(integer, crosses_64_bits_and_comes_back) {
    integer const above = integer(greatest) + 1;
    EXPECT_FALSE(above.fits_int64());
    EXPECT_EQ(above.to_string(), "9223372036854775808");
    EXPECT_EQ(above - 1, greatest);
    EXPECT_TRUE((above - 1).fits_int64());
    EXPECT_EQ(-above, least);
    EXPECT_TRUE((-above).fits_int64());
    EXPECT_EQ(-integer(least), above);
    EXPECT_EQ(abs(integer(least)), above);
    EXPECT_EQ(integer(least) * -1, above);
    EXPECT_EQ(truncated_quotient(least, -1), above);
    EXPECT_EQ(floor_quotient(least, -1), above);
    EXPECT_EQ(truncated_remainder(least, -1), 0);
    EXPECT_EQ(divide_exact(least, -1), above);
    EXPECT_EQ(gcd(integer(least), integer(least)), above);
    EXPECT_EQ(gcd(integer(0), integer(least)), above);
    EXPECT_EQ(shift_left(1, 63), above);
    EXPECT_EQ(shift_left(-1, 63), least);
    EXPECT_TRUE(shift_left(-1, 63).fits_int64());
    EXPECT_EQ(integer(std::uint64_t{1} << 63), above);
    EXPECT_EQ(above.to_uint64(), std::uint64_t{1} << 63);
    EXPECT_TRUE(integer(~std::uint64_t{0}).fits_uint64());
    EXPECT_FALSE((integer(~std::uint64_t{0}) + 1).fits_uint64());
    EXPECT_FALSE((-above - 1).fits_uint64());
    EXPECT_FALSE(integer(-1).fits_uint64());
    EXPECT_LT(integer(greatest), above);
    EXPECT_GT(integer(least), -above - 1);
}

TEST(integer, may_be_its_own_operand) {
    for (integer const& start : {integer(3), integer(greatest), integer_power(7, 90)}) {
        integer a = start;
        a += a;
        EXPECT_EQ(a, start * 2);
        a *= a;
        EXPECT_EQ(a, start * start * 4);
        a -= a;
        EXPECT_EQ(a, 0);
        a = start;
        integer& same = a;
        a = same;
        EXPECT_EQ(a, start);
        a = std::move(same);
        EXPECT_EQ(a, start);
    }
}

TEST(integer, moves_leave_zero) {
    integer a = integer_power(10, 40);
    integer b = std::move(a);
    EXPECT_EQ(a, 0);  // NOLINT(bugprone-use-after-move): the promise is tested
    a = std::move(b);
    EXPECT_EQ(a, integer_power(10, 40));
    a = integer(5);
    EXPECT_EQ(a, 5);
    integer small = 7;
    a = std::move(small);
    EXPECT_EQ(a, 7);
}

TEST(integer, text_is_read_and_written) {
    for (char const* text :
         {"0", "-1", "999999999999999999", "1000000000000000000", "9223372036854775807",
          "-9223372036854775808", "9223372036854775808", "-123456789012345678901234567890"}) {
        EXPECT_EQ(integer::from_string(text).value().to_string(), text);
    }
    EXPECT_EQ(integer::from_string("+0012").value(), 12);
    EXPECT_EQ(integer::from_string("-0").value(), 0);
    for (char const* text : {"", "-", "+", "1 ", " 1", "1.0", "0x10", "--1", "1e3", "１"})
        EXPECT_FALSE(integer::from_string(text)) << text;
    std::string const million_digits(1000000, '7');
    EXPECT_EQ(integer::from_string(million_digits).value().to_string(), million_digits);
}

TEST(integer, hashes_of_equal_values_are_equal) {
    std::unordered_set<integer> seen;
    for (int i = -50; i < 50; ++i) seen.insert(integer_power(3, 60) * i);
    EXPECT_EQ(seen.size(), 100u);
    EXPECT_TRUE(seen.contains(integer_power(3, 61)));
}

TEST(integer, large_powers_are_right_to_the_last_digit) {
    mpz_class expected;
    mpz_ui_pow_ui(expected.get_mpz_t(), 1000003, 5000);
    EXPECT_EQ(to_gmp(integer_power(1000003, 5000)), expected);
    EXPECT_EQ(integer_power(2, 64).to_string(), "18446744073709551616");
    EXPECT_EQ(integer_power(-2, 63), least);
    EXPECT_EQ(integer_power(integer_power(2, 64), 3), shift_left(1, 192));
}

TEST(integer_death, preconditions_are_always_checked) {
    EXPECT_DEATH((void)integer_power(9, 387420489 * std::uint64_t{1000}), "2\\^36 bits");
    EXPECT_DEATH((void)truncated_quotient(1, 0), "divisor other than 0");
    EXPECT_DEATH((void)floor_divide(1, 0), "divisor other than 0");
    EXPECT_DEATH((void)divide_exact(1, 0), "divisor other than 0");
    EXPECT_DEATH((void)integer_power(10, 30).to_int64(), "fits 64 bits");
    EXPECT_DEATH((void)integer(-1).to_uint64(), "0 to 2\\^64");
    EXPECT_DEATH((void)shift_left(1, ~std::uint64_t{0}), "shift");
}

RC_GTEST_PROP(integer, sums_and_products_agree_with_gmp, (integer const& a, integer const& b)) {
    mpz_class const x = to_gmp(a);
    mpz_class const y = to_gmp(b);
    integer const sum = a + b;
    integer const difference = a - b;
    integer const product = a * b;
    RC_ASSERT(to_gmp(sum) == x + y);
    RC_ASSERT(to_gmp(difference) == x - y);
    RC_ASSERT(to_gmp(product) == x * y);
    RC_ASSERT(to_gmp(-a) == -x);
    RC_ASSERT(to_gmp(a * a) == x * x);
    for (integer const& made : {sum, difference, product, -a}) RC_ASSERT(is_canonical(made));
    RC_ASSERT(a + b - b == a);
}

RC_GTEST_PROP(integer, order_agrees_with_gmp, (integer const& a, integer const& b)) {
    int const order = cmp(to_gmp(a), to_gmp(b));
    RC_ASSERT((a < b) == (order < 0));
    RC_ASSERT((a == b) == (order == 0));
    RC_ASSERT((a > b) == (order > 0));
    RC_ASSERT(a.sign() == sgn(to_gmp(a)));
    RC_ASSERT(a == integer(a) && a.hash() == from_gmp(to_gmp(a)).hash());
}

RC_GTEST_PROP(integer, quotients_agree_with_gmp, (integer const& a, integer const& b)) {
    RC_PRE(!b.is_zero());
    mpz_class const x = to_gmp(a);
    mpz_class const y = to_gmp(b);
    mpz_class q;
    mpz_class r;
    mpz_fdiv_qr(q.get_mpz_t(), r.get_mpz_t(), x.get_mpz_t(), y.get_mpz_t());
    auto const [floor_q, floor_r] = floor_divide(a, b);
    RC_ASSERT(to_gmp(floor_q) == q && to_gmp(floor_r) == r);
    auto const [q0, r0] = truncated_divide(a, b);
    RC_ASSERT(to_gmp(q0) == x / y && to_gmp(r0) == x % y);
    for (integer const& made : {floor_q, floor_r, q0, r0}) RC_ASSERT(is_canonical(made));
    RC_ASSERT(divide_exact(a * b, b) == a);
    RC_ASSERT(is_multiple_of(a * b, b));
    RC_ASSERT(is_multiple_of(a, b) == (r == 0));
}

RC_GTEST_PROP(integer, divisors_shifts_and_bits_agree_with_gmp,
              (integer const& a, integer const& b)) {
    mpz_class const x = to_gmp(a);
    mpz_class const y = to_gmp(b);
    RC_ASSERT(to_gmp(gcd(a, b)) == gcd(x, y));
    RC_ASSERT(is_canonical(gcd(a, b)));
    std::uint64_t const bits = *rc::gen::inRange<std::uint64_t>(0, 200);
    mpz_class shifted;
    mpz_fdiv_q_2exp(shifted.get_mpz_t(), x.get_mpz_t(), bits);
    RC_ASSERT(to_gmp(shift_right(a, bits)) == shifted);
    mpz_mul_2exp(shifted.get_mpz_t(), x.get_mpz_t(), bits);
    RC_ASSERT(to_gmp(shift_left(a, bits)) == shifted);
    RC_ASSERT(is_canonical(shift_left(a, bits)) && is_canonical(shift_right(a, bits)));
    RC_ASSERT(a.bit_length() == (a.is_zero() ? 0 : mpz_sizeinbase(x.get_mpz_t(), 2)));
    RC_ASSERT(a.is_odd() == (mpz_odd_p(x.get_mpz_t()) != 0));
    if (!a.is_zero()) RC_ASSERT(a.trailing_zero_bits() == mpz_scan1(x.get_mpz_t(), 0));
}

RC_GTEST_PROP(integer, powers_and_their_sizes_agree_with_gmp, (integer const& a)) {
    std::uint64_t const exponent = *rc::gen::inRange<std::uint64_t>(0, 40);
    mpz_class expected;
    mpz_pow_ui(expected.get_mpz_t(), to_gmp(a).get_mpz_t(), exponent);
    integer const power = integer_power(a, exponent);
    RC_ASSERT(to_gmp(power) == expected);
    RC_ASSERT(is_canonical(power));
    bit_bounds const bits = integer_power_bits(a, exponent);
    RC_ASSERT(bits.lower <= power.bit_length() && power.bit_length() <= bits.upper);
}

}  // namespace
}  // namespace surd
