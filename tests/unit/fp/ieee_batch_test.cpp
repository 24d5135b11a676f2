// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/ieee_batch.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "surd/exponent/literals.hpp"
#include "surd/fp/ieee.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/each_instruction_set.hpp"
#include "unit/fp/raised_in.hpp"

namespace surd::fp::test {
namespace {

template <class Float>
class raw_batch : public testing::Test {};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(raw_batch, floats);

// Runs `whole` and `single` on the same arguments in every direction; values and flags must be
// the same, in the environment and as returned.
template <binary_float Float, class Whole, class Single>
void expect_same(std::vector<Float> const& in, Whole const& whole, Single const& single) {
    for (rounding const mode : all_modes) {
        std::vector<Float> out(in.size());
        std::vector<Float> wanted(in.size());
        flags returned;
        flags const raised = raised_in(
            mode, [&] { returned = whole(std::span<Float const>(in), std::span<Float>(out)); });
        flags const wanted_flags = raised_in(mode, [&] {
            for (std::size_t i = 0; i < in.size(); ++i) wanted[i] = single(in[i]);
        });
        EXPECT_EQ(flag_letters(raised), flag_letters(wanted_flags)) << double(in[0]);
        EXPECT_EQ(flag_letters(returned), flag_letters(wanted_flags)) << double(in[0]);
        for (std::size_t i = 0; i < in.size(); ++i) {
            EXPECT_EQ(to_bits(out[i]), to_bits(wanted[i])) << double(in[i]);
        }
    }
}

template <binary_float Float>
std::vector<std::vector<Float>> flag_inputs() {
    using limits = std::numeric_limits<Float>;
    std::vector<std::vector<Float>> all;
    // Alone, so that the flags of one do not hide those of another.
    for (Float const x : {Float(0), -Float(0), Float(1), Float(-1), Float(8), Float(-8), Float(2),
                          Float(64), Float(3), limits::infinity(), -limits::infinity(),
                          limits::max(), limits::min(), limits::denorm_min(), -limits::max(),
                          limits::quiet_NaN(), Float(0.25), limits::min() * 4}) {
        all.push_back({x});
        all.push_back(std::vector<Float>(40, x));
    }
    all.push_back({from_bits<Float>(format_bits<Float>::infinity | 1)});  // signalling
    all.push_back({1, 8, 27, 64, 125, 4096});
    all.push_back({1, 8, 27, 64, 125, 126});
    all.push_back({1, 4, 16, 64, 256, Float(0.0625)});
    std::vector<Float> cubes;
    for (int i = 1; i < 120; ++i) cubes.push_back(Float(i) * Float(i) * Float(i));
    all.push_back(cubes);
    cubes.push_back(17);
    all.push_back(cubes);
    return all;
}

TYPED_TEST(raw_batch, has_the_values_and_flags_of_single_functions) {
    using Float = TypeParam;
    using from = std::span<Float const>;
    using to = std::span<Float>;
    with_each_instruction_set([] {
        for (auto const& in : flag_inputs<Float>()) {
            for (fraction const f : {fraction{0, 1},
                                     {1, 1},
                                     {2, 1},
                                     {3, 1},
                                     {-1, 1},
                                     {-2, 1},
                                     {17, 1},
                                     {1, 2},
                                     {3, 2},
                                     {-1, 2},
                                     {1, 3},
                                     {2, 3},
                                     {-2, 3},
                                     {5, 3},
                                     {3, 4},
                                     {1, 90}}) {
                exponent const e(f.p, f.q);
                expect_same(
                    in, [e](from a, to b) { return ieee::pow(a, e, b); },
                    [e](Float x) { return ieee::pow(x, e); });
                expect_same(
                    in, [e](from a, to b) { return ieee::powr(a, e, b); },
                    [e](Float x) { return ieee::powr(x, e); });
            }
            for (std::int64_t const n : {-3L, -2L, 0L, 1L, 2L, 3L, 40L, INT64_MIN, INT64_MAX}) {
                expect_same(
                    in, [n](from a, to b) { return ieee::pown(a, n, b); },
                    [n](Float x) { return ieee::pown(x, n); });
                expect_same(
                    in, [n](from a, to b) { return ieee::rootn(a, n, b); },
                    [n](Float x) { return ieee::rootn(x, n); });
            }
            expect_same(
                in, [](from a, to b) { return ieee::sqrt(a, b); },
                [](Float x) { return ieee::sqrt(x); });
            expect_same(
                in, [](from a, to b) { return ieee::rsqrt(a, b); },
                [](Float x) { return ieee::rsqrt(x); });
            expect_same(
                in, [](from a, to b) { return ieee::cbrt(a, b); },
                [](Float x) { return ieee::cbrt(x); });
        }
    });
}

}  // namespace
}  // namespace surd::fp::test
