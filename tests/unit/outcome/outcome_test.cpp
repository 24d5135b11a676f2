// SPDX-License-Identifier: BSL-1.0
// Purpose: an outcome holds a value or one failure of a closed set that its type names.
#include "surd/outcome/outcome.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace surd {
namespace {

using whole = outcome<int, undefined, non_real, convention_dependent, beyond_limits>;
using quotient = outcome<int, undefined>;
using root = outcome<int, non_real, beyond_limits>;

constexpr quotient divided(int a, int b) {
    if (b == 0) return undefined{reason::division_by_zero};
    return a / b;
}

constexpr root rooted(int x) {
    if (x < 0) return root(non_real{reason::even_root_of_negative}, 3, angle{1, 2});
    int r = 0;
    while ((r + 1) * (r + 1) <= x) ++r;
    return r;
}

// Reading.
static_assert(divided(6, 3).has_value() && *divided(6, 3) == 2 && divided(6, 3).value() == 2);
static_assert(!divided(6, 0).has_value() && !divided(6, 0));
static_assert(divided(6, 0).why() == reason::division_by_zero);
static_assert(divided(6, 3).why() == reason::none && divided(6, 3).kind() == failure_kind::none);
static_assert(divided(6, 0).kind() == failure_kind::undefined);
static_assert(divided(6, 0).holds<undefined>() && !divided(6, 3).holds<undefined>());
static_assert(divided(6, 3).value_or(7) == 2 && divided(6, 0).value_or(7) == 7);

// Equality.
static_assert(divided(6, 3) == 2 && divided(6, 3) != 3 && divided(6, 0) != 0);
static_assert(2 == divided(6, 3) && divided(6, 3) == 2L);
static_assert(divided(6, 0) == undefined{reason::division_by_zero});
static_assert(divided(6, 0) != undefined{reason::logarithm_base} && divided(6, 3) != undefined{});
static_assert(divided(6, 3) == divided(8, 4) && divided(6, 3) != divided(6, 0));
static_assert(divided(1, 0) == divided(2, 0));

// The set of failures is part of the type: widening is implicit, narrowing does not exist.
static_assert(std::is_convertible_v<quotient, whole> && std::is_convertible_v<root, whole>);
static_assert(!std::is_constructible_v<quotient, whole> &&
              !std::is_constructible_v<root, quotient>);
static_assert(std::is_convertible_v<undefined, quotient> && std::is_convertible_v<int, quotient>);
static_assert(!std::is_constructible_v<quotient, non_real> &&
              !std::is_constructible_v<outcome<int>, undefined>);
static_assert(std::is_same_v<outcome_of<int, set_of<beyond_limits> | set_of<undefined>>,
                             outcome<int, undefined, beyond_limits>>);
static_assert(std::is_same_v<outcome_of<int, set_of<>>, outcome<int>>);
static_assert(is_outcome<whole> && !is_outcome<int> && !is_outcome<undefined>);
static_assert(whole(divided(6, 0)) == undefined{reason::division_by_zero} &&
              whole(divided(6, 3)) == 2);
static_assert(outcome<long, undefined>(divided(6, 3)) == 2);

// Sequencing unites the sets.
constexpr auto root_of_quotient(int a, int b) {
    return divided(a, b).and_then([](int q) { return rooted(q); });
}
static_assert(std::is_same_v<decltype(root_of_quotient(1, 1)),
                             outcome<int, undefined, non_real, beyond_limits>>);
static_assert(root_of_quotient(32, 2) == 4);
static_assert(root_of_quotient(32, 0) == undefined{reason::division_by_zero});
static_assert(root_of_quotient(-32, 2) == non_real{reason::even_root_of_negative});
static_assert(divided(6, 3).transform([](int q) { return q * 0.5; }) == 1.0);
static_assert(divided(6, 0).transform([](int q) { return q * 0.5; }).holds<undefined>());

// Recovery removes a failure from the set.
constexpr auto recovered = rooted(-9).recover<non_real>([](non_real) { return -1; });
static_assert(std::is_same_v<decltype(recovered), outcome<int, beyond_limits> const>);
static_assert(recovered == -1);
static_assert(rooted(9).recover<non_real>([](non_real) { return -1; }) == 3);
static_assert(divided(1, 0).recover<undefined>([](undefined u) {
    return static_cast<int>(u.why);
}) == static_cast<int>(reason::division_by_zero));
static_assert(whole(divided(1, 0)).recover<non_real>([](non_real) { return 1; }) ==
              undefined{reason::division_by_zero});

// The polar form of a missing value goes where the failure goes.
static_assert(rooted(-9).has_polar() && rooted(-9).modulus() == 3 &&
              rooted(-9).argument() == angle{1, 2});
static_assert(!rooted(9).has_polar() && !divided(1, 0).has_polar());
static_assert(whole(rooted(-9)).has_polar() && whole(rooted(-9)).modulus() == 3);
static_assert(root_of_quotient(-9, 1).has_polar() && root_of_quotient(-9, 1).modulus() == 3);
static_assert(rooted(-9).transform([](int r) { return r + 1; }).modulus() == 3);
static_assert(root(beyond_limits{reason::too_many_bits}).why() == reason::too_many_bits);

// Conventions relied on are kept through sequencing.
constexpr auto relying = quotient(5).relying_on(question::negative_base);
static_assert(relying == 5 && relying.conventions_used().contains(question::negative_base));
static_assert(quotient(5).conventions_used().empty());
static_assert(relying.transform([](int x) { return x + 1; }).conventions_used() ==
              question_set(question::negative_base));
static_assert(relying.and_then([](int x) { return quotient(x).relying_on(question::zero_to_zero); })
                  .conventions_used() ==
              (question_set(question::negative_base) | question::zero_to_zero));
static_assert(whole(relying).conventions_used() == question_set(question::negative_base));
static_assert(relying.recover<undefined>([](undefined) { return 0; }).conventions_used() ==
              question_set(question::negative_base));

TEST(outcome, holds_a_value_or_a_reason) {
    quotient const value = divided(6, 3);
    ASSERT_TRUE(value);
    EXPECT_EQ(*value, 2);
    EXPECT_EQ(value, 2);
    EXPECT_STREQ(value.sentence(), "there is a value");
    quotient const missing = divided(6, 0);
    EXPECT_FALSE(missing);
    EXPECT_EQ(missing.why(), reason::division_by_zero);
    EXPECT_STREQ(missing.sentence(), "division by zero");
    EXPECT_EQ(missing.value_or(7), 7);
    EXPECT_EQ(missing, undefined{reason::division_by_zero});
}

TEST(outcome, sequences_at_run_time) {
    EXPECT_EQ(root_of_quotient(32, 2), 4);
    EXPECT_TRUE(root_of_quotient(32, 0).holds<undefined>());
    EXPECT_TRUE(root_of_quotient(-32, 2).holds<non_real>());
    EXPECT_EQ(root_of_quotient(-32, 2).modulus(), 3);
    int calls = 0;
    (void)divided(1, 0).transform([&calls](int) { return ++calls; });
    EXPECT_EQ(calls, 0);
    (void)divided(1, 1).transform([&calls](int) { return ++calls; });
    EXPECT_EQ(calls, 1);
}

TEST(outcome, of_a_class) {
    outcome<std::string, undefined> text = std::string("abc");
    EXPECT_EQ(text->size(), 3u);
    EXPECT_EQ(text, "abc");
    EXPECT_EQ(text.transform([](std::string const& s) { return s.size(); }), 3u);
    std::string const taken = *std::move(text);
    EXPECT_EQ(taken, "abc");
    outcome<std::string, undefined> const literal = "xyz";
    EXPECT_EQ(*literal, "xyz");
    EXPECT_EQ((outcome<std::string, undefined>(undefined{}).value_or("none")), "none");
}

// A loop over the value of a temporary reads no dead object.
TEST(outcome, a_loop_over_a_temporary_is_safe) {
    auto const numbers = [] { return outcome<std::vector<int>, undefined>({1, 2, 3}); };
    int sum = 0;
    for (int const x : *numbers()) sum += x;
    EXPECT_EQ(sum, 6);
    static_assert(std::is_same_v<decltype(*numbers()), std::vector<int>>);
    static_assert(std::is_same_v<decltype(numbers().value()), std::vector<int>>);
}

TEST(outcome, value_types_may_be_move_only_where_they_are_moved) {
    outcome<std::unique_ptr<int>, undefined> owner = std::make_unique<int>(5);
    std::unique_ptr<int> const taken = *std::move(owner);
    EXPECT_EQ(*taken, 5);
}

TEST(outcome_death, a_missing_value_stops_the_program_with_its_sentence) {
    quotient const missing = divided(1, 0);
    EXPECT_DEATH((void)*missing, "the outcome has no value: division by zero");
    EXPECT_DEATH((void)missing.value(), "division by zero");
    EXPECT_DEATH((void)*divided(1, 0), "division by zero");
    outcome<std::string, non_real> const text = non_real{};
    EXPECT_DEATH((void)text->size(), "even root of a negative number");
    EXPECT_DEATH((void)missing.modulus(), "no polar form");
}

}  // namespace
}  // namespace surd
