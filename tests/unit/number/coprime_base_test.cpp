// SPDX-License-Identifier: BSL-1.0
// Purpose: coprime bases multiply back, are coprime and hold no perfect power.
#include "surd/number/coprime_base.hpp"

#include "arbitrary.hpp"
#include "surd/number/perfect_power.hpp"

namespace surd {
namespace {

void expect_valid(std::vector<integer> const& numbers, coprime_base const& found) {
    ASSERT_EQ(found.exponents.size(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        integer product = 1;
        for (std::size_t j = 0; j < found.bases.size(); ++j)
            product *= integer_power(found.bases[j], found.exponents[i][j]);
        EXPECT_EQ(product, numbers[i]);
    }
    for (std::size_t j = 0; j < found.bases.size(); ++j) {
        EXPECT_GT(found.bases[j], 1);
        EXPECT_FALSE(is_perfect_power(found.bases[j]));
        for (std::size_t k = 0; k < j; ++k) {
            EXPECT_LT(found.bases[k], found.bases[j]);
            EXPECT_EQ(gcd(found.bases[j], found.bases[k]), 1);
        }
    }
}

TEST(coprime_base, small_examples) {
    std::vector<integer> const four{4};
    EXPECT_EQ(find_coprime_base(four).bases, std::vector<integer>{2});
    EXPECT_EQ(find_coprime_base(four).exponents[0], std::vector<std::uint64_t>{2});
    std::vector<integer> const numbers{12, 18, 1};
    coprime_base const found = find_coprime_base(numbers);
    EXPECT_EQ(found.bases, (std::vector<integer>{2, 3}));
    EXPECT_EQ(found.exponents[0], (std::vector<std::uint64_t>{2, 1}));
    EXPECT_EQ(found.exponents[1], (std::vector<std::uint64_t>{1, 2}));
    EXPECT_EQ(found.exponents[2], (std::vector<std::uint64_t>{0, 0}));
    EXPECT_TRUE(find_coprime_base({}).bases.empty());
    // 6 and 35 stay whole: no gcd splits them.
    std::vector<integer> const whole{6, 35, 6 * 35};
    EXPECT_EQ(find_coprime_base(whole).bases, (std::vector<integer>{6, 35}));
}

TEST(coprime_base, needs_no_factoring) {
    integer const p = integer_power(integer(2), 127) - 1;
    integer const q = integer_power(integer(2), 89) - 1;
    std::vector<integer> const numbers{p * q, q * q, integer_power(p * q, 3) * q};
    coprime_base const found = find_coprime_base(numbers);
    expect_valid(numbers, found);
    EXPECT_EQ(found.bases, (std::vector<integer>{q, p}));
}

RC_GTEST_PROP(coprime_base, promises_hold, ()) {
    auto const pool = *rc::gen::resize(5, rc::gen::nonEmpty<std::vector<std::int64_t>>(
                                              rc::gen::container<std::vector<std::int64_t>>(
                                                  rc::gen::inRange<std::int64_t>(1, 2000))));
    std::vector<integer> numbers;
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
        integer n = 1;
        for (std::int64_t const base : pool)
            n *= integer_power(integer(base), *rc::gen::inRange<std::uint64_t>(0, 5));
        numbers.push_back(n);
    }
    expect_valid(numbers, find_coprime_base(numbers));
}

}  // namespace
}  // namespace surd
