// SPDX-License-Identifier: BSL-1.0
// Purpose: classical identities between nested radicals, decided both ways.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "unit/real/build.hpp"

namespace surd {
namespace {

using namespace test;

struct identity {
    std::string name;
    exact_real left;
    exact_real right;
};

std::vector<identity> classical() {
    exact_real const r2 = sqrt_of(2);
    exact_real const r3 = sqrt_of(3);
    exact_real const r5 = sqrt_of(5);
    exact_real const f5 = root_of(4, 5);
    return {
        {"two square roots", r2 + r3, sqrt_of(5 + 2 * sqrt_of(6))},
        {"three square roots", r2 + r3 + r5,
         sqrt_of(10 + 2 * sqrt_of(6) + 2 * sqrt_of(10) + 2 * sqrt_of(15))},
        {"unequal coefficients", 7 * sqrt_of(7) + sqrt_of(19), sqrt_of(362 + 14 * sqrt_of(133))},
        {"golden Cardano", cbrt_of(2 + r5) + cbrt_of(2 - r5), 1},
        {"sixth roots", root_of(6, 77 + 20 * sqrt_of(13)) - root_of(6, 77 - 20 * sqrt_of(13)), 1},
        {"Cardano 108", cbrt_of(sqrt_of(108) + 10) - cbrt_of(sqrt_of(108) - 10), 2},
        {"half angle", over(sqrt_of(2 + r2) + sqrt_of(2 - r2), 2 * r2), over(sqrt_of(r2 + 2), 2)},
        {"Ramanujan, cube root of 2", cbrt_of(cbrt_of(2) - 1),
         cbrt_of(fraction(1, 9)) - cbrt_of(fraction(2, 9)) + cbrt_of(fraction(4, 9))},
        {"Ramanujan, 5 and 4", sqrt_of(cbrt_of(5) - cbrt_of(4)),
         over(cbrt_of(2) + cbrt_of(20) - cbrt_of(25), 3)},
        {"Ramanujan, 28 and 27", sqrt_of(cbrt_of(28) - cbrt_of(27)),
         over(cbrt_of(98) - cbrt_of(28) - 1, 3)},
        {"Ramanujan, fifth roots",
         cbrt_of(root_of(5, fraction(32, 5)) - root_of(5, fraction(27, 5))),
         root_of(5, fraction(1, 25)) + root_of(5, fraction(3, 25)) - root_of(5, fraction(9, 25))},
        {"Ramanujan, fourth roots", root_of(4, over(3 + 2 * f5, 3 - 2 * f5)), over(f5 + 1, f5 - 1)},
        {"square of a difference", sqrt_of((r2 - 2) * (r2 - 2)), 2 - r2},
        {"reciprocal", over(1, 1 + r2), r2 - 1},
        {"reciprocal of cube roots", over(1, cbrt_of(2) + cbrt_of(3)),
         over(cbrt_of(9) - cbrt_of(6) + cbrt_of(4), 5)},
        {"two levels", sqrt_of(16 - 2 * sqrt_of(29) + 2 * sqrt_of(55 - 10 * sqrt_of(29))),
         r5 + sqrt_of(11 - 2 * sqrt_of(29))},
        {"product of nested roots", sqrt_of(2 + sqrt_of(2 + r3)) * sqrt_of(2 - sqrt_of(2 + r3)),
         sqrt_of(2 - r3)},
        {"nested quotient", sqrt_of(over(1, 2 + sqrt_of(2 + r3))),
         over(1, sqrt_of(2 + sqrt_of(2 + r3)))},
        {"equal indices", 2 * root_of(4, 3 + 2 * r5), root_of(4, 48 + 32 * r5)},
        {"roots of roots", root_of(3, sqrt_of(7 + r2)), sqrt_of(root_of(3, 7 + r2))},
        {"lesson", sqrt_of(8 - sqrt_of(63)), over(3 * r2 - sqrt_of(14), 2)},
        {"forum", sqrt_of(4 + sqrt_of(15)) + sqrt_of(4 - sqrt_of(15)) - 2 * sqrt_of(3 - r5), r2},
        {"absolute value", abs(sqrt_of(2 + r2) - sqrt_of(3 + r2)),
         sqrt_of(3 + r2) - sqrt_of(2 + r2)},
        {"sum of mixed indices", over(1, r2 + cbrt_of(3)) * (r2 + cbrt_of(3)), 1},
    };
}

TEST(classical_identities, hold) {
    for (identity const& i : classical()) {
        EXPECT_EQ(equal(i.left, i.right), true) << i.name;
        EXPECT_EQ(equal(i.right, i.left), true) << i.name;
        EXPECT_EQ(sign(i.left - i.right), 0) << i.name;
        EXPECT_EQ(sign(over(i.left, i.right) - 1), 0) << i.name;
    }
}

TEST(classical_identities, fail_by_1_in_the_40th_digit) {
    for (identity const& i : classical()) {
        EXPECT_EQ(equal(i.left + tiny(40), i.right), false) << i.name;
        EXPECT_EQ(sign(i.left + tiny(40) - i.right), 1) << i.name;
        EXPECT_EQ(sign(i.left - i.right - tiny(40)), -1) << i.name;
    }
}

TEST(classical_identities, fail_by_one_coefficient) {
    exact_real const r5 = sqrt_of(5);
    EXPECT_EQ(equal(sqrt_of(2) + sqrt_of(3), sqrt_of(5 + 2 * sqrt_of(7))), false);
    EXPECT_EQ(equal(sqrt_of(2) + sqrt_of(3) + r5,
                    sqrt_of(10 + 2 * sqrt_of(6) + 2 * sqrt_of(10) + 2 * sqrt_of(14))),
              false);
    EXPECT_EQ(equal(cbrt_of(2 + r5) + cbrt_of(3 - r5), 1), false);
    EXPECT_EQ(equal(root_of(6, 77 + 20 * sqrt_of(13)) - root_of(6, 77 - 21 * sqrt_of(13)), 1)
                  .value_or(false),
              false);
    EXPECT_EQ(equal(cbrt_of(sqrt_of(108) + 10) - cbrt_of(sqrt_of(109) - 10), 2), false);
    EXPECT_EQ(equal(over(sqrt_of(2 + sqrt_of(2)) + sqrt_of(2 - sqrt_of(2)), 2 * sqrt_of(2)),
                    over(sqrt_of(sqrt_of(2) + 2), 3)),
              false);
    EXPECT_EQ(equal(cbrt_of(cbrt_of(2) - 1),
                    cbrt_of(fraction(1, 9)) - cbrt_of(fraction(2, 9)) + cbrt_of(fraction(5, 9))),
              false);
    // The right magnitude with the wrong sign.
    EXPECT_EQ(equal(sqrt_of((sqrt_of(2) - 2) * (sqrt_of(2) - 2)), sqrt_of(2) - 2), false);
    EXPECT_EQ(equal(sqrt_of(8 - sqrt_of(63)), over(sqrt_of(14) - 3 * sqrt_of(2), 2)), false);
}

TEST(classical_identities, sixth_root_twin_has_no_real_value) {
    // 77 < 22*sqrt(13)
    EXPECT_TRUE(root(77 - 22 * sqrt_of(13), index(6)).holds<non_real>());
}

// sqrt(2) + ... + sqrt(p_n) against the root of its square.
exact_real prime_square(int n, int twin) {
    int const primes[] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29,
                          31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
    exact_real square;
    for (int i = 0; i < n; ++i) {
        square += primes[i];
        for (int j = i + 1; j < n; ++j) square += 2 * sqrt_of(primes[i] * primes[j]);
    }
    return sqrt_of(square + twin * tiny(40));
}

exact_real prime_sum(int n) {
    exact_real sum;
    for (int p = 2, count = 0; count < n; ++p) {
        bool prime = true;
        for (int q = 2; q * q <= p; ++q) prime = prime && p % q != 0;
        if (!prime) continue;
        sum += sqrt_of(p);
        ++count;
    }
    return sum;
}

TEST(sums_of_many_square_roots, equal_the_root_of_their_square) {
    for (int n : {2, 5, 7, 12, 20}) {
        EXPECT_EQ(equal(prime_sum(n), prime_square(n, 0)), true) << n;
        EXPECT_EQ(compare(prime_sum(n), prime_square(n, 1))->sign, -1) << n;
        EXPECT_EQ(compare(prime_sum(n), prime_square(n, -1))->sign, 1) << n;
    }
}

TEST(sums_of_nested_roots, equal_their_denested_sum) {
    // sqrt(p + q + 2*sqrt(p*q)) = sqrt(p) + sqrt(q), seven at once.
    int const primes[] = {2, 3, 5, 7, 11, 13, 17, 19};
    exact_real nested;
    exact_real flat;
    for (int i = 0; i < 7; ++i) {
        nested += sqrt_of(primes[i] + primes[i + 1] + 2 * sqrt_of(primes[i] * primes[i + 1]));
        flat += sqrt_of(primes[i]) + sqrt_of(primes[i + 1]);
        EXPECT_EQ(equal(nested, flat), true) << i;
        EXPECT_EQ(equal(nested, flat + tiny(100)), false) << i;
    }
}

TEST(deep_nesting, neighbours_differ) {
    exact_real twenty = sqrt_of(2);
    exact_real other = sqrt_of(3);
    for (int i = 1; i < 20; ++i) {
        twenty = sqrt_of(2 + twenty);
        other = sqrt_of(2 + other);
    }
    exact_real const next = sqrt_of(2 + twenty);
    EXPECT_EQ(compare(twenty, next)->sign, -1);
    EXPECT_EQ(compare(twenty, other)->sign, -1);
    EXPECT_EQ(equal(next * next, 2 + twenty), true);
    EXPECT_EQ(equal(power_of(next, 4), 4 + 4 * twenty + twenty * twenty), true);
    EXPECT_EQ(sign(2 - next), 1);
    // Neighbours at a distance of about 4^-100.
    exact_real deep = next;
    for (int i = 0; i < 80; ++i) deep = sqrt_of(2 + deep);
    EXPECT_EQ(compare(deep, sqrt_of(2 + deep))->sign, -1);
}

TEST(large_numbers, powers_and_semiprimes) {
    EXPECT_EQ(to_string(power_of(1 + sqrt_of(2), 50)),
              "6882627592338442563 + 4866752642924153522*sqrt(2)");
    integer const p = big("10000000000000000000000000000000000000121");
    integer const q = big("30000000000000000000000000000000000000000047");
    exact_real const n = p * q;
    EXPECT_EQ(equal(cbrt_of(n * n * n), n), true);
    EXPECT_EQ(equal(cbrt_of(n * n * n + 1), n), false);
    EXPECT_EQ(equal(cbrt_of(2 * n * n * n), n * cbrt_of(2)), true);
    EXPECT_EQ(equal(sqrt_of(exact_real(p)) * sqrt_of(exact_real(q)), sqrt_of(n)), true);
    EXPECT_EQ(equal(sqrt_of(exact_real(p)) * sqrt_of(3 * n), exact_real(p) * sqrt_of(3 * q)), true);
    EXPECT_EQ(equal(sqrt_of(exact_real(p)) + sqrt_of(exact_real(q)),
                    sqrt_of(exact_real(p + q) + 2 * sqrt_of(n))),
              true);
    EXPECT_EQ(equal(sqrt_of(exact_real(p)) + sqrt_of(exact_real(q)),
                    sqrt_of(exact_real(p + q) + 2 * sqrt_of(n + 1))),
              false);
}

}  // namespace
}  // namespace surd
