// SPDX-License-Identifier: BSL-1.0
// Purpose: factorizations multiply back, are complete, and stay within their budget.
#include "surd/number/factor.hpp"

#include <flint/fmpz.h>
#include <flint/fmpz_factor.h>

#include <chrono>

#include "arbitrary.hpp"

namespace surd {
namespace {

using surd::testing::to_gmp;

constexpr std::uint64_t product_of(factorization_64 const& factors) {
    std::uint64_t product = 1;
    for (power_factor_64 const& f : factors)
        product *= detail::saturating_power(f.base, f.exponent);
    return product;
}

constexpr bool factors_back(std::uint64_t n, std::uint64_t power) {
    work_budget budget;
    factorization_64 const factors = factor_powers(n, power, budget);
    return factors.complete && product_of(factors) == n;
}

constexpr nth_power_split split(std::int64_t n, std::uint64_t index) {
    work_budget budget;
    return split_nth_power(n, index, budget);
}

static_assert(factors_back(1, 1) && factors_back(720720, 1) && factors_back(1000000, 2));
static_assert(factors_back(1000003ull * 1000033, 1));
static_assert(factors_back(2147483647ull * 2147483629ull, 1));
static_assert(factors_back(1031ull * 1031 * 1031 * 1033 * 1033 * 1039, 2));
static_assert(split(12, 2) == nth_power_split{2, 3, true});
static_assert(split(-54, 3) == nth_power_split{3, -2, true});
static_assert(split(-16, 4) == nth_power_split{2, -1, true});
static_assert(split(72, 1) == nth_power_split{72, 1, true});
static_assert(split(std::numeric_limits<std::int64_t>::min(), 63) == nth_power_split{2, -1, true});
static_assert(split(std::numeric_limits<std::int64_t>::max(), 2).root == 7);

integer product_of(factorization const& factors) {
    integer product = 1;
    for (power_factor const& f : factors) product *= integer_power(f.base, f.exponent);
    return product;
}

/// The promises of factor_powers, judged by GMP and FLINT on the bases that it returns.
void expect_valid(integer const& n, std::uint64_t power, factorization const& factors) {
    EXPECT_EQ(product_of(factors), abs(n));
    for (std::size_t i = 0; i < factors.size(); ++i) {
        EXPECT_GT(factors[i].base, 1);
        EXPECT_FALSE(is_perfect_power(factors[i].base));
        mpz_class const base = to_gmp(factors[i].base);
        EXPECT_TRUE(!factors[i].is_prime || mpz_probab_prime_p(base.get_mpz_t(), 30)) << base;
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_LT(factors[j].base, factors[i].base);
            EXPECT_EQ(gcd(factors[j].base, factors[i].base), 1);
        }
        if (!factors.complete || base > 1000000000000) continue;
        // Complete: a prime of a composite base does not reach the power.
        fmpz_t z;
        fmpz_factor_t inner;
        fmpz_init(z);
        fmpz_factor_init(inner);
        fmpz_set_mpz(z, base.get_mpz_t());
        fmpz_factor(inner, z);
        for (slong k = 0; inner->num > 1 && k < inner->num; ++k) {
            EXPECT_LT(inner->exp[k] * factors[i].exponent, power) << n.to_string();
        }
        fmpz_factor_clear(inner);
        fmpz_clear(z);
    }
}

TEST(factor, every_small_number_and_power) {
    for (std::uint64_t power = 1; power <= 7; ++power) {
        for (std::uint64_t n = 1; n <= 20000; ++n) {
            work_budget budget;
            factorization_64 const factors = factor_powers(n, power, budget);
            ASSERT_TRUE(factors.complete);
            ASSERT_EQ(product_of(factors), n);
            for (power_factor_64 const& f : factors) {
                if (detail::is_prime_64(f.base)) continue;
                ASSERT_FALSE(f.is_prime) << n;
                for (std::uint64_t p = 2; detail::saturating_power(p, power) <= n; ++p) {
                    std::uint64_t const pth = detail::saturating_power(p, power);
                    ASSERT_FALSE(f.base % p == 0 && n % pth == 0) << n << " " << power;
                }
            }
        }
    }
}

TEST(factor, machine_numbers_against_flint) {
    std::uint64_t state = 88172645463325252u;
    for (int i = 0; i < 3000; ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        std::uint64_t const n = (state >> (i % 60)) | 1;
        work_budget budget;
        factorization_64 const factors = factor(n, budget);
        ASSERT_TRUE(factors.complete);
        n_factor_t expected;
        n_factor_init(&expected);
        n_factor(&expected, n, 1);
        ASSERT_EQ(factors.size(), static_cast<std::size_t>(expected.num)) << n;
        for (power_factor_64 const& f : factors) {
            bool found = false;
            for (int j = 0; j < expected.num; ++j)
                found = found || (expected.p[j] == f.base &&
                                  static_cast<std::uint32_t>(expected.exp[j]) == f.exponent);
            ASSERT_TRUE(found && f.is_prime) << n;
        }
    }
}

TEST(factor, semiprimes_of_64_bits_within_the_default_budget) {
    for (std::uint64_t n : {4294967291u * 4294967279u, 4294967291u * 4294967291u,
                            2147483647u * 4294967291u, 3037000493u * 3037000453u}) {
        work_budget budget;
        factorization_64 const factors = factor(n, budget);
        EXPECT_TRUE(factors.complete) << n;
        EXPECT_EQ(product_of(factors), n);
    }
}

TEST(factor, squares_of_twelve_digit_primes) {
    integer const p = 1000000000039;
    integer const q = 1000000000061;
    for (integer const& n : {p * p * q, p * q * q, p * p * q * q * 12, p * p * p * q}) {
        work_budget budget;
        factorization const factors = factor(n, budget);
        EXPECT_TRUE(factors.complete) << n.to_string();
        expect_valid(n, 1, factors);
    }
    work_budget budget;
    EXPECT_EQ(split_nth_power(-p * p * q, 2, budget), (nth_power_split{p, -q, true}));
}

TEST(factor, more_primes_than_fit_without_memory) {
    integer n = 1;
    std::uint64_t count = 0;
    for (std::int64_t p = 2; p < 400; ++p) {
        if (!is_prime(p)) continue;
        n *= integer_power(integer(p), static_cast<std::uint64_t>(p % 3 + 1));
        ++count;
    }
    work_budget budget;
    factorization const factors = factor(n, budget);
    EXPECT_EQ(factors.size(), count);
    expect_valid(n, 1, factors);
}

TEST(factor, gives_up_honestly) {
    integer const m127 = integer_power(integer(2), 127) - 1;
    integer const m89 = integer_power(integer(2), 89) - 1;
    work_budget budget(100000);
    factorization const factors = factor_powers(m127 * m89, 2, budget);
    EXPECT_FALSE(factors.complete);
    EXPECT_EQ(product_of(factors), m127 * m89);
    EXPECT_TRUE(budget.is_exhausted());
    EXPECT_EQ(budget.why(), reason::too_many_steps);

    work_budget again(100000);
    nth_power_split const parts = split_nth_power(m127 * m127 * m89 * 12, 2, again);
    EXPECT_EQ(parts.root * parts.root * parts.rest, m127 * m127 * m89 * 12);
    EXPECT_FALSE(parts.reduced);

    work_budget nothing(0);
    factorization const untouched = factor(integer_power(integer(6), 100), nothing);
    EXPECT_FALSE(untouched.complete);
    EXPECT_EQ(product_of(untouched), integer_power(integer(6), 100));
}

TEST(factor, a_remainder_that_is_a_power_needs_no_search) {
    integer const m127 = integer_power(integer(2), 127) - 1;
    work_budget budget(1000000);
    EXPECT_EQ(split_nth_power(integer_power(m127, 4) * 48, 4, budget),
              (nth_power_split{m127 * 2, 3, true}));
}

TEST(factor, same_steps_same_answer) {
    integer const n = integer_power(integer(10), 60) + 33;
    std::uint64_t first = 0;
    for (int i = 0; i < 3; ++i) {
        work_budget budget;
        (void)factor(n, budget);
        if (i == 0) first = budget.used();
        EXPECT_EQ(budget.used(), first);
    }
}

TEST(factor_death, zero_has_no_factors) {
    work_budget budget;
    EXPECT_DEATH((void)factor(integer(0), budget), "n != 0");
    EXPECT_DEATH((void)split_nth_power(0, 2, budget), "n != 0");
}

RC_GTEST_PROP(factor, promises_hold_for_products_of_powers, ()) {
    integer n = 1;
    for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
        integer const base =
            *rc::gen::oneOf(rc::gen::map(rc::gen::inRange<std::int64_t>(1, 100),
                                         [](std::int64_t v) { return integer(v); }),
                            rc::gen::map(rc::gen::inRange<std::int64_t>(1000, 3000000),
                                         [](std::int64_t v) { return integer(v); }));
        n *= integer_power(base, *rc::gen::inRange<std::uint64_t>(1, 5));
    }
    std::uint64_t const power = *rc::gen::inRange<std::uint64_t>(1, 6);
    work_budget budget;
    factorization const factors = factor_powers(n, power, budget);
    RC_ASSERT(factors.complete);
    expect_valid(n, power, factors);
    work_budget again;
    nth_power_split const parts = split_nth_power(n, power, again);
    RC_ASSERT(parts.reduced);
    RC_ASSERT(integer_power(parts.root, power) * parts.rest == n);
    work_budget third;
    if (power > 1) RC_ASSERT(split_nth_power(parts.rest, power, third).root == 1);
}

}  // namespace
}  // namespace surd
