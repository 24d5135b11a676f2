// SPDX-License-Identifier: BSL-1.0
#include "unit/fp/every_float.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "surd/fp/exact_power.hpp"
#include "surd/fp/pow.hpp"

namespace surd::fp::test {
namespace {

// A prime, so that the floats tried have all sorts of last bits.
constexpr std::uint32_t stride = effort_divisor == 1 ? 499 : 49999;

float typed(float x, std::int64_t p, std::int64_t q, rounding mode) {
    return *pow(x, exponent(p, q), mode);
}
float exact(float x, std::int64_t p, std::int64_t q, rounding mode) {
    return exact_power(x, p, q, mode).value;
}

TEST(every_float, is_rounded_correctly_in_a_sample) {
    for (fraction const e : float_exponents) {
        auto const p = static_cast<int>(e.p);
        auto const q = static_cast<int>(e.q);
        auto const by_library = check_every_float(typed, p, q, stride);
        EXPECT_EQ(by_library.wrong, 0U) << by_library.text();
        auto const by_integers = check_every_float(exact, p, q, stride * 2);
        EXPECT_EQ(by_integers.wrong, 0U) << by_integers.text();
        auto const edges = check_float_edges(typed, p, q, static_cast<std::uint32_t>(effort(2000)));
        EXPECT_EQ(edges.wrong, 0U) << edges.text();
    }
}

TEST(every_float, check_finds_a_neighbour) {
    static_assert(is_rounded(2.0F, 0x1.6a09e6p0F, 1, 2, rounding::to_nearest));
    static_assert(!is_rounded(2.0F, 0x1.6a09e8p0F, 1, 2, rounding::to_nearest));
    static_assert(is_rounded(2.0F, 0x1.6a09e8p0F, 1, 2, rounding::upward));
    static_assert(!is_rounded(2.0F, 0x1.6a09e8p0F, 1, 2, rounding::downward));
    static_assert(is_rounded(8.0F, 0.5F, -1, 3, rounding::upward));
    static_assert(!is_rounded(8.0F, 0x1.fffffep-2F, -1, 3, rounding::downward));
    auto const by_double = [](float x, std::int64_t p, std::int64_t q, rounding) {
        return static_cast<float>(std::pow(x, static_cast<float>(p) / static_cast<float>(q)));
    };
    EXPECT_GT(check_every_float(by_double, 1, 3, 99991).wrong, 0U);
}

}  // namespace
}  // namespace surd::fp::test
