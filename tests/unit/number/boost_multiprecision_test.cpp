// SPDX-License-Identifier: BSL-1.0
// Purpose: conversions to and from Boost.Multiprecision are exact, mixed expressions too.
#include "surd/interop/boost_multiprecision.hpp"

#include <type_traits>

#include "arbitrary.hpp"

namespace surd {
namespace {

namespace mp = boost::multiprecision;
using namespace surd::literals;

static_assert(boost_integer<mp::cpp_int> && boost_integer<mp::mpz_int>);
static_assert(boost_rational<mp::cpp_rational> && boost_rational<mp::mpq_rational>);
static_assert(!boost_integer<mp::int128_t> && !boost_integer<int>);
static_assert(std::is_same_v<decltype(integer(1) + mp::cpp_int(1)), integer>);
static_assert(std::is_same_v<decltype(mp::mpq_rational(1) * rational(1)), rational>);
static_assert(!std::is_convertible_v<mp::cpp_int, integer>);

TEST(boost_multiprecision, mixed_expressions) {
    mp::cpp_int const c("123456789012345678901234567890");
    mp::mpz_int const z("-98765432109876543210");
    integer const n = integer_power(integer(10), 25);
    EXPECT_EQ((n + c).to_string(), "123466789012345678901234567890");
    EXPECT_EQ((c - n).to_string(), "123446789012345678901234567890");
    EXPECT_EQ((n - z).to_string(), "10000098765432109876543210");
    EXPECT_EQ((z * integer(-2)).to_string(), "197530864219753086420");
    EXPECT_EQ(integer(7), mp::cpp_int(7));
    EXPECT_EQ(mp::mpz_int(7), integer(7));
    EXPECT_LT(z, integer(0));
    EXPECT_GT(c, n);
    mp::mpq_rational const q(2, 3);
    EXPECT_EQ(1_q / 3 + q, 1);
    EXPECT_EQ(q - 1_q / 3, 1_q / 3);
    EXPECT_EQ(q / (4_q / 3), 1_q / 2);
    EXPECT_EQ(1_q / 6 * mp::cpp_rational(3, 4), 1_q / 8);
    EXPECT_EQ(rational(5) / mp::cpp_int(10), 1_q / 2);
    EXPECT_LT(1_q / 2, q);
}

template <class T>
void round_trip(integer const& x) {
    T const there = to_boost<T>(x);
    RC_ASSERT(there.str() == x.to_string());
    integer const back = from_boost(there);
    RC_ASSERT(back == x);
    RC_ASSERT(surd::testing::is_canonical(back));
}

RC_GTEST_PROP(boost_multiprecision, integers_go_there_and_back, (integer const& x)) {
    round_trip<mp::cpp_int>(x);
    round_trip<mp::mpz_int>(x);
}

RC_GTEST_PROP(boost_multiprecision, rationals_go_there_and_back, (rational const& x)) {
    RC_ASSERT(from_boost(to_boost<mp::cpp_rational>(x)) == x);
    RC_ASSERT(from_boost(to_boost<mp::mpq_rational>(x)) == x);
    RC_ASSERT(to_boost<mp::mpq_rational>(x) == x);
}

RC_GTEST_PROP(boost_multiprecision, mixed_equals_plain, (integer const& a, integer const& b)) {
    auto const c = to_boost<mp::cpp_int>(b);
    auto const z = to_boost<mp::mpz_int>(b);
    RC_ASSERT(a + c == a + b && c + a == a + b && a - z == a - b && z - a == b - a);
    RC_ASSERT(a * c == a * b && z * a == a * b);
    RC_ASSERT((a < c) == (a < b) && (z < a) == (b < a) && (a == z) == (a == b));
}

}  // namespace
}  // namespace surd
