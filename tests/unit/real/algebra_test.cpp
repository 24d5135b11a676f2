// SPDX-License-Identifier: BSL-1.0
// Purpose: the fields and towers of radicals, the separation bound and the lattice beneath.
#include <gtest/gtest.h>

#include "real/evaluator.hpp"
#include "real/expression_tower.hpp"
#include "real/flat_quotient.hpp"
#include "real/lattice.hpp"
#include "real/radical_field.hpp"
#include "real/separation_bound.hpp"
#include "surd/number/prime.hpp"
#include "surd/radical/simplest_form.hpp"
#include "unit/real/twin.hpp"

namespace surd::detail {
namespace {

using namespace surd::test;

radical_field field_of(std::vector<pure_root> const& roots) {
    work_budget budget;
    return *radical_field::of(roots, budget);
}

TEST(radical_fields, bases_are_coprime_and_no_powers) {
    radical_field const f = field_of({{12, 2}, {18, 2}, {4, 3}, {5, 6}});
    ASSERT_EQ(f.generator_count(), 3u);
    EXPECT_EQ(f.base(0), 2);
    EXPECT_EQ(f.degree(0), 6u);
    EXPECT_EQ(f.base(1), 3);
    EXPECT_EQ(f.degree(1), 2u);
    EXPECT_EQ(f.base(2), 5);
    EXPECT_EQ(f.degree(2), 6u);
    // sqrt(6) alone needs no factors.
    EXPECT_EQ(field_of({{6, 2}}).generator_count(), 1u);
}

TEST(radical_fields, arithmetic_and_reciprocals) {
    std::vector<pure_root> const roots{{2, 2}, {3, 2}, {5, 3}, {7, 4}, {2, 5}};
    radical_field const f = field_of(roots);
    work_budget budget(~std::uint64_t{0});
    std::mt19937_64 random(5);
    for (int i = 0; i < 60; ++i) {
        std::vector<radical> terms{radical(static_cast<std::int64_t>(random() % 5))};
        for (std::size_t k = 0; k < 2; ++k) {
            pure_root const& r = roots[random() % (i % 3 == 0 ? 5 : 3)];
            terms.push_back(*make_radical(1 + static_cast<std::int64_t>(random() % 9),
                                          rational(r.radicand), index(r.index)));
        }
        radical_sum const sum(terms);
        if (sum.is_zero()) continue;
        field_sum a;
        for (radical const& t : sum.terms()) a = radical_field::add(a, f.element(t));
        field_sum const inverse = f.inverse(a, budget);
        EXPECT_EQ(f.multiply(a, inverse, budget), radical_field::constant(1));
        EXPECT_TRUE(f.to_radical_sum(a, limits{}) == sum);
    }
}

TEST(radical_fields, monomials_beyond_a_word_are_refused) {
    std::vector<pure_root> roots;
    for (std::int64_t n = 2; n < 200; ++n)
        if (is_prime(integer(n))) roots.push_back({n, 2});
    work_budget budget;
    EXPECT_FALSE(radical_field::of(roots, budget));
    // The sum itself is decided all the same.
    exact_real sum;
    for (pure_root const& r : roots) sum += sqrt_of(exact_real(r.radicand));
    EXPECT_EQ(equal(sqrt_of(sum * sum), sum), true);
}

TEST(radical_towers, zero_tests_refine_relations) {
    // sqrt(5 + 2*sqrt(6)) over sqrt(2), sqrt(3): x^2 - a splits, and one factor stays.
    exact_real const a = sqrt_of(5 + 2 * sqrt_of(6)) + sqrt_of(2) * sqrt_of(1 + sqrt_of(3)) -
                         sqrt_of(3) - sqrt_of(2) - sqrt_of(2 + 2 * sqrt_of(3));
    work_budget budget;
    auto tower = expression_tower::of(a, limits{}, budget);
    ASSERT_TRUE(tower);
    EXPECT_TRUE(tower->tower().is_zero(tower->value().numerator));
    EXPECT_FALSE(tower->tower().is_exhausted());
}

TEST(radical_towers, reciprocals) {
    exact_real const a = 1 + sqrt_of(2 + sqrt_of(2)) + cbrt_of(3 + sqrt_of(2));
    work_budget budget(~std::uint64_t{0});
    auto tower = expression_tower::of(a, limits{}, budget);
    ASSERT_TRUE(tower);
    radical_tower& t = tower->tower();
    tower_element const inverse = t.inverse(tower->value().numerator);
    tower_element const difference =
        t.add(t.multiply(inverse, tower->value().numerator), radical_tower::constant(-1));
    EXPECT_TRUE(t.is_zero(difference));
    EXPECT_FALSE(t.is_exhausted());
}

TEST(radical_towers, an_exhausted_budget_is_noticed) {
    exact_real const a =
        sqrt_of(2 + sqrt_of(2)) + sqrt_of(3 + sqrt_of(3)) + cbrt_of(5 + sqrt_of(5));
    work_budget budget(100, 0);
    auto tower = expression_tower::of(a * a * a - a, limits{}, budget);
    if (tower) {
        (void)tower->tower().is_zero(tower->value().numerator);
        EXPECT_TRUE(tower->tower().is_exhausted());
    }
}

TEST(separation_bounds, lie_below_every_value) {
    std::mt19937_64 random(31);
    for (int i = 0; i < 400; ++i) {
        twin const a = random_twin(random, 3);
        if (!is_plainly_not_zero(a)) continue;
        std::uint64_t const bound = separation_bound(a.exact);
        // |a| >= 2^(exponent - 1)
        auto const exponent = static_cast<std::int64_t>(mpfr_get_exp(a.approximate.get()));
        if (bound >= std::uint64_t{1} << 62) continue;
        EXPECT_GE(exponent, -static_cast<std::int64_t>(bound)) << to_string(a.exact);
    }
}

TEST(separation_bounds, are_nearly_attained) {
    // (sqrt(2) - 1)^k is a unit of the field: small, with a bound of about twice its logarithm.
    exact_real const small =
        sqrt_of(power_of(sqrt_of(2) - 1, 40) + sqrt_of(2)) - sqrt_of(sqrt_of(2));
    std::uint64_t const bound = separation_bound(small);
    EXPECT_GT(bound, 50u);
    EXPECT_LT(bound, 2000u);
}

TEST(separation_bounds, decide_without_algebra) {
    // The bound alone: an enclosure below it proves equality.
    exact_real const zero = sqrt_of(5 + 2 * sqrt_of(6)) - sqrt_of(2) - sqrt_of(3);
    std::uint64_t const bound = separation_bound(zero);
    ASSERT_LT(bound, 10000u);
    work_budget budget;
    evaluator evaluate(budget);
    auto const ball = evaluate.enclose(zero, bound + 64);
    ASSERT_TRUE(ball);
    EXPECT_LE(ball->magnitude_exponent(), -static_cast<std::int64_t>(bound));
}

TEST(denominator_bounds, hold_for_rational_values) {
    exact_real const seventh = over(cbrt_of(2 + sqrt_of(5)) + cbrt_of(2 - sqrt_of(5)), 7);
    EXPECT_GE(denominator_bound(seventh), 3u);
    EXPECT_LT(denominator_bound(seventh), 10u);
}

TEST(lattices, find_relations_and_refuse_chance) {
    work_budget budget;
    std::uint64_t const p = 256;
    // 1, r, r^2 and x = (3 - r + 2 r^2)/7 with r = 2^(1/3)
    ball const r = root(ball(integer(2)), 3, p);
    ball const rr = multiply(r, r, p);
    ball const seven_x =
        add(add(ball(integer(3)), negated(r), p), multiply(ball(integer(2)), rr, p), p);
    ball const x = *divide(seven_x, ball(integer(7)), p);
    auto const relation = guess_relation({ball(integer(1)), r, rr, x}, 200, budget);
    ASSERT_TRUE(relation);
    integer const scale = (*relation)[3];
    EXPECT_EQ(abs(scale), 7);
    EXPECT_EQ((*relation)[0] * -7, scale * 3);
    EXPECT_EQ((*relation)[1] * 7, scale);
    EXPECT_EQ((*relation)[2] * -7, scale * 2);
    ball const other = root(ball(integer(5)), 7, p);
    EXPECT_FALSE(guess_relation({ball(integer(1)), r, rr, other}, 200, budget));
}

TEST(flat_reciprocals, up_to_the_degree_asked) {
    radical_sum const sum = (sqrt_of(2) + sqrt_of(3) + sqrt_of(5)).held_radical_sum();
    EXPECT_TRUE(flat_reciprocal(sum, 8, limits{}));
    EXPECT_FALSE(flat_reciprocal(sum, 7, limits{}));
}

}  // namespace
}  // namespace surd::detail
