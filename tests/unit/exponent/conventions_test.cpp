// SPDX-License-Identifier: BSL-1.0
// Purpose: the bundles of conventions, and which failures an exponent leaves possible under them.
#include "surd/exponent/conventions.hpp"

#include <gtest/gtest.h>

#include "surd/exponent/index.hpp"
#include "surd/exponent/literals.hpp"
#include "surd/exponent/possible_failures.hpp"

namespace surd {
namespace {

using namespace surd::literals;

static_assert(convention::school == conventions{});
static_assert(conventions{}.zero_to_zero == zero_to_zero::ask &&
              conventions{}.negative_base == negative_base::real_odd_root &&
              conventions{}.even_fraction == even_fraction::ask);
static_assert(convention::strict.zero_to_zero == zero_to_zero::ask &&
              convention::strict.negative_base == negative_base::ask &&
              convention::strict.even_fraction == even_fraction::ask);
static_assert(convention::combinatorial.zero_to_zero == zero_to_zero::one &&
              convention::combinatorial.negative_base == negative_base::real_odd_root);
static_assert(convention::principal.negative_base == negative_base::principal &&
              convention::principal.zero_to_zero == zero_to_zero::ask);

template <conventions Chosen>
struct under {};
static_assert(std::is_same_v<under<convention::school>, under<conventions{}>>);
static_assert(!std::is_same_v<under<convention::school>, under<convention::strict>>);

constexpr failure_set none;
constexpr conventions undefined_everywhere{zero_to_zero::undefined, negative_base::undefined,
                                           even_fraction::ask};

// Exponent 0.
static_assert(possible_failures(0_e) == set_of<convention_dependent>);
static_assert(possible_failures(0_e, convention::combinatorial) == none);
static_assert(possible_failures(0_e, undefined_everywhere) == set_of<undefined>);
// Positive integers never fail, negative ones at 0.
static_assert(possible_failures(3_e) == none && possible_failures(3_e, convention::strict) == none);
static_assert(possible_failures(-3_e) == set_of<undefined>);
// Even index.
static_assert(possible_failures(1_e / 2) == set_of<non_real>);
static_assert(possible_failures(-3_e / 4) == set_of<undefined, non_real>);
static_assert(possible_failures(1_e / 2, convention::strict) == set_of<non_real>);
// Odd index.
static_assert(possible_failures(2_e / 3) == none &&
              possible_failures(-2_e / 3) == set_of<undefined>);
static_assert(possible_failures(2_e / 3, convention::strict) == set_of<convention_dependent>);
static_assert(possible_failures(2_e / 3, convention::principal) == set_of<non_real>);
static_assert(possible_failures(2_e / 3, undefined_everywhere) == set_of<undefined>);
static_assert(possible_failures(-2_e / 3, convention::strict) ==
              set_of<undefined, convention_dependent>);
// An exponent of which nothing is known.
static_assert(possible_failures() == set_of<undefined, non_real, convention_dependent>);
static_assert(possible_failures(convention::strict) == possible_failures());
static_assert(possible_failures(convention::combinatorial) == set_of<undefined, non_real>);

TEST(possible_failures, of_any_exponent_are_among_those_of_the_conventions) {
    for (auto const zero : {zero_to_zero::ask, zero_to_zero::one, zero_to_zero::undefined}) {
        for (auto const base : {negative_base::ask, negative_base::real_odd_root,
                                negative_base::principal, negative_base::undefined}) {
            conventions const chosen{zero, base, even_fraction::ask};
            failure_set seen;
            for (int p = -6; p <= 6; ++p) {
                for (int q = 1; q <= 6; ++q) {
                    failure_set const found = possible_failures(exponent(p, q), chosen);
                    EXPECT_TRUE(possible_failures(chosen).includes(found)) << p << "/" << q;
                    seen = seen | found;
                }
            }
            EXPECT_EQ(seen, possible_failures(chosen));
        }
    }
}

static_assert(index(3).value() == 3 && index(3).is_odd() && !index(4).is_odd());
static_assert(index(3).as_exponent() == 1_e / 3 && index(1).as_exponent() == 1_e);
static_assert(index(2) < index(3) && index(2) == index(2));
static_assert(!std::is_convertible_v<int, index> && std::is_constructible_v<index, int> &&
              !std::is_constructible_v<index, double>);

TEST(index_death, is_positive) {
    EXPECT_EQ(index(1).value(), 1);
    EXPECT_DEATH((void)index(0), "positive integer");
    EXPECT_DEATH((void)index(-3), "positive integer");
}

}  // namespace
}  // namespace surd
