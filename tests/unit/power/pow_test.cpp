// SPDX-License-Identifier: BSL-1.0
// Purpose: powers of rationals and radicals: values, outcomes, conventions, laws and their limits.
#include "surd/power/pow.hpp"

#include "surd/power/root.hpp"
#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;
using surd::testing::approximation;
using surd::testing::small_positive_rational;

constexpr bool is(power_outcome const& x, rational const& c, std::int64_t r, std::int64_t n) {
    return x.has_value() && x->coefficient() == c && x->radicand() == r && x->index() == n &&
           x->is_reduced();
}

static_assert(pow(8_q, 2_e / 3) == 4);
static_assert(pow(64_q, -2_e / 3) == 1_q / 16);
static_assert(pow(8_q / 27, -4_e / 3) == 81_q / 16);
static_assert(is(pow(12_q, 2_e / 3), 2, 18, 3));
static_assert(pow(-8_q, 1_e / 3) == -2 && pow(-8_q, 2_e / 3) == 4 && pow(-8_q, 2_e / 6) == -2);
static_assert(pow(-8_q, "2/6"_e) == -2 && pow(-8_q, 3_e) == -512 && pow(-8_q, -2_e) == 1_q / 64);
static_assert(pow(0_q, 0_e).holds<convention_dependent>());
static_assert(pow(0_q, 0_e) == convention_dependent{reason::zero_to_the_zero});
static_assert(pow(0_q, -2_e) == undefined{reason::zero_to_negative_power});
static_assert(pow(0_q, -1_e / 3) == undefined{reason::zero_to_negative_power});
static_assert(pow(0_q, 2_e / 3) == 0 && pow(0_q, 7_e) == 0);
static_assert(pow(-1_q, 49_e / 99) == -1 && pow(-1_q, 48_e / 99) == 1);
static_assert(is(pow(-4_q / 5, 9_e / 5), -8_q / 25, 40, 5));
static_assert(is(pow(-8_q, "0.4"_e), 2, 2, 5));
static_assert(pow(16_q, 0.5_e) == 4 && pow(4_q, 1.5_e) == 8);
static_assert(pow(10_q, -5_e) == 1_q / 100000);

constexpr auto root_of_minus_9 = pow(-9_q, 1_e / 2);
static_assert(root_of_minus_9 == non_real{reason::even_root_of_negative});
static_assert(root_of_minus_9.has_polar() && root_of_minus_9.modulus() == 3 &&
              root_of_minus_9.argument() == angle{1, 2});
static_assert(pow(-1_q, 3_e / 4).argument() == angle{3, 4});
static_assert(pow(-1_q, -3_e / 4).argument() == angle{-3, 4});
static_assert(pow(-1_q, 7_e / 4).argument() == angle{-1, 4});
static_assert(pow(-1_q, 9_e / 2).argument() == angle{1, 2});

static_assert(pow<convention::combinatorial>(0_q, 0_e) == 1);
static_assert(pow<convention::strict>(-8_q, 1_e / 3).holds<convention_dependent>());
static_assert(pow(-8_q, 1_e / 3, convention::principal) ==
              non_real{reason::negative_base_by_convention});
static_assert(pow(-8_q, 1_e / 3, convention::principal).modulus() == 2);
static_assert(pow(-8_q, 1_e / 3, convention::principal).argument() == angle{1, 3});
static_assert(pow(-8_q, 5_e / 3, convention::strict).argument() == angle{-1, 3});
static_assert(pow(-8_q, 1_e / 3, {.negative_base = negative_base::undefined}) ==
              undefined{reason::left_undefined_by_convention});
static_assert(pow(0_q, 0_e, {.zero_to_zero = zero_to_zero::undefined}) ==
              undefined{reason::left_undefined_by_convention});
// An integer exponent asks nobody.
static_assert(pow<convention::strict>(-8_q, 3_e) == -512);
static_assert(pow(-8_q, 3_e, convention::principal) == -512);

// A value names the convention that it relies on, and only then.
static_assert(pow(-8_q, 1_e / 3).conventions_used() == question_set(question::negative_base));
static_assert(pow(-8_q, 3_e).conventions_used().empty());
static_assert(pow(8_q, 1_e / 3).conventions_used().empty());
static_assert(pow(0_q, 0_e, convention::combinatorial).conventions_used() ==
              question_set(question::zero_to_zero));
static_assert(pow(5_q, 0_e, convention::combinatorial).conventions_used().empty());

