// SPDX-License-Identifier: BSL-1.0
// Purpose: the real solutions of x^e = c, checked by putting them in.
#include "surd/power/solve.hpp"

#include "surd/power/pow.hpp"
#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using every = power_solutions::every;

constexpr bool has(outcome<power_solutions, convention_dependent, beyond_limits> const& found,
                   std::initializer_list<radical> expected) {
    if (!found.has_value() || found->all != every::no || found->size() != expected.size())
        return false;
    std::size_t i = 0;
    for (radical const& x : expected)
        if ((*found)[i++] != x) return false;
    return true;
}

TEST(solve_power, hold_for_the_plain_cases) {
    EXPECT_TRUE((has(solve_power(2_e, 49), {-7, 7}) && has(solve_power(2_e, -9), {})));
    EXPECT_TRUE((has(solve_power(3_e, -8), {-2}) && has(solve_power(3_e, 8), {2})));
    EXPECT_TRUE((has(solve_power(2_e, 0), {0}) && has(solve_power(-2_e, 0), {})));
    EXPECT_TRUE(
        (has(solve_power(-2_e, 4), {-1_q / 2, 1_q / 2}) && has(solve_power(-1_e, -4), {-1_q / 4})));
    EXPECT_TRUE(
        (has(solve_power(2_e, 2), {-*simplest_form(2_q, 1, 2), *simplest_form(2_q, 1, 2)})));
    EXPECT_TRUE((has(solve_power(1_e / 2, 3), {9}) && has(solve_power(1_e / 2, -3), {})));
    EXPECT_TRUE((has(solve_power(2_e / 3, 4), {-8, 8}) && has(solve_power(1_e / 3, -2), {-8})));
    EXPECT_TRUE((has(solve_power(3_e / 2, 8), {4}) && has(solve_power(3_e / 2, -8), {})));
    EXPECT_TRUE((has(solve_power(2_e / 3, 4, convention::principal), {8})));
    EXPECT_TRUE((has(solve_power(1_e / 3, -2, convention::principal), {})));
    EXPECT_TRUE((solve_power(2_e / 3, 4, convention::strict).holds<convention_dependent>()));
    EXPECT_TRUE((solve_power(1_e / 3, -2, convention::strict).holds<convention_dependent>()));
    EXPECT_TRUE((has(solve_power(1_e / 3, 2, convention::strict), {8})));
    EXPECT_TRUE((has(solve_power(2_e / 3, -4, convention::strict), {})));
    EXPECT_TRUE((solve_power(0_e, 1)->all == every::nonzero && !solve_power(0_e, 1)->is_empty()));
    EXPECT_TRUE((solve_power(0_e, 1, convention::combinatorial)->all == every::real));
    EXPECT_TRUE((solve_power(0_e, 2)->is_empty()));
    EXPECT_TRUE(
        (*solve_power(5_e, 32)->nonreal_count == 4 && *solve_power(4_e, 16)->nonreal_count == 2));
    EXPECT_TRUE(
        (*solve_power(4_e, -16)->nonreal_count == 4 && *solve_power(-3_e, 8)->nonreal_count == 2));
    EXPECT_TRUE(
        (*solve_power(4_e, 0)->nonreal_count == 0 && !solve_power(2_e / 3, 4)->nonreal_count));
    EXPECT_TRUE(
        (solve_power(2_e / 3, 4)->conventions_used == question_set(question::negative_base)));
    EXPECT_TRUE((solve_power(2_e, 4)->conventions_used.empty()));
    EXPECT_TRUE((has(solve_power(2_q, 49), {-7, 7})));
}

TEST(solve_power, at_run_time) {
    EXPECT_TRUE(has(solve_power(2_e, 49), {-7, 7}));
    EXPECT_TRUE(has(solve_power(3_e, -8), {-2}));
    EXPECT_TRUE(has(solve_power(2_e, -9), {}));
    int count = 0;
    for (radical const& x : *solve_power(2_e, 49)) count += static_cast<int>(x.sign());
    EXPECT_EQ(count, 0);
    rational const huge = integer_power(integer(10), 30);
    EXPECT_TRUE(has(solve_power(huge, 1), {-1, 1}));
    EXPECT_EQ(*solve_power(huge, 1)->nonreal_count, integer_power(integer(10), 30) - 2);
    EXPECT_EQ(solve_power(1 / huge, 2).why(), reason::too_many_bits);
}

RC_GTEST_PROP(solve_power, solutions_solve_and_none_is_missing, (radical const& c)) {
    exponent const e(*rc::gen::inRange(-6, 7), *rc::gen::inRange(1, 7));
    conventions const chosen{zero_to_zero::ask,
                             *rc::gen::element(negative_base::real_odd_root,
                                               negative_base::principal, negative_base::undefined),
                             even_fraction::ask};
    auto const found = solve_power(e, c, chosen);
    RC_ASSERT(found.has_value());
    for (std::size_t i = 0; i < found->size(); ++i) {
        RC_ASSERT(pow((*found)[i], e, chosen) == c);
        if (i > 0) RC_ASSERT((*found)[i - 1] < (*found)[i]);
    }
    // Whatever power of some x there is, x is among the solutions for it.
    radical const x = *rc::gen::arbitrary<radical>();
    power_outcome const value = pow(x, e, chosen);
    if (value && !e.is_zero()) {
        auto const back = solve_power(e, *value, chosen);
        RC_ASSERT(std::find(back->begin(), back->end(), x) != back->end());
    }
}

}  // namespace
}  // namespace surd
