// SPDX-License-Identifier: BSL-1.0
// Purpose: solutions of a*x^r + b = c and of equations with square roots, extraneous ones named.
#include "surd/real/solve.hpp"

#include <gtest/gtest.h>

#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;
using every = real_solutions::every;

template <class Outcome>
std::string values(Outcome const& found) {
    if (!found) return "no answer";
    std::string text = "{";
    for (exact_real const& x : found->values)
        text += (text.size() > 1 ? ", " : "") + to_string(best_form(x));
    return text + "}";
}

template <class Outcome>
std::string extraneous(Outcome const& found) {
    std::string text = "{";
    for (extraneous_root const& x : found->extraneous) {
        text += (text.size() > 1 ? "; " : "") + to_string(best_form(x.candidate)) + ": ";
        text += x.left ? to_string(best_form(*x.left)) : "not real";
        text += " against " + to_string(*x.right);
    }
    return text + "}";
}

TEST(power_equations, integer_powers) {
    EXPECT_EQ(values(solve_power_equation(1, 2, 0, 49)), "{-7, 7}");
    EXPECT_EQ(values(solve_power_equation(1, 2, 0, -9)), "{}");
    EXPECT_EQ(values(solve_power_equation(1, 3, 0, -8)), "{-2}");
    EXPECT_EQ(values(solve_power_equation(3, 4, 1, 49)), "{-2, 2}");
    EXPECT_EQ(values(solve_power_equation(1, -2, 0, 4)), "{-1/2, 1/2}");
    EXPECT_EQ(values(solve_power_equation(1, -1, 0, 0)), "{}");
    EXPECT_EQ(solve_power_equation(1, 4, 0, -1)->nonreal_count, integer(4));
    EXPECT_EQ(solve_power_equation(1, 3, 0, -8)->nonreal_count, integer(2));
    EXPECT_EQ(solve_power_equation(1, 5, 7, 7)->nonreal_count, integer(0));
    EXPECT_EQ(values(solve_power_equation(1, 5, 7, 7)), "{0}");
}

TEST(power_equations, rational_powers) {
    EXPECT_EQ(values(solve_power_equation(1, rational(2, 3), 0, 4)), "{-8, 8}");
    EXPECT_EQ(values(solve_power_equation(1, rational(1, 3), 0, -2)), "{-8}");
    EXPECT_EQ(values(solve_power_equation(1, rational(3, 2), 0, 8)), "{4}");
    EXPECT_EQ(values(solve_power_equation(1, rational(-2, 3), 0, 4)), "{-1/8, 1/8}");
    auto const none = solve_power_equation(1, rational(1, 2), 0, -3);
    EXPECT_EQ(values(none), "{}");
    EXPECT_EQ(extraneous(none), "{9: 3 against -3}");
    EXPECT_EQ(extraneous(solve_power_equation(2, rational(1, 2), 5, 1)), "{4: 9 against 1}");
    EXPECT_FALSE(none->nonreal_count.has_value());
}

TEST(power_equations, coefficients_may_be_irrational) {
    EXPECT_EQ(values(solve_power_equation(sqrt_of(2), 2, 1, 1 + sqrt_of(8))),
              "{-sqrt(2), sqrt(2)}");
    EXPECT_EQ(values(solve_power_equation(1, 2, 0, 3 + 2 * sqrt_of(2))),
              "{-1 - sqrt(2), 1 + sqrt(2)}");
    exact_real const zero = sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6));
    EXPECT_EQ(solve_power_equation(zero, 2, 1, 1)->all, every::real);
    EXPECT_EQ(values(solve_power_equation(zero, 2, 1, 2)), "{}");
}

TEST(power_equations, sets_that_are_no_list) {
    EXPECT_EQ(solve_power_equation(1, 0, 0, 1)->all, every::nonzero);
    EXPECT_EQ(solve_power_equation(1, 0, 0, 1, convention::combinatorial)->all, every::real);
    EXPECT_EQ(solve_power_equation(1, 0, 0, 2)->all, every::no);
    EXPECT_EQ(solve_power_equation(0, rational(1, 2), 3, 3)->all, every::nonnegative);
    EXPECT_EQ(solve_power_equation(0, rational(-1, 2), 3, 3)->all, every::positive);
    EXPECT_EQ(solve_power_equation(0, -2, 3, 3)->all, every::nonzero);
    EXPECT_EQ(solve_power_equation(0, 2, 3, 4)->all, every::no);
}

