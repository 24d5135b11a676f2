// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#include "surd/fp/enclose.hpp"
#include "surd/fp/pow.hpp"
#include "surd/fp/pown.hpp"
#include "surd/fp/rootn.hpp"
#include "unit/fp/campaign.hpp"

namespace surd::fp::test {
namespace {

using namespace surd::literals;

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The failure set is part of the type.
static_assert(std::is_same_v<decltype(pow<2_e / 3>(1.0)), outcome<double, undefined>>);
static_assert(std::is_same_v<decltype(pow<3_e / 2>(1.0f)), outcome<float, undefined, non_real>>);
static_assert(
    std::is_same_v<decltype(pow<0_e>(1.0)), outcome<double, undefined, convention_dependent>>);
static_assert(
    std::is_same_v<decltype(pow<0_e, convention::combinatorial>(1.0)), outcome<double, undefined>>);
static_assert(std::is_same_v<decltype(pow<1_e / 3, convention::principal>(1.0)),
                             outcome<double, undefined, non_real>>);
static_assert(std::is_same_v<decltype(pow(1.0, 1_e)),
                             outcome<double, undefined, non_real, convention_dependent>>);
static_assert(std::is_same_v<decltype(pow<convention::combinatorial>(1.0, 1_e)),
                             outcome<double, undefined, non_real>>);
static_assert(
    std::is_same_v<decltype(pown(1.0, 1)), outcome<double, undefined, convention_dependent>>);
static_assert(std::is_same_v<decltype(rootn(1.0f, 2)), outcome<float, undefined, non_real>>);
static_assert(std::is_same_v<decltype(cbrt(1.0)), outcome<double, undefined>>);

/// Every fact holds as a constant expression and at run time.
#define HOLDS(...)              \
    static_assert(__VA_ARGS__); \
    EXPECT_TRUE((__VA_ARGS__))

TEST(typed_pow, gives_values) {
    HOLDS(pow<2_e / 3>(8.0) == 4.0);
    HOLDS(pow<2_e / 3>(-8.0) == 4.0);
    HOLDS(pow<1_e / 3>(-8.0) == -2.0);
    HOLDS(pow(64.0, -2_e / 3) == 0.0625);
    HOLDS(pow(2.0, 1_e / 2) == 1.4142135623730951);
    HOLDS(pow(2.0f, 1_e / 2) == 1.41421356f);
    HOLDS(pow<5_e / 3>(inf) == inf);
    HOLDS(pow<5_e / 3>(-inf) == -inf);
    HOLDS(pow<-2_e / 3>(-inf) == 0.0);
    HOLDS(pow(inf, 0_e) == 1.0);
    HOLDS(sign_bit(*pow<1_e / 3>(-0.0)) && !sign_bit(*pow<2_e / 3>(-0.0)));
    HOLDS(!sign_bit(*pow<1_e / 2>(-0.0)));
    HOLDS(pow(1e300, 2_e) == inf);
    HOLDS(pow(1e300, 2_e, rounding::toward_zero) == std::numeric_limits<double>::max());
    HOLDS(pow(1e-300, 2_e) == 0.0);
    HOLDS(pow(1e-300, 2_e, rounding::upward) == std::numeric_limits<double>::denorm_min());
    HOLDS(pow(-1e-300, 3_e, rounding::downward) == -std::numeric_limits<double>::denorm_min());
}

TEST(typed_pow, says_why_there_is_no_value) {
    HOLDS(pow<2_e / 3>(nan).why() == reason::not_a_number);
    HOLDS(pow<0_e>(nan).why() == reason::not_a_number);
    HOLDS(pow<-2_e / 3>(0.0).why() == reason::zero_to_negative_power);
    HOLDS(pow(-0.0, -1_e / 2).why() == reason::zero_to_negative_power);
    HOLDS(pow<1_e / 2>(-9.0).why() == reason::even_root_of_negative);
    HOLDS(pow<1_e / 2>(-inf).why() == reason::even_root_of_negative);
    HOLDS(pow(0.0, 0_e).why() == reason::zero_to_the_zero);
    HOLDS(pow(-0.0, 0_e).why() == reason::zero_to_the_zero);
}

TEST(typed_pow, carries_the_principal_value_of_a_non_real_power) {
    HOLDS(pow<1_e / 2>(-9.0).modulus() == 3.0);
    HOLDS(pow<1_e / 2>(-9.0).argument() == (angle{1, 2}));
    HOLDS(pow<3_e / 2>(-4.0).modulus() == 8.0);
    HOLDS(pow<3_e / 2>(-4.0).argument() == (angle{-1, 2}));
    HOLDS(pow<7_e / 4>(-16.0).argument() == (angle{-1, 4}));
    HOLDS(pow<-7_e / 4>(-16.0).argument() == (angle{1, 4}));
    HOLDS(pow<9_e / 4>(-16.0).argument() == (angle{1, 4}));
    HOLDS(pow<1_e / 3, convention::principal>(-8.0).argument() == (angle{1, 3}));
    HOLDS(rootn(-16.0, 4).modulus() == 2.0);
    HOLDS(rootn(-16.0, -4).modulus() == 0.5);
    HOLDS(rootn(-16.0, -4).argument() == (angle{-1, 4}));
    HOLDS(!rootn(-16.0, INT64_MIN).has_polar());
}

TEST(typed_pow, follows_the_conventions) {
    HOLDS(pow<convention::combinatorial>(0.0, 0_e) == 1.0);
    HOLDS(pow<convention::combinatorial>(0.0, 0_e).conventions_used() ==
          question_set(question::zero_to_zero));
    HOLDS(pow<convention::combinatorial>(5.0, 0_e).conventions_used().empty());
    HOLDS(pow<convention::strict>(-8.0, 1_e / 3).why() == reason::negative_base_odd_root);
    HOLDS(pow<convention::strict>(-8.0, 1_e / 3).modulus() == 2.0);
    HOLDS(pow<convention::principal>(-8.0, 1_e / 3).why() == reason::negative_base_by_convention);
    HOLDS(pow<conventions{zero_to_zero::undefined, negative_base::undefined}>(0.0, 0_e).why() ==
          reason::left_undefined_by_convention);
    HOLDS(
        pow<conventions{zero_to_zero::undefined, negative_base::undefined}>(-8.0, 1_e / 3).why() ==
        reason::left_undefined_by_convention);
    HOLDS(pow(-8.0, 1_e / 3).conventions_used() == question_set(question::negative_base));
    HOLDS(pow(-8.0, 3_e).conventions_used().empty());
    HOLDS(pow<convention::strict>(-2.0, 3_e) == -8.0);
    HOLDS(pown<convention::combinatorial>(0.0, 0) == 1.0);
}

TEST(typed_pown, takes_every_64_bit_exponent) {
    HOLDS(pown(3.0, 5) == 243.0);
    HOLDS(pown(-3.0, 5) == -243.0);
    HOLDS(pown(-1.0, INT64_MAX) == -1.0);
    HOLDS(pown(-1.0, INT64_MIN) == 1.0);
    HOLDS(pown(2.0, INT64_MIN) == 0.0);
    HOLDS(pown(0.5, INT64_MIN) == inf);
    HOLDS(pown(1.0, 0) == 1.0);
    HOLDS(pown(0.0, 0).why() == reason::zero_to_the_zero);
    HOLDS(pown(0.0, -3).why() == reason::zero_to_negative_power);
    HOLDS(pown(nan, 0).why() == reason::not_a_number);
}

TEST(typed_roots, cover_every_index) {
    HOLDS(rootn(-8.0, 3) == -2.0);
    HOLDS(rootn(-8.0, -3) == -0.5);
    HOLDS(rootn(8.0, index(3)) == 2.0);
    HOLDS(rootn(8.0, 0).why() == reason::root_index_not_positive);
    HOLDS(rootn(0.0, -2).why() == reason::zero_to_negative_power);
    HOLDS(rootn(-4.0, 2).why() == reason::even_root_of_negative);
    HOLDS(rootn(2.0, INT64_MIN) == 1.0);
    HOLDS(rootn(2.0, INT64_MIN, rounding::downward) == 0x1.fffffffffffffp-1);
    HOLDS(rootn(2.0, INT64_MAX, rounding::upward) == 0x1.0000000000001p0);
    HOLDS(rootn(-2.0, INT64_MAX, rounding::upward) == -1.0);
    HOLDS(rootn(-2.0, INT64_MAX, rounding::downward) == -0x1.0000000000001p0);
    HOLDS(sqrt(49.0) == 7.0);
    HOLDS(sign_bit(*sqrt(-0.0)) && !sign_bit(*rootn(-0.0, 2)));
    HOLDS(sqrt(-1.0).why() == reason::even_root_of_negative);
    HOLDS(rsqrt(16.0) == 0.25);
    HOLDS(rsqrt(-0.0).why() == reason::zero_to_negative_power);
    HOLDS(cbrt(-27.0f) == -3.0f);
    HOLDS(cbrt(-inf) == -inf);
    HOLDS(cbrt(nan).why() == reason::not_a_number);
}

TEST(enclosures, are_neighbours_or_one_number) {
    HOLDS(*enclose<2_e / 3>(8.0) == (enclosure<double>{4, 4}));
    HOLDS(*enclose<1_e / 2>(2.0) == (enclosure<double>{0x1.6a09e667f3bccp0, 0x1.6a09e667f3bcdp0}));
    HOLDS(*enclose<1_e / 3>(-2.0) ==
          (enclosure<double>{-0x1.428a2f98d728bp0, -0x1.428a2f98d728ap0}));
    HOLDS(enclose<2_e>(1e300)->upper == inf);
    HOLDS(enclose<2_e>(1e300)->lower == std::numeric_limits<double>::max());
    HOLDS(enclose<1_e / 2>(-1.0).holds<non_real>());
    HOLDS(enclose(2.0, 1_e / 2) == enclose<1_e / 2>(2.0));
}

/// The typed form at run time, through the compiled library, against the judge.
template <class Float>
Float typed(Float x, std::int64_t p, std::int64_t q, rounding mode) {
    return *pow(x, exponent(p, q), mode);
}

TEST(typed_pow, is_rounded_correctly_at_run_time) {
    std::vector<rounding> const modes(all_modes.begin(), all_modes.end());
    auto const wide = run_campaign<double>(typed<double>, fractions_up_to(32), effort(30), modes);
    EXPECT_EQ(wide.wrong, 0U) << wide.text();
    auto const narrow = run_campaign<float>(typed<float>, fractions_up_to(32), effort(30), modes);
    EXPECT_EQ(narrow.wrong, 0U) << narrow.text();
}

}  // namespace
}  // namespace surd::fp::test
