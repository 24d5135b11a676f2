// SPDX-License-Identifier: BSL-1.0
// Purpose: the four failures, their reasons, and sets of them.
#include "surd/outcome/failure.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <type_traits>

#include "surd/outcome/failure_set.hpp"

namespace surd {
namespace {

constexpr reason last_reason = reason::does_not_fit;

static_assert(kind_of(reason::none) == failure_kind::none);
static_assert(kind_of(reason::division_by_zero) == failure_kind::undefined);
static_assert(kind_of(reason::not_a_number) == failure_kind::undefined);
static_assert(kind_of(reason::even_root_of_negative) == failure_kind::non_real);
static_assert(kind_of(reason::logarithm_not_real) == failure_kind::non_real);
static_assert(kind_of(reason::zero_to_the_zero) == failure_kind::convention_dependent);
static_assert(kind_of(reason::even_fraction) == failure_kind::convention_dependent);
static_assert(kind_of(reason::too_many_bits) == failure_kind::beyond_limits);
static_assert(kind_of(last_reason) == failure_kind::beyond_limits);

// What a failure says of itself when no reason is given is a reason of its own kind.
static_assert(kind_of(undefined{}.why) == undefined::kind);
static_assert(kind_of(non_real{}.why) == non_real::kind);
static_assert(kind_of(convention_dependent{}.why) == convention_dependent::kind);
static_assert(kind_of(beyond_limits{}.why) == beyond_limits::kind);

static_assert(failure<undefined> && failure<non_real> && failure<convention_dependent> &&
              failure<beyond_limits>);
static_assert(!failure<int> && !failure<reason> && !failure<undefined const&>);

TEST(failure, every_reason_has_a_sentence_of_its_own) {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(last_reason); ++i) {
        std::string const sentence = sentence_of(static_cast<reason>(i));
        EXPECT_FALSE(sentence.empty()) << i;
        EXPECT_NE(sentence.back(), '.') << sentence;
        EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
    }
    EXPECT_STREQ(undefined{reason::division_by_zero}.sentence(), "division by zero");
    EXPECT_STREQ(sentence_of(static_cast<reason>(static_cast<int>(last_reason) + 1)), "");
}

TEST(failure, kinds_never_go_back_along_the_reasons) {
    auto last = failure_kind::none;
    for (int i = 0; i <= static_cast<int>(last_reason); ++i) {
        auto const kind = kind_of(static_cast<reason>(i));
        EXPECT_GE(static_cast<int>(kind), static_cast<int>(last)) << i;
        last = kind;
    }
    EXPECT_EQ(last, failure_kind::beyond_limits);
}

TEST(failure, names) {
    EXPECT_EQ(undefined::name, "undefined");
    EXPECT_EQ(non_real::name, "non-real");
    EXPECT_EQ(convention_dependent::name, "convention");
    EXPECT_EQ(beyond_limits::name, "beyond-limits");
}

TEST(failure, equal_for_equal_reasons) {
    EXPECT_EQ(undefined{reason::logarithm_base}, undefined{reason::logarithm_base});
    EXPECT_NE(undefined{reason::logarithm_base}, undefined{reason::logarithm_of_zero});
}

constexpr failure_set two = set_of<undefined, beyond_limits>;
static_assert(two.contains(failure_kind::undefined) && two.contains(failure_kind::beyond_limits));
static_assert(!two.contains(failure_kind::non_real) &&
              !two.contains(failure_kind::convention_dependent));
static_assert(two.includes(set_of<undefined>) && two.includes(set_of<>) && two.includes(two));
static_assert(!two.includes(set_of<non_real>) && !set_of<undefined>.includes(two));
static_assert((set_of<undefined> | set_of<beyond_limits>) == two);
static_assert(two - set_of<undefined> == set_of<beyond_limits> && two - two == set_of<>);
static_assert(two - set_of<non_real> == two);
static_assert(failure_set().empty() && !two.empty() && failure_set(failure_kind::none).empty());
static_assert(set_of<undefined, non_real, convention_dependent, beyond_limits>.bits == 15);

static_assert(in_canonical_order<> && in_canonical_order<non_real>);
static_assert(in_canonical_order<undefined, non_real, convention_dependent, beyond_limits>);
static_assert(in_canonical_order<undefined, beyond_limits>);
static_assert(!in_canonical_order<beyond_limits, undefined>);
static_assert(!in_canonical_order<undefined, undefined>);

constexpr question_set asked = question_set(question::zero_to_zero) | question::even_fraction;
static_assert(asked.contains(question::zero_to_zero) && asked.contains(question::even_fraction));
static_assert(!asked.contains(question::negative_base) && !asked.empty() && question_set().empty());

TEST(failure_set, at_run_time) {
    failure_set set;
    EXPECT_TRUE(set.empty());
    set = set | failure_kind::non_real;
    EXPECT_TRUE(set.contains(failure_kind::non_real));
    EXPECT_FALSE(set.contains(failure_kind::undefined));
    EXPECT_EQ(set - failure_kind::non_real, failure_set());
    question_set questions;
    questions |= question::negative_base;
    questions |= question::negative_base;
    EXPECT_EQ(questions, question_set(question::negative_base));
}

}  // namespace
}  // namespace surd
