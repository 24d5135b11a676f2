// SPDX-License-Identifier: BSL-1.0
// Purpose: exact powers beside FLINT, GMP and std::pow.
// Rows: (a) rational powers in simplest radical form; (c) sums of square roots that may be zero;
// (d) integer and rational powers of 10^3 to 10^6 bits; small powers against std::pow.
#include <benchmark/benchmark.h>
#include <flint/fmpq.h>
#include <flint/fmpz.h>
#include <flint/fmpz_factor.h>
#include <gmp.h>

#include <cmath>
#include <random>
#include <vector>

#include "surd/power/pow.hpp"
#include "surd/power/root.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd {
namespace {

struct rational_power {
    rational base;
    exponent e;
};

/// (p/q)^(m/n) with p, q <= 10^6 and |m|, n <= 6.
std::vector<rational_power> const& six_digit_powers() {
    static std::vector<rational_power> const inputs = [] {
        std::mt19937_64 random(20240601);
        auto const pick = [&random](std::int64_t low, std::int64_t high) {
            return low +
                   static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(high - low + 1));
        };
        std::vector<rational_power> made;
        for (int i = 0; i < 10'000; ++i) {
            rational const base(pick(1, 1'000'000), pick(1, 1'000'000));
            std::int64_t const m = pick(1, 6) * (pick(0, 1) == 0 ? 1 : -1);
            made.push_back({base, exponent(m, pick(1, 6))});
        }
        return made;
    }();
    return inputs;
}

void simplest_form_of_rational_powers(benchmark::State& state) {
    auto const& inputs = six_digit_powers();
    std::size_t i = 0;
    for (auto _ : state) {
        auto const& [base, e] = inputs[i++ % inputs.size()];
        benchmark::DoNotOptimize(pow(base, e));
    }
}
BENCHMARK(simplest_form_of_rational_powers)->Name("rational power in simplest form/surd");

void factors_only_by_flint(benchmark::State& state) {
    auto const& inputs = six_digit_powers();
    fmpz_factor_t factors;
    fmpz_factor_init(factors);
    fmpz_t z;
    fmpz_init(z);
    std::size_t i = 0;
    for (auto _ : state) {
        rational const& base = inputs[i++ % inputs.size()].base;
        fmpz_set_si(z, base.numerator().to_int64());
        fmpz_factor(factors, z);
        fmpz_set_si(z, base.denominator().to_int64());
        fmpz_factor(factors, z);
        benchmark::DoNotOptimize(factors->num);
    }
    fmpz_clear(z);
    fmpz_factor_clear(factors);
}
BENCHMARK(factors_only_by_flint)
    ->Name("rational power in simplest form/flint, factors of p and q only");

/// Three to five multiples of square roots; every second sum is zero.
std::vector<std::vector<std::pair<int, int>>> const& square_root_sums() {
    static std::vector<std::vector<std::pair<int, int>>> const inputs = [] {
        std::mt19937 random(7);
        auto const pick = [&random](int low, int high) {
            return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
        };
        int const bases[] = {2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23};
        std::vector<std::vector<std::pair<int, int>>> made;
        for (int i = 0; i < 200; ++i) {
            int const base = bases[pick(0, 14)];
            std::vector<std::pair<int, int>> terms;
            int sum = 0;
            for (int j = pick(2, 4); j > 0; --j) {
                int const c = pick(1, 9);
                int const k = pick(1, 30);
                terms.emplace_back(c, k * k * base);
                sum += c * k;
            }
            terms.emplace_back(-1, sum * sum * base + (i % 2));
            made.push_back(terms);
        }
        return made;
    }();
    return inputs;
}

void zero_test_of_square_root_sums(benchmark::State& state) {
    auto const& inputs = square_root_sums();
    std::size_t i = 0;
    for (auto _ : state) {
        radical_sum sum;
        for (auto const& [c, r] : inputs[i++ % inputs.size()]) sum += c * *sqrt(rational(r));
        bool zero = sum.is_zero();
        benchmark::DoNotOptimize(zero);
    }
}
BENCHMARK(zero_test_of_square_root_sums)->Name("sum of square roots zero/surd");

