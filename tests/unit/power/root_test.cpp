// SPDX-License-Identifier: BSL-1.0
// Purpose: principal roots.
#include "surd/power/root.hpp"

#include "unit/radical/arbitrary.hpp"

namespace surd {
namespace {

using namespace surd::literals;

static_assert(sqrt(49_q) == 7 && sqrt(0_q) == 0 && sqrt(2_q) == *simplest_form(2_q, 1, 2));
static_assert(sqrt(-9_q).holds<non_real>() && sqrt(-9_q).modulus() == 3 &&
              sqrt(-9_q).argument() == angle{1, 2});
static_assert(cbrt(-8_q) == -2 && cbrt(0_q) == 0 && cbrt(27_q / 8) == 3_q / 2);
static_assert(std::is_same_v<decltype(cbrt(-8_q)), radical>);
static_assert(root(-8_q, index(3)) == -2 && root(81_q, index(4)) == 3 && root(5_q, index(1)) == 5);
static_assert(root(-81_q, index(4)).holds<non_real>() && root(-5_q, index(1)) == -5);
static_assert(root(-81_q, index(4)).argument() == angle{1, 4});
static_assert(sqrt(*sqrt(2_q)) == *simplest_form(2_q, 1, 4) && cbrt(*sqrt(8_q)) == *sqrt(2_q));
static_assert(sqrt(integer(16)) == 4 && sqrt(-*sqrt(2_q)).holds<non_real>());
// An odd root is no question of convention and says nothing of one.
static_assert(root(-8_q, index(3)).conventions_used().empty());
static_assert(decltype(sqrt(2_q))::failures == set_of<non_real, beyond_limits>);
constexpr auto half = sqrt(16_q).and_then([](radical const& r) { return sqrt(r); });
static_assert(half == 2);

TEST(root, at_run_time) {
    EXPECT_EQ(sqrt(49_q), 7);
    EXPECT_TRUE(sqrt(-9_q).holds<non_real>());
    EXPECT_EQ(sqrt(-9_q).modulus(), 3);
    EXPECT_EQ(cbrt(-8_q), -2);
    EXPECT_EQ(root(-8_q, index(3)), -2);
    EXPECT_EQ(sqrt(4503599895805956_q), 67108866);
    EXPECT_NE(sqrt(4503599895805955_q), 67108866);
    EXPECT_EQ(cbrt(216000_q), 60);
    EXPECT_EQ(sqrt(216000_q)->to_string(), "120*sqrt(15)");
}

TEST(root, of_large_numbers) {
    integer const large = integer_power(integer(10), 200) + 1;
    EXPECT_EQ(sqrt(large * large), radical(large));
    EXPECT_EQ(cbrt(rational(-large * large * large)), radical(-large));
    radical const x = cbrt(rational(large, 3));
    EXPECT_EQ(x.index(), 3);
    EXPECT_EQ(x.radicand(), large * 9);
    EXPECT_EQ(x.coefficient(), 1_q / 3);
    EXPECT_EQ(sqrt(*sqrt(large)), *root(rational(large), index(4)));
}

TEST(root, of_a_radical_may_be_beyond_limits) {
    // A coefficient goes under a root of the huge index.
    radical const x = 3 * *root(2_q, index(1'000'000'007));
    EXPECT_EQ(sqrt(x).why(), reason::too_many_bits);
    EXPECT_EQ(cbrt(x).why(), reason::too_many_bits);
    EXPECT_EQ(sqrt(*root(2_q, index(std::int64_t{1} << 62))).why(), reason::does_not_fit);
    EXPECT_EQ(cbrt(*root(2_q, index(1'000'000'007))), *root(2_q, index(3'000'000'021)));
}

RC_GTEST_PROP(root, is_principal, (radical const& x)) {
    auto const n = *rc::gen::inRange(1, 8);
    auto const y = root(x, index(n));
    if (x.sign() < 0 && n % 2 == 0) {
        RC_ASSERT(y.holds<non_real>());
        RC_ASSERT(y.modulus().sign() > 0);
        RC_ASSERT(*detail::positive_power(y.modulus(), n, 1, {}) == -x);
    } else {
        RC_ASSERT(y->sign() == x.sign());
        radical const back = *y == 0 ? *y : *detail::positive_power(abs(*y), n, 1, {});
        RC_ASSERT(back == abs(x));
    }
}

}  // namespace
}  // namespace surd
