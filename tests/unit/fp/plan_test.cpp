// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/plan.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "fp/dispatch.hpp"
#include "surd/exponent/literals.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/each_instruction_set.hpp"
#include "unit/fp/environment_guard.hpp"

namespace surd::fp::test {
namespace {

constexpr plan two_thirds(2_e / 3);
static_assert(two_thirds.is_fast());
static_assert(two_thirds.bound() < 0x1p-73);
static_assert(*two_thirds(8.0) == 4.0);
static_assert(*two_thirds(-8.0) == 4.0);
static_assert(*two_thirds(2.0) == 0x1.965fea53d6e3dp+0);
static_assert(plan(1_e / 2)(-4.0).holds<non_real>());

std::vector<rounding> const every_mode(all_modes.begin(), all_modes.end());

TEST(plan, is_the_same_made_by_the_compiler_and_at_run_time) {
    static constexpr plan compiled[] = {plan(2_e / 3),   plan(-7_e / 5), plan(1_e / 64),
                                        plan(31_e / 32), plan(11_e / 2), plan(-5_e / 2),
                                        plan(100_e),     plan(0_e),      plan(1_e / 65)};
    for (plan const& made : compiled) {
        plan const again(made.exponent());
        auto const& a = made.data();
        auto const& b = again.data();
        EXPECT_EQ(std::memcmp(a.seed, b.seed, sizeof a.seed), 0);
        EXPECT_EQ(std::memcmp(a.step, b.step, sizeof a.step), 0);
        EXPECT_EQ(std::memcmp(a.polynomial, b.polynomial, sizeof a.polynomial), 0);
        EXPECT_EQ(std::memcmp(a.series, b.series, sizeof a.series), 0);
        EXPECT_EQ(a.bound_table, b.bound_table);
        EXPECT_EQ(a.bound_polynomial, b.bound_polynomial);
        EXPECT_EQ(a.kind, b.kind);
    }
}

TEST(plan, is_the_same_whatever_the_rounding_direction) {
    plan const nearest(9_e / 13);
    for (rounding const mode : all_modes) {
        auto const step = in_direction(mode, [] { return plan(9_e / 13).data().step[5]; });
        EXPECT_EQ(step.value, nearest.data().step[5]);
        EXPECT_EQ(step.raised, flags{});
    }
}

TEST(plan, has_a_fast_path_for_all_small_exponents) {
    for (fraction const e : fractions_up_to(32)) {
        EXPECT_TRUE(plan(exponent(e.p, e.q)).is_fast()) << e.p << '/' << e.q;
    }
}

TEST(plan, refuses_the_fast_path_where_it_would_not_pay_and_is_right_all_the_same) {
    for (exponent const e : {exponent(1, 65), exponent(1, INT64_MAX), exponent(257, 3),
                             exponent(INT64_MIN), exponent(0)}) {
        EXPECT_FALSE(plan(e).is_fast());
        EXPECT_EQ(plan(e)(1.0), 1.0);
        EXPECT_EQ(plan(e)(0x1.8p3), pow(0x1.8p3, e));
    }
    EXPECT_TRUE(plan(exponent(1, 64)).is_fast());
    EXPECT_TRUE(plan(exponent(256, 3)).is_fast());
}

// The greatest |y + rest - X^(p/q)| / |y| seen, over the bound that the plan claims.
double greatest_share_of_bound(detail::plan_data const& made, int slot, bool by_table) {
    constexpr int size = detail::group_size;
    std::mt19937_64 random(7);
    mpfr_number exact(400);
    mpfr_number power(400);
    double greatest = 0;
    double const bound = by_table ? made.bound_table : made.bound_polynomial;
    for (int round = 0; round < effort(200); ++round) {
        double in[size];
        double y[size];
        double rest[size];
        double reduced[size];
        for (double& x : in) {
            // Half of them in the first sixteenth of a binade, where the seed is worst.
            std::uint64_t bits = 0x3ff0000000000000 | random() >> 12;
            if (round % 2 == 0) bits &= 0x3ff0ffffffffffff;
            int const e = static_cast<int>(random() % 20) - 10;
            x = std::ldexp(from_bits<double>(bits), made.kind == detail::plan_kind::root ? e : 0);
        }
        detail::kernels_in_use().probe[slot](made, in, y, rest, reduced);
        for (int i = 0; i < size; ++i) {
            mpfr_set_d(power.get(), reduced[i], MPFR_RNDN);
            mpfr_pow_si(power.get(), power.get(), static_cast<long>(made.p), MPFR_RNDN);
            mpfr_rootn_ui(exact.get(), power.get(), static_cast<unsigned long>(made.q), MPFR_RNDN);
            mpfr_sub_d(exact.get(), exact.get(), y[i], MPFR_RNDN);
            mpfr_sub_d(exact.get(), exact.get(), rest[i], MPFR_RNDN);
            double const error = std::fabs(mpfr_get_d(exact.get(), MPFR_RNDN) / y[i]);
            if (!(error / bound <= greatest)) greatest = error / bound;
        }
    }
    return greatest;
}

bool claims_table_bound(detail::plan_kind kind) {
    if (used_instruction_set() == instruction_set::avx512) return true;
    return kind != detail::plan_kind::inverse_half &&
           used_instruction_set() == instruction_set::portable;
}

TEST(plan, claims_a_bound_that_holds_and_is_not_absurdly_loose) {
    with_each_instruction_set([] {
        for (fraction const e :
             {fraction{1, 3}, {2, 3},   {-1, 3},  {-2, 3},   {4, 3},  {5, 3},  {7, 5},   {1, 4},
              {1, 7},         {3, 7},   {5, 8},   {-5, 8},   {13, 8}, {1, 16}, {15, 16}, {1, 17},
              {31, 32},       {33, 4},  {32, 31}, {-32, 31}, {1, 64}, {3, 2},  {5, 2},   {11, 2},
              {-1, 2},        {-3, 2},  {-9, 2},  {3, 1},    {-3, 1}, {4, 1},  {10, 1},  {17, 1},
              {29, 1},        {-29, 1}, {200, 1}, {300, 1}}) {
            plan const made(exponent(e.p, e.q));
            auto const& data = made.data();
            bool const by_table = claims_table_bound(data.kind);
            for (int const slot : {detail::slot_of(data), detail::general_slot(data)}) {
                double const share = greatest_share_of_bound(data, slot, by_table);
                EXPECT_LE(share, 1) << e.p << '/' << e.q;
                EXPECT_GE(share, 0x1p-6) << e.p << '/' << e.q;
            }
        }
    });
}

template <class Float>
class planned_power : public testing::Test {};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(planned_power, floats);

// Keeps the last plan: a campaign takes one exponent after the other.
template <binary_float Float>
class planned {
public:
    Float operator()(Float x, std::int64_t p, std::int64_t q, rounding mode) const {
        if (exponent(p, q) != made_.exponent()) made_ = plan(exponent(p, q));
        return made_(x, mode).value();
    }

private:
    mutable plan made_{exponent(1)};
};

TYPED_TEST(planned_power, agrees_with_mpfr_for_all_small_exponents) {
    with_each_instruction_set([] {
        auto const found = run_campaign<TypeParam>(planned<TypeParam>(), fractions_up_to(32),
                                                   effort(12), every_mode);
        EXPECT_EQ(found.wrong, 0U) << found.text();
    });
}

TYPED_TEST(planned_power, agrees_with_mpfr_for_larger_exponents) {
    std::vector<fraction> const exponents{{1, 33},  {-1, 64}, {64, 63},   {65, 1},  {-129, 1},
                                          {255, 2}, {901, 1}, {-1000, 1}, {256, 3}, {97, 62}};
    with_each_instruction_set([&] {
        auto const found =
            run_campaign<TypeParam>(planned<TypeParam>(), exponents, effort(40), every_mode);
        EXPECT_EQ(found.wrong, 0U) << found.text();
    });
}

TYPED_TEST(planned_power, is_the_same_in_every_rounding_direction_of_the_caller) {
    with_each_instruction_set([] {
        std::mt19937_64 random(3);
        for (fraction const e : {fraction{2, 3}, {3, 2}, {7, 5}, {17, 1}, {1, 2}, {-1, 1}}) {
            plan const made(exponent(e.p, e.q));
            for (int i = 0; i < 2000; ++i) {
                auto const x = std::ldexp(static_cast<TypeParam>(random() | 1), -70);
                TypeParam const wanted = *made(x);
                for (rounding const mode : all_modes) {
                    EXPECT_EQ(in_direction(mode, [&] { return *made(x); }).value, wanted) << x;
                }
            }
        }
    });
}

TEST(plan, has_the_failures_of_pow) {
    plan const root(1_e / 4);
    EXPECT_TRUE(root(-1.0).holds<non_real>());
    EXPECT_TRUE(root(std::nan("")).holds<undefined>());
    EXPECT_TRUE(plan(-1_e / 3)(0.0).holds<undefined>());
    EXPECT_TRUE(plan(0_e)(0.0).holds<convention_dependent>());
    EXPECT_TRUE(plan(1_e / 3).operator()<convention::strict>(-8.0).holds<convention_dependent>());
    EXPECT_EQ(plan(1_e / 3)(-8.0), -2.0);
    EXPECT_TRUE(plan(1_e / 3)(-8.0).conventions_used().contains(question::negative_base));
    EXPECT_TRUE(plan(1_e / 3)(8.0).conventions_used().empty());
    EXPECT_TRUE(plan(3_e)(-8.0).conventions_used().empty());
}

}  // namespace
}  // namespace surd::fp::test
