// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/power_law.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "surd/growth/growth_name.hpp"
#include "surd/growth/law_sum.hpp"
#include "surd/power/pow.hpp"

namespace surd::growth {
namespace {

radical root_of(std::int64_t r, std::int64_t n) { return *pow(rational(r), exponent(1, n)); }

TEST(PowerLaw, DoublingTestOfTheLessons) {
    EXPECT_EQ(doubling_factor(1_e), 2);
    EXPECT_EQ(doubling_factor(2_e), 4);
    EXPECT_EQ(doubling_factor(3_e), 8);
    EXPECT_EQ(doubling_factor(-1_e), radical(rational(1, 2)));
    EXPECT_EQ(doubling_factor(1_e / 2), root_of(2, 2));
    EXPECT_EQ(doubling_factor(0_e), 1);
    EXPECT_EQ(scale_factor(radical(64), 2_e), 4096);
    EXPECT_EQ(scale_factor(radical(rational(1, 8)), -2_e / 3), 4);
}

TEST(PowerLaw, ValuesAreExact) {
    power_law const square(2_e);
    EXPECT_EQ(square(2048), 4'194'304);
    EXPECT_EQ(square(4096), 16'777'216);
    // 2^65 has no place in 64 bits.
    EXPECT_EQ(power_law(5_e)(8192), radical(*integer::from_string("36893488147419103232")));
    EXPECT_EQ(power_law(rational(3, 2), -1_e)(6), radical(rational(1, 4)));
    EXPECT_TRUE(power_law(exponent(std::int64_t{1} << 40))(3).holds<beyond_limits>());
}

TEST(PowerLaw, TextIsReadBack) {
    EXPECT_EQ(power_law(2_e).to_string(), "n^2");
    EXPECT_EQ(power_law(3, 1_e).to_string(), "3*n");
    EXPECT_EQ(power_law(7, 0_e).to_string(), "7");
    EXPECT_EQ(power_law(rational(1, 2), -1_e).to_string(), "1/2*n^(-1)");
    EXPECT_EQ(power_law(root_of(2, 2), 1_e / 2).to_string(), "sqrt(2)*n^(1/2)");
}

TEST(PowerLaw, CompositionMultipliesExponents) {
    power_law const outer(3, 2_e);
    power_law const inner(2, 1_e / 2);
    auto const both = compose(outer, inner);
    ASSERT_TRUE(both);
    EXPECT_EQ(*both, power_law(12, 1_e));
    EXPECT_EQ(multiply(outer, inner), power_law(6, 5_e / 2));
    EXPECT_TRUE(inverse(power_law(5, 0_e)).holds<undefined>());
    exponent const huge(std::int64_t{1} << 62);
    EXPECT_EQ(compose(power_law(huge), power_law(huge)), beyond_limits{reason::does_not_fit});
}

TEST(PowerLaw, CrossoverIsExact) {
    // 100 n and n^2 meet at 100; n and sqrt(n)*10 too.
    EXPECT_EQ(find_crossover(power_law(100, 1_e), power_law(2_e))->n, 100);
    EXPECT_EQ(find_crossover(power_law(2_e), power_law(100, 1_e))->n, 100);
    EXPECT_EQ(find_crossover(power_law(1_e), power_law(10, 1_e / 2))->n, 100);
    // 3 n = n^3 at the square root of 3.
    EXPECT_EQ(find_crossover(power_law(3, 1_e), power_law(3_e))->n, root_of(3, 2));
    using kind = crossover::kind;
    EXPECT_EQ(find_crossover(power_law(3, 1_e), power_law(1_e))->which, kind::never);
    EXPECT_EQ(find_crossover(power_law(3, 1_e), power_law(3, 1_e))->which, kind::everywhere);
}

rc::Gen<exponent> any_exponent() {
    return rc::gen::apply([](int p, int q) { return exponent(p, q); }, rc::gen::inRange(-6, 7),
                          rc::gen::inRange(1, 5));
}

rc::Gen<rational> any_positive() {
    return rc::gen::apply([](int p, int q) { return rational(p, q); }, rc::gen::inRange(1, 40),
                          rc::gen::inRange(1, 12));
}

RC_GTEST_PROP(PowerLawProperties, ScalingTheInputScalesTheOutput, ()) {
    power_law const f(*any_positive(), *any_exponent());
    radical const n(*any_positive());
    radical const k(*any_positive());
    auto const scaled = f(*(k * n));
    auto const expected = *scale_factor(k, f.exponent()) * *f(n);
    RC_ASSERT(*scaled == *expected);
}

RC_GTEST_PROP(PowerLawProperties, CompositionAndInverseAreThoseOfFunctions, ()) {
    power_law const f(*any_positive(), *any_exponent());
    power_law const g(*any_positive(), *any_exponent());
    radical const n(*any_positive());
    RC_ASSERT(*(*compose(f, g))(n) == *f(*g(n)));
    RC_ASSERT(*(*multiply(f, g))(n) == *(*f(n) * *g(n)));
    if (!f.exponent().is_zero()) {
        RC_ASSERT(*(*inverse(f))(*f(n)) == n);
    }
}

RC_GTEST_PROP(PowerLawProperties, LawsAreEqualWhereTheyCross, ()) {
    power_law const f(*any_positive(), *any_exponent());
    power_law const g(*any_positive(), *any_exponent());
    auto const meeting = *find_crossover(f, g);
    if (meeting.which == crossover::kind::once) {
        RC_ASSERT(*f(meeting.n) == *g(meeting.n));
        auto const beyond = *(meeting.n * radical(2));
        bool const f_is_larger = f.exponent() > g.exponent();
        RC_ASSERT((*f(beyond) > *g(beyond)) == f_is_larger);
    }
}

TEST(LawSum, CollectsAndNamesTheDominantTerm) {
    law_sum const cost{power_law(100, 1_e), power_law(2, 2_e), power_law(3, 2_e),
                       power_law(7, 0_e)};
    EXPECT_EQ(cost.to_string(), "5*n^2 + 100*n + 7");
    EXPECT_EQ(cost.dominant().exponent, 2_e);
    EXPECT_EQ(cost.dominant().coefficient, radical_sum(5));
    EXPECT_EQ(cost(10), radical_sum(1507));
    law_sum const mixed{power_law(root_of(2, 2), 1_e), power_law(1_e)};
    EXPECT_EQ(mixed.to_string(), "(1 + sqrt(2))*n");
}

TEST(LawSum, OneOvertakesAnother) {
    using kind = overtaking::kind;
    // Attention n^2 d + n d^2: with d = 512 the square overtakes at n = 512.
    auto const meeting = compare_growth(power_law(512, 2_e), power_law(512 * 512, 1_e));
    ASSERT_TRUE(meeting);
    EXPECT_EQ(meeting->which, kind::rises);
    EXPECT_EQ(meeting->at, radical(512));
    EXPECT_EQ(meeting->floor, 512);
    // n^2 + 3 n against 100 n + 50: 97 n + 50 = n^2 between 97 and 98.
    auto const sums = compare_growth(law_sum{power_law(2_e), power_law(3, 1_e)},
                                     law_sum{power_law(100, 1_e), power_law(50, 0_e)});
    ASSERT_TRUE(sums);
    EXPECT_EQ(sums->which, kind::rises);
    EXPECT_EQ(sums->at, std::nullopt);
    EXPECT_EQ(sums->floor, 97);
    auto const back = compare_growth(power_law(100, 1_e / 2), power_law(1_e));
    EXPECT_EQ(back->which, kind::falls);
    EXPECT_EQ(back->floor, 10'000);
    // sqrt(8) = 2.83: the floor of an irrational crossing.
    EXPECT_EQ(compare_growth(power_law(3_e), power_law(8, 1_e))->floor, 2);
}

TEST(LawSum, OrdersThatNeverChange) {
    using kind = overtaking::kind;
    law_sum const f{power_law(2_e), power_law(1_e)};
    EXPECT_EQ(compare_growth(f, f)->which, kind::same);
    EXPECT_EQ(compare_growth(f, power_law(1_e))->which, kind::always);
    EXPECT_EQ(compare_growth(power_law(1_e), f)->which, kind::never);
    // n^2 + 2 against 3 n: equal at 1 and at 2.
    auto const twice =
        compare_growth(law_sum{power_law(2_e), power_law(2, 0_e)}, power_law(3, 1_e));
    EXPECT_EQ(twice->which, kind::several);
    EXPECT_EQ(twice->most_points, 2u);
}

TEST(GrowthName, NamesCommonExponents) {
    EXPECT_EQ(phrase(name_of(1_e), language::en), "linear growth");
    EXPECT_EQ(phrase(name_of(2_e), language::es), "crecimiento cuadrático");
    EXPECT_EQ(phrase(name_of(3_e), language::zh), "三次增长");
    EXPECT_EQ(phrase(name_of(-1_e), language::zh), "逆向增长");
    EXPECT_EQ(name_of(1_e / 2), growth_name::square_root);
    EXPECT_EQ(name_of(2_e / 3), growth_name::power);
}

TEST(PowerLawDeathTest, NeedsPositiveNumbers) {
    EXPECT_DEATH(power_law(-1, 2_e), "positive coefficient");
    EXPECT_DEATH(static_cast<void>(scale_factor(radical(0), 2_e)), "positive number");
}

}  // namespace
}  // namespace surd::growth
