// SPDX-License-Identifier: BSL-1.0
// Purpose: the cost of deciding sums and nested roots through the public interface, building the
// expressions included, and of best forms and digits.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <random>
#include <vector>

#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/digits.hpp"
#include "surd/real/sign.hpp"

namespace {

using namespace surd;

struct term {
    std::int64_t coefficient;
    std::int64_t radicand;
};
using terms = std::vector<term>;

exact_real sum_of(exact_real sum, terms const& parts) {
    for (term const& t : parts) sum += *sqrt(exact_real(t.radicand)) * exact_real(t.coefficient);
    return sum;
}

/// Sums of 3 to 5 multiples of square roots: half of them 0, half of them off by one radicand.
class flat_sums {
public:
    explicit flat_sums(std::size_t count) {
        std::int64_t const bases[] = {2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 21, 30, 35, 42};
        while (sums.size() < count) {
            terms sum;
            for (int group = 0; group < 2; ++group) {
                std::int64_t const base = bases[random_() % std::size(bases)];
                std::int64_t const k = 1 + static_cast<std::int64_t>(random_() % 30);
                std::int64_t const c = 1 + static_cast<std::int64_t>(random_() % 9);
                sum.push_back({c, k * k * base});
                sum.push_back({-1, c * c * k * k * base});
            }
            if (sums.size() % 2 == 1) sum[random_() % sum.size()].radicand += 1;
            sums.push_back(sum);
        }
    }
    std::vector<terms> sums;

private:
    std::mt19937_64 random_{1};
};

void flat_sum_is_zero(benchmark::State& state) {
    flat_sums const inputs(256);
    std::size_t i = 0;
    for (auto _ : state) {
        auto const s = sign(sum_of(0, inputs.sums[i++ % inputs.sums.size()]));
        benchmark::DoNotOptimize(s);
    }
}
BENCHMARK(flat_sum_is_zero);

/// sqrt(b1)*c1 + ... against the root of its square, n terms; false twins where `twin`.
void nested_root_equals_sum(benchmark::State& state) {
    auto const n = static_cast<std::size_t>(state.range(0));
    bool const twin = state.range(1) != 0;
    std::int64_t const primes[] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29,
                                   31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
    terms sum;
    terms square;
    std::int64_t constant = twin ? 1 : 0;
    for (std::size_t i = 0; i < n; ++i) {
        sum.push_back({1, primes[i]});
        constant += primes[i];
        for (std::size_t j = i + 1; j < n; ++j) square.push_back({2, primes[i] * primes[j]});
    }
    for (auto _ : state) {
        auto const root = sqrt(sum_of(constant, square));
        auto const e = equal(sum_of(0, sum), *root);
        if (!e || *e == twin) state.SkipWithError("wrong verdict");
    }
}
BENCHMARK(nested_root_equals_sum)->ArgsProduct({{2, 3, 5, 7, 10, 20}, {0, 1}});

void near_miss_of_18_square_roots(benchmark::State& state) {
    for (auto _ : state) {
        exact_real sum;
        for (int a : {1, 25, 31, 84, 87, 134, 158, 182, 198}) sum += *sqrt(exact_real(1000000 + a));
        for (int b : {2, 18, 42, 66, 113, 116, 169, 175, 199})
            sum -= *sqrt(exact_real(1000000 + b));
        if (sign(sum) != -1) state.SkipWithError("wrong sign");
    }
}
BENCHMARK(near_miss_of_18_square_roots);

void near_miss_of_nested_roots(benchmark::State& state) {
    exact_real const tiny(rational(1, integer_power(integer(10), 25)));
    for (auto _ : state) {
        exact_real const a = *sqrt(exact_real(2)) + *sqrt(exact_real(3)) -
                             *sqrt(5 + 2 * *sqrt(exact_real(6))) - tiny;
        if (sign(a) != -1) state.SkipWithError("wrong sign");
    }
}
BENCHMARK(near_miss_of_nested_roots);

void cardano_sum_equals_one(benchmark::State& state) {
    for (auto _ : state) {
        exact_real const five = *sqrt(exact_real(5));
        auto const e = equal(*cbrt(2 + five) + *cbrt(2 - five), 1);
        benchmark::DoNotOptimize(e);
    }
}
BENCHMARK(cardano_sum_equals_one);

void best_form_of_a_nested_root(benchmark::State& state) {
    exact_real const a = *sqrt(10 + 2 * *sqrt(exact_real(6)) + 2 * *sqrt(exact_real(10)) +
                               2 * *sqrt(exact_real(15)));
    for (auto _ : state) benchmark::DoNotOptimize(best_form(a));
}
BENCHMARK(best_form_of_a_nested_root);

void digits_of_a_nested_root(benchmark::State& state) {
    exact_real const a = *sqrt(exact_real(2)) + *sqrt(3 + *sqrt(exact_real(5)));
    auto const n = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(digits(a, n));
}
BENCHMARK(digits_of_a_nested_root)->Arg(15)->Arg(100)->Arg(1000)->Arg(10000);

void double_of_a_nested_root(benchmark::State& state) {
    exact_real const a = *sqrt(exact_real(2)) + *sqrt(3 + *sqrt(exact_real(5)));
    for (auto _ : state) benchmark::DoNotOptimize(to_double(a));
}
BENCHMARK(double_of_a_nested_root);

}  // namespace
