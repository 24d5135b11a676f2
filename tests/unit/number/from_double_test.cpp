// SPDX-License-Identifier: BSL-1.0
// Purpose: doubles as exact and as simplest rationals, judged by GMP and by search.
#include "surd/number/from_double.hpp"

#include <bit>
#include <cmath>

#include "arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::to_gmp;

TEST(from_double, exact_values) {
    EXPECT_EQ(exact_rational(0.1).value().to_string(), "3602879701896397/36028797018963968");
    EXPECT_EQ(exact_rational(-0.75), -3_q / 4);
    EXPECT_EQ(exact_rational(-0.0), 0_q);
    EXPECT_EQ(exact_rational(5e-324), rational(1, shift_left(1, 1074)));
    EXPECT_EQ(exact_rational(std::numeric_limits<double>::max()),
              rational(shift_left(1, 1024) - shift_left(1, 971)));
}

TEST(from_double, simplest_fractions) {
    EXPECT_EQ(simplest_rational_within_half_ulp(0.1), 1_q / 10);
    EXPECT_EQ(simplest_rational_within_half_ulp(1.0 / 3), 1_q / 3);
    EXPECT_EQ(simplest_rational_within_half_ulp(-2.0 / 3), -2_q / 3);
    EXPECT_EQ(simplest_rational_within_half_ulp(0.3333333333333333), 1_q / 3);
    EXPECT_EQ(simplest_rational_within_half_ulp(0.333333), 333333_q / 1000000);
    EXPECT_EQ(simplest_rational_within_half_ulp(0.0), 0_q);
    EXPECT_EQ(simplest_rational_within_half_ulp(1.0), 1_q);
    EXPECT_EQ(simplest_rational_within_half_ulp(1e15), 1000000000000000_q);
}

TEST(from_double, not_a_number_has_no_value) {
    for (double x : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        EXPECT_TRUE(exact_rational(x).holds<undefined>());
        EXPECT_EQ(exact_rational(x).why(), reason::not_a_number);
        EXPECT_TRUE(simplest_rational_within_half_ulp(x).holds<undefined>());
    }
}

TEST(from_double, simplest_between_against_search) {
    for (std::int64_t d1 = 1; d1 <= 12; ++d1)
        for (std::int64_t n1 = -15; n1 <= 15; ++n1)
            for (std::int64_t d2 = 1; d2 <= 12; ++d2)
                for (std::int64_t n2 = n1 * d2 / d1 - 1; n2 <= 15; ++n2) {
                    rational const lower(n1, d1);
                    rational const upper(n2, d2);
                    for (bool closed : {false, true}) {
                        if (closed ? lower > upper : lower >= upper) continue;
                        rational const found = simplest_between(lower, upper, closed);
                        ASSERT_TRUE(closed ? lower <= found && found <= upper
                                           : lower < found && found < upper);
                        // No smaller denominator, and no smaller magnitude with this one.
                        for (integer d = 1; d <= found.denominator(); ++d) {
                            integer const first = floor(lower * d);
                            for (integer n = first; rational(n, d) <= upper; ++n) {
                                rational const x(n, d);
                                bool const inside =
                                    closed ? lower <= x && x <= upper : lower < x && x < upper;
                                if (!inside) continue;
                                ASSERT_EQ(d, found.denominator());
                                ASSERT_LE(abs(found), abs(x));
                            }
                        }
                    }
                }
}

RC_GTEST_PROP(from_double, both_ways_give_the_double_back, (std::uint64_t bits)) {
    auto const x = std::bit_cast<double>(bits);
    RC_PRE(std::isfinite(x));
    rational const exact = exact_rational(x).value();
    RC_ASSERT(mpq_class(x) == mpq_class(to_gmp(exact.numerator()), to_gmp(exact.denominator())));
    rational const simplest = simplest_rational_within_half_ulp(x).value();
    RC_ASSERT(simplest.denominator() <= exact.denominator());
    // Within half the way to each neighbour; a tie only next to an even significand.
    double const above = std::nextafter(x, HUGE_VAL);
    double const below = std::nextafter(x, -HUGE_VAL);
    bool const even = bits % 2 == 0;
    if (std::isfinite(above)) {
        rational const middle = (exact + exact_rational(above).value()) / 2;
        RC_ASSERT((even ? simplest <= middle : simplest < middle));
    }
    if (std::isfinite(below)) {
        rational const middle = (exact + exact_rational(below).value()) / 2;
        RC_ASSERT((even ? simplest >= middle : simplest > middle));
    }
}

RC_GTEST_PROP(from_double, short_fractions_come_back, ()) {
    auto const p = *rc::gen::inRange<std::int64_t>(-90000, 90001);
    auto const q = *rc::gen::inRange<std::int64_t>(1, 90001);
    double const x = static_cast<double>(p) / static_cast<double>(q);
    RC_ASSERT(*simplest_rational_within_half_ulp(x) == rational(p, q));
}

}  // namespace
}  // namespace surd
