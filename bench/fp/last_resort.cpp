// SPDX-License-Identifier: BSL-1.0
// Purpose: what it costs when the fast path of a power leaves a result undecided: the exact
// comparison from a candidate, the exact power without one, exact inputs, huge p and q; MPFR
// beside them. The arguments are p and q.
#include <benchmark/benchmark.h>
#include <mpfr.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "surd/fp/exact_power.hpp"

namespace {

using surd::fp::exact_power;
using surd::fp::exact_resolve;
using surd::fp::rounding;

constexpr std::size_t count = 256;

struct sample {
    double base;
    double candidate;
};

std::vector<sample> samples(std::int64_t p, std::int64_t q, bool exact) {
    std::mt19937_64 random(44);
    std::vector<sample> all(count);
    for (auto& s : all) {
        if (exact) {  // s^q for a short s
            auto const root = static_cast<double>(random() % 30 + 2);
            s.base = std::pow(root, static_cast<double>(q));
        } else {
            s.base = std::ldexp(1 + std::ldexp(static_cast<double>(random() >> 12), -52),
                                static_cast<int>(random() % 60) - 30);
        }
        s.candidate = exact_power(s.base, p, q, rounding::to_nearest).value;
    }
    return all;
}

void per_call(benchmark::State& state) {
    state.counters["ns"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * count * 1e-9,
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

template <bool Exact>
void resolve(benchmark::State& state) {
    auto const p = state.range(0);
    auto const q = state.range(1);
    auto const mode = Exact ? rounding::upward : rounding::to_nearest;
    auto const all = samples(p, q, Exact);
    for (auto _ : state) {
        for (auto const& s : all) {
            benchmark::DoNotOptimize(exact_resolve(s.base, p, q, s.candidate, mode));
        }
    }
    per_call(state);
}
void resolve_random(benchmark::State& state) { resolve<false>(state); }
void resolve_exact(benchmark::State& state) { resolve<true>(state); }

void power(benchmark::State& state) {
    auto const p = state.range(0);
    auto const q = state.range(1);
    auto const all = samples(p, q, false);
    for (auto _ : state) {
        for (auto const& s : all) {
            benchmark::DoNotOptimize(exact_power(s.base, p, q, rounding::to_nearest).value);
        }
    }
    per_call(state);
}

void power_by_mpfr(benchmark::State& state) {
    auto const p = state.range(0);
    auto const q = state.range(1);
    auto const all = samples(p, q, false);
    mpfr_t base;
    mpfr_t result;
    mpfr_init2(base, static_cast<mpfr_prec_t>(53 * std::abs(p) + 64));
    mpfr_init2(result, 53);
    for (auto _ : state) {
        for (auto const& s : all) {
            mpfr_set_d(base, s.base, MPFR_RNDN);
            mpfr_pow_si(base, base, static_cast<long>(p), MPFR_RNDN);
            mpfr_rootn_ui(result, base, static_cast<unsigned long>(q), MPFR_RNDN);
            benchmark::DoNotOptimize(mpfr_get_d(result, MPFR_RNDN));
        }
    }
    mpfr_clears(base, result, static_cast<mpfr_ptr>(nullptr));
    per_call(state);
}

void small_exponents(benchmark::internal::Benchmark* bench) {
    bench->Args({1, 3})->Args({2, 3})->Args({-2, 3})->Args({3, 2})->Args({7, 5})->Args({-7, 6});
    bench->Args({5, 7})->Args({3, 1})->Args({31, 32})->Args({63, 64});
}
void huge_exponents(benchmark::internal::Benchmark* bench) {
    bench->Args({1, 1000})->Args({1000003, 1000000})->Args({INT64_MAX, INT64_MAX - 1});
    bench->Args({1, INT64_MIN});
}
BENCHMARK(resolve_random)->Apply(small_exponents);
BENCHMARK(resolve_exact)->Args({1, 3})->Args({2, 3})->Args({3, 2})->Args({7, 5});
BENCHMARK(power)->Apply(small_exponents)->Apply(huge_exponents);
BENCHMARK(power_by_mpfr)->Apply(small_exponents);

}  // namespace
