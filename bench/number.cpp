// SPDX-License-Identifier: BSL-1.0
// Purpose: roots, perfect powers, powers and small values of the number layer beside GMP, FLINT
// and Boost.Multiprecision, on the same deterministic inputs.
#include <benchmark/benchmark.h>
#include <flint/fmpq.h>
#include <flint/fmpz.h>
#include <flint/fmpz_factor.h>
#include <gmpxx.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "surd/number/factor.hpp"
#include "surd/number/integer_root.hpp"
#include "surd/number/perfect_power.hpp"
#include "surd/number/rational.hpp"

namespace {

/// Source: S. Vigna's splitmix64.
class generator {
public:
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// A number of exactly `bits` bits.
    mpz_class number(std::uint64_t bits) {
        mpz_class x = 0;
        for (std::uint64_t i = 0; i < bits; i += 64) {
            x <<= 64;
            x += mpz_class(next());
        }
        mpz_fdiv_r_2exp(x.get_mpz_t(), x.get_mpz_t(), bits);
        mpz_setbit(x.get_mpz_t(), bits - 1);
        return x;
    }

private:
    std::uint64_t state_ = 20240601;
};

/// One number with an index of 2 to 7, held by every peer.
struct sample {
    surd::integer ours;
    mpz_class gmp;
    fmpz flint = 0;
    boost::multiprecision::cpp_int boost;
    std::uint64_t index = 2;
};

sample make_sample(mpz_class const& value, std::uint64_t index) {
    sample s;
    s.ours = *surd::integer::from_string(value.get_str());
    s.gmp = value;
    fmpz_init(&s.flint);
    fmpz_set_mpz(&s.flint, value.get_mpz_t());
    s.boost = boost::multiprecision::cpp_int(value.get_str());
    s.index = index;
    return s;
}

/// k-th powers of about `bits` bits; or such powers plus 1 and random numbers in turn.
std::vector<sample> samples(std::uint64_t bits, bool powers) {
    generator random;
    std::vector<sample> result;
    std::size_t const count = bits > 1000 ? 100 : 1000;
    while (result.size() < count) {
        std::uint64_t const index = 2 + random.below(6);
        mpz_class value;
        mpz_class const root = random.number(bits / index);
        mpz_pow_ui(value.get_mpz_t(), root.get_mpz_t(), index);
        if (!powers) value = result.size() % 2 == 0 ? mpz_class(value + 1) : random.number(bits);
        if (mpz_sizeinbase(value.get_mpz_t(), 2) > bits) continue;
        result.push_back(make_sample(value, index));
    }
    return result;
}

/// Runs `work(sample)` over all samples; the time shown is that of one sample.
template <class Work>
void run(benchmark::State& state, std::vector<sample> const& data, Work work) {
    for (auto _ : state)
        for (sample const& s : data) work(s);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(data.size()));
    state.counters["each"] = benchmark::Counter(
        static_cast<double>(data.size()),
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void exact_root_surd(benchmark::State& state, std::vector<sample> const& data) {
    run(state, data,
        [](sample const& s) { benchmark::DoNotOptimize(surd::exact_root(s.ours, s.index)); });
}
void exact_root_gmp(benchmark::State& state, std::vector<sample> const& data) {
    mpz_class root;
    run(state, data, [&](sample const& s) {
        benchmark::DoNotOptimize(mpz_root(root.get_mpz_t(), s.gmp.get_mpz_t(), s.index));
    });
}
void exact_root_flint(benchmark::State& state, std::vector<sample> const& data) {
    fmpz_t root;
    fmpz_init(root);
    run(state, data, [&](sample const& s) {
        benchmark::DoNotOptimize(fmpz_root(root, &s.flint, static_cast<slong>(s.index)));
    });
    fmpz_clear(root);
}
void floor_root_surd(benchmark::State& state, std::vector<sample> const& data) {
    run(state, data,
        [](sample const& s) { benchmark::DoNotOptimize(surd::floor_root(s.ours, s.index)); });
}
void perfect_power_surd(benchmark::State& state, std::vector<sample> const& data) {
    run(state, data,
        [](sample const& s) { benchmark::DoNotOptimize(surd::perfect_power(s.ours)); });
}
void perfect_power_gmp(benchmark::State& state, std::vector<sample> const& data) {
    run(state, data,
        [](sample const& s) { benchmark::DoNotOptimize(mpz_perfect_power_p(s.gmp.get_mpz_t())); });
}
void perfect_power_flint(benchmark::State& state, std::vector<sample> const& data) {
    fmpz_t root;
    fmpz_init(root);
    run(state, data,
        [&](sample const& s) { benchmark::DoNotOptimize(fmpz_is_perfect_power(root, &s.flint)); });
    fmpz_clear(root);
}
void square_root_boost(benchmark::State& state, std::vector<sample> const& data) {
    boost::multiprecision::cpp_int rest;
    run(state, data, [&](sample const& s) {
        boost::multiprecision::cpp_int const root = boost::multiprecision::sqrt(s.boost, rest);
        benchmark::DoNotOptimize(&root);
    });
}

// Powers of 1000003 (over 999983) with about `bits` bits.
std::uint64_t exponent_for(std::int64_t bits) {
    return static_cast<std::uint64_t>(static_cast<double>(bits) / 19.931572);
}
void power_surd(benchmark::State& state) {
    surd::integer const base = 1000003;
    for (auto _ : state)
        benchmark::DoNotOptimize(surd::integer_power(base, exponent_for(state.range(0))));
}
void power_gmp(benchmark::State& state) {
    mpz_class const base = 1000003;
    mpz_class result;
    for (auto _ : state) {
        mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), exponent_for(state.range(0)));
        benchmark::DoNotOptimize(result.get_mpz_t());
    }
}
// The memory of the result is new each time, as it is for a function that returns it.
void power_gmp_new(benchmark::State& state) {
    mpz_class const base = 1000003;
    for (auto _ : state) {
        mpz_class result;
        mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), exponent_for(state.range(0)));
        benchmark::DoNotOptimize(result.get_mpz_t());
    }
}
void power_flint(benchmark::State& state) {
    fmpz_t base;
    fmpz_t result;
    fmpz_init_set_ui(base, 1000003);
    fmpz_init(result);
    for (auto _ : state) {
        fmpz_pow_ui(result, base, exponent_for(state.range(0)));
        benchmark::DoNotOptimize(*result);
    }
    fmpz_clear(base);
    fmpz_clear(result);
}
void power_boost(benchmark::State& state) {
    boost::multiprecision::cpp_int const base = 1000003;
    for (auto _ : state) {
        boost::multiprecision::cpp_int const result =
            boost::multiprecision::pow(base, static_cast<unsigned>(exponent_for(state.range(0))));
        benchmark::DoNotOptimize(&result);
    }
}
void rational_power_surd(benchmark::State& state) {
    surd::rational const base(1000003, 999983);
    auto const exponent = static_cast<std::int64_t>(exponent_for(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(surd::integer_power(base, exponent));
}
void rational_power_gmp(benchmark::State& state) {
    mpz_class const top = 1000003;
    mpz_class const bottom = 999983;
    mpq_class result;
    for (auto _ : state) {
        mpz_pow_ui(result.get_num_mpz_t(), top.get_mpz_t(), exponent_for(state.range(0)));
        mpz_pow_ui(result.get_den_mpz_t(), bottom.get_mpz_t(), exponent_for(state.range(0)));
        benchmark::DoNotOptimize(result.get_mpq_t());
    }
}
void rational_power_flint(benchmark::State& state) {
    fmpq_t base;
    fmpq_t result;
    fmpq_init(base);
    fmpq_init(result);
    fmpq_set_si(base, 1000003, 999983);
    for (auto _ : state) {
        fmpq_pow_si(result, base, static_cast<slong>(exponent_for(state.range(0))));
        benchmark::DoNotOptimize(result);
    }
    fmpq_clear(base);
    fmpq_clear(result);
}
#define SURD_BENCH_BITS Arg(1000)->Arg(10000)->Arg(100000)->Arg(1000000)
BENCHMARK(power_surd)->Name("power/surd")->SURD_BENCH_BITS;
BENCHMARK(power_gmp)->Name("power/gmp, memory kept")->SURD_BENCH_BITS;
BENCHMARK(power_gmp_new)->Name("power/gmp")->SURD_BENCH_BITS;
BENCHMARK(power_flint)->Name("power/flint")->SURD_BENCH_BITS;
BENCHMARK(power_boost)->Name("power/boost")->Arg(1000)->Arg(10000)->Arg(100000);
BENCHMARK(rational_power_surd)->Name("power of a fraction/surd")->SURD_BENCH_BITS;
BENCHMARK(rational_power_gmp)->Name("power of a fraction/gmp, memory kept")->SURD_BENCH_BITS;
BENCHMARK(rational_power_flint)->Name("power of a fraction/flint")->SURD_BENCH_BITS;
#undef SURD_BENCH_BITS

// Small values: a running sum and a running product modulo a small number.
template <class T>
void small_sum(benchmark::State& state) {
    T const step = 7;
    for (auto _ : state) {
        T sum = 0;
        for (int i = 0; i < 1000; ++i) {
            sum = sum + step;
            benchmark::DoNotOptimize(sum);
        }
    }
    state.SetItemsProcessed(1000 * state.iterations());
}
BENCHMARK(small_sum<std::int64_t>)->Name("small sum/int64_t");
BENCHMARK(small_sum<surd::integer>)->Name("small sum/surd");
BENCHMARK(small_sum<mpz_class>)->Name("small sum/gmp");
BENCHMARK(small_sum<boost::multiprecision::cpp_int>)->Name("small sum/boost");

template <class Rational>
void small_fraction_sum(benchmark::State& state) {
    for (auto _ : state) {
        Rational sum = 0;
        for (int i = 1; i <= 30; ++i) {
            sum = sum + Rational(1, i);
            benchmark::DoNotOptimize(sum);
        }
    }
    state.SetItemsProcessed(30 * state.iterations());
}
BENCHMARK(small_fraction_sum<surd::rational>)->Name("small sum of fractions/surd");
BENCHMARK(small_fraction_sum<mpq_class>)->Name("small sum of fractions/gmp");

// Factors as a radical needs them: the square factors of numbers up to 10^6 and 10^18.
void square_factors(benchmark::State& state) {
    generator random;
    std::vector<std::uint64_t> numbers(1000);
    for (std::uint64_t& n : numbers)
        n = 1 + random.below(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state)
        for (std::uint64_t const n : numbers) {
            surd::work_budget budget;
            benchmark::DoNotOptimize(surd::factor_powers(n, 2, budget));
        }
    state.SetItemsProcessed(1000 * state.iterations());
}
BENCHMARK(square_factors)->Name("square factors/surd")->Arg(1000000)->Arg(1000000000000000000);

void all_factors(benchmark::State& state) {
    generator random;
    std::vector<std::uint64_t> numbers(1000);
    for (std::uint64_t& n : numbers)
        n = 1 + random.below(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state)
        for (std::uint64_t const n : numbers) {
            surd::work_budget budget;
            benchmark::DoNotOptimize(surd::factor(n, budget));
        }
    state.SetItemsProcessed(1000 * state.iterations());
}
BENCHMARK(all_factors)->Name("all factors/surd")->Arg(1000000)->Arg(1000000000000000000);
void all_factors_flint(benchmark::State& state) {
    generator random;
    std::vector<std::uint64_t> numbers(1000);
    for (std::uint64_t& n : numbers)
        n = 1 + random.below(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state)
        for (std::uint64_t const n : numbers) {
            n_factor_t factors;
            n_factor_init(&factors);
            n_factor(&factors, n, 1);
            benchmark::DoNotOptimize(factors);
        }
    state.SetItemsProcessed(1000 * state.iterations());
}
BENCHMARK(all_factors_flint)->Name("all factors/flint")->Arg(1000000)->Arg(1000000000000000000);

void square_of_twelve_digit_prime(benchmark::State& state) {
    surd::integer const p = 1000000000039;
    surd::integer const n = p * p * 1000000000061;
    for (auto _ : state) {
        surd::work_budget budget;
        benchmark::DoNotOptimize(surd::split_nth_power(n, 2, budget));
    }
}
BENCHMARK(square_of_twelve_digit_prime)
    ->Name("square of a 12-digit prime/surd")
    ->Unit(benchmark::kMicrosecond);

using benchmark_body = void (*)(benchmark::State&, std::vector<sample> const&);

[[maybe_unused]] bool const registered = [] {
    for (std::uint64_t const bits : {62u, 64u, 256u, 4096u}) {
        for (bool const powers : {true, false}) {
            auto const* const data = new std::vector<sample>(samples(bits, powers));
            std::string suffix = "/";
            suffix += std::to_string(bits) + (powers ? "/powers/" : "/others/");
            auto const add = [&](std::string const& task, char const* peer, benchmark_body body) {
                benchmark::RegisterBenchmark(
                    (task + suffix + peer).c_str(),
                    [body, data](benchmark::State& state) { body(state, *data); });
            };
            add("exact root, k given", "surd", exact_root_surd);
            add("exact root, k given", "gmp", exact_root_gmp);
            add("exact root, k given", "flint", exact_root_flint);
            add("floor of the root", "surd", floor_root_surd);
            add("square root with remainder", "boost", square_root_boost);
            add("perfect power, k unknown", "surd", perfect_power_surd);
            add("perfect power, k unknown", "gmp", perfect_power_gmp);
            add("perfect power, k unknown", "flint", perfect_power_flint);
        }
    }
    return true;
}();

}  // namespace
