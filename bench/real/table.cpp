// SPDX-License-Identifier: BSL-1.0
// Purpose: one Markdown table of decisions beside Calcium; with arguments, Google Benchmark.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "calcium_peer.h"
#include "identities.hpp"
#include "surd/real/arithmetic.hpp"
#include "surd/real/sign.hpp"

namespace surd::bench {

namespace {

/// Answers of one judge: 1, 0, or -1 for unknown.
using judge = std::function<int(root_identity const&)>;

exact_real value_of(exact_real sum, root_sum const& roots) {
    for (std::size_t i = 0; i < roots.size(); ++i)
        sum += *sqrt(exact_real(roots.radicands[i])) * exact_real(roots.coefficients[i]);
    return sum;
}

int surd_decides(root_identity const& asked) {
    exact_real const left = value_of(0, asked.left);
    if (asked.inside.size() == 0) {
        auto const s = sign(left);
        return s ? *s == 0 : -1;
    }
    auto const right = sqrt(value_of(asked.constant, asked.inside));
    if (!right) return right.kind() == failure_kind::non_real ? 0 : -1;
    auto const same = equal(left, *right);
    return same ? *same : -1;
}

template <auto Decides>
int peer(root_identity const& asked) {
    return Decides(asked.left.coefficients.data(), asked.left.radicands.data(),
                   static_cast<int>(asked.left.size()), asked.constant,
                   asked.inside.coefficients.data(), asked.inside.radicands.data(),
                   static_cast<int>(asked.inside.size()));
}

double now() {
    using namespace std::chrono;
    return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

/// Microseconds of one call: the best of three runs, short calls repeated within a run.
template <class Work>
double cost_of(Work const& work) {
    double const start = now();
    work();
    double const first = now() - start;
    if (first > 500'000) return first;
    int const repeats = std::max(1, static_cast<int>(20 / std::max(first, 0.05)));
    double best = first;
    for (int run = 0; run < 3; ++run) {
        double const begin = now();
        for (int i = 0; i < repeats; ++i) work();
        best = std::min(best, (now() - begin) / repeats);
    }
    return best;
}

/// `12.3` with three digits that count.
std::string microseconds(double t) {
    return fmt::format("{:.{}f}", t, t < 10 ? 2 : t < 100 ? 1 : 0);
}

struct result {
    double median = 0;
    double most = 0;
    std::size_t right = 0;
    std::size_t unknown = 0;
    std::size_t asked = 0;

    [[nodiscard]] std::string to_string() const {
        std::string text = microseconds(median);
        if (asked > 1) text += " (" + microseconds(most) + ")";
        if (right == asked) return text;
        return text + fmt::format(", {} of {} right, {} unknown", right, asked, unknown);
    }
};

result measure(std::vector<root_identity> const& asked, judge const& decide) {
    result found;
    std::vector<double> costs;
    for (root_identity const& one : asked) {
        int answer = -1;
        costs.push_back(cost_of([&] { answer = decide(one); }));
        found.right += answer == one.holds;
        found.unknown += answer < 0;
    }
    std::sort(costs.begin(), costs.end());
    found.median = costs[costs.size() / 2];
    found.most = costs.back();
    found.asked = asked.size();
    return found;
}

bool all_right = true;

void row(std::string const& work, std::string const& ours, std::string const& ca,
         std::string const& qqbar, std::string const& goal) {
    fmt::print("| {} | {} | {} | {} | {} |\n", work, ours, ca, qqbar, goal);
    std::fflush(stdout);
}

void row_of(std::string const& work, std::vector<root_identity> const& asked, bool with_ca,
            bool with_qqbar, std::string const& goal) {
    result const ours = measure(asked, surd_decides);
    all_right = all_right && ours.right == ours.asked;
    row(work, ours.to_string(),
        with_ca ? measure(asked, peer<calcium_decides>).to_string() : "not run",
        with_qqbar ? measure(asked, peer<qqbar_decides>).to_string() : "not run", goal);
}

/// R. Graham's 18 square roots, worth about -3.3e-37.
root_sum graham() {
    root_sum sum;
    for (long a : {1, 25, 31, 84, 87, 134, 158, 182, 198}) sum.add(1, 1'000'000 + a);
    for (long b : {2, 18, 42, 66, 113, 116, 169, 175, 199}) sum.add(-1, 1'000'000 + b);
    return sum;
}

/// A sum that is negative, and how Calcium fares.
void near_miss(std::string const& work, std::function<exact_real()> const& make, int (*ca)()) {
    int negative = 0;
    double const ours = cost_of([&] {
        auto const s = sign(make());
        negative = s ? *s < 0 : -1;
    });
    all_right = all_right && negative == 1;
    int peer_negative = 0;
    double const theirs = cost_of([&] { peer_negative = ca(); });
    auto const text = [](double t, int verdict) {
        return microseconds(t) + (verdict == 1 ? "" : verdict == 0 ? ", wrong" : ", unknown");
    };
    row(work, text(ours, negative), text(theirs, peer_negative), "not run", "200");
}

std::string processor() {
    std::ifstream lines("/proc/cpuinfo");
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
    return "unknown processor";
}

std::string today() {
    std::time_t const t = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::localtime(&t));
    return text;
}

/// The inputs of a study of peers where they are at hand, else random ones of the same kinds.
std::vector<root_identity> inputs(std::string const& name,
                                  std::vector<root_identity> (*generate)()) {
    if (char const* cases = std::getenv("SURD_CASES")) {
        auto read =
            read_identities(std::string(cases) + "/bench-peers/bench/data/" + name + ".txt");
        if (!read.empty()) return read;
    }
    return generate();
}

int print_table() {
    fmt::print(
        "{}, {}, g++ {}. Microseconds for one decision, building included; the median "
        "(most) of the inputs.\n\n",
        today(), processor(), __VERSION__);
    row("work", "surd", "Calcium ca", "Calcium qqbar", "goal");
    row("---", "---", "---", "---", "---");
    auto const flat = inputs("flat", flat_identities);
    row_of(fmt::format("(c) {} sums of 3 to 5 square roots", flat.size()), flat, true, true, "1");
    auto const nested = inputs("nested", nested_identities);
    row_of(fmt::format("(c') {} sums against a root of a sum", nested.size()), nested, true, true,
           "3");
    for (int n : {2, 3, 5, 7, 10, 20}) {
        std::string const goal = n == 7 ? "10" : n == 20 ? "200" : "";
        row_of(fmt::format("(c'') {} primes", n), {prime_identity(n, twin::none)}, n <= 3, n <= 5,
               goal);
        row_of(fmt::format("(c'') {} primes, constant off by one", n),
               {prime_identity(n, twin::constant)}, n <= 3, n <= 5, goal);
        row_of(fmt::format("(c'') {} primes, radicand off by one", n),
               {prime_identity(n, twin::radicand)}, n <= 3, n <= 5, goal);
    }
    near_miss(
        "18 square roots, -3.3e-37", [] { return value_of(0, graham()); },
        [] {
            root_sum const sum = graham();
            return calcium_finds_negative(sum.coefficients.data(), sum.radicands.data(),
                                          static_cast<int>(sum.size()));
        });
    near_miss(
        "sqrt(2) + sqrt(3) - sqrt(5 + 2*sqrt(6)) - 10^-25",
        [] {
            exact_real const tiny(rational(1, integer_power(integer(10), 25)));
            return *sqrt(exact_real(2)) + *sqrt(exact_real(3)) -
                   *sqrt(5 + 2 * *sqrt(exact_real(6))) - tiny;
        },
        calcium_finds_nested_negative);
    fmt::print("\n{}\n", all_right ? "Every verdict of surd is right." : "A verdict is WRONG.");
    return all_right ? 0 : 1;
}

}  // namespace

}  // namespace surd::bench

int main(int argc, char** argv) {
    if (argc == 1) return surd::bench::print_table();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
