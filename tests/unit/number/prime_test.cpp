// SPDX-License-Identifier: BSL-1.0
// Purpose: primality against a sieve, pseudoprimes and GMP.
#include "surd/number/prime.hpp"

#include <vector>

#include "arbitrary.hpp"

namespace surd {
namespace {

using surd::testing::to_gmp;

static_assert(!is_prime(0) && !is_prime(1) && !is_prime(-7) && is_prime(2) && is_prime(3));
static_assert(is_prime(2147483647) && is_prime(2305843009213693951));
static_assert(is_prime(9223372036854775783) && !is_prime(9223372036854775807));
static_assert(!is_prime(3215031751));           // strong pseudoprime to 2, 3, 5, 7
static_assert(!is_prime(3825123056546413051));  // strong pseudoprime to the primes up to 23
static_assert(!is_prime(59 * 59) && is_prime(3469));

TEST(prime, all_numbers_below_two_million) {
    constexpr std::size_t limit = 2000000;
    std::vector<bool> composite(limit);
    for (std::size_t p = 2; p < limit; ++p) {
        ASSERT_EQ(detail::is_prime_64(p), !composite[p]) << p;
        for (std::size_t m = p * p; m < limit; m += p) composite[m] = true;
    }
}

TEST(prime, strong_pseudoprimes_are_composite) {
    // OEIS A014233 and A001262: the least strong pseudoprimes to the first k primes, and to 2.
    for (std::uint64_t n : {2047u, 1373653u, 25326001u, 3277u, 4033u, 4681u, 8321u, 15841u, 29341u})
        EXPECT_FALSE(is_prime(n)) << n;
    for (std::uint64_t n : {2152302898747u, 3474749660383u, 341550071728321u, 3825123056546413051u,
                            18446744073709551615u})
        EXPECT_FALSE(is_prime(n)) << n;
    EXPECT_TRUE(is_prime(18446744073709551557u));  // the greatest prime below 2^64
    EXPECT_FALSE(is_prime(*integer::from_string("318665857834031151167461")));
    EXPECT_FALSE(is_prime(*integer::from_string("3317044064679887385961981")));
}

TEST(prime, large_primes) {
    EXPECT_TRUE(is_prime(integer_power(integer(2), 127) - 1));
    EXPECT_TRUE(is_prime(integer_power(integer(2), 521) - 1));
    EXPECT_FALSE(is_prime(integer_power(integer(2), 128) + 1));
    EXPECT_FALSE(
        is_prime((integer_power(integer(2), 127) - 1) * (integer_power(integer(2), 89) - 1)));
}

RC_GTEST_PROP(prime, agrees_with_gmp, ()) {
    auto const word = *rc::gen::arbitrary<std::uint64_t>();
    auto const shift = *rc::gen::inRange(0, 64);
    for (std::uint64_t n = word >> shift, end = n + 60; n < end; ++n) {
        if (n > ~std::uint64_t{0} - 100) break;
        bool const gmp_says = mpz_probab_prime_p(to_gmp(integer(n)).get_mpz_t(), 30) != 0;
        RC_ASSERT(is_prime(n) == gmp_says);
    }
}

}  // namespace
}  // namespace surd