// What is known at compile time narrows the failures.
template <class Outcome>
inline constexpr failure_set fails_with = std::remove_cvref_t<Outcome>::failures;
static_assert(fails_with<decltype(pow<2_e / 3>(8_q))> == set_of<beyond_limits>);
static_assert(fails_with<decltype(pow<-2_e / 3>(8_q))> == set_of<undefined, beyond_limits>);
static_assert(fails_with<decltype(pow<1_e / 2>(8_q))> == set_of<non_real, beyond_limits>);
static_assert(fails_with<decltype(pow<0_e>(8_q))> == set_of<convention_dependent, beyond_limits>);
static_assert(fails_with<decltype(pow<0_e, convention::combinatorial>(8_q))> ==
              set_of<beyond_limits>);
static_assert(fails_with<decltype(pow<1_e / 3, convention::principal>(8_q))> ==
              set_of<non_real, beyond_limits>);
static_assert(fails_with<decltype(pow<1_e / 3, convention::strict>(8_q))> ==
              set_of<convention_dependent, beyond_limits>);
static_assert(fails_with<decltype(pow(8_q, 1_e))> ==
              set_of<undefined, non_real, convention_dependent, beyond_limits>);
static_assert(pow<2_e / 3>(8_q) == 4 && pow<2_e / 3>(-8_q) == 4 && pow<1_e / 3>(-8_q) == -2);
static_assert(pow<1_e / 2>(-9_q).modulus() == 3 && pow<-1_e>(0_q).holds<undefined>());
static_assert(pow<1_e / 3, convention::strict>(-8_q).holds<convention_dependent>());

// Radical bases.
constexpr radical sqrt2 = *pow(2_q, 1_e / 2);
static_assert(pow(sqrt2, 2_e) == 2 && pow(sqrt2, -2_e) == 1_q / 2 &&
              pow(sqrt2, 4_e / 3) == *pow(4_q, 1_e / 3));
static_assert(pow(-sqrt2, 3_e) == -2 * sqrt2 && pow(-sqrt2, 2_e) == 2);
static_assert(pow(-sqrt2, 1_e / 3) == -*pow(2_q, 1_e / 6));
static_assert(pow(-sqrt2, 1_e / 2).holds<non_real>() &&
              pow(-sqrt2, 1_e / 2).argument() == angle{1, 2});
static_assert(pow<2_e>(sqrt2) == 2 && pow<convention::strict>(sqrt2, 2_e) == 2);
static_assert(pow(radical(0), 0_e).holds<convention_dependent>());

// Exponents as rationals.
static_assert(pow(8_q, 2_q / 3) == 4 && pow(-8_q, 1_q / 3) == -2 && pow(sqrt2, 2_q) == 2);

TEST(pow, the_examples_at_run_time) {
    EXPECT_EQ(pow(8_q, 2_e / 3), 4);
    EXPECT_EQ(pow(64_q, -2_e / 3), 1_q / 16);
    EXPECT_EQ(pow(8_q / 27, -4_e / 3), 81_q / 16);
    EXPECT_TRUE(is(pow(12_q, 2_e / 3), 2, 18, 3));
    EXPECT_EQ(pow(-8_q, 1_e / 3), -2);
    EXPECT_EQ(pow(-8_q, 2_e / 3), 4);
    EXPECT_TRUE(pow(0_q, 0_e).holds<convention_dependent>());
    EXPECT_TRUE(pow(0_q, -2_e).holds<undefined>());
    EXPECT_TRUE(pow(-9_q, 1_e / 2).holds<non_real>());
    EXPECT_EQ(pow(-9_q, 1_e / 2).modulus(), 3);
    EXPECT_EQ(pow(-1_q, 49_e / 99), -1);
    EXPECT_EQ(pow(-13_q, "1000/3123"_e)->to_string(), "13^(1000/3123)");
    EXPECT_TRUE(pow(-13_q, 3_e / 4).holds<non_real>());
    EXPECT_EQ(pow<convention::combinatorial>(0_q, 0_e), 1);
    EXPECT_EQ(pow(-8_q, 1_e / 3).conventions_used(), question_set(question::negative_base));
}

struct hard_example {
    rational base;
    exponent e;
};

TEST(pow, the_hard_examples_take_no_more_than_50_ms) {
    integer const ten200 = integer_power(integer(10), 200);
    integer const mersenne =
        (integer_power(integer(2), 127) - 1) * (integer_power(integer(2), 89) - 1);
    for (auto const& [base, e] :
         {hard_example{rational(ten200 + 1), 1_e / 2}, hard_example{rational(mersenne), 1_e / 2},
          hard_example{rational(mersenne, ten200 + 1), 5_e / 6}, hard_example{-13_q, "1000/3123"_e},
          hard_example{2_q, exponent(1'000'000'000'000'000'000)},
          hard_example{1_q / 3, exponent(1'000'000'000'000)},
          hard_example{-9_q, exponent(std::int64_t{1} << 62, 3)}}) {
        power_outcome const y = pow(base, e);
        if (y) {
            EXPECT_EQ(pow(*y, e.reciprocal()), abs(base));
        }
    }
}

