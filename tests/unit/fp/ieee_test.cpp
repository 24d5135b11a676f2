// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/ieee.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "surd/exponent/exponent.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/environment_guard.hpp"

namespace surd::fp::test {
namespace {

template <class Float>
class raw_powers : public testing::Test {};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(raw_powers, floats);

/// The names of C where there is one, with the flags that they raise.
template <class Float>
exact_result<Float> by_name(Float x, std::int64_t p, std::int64_t q, rounding mode) {
    return in_direction(mode, [&] {
        if (q == 1) return ieee::pown(x, p);
        if (p == 1 && q == 2) return ieee::sqrt(x);
        if (p == -1 && q == 2) return ieee::rsqrt(x);
        if (p == 1 && q == 3) return ieee::cbrt(x);
        if (p == 1 || p == -1) return ieee::rootn(x, p * q);
        return q % 2 == 0 ? ieee::powr(x, exponent(p, q)) : ieee::pow(x, exponent(p, q));
    });
}

TYPED_TEST(raw_powers, have_the_values_and_flags_that_mpfr_gives) {
    std::vector<rounding> const modes(all_modes.begin(), all_modes.end());
    auto const found =
        run_campaign<TypeParam>(by_name<TypeParam>, fractions_up_to(20), effort(50), modes, 3);
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

TYPED_TEST(raw_powers, of_small_integers_raise_inexact_only_where_they_are) {
    // Integer data is where results are exact most often.
    tally found;
    judge<TypeParam> judged;
    for (fraction const e : fractions_up_to(9)) {
        for (int n = 1; n <= effort(300); ++n) {
            auto const x = static_cast<TypeParam>(n);
            judged.prepare(x, e.p, e.q);
            for (rounding const mode : all_modes) {
                compare(by_name<TypeParam>, judged, x, e, mode, found);
            }
        }
    }
    EXPECT_EQ(found.wrong, 0U) << found.text();
}

}  // namespace
}  // namespace surd::fp::test
