// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/ieee_power.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/environment_guard.hpp"
#include "unit/fp/vectors.hpp"

namespace surd::fp::test {
namespace {

template <class Float>
bool agrees(std::string const& function, result_line const& line) {
    // Texts are read to nearest; only the call sees the direction.
    auto const x = parse_float<Float>(line.arguments.at(0));
    auto const y = line.arguments.size() > 1 ? parse_float<Float>(line.arguments[1]) : Float{};
    auto const n =
        line.arguments.size() > 1 ? std::strtoll(line.arguments[1].c_str(), nullptr, 0) : 0;
    auto const wanted = parse_float<Float>(line.result);
    auto const got = in_direction(line.mode, [&] {
        if (function == "cbrt") return ieee::cbrt(x);
        if (function == "rsqrt") return ieee::rsqrt(x);
        if (function == "pown") return ieee::pown(x, n);
        if (function == "rootn") return ieee::rootn(x, n);
        return ieee::powr(x, y);
    });
    if (to_bits(got.value) != to_bits(wanted)) return false;
    auto const fits = [&](bool raised, char const* name) {
        return raised ? !line.forbids_flag(name) : !line.requires_flag(name);
    };
    return fits(got.raised.inexact, "inexact") && fits(got.raised.underflow, "underflow") &&
           fits(got.raised.overflow, "overflow") && fits(got.raised.divide_by_zero, "divbyzero") &&
           fits(got.raised.invalid, "invalid");
}

class glibc_results : public testing::TestWithParam<char const*> {};

TEST_P(glibc_results, are_met_with_their_flags) {
    std::string const function = GetParam();
    auto const lines = read_lines("glibc-" + function + ".binary32-64.txt");
    if (!lines) GTEST_SKIP() << "SURD_CASES is not set";
    int checked = 0;
    for (auto const& text : *lines) {
        auto const line = parse_result_line(text);
        if (!line) continue;
        ++checked;
        EXPECT_TRUE(line->is_binary32 ? agrees<float>(function, *line)
                                      : agrees<double>(function, *line))
            << text;
    }
    EXPECT_GE(checked, 360);
}

INSTANTIATE_TEST_SUITE_P(functions, glibc_results,
                         testing::Values("cbrt", "rsqrt", "pown", "rootn", "powr"),
                         [](auto const& named) { return std::string(named.param); });

/// Runs the worst cases of a function against the judge, in every direction, with flags.
template <class Function>
void check_worst_cases(std::string const& file, fraction e, special_policy policy,
                       Function const& function, std::size_t least) {
    auto const lines = read_lines(file);
    if (!lines) GTEST_SKIP() << "SURD_CASES is not set";
    judge<double> judged;
    tally found;
    for (auto const& text : *lines) {
        bool const signalling = text.ends_with("snan");
        double const x =
            signalling ? std::numeric_limits<double>::signaling_NaN() : parse_float<double>(text);
        if (!std::isfinite(x) || x == 0) {  // special values: the table's test judges them
            auto const got = in_direction(rounding::to_nearest, [&] { return function(x); });
            auto const wanted = ieee_power(x, e.p, e.q, rounding::to_nearest, policy);
            EXPECT_EQ(to_bits(got.value), to_bits(wanted.value)) << text;
            EXPECT_EQ(flag_letters(got.raised), flag_letters(wanted.raised)) << text;
            continue;
        }
        judged.prepare(std::fabs(x), e.p, e.q);
        auto const power = [&](double size, std::int64_t, std::int64_t, rounding mode) {
            return in_direction(mode, [&] { return function(size); });
        };
        for (rounding const mode : all_modes) compare(power, judged, std::fabs(x), e, mode, found);
    }
    EXPECT_EQ(found.wrong, 0U) << found.text();
    EXPECT_GE(found.results, least);
}

TEST(worst_cases, of_cbrt_are_rounded_correctly) {
    check_worst_cases(
        "core-math-cbrt.wc", {1, 3}, special_policy::real_branch,
        [](double x) { return ieee::cbrt(x); }, 400000);
}

TEST(worst_cases, of_rsqrt_are_rounded_correctly) {
    check_worst_cases(
        "core-math-rsqrt.wc", {-1, 2}, special_policy::rsqrt,
        [](double x) { return ieee::rsqrt(x); }, 39000);
}

/// powr(x, y), and pown where y is an integer, against the judge in every direction.
template <class Float>
void check_real_power(judge<Float>& judged, Float x, Float y, tally& found) {
    judged.prepare_real(std::fabs(x), y);
    bool const is_integer = std::fabs(y) < Float{0x1p63} && y == std::trunc(y);
    auto const n = is_integer ? static_cast<std::int64_t>(y) : 0;
    for (rounding const mode : all_modes) {
        auto const powr = [&](Float size, std::int64_t, std::int64_t, rounding direction) {
            return in_direction(direction, [&] { return ieee::powr(size, y); });
        };
        compare(powr, judged, std::fabs(x), {0, 0}, mode, found);
        if (!is_integer || n == 0) continue;
        auto const pown = [&](Float size, std::int64_t, std::int64_t, rounding direction) {
            return in_direction(direction, [&] { return ieee::pown(size, n); });
        };
        compare(pown, judged, std::fabs(x), {n, 1}, mode, found);
    }
}

TEST(worst_cases, of_powers_with_floating_exponents_are_rounded_correctly) {
    auto const lines = read_lines("core-math-pow.wc");
    if (!lines) GTEST_SKIP() << "SURD_CASES is not set";
    judge<double> judged;
    tally found;
    for (auto const& text : *lines) {
        auto const comma = text.find(',');
        check_real_power(judged, parse_float<double>(text.substr(0, comma)),
                         parse_float<double>(text.substr(comma + 1)), found);
    }
    EXPECT_EQ(found.wrong, 0U) << found.text();
    EXPECT_GE(found.results, 16U);
}

/// The inputs of pow serve powr and pown; those of compoundn, (1 + x)^n, serve pown.
template <class Float>
void check_inputs() {
    auto const lines = read_lines("glibc-pow-compoundn.inputs.txt");
    if (!lines) GTEST_SKIP() << "SURD_CASES is not set";
    judge<Float> judged;
    tally found;
    int read = 0;
    for (auto const& text : *lines) {
        auto const words = words_of(text);
        if (words.size() < 3 || (words[0] != "pow" && words[0] != "compoundn")) continue;
        ++read;
        bool const is_pow = words[0] == "pow";
        auto const x = parse_float<Float>(words[1]) + (is_pow ? Float{0} : Float{1});
        auto const y = parse_float<Float>(words[2]);
        if (!std::isfinite(x) || !std::isfinite(y) || x == 0 || y == 0) continue;
        check_real_power(judged, x, y, found);
        auto const n = std::strtoll(words[2].c_str(), nullptr, 0);
        if (is_pow || n == 0) continue;
        judged.prepare_integer(std::fabs(x), n);
        auto const pown = [&](Float size, std::int64_t, std::int64_t, rounding direction) {
            return in_direction(direction, [&] { return ieee::pown(size, n); });
        };
        for (rounding const mode : all_modes) {
            compare(pown, judged, std::fabs(x), {n, 1}, mode, found);
        }
    }
    EXPECT_EQ(found.wrong, 0U) << found.text();
    EXPECT_GE(read, 700);
}

TEST(glibc_inputs, are_rounded_correctly_in_binary64) { check_inputs<double>(); }
TEST(glibc_inputs, are_rounded_correctly_in_binary32) { check_inputs<float>(); }

TEST(near_midpoints, of_eleven_quarters_are_rounded_as_listed) {
    auto const lines = read_lines("mpfr-pow275.txt");
    if (!lines) GTEST_SKIP() << "SURD_CASES is not set";
    int checked = 0;
    for (auto const& text : *lines) {
        auto const words = words_of(text);
        ASSERT_EQ(words.size(), 5U) << text;
        ASSERT_EQ(words[0] + words[1] + words[2], "5353n") << text;
        auto const x = parse_float<double>(words[3]);
        EXPECT_EQ(ieee::pow(x, exponent(11, 4)), parse_float<double>(words[4])) << text;
        ++checked;
    }
    EXPECT_EQ(checked, 1063);
}

}  // namespace
}  // namespace surd::fp::test
