// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/batch.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "surd/exponent/literals.hpp"
#include "surd/fp/pown.hpp"
#include "surd/fp/rootn.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/each_instruction_set.hpp"
#include "unit/fp/raised_in.hpp"

namespace surd::fp::test {
namespace {

template <class Float>
class batch : public testing::Test {};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(batch, floats);

template <class Float>
using in_span = std::span<Float const>;
template <class Float>
using out_span = std::span<Float>;

// The campaign of unit/fp/campaign.hpp over whole arrays.
template <binary_float Float>
tally run_array_campaign(std::vector<fraction> const& exponents, int count) {
    tally found;
    judge<Float> judged;
    input_source<Float> inputs(11);
    for (fraction const e : exponents) {
        plan const made(exponent(e.p, e.q));
        std::vector<Float> in;
        for (kind const which : all_kinds) {
            for (int i = 0; i < count; ++i) in.push_back(inputs.draw(which, e.p, e.q));
        }
        std::vector<Float> out(in.size());
        std::vector<std::array<exact_result<Float>, 4>> wanted;
        for (Float const x : in) {
            judged.prepare(x, e.p, e.q);
            auto& each = wanted.emplace_back();
            for (rounding const mode : all_modes) {
                each[static_cast<std::size_t>(mode)] = judged.in(mode);
            }
        }
        with_each_instruction_set([&] {
            for (rounding const mode : all_modes) {
                auto const report = made(in, out, {.rounding = mode});
                EXPECT_TRUE(report);
                for (std::size_t i = 0; i < in.size(); ++i) {
                    auto const& judged_value = wanted[i][static_cast<std::size_t>(mode)];
                    ++found.results;
                    if (to_bits(out[i]) == to_bits(judged_value.value)) continue;
                    found.note(describe(in[i], e, mode, {out[i], {}}, judged_value) +
                               name_of(used_instruction_set()));
                }
            }
        });
    }
    return found;
}

TYPED_TEST(batch, agrees_with_mpfr_for_all_small_exponents) {
    auto const found = run_array_campaign<TypeParam>(fractions_up_to(32), effort(20));
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

TYPED_TEST(batch, agrees_with_mpfr_for_larger_exponents) {
    auto const found = run_array_campaign<TypeParam>(
        {{1, 33}, {-1, 64}, {64, 63}, {65, 1}, {-129, 1}, {255, 2}, {901, 1}, {256, 3}, {1, 100}},
        effort(100));
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

// Finite, infinite, zero, subnormal, NaN, of both signs.
template <binary_float Float>
std::vector<Float> unusual_values() {
    using f = format_bits<Float>;
    std::vector<Float> all;
    for (auto const bits : {f::one - f::one, f::one, f::fraction, f::least_normal, f::greatest,
                            f::infinity, to_bits(Float{1}), to_bits(Float{8}), to_bits(Float{3})}) {
        all.push_back(from_bits<Float>(static_cast<typename f::bits>(bits)));
        all.push_back(-all.back());
    }
    all.push_back(std::numeric_limits<Float>::quiet_NaN());
    all.push_back(from_bits<Float>(static_cast<typename f::bits>(f::infinity | f::sign | 1)));
    return all;
}

TYPED_TEST(batch, has_the_values_and_failures_of_single_powers) {
    auto const in = unusual_values<TypeParam>();
    std::vector<conventions> const choices{convention::school,
                                           convention::strict,
                                           convention::combinatorial,
                                           convention::principal,
                                           {zero_to_zero::undefined, negative_base::undefined}};
    with_each_instruction_set([&] {
        for (fraction const e :
             {fraction{0, 1}, {1, 1}, {2, 1},  {-1, 1}, {3, 1},   {-2, 1}, {-3, 1},
              {1, 2},         {3, 2}, {-1, 2}, {-3, 2}, {1, 3},   {2, 3},  {-1, 3},
              {-2, 3},        {5, 3}, {1, 4},  {-3, 4}, {1, 101}, {2, 101}}) {
            for (conventions const chosen : choices) {
                for (rounding const mode : all_modes) {
                    std::vector<TypeParam> out(in.size());
                    auto const report =
                        pow(in_span<TypeParam>(in), exponent(e.p, e.q), out_span<TypeParam>(out),
                            {.rounding = mode, .conventions = chosen});
                    std::size_t failures = 0;
                    std::size_t first = in.size();
                    for (std::size_t i = 0; i < in.size(); ++i) {
                        using all = outcome<TypeParam, undefined, non_real, convention_dependent>;
                        auto const one =
                            detail::typed_power<all>(in[i], exponent(e.p, e.q), chosen, mode);
                        if (one.has_value()) {
                            EXPECT_EQ(to_bits(out[i]), to_bits(*one))
                                << in[i] << '^' << e.p << '/' << e.q;
                        } else {
                            if (failures++ == 0) first = i;
                            EXPECT_TRUE(is_nan(out[i]));
                            EXPECT_EQ(detail::reason_in(out[i]), one.why())
                                << in[i] << '^' << e.p << '/' << e.q;
                        }
                    }
                    EXPECT_EQ(report.failures(), failures);
                    EXPECT_EQ(report.first_failure(), first);
                }
            }
        }
    });
}

TEST(batch_report, counts_and_locates_failures) {
    std::vector<double> in(1000, 4);
    in[700] = -1;
    in[300] = std::nan("");
    in[999] = -9;
    std::vector<double> out(in.size());
    auto const report = pow(in, 1_e / 2, out);
    EXPECT_FALSE(report);
    EXPECT_EQ(report.size(), 1000U);
    EXPECT_EQ(report.failures(), 3U);
    EXPECT_EQ(report.failures(failure_kind::non_real), 2U);
    EXPECT_EQ(report.failures(failure_kind::undefined), 1U);
    EXPECT_EQ(report.failures(failure_kind::convention_dependent), 0U);
    EXPECT_EQ(report.first_failure(), 300U);
    EXPECT_EQ(report.first_reason(), reason::not_a_number);
    std::vector<std::pair<std::size_t, reason>> seen;
    report.for_each_failure([&](std::size_t i, reason why) { seen.emplace_back(i, why); });
    std::vector<std::pair<std::size_t, reason>> const wanted{{300, reason::not_a_number},
                                                             {700, reason::even_root_of_negative},
                                                             {999, reason::even_root_of_negative}};
    EXPECT_EQ(seen, wanted);
    EXPECT_EQ(out[0], 2);

    auto const clean =
        pow(std::span<double const>(in).first(300), 1_e / 2, std::span<double>(out).first(300));
    EXPECT_TRUE(clean);
    EXPECT_EQ(clean.first_failure(), 300U);
    EXPECT_EQ(clean.first_reason(), reason::none);
}

TYPED_TEST(batch, works_in_place_and_for_every_length) {
    std::mt19937_64 random(5);
    with_each_instruction_set([&] {
        for (std::size_t length = 0; length < 600; ++length) {
            std::vector<TypeParam> in(length + 2);
            for (auto& x : in) x = static_cast<TypeParam>(random() % 1000) / 7 - 10;
            std::vector<TypeParam> out(length + 2, -7);
            exponent const e = length % 2 == 0 ? exponent(2, 3) : exponent(5, 2);
            auto const report = pow(in_span<TypeParam>(in).subspan(1, length), e,
                                    out_span<TypeParam>(out).subspan(1, length));
            EXPECT_EQ(out.front(), -7);
            EXPECT_EQ(out.back(), -7);
            auto const same = pow(in_span<TypeParam>(in).subspan(1, length), e,
                                  out_span<TypeParam>(in).subspan(1, length));
            EXPECT_EQ(same.failures(), report.failures());
            EXPECT_EQ(same.first_failure(), report.first_failure());
            for (std::size_t i = 1; i <= length; ++i) EXPECT_EQ(to_bits(in[i]), to_bits(out[i]));
        }
    });
}

TYPED_TEST(batch, is_the_same_in_several_threads) {
    std::mt19937_64 random(6);
    std::vector<TypeParam> in(500'003);
    for (auto& x : in) x = static_cast<TypeParam>(random() >> 40);
    in[0] = in[250'000] = in[500'002] = -1;
    std::vector<TypeParam> one(in.size());
    std::vector<TypeParam> many(in.size());
    for (rounding const mode : all_modes) {
        auto const alone =
            pow<3_e / 4>(in_span<TypeParam>(in), out_span<TypeParam>(one), {.rounding = mode});
        for (unsigned const threads : {0U, 2U, 3U, 100U}) {
            auto const shared = pow<3_e / 4>(in_span<TypeParam>(in), out_span<TypeParam>(many),
                                             {.rounding = mode, .threads = threads});
            EXPECT_EQ(std::memcmp(one.data(), many.data(), in.size() * sizeof(TypeParam)), 0);
            EXPECT_EQ(shared.failures(), alone.failures());
            EXPECT_EQ(shared.first_failure(), alone.first_failure());
            EXPECT_EQ(shared.last_resorts(), alone.last_resorts());
        }
    }
}

TYPED_TEST(batch, is_the_same_in_every_environment_of_the_caller_and_leaves_it_alone) {
    std::vector<TypeParam> in;
    for (int i = 0; i < 700; ++i) in.push_back(std::ldexp(TypeParam(i) + 1, i % 60 - 30));
    in.push_back(std::numeric_limits<TypeParam>::denorm_min());
    std::vector<TypeParam> wanted(in.size());
    std::vector<TypeParam> got(in.size());
    with_each_instruction_set([&] {
        for (exponent const e : {2_e / 3, 3_e / 2, -1_e, 5_e, 1_e / 2}) {
            EXPECT_TRUE(pow(in_span<TypeParam>(in), e, out_span<TypeParam>(wanted)));
            for (rounding const mode : all_modes) {
                flags const raised = raised_in(mode, [&] {
                    EXPECT_TRUE(pow(in_span<TypeParam>(in), e, out_span<TypeParam>(got)));
                });
                EXPECT_EQ(raised, flags{});
                EXPECT_EQ(std::memcmp(wanted.data(), got.data(), in.size() * sizeof(TypeParam)), 0);
            }
        }
    });
}

TEST(batch_names, agree_with_single_functions) {
    auto const in = unusual_values<double>();
    std::vector<double> out(in.size());
    auto const agree = [&](batch_report const& report, auto const& single) {
        EXPECT_EQ(report.size(), in.size());
        for (std::size_t i = 0; i < in.size(); ++i) {
            auto const one = single(in[i]);
            if (one.has_value()) {
                EXPECT_EQ(to_bits(out[i]), to_bits(*one)) << in[i];
            } else {
                EXPECT_EQ(detail::reason_in(out[i]), one.why()) << in[i];
            }
        }
    };
    for (std::int64_t const n : {-3L, -2L, -1L, 0L, 1L, 2L, 3L, 70L, INT64_MAX, INT64_MIN}) {
        agree(pown(in, n, out), [n](double x) { return pown(x, n); });
        agree(rootn(in, n, out), [n](double x) { return rootn(x, n); });
    }
    agree(sqrt(in, out), [](double x) { return sqrt(x); });
    agree(rsqrt(in, out), [](double x) { return rsqrt(x); });
    agree(cbrt(in, out), [](double x) { return cbrt(x); });
}

TEST(batch_last_resort, is_rarer_than_one_in_2_18_for_random_arguments) {
    std::mt19937_64 random(12);
    std::vector<double> in(1 << 20);
    for (double& x : in) {
        x = std::ldexp(1 + std::ldexp(static_cast<double>(random() >> 12), -52),
                       static_cast<int>(random() % 200) - 100);
    }
    std::vector<double> out(in.size());
    with_each_instruction_set([&] {
        if (used_instruction_set() == instruction_set::portable) return;  // slow
        for (exponent const e : {1_e / 3, 2_e / 3, -2_e / 3, 7_e / 5, 3_e / 2, -1_e / 2, 5_e, -3_e,
                                 5_e / 8, 1_e / 16, -31_e / 32}) {
            auto const report = pow(in, e, out);
            // 2^20 tries: 4 expected at the goal, and far fewer in truth.
            EXPECT_LE(report.last_resorts(), 6U) << e.numerator() << '/' << e.index();
        }
    });
}

}  // namespace
}  // namespace surd::fp::test