TEST(power_equations, conventions_decide_about_negative_bases) {
    EXPECT_EQ(values(solve_power_equation(1, rational(2, 3), 0, 4, convention::principal)), "{8}");
    EXPECT_TRUE(solve_power_equation(1, rational(2, 3), 0, 4, convention::strict)
                    .holds<convention_dependent>());
    EXPECT_TRUE(solve_power_equation(1, rational(2, 3), 0, 4)
                    .conventions_used()
                    .contains(question::negative_base));
    // Positive solutions alone depend on nothing.
    EXPECT_EQ(values(solve_power_equation(1, rational(1, 3), 0, 2, convention::strict)), "{8}");
}

TEST(root_equations, one_root_and_a_line) {
    auto const a = solve_root_equals_line(1, 2, 1, 0);  // sqrt(x+2) = x
    EXPECT_EQ(values(a), "{2}");
    EXPECT_EQ(extraneous(a), "{-1: 1 against -1}");
    auto const b = solve_root_equals_line(2, 3, 1, 0);  // sqrt(2x+3) = x
    EXPECT_EQ(values(b), "{3}");
    EXPECT_EQ(extraneous(b), "{-1: 1 against -1}");
    EXPECT_EQ(values(solve_root_equals_line(1, 1, 1, -1)), "{3}");
    EXPECT_EQ(values(solve_root_equals_line(1, 0, 0, -3)), "{}");
    EXPECT_EQ(extraneous(solve_root_equals_line(1, 0, 0, -3)), "{9: 3 against -3}");
    EXPECT_EQ(values(solve_root_equals_line(1, -1, 0, 2)), "{5}");
    EXPECT_EQ(values(solve_root_equals_line(0, 4, 1, 0)), "{2}");
    EXPECT_EQ(solve_root_equals_line(0, 4, 0, 2)->all, every::real);
    EXPECT_EQ(values(solve_root_equals_line(0, -4, 1, 0)), "{}");
    EXPECT_EQ(values(solve_root_equals_line(1, 0, 1, fraction(1, 4))), "{1/4}");
    EXPECT_EQ(values(solve_root_equals_line(1, 0, 1, 1)), "{}");
    EXPECT_EQ(values(solve_root_equals_line(1, 1, 1, 0)), "{1/2 + 1/2*sqrt(5)}");
}

TEST(root_equations, two_roots) {
    // sqrt(x+9) = sqrt(x) + 3 holds at 0 only.
    EXPECT_EQ(values(solve_two_roots(1, 9, -1, 1, 0, 3)), "{0}");
    EXPECT_EQ(values(solve_two_roots(1, 5, 1, 1, 0, 5)), "{4}");       // sqrt(x+5) + sqrt(x) = 5
    EXPECT_EQ(values(solve_two_roots(2, 3, -1, 1, 1, 1)), "{-1, 3}");  // sqrt(2x+3)-sqrt(x+1) = 1
    EXPECT_EQ(values(solve_two_roots(1, 0, 1, 1, 0, 0)), "{0}");
    EXPECT_EQ(values(solve_two_roots(2, 1, -1, 1, 4, 0)), "{3}");
    EXPECT_EQ(values(solve_two_roots(2, -8, -1, 1, -5, 0)), "{}");  // both radicands -2 at x = 3
    auto const same = solve_two_roots(2, -6, -1, 2, -6, 0);
    EXPECT_EQ(same->all, every::at_least);
    EXPECT_EQ(to_string(same->bound), "3");
    EXPECT_EQ(solve_two_roots(-2, -6, -1, -2, -6, 0)->all, every::at_most);
    EXPECT_EQ(solve_two_roots(0, 4, 1, 0, 9, 5)->all, every::real);
    EXPECT_EQ(values(solve_two_roots(0, 4, 1, 0, 9, 6)), "{}");
    auto const none = solve_two_roots(1, 5, -1, 1, 0, 5);  // sqrt(x+5) - sqrt(x) = 5: x = 4 is not
    EXPECT_EQ(values(none), "{}");
    EXPECT_EQ(extraneous(none), "{4: 1 against 5}");
}

}  // namespace
}  // namespace surd
