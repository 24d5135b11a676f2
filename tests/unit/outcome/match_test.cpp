// SPDX-License-Identifier: BSL-1.0
// Purpose: an outcome is read by cases: exactly one handler runs, and it is the right one.
#include "surd/outcome/match.hpp"

#include <gtest/gtest.h>

#include <string>

namespace surd {
namespace {

using whole = outcome<int, undefined, non_real, convention_dependent, beyond_limits>;

constexpr int read(whole const& x) {
    return x.match([](int value) { return value; }, [](undefined) { return -1; },
                   [](non_real) { return -2; }, [](convention_dependent) { return -3; },
                   [](beyond_limits) { return -4; });
}

static_assert(read(whole(7)) == 7);
static_assert(read(undefined{}) == -1 && read(non_real{}) == -2);
static_assert(read(convention_dependent{}) == -3 && read(beyond_limits{}) == -4);

// Only the failures of the set need a handler.
static_assert(outcome<int>(5).match([](int value) { return value; }) == 5);
static_assert(outcome<int, beyond_limits>(beyond_limits{})
                  .match([](int v) { return v; }, [](beyond_limits) { return 0; }) == 0);

// A handler may take the polar form, or all failures at once.
constexpr whole imaginary(non_real{reason::even_root_of_negative}, 3, angle{1, 2});
constexpr int modulus_of(whole const& x) {
    return x.match([](int) { return 0; },
                   [](failure_of<non_real, int> n) { return n.has_polar ? n.modulus : -1; },
                   [](auto const&) { return -2; });
}
static_assert(modulus_of(imaginary) == 3 && modulus_of(non_real{}) == -1 &&
              modulus_of(undefined{}) == -2 && modulus_of(whole(5)) == 0);
static_assert(imaginary.match([](int) { return angle{}; },
                              [](failure_of<non_real, int> n) { return n.argument; },
                              [](auto const&) { return angle{}; }) == angle{1, 2});

TEST(match, calls_one_handler_with_the_reason) {
    std::string said;
    auto const tell = [&said](whole const& x) {
        said.clear();
        x.match([&said](int value) { said += std::to_string(value); },
                [&said](undefined u) { said += u.sentence(); },
                [&said](non_real n) { said += n.sentence(); },
                [&said](convention_dependent c) { said += c.sentence(); },
                [&said](beyond_limits b) { said += b.sentence(); });
        return said;
    };
    EXPECT_EQ(tell(whole(7)), "7");
    EXPECT_EQ(tell(undefined{reason::logarithm_of_zero}), "no power of the base is zero");
    EXPECT_EQ(tell(non_real{}), "even root of a negative number");
    EXPECT_EQ(tell(convention_dependent{}).substr(0, 3), "0^0");
    EXPECT_EQ(tell(beyond_limits{reason::out_of_time}), "the time limit was reached");
    EXPECT_EQ(read(undefined{}), -1);
    EXPECT_EQ(modulus_of(imaginary), 3);
}

TEST(match, handlers_may_be_lvalues) {
    auto const value = [](int x) { return x + 1; };
    auto const rest = [](auto const&) { return 0; };
    EXPECT_EQ(whole(7).match(value, rest), 8);
    EXPECT_EQ(whole(undefined{}).match(value, rest), 0);
}

}  // namespace
}  // namespace surd