/// The exponent that gives 1000003^e about `bits` bits.
std::int64_t exponent_for(std::int64_t bits) {
    return static_cast<std::int64_t>(static_cast<double>(bits) / 19.931572);
}

void integer_powers(benchmark::State& state) {
    exponent const e(exponent_for(state.range(0)));
    rational const base = 1000003;
    for (auto _ : state) benchmark::DoNotOptimize(pow(base, e));
}
void integer_powers_by_gmp(benchmark::State& state) {
    auto const e = static_cast<unsigned long>(exponent_for(state.range(0)));
    for (auto _ : state) {
        mpz_t z;
        mpz_init(z);
        mpz_ui_pow_ui(z, 1000003, e);
        benchmark::DoNotOptimize(z);
        mpz_clear(z);
    }
}
void rational_powers(benchmark::State& state) {
    exponent const e(exponent_for(state.range(0)));
    rational const base(1000003, 999983);
    for (auto _ : state) benchmark::DoNotOptimize(pow(base, e));
}
void rational_powers_by_flint(benchmark::State& state) {
    slong const e = exponent_for(state.range(0));
    fmpq_t base;
    fmpq_init(base);
    fmpq_set_si(base, 1000003, 999983);
    for (auto _ : state) {
        fmpq_t power;
        fmpq_init(power);
        fmpq_pow_si(power, base, e);
        benchmark::DoNotOptimize(power);
        fmpq_clear(power);
    }
    fmpq_clear(base);
}
BENCHMARK(integer_powers)
    ->Name("outcome of an integer power/surd")
    ->RangeMultiplier(10)
    ->Range(1000, 1'000'000);
BENCHMARK(integer_powers_by_gmp)
    ->Name("outcome of an integer power/gmp")
    ->RangeMultiplier(10)
    ->Range(1000, 1'000'000);
BENCHMARK(rational_powers)
    ->Name("outcome of a power of a fraction/surd")
    ->RangeMultiplier(10)
    ->Range(1000, 1'000'000);
BENCHMARK(rational_powers_by_flint)
    ->Name("outcome of a power of a fraction/flint")
    ->RangeMultiplier(10)
    ->Range(1000, 1'000'000);

void small_powers(benchmark::State& state) {
    std::int64_t i = 0;
    for (auto _ : state) {
        i = i % 64 + 1;
        benchmark::DoNotOptimize(pow(rational(i), exponent(2, 3)));
    }
}
void small_powers_by_std_pow(benchmark::State& state) {
    std::int64_t i = 0;
    for (auto _ : state) {
        i = i % 64 + 1;
        benchmark::DoNotOptimize(std::pow(static_cast<double>(i), 2.0 / 3));
    }
}
void small_squares(benchmark::State& state) {
    std::int64_t i = 0;
    for (auto _ : state) {
        i = i % 64 + 1;
        benchmark::DoNotOptimize(pow(rational(i), exponent(2)));
    }
}
void small_squares_by_std_pow(benchmark::State& state) {
    std::int64_t i = 0;
    double two = 2;
    for (auto _ : state) {
        i = i % 64 + 1;
        benchmark::DoNotOptimize(two);
        benchmark::DoNotOptimize(std::pow(static_cast<double>(i), two));
    }
}
BENCHMARK(small_powers)->Name("cube root of x^2, x to 64/surd");
BENCHMARK(small_powers_by_std_pow)->Name("cube root of x^2, x to 64/std::pow");
BENCHMARK(small_squares)->Name("x^2, x to 64/surd");
BENCHMARK(small_squares_by_std_pow)->Name("x^2, x to 64/std::pow");

}  // namespace
}  // namespace surd
