// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/laws.hpp"

#include <gtest/gtest.h>

#include <set>

#include "surd/symbolic/check_identity.hpp"
#include "unit/symbolic/pointwise.hpp"

namespace surd::symbolic {
namespace {

using test::parsed_chain;

/// The condition that the catalogue states, against the one that was found, point by point.
void expect_same_set(law const& entry, std::string const& found_text) {
    auto const listed = entry.condition.empty() ? std::optional(condition::always())
                                                : parse_condition(entry.condition);
    auto const found =
        found_text.empty() ? std::optional(condition::always()) : parse_condition(found_text);
    ASSERT_TRUE(listed) << entry.condition;
    ASSERT_TRUE(found) << found_text;
    auto const statement = parsed_chain(std::string(entry.statement));
    for (auto const& point : test::grid_for(statement, 1500)) {
        EXPECT_EQ(listed->holds_at(point), found->holds_at(point))
            << entry.name << " at " << test::pointwise_detail::text_of(point) << ": listed "
            << entry.condition << ", found " << found_text;
    }
}

TEST(Laws, EveryEntryIsDecidedAsTheCatalogueSays) {
    for (auto const& entry : laws()) {
        auto const statement = parsed_chain(std::string(entry.statement));
        auto const j = check_identity(statement.terms[0], statement.terms[1]);
        EXPECT_EQ(test::contradiction(statement, j, {}, 600), "") << entry.name;
        if (entry.is_law) {
            EXPECT_EQ(j.outcome, entry.condition.empty() ? verdict::verified : verdict::conditional)
                << entry.name << ": " << word_for(j.outcome) << " " << j.condition;
            expect_same_set(entry, j.condition);
        } else if (j.outcome == verdict::conditional) {
            EXPECT_EQ(j.elsewhere, "differs") << entry.name;
            expect_same_set(entry, j.condition);
        } else {
            EXPECT_EQ(j.outcome, verdict::refuted) << entry.name;
            constexpr std::string_view opening = "holds only where ";
            ASSERT_EQ(j.hint.rfind(opening, 0), 0u) << entry.name << ": " << j.hint;
            expect_same_set(entry, j.hint.substr(opening.size()));
        }
    }
}

TEST(Laws, TheListedConditionIsExact) {
    for (auto const& entry : laws()) {
        auto const listed = entry.condition.empty() ? std::optional(condition::always())
                                                    : parse_condition(entry.condition);
        ASSERT_TRUE(listed) << entry.name;
        auto const statement = parsed_chain(std::string(entry.statement));
        std::size_t inside = 0;
        for (auto const& point : test::grid_for(statement, 1500)) {
            auto const at = test::truth_at(statement, point);
            auto const expected = listed->holds_at(point);
            if (!at || !expected) continue;
            EXPECT_EQ(at->holds, *expected)
                << entry.name << " at " << test::pointwise_detail::text_of(point);
            if (*expected) ++inside;
        }
        EXPECT_GT(inside, 0u) << entry.name;
    }
}

TEST(Laws, EntriesAreInOrderNamedAndExplained) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < laws().size(); ++i) {
        auto const& entry = laws()[i];
        EXPECT_EQ(static_cast<std::size_t>(entry.id), i) << entry.name;
        EXPECT_EQ(&law_for(entry.id), &entry);
        EXPECT_FALSE(entry.why.empty()) << entry.name;
        EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    }
}

}  // namespace
}  // namespace surd::symbolic
