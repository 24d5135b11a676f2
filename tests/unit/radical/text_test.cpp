// SPDX-License-Identifier: BSL-1.0
// Purpose: the plain and the Unicode notation of radicals and their sums.
#include <gtest/gtest.h>

#include <string>

#include "surd/radical/radical_sum.hpp"
#include "surd/radical/simplest_form.hpp"

namespace surd {
namespace {

using namespace surd::literals;

radical root_of(rational const& x, std::int64_t n) { return *simplest_form(x, 1, n); }

struct notation {
    radical value;
    char const* plain;
    char const* unicode;
};

TEST(text, of_radicals) {
    notation const cases[] = {
        {0, "0", "0"},
        {-2, "-2", "-2"},
        {81_q / 16, "81/16", "81/16"},
        {root_of(2_q, 2), "sqrt(2)", "√2"},
        {-root_of(2_q, 2), "-sqrt(2)", "-√2"},
        {root_of(1_q / 2, 2), "1/2*sqrt(2)", "√2/2"},
        {root_of(1_q / 2, 2) * rational(-3), "-3/2*sqrt(2)", "-3√2/2"},
        {root_of(72_q, 2), "6*sqrt(2)", "6√2"},
        {root_of(144_q, 3), "2*18^(1/3)", "2∛18"},
        {root_of(3_q, 4), "3^(1/4)", "∜3"},
        {root_of(3_q, 5), "3^(1/5)", "⁵√3"},
        {root_of(96_q, 5), "2*3^(1/5)", "2·⁵√3"},
        {-root_of(13_q, 9), "-13^(1/9)", "-⁹√13"},
        {root_of(2_q, 1024), "2^(1/1024)", "¹⁰²⁴√2"},
        {root_of(3_q / 32, 5) * rational(5, 7), "5/14*3^(1/5)", "5·⁵√3/14"},
    };
    for (auto const& [value, plain, unicode] : cases) {
        EXPECT_EQ(value.to_string(), plain);
        EXPECT_EQ(value.to_unicode(), unicode);
    }
}

TEST(text, shows_a_radicand_that_is_a_long_power_as_a_power) {
    radical const x = *simplest_form(13_q, 1000, 3123);
    EXPECT_EQ(x.to_string(), "13^(1000/3123)");
    EXPECT_EQ(x.to_unicode(), "13¹⁰⁰⁰ᐟ³¹²³");
    EXPECT_EQ((x * rational(-3, 2)).to_string(), "-3/2*13^(1000/3123)");
    EXPECT_EQ((x * rational(-3, 2)).to_unicode(), "-3·13¹⁰⁰⁰ᐟ³¹²³/2");
    // 20 digits are written out, 21 are not.
    EXPECT_EQ(simplest_form(10_q, 19, 20)->to_string(), "10000000000000000000^(1/20)");
    EXPECT_EQ(simplest_form(10_q, 20, 21)->to_string(), "10^(20/21)");
    // A long radicand that is no power is written out.
    EXPECT_EQ(simplest_form(rational(integer_power(integer(10), 20) + 39), 1, 2)->to_string(),
              "sqrt(100000000000000000039)");
}

TEST(text, of_sums) {
    radical const r2 = root_of(2_q, 2);
    EXPECT_EQ(radical_sum().to_string(), "0");
    EXPECT_EQ((r2 + 1).to_string(), "1 + sqrt(2)");
    EXPECT_EQ((1 - r2).to_string(), "1 - sqrt(2)");
    EXPECT_EQ((r2 - 1).to_string(), "-1 + sqrt(2)");
    EXPECT_EQ((1 - r2).to_unicode(), "1 - √2");
    radical_sum const sum{root_of(3_q, 3) * rational(-1, 2), 1, root_of(5_q, 2), -r2};
    EXPECT_EQ(sum.to_string(), "1 - sqrt(2) + sqrt(5) - 1/2*3^(1/3)");
    EXPECT_EQ(sum.to_unicode(), "1 - √2 + √5 - ∛3/2");
}

}  // namespace
}  // namespace surd
