// SPDX-License-Identifier: BSL-1.0
// Purpose: exact logarithms, each case decided.
#include "surd/power/log.hpp"

#include "surd/power/pow.hpp"
#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using kind = exponent_solutions::kind;

radical root_of(rational const& x, std::int64_t n) { return *simplest_form(x, 1, n); }

TEST(log, rational) {
    struct {
        radical base, value;
        rational expected;
    } const cases[] = {
        {2, 8, 3},
        {8, 2, 1_q / 3},
        {4, 8, 3_q / 2},
        {1_q / 2, 8, -3},
        {2, 1, 0},
        {4_q / 9, 27_q / 8, -3_q / 2},
        {10, 1_q / 1000, -3},
        {6, 36, 2},
        {root_of(2_q, 2), 8, 6},
        {root_of(12_q, 3), root_of(12_q, 2), 3_q / 2},
        {2 * root_of(2_q, 2), 4, 4_q / 3},
        {-2, -8, 3},
        {-2, 4, 2},
        {-8, -2, 1_q / 3},
        {-8, 4, 2_q / 3},
        {-root_of(2_q, 3), -2, 3},
    };
    for (auto const& [base, value, expected] : cases) {
        auto const found = log(base, value);
        ASSERT_TRUE(found.has_value()) << base.to_string() << ", " << value.to_string();
        EXPECT_TRUE(found->is_rational);
        EXPECT_EQ(found->exponent, expected) << base.to_string() << ", " << value.to_string();
        EXPECT_EQ(pow(base, expected), value);
    }
    EXPECT_EQ(log(-8, -2).conventions_used(), question_set(question::negative_base));
    EXPECT_TRUE(log(-2, -8).conventions_used().empty());
}

TEST(log, irrational) {
    for (auto const& [base, value] : {std::pair<radical, radical>{2, 3},
                                      {2, 6},
                                      {6, 12},
                                      {10, 2},
                                      {1_q / 2, 3},
                                      {2, root_of(3_q, 2)},
                                      {4_q / 9, 4}}) {
        auto const found = log(base, value);
        ASSERT_TRUE(found.has_value());
        EXPECT_FALSE(found->is_rational);
        EXPECT_EQ(solve_exponent(base, value)->which, kind::irrational);
    }
    EXPECT_EQ(log(2, 3)->to_string(), "log(2, 3)");
    EXPECT_EQ(log(4, 8)->to_string(), "3/2");
}

TEST(log, has_no_value) {
    EXPECT_EQ(log(0, 2), undefined{reason::logarithm_base});
    EXPECT_EQ(log(1, 2), undefined{reason::logarithm_base});
    EXPECT_EQ(log(-1, 1), undefined{reason::logarithm_base});
    EXPECT_EQ(log(2, 0), undefined{reason::logarithm_of_zero});
    EXPECT_EQ(log(2, -8), non_real{reason::logarithm_not_real});
    EXPECT_EQ(log(-2, 8), non_real{reason::logarithm_not_real});
    EXPECT_EQ(log(-2, -4), non_real{reason::logarithm_not_real});
    EXPECT_EQ(log(-4, 2), non_real{reason::logarithm_not_real});
    EXPECT_EQ(log(-2, 3), non_real{reason::logarithm_not_real});
    EXPECT_EQ(log(-8, -2, convention::principal), non_real{reason::logarithm_not_real});
    EXPECT_TRUE(log(-8, -2, convention::strict).holds<convention_dependent>());
    EXPECT_EQ(log(-2, -8, convention::strict)->exponent, 3);
}

TEST(solve_exponent, states_sets) {
    EXPECT_EQ(solve_exponent(1, 1)->which, kind::every);
    EXPECT_EQ(solve_exponent(1, 2)->which, kind::none);
    EXPECT_EQ(solve_exponent(0, 0)->which, kind::positive);
    EXPECT_EQ(solve_exponent(0, 2)->which, kind::none);
    EXPECT_TRUE(solve_exponent(0, 1).holds<convention_dependent>());
    EXPECT_EQ(solve_exponent(0, 1, convention::combinatorial)->which, kind::rational);
    EXPECT_EQ(solve_exponent(0, 1, convention::combinatorial)->exponent, 0);
    EXPECT_EQ(solve_exponent(0, 1, {.zero_to_zero = zero_to_zero::undefined})->which, kind::none);
    EXPECT_EQ(solve_exponent(-1, 1)->which, kind::even_numerator);
    EXPECT_EQ(solve_exponent(-1, -1)->which, kind::odd_numerator);
    EXPECT_EQ(solve_exponent(-1, 1, convention::principal)->which, kind::even);
    EXPECT_EQ(solve_exponent(-1, -1, convention::principal)->which, kind::odd);
    EXPECT_TRUE(solve_exponent(-1, 1, convention::strict).holds<convention_dependent>());
    EXPECT_EQ(solve_exponent(-1, 2)->which, kind::none);
    EXPECT_EQ(solve_exponent(2, 0)->which, kind::none);
    EXPECT_FALSE(solve_exponent(1, 1)->is_unique());
    EXPECT_TRUE(solve_exponent(2, 3)->is_unique());
    EXPECT_TRUE(solve_exponent(2, 4)->is_unique());
}

TEST(log, of_numbers_out_of_reach_of_factoring) {
    integer const p = integer_power(integer(10), 39) + 3;
    integer const q = integer_power(integer(10), 40) + 121;
    EXPECT_EQ(log(p * q, integer_power(p * q, 7))->exponent, 7);
    EXPECT_EQ(log(integer_power(p * q, 6), integer_power(p * q, 9))->exponent, 3_q / 2);
    EXPECT_FALSE(log(p * q, p)->is_rational);
    EXPECT_FALSE(log(p * q, p * p * q)->is_rational);
    EXPECT_EQ(log(rational(p, q), rational(q * q, p * p))->exponent, -2);
    EXPECT_EQ(log(2, integer_power(integer(2), 1'000'000))->exponent, 1'000'000);
    EXPECT_EQ(log(1031, integer_power(integer(1031), 99'991))->exponent, 99'991);
    EXPECT_FALSE(log(2, integer_power(integer(2), 1'000'000) + 1)->is_rational);
}

RC_GTEST_PROP(log, undoes_pow, (radical const& base)) {
    RC_PRE(!base.is_zero() && base != 1 && base != -1);
    exponent const e(*rc::gen::inRange(-7, 8), *rc::gen::inRange(1, 8));
    power_outcome const y = pow(base, e);
    RC_PRE(y.has_value());
    auto const found = log(base, *y);
    RC_ASSERT(found.has_value() && found->is_rational);
    RC_ASSERT(found->exponent == rational::from_lowest_terms(e.numerator(), e.index()));
}

RC_GTEST_PROP(log, is_consistent, (radical const& base, radical const& value)) {
    RC_PRE(!base.is_zero() && base != 1 && base != -1 && !value.is_zero());
    auto const found = log(base, value);
    if (!found) {
        RC_ASSERT(found.why() == reason::logarithm_not_real);
        RC_ASSERT(base.sign() < 0 || value.sign() < 0);
    } else if (found->is_rational) {
        RC_ASSERT(pow(base, found->exponent) == value);
    } else if (value != 1) {
        // Irrational: the reciprocal is too.
        RC_ASSERT(!log(value, base)->is_rational);
    }
}

}  // namespace
}  // namespace surd
