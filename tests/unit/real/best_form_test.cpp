// SPDX-License-Identifier: BSL-1.0
// Purpose: best forms: denested, rationalised, collected; and what a form lacks.
#include "surd/real/best_form.hpp"

#include <gtest/gtest.h>

#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;

std::string best(exact_real const& a) {
    exact_real const b = best_form(a);
    EXPECT_EQ(equal(a, b), true) << to_string(a) << " is not " << to_string(b);
    return to_string(b);
}

TEST(best_form, square_roots_of_one_level) {
    EXPECT_EQ(best(sqrt_of(5 + 2 * sqrt_of(6))), "sqrt(2) + sqrt(3)");
    EXPECT_EQ(best(sqrt_of(5 - 2 * sqrt_of(6))), "-sqrt(2) + sqrt(3)");
    EXPECT_EQ(best(sqrt_of(3 + 2 * sqrt_of(2))), "1 + sqrt(2)");
    EXPECT_EQ(best(sqrt_of(2 + sqrt_of(3))), "1/2*sqrt(2) + 1/2*sqrt(6)");
    EXPECT_EQ(best(sqrt_of(8 - sqrt_of(63))), "3/2*sqrt(2) - 1/2*sqrt(14)");
    EXPECT_EQ(best(sqrt_of((sqrt_of(2) - 2) * (sqrt_of(2) - 2))), "2 - sqrt(2)");
    EXPECT_EQ(best(sqrt_of(fraction(1, 4) + fraction(1, 9) + over(sqrt_of(1), 3))), "5/6");
    EXPECT_EQ(best(root_of(4, 17 + 12 * sqrt_of(2))), "1 + sqrt(2)");
    EXPECT_EQ(best(sqrt_of(5 * sqrt_of(3) + 6 * sqrt_of(2))), "12^(1/4) + 27^(1/4)");
    EXPECT_EQ(best(abs(sqrt_of(2) - sqrt_of(3 + sqrt_of(5)))), "-1/2*sqrt(2) + 1/2*sqrt(10)");
}

TEST(best_form, square_roots_of_several) {
    EXPECT_EQ(best(sqrt_of(10 + 2 * sqrt_of(6) + 2 * sqrt_of(10) + 2 * sqrt_of(15))),
              "sqrt(2) + sqrt(3) + sqrt(5)");
    EXPECT_EQ(best(sqrt_of(21 - 4 * sqrt_of(5) + 8 * sqrt_of(3) - 4 * sqrt_of(15))),
              "2 + 2*sqrt(3) - sqrt(5)");
    EXPECT_EQ(best(sqrt_of(3 + 2 * sqrt_of(2)) + sqrt_of(5 + 2 * sqrt_of(6)) +
                   sqrt_of(7 + 4 * sqrt_of(3))),
              "3 + 2*sqrt(2) + 2*sqrt(3)");
}

TEST(best_form, two_levels) {
    EXPECT_EQ(best(sqrt_of(16 - 2 * sqrt_of(29) + 2 * sqrt_of(55 - 10 * sqrt_of(29)))),
              "sqrt(5) + sqrt(11 - 2*sqrt(29))");
    EXPECT_EQ(best(sqrt_of(2 + sqrt_of(2 + sqrt_of(3))) * sqrt_of(2 - sqrt_of(2 + sqrt_of(3)))),
              "-1/2*sqrt(2) + 1/2*sqrt(6)");
    EXPECT_EQ(best(over(sqrt_of(2 + sqrt_of(2)) + sqrt_of(2 - sqrt_of(2)), 2 * sqrt_of(2))),
              "1/2*sqrt(2 + sqrt(2))");
    EXPECT_EQ(best(sqrt_of(1 + sqrt_of(5 + 2 * sqrt_of(6)))), "sqrt(1 + sqrt(2) + sqrt(3))");
}

TEST(best_form, what_cannot_be_denested_stays) {
    for (exact_real const& a : {sqrt_of(5 + 2 * sqrt_of(7)), sqrt_of(1 + sqrt_of(2)),
                                sqrt_of(2 + sqrt_of(2 + sqrt_of(2))), cbrt_of(1 + sqrt_of(2)),
                                cbrt_of(3 + cbrt_of(2)), sqrt_of(1 + cbrt_of(2))})
        EXPECT_EQ(best(a), to_string(a));
    EXPECT_EQ(best(sqrt_of(8 + 8 * sqrt_of(7))), "2*sqrt(2 + 2*sqrt(7))");
    EXPECT_EQ(best(sqrt_of(fraction(1, 3) + fraction(1, 2) * sqrt_of(7))),
              "1/6*sqrt(12 + 18*sqrt(7))");
}

TEST(best_form, cubic_and_higher) {
    EXPECT_EQ(best(cbrt_of(2 + sqrt_of(5))), "1/2 + 1/2*sqrt(5)");
    EXPECT_EQ(best(cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(5))), "1");
    EXPECT_EQ(best(cbrt_of(10 + 6 * sqrt_of(3))), "1 + sqrt(3)");
    EXPECT_EQ(best(cbrt_of(85 + 62 * sqrt_of(7))), "1 + 2*sqrt(7)");
    EXPECT_EQ(best(cbrt_of(sqrt_of(108) + 10) - cbrt_of(sqrt_of(108) - 10)), "2");
    EXPECT_EQ(best(root_of(6, 77 + 20 * sqrt_of(13)) - root_of(6, 77 - 20 * sqrt_of(13))), "1");
    EXPECT_EQ(best(root_of(5, 41 + 29 * sqrt_of(2))), "1 + sqrt(2)");
    // 3*(1 + sqrt(2))^3 = 21 + 15*sqrt(2)
    EXPECT_EQ(best(cbrt_of(21 + 15 * sqrt_of(2))), "3^(1/3) + 72^(1/6)");
}

