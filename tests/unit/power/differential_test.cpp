// SPDX-License-Identifier: BSL-1.0
// Purpose: 10,000 random powers against FLINT: an independent factorization and assembly.
#include <flint/fmpz.h>
#include <flint/fmpz_factor.h>
#include <gmp.h>
#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <random>
#include <string>

#include "surd/power/pow.hpp"

namespace surd {
namespace {

/// Owns an fmpz.
class number {
public:
    explicit number(slong value = 1) { fmpz_init_set_si(z_, value); }
    ~number() { fmpz_clear(z_); }
    number(number const&) = delete;
    number& operator=(number const&) = delete;

    void multiply_power(fmpz_t base, std::int64_t exponent) {
        fmpz_t power;
        fmpz_init(power);
        fmpz_pow_ui(power, base, static_cast<ulong>(exponent));
        fmpz_mul(z_, z_, power);
        fmpz_clear(power);
    }
    [[nodiscard]] std::string to_string() const {
        char* const text = fmpz_get_str(nullptr, 10, z_);
        std::string result = text;
        flint_free(text);
        return result;
    }

private:
    fmpz_t z_;
};

struct expected_power {
    std::string coefficient;
    std::string radicand;
    std::int64_t index;
};

/// (p/q)^(m/n) in simplest form, prime by prime.
expected_power by_factors(slong p, slong q, std::int64_t m, std::int64_t n) {
    number top;
    number bottom;
    number radicand;
    fmpz_factor_t factors[2];
    std::int64_t common = n;
    auto const for_each_prime = [&](auto&& act) {
        for (int side = 0; side < 2; ++side) {
            for (slong i = 0; i < factors[side]->num; ++i) {
                std::int64_t const e =
                    m * static_cast<std::int64_t>(factors[side]->exp[i]) * (side == 0 ? 1 : -1);
                std::int64_t const rest = ((e % n) + n) % n;
                act(factors[side]->p + i, (e - rest) / n, rest);
            }
        }
    };
    fmpz_t value;
    fmpz_init(value);
    for (int side = 0; side < 2; ++side) {
        fmpz_factor_init(factors[side]);
        fmpz_set_si(value, side == 0 ? p : q);
        fmpz_factor(factors[side], value);
    }
    fmpz_clear(value);
    for_each_prime(
        [&](fmpz*, std::int64_t, std::int64_t rest) { common = std::gcd(common, rest); });
    for_each_prime([&](fmpz* prime, std::int64_t whole, std::int64_t rest) {
        if (whole > 0) top.multiply_power(prime, whole);
        if (whole < 0) bottom.multiply_power(prime, -whole);
        radicand.multiply_power(prime, rest / common);
    });
    for (auto& side : factors) fmpz_factor_clear(side);
    std::string const below = bottom.to_string();
    return {top.to_string() + (below == "1" ? "" : "/" + below), radicand.to_string(), n / common};
}

void compare_with_flint(unsigned seed, std::int64_t largest, int largest_exponent, int rounds) {
    std::mt19937_64 random(seed);
    auto const pick = [&random](std::int64_t low, std::int64_t high) {
        return low +
               static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(high - low + 1));
    };
    for (int i = 0; i < rounds; ++i) {
        rational const base(pick(1, largest), pick(1, largest));
        exponent const e(pick(0, 1) == 1 ? pick(1, largest_exponent) : -pick(1, largest_exponent),
                         pick(1, largest_exponent));
        expected_power const expected = by_factors(
            base.numerator().to_int64(), base.denominator().to_int64(), e.numerator(), e.index());
        radical const y = *pow(base, e);
        ASSERT_EQ(y.coefficient().to_string(), expected.coefficient) << base.to_string();
        ASSERT_EQ(y.radicand().to_string(), expected.radicand) << base.to_string();
        ASSERT_EQ(y.index(), expected.index) << base.to_string();
        ASSERT_TRUE(y.is_reduced());
        // The negative base has the same size.
        auto const negative = pow(-base, e);
        if (e.has_odd_index()) {
            ASSERT_EQ(negative, e.has_odd_numerator() ? -y : y);
        } else {
            ASSERT_TRUE(negative.holds<non_real>());
            ASSERT_EQ(negative.modulus(), y);
        }
    }
}

TEST(pow_against_flint, ten_thousand_of_six_digits) { compare_with_flint(1, 1'000'000, 6, 10'000); }

TEST(pow_against_flint, smooth_and_small) { compare_with_flint(2, 100, 12, 10'000); }

TEST(pow_against_flint, of_eighteen_digits) {
    compare_with_flint(3, 999'999'999'999'999'999, 5, 200);
}

}  // namespace
}  // namespace surd
