// SPDX-License-Identifier: BSL-1.0
// Purpose: decimal digits, enclosures and doubles against MPFR, on ties and boundaries.
#include "surd/real/digits.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "unit/real/twin.hpp"

namespace surd {
namespace {

using namespace test;

exact_real hidden_zero() { return sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6)); }

std::string rounded(exact_real const& a, std::uint64_t n) { return digits(a, n)->to_string(); }

TEST(decimal_digits, known_values) {
    EXPECT_EQ(rounded(sqrt_of(2), 50), "1.4142135623730950488016887242096980785696718753769");
    EXPECT_EQ(rounded(-cbrt_of(2), 10), "-1.259921050");
    EXPECT_EQ(rounded(fraction(1, 3), 5), "0.33333");
    EXPECT_EQ(rounded(0, 5), "0");
    EXPECT_EQ(rounded(hidden_zero(), 5), "0");
    EXPECT_EQ(rounded(12345, 2), "12000");
    EXPECT_EQ(rounded(tiny(30) * 15, 2), "1.5e-29");
    EXPECT_EQ(digits(tiny(30) * 15, 2)->to_string(40), "0.000000000000000000000000000015");
    EXPECT_EQ(rounded(power_of(10, 30), 3), "1.00e30");
}

TEST(decimal_digits, ties_go_to_even_and_are_decided) {
    EXPECT_EQ(rounded(fraction(5, 2), 1), "2");
    EXPECT_EQ(rounded(fraction(7, 2), 1), "4");
    // The tie is met only after algebra.
    EXPECT_EQ(rounded(fraction(5, 2) + hidden_zero(), 1), "2");
    EXPECT_EQ(rounded(fraction(7, 2) + hidden_zero(), 1), "4");
    EXPECT_EQ(rounded(fraction(5, 2) + hidden_zero() + tiny(300), 1), "3");
    EXPECT_EQ(rounded(fraction(7, 2) + hidden_zero() - tiny(300), 1), "3");
    EXPECT_EQ(rounded(-fraction(5, 2) + hidden_zero(), 1), "-2");
}

TEST(decimal_digits, carries_and_exactness) {
    EXPECT_EQ(rounded(fraction(99999, 100000), 3), "1.00");
    EXPECT_EQ(rounded(1 - tiny(60), 5), "1.0000");
    EXPECT_FALSE(digits(1 - tiny(60), 5)->is_exact);
    EXPECT_TRUE(digits(1 + hidden_zero(), 5)->is_exact);
    EXPECT_FALSE(digits(sqrt_of(2), 5)->is_exact);
    EXPECT_TRUE(digits(fraction(1, 8), 3)->is_exact);
    EXPECT_FALSE(digits(fraction(1, 8), 2)->is_exact);
    EXPECT_EQ(rounded(1 - tiny(5) + hidden_zero(), 5), "0.99999");
    EXPECT_EQ(rounded(1 + hidden_zero() - tiny(200), 4), "1.000");
}

TEST(decimal_digits, ten_thousand_of_them) {
    twin sum = combine(twin(3), root_of_magnitude(twin(5), 2), '+');
    exact_real const a = sqrt_of(2) + sqrt_of(sum.exact);
    auto const found = digits(a, 10000);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->digits.size(), 10000u);
    mpfr_t x;
    mpfr_t y;
    mpfr_inits2(33300, x, y, nullptr);
    mpfr_sqrt_ui(x, 5, MPFR_RNDN);
    mpfr_add_ui(x, x, 3, MPFR_RNDN);
    mpfr_sqrt(x, x, MPFR_RNDN);
    mpfr_sqrt_ui(y, 2, MPFR_RNDN);
    mpfr_add(x, x, y, MPFR_RNDN);
    mpfr_exp_t exponent = 0;
    char* text = mpfr_get_str(nullptr, &exponent, 10, 10000, x, MPFR_RNDN);
    EXPECT_EQ(found->digits, text);
    mpfr_free_str(text);
    mpfr_clears(x, y, nullptr);
}

TEST(decimal_digits, random_expressions_against_mpfr) {
    std::mt19937_64 random(20240611);
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        twin const a = random_twin(random, 3);
        if (!is_plainly_not_zero(a)) continue;
        std::size_t const n = 1 + random() % 60;
        auto const found = digits(a.exact, n);
        ASSERT_TRUE(found) << to_string(a.exact);
        mpfr_exp_t exponent = 0;
        char* text =
            mpfr_get_str(nullptr, &exponent, 10, n < 2 ? 2 : n, a.approximate.get(), MPFR_RNDN);
        std::string expected = text;
        mpfr_free_str(text);
        if (n < 2 || found->is_exact) continue;
        bool const negative = expected[0] == '-';
        EXPECT_EQ(found->negative, negative);
        EXPECT_EQ(found->digits, expected.substr(negative)) << to_string(a.exact);
        EXPECT_EQ(found->exponent, exponent) << to_string(a.exact);
        ++compared;
    }
    EXPECT_GT(compared, 200);
}

