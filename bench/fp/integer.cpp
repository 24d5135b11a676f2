// SPDX-License-Identifier: BSL-1.0
// Purpose: array kernels for 64-bit integers beside the GMP calls that they replace: checked
// powers, floor roots, exact roots, the perfect-power test. Time per element.
#include <benchmark/benchmark.h>
#include <gmp.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "surd/fp/integer_power.hpp"
#include "surd/fp/integer_root.hpp"
#include "surd/fp/perfect_power.hpp"

namespace {

constexpr std::size_t count = 4096;

/// Bases whose n-th power mostly fits 63 bits.
std::vector<std::int64_t> bases(std::int64_t n) {
    std::mt19937_64 random(42);
    auto const range = surd::fp::bases_that_fit<std::int64_t>(n);
    std::uniform_int_distribution<std::int64_t> draw(range.least, range.greatest);
    std::vector<std::int64_t> all(count);
    for (auto& x : all) x = draw(random);
    return all;
}

/// Numbers of every length up to 63 bits.
std::vector<std::int64_t> numbers() {
    std::mt19937_64 random(43);
    std::vector<std::int64_t> all(count);
    for (auto& x : all) x = static_cast<std::int64_t>(random() >> (1 + random() % 40));
    return all;
}

/// n-th powers, one in two moved by one.
std::vector<std::int64_t> near_powers(std::int64_t n) {
    auto all = bases(n);
    for (auto& x : all) x = x < 0 ? -x : x;
    auto const failed = surd::fp::pown(std::span<std::int64_t const>(all), n, std::span(all));
    benchmark::DoNotOptimize(failed.failures());
    for (std::size_t i = 0; i < all.size(); i += 2) all[i] += all[i] < INT64_MAX ? 1 : 0;
    return all;
}

/// One GMP number for each element, as a caller of GMP holds them.
class gmp_numbers {
public:
    explicit gmp_numbers(std::vector<std::int64_t> const& values) : numbers_(values.size()) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            mpz_init_set_si(&numbers_[i], values[i]);
        }
        mpz_init(result_);
    }
    ~gmp_numbers() {
        for (auto& x : numbers_) mpz_clear(&x);
        mpz_clear(result_);
    }
    gmp_numbers(gmp_numbers const&) = delete;
    gmp_numbers& operator=(gmp_numbers const&) = delete;

    template <class Use>
    void for_each(Use const& use) {
        for (auto& x : numbers_) use(result_, &x);
    }

private:
    std::vector<__mpz_struct> numbers_;
    mpz_t result_;
};

void per_element(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
    state.counters["ns"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * count * 1e-9,
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void power_surd(benchmark::State& state) {
    auto const in = bases(state.range(0));
    std::vector<std::int64_t> out(count);
    for (auto _ : state) {
        auto const report =
            surd::fp::pown(std::span<std::int64_t const>(in), state.range(0), std::span(out));
        benchmark::DoNotOptimize(report.failures());
        benchmark::DoNotOptimize(out.data());
    }
    per_element(state);
}
void power_gmp(benchmark::State& state) {
    gmp_numbers in(bases(state.range(0)));
    auto const n = static_cast<unsigned long>(state.range(0));
    for (auto _ : state) {
        in.for_each([n](mpz_ptr result, mpz_srcptr x) {
            mpz_pow_ui(result, x, n);
            benchmark::DoNotOptimize(mpz_fits_slong_p(result));
        });
    }
    per_element(state);
}
BENCHMARK(power_surd)->Arg(2)->Arg(3)->Arg(5)->Arg(10)->Arg(31);
BENCHMARK(power_gmp)->Arg(2)->Arg(3)->Arg(5)->Arg(10)->Arg(31);

void floor_root_surd(benchmark::State& state) {
    auto const in = numbers();
    std::vector<std::int64_t> out(count);
    for (auto _ : state) {
        auto const report = surd::fp::floor_rootn(std::span<std::int64_t const>(in), state.range(0),
                                                  std::span(out));
        benchmark::DoNotOptimize(report.failures());
        benchmark::DoNotOptimize(out.data());
    }
    per_element(state);
}
void floor_root_gmp(benchmark::State& state) {
    gmp_numbers in(numbers());
    auto const n = static_cast<unsigned long>(state.range(0));
    for (auto _ : state) {
        in.for_each([n](mpz_ptr result, mpz_srcptr x) {
            benchmark::DoNotOptimize(mpz_root(result, x, n));
        });
    }
    per_element(state);
}
BENCHMARK(floor_root_surd)->Arg(2)->Arg(3)->Arg(5)->Arg(10)->Arg(31);
BENCHMARK(floor_root_gmp)->Arg(2)->Arg(3)->Arg(5)->Arg(10)->Arg(31);

void exact_root_surd(benchmark::State& state) {
    auto const in = near_powers(state.range(0));
    std::vector<std::int64_t> out(count);
    for (auto _ : state) {
        auto const report = surd::fp::exact_rootn(std::span<std::int64_t const>(in), state.range(0),
                                                  std::span(out));
        benchmark::DoNotOptimize(report.failures());
        benchmark::DoNotOptimize(out.data());
    }
    per_element(state);
}
void exact_root_gmp(benchmark::State& state) {
    gmp_numbers in(near_powers(state.range(0)));
    auto const n = static_cast<unsigned long>(state.range(0));
    for (auto _ : state) {
        in.for_each([n](mpz_ptr result, mpz_srcptr x) {
            benchmark::DoNotOptimize(mpz_root(result, x, n));
        });
    }
    per_element(state);
}
BENCHMARK(exact_root_surd)->Arg(2)->Arg(3)->Arg(7);
BENCHMARK(exact_root_gmp)->Arg(2)->Arg(3)->Arg(7);

// Argument 0: numbers of every length; n: half of them n-th powers.
std::vector<std::int64_t> tested(std::int64_t n) { return n == 0 ? numbers() : near_powers(n); }

void perfect_power_surd(benchmark::State& state) {
    auto const in = tested(state.range(0));
    std::vector<std::uint8_t> out(count);
    for (auto _ : state) {
        benchmark::DoNotOptimize(surd::fp::perfect_powers(in, out));
        benchmark::DoNotOptimize(out.data());
    }
    per_element(state);
}
void perfect_power_gmp(benchmark::State& state) {
    gmp_numbers in(tested(state.range(0)));
    for (auto _ : state) {
        in.for_each(
            [](mpz_ptr, mpz_srcptr x) { benchmark::DoNotOptimize(mpz_perfect_power_p(x)); });
    }
    per_element(state);
}
BENCHMARK(perfect_power_surd)->Arg(0)->Arg(2)->Arg(3)->Arg(11);
BENCHMARK(perfect_power_gmp)->Arg(0)->Arg(2)->Arg(3)->Arg(11);

}  // namespace