TEST(pow, what_cannot_be_written_is_beyond_limits) {
    EXPECT_EQ(pow(2_q, exponent(1'000'000'000'000'000'000)).why(), reason::too_many_bits);
    EXPECT_EQ(pow(1_q / 3, exponent(1'000'000'000'000)).why(), reason::too_many_bits);
    EXPECT_EQ(pow(2_q, exponent(std::numeric_limits<std::int64_t>::min() + 1)).why(),
              reason::too_many_bits);
    EXPECT_EQ(pow(-2_q, exponent(999'999'999'999, 7)).why(), reason::too_many_bits);
    // A non-real power stays non-real where its modulus cannot be written.
    auto const large = pow(-2_q, exponent(999'999'999'999, 2));
    EXPECT_TRUE(large.holds<non_real>());
    EXPECT_FALSE(large.has_polar());
    EXPECT_EQ(pow(2_q, 100_e, {}, {.max_bits = 90}).why(), reason::too_many_bits);
    EXPECT_TRUE(pow(2_q, 89_e, {}, {.max_bits = 90}).has_value());
}

TEST(pow, exponents_beyond_64_bits) {
    rational const huge = integer_power(integer(10), 40);
    EXPECT_EQ(pow(1_q, huge), 1);
    EXPECT_EQ(pow(1_q, -huge / 7), 1);
    EXPECT_EQ(pow(0_q, huge), 0);
    EXPECT_TRUE(pow(0_q, -huge).holds<undefined>());
    EXPECT_EQ(pow(-1_q, huge), 1);
    EXPECT_EQ(pow(-1_q, huge + 1), -1);
    EXPECT_EQ(pow(-1_q, (huge + 1) / (huge + 3)), -1);
    EXPECT_EQ(pow(-1_q, huge / (huge + 1)), 1);
    EXPECT_TRUE(pow(-1_q, (huge + 1) / huge).holds<non_real>());
    EXPECT_TRUE(
        pow(-1_q, (huge + 1) / (huge + 3), convention::strict).holds<convention_dependent>());
    EXPECT_EQ(pow(2_q, huge).why(), reason::too_many_bits);
    EXPECT_EQ(pow(2_q, 1 / huge).why(), reason::does_not_fit);
    EXPECT_EQ(pow(rational(integer_power(integer(3), 80)), huge / (40 * huge)), 9);
    EXPECT_EQ(pow(2_q, huge / (huge * 2)), *pow(2_q, 1_e / 2));
    EXPECT_EQ(pow(radical(-1), huge + 1), -1);
    EXPECT_EQ(pow(sqrt2, 4 * huge).why(), reason::too_many_bits);
}

TEST(pow, argument_of_a_huge_exponent) {
    rational const huge = integer_power(integer(10), 40);
    // 10^40 + 1/4 less an even number of half turns is 1/4.
    EXPECT_EQ(pow(-1_q, huge + 1_q / 4).argument(), (angle{1, 4}));
    EXPECT_EQ(pow(-1_q, huge + 1 + 1_q / 4).argument(), (angle{-3, 4}));
    EXPECT_EQ(pow(-1_q, -huge - 1_q / 4).argument(), (angle{-1, 4}));
    EXPECT_EQ(pow(-1_q, exponent(std::int64_t{5} << 60, 3), convention::principal).argument(),
              pow(-1_q, rational(std::int64_t{5} << 60, 3), convention::principal).argument());
}

RC_GTEST_PROP(pow, agrees_with_mpfr, ()) {
    rational const base = *small_positive_rational();
    exponent const e(*rc::gen::inRange(-12, 13), *rc::gen::inRange(1, 13));
    approximation expected(base);
    approximation const inverse(rational::from_lowest_terms(e.numerator(), e.index()));
    mpfr_pow(expected, expected, inverse, MPFR_RNDN);
    RC_ASSERT(approximation(*pow(base, e)).is_close_to(expected));
}

exponent arbitrary_exponent() {
    return exponent(*rc::gen::inRange(-8, 9), *rc::gen::inRange(1, 9));
}

RC_GTEST_PROP(pow, laws_hold_for_positive_bases, ()) {
    rational const a = *small_positive_rational();
    rational const b = *small_positive_rational();
    exponent const e = arbitrary_exponent();
    exponent const f = arbitrary_exponent();
    RC_ASSERT(*(*pow(a, e) * *pow(a, f)) == *pow(a, e + f));
    RC_ASSERT(*(*pow(a, e) / *pow(a, f)) == *pow(a, e - f));
    RC_ASSERT(*pow(*pow(a, e), f) == *pow(a, e * f));
    RC_ASSERT(*(*pow(a, e) * *pow(b, e)) == *pow(a * b, e));
    RC_ASSERT(*(*pow(a, e) / *pow(b, e)) == *pow(a / b, e));
    RC_ASSERT(*pow(a, -e) == *pow(reciprocal(a), e));
}

// For a < 0 with odd indices only, real odd roots keep a^m a^n = a^(m + n) and (ab)^n = a^n b^n.
RC_GTEST_PROP(pow, laws_hold_for_negative_bases_and_odd_indices, ()) {
    rational const a = -*small_positive_rational();
    rational const b = -*small_positive_rational();
    exponent const e(*rc::gen::inRange(-8, 9), 2 * *rc::gen::inRange(0, 4) + 1);
    exponent const f(*rc::gen::inRange(-8, 9), 2 * *rc::gen::inRange(0, 4) + 1);
    RC_ASSERT(*(*pow(a, e) * *pow(a, f)) == *pow(a, e + f));
    RC_ASSERT(*(*pow(a, e) * *pow(b, e)) == *pow(a * b, e));
    RC_ASSERT(*pow(*pow(a, e), f) == *pow(a, e * f));
}

// (x^(2k))^(1/(2k)) is |x|, not x; a product of two negative numbers has a square root, its
// factors have none; a sum of exponents may be real where the parts are not.
RC_GTEST_PROP(pow, laws_fail_where_they_must, ()) {
    rational const x = -*small_positive_rational();
    rational const y = -*small_positive_rational();
    auto const k = *rc::gen::inRange(1, 5);
    exponent const even(2 * k);
    exponent const even_root(1, 2 * k);
    RC_ASSERT(pow(*pow(x, even), even_root) == -x);
    RC_ASSERT(pow(*pow(x, even), even_root) != x);
    RC_ASSERT(pow(x, even_root).holds<non_real>());
    RC_ASSERT(pow(x * y, even_root).has_value());
    RC_ASSERT(pow(*pow(x, 2_e), 1_e / 6) == *pow(-x, 1_e / 3));
    RC_ASSERT(pow(*pow(x, 2_e), 1_e / 6) != *pow(x, 1_e / 3));
    RC_ASSERT(pow(*pow(x, 6_e), 1_e / 2) == *pow(-x, 3_e));
    RC_ASSERT(pow(x, 1_e / 2 + 1_e / 2) == x);
}

RC_GTEST_PROP(pow, agrees_with_root, ()) {
    rational const x = *rc::gen::element(1, -1) * *small_positive_rational();
    auto const n = *rc::gen::inRange(1, 9);
    auto const power = pow(x, exponent(1, n));
    auto const root_of_x = root(x, index(n));
    RC_ASSERT(power.has_value() == root_of_x.has_value());
    if (power) {
        RC_ASSERT(*power == *root_of_x);
        RC_ASSERT(pow(*power, exponent(n)) == x);
    } else {
        RC_ASSERT(power.modulus() == root_of_x.modulus());
        RC_ASSERT(power.argument() == root_of_x.argument());
    }
}

RC_GTEST_PROP(pow, every_way_in_agrees, ()) {
    rational const x = *rc::gen::element(1, -1, 0) * *small_positive_rational();
    exponent const e = arbitrary_exponent();
    conventions const chosen{
        *rc::gen::element(zero_to_zero::ask, zero_to_zero::one, zero_to_zero::undefined),
        *rc::gen::element(negative_base::ask, negative_base::real_odd_root,
                          negative_base::principal, negative_base::undefined),
        even_fraction::ask};
    power_outcome const y = pow(x, e, chosen);
    rational const q = rational::from_lowest_terms(e.numerator(), e.index());
    for (power_outcome const& z :
         {pow(radical(x), e, chosen), pow(x, q, chosen), pow(radical(x), q, chosen)}) {
        RC_ASSERT(z == y);
        RC_ASSERT(z.has_polar() == y.has_polar());
        if (y.has_polar()) RC_ASSERT(z.modulus() == y.modulus() && z.argument() == y.argument());
        RC_ASSERT(z.conventions_used() == y.conventions_used());
    }
    RC_ASSERT(y.has_value() || possible_failures(e, chosen).contains(y.kind()));
}

}  // namespace
}  // namespace surd