TEST(doubles, correctly_rounded_in_every_direction) {
    std::mt19937_64 random(77);
    std::pair<rounding, mpfr_rnd_t> const directions[] = {{rounding::nearest_even, MPFR_RNDN},
                                                          {rounding::towards_zero, MPFR_RNDZ},
                                                          {rounding::downward, MPFR_RNDD},
                                                          {rounding::upward, MPFR_RNDU}};
    for (int i = 0; i < 400; ++i) {
        twin const a = random_twin(random, 3);
        if (!is_plainly_not_zero(a)) continue;
        // MPFR's value of an exact number may be a unit off in its last place.
        if (digits(a.exact, 40)->is_exact) continue;
        for (auto const& [ours, theirs] : directions)
            EXPECT_EQ(*to_double(a.exact, ours), mpfr_get_d(a.approximate.get(), theirs))
                << to_string(a.exact);
    }
}

TEST(doubles, ties_and_boundaries) {
    exact_real const half_ulp = power_of(2, -53);
    EXPECT_EQ(*to_double(1 + half_ulp + hidden_zero()), 1.0);
    EXPECT_EQ(*to_double(1 + half_ulp + hidden_zero() + tiny(100)), 1.0 + 0x1p-52);
    EXPECT_EQ(*to_double(1 + 3 * half_ulp + hidden_zero()), 1.0 + 0x1p-51);
    EXPECT_EQ(*to_double(1 + hidden_zero(), rounding::upward), 1.0);
    EXPECT_EQ(*to_double(1 + hidden_zero() - tiny(100), rounding::downward), 1.0 - 0x1p-53);
    EXPECT_EQ(*to_double(1 + hidden_zero() - tiny(100), rounding::upward), 1.0);
    EXPECT_EQ(*to_double(-1 - tiny(100), rounding::towards_zero), -1.0);
    EXPECT_EQ(*to_double(-1 - tiny(100), rounding::downward), -1.0 - 0x1p-52);
    EXPECT_EQ(*to_double(hidden_zero()), 0.0);
}

TEST(doubles, subnormals_and_overflow) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double greatest = std::numeric_limits<double>::max();
    exact_real const least = power_of(2, -1074);
    EXPECT_EQ(*to_double(least * fraction(1, 2)), 0.0);
    EXPECT_EQ(*to_double(least * fraction(3, 4)), 0x1p-1074);
    EXPECT_EQ(*to_double(least * fraction(3, 2)), 0x1p-1073);
    EXPECT_EQ(*to_double(least * fraction(1, 1000), rounding::upward), 0x1p-1074);
    EXPECT_EQ(*to_double(least * tiny(50), rounding::upward), 0x1p-1074);
    EXPECT_EQ(*to_double(least * tiny(50)), 0.0);
    EXPECT_EQ(*to_double(least * sqrt_of(2)), 0x1p-1074);
    exact_real const beyond = power_of(2, 1024);
    exact_real const half = power_of(2, 970);
    EXPECT_EQ(*to_double(beyond - half), infinity);  // a tie: the even neighbour overflows
    EXPECT_EQ(*to_double(beyond - half - 1), greatest);
    EXPECT_EQ(*to_double(beyond, rounding::towards_zero), greatest);
    EXPECT_EQ(*to_double(-beyond, rounding::upward), -greatest);
    EXPECT_EQ(*to_double(-beyond, rounding::downward), -infinity);
    EXPECT_EQ(*to_double(beyond * sqrt_of(2), rounding::downward), greatest);
    EXPECT_EQ(*to_double(power_of(10, 400)), infinity);
}

TEST(enclosures, hold_the_number) {
    std::mt19937_64 random(5);
    for (int i = 0; i < 200; ++i) {
        twin const a = random_twin(random, 3);
        for (std::uint64_t bits : {1, 20, 100, 700}) {
            auto const e = enclose(a.exact, bits);
            ASSERT_TRUE(e);
            EXPECT_LE(e->upper - e->lower, 2);
            rational const unit = e->scale >= 0
                                      ? rational(1, shift_left(1, static_cast<unsigned>(e->scale)))
                                      : rational(shift_left(1, static_cast<unsigned>(-e->scale)));
            EXPECT_LE(compare(unit * rational(e->lower), a.exact)->sign, 0);
            EXPECT_GE(compare(unit * rational(e->upper), a.exact)->sign, 0);
        }
    }
    auto const zero = enclose(hidden_zero(), 100);
    EXPECT_EQ(zero->scale, 200);
    EXPECT_LE(zero->lower, 0);
    EXPECT_GE(zero->upper, 0);
}

TEST(decimal_digits, beyond_limits_is_said) {
    limits poor;
    poor.max_bits = 1000;
    EXPECT_TRUE(digits(sqrt_of(2), 1000, poor).holds<beyond_limits>());
    EXPECT_TRUE(digits(sqrt_of(2), 100, poor));
    EXPECT_TRUE(digits(power_of(1 + sqrt_of(2), 1000000000), 5).holds<beyond_limits>());
}

}  // namespace
}  // namespace surd
