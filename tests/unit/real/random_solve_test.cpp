// SPDX-License-Identifier: BSL-1.0
// Purpose: equations made from a known solution: it is found, what is found solves the equation,
// and what is called extraneous does not. Each is checked by exact substitution.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "surd/real/solve.hpp"
#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;

class numbers {
public:
    explicit numbers(std::uint64_t seed) : random_(seed) {}
    std::int64_t pick(std::int64_t low, std::int64_t high) {
        return low +
               static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(high - low + 1));
    }
    exact_real any() {
        exact_real const p = fraction(pick(-9, 9), pick(1, 4));
        switch (pick(0, 4)) {
            case 0:
                return p + pick(-3, 3) * sqrt_of(pick(2, 7));
            case 1:
                return p * cbrt_of(pick(2, 5));
            default:
                return p;
        }
    }
    exact_real other_than_zero() {
        for (;;) {
            exact_real const a = any();
            if (sign(a) != 0) return a;
        }
    }

private:
    std::mt19937_64 random_;
};

bool contains(std::vector<exact_real> const& values, exact_real const& x) {
    return std::any_of(values.begin(), values.end(),
                       [&](exact_real const& v) { return equal(v, x) == true; });
}

bool names_extraneous(real_solutions const& found, exact_real const& x) {
    return std::any_of(found.extraneous.begin(), found.extraneous.end(),
                       [&](extraneous_root const& e) { return equal(e.candidate, x) == true; });
}

bool increases(std::vector<exact_real> const& values) {
    for (std::size_t i = 1; i < values.size(); ++i)
        if (!(compare(values[i - 1], values[i])->sign < 0)) return false;
    return true;
}

TEST(random_equations, one_root_and_a_line) {
    numbers random(11);
    int solved = 0;
    int extraneous = 0;
    for (int i = 0; i < 150; ++i) {
        exact_real const x = random.any();
        exact_real const a = random.other_than_zero();
        exact_real const c = random.any();
        exact_real const d = random.any();
        exact_real const line = c * x + d;
        exact_real const b = line * line - a * x;
        auto const holds = [&](exact_real const& at) {
            auto const root = sqrt(a * at + b);
            return root && equal(*root, c * at + d) == true;
        };
        auto const found = solve_root_equals_line(a, b, c, d);
        ASSERT_TRUE(found) << i;
        if (sign(line) == -1) {
            EXPECT_TRUE(names_extraneous(*found, x)) << to_string(x);
            ++extraneous;
        } else {
            EXPECT_TRUE(contains(found->values, x)) << to_string(x);
            ++solved;
        }
        EXPECT_TRUE(increases(found->values));
        for (exact_real const& v : found->values) EXPECT_TRUE(holds(v)) << to_string(v);
        for (extraneous_root const& e : found->extraneous)
            EXPECT_FALSE(holds(e.candidate)) << to_string(e.candidate);
    }
    EXPECT_GT(solved, 30);
    EXPECT_GT(extraneous, 30);
}

TEST(random_equations, two_roots) {
    numbers random(12);
    for (int i = 0; i < 80; ++i) {
        // Rational coefficients; the right side is what the known solution makes of the left one.
        exact_real const x = random.pick(-9, 9);
        exact_real const a = random.pick(-5, 5);
        exact_real const c = random.pick(-5, 5);
        exact_real const b = random.pick(0, 12) - a * x;
        exact_real const d = random.pick(0, 12) - c * x;
        int const s = random.pick(0, 1) == 0 ? -1 : 1;
        exact_real const e = sqrt_of(a * x + b) + s * sqrt_of(c * x + d);
        auto const holds = [&](exact_real const& at) {
            auto const first = sqrt(a * at + b);
            auto const second = sqrt(c * at + d);
            return first && second && equal(*first + s * *second, e) == true;
        };
        auto const found = solve_two_roots(a, b, s, c, d, e);
        ASSERT_TRUE(found) << i;
        if (found->all == real_solutions::every::no) {
            EXPECT_TRUE(contains(found->values, x)) << i;
        } else {
            EXPECT_TRUE(holds(x));
        }
        EXPECT_TRUE(increases(found->values));
        for (exact_real const& v : found->values) EXPECT_TRUE(holds(v)) << i << to_string(v);
        for (extraneous_root const& r : found->extraneous)
            EXPECT_FALSE(holds(r.candidate)) << i << to_string(r.candidate);
    }
}

