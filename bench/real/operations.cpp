// SPDX-License-Identifier: BSL-1.0
// Purpose: the cost of cubic identities, best forms, digits and doubles.
#include <benchmark/benchmark.h>

#include <cstdint>

#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/digits.hpp"
#include "surd/real/sign.hpp"

namespace {

using namespace surd;

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
