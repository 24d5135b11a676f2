// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/evaluate.hpp"

#include <gtest/gtest.h>

#include "surd/real/best_form.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::symbolic {
namespace {

evaluation value_of(std::string const& text, evaluation_options const& options = {}) {
    auto const parsed = syntax::parse_expression(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? evaluate(*parsed, options) : evaluation{};
}

std::string shown(std::string const& text, evaluation_options const& options = {}) {
    auto const result = value_of(text, options);
    return result.has_value() ? to_string(best_form(result.value)) : word_for(result.kind);
}

TEST(Evaluate, GivesExactValuesInSimplestForm) {
    EXPECT_EQ(shown("8^(2/3)"), "4");
    EXPECT_EQ(shown("64^(-2/3)"), "1/16");
    EXPECT_EQ(shown("(8/27)^(-4/3)"), "81/16");
    EXPECT_EQ(shown("12^(2/3)"), "2*18^(1/3)");
    EXPECT_EQ(shown("(-8)^(1/3)"), "-2");
    EXPECT_EQ(shown("(-8)^(2/3)"), "4");
    EXPECT_EQ(shown("(-1)^(49/99)"), "-1");
    EXPECT_EQ(shown("(-13)^(1000/3123)"), "13^(1000/3123)");
    EXPECT_EQ(shown("(1/2)^(1/2)"), "1/2*sqrt(2)");
    EXPECT_EQ(shown("abs(2-10)^(1/3)"), "2");
    EXPECT_EQ(shown("log(81, 27)"), "3/4");
    EXPECT_EQ(shown("log(sqrt(2), 8)"), "6");
}

TEST(Evaluate, NamesTheDomainOutcome) {
    EXPECT_EQ(shown("0^-2"), "undefined");
    EXPECT_EQ(shown("0^(-1/3)"), "undefined");
    EXPECT_EQ(shown("1/0"), "undefined");
    EXPECT_EQ(shown("1/(sqrt(2)-sqrt(2))"), "undefined");
    EXPECT_EQ(shown("root(0, 5)"), "undefined");
    EXPECT_EQ(shown("log(1, 5)"), "undefined");
    EXPECT_EQ(shown("sqrt(-9)"), "non-real");
    EXPECT_EQ(shown("(-8)^(1/2)"), "non-real");
    EXPECT_EQ(shown("(-1)^(3/4)"), "non-real");
    EXPECT_EQ(shown("sqrt(sqrt(2)-3/2)"), "non-real");
    EXPECT_EQ(shown("0^0"), "convention");
    EXPECT_EQ(shown("2^sqrt(2)"), "outside");
    EXPECT_EQ(shown("log(2, 3)"), "outside");
    EXPECT_EQ(shown("pi"), "outside");
    EXPECT_EQ(shown("x"), "outside");
}

TEST(Evaluate, TheWorstOutcomeOfAPartWins) {
    EXPECT_EQ(shown("0 * (0^0)"), "convention");
    EXPECT_EQ(shown("sqrt(-9)^2"), "non-real");
    EXPECT_EQ(shown("0^0 + sqrt(-9)"), "non-real");
    EXPECT_EQ(shown("sqrt(-9) + 1/0"), "undefined");
    EXPECT_EQ(shown("pi + 0^0"), "convention");
    EXPECT_EQ(shown("pi + 9^9^9^9"), "outside");
    EXPECT_EQ(shown("sqrt(-4) / (1-1)"), "undefined");
}

TEST(Evaluate, ListsEveryReasonWithItsPlace) {
    auto const result = value_of("sqrt(-9) + 1/0");
    ASSERT_EQ(result.reasons.size(), 2u);
    EXPECT_EQ(result.reasons[0].where, (span{0, 8}));
    EXPECT_EQ(result.reasons[1].where, (span{11, 14}));
}

TEST(Evaluate, AFractionOfEvenNumbersIsAConventionOnlyAsSpelled) {
    for (auto const* text : {"(-8)^(2/6)", "(-1)^(2/2)", "(-8)^(-2/6)", "(-8)^(4/2)"}) {
        EXPECT_EQ(shown(text), "convention") << text;
    }
    auto const result = value_of("(-8)^(2/6)");
    ASSERT_EQ(result.candidates.size(), 3u);
    EXPECT_EQ(result.candidates[0].value, "-2");
    EXPECT_EQ(result.candidates[1].value, std::nullopt);
    EXPECT_EQ(result.candidates[2].value, "2");
    // Computed, hence reduced; and positive bases have one reading.
    EXPECT_EQ(shown("(-8)^(1/6+1/6)"), "-2");
    EXPECT_EQ(shown("(-8)^(3/9)"), "-2");
    EXPECT_EQ(shown("8^(2/6)"), "2");
    EXPECT_EQ(shown("0^(2/6)"), "0");
    EXPECT_EQ(shown("((-8)^2)^(1/6)"), "2");
}

TEST(Evaluate, ConventionsChooseAndAreReported) {
    evaluation_options options;
    options.chosen.zero_to_zero = zero_to_zero::one;
    auto const one = value_of("0^0 + 1", options);
    EXPECT_EQ(to_string(one.value), "2");
    EXPECT_TRUE(one.conventions.contains(question::zero_to_zero));
    options.chosen.negative_base = negative_base::principal;
    EXPECT_EQ(shown("(-8)^(1/3)", options), "non-real");
    EXPECT_EQ(shown("root(3, -8)", options), "-2");
    options.chosen = convention::strict;
    EXPECT_EQ(shown("(-8)^(1/3)", options), "convention");
    options = {};
    options.chosen.even_fraction = even_fraction::power_first;
    EXPECT_EQ(shown("(-8)^(2/6)", options), "2");
    options.chosen.even_fraction = even_fraction::root_first;
    EXPECT_EQ(shown("(-8)^(2/6)", options), "non-real");
}

TEST(Evaluate, GivesThePrincipalValueOfANonRealPower) {
    auto const result = value_of("(-8)^(1/2)");
    ASSERT_TRUE(result.principal);
    EXPECT_EQ(to_string(best_form(result.principal->modulus)), "2*sqrt(2)");
    EXPECT_EQ(result.principal->argument, rational(1, 2));
    EXPECT_FALSE(value_of("1 + sqrt(-9)").principal);
}

TEST(Evaluate, HugePowersAnswerAtOnce) {
    EXPECT_EQ(shown("9^9^9^9"), "beyond-limits");
    EXPECT_EQ(shown("2^(10^18)"), "beyond-limits");
    EXPECT_EQ(shown("(1/3)^(10^12)"), "beyond-limits");
    EXPECT_EQ(shown("1^(9^9^9^9)"), "1");
    EXPECT_EQ(shown("0^(9^9^9^9)"), "0");
    EXPECT_EQ(shown("0^(-9^9^9^9)"), "undefined");
    EXPECT_EQ(shown("(-1)^(9^9^9^9)"), "-1");
    EXPECT_EQ(shown("(-1)^(9^9^9^9+1)"), "1");
    EXPECT_EQ(shown("(-1)^(10^309)"), "1");
    EXPECT_EQ(shown("(-1)^(10^309+1)"), "-1");
    EXPECT_EQ(shown("1^(10^30/7)"), "1");
}

TEST(Evaluate, DecimalExponentsAreExactAndHinted) {
    EXPECT_EQ(shown("(-8)^0.4"), "2*2^(1/5)");
    auto const third = value_of("(-8)^0.3333333333333333");
    EXPECT_EQ(third.kind, value_kind::non_real);
    EXPECT_NE(third.hint.find("1/3"), std::string::npos);
    EXPECT_TRUE(value_of("(-8)^0.5").hint.empty());
}

TEST(Evaluate, HintsAtASwappedIndex) {
    auto const swapped = value_of("root(-8, 3)");
    EXPECT_EQ(swapped.kind, value_kind::undefined);
    EXPECT_NE(swapped.hint.find("root(3, -8)"), std::string::npos);
    EXPECT_TRUE(value_of("root(3, -8)").hint.empty());
}

TEST(Evaluate, VariablesTakeTheirBindings) {
    evaluation_options options;
    options.at = {{"x", exact_real(-5)}};
    EXPECT_EQ(shown("sqrt(x^2)", options), "5");
    EXPECT_EQ(shown("sqrt(x^2) + y", options), "outside");
}

}  // namespace
}  // namespace surd::symbolic