TEST(random_equations, rational_powers) {
    numbers random(13);
    for (int i = 0; i < 200; ++i) {
        exact_real const x = random.other_than_zero();
        exact_real const a = random.other_than_zero();
        exact_real const b = random.any();
        rational const r(random.pick(1, 5) * (random.pick(0, 1) == 0 ? -1 : 1), random.pick(1, 4));
        auto const power = pow(x, r);
        if (!power) continue;  // an even root of a negative number
        exact_real const c = a * *power + b;
        auto const found = solve_power_equation(a, r, b, c);
        ASSERT_TRUE(found) << to_string(x) << " to the " << r.to_string();
        EXPECT_TRUE(contains(found->values, x)) << to_string(x) << " to the " << r.to_string();
        EXPECT_TRUE(increases(found->values));
        for (exact_real const& v : found->values)
            EXPECT_EQ(equal(a * *pow(v, r) + b, c), true) << to_string(v);
        // The opposite right side: what is extraneous there must not hold.
        auto const other = solve_power_equation(a, r, b, b - a * *power);
        ASSERT_TRUE(other);
        for (extraneous_root const& e : other->extraneous)
            EXPECT_EQ(equal(*pow(e.candidate, r), -*power), false);
        if (r.denominator().is_even()) {
            EXPECT_TRUE(other->values.empty());
        }
    }
}

TEST(hostile_equations, degenerate_coefficients) {
    exact_real const zero = sqrt_of(2) + sqrt_of(3) - sqrt_of(5 + 2 * sqrt_of(6));
    using every = real_solutions::every;
    // A coefficient that is 0 without looking like it.
    EXPECT_EQ(solve_power_equation(zero, 2, 1, 1)->all, every::real);
    EXPECT_TRUE(solve_power_equation(zero, 2, 1, 2)->values.empty());
    EXPECT_EQ(solve_power_equation(zero, rational(-1, 2), 1, 1)->all, every::positive);
    EXPECT_EQ(solve_root_equals_line(zero, 4, zero, 2)->all, every::real);
    EXPECT_TRUE(solve_root_equals_line(zero, -4, 1, 0)->values.empty());
    auto const line = solve_root_equals_line(zero, 4, 1, 0);
    ASSERT_EQ(line->values.size(), 1u);
    EXPECT_EQ(equal(line->values[0], 2), true);
    // The discriminant is exactly 0, and next to it.
    auto const tangent = solve_root_equals_line(1, zero, 1, fraction(1, 4));
    ASSERT_EQ(tangent->values.size(), 1u);
    EXPECT_EQ(equal(tangent->values[0], fraction(1, 4)), true);
    EXPECT_TRUE(solve_root_equals_line(1, zero - tiny(40), 1, fraction(1, 4))->values.empty());
    EXPECT_EQ(solve_root_equals_line(1, zero + tiny(40), 1, fraction(1, 4))->values.size(), 2u);
    // A right side that is barely negative has no solution for an even root.
    EXPECT_TRUE(solve_power_equation(1, rational(1, 2), 0, zero - tiny(50))->values.empty());
    EXPECT_EQ(solve_power_equation(1, rational(1, 2), 0, zero)->values.size(), 1u);
    EXPECT_EQ(solve_power_equation(1, rational(1, 2), 0, zero + tiny(50))->values.size(), 1u);
    // Exponents that cannot be written out.
    EXPECT_TRUE(solve_power_equation(1, rational(1, integer_power(integer(10), 30)), 0, 2)
                    .holds<beyond_limits>());
    EXPECT_EQ(
        solve_power_equation(1, rational(integer_power(integer(10), 18)), 0, 1)->values.size(), 2u);
}

}  // namespace
}  // namespace surd