TEST(best_form, of_ramanujan) {
    EXPECT_EQ(best(cbrt_of(cbrt_of(2) - 1)), "1/3*3^(1/3) - 1/3*6^(1/3) + 1/3*12^(1/3)");
    EXPECT_EQ(best(sqrt_of(cbrt_of(5) - cbrt_of(4))), "1/3*2^(1/3) + 1/3*20^(1/3) - 1/3*25^(1/3)");
    EXPECT_EQ(best(sqrt_of(cbrt_of(28) - cbrt_of(27))), "-1/3 - 1/3*28^(1/3) + 1/3*98^(1/3)");
    EXPECT_EQ(best(cbrt_of(root_of(5, fraction(32, 5)) - root_of(5, fraction(27, 5)))),
              "1/5*125^(1/5) + 1/5*375^(1/5) - 1/5*1125^(1/5)");
    exact_real const f5 = root_of(4, 5);
    EXPECT_EQ(best(root_of(4, over(3 + 2 * f5, 3 - 2 * f5))),
              "3/2 + 1/2*sqrt(5) + 1/2*5^(1/4) + 1/2*125^(1/4)");
}

TEST(best_form, denominators) {
    EXPECT_EQ(best(over(1, sqrt_of(2 + sqrt_of(3)))), "-1/2*sqrt(2) + 1/2*sqrt(6)");
    EXPECT_EQ(best(over(1, sqrt_of(3 + sqrt_of(2)))), "(3/7 - 1/7*sqrt(2))*sqrt(3 + sqrt(2))");
    EXPECT_EQ(best(over(1, 1 + sqrt_of(3 + sqrt_of(2)))),
              "-1 + 1/2*sqrt(2) + (1 - 1/2*sqrt(2))*sqrt(3 + sqrt(2))");
    EXPECT_TRUE(
        is_in_form(best_form(over(1, 1 + cbrt_of(3 + sqrt_of(2)))), radical_form::rationalised)
            .holds);
}

TEST(best_form, is_its_own_best_form) {
    for (exact_real const& a :
         {sqrt_of(5 + 2 * sqrt_of(7)) + sqrt_of(3 + sqrt_of(2)),
          over(1, 1 + sqrt_of(3 + sqrt_of(2))),
          sqrt_of(16 - 2 * sqrt_of(29) + 2 * sqrt_of(55 - 10 * sqrt_of(29)))}) {
        exact_real const once = best_form(a);
        EXPECT_EQ(to_string(best_form(once)), to_string(once));
    }
}

TEST(rational_values, are_decided) {
    auto const rational_of = [](exact_real const& a) {
        auto const found = as_rational(a);
        EXPECT_TRUE(found) << to_string(a);
        return found && *found ? (*found)->to_string() : std::string("irrational");
    };
    EXPECT_EQ(rational_of(cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(5))), "1");
    EXPECT_EQ(rational_of(over(cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(5)), 7)), "1/7");
    EXPECT_EQ(rational_of(sqrt_of(5 + 2 * sqrt_of(6)) - sqrt_of(2) - sqrt_of(3)), "0");
    EXPECT_EQ(rational_of(sqrt_of(2) + 1), "irrational");
    EXPECT_EQ(rational_of(sqrt_of(2 + sqrt_of(2))), "irrational");
    EXPECT_EQ(rational_of(sqrt_of(2 + sqrt_of(2)) * sqrt_of(2 - sqrt_of(2)) * sqrt_of(2)), "2");
    EXPECT_EQ(rational_of(sqrt_of(2 + sqrt_of(2)) * sqrt_of(2 - sqrt_of(2))), "irrational");
    EXPECT_EQ(rational_of(cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(6))), "irrational");
    EXPECT_EQ(rational_of(over(fraction(22, 7) * sqrt_of(2 + sqrt_of(3)), sqrt_of(2) + sqrt_of(6))),
              "11/7");
}

TEST(form_facts, name_what_remains) {
    exact_real const quotient = over(1, sqrt_of(3 + sqrt_of(2)));
    form_report const q = is_in_form(quotient, radical_form::rationalised);
    EXPECT_FALSE(q.holds);
    ASSERT_EQ(q.remains.size(), 1u);
    EXPECT_EQ(q.remains[0], "the denominator sqrt(3 + sqrt(2)) is not rational");
    EXPECT_TRUE(is_in_form(best_form(quotient), radical_form::rationalised).holds);

    exact_real const inner = sqrt_of(fraction(1, 3) + fraction(1, 2) * sqrt_of(7));
    EXPECT_FALSE(is_in_form(inner, radical_form::simplest_radical).holds);
    EXPECT_TRUE(is_in_form(best_form(inner), radical_form::simplest_radical).holds);
    EXPECT_TRUE(is_in_form(1 + sqrt_of(2), radical_form::simplest_radical).holds);
    EXPECT_TRUE(is_in_form(quotient, radical_form::lowest_terms).holds);
    EXPECT_TRUE(is_in_form(quotient, radical_form::no_negative_exponents).holds);
}

}  // namespace
}  // namespace surd
