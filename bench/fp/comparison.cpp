// SPDX-License-Identifier: BSL-1.0
// Purpose: floating powers beside their peers: arrays and single calls, throughput and latency,
// on random, exact and hard inputs; arrays beyond the caches; accuracy; how often the last resort
// is taken. Names are FORMAT/MEASURE/P:Q/INPUTS/ROW; report.py makes tables and charts of them.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>

#include "bench/fp/accuracy.hpp"
#include "bench/fp/inputs.hpp"
#include "bench/fp/rows.hpp"
#include "surd/fp/batch.hpp"
#include "surd/fp/instruction_set.hpp"

namespace surd::bench {
namespace {

using benchmark::Counter;
using benchmark::RegisterBenchmark;
using benchmark::State;

void per_element(State& state, std::size_t elements) {
    auto const all = static_cast<double>(state.iterations()) * static_cast<double>(elements);
    state.counters["ns"] = Counter(all * 1e-9, Counter::kIsRate | Counter::kInvert);
}

std::string text(fraction e) { return std::to_string(e.p) + ":" + std::to_string(e.q); }

template <class Float>
std::string name(char const* measure, fraction e, char const* inputs, std::string const& row) {
    return std::string(sizeof(Float) == 8 ? "double/" : "float/") + measure + "/" + text(e) + "/" +
           inputs + "/" + row;
}

template <class Float>
std::vector<Float> made_inputs(std::string const& kind, fraction e) {
    if (kind == "exact") return exact_inputs<Float>(e);
    if constexpr (sizeof(Float) == 8) {
        if (kind == "hard") return hard_inputs(e);
    }
    return random_inputs<Float>(count, sizeof(Float) == 8 ? 30 : 6);
}

/// Made when a benchmark that needs them runs, and kept.
template <class Float>
std::vector<Float> const& kept_inputs(std::string const& kind, fraction e) {
    static std::map<std::string, std::vector<Float>> kept;
    auto const key = kind == "random" ? kind : kind + text(e);
    auto const found = kept.find(key);
    return found != kept.end() ? found->second
                               : kept.emplace(key, made_inputs<Float>(kind, e)).first->second;
}

/// The best instruction set, unless the row is about another.
template <class Float>
void prepare(row<Float> const& way) {
    fp::use_instruction_set(fp::best_instruction_set());
    if (way.prepare) way.prepare();
}

template <class Float>
void add_times(row<Float> const& way, char const* kind) {
    bool const single = static_cast<bool>(way.chain);
    RegisterBenchmark(name<Float>(single ? "single" : "array", way.e, kind, way.name).c_str(),
                      [way, kind](State& state) {
                          auto const& in = kept_inputs<Float>(kind, way.e);
                          if (in.empty()) state.SkipWithError("no such input was found");
                          std::vector<Float> out(in.size());
                          prepare(way);
                          for (auto _ : state) {
                              way.array(in, out);
                              benchmark::DoNotOptimize(out.data());
                              benchmark::ClobberMemory();
                          }
                          per_element(state, in.size());
                      });
    if (!single) return;
    RegisterBenchmark(name<Float>("latency", way.e, kind, way.name).c_str(),
                      [way, kind](State& state) {
                          auto const& in = kept_inputs<Float>(kind, way.e);
                          if (in.empty()) state.SkipWithError("no such input was found");
                          prepare(way);
                          for (auto _ : state) benchmark::DoNotOptimize(way.chain(in));
                          per_element(state, in.size());
                      });
}

template <class Float>
accuracy_inputs<Float> const& kept_accuracy_inputs(fraction e, int range) {
    static std::map<std::string, std::unique_ptr<accuracy_inputs<Float>>> kept;
    auto& made = kept[text(e) + "/" + std::to_string(range)];
    constexpr std::size_t size = std::size_t{1} << 18;
    if (!made) made = std::make_unique<accuracy_inputs<Float>>(e, range, size);
    return *made;
}

template <class Float>
void add_accuracy(row<Float> const& way) {
    // The widest range whose results stay normal, and a narrow one.
    double const most = sizeof(Float) == 8 ? 1020 : 124;
    double const ratio = std::max(1.0, std::fabs(static_cast<double>(way.e.p) / way.e.q));
    for (int const range : {static_cast<int>(most / ratio), 10}) {
        auto const inputs = range == 10 ? "narrow" : "wide";
        RegisterBenchmark(name<Float>("accuracy", way.e, inputs, way.name).c_str(),
                          [way, range](State& state) {
                              accuracy seen;
                              auto const& judged = kept_accuracy_inputs<Float>(way.e, range);
                              prepare(way);
                              for (auto _ : state) seen = measure(way, judged);
                              state.counters["wrong"] = seen.wrong;
                              state.counters["ulp"] = seen.ulp;
                          })
            ->Iterations(1)
            ->Repetitions(1)
            ->Unit(benchmark::kMillisecond);
    }
}

void add_last_resort_frequency(fraction e) {
    RegisterBenchmark(name<double>("last_resorts", e, "random", "surd").c_str(),
                      [e](State& state) {
                          fp::plan const made(exponent(e.p, e.q));
                          std::vector<double> out(std::size_t{1} << 16);
                          double taken = 0;
                          double tried = 0;
                          for (auto _ : state) {
                              for (std::uint64_t seed = 0; seed < 512; ++seed) {
                                  auto const in = random_inputs<double>(out.size(), 60, seed);
                                  taken += static_cast<double>(made(in, out).last_resorts());
                                  tried += static_cast<double>(out.size());
                              }
                          }
                          state.counters["taken"] = taken;
                          state.counters["tried"] = tried;
                      })
        ->Iterations(1)
        ->Repetitions(1)
        ->Unit(benchmark::kMillisecond);
}

// 64 MiB in and 64 MiB out.
constexpr std::size_t beyond_cache = std::size_t{1} << 23;

struct large_arrays {
    std::vector<double> in = random_inputs<double>(beyond_cache, 30);
    std::vector<double> out = std::vector<double>(beyond_cache);
};
large_arrays& kept_large_arrays() {
    static large_arrays kept;
    return kept;
}

void add_memory_rows() {
    RegisterBenchmark("double/memory/0:1/random/a loop that copies", [](State& state) {
        auto& [in, out] = kept_large_arrays();
        for (auto _ : state) {
            for (std::size_t i = 0; i < beyond_cache; ++i) out[i] = in[i];
            benchmark::ClobberMemory();
        }
        per_element(state, beyond_cache);
    });
    for (fraction const e : {fraction{1, 3}, {2, 3}, {3, 2}, {7, 5}, {3, 1}}) {
        for (unsigned const threads : {1U, 2U}) {
            auto const row = threads == 1 ? "surd, one thread" : "surd, two threads";
            auto* const added = RegisterBenchmark(
                name<double>("memory", e, "random", row).c_str(), [e, threads](State& state) {
                    auto& [in, out] = kept_large_arrays();
                    fp::plan const made(exponent(e.p, e.q));
                    for (auto _ : state) {
                        auto const report = made(in, out, {.threads = threads});
                        benchmark::DoNotOptimize(report.failures());
                    }
                    per_element(state, beyond_cache);
                });
            if (threads != 1) added->UseRealTime();
        }
    }
}

template <class Float>
void add_row(row<Float> const& way) {
    add_times(way, "random");
    add_accuracy(way);
    // The time of the other peers hardly depends on the number.
    if (!way.name.starts_with("surd") && way.name != "std::pow") return;
    add_times(way, "exact");
    if (sizeof(Float) == 8) add_times(way, "hard");
}

template <class Float>
void add_peers(rows<Float>& to, vector_peers<Float> peers, std::span<fraction const> wanted,
               char const* set) {
    for (; peers->name != nullptr; ++peers) {
        for (fraction const e : wanted) {
            if (peers->only.q != 0 && peers->only != e) continue;
            auto const y = static_cast<Float>(e.p) / static_cast<Float>(e.q);
            to.push_back({std::string(peers->name) + set, e,
                          [run = peers->run, y](std::span<Float const> in, std::span<Float> out) {
                              run(in.data(), out.data(), in.size(), y);
                          }});
        }
    }
}

std::string processor() {
    std::ifstream file("/proc/cpuinfo");
    std::string model = "unknown processor";
    std::string family;
    for (std::string line; std::getline(file, line) && !line.empty();) {
        auto const colon = line.find(": ");
        if (colon == std::string::npos) continue;
        if (line.starts_with("model name")) model = line.substr(colon + 2);
        if (line.starts_with("cpu family")) family = ", family " + line.substr(colon + 2);
        if (line.starts_with("model\t")) family += " model " + line.substr(colon + 2);
    }
    return model + family + ", " + fp::name_of(fp::best_instruction_set());
}

bool const registered = [] {
    benchmark::AddCustomContext("processor", processor());
#if defined(__clang__)
    benchmark::AddCustomContext("compiler", "clang " __clang_version__);
#else
    benchmark::AddCustomContext("compiler", "g++ " __VERSION__);
#endif
    rows<double> doubles;
    rows<float> floats;
    add_surd(doubles);
    add_surd(floats);
    add_libm(doubles);
    add_libm(floats);
    add_boost(doubles);
    add_mpfr(doubles);
#if defined(__x86_64__)
    using fp::instruction_set;
    if (fp::best_instruction_set() >= instruction_set::avx2) {
        for (auto const peers : {avx2::libmvec, avx2::sleef, avx2::highway}) {
            add_peers(doubles, peers, exponents, " AVX2");
        }
        for (auto const peers : {avx2::libmvec_floats, avx2::sleef_floats}) {
            add_peers(floats, peers, float_exponents, " AVX2");
        }
    }
    if (fp::best_instruction_set() >= instruction_set::avx512) {
        for (auto const peers : {avx512::libmvec, avx512::sleef, avx512::highway}) {
            add_peers(doubles, peers, exponents, " AVX-512");
        }
        for (auto const peers : {avx512::libmvec_floats, avx512::sleef_floats}) {
            add_peers(floats, peers, float_exponents, " AVX-512");
        }
    }
#endif
    for (auto const& way : doubles) add_row(way);
    for (auto const& way : floats) add_row(way);
    for (fraction const e : exponents) add_last_resort_frequency(e);
    add_memory_rows();
    return true;
}();

}  // namespace
}  // namespace surd::bench
