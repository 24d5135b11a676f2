// SPDX-License-Identifier: BSL-1.0
// Purpose: the readings of a convention-dependent power, and principal values.
#include "surd/power/candidates.hpp"

#include "surd/power/polar_form.hpp"
#include "surd/power/pow.hpp"
#include "surd/power/root.hpp"
#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;

auto const zero = candidates(pow(0_q, 0_e));
auto const cube = candidates(pow(-8_q, 1_e / 3, convention::strict));

TEST(candidates, hold_for_the_plain_cases) {
    EXPECT_TRUE((zero.size() == 2 && zero[0].convention == "one" && zero[0].value == 1));
    EXPECT_TRUE((zero[1].convention == "undefined" && zero[1].value.holds<undefined>()));
    EXPECT_TRUE((cube.size() == 3 && cube[0].convention == "real-odd-root" && cube[0].value == -2));
    EXPECT_TRUE((cube[1].convention == "principal" && cube[1].value.holds<non_real>()));
    EXPECT_TRUE((cube[2].convention == "undefined" && cube[2].value.holds<undefined>()));
    EXPECT_TRUE((candidates(pow(-8_q, 2_e / 3, convention::strict))[0].value == 4));
    EXPECT_TRUE((candidates(pow(-8_q, -5_e / 3, convention::strict))[0].value == -1_q / 32));
    EXPECT_TRUE((candidates(pow(8_q, 1_e / 3)).empty() && candidates(sqrt(-9_q)).empty()));
}

TEST(candidates, at_run_time) {
    EXPECT_EQ(candidates(pow(0_q, 0_e)).size(), 2u);
    EXPECT_EQ(candidates(pow(-8_q, 1_e / 3, convention::strict))[0].value, -2);
    EXPECT_TRUE(candidates(pow(8_q, 1_e / 3)).empty());
}

RC_GTEST_PROP(candidates, are_what_each_convention_gives, ()) {
    rational const x = *rc::gen::element(-1, 0) * *surd::testing::small_positive_rational();
    exponent const e(*rc::gen::inRange(-8, 9), *rc::gen::inRange(1, 9));
    for (candidate const& reading : candidates(pow(x, e, convention::strict))) {
        conventions chosen = convention::strict;
        if (x.is_zero()) {
            chosen.zero_to_zero =
                reading.convention == "one" ? zero_to_zero::one : zero_to_zero::undefined;
        } else {
            chosen.negative_base = reading.convention == "principal" ? negative_base::principal
                                   : reading.convention == "undefined"
                                       ? negative_base::undefined
                                       : negative_base::real_odd_root;
        }
        power_outcome const y = pow(x, e, chosen);
        RC_ASSERT(y.why() == reading.value.why());
        if (y) RC_ASSERT(*y == *reading.value);
    }
}

TEST(polar_form, is_shown_in_both_notations) {
    struct {
        rational base;
        exponent e;
        char const* plain;
        char const* unicode;
    } const cases[] = {
        {-9, 1_e / 2, "3*e^(i*pi/2)", "3·e^(iπ/2)"},
        {-1, 3_e / 4, "e^(3*i*pi/4)", "e^(3iπ/4)"},
        {-4, -3_e / 4, "1/4*sqrt(2)*e^(-3*i*pi/4)", "√2/4·e^(-3iπ/4)"},
        {-2, 5_e / 2, "4*sqrt(2)*e^(i*pi/2)", "4√2·e^(iπ/2)"},
    };
    for (auto const& [base, e, plain, unicode] : cases) {
        auto const form = principal_value(pow(base, e));
        ASSERT_TRUE(form.has_value());
        EXPECT_EQ(form->to_string(), plain);
        EXPECT_EQ(form->to_unicode(), unicode);
    }
    EXPECT_EQ((polar_form{2, {1, 1}}.to_string()), "2*e^(i*pi)");
    EXPECT_FALSE(principal_value(pow(9_q, 1_e / 2)).has_value());
    EXPECT_FALSE(principal_value(pow(0_q, 0_e)).has_value());
}

}  // namespace
}  // namespace surd
