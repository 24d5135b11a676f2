// SPDX-License-Identifier: BSL-1.0
// Purpose: floor roots and exact roots against GMP, and next to every perfect power.
#include "surd/number/integer_root.hpp"

#include "arbitrary.hpp"

namespace surd {
namespace {

using surd::testing::from_gmp;
using surd::testing::to_gmp;

constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();

static_assert(exact_root(-27, 3) == integer(-3) && !exact_root(28, 3) && !exact_root(-4, 2));
static_assert(exact_root(least, 63) == integer(-2) && exact_root(least, 1) == integer(least));
static_assert(exact_root(0, 5) == integer(0) && exact_root(1, 1000000) == integer(1));
static_assert(exact_root(-1, 3) == integer(-1) && !exact_root(2, 1000000));
static_assert(floor_root(-9, 3).root == -3 && floor_root(-9, 3).remainder == 18);
static_assert(floor_root(greatest, 2).root == 3037000499);
static_assert(floor_root(greatest, 2).remainder == 5928526806);
static_assert(floor_root(least, 1).root == least && floor_root(0, 7).root == 0);
static_assert(floor_root(100, 64).root == 1 && floor_root(100, 64).remainder == 99);
static_assert(is_square(49) && !is_square(50) && !is_square(-49) && is_square(0));

TEST(integer_root, every_root_of_every_small_number) {
    for (std::uint64_t index = 1; index <= 12; ++index) {
        for (std::int64_t n = -5000; n <= 5000; ++n) {
            if (n < 0 && index % 2 == 0) continue;
            auto const [root, remainder] = floor_root(n, index);
            ASSERT_LE(integer_power(root, index), n);
            ASSERT_GT(integer_power(root + 1, index), n) << n << " " << index;
            ASSERT_EQ(integer_power(root, index) + remainder, n);
            ASSERT_EQ(exact_root(n, index).has_value(), remainder.is_zero());
        }
    }
}

// Where rounding in the estimate could betray: at, below and above the powers, up to 64 bits
// and past them.
TEST(integer_root, sharp_at_powers_on_both_sides_of_64_bits) {
    for (std::uint64_t index = 2; index <= 130; ++index) {
        for (std::uint64_t bits : {40, 62, 63, 64, 65, 100, 127, 128, 129, 200}) {
            mpz_class top = mpz_class(1) << bits;
            mpz_class root;
            mpz_root(root.get_mpz_t(), top.get_mpz_t(), index);
            for (int step = -2; step <= 2; ++step) {
                mpz_class const base = root + step;
                if (base < 2) continue;
                mpz_class power;
                mpz_pow_ui(power.get_mpz_t(), base.get_mpz_t(), index);
                ASSERT_EQ(exact_root(from_gmp(power), index), from_gmp(base));
                ASSERT_EQ(floor_root(from_gmp(power), index).root, from_gmp(base));
                ASSERT_FALSE(exact_root(from_gmp(power - 1), index));
                ASSERT_FALSE(exact_root(from_gmp(power + 1), index));
                ASSERT_EQ(floor_root(from_gmp(power - 1), index).root, from_gmp(base - 1));
                ASSERT_EQ(floor_root(from_gmp(power + 1), index).root, from_gmp(base));
            }
        }
    }
}

// The estimate of a root below 2^64 is a double; here is every power that it has to hit.
TEST(integer_root, every_cube_and_higher_power_below_2_to_64) {
    for (std::uint64_t index = 3; index <= 63; ++index) {
        for (std::uint64_t base = 2;; ++base) {
            std::uint64_t const power = detail::power_or_zero(base, index);
            if (power == 0) break;
            ASSERT_EQ(detail::exact_root_64(power, index), base) << index;
            ASSERT_EQ(detail::floor_root_64(power, index), base) << index;
            ASSERT_EQ(detail::floor_root_64(power - 1, index), base - 1) << index;
            ASSERT_EQ(detail::exact_root_64(power - 1, index), detail::no_root_64) << index;
            ASSERT_EQ(detail::exact_root_64(power + 1, index), detail::no_root_64) << index;
        }
    }
}

// Lengths on both sides of each limb, of the buffers, and of the way to GMP beyond them.
TEST(integer_root, exact_roots_of_every_length) {
    std::uint64_t state = 1;
    for (std::uint64_t index : {2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15, 30, 97, 101}) {
        for (std::uint64_t bits = 65; bits < 9000; bits += 1 + bits / 20) {
            if (bits / index < 2) continue;
            state = state * 6364136223846793005u + 1442695040888963407u;
            integer base = shift_left(1, bits / index - 1) +
                           shift_right(integer_power(integer(state | 1), bits / index / 64 + 1),
                                       (64 * (bits / index / 64 + 1) - bits / index) + 2);
            if (state % 3 == 0) base = shift_left(base, state % 70);
            integer const power = integer_power(base, index);
            auto const root = exact_root(power, index);
            ASSERT_TRUE(root.has_value()) << bits << " " << index;
            ASSERT_EQ(*root, base) << bits << " " << index;
            for (integer const& other :
                 {power + 1, power - 1, power + shift_left(1, bits / 2), power * 2,
                  power + shift_left(1, 64 * (bits / 128 + 1)) * 8})
                ASSERT_FALSE(exact_root(other, index)) << bits << " " << index;
        }
    }
}

TEST(integer_root, largest_64_bit_numbers) {
    for (std::uint64_t n : {~std::uint64_t{0}, ~std::uint64_t{0} - 1, std::uint64_t{1} << 63}) {
        for (std::uint64_t index = 2; index <= 70; ++index) {
            mpz_class root;
            mpz_class const number = to_gmp(integer(n));
            bool const exact = mpz_root(root.get_mpz_t(), number.get_mpz_t(), index) != 0;
            EXPECT_EQ(to_gmp(floor_root(n, index).root), root) << n << " " << index;
            EXPECT_EQ(exact_root(n, index).has_value(), exact) << n << " " << index;
        }
    }
}

TEST(integer_root_death, preconditions_are_always_checked) {
    EXPECT_DEATH((void)floor_root(-4, 2), "even root");
    EXPECT_DEATH((void)floor_root(4, 0), "positive index");
    EXPECT_DEATH((void)exact_root(4, 0), "positive index");
}

RC_GTEST_PROP(integer_root, floor_roots_bracket, (integer const& n)) {
    std::uint64_t const index = *rc::gen::inRange<std::uint64_t>(1, 20);
    RC_PRE(n.sign() >= 0 || index % 2 == 1);
    auto const [root, remainder] = floor_root(n, index);
    RC_ASSERT(remainder.sign() >= 0);
    RC_ASSERT(integer_power(root, index) + remainder == n);
    RC_ASSERT(integer_power(root + 1, index) > n);
    RC_ASSERT(exact_root(n, index).has_value() == remainder.is_zero());
}

RC_GTEST_PROP(integer_root, exact_roots_undo_powers, (integer const& a)) {
    std::uint64_t const index = *rc::gen::inRange<std::uint64_t>(1, 40);
    integer const power = integer_power(a, index);
    auto const root = exact_root(power, index);
    RC_ASSERT(root.has_value());
    RC_ASSERT(*root == (index % 2 == 0 ? abs(a) : a));
    RC_ASSERT(surd::testing::is_canonical(*root));
    if (index > 1 && a.bit_length() > 1) {
        RC_ASSERT(!exact_root(power + 1, index));
        RC_ASSERT(!exact_root(power - 1, index));
    }
}

// Numbers that agree with a power modulo many small primes and differ from it: the residues of a
// filter cannot tell them, only the root can.
RC_GTEST_PROP(integer_root, residues_alone_never_say_yes, (integer const& a)) {
    std::uint64_t const index = *rc::gen::inRange<std::uint64_t>(2, 12);
    RC_PRE(!a.is_zero());
    mpz_class primorial;
    mpz_primorial_ui(primorial.get_mpz_t(), 400);
    integer const shifted =
        integer_power(a, index) + from_gmp(primorial) * integer_power(integer(2), 64);
    auto const root = exact_root(shifted, index);
    if (shifted.sign() < 0 && index % 2 == 0) {
        RC_ASSERT(!root);
        return;
    }
    mpz_class expected;
    bool const exact = mpz_root(expected.get_mpz_t(), to_gmp(shifted).get_mpz_t(), index) != 0;
    RC_ASSERT(root.has_value() == exact);
}

}  // namespace
}  // namespace surd
