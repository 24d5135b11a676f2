// SPDX-License-Identifier: BSL-1.0
// Purpose: fmt formatters and operator<< for everything that has a value or a reason.
#include "surd/format.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "surd/surd.hpp"

namespace surd {
namespace {

using namespace surd::literals;

template <class T>
std::string streamed(T const& x) {
    std::ostringstream out;
    out << x;
    return out.str();
}

TEST(format, unicode_by_default_and_plain_on_request) {
    radical const x = *pow(12_q, 2_e / 3);
    EXPECT_EQ(fmt::format("{}", x), "2∛18");
    EXPECT_EQ(fmt::format("{:a}", x), "2*18^(1/3)");
    EXPECT_EQ(streamed(x), "2∛18");
    EXPECT_EQ(fmt::format("{} {:a}", *sqrt(2_q) + 1, *sqrt(2_q) + 1), "1 + √2 1 + sqrt(2)");
    EXPECT_EQ(streamed(*sqrt(2_q) + 1), "1 + √2");
}

TEST(format, numbers_and_exponents) {
    EXPECT_EQ(fmt::format("{}, {:a}", integer(-7), integer(-7)), "-7, -7");
    EXPECT_EQ(fmt::format("{}, {:a}", -3_q / 4, -3_q / 4), "-3/4, -3/4");
    EXPECT_EQ(fmt::format("{}, {}, {}", -2_e / 3, 2_e, index(5)), "-2/3, 2, 5");
    EXPECT_EQ(streamed(integer(-7)) + streamed(-3_q / 4) + streamed(2_e / 3) + streamed(index(2)),
              "-7-3/42/32");
}

TEST(format, outcomes) {
    EXPECT_EQ(fmt::format("{}", pow(72_q, 1_e / 2)), "6√2");
    EXPECT_EQ(fmt::format("{:a}", pow(72_q, 1_e / 2)), "6*sqrt(2)");
    EXPECT_EQ(fmt::format("{}", pow(0_q, -2_e)), "undefined: zero to a negative power");
    EXPECT_EQ(fmt::format("{}", sqrt(-9_q)), "non-real: even root of a negative number");
    EXPECT_EQ(fmt::format("{}", pow(0_q, 0_e)).substr(0, 29), "convention: 0^0 is a conventi");
    EXPECT_EQ(streamed(pow(2_q, 1'000'000'000'000_e)),
              "beyond-limits: the exact value needs more bits than the limit allows");
    EXPECT_EQ(streamed(divide(1_q, 0_q)), "undefined: division by zero");
}

TEST(format, principal_values_and_logarithms) {
    auto const form = principal_value(sqrt(-9_q));
    ASSERT_TRUE(form.has_value());
    EXPECT_EQ(fmt::format("{} {:a}", *form, *form), "3·e^(iπ/2) 3*e^(i*pi/2)");
    EXPECT_EQ(fmt::format("{} {}", log(2, 3), log(4, 8)), "log(2, 3) 3/2");
}

TEST(format, width_and_fill) {
    radical const x = *sqrt(72_q);
    EXPECT_EQ(fmt::format("[{:>12}]", x), "[         6√2]");
    EXPECT_EQ(fmt::format("[{:a>12}]", 42_q), "[aaaaaaaaaa42]");
    EXPECT_EQ(fmt::format("[{:a.>12}]", x), "[...6*sqrt(2)]");
    EXPECT_EQ(fmt::format("[{:a^6}]", 42_q), "[aa42aa]");
    EXPECT_EQ(fmt::format("[{:a<}]", 42_q), "[42]");
}

TEST(format, rejects_unknown_styles) {
    EXPECT_THROW((void)fmt::format(fmt::runtime("{:q}"), 42_q), fmt::format_error);
}

TEST(format, an_outcome_read_by_cases) {
    auto const describe = [](rational const& base, exponent e) {
        return pow(base, e).match(
            [](radical const& y) { return fmt::format("{}", y); },
            [](undefined u) { return std::string(u.sentence()); },
            [](failure_of<non_real, radical> n) {
                return fmt::format("not real; principal value {}",
                                   polar_form{n.modulus, n.argument});
            },
            [](convention_dependent c) { return std::string(c.sentence()); },
            [](beyond_limits) { return std::string("too large to write out"); });
    };
    EXPECT_EQ(describe(8_q, 2_e / 3), "4");
    EXPECT_EQ(describe(72_q, 1_e / 2), "6√2");
    EXPECT_EQ(describe(0_q, -1_e), "zero to a negative power");
    EXPECT_EQ(describe(-9_q, 1_e / 2), "not real; principal value 3·e^(iπ/2)");
    EXPECT_EQ(describe(2_q, 1'000'000'000'000_e), "too large to write out");
}

}  // namespace
}  // namespace surd
