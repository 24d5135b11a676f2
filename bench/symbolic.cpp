// SPDX-License-Identifier: BSL-1.0
// Purpose: time to decide statements of lessons, parsing left out. Each benchmark is named by its
// statement, so that bench/symbolic_peer.py can ask SymPy the same.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include "surd/symbolic/judge.hpp"
#include "surd/syntax/parse.hpp"

namespace {

constexpr char const* statements[] = {
    "a^m*a^n = a^(m+n)",
    "(a^m)^n = a^(m*n)",
    "(a*b)^n = a^n*b^n",
    "a^(-n) = 1/a^n",
    "(a/b)^(-n) = (b/a)^n",
    "a^0 = 1",
    "a^(1/2) = sqrt(a)",
    "sqrt(x^2) = x",
    "sqrt(x^2) = abs(x)",
    "(x^2)^(1/2) = abs(x)",
    "(x^(2/3))^(3/2) = abs(x)",
    "(x^6)^(1/2) = abs(x)^3",
    "sqrt(x)*sqrt(y) = sqrt(x*y)",
    "sqrt(x/y) = sqrt(x)/sqrt(y)",
    "x^3*x^(-5) = x^(-2)",
    "(a+b)^2 = a^2+b^2",
    "(a+b)^2 = a^2+2*a*b+b^2",
    "(a+b)^3 = a^3+3*a^2*b+3*a*b^2+b^3",
    "sqrt(a+b) = sqrt(a)+sqrt(b)",
    "sqrt(x+9) = sqrt(x)+3",
    "(y-x)/sqrt(x-y) = -sqrt(x-y)",
    "1/(x^(1/3)-1) = (x^(2/3)+x^(1/3)+1)/(x-1)",
    "(x^2-1)/(x-1) = x+1",
    "sqrt((x-y)^2) = abs(x-y)",
    "abs(x*y) = abs(x)*abs(y)",
    "a^2+b^2 = c^2",
    "x^2 = 49",
    "2^n*2^n = 4^n",
};

void decide(benchmark::State& state, char const* text) {
    auto const statement = surd::syntax::parse_chain(text);
    if (!statement) {
        state.SkipWithError("the statement cannot be read");
        return;
    }
    std::string verdict;
    for (auto _ : state) {
        auto const j = surd::symbolic::judge(*statement);
        benchmark::DoNotOptimize(&j);
        verdict = word_for(j.outcome);
    }
    state.SetLabel(verdict);
}

[[maybe_unused]] bool const registered = [] {
    for (auto const* text : statements) {
        benchmark::RegisterBenchmark(text, [text](benchmark::State& state) {
            decide(state, text);
        })->Unit(benchmark::kMicrosecond);
    }
    return true;
}();

}  // namespace
