// SPDX-License-Identifier: BSL-1.0
// Purpose: perfect powers against GMP and FLINT, all small numbers and traps beyond 10^15.
#include "surd/number/perfect_power.hpp"

#include <flint/fmpz.h>

#include <map>

#include "arbitrary.hpp"

namespace surd {
namespace {

using surd::testing::to_gmp;

static_assert(perfect_power(64) == power_form{2, 6} && perfect_power(-64) == power_form{-4, 3});
static_assert(perfect_power(0) == power_form{0, 1} && perfect_power(1) == power_form{1, 1});
static_assert(perfect_power(-1) == power_form{-1, 1} && perfect_power(-16) == power_form{-16, 1});
static_assert(perfect_power(std::numeric_limits<std::int64_t>::min()) == power_form{-2, 63});
static_assert(perfect_power(4052555153018976267) == power_form{3, 39});
static_assert(perfect_power(1000000000000000) == power_form{10, 15});
static_assert(perfect_power(999999999999999) == power_form{999999999999999, 1});
static_assert(is_perfect_power(0) && is_perfect_power(-1) && is_perfect_power(-8));
static_assert(!is_perfect_power(-4) && !is_perfect_power(2) && is_perfect_power(36));

TEST(perfect_power, all_numbers_below_a_million) {
    std::map<std::int64_t, std::pair<std::int64_t, std::uint64_t>> powers;
    for (std::int64_t base = 2; base <= 1000; ++base) {
        std::uint64_t exponent = 2;
        for (std::int64_t power = base * base; power <= 1000000; power *= base, ++exponent) {
            // Smaller bases come first and have the larger exponents.
            powers.try_emplace(power, base, exponent);
        }
    }
    for (std::int64_t n = 2; n <= 1000000; ++n) {
        auto const form = perfect_power(n);
        auto const known = powers.find(n);
        std::pair<std::int64_t, std::uint64_t> const expected =
            known == powers.end() ? std::pair<std::int64_t, std::uint64_t>(n, 1) : known->second;
        ASSERT_EQ(form.base, expected.first) << n;
        ASSERT_EQ(form.exponent, expected.second) << n;
    }
}

TEST(perfect_power, not_fooled_by_neighbours_of_large_powers) {
    EXPECT_FALSE(is_perfect_power(integer_power(integer(2), 1024) - 1));
    EXPECT_FALSE(is_perfect_power(integer_power(integer(2), 1024) + 1));
    EXPECT_EQ(perfect_power(integer_power(integer(2), 1024)), (power_form{2, 1024}));
    for (std::uint64_t exponent = 2; exponent <= 70; ++exponent) {
        for (std::int64_t base : {3, 6, 7, 10, 12, 97, 1009, 1000003}) {
            integer const power = integer_power(integer(base), exponent);
            ASSERT_EQ(perfect_power(power), (power_form{base, exponent})) << base << exponent;
            // Mihailescu: 8 and 9 are the only neighbours that are both powers.
            ASSERT_FALSE(is_perfect_power(power + 1));
            ASSERT_EQ(is_perfect_power(power - 1), power == 9);
        }
    }
}

TEST(perfect_power, exponents_are_maximal) {
    for (std::uint64_t exponent : {4, 6, 8, 9, 12, 30, 36, 49, 77, 96, 121}) {
        for (integer const& base : {integer(2), integer(3), integer(35), integer(1000003),
                                    integer_power(integer(10), 30) + 57}) {
            EXPECT_EQ(perfect_power(integer_power(base, exponent)), (power_form{base, exponent}));
            std::uint64_t odd = exponent;
            std::uint64_t even = 1;
            for (; odd % 2 == 0; odd /= 2) even *= 2;
            EXPECT_EQ(perfect_power(-integer_power(base, exponent)),
                      (power_form{-integer_power(base, even), odd}));
        }
    }
}

TEST(perfect_power, large_exponents) {
    // Exponents beyond the tables, short and long roots, with and without small divisors.
    for (std::uint64_t exponent : {97, 101, 103, 127, 202, 211, 307, 1009, 10007}) {
        for (integer const& base : {integer(6), integer(53), integer(59 * 61), integer(1000003),
                                    integer(1000000000039), integer_power(integer(10), 40) + 7}) {
            if (base.bit_length() * exponent > 200000) continue;
            integer const power = integer_power(base, exponent);
            EXPECT_EQ(perfect_power(power), (power_form{base, exponent})) << exponent;
            EXPECT_FALSE(is_perfect_power(power + 1)) << exponent;
            EXPECT_EQ(perfect_power(power * base * 2), (power_form{power * base * 2, 1}));
        }
    }
    // Odd bases with small divisors take the largest exponents for their length.
    for (std::int64_t base : {3, 5, 7, 11, 21, 43, 47, 53, 1027}) {
        for (std::uint64_t exponent : {41, 97, 101, 1009, 1013, 10 * 101, 101 * 103}) {
            EXPECT_EQ(perfect_power(integer_power(integer(base), exponent)),
                      (power_form{base, exponent}));
            EXPECT_EQ(perfect_power(-integer_power(integer(base), exponent)).exponent,
                      exponent % 2 == 1 ? exponent : exponent / 2);
        }
    }
    EXPECT_EQ(perfect_power(integer_power(integer(2 * 53), 7 * 11 * 13)),
              (power_form{2 * 53, 7 * 11 * 13}));
    EXPECT_EQ(perfect_power(integer_power(integer(2), 3) * integer_power(integer(1000003), 9)),
              (power_form{2 * integer_power(integer(1000003), 3), 3}));
}

RC_GTEST_PROP(perfect_power, agrees_with_gmp_and_flint, (integer const& a)) {
    std::uint64_t const exponent = *rc::gen::inRange<std::uint64_t>(1, 30);
    std::int64_t const off = *rc::gen::element<std::int64_t>(0, 0, 0, 1, -1, 2);
    integer const n = integer_power(a, exponent) + off;
    power_form const form = perfect_power(n);
    RC_ASSERT(integer_power(form.base, form.exponent) == n);
    mpz_class const z = to_gmp(n);
    RC_ASSERT(is_perfect_power(n) == (mpz_perfect_power_p(z.get_mpz_t()) != 0));
    if (form.exponent > 1) RC_ASSERT(!is_perfect_power(form.base) || form.base.sign() < 0);
    if (form.base.sign() < 0) RC_ASSERT(form.exponent % 2 == 1);
    if (off == 0 && n.sign() > 0 && n != 1) RC_ASSERT(form.exponent % exponent == 0);
    fmpz_t f;
    fmpz_t root;
    fmpz_init(f);
    fmpz_init(root);
    fmpz_set_mpz(f, z.get_mpz_t());
    bool const flint_says = fmpz_is_perfect_power(root, f) != 0;
    fmpz_clear(f);
    fmpz_clear(root);
    if (n.bit_length() > 1) RC_ASSERT(is_perfect_power(n) == flint_says);
}

}  // namespace
}  // namespace surd
