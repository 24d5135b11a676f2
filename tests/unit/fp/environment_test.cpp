// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cfenv>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "surd/fp/ieee.hpp"
#include "surd/fp/ieee_power.hpp"
#include "unit/fp/caller/caller.hpp"
#include "unit/fp/each_instruction_set.hpp"
#include "unit/fp/environment_guard.hpp"
#include "unit/fp/judge.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace surd::fp::test {
namespace {

std::vector<double> bases() {
    using limits = std::numeric_limits<double>;
    std::vector<double> all{0.0, -0.0, 1.0, -1.0, 8.0, -8.0, 0.25, 1e300, -1e300, 1e-300, 2.5, 64.0,
                            49.0, limits::infinity(), -limits::infinity(), limits::quiet_NaN(),
                            limits::signaling_NaN(), limits::denorm_min(), -limits::denorm_min(),
                            limits::min(), limits::max(), from_bits<double>(0x000fffffffffffff),
                            from_bits<double>(0x0000000012345678),
                            // its upper half is a subnormal float
                            from_bits<double>(0x0012345600000000)};
    std::mt19937_64 random(7);
    for (int i = 0; i < 200; ++i) all.push_back(from_bits<double>(random()));
    for (int i = 0; i < 100; ++i) {  // subnormal, and so is the float in the upper half
        all.push_back(from_bits<double>(random() & ~(0x7ffULL << 52)));
    }
    for (int i = 0; i < 200; ++i) {  // moderate exponents
        all.push_back(
            from_bits<double>((random() & ~(0x7ffULL << 52)) | (random() % 64 + 990) << 52));
    }
    return all;
}

struct power_call {
    std::int64_t p;
    std::int64_t q;
    special_policy policy;
    bool is_float;
};

/// The calls of caller.cpp, answered by integers in the test's own translation unit.
observed expected(double x, rounding mode) {
    using enum special_policy;
    constexpr power_call calls[raw_calls] = {
        {3, 1, real_branch, false},  {-7, 1, real_branch, false}, {1, 3, real_branch, false},
        {1, -4, real_branch, false}, {2, 3, real_branch, false},  {7, 5, real_branch, false},
        {3, 2, powr, false},         {-1, 2, rsqrt, false},       {1, 2, sqrt, false},
        {1, 3, real_branch, false},  {2, 3, real_branch, true},   {-1, 2, rsqrt, true}};
    observed wanted{};
    auto const narrow = from_bits<float>(static_cast<std::uint32_t>(to_bits(x) >> 32));
    for (std::size_t i = 0; i < raw_calls; ++i) {
        auto const& c = calls[i];
        flags raised;
        if (c.is_float) {
            auto const y = ieee_power(narrow, c.p, c.q, mode, c.policy);
            wanted.raw[i] = to_bits(y.value);
            raised = y.raised;
        } else {
            auto const y = ieee_power(x, c.p, c.q, mode, c.policy);
            wanted.raw[i] = to_bits(y.value);
            raised = y.raised;
        }
        wanted.raised[i] =
            (raised.inexact ? FE_INEXACT : 0) | (raised.underflow ? FE_UNDERFLOW : 0) |
            (raised.overflow ? FE_OVERFLOW : 0) | (raised.divide_by_zero ? FE_DIVBYZERO : 0) |
            (raised.invalid ? FE_INVALID : 0);
    }
    return wanted;
}

#if defined(__x86_64__)
constexpr unsigned flush = 0x8040;  // FTZ and DAZ
void set_flush(bool on) { _mm_setcsr((_mm_getcsr() & ~flush) | (on ? flush : 0)); }
#else
void set_flush(bool) {}
#endif

class callers : public testing::TestWithParam<caller> {};

void check_every_environment(caller called) {
    for (double const x : bases()) {
        observed const reference = called(x);
        for (rounding const mode : all_modes) {
            for (bool const flushed : {false, true}) {
                std::fenv_t saved;
                std::feholdexcept(&saved);
                std::fesetround(to_fe_direction(mode));
                set_flush(flushed);
                observed const seen = called(x);
                std::fesetenv(&saved);
                observed const wanted = expected(x, mode);
                auto const where = [&] {
                    return testing::Message() << " at " << x << ", mode " << static_cast<int>(mode)
                                              << (flushed ? ", FTZ and DAZ" : "");
                };
                for (std::size_t i = 0; i < raw_calls; ++i) {
                    EXPECT_EQ(seen.raw[i], wanted.raw[i]) << "call " << i << where();
                    EXPECT_EQ(seen.raised[i], wanted.raised[i]) << "flags " << i << where();
                }
                for (std::size_t i = 0; i < typed_calls; ++i) {
                    EXPECT_EQ(seen.typed[i], reference.typed[i]) << "typed call " << i << where();
                }
            }
        }
    }
}

TEST_P(callers, see_the_same_bits_and_flags_in_every_environment) {
    with_each_instruction_set([] { check_every_environment(GetParam()); });
}

INSTANTIATE_TEST_SUITE_P(compiled, callers,
                         testing::Values(run_plain, run_optimised, run_fast_math),
                         [](auto const& named) {
                             return named.param == run_plain       ? "without_optimisation"
                                    : named.param == run_optimised ? "with_o3"
                                                                   : "with_fast_math";
                         });

TEST(callers, agree_about_typed_results_however_compiled) {
    for (double const x : bases()) {
        EXPECT_EQ(run_plain(x), run_optimised(x)) << x;
        EXPECT_EQ(run_plain(x), run_fast_math(x)) << x;
    }
}

TEST(raised_flags, add_to_those_that_were_set) {
    std::feclearexcept(FE_ALL_EXCEPT);
    std::feraiseexcept(FE_INVALID);
    EXPECT_EQ(ieee::cbrt(8.0), 2.0);
    EXPECT_EQ(std::fetestexcept(FE_ALL_EXCEPT), FE_INVALID);
    EXPECT_GT(ieee::cbrt(2.0), 1.0);
    EXPECT_EQ(std::fetestexcept(FE_ALL_EXCEPT), FE_INVALID | FE_INEXACT);
    std::feclearexcept(FE_ALL_EXCEPT);
}

}  // namespace
}  // namespace surd::fp::test
