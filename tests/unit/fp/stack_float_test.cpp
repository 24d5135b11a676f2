// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/stack_float.hpp"

#include <gmp.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>

#include "surd/fp/power_problem.hpp"
#include "surd/fp/quick_comparison.hpp"
#include "unit/fp/campaign.hpp"

namespace surd::fp::detail {
namespace {

/// An exact integer, scaled by a power of two that the tests keep track of.
class exact {
public:
    exact() { mpz_init(value); }
    ~exact() { mpz_clear(value); }
    exact(exact const&) = delete;
    exact& operator=(exact const&) = delete;
    void set_power(std::uint64_t n, unsigned long k) {
        mpz_set_ui(value, n);
        mpz_pow_ui(value, value, k);
    }
    mpz_t value;
};

/// The sign of bound * 2^bound.exponent - power * 2^e.
template <int N>
int compare_with(stack_float<N> const& bound, exact& power, long e) {
    exact left;
    mpz_import(left.value, static_cast<std::size_t>(bound.size), -1, 8, 0, 0, bound.limb);
    long const shift = static_cast<long>(bound.exponent) - e;
    exact right;
    mpz_set(right.value, power.value);
    if (shift >= 0) {
        mpz_mul_2exp(left.value, left.value, static_cast<unsigned long>(shift));
    } else {
        mpz_mul_2exp(right.value, right.value, static_cast<unsigned long>(-shift));
    }
    int const sign = mpz_cmp(left.value, right.value);
    return (sign > 0) - (sign < 0);
}

template <int N>
void check_enclosures() {
    std::mt19937_64 random(N);
    for (int i = 0; i < test::effort(3000); ++i) {
        std::uint64_t const n = (random() >> (random() % 63)) | 1;
        unsigned long const k = random() % 300 + 1;
        stack_float<N> power;
        raise(stack_float<N>(n, 7), k, power);
        exact judged;
        judged.set_power(n, k);
        long const e = 7 * static_cast<long>(k);
        bool const is_exact = power.truncations == 0;
        ASSERT_LE(static_cast<std::uint64_t>(power.truncations), k - 1);
        ASSERT_LE(compare_with(power, judged, e), 0);
        ASSERT_EQ(compare_with(power, judged, e) == 0, is_exact);
        ASSERT_GE(compare_with(upper_bound(power), judged, e), 0);
        ASSERT_TRUE(is_exact || power.size == N);
        ASSERT_EQ(static_cast<long>(power.leading_exponent()) - e + 1,
                  static_cast<long>(mpz_sizeinbase(judged.value, 2)));
    }
}

TEST(stack_float_test, encloses_every_power) {
    check_enclosures<4>();
    check_enclosures<5>();
    check_enclosures<8>();
    check_enclosures<32>();
}

TEST(stack_float_test, bounds_are_not_loose) {
    // 2^64 - 1 loses nearly a unit in every product; the bound is within 2^70 of that.
    stack_float<4> power;
    raise(stack_float<4>(~std::uint64_t{0}, 0), 64, power);
    exact judged;
    judged.set_power(~std::uint64_t{0}, 64);
    auto const upper = upper_bound(power);
    EXPECT_LE(compare_with(power, judged, 0), 0);
    stack_float<5> narrowed = upper;
    narrowed.limb[1] -= 2 * static_cast<std::uint64_t>(power.truncations);
    EXPECT_LE(compare_with(narrowed, judged, 0), 0);
    EXPECT_LT(static_cast<std::uint64_t>(power.truncations), 64U);
}

/// The relation of n * 2^e to (m * 2^k)^(p/q) by GMP, all exponents of two on one side.
relation judged_relation(power_problem const& pr, std::uint64_t n, long e) {
    exact left;
    exact right;
    auto const p = static_cast<unsigned long>(pr.p);
    auto const q = static_cast<unsigned long>(pr.q);
    left.set_power(n, q);
    right.set_power(pr.significand, p);
    long shift = e * static_cast<long>(q);
    long const base_shift = pr.exponent * static_cast<long>(p);
    if (pr.reciprocal) {
        mpz_mul(left.value, left.value, right.value);
        mpz_set_ui(right.value, 1);
        shift += base_shift;
    } else {
        shift -= base_shift;
    }
    mpz_ptr const raised = shift >= 0 ? left.value : right.value;
    mpz_mul_2exp(raised, raised, static_cast<unsigned long>(shift >= 0 ? shift : -shift));
    int const sign = mpz_cmp(left.value, right.value);
    return static_cast<relation>((sign > 0) - (sign < 0));
}

struct question {
    power_problem problem;
    std::uint64_t n;
    int e;
};

/// A number next to a power, or equal to it.
question draw(std::mt19937_64& random) {
    auto const p = random() % 9 + 1;
    auto const q = random() % 9 + 1;
    bool const reciprocal = random() % 3 == 0;
    std::uint64_t const s = (random() >> (random() % 10 + 50)) | 1;
    std::uint64_t m = 1;
    std::uint64_t n = 1;
    for (std::uint64_t i = 0; i < q && m < (std::uint64_t{1} << 53) / s; ++i) m *= s;
    for (std::uint64_t i = 0; i < p && n < (std::uint64_t{1} << 54) / s; ++i) n *= s;
    if (random() % 2 == 0) n += random() % 3 - 1;
    int const j = static_cast<int>(random() % 40) - 20;
    int const k = j * static_cast<int>(q);
    int const e = j * static_cast<int>(p) * (reciprocal ? -1 : 1);
    return {{m, k, reciprocal, p, q}, n == 0 ? 1 : n, e};
}

TEST(power_comparison_test, decides_as_gmp_does) {
    std::mt19937_64 random(5);
    int equal = 0;
    for (int i = 0; i < test::effort(20000); ++i) {
        auto const asked = draw(random);
        auto const wanted = judged_relation(asked.problem, asked.n, asked.e);
        equal += wanted == relation::equal ? 1 : 0;
        ASSERT_TRUE(is_exact_in(asked.problem, short_limbs));
        ASSERT_EQ(power_comparison<short_limbs>(asked.problem)(asked.n, asked.e), wanted);
        ASSERT_EQ(decide_from<4>(asked.problem, asked.n, asked.e), wanted);
        quick_comparison const in_128_bits(asked.problem);
        relation const quick = in_128_bits(asked.n, asked.e);
        ASSERT_TRUE(quick == wanted || quick == relation::unknown);
        if (wanted != relation::equal) {
            ASSERT_EQ(quick, wanted);
        }
    }
    EXPECT_GT(equal, test::effort(1000));
}

TEST(power_comparison_test, raises_the_precision_until_it_is_exact) {
    // 3^1000 = 3^1000 needs 25 limbs to be known; one step of n changes it at once.
    power_problem const same{3, 0, false, 1000, 1000};
    EXPECT_EQ(power_comparison<4>(same)(3, 0), relation::unknown);
    EXPECT_EQ(power_comparison<16>(same)(3, 0), relation::unknown);
    EXPECT_EQ(decide_from<4>(same, 3, 0), relation::equal);
    std::uint64_t const n = std::uint64_t{3} << 50;
    EXPECT_EQ(decide_from<4>(same, n + 1, -50), relation::greater);
    EXPECT_EQ(decide_from<4>(same, n - 1, -50), relation::less);
    // The product of a reciprocal comparison grows with both.
    power_problem const inverse{1, 3, true, 500, 500};
    EXPECT_EQ(decide_from<4>(inverse, 1, -3), relation::equal);
}

TEST(quick_comparison_test, is_never_wrong_for_long_powers) {
    std::mt19937_64 random(6);
    for (int i = 0; i < test::effort(3000); ++i) {
        auto const p = random() % 200 + 100;  // equality, where p = q, is too long for 128 bits
        auto const q = random() % 200 + 1;
        std::uint64_t const m = (random() >> 11) | 1;
        power_problem const pr{m, -52, random() % 2 == 0, p, q};
        // A guess that shares about 50 bits with the power.
        double const power = std::pow(
            std::ldexp(static_cast<double>(m), -52),
            (pr.reciprocal ? -1.0 : 1.0) * static_cast<double>(p) / static_cast<double>(q));
        auto const guess = decompose(power);
        relation const quick = quick_comparison(pr)(guess.significand, guess.exponent);
        relation const wanted = judged_relation(pr, guess.significand, guess.exponent);
        ASSERT_EQ(quick, wanted == relation::equal ? relation::unknown : wanted);
    }
}

static_assert([] {
    stack_float<4> power;
    raise(stack_float<4>(10, 0), 19, power);
    return power.truncations == 0 && power.size == 1 && power.limb[0] == 10000000000000000000U;
}());

}  // namespace
}  // namespace surd::fp::detail
