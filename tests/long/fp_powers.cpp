// SPDX-License-Identifier: BSL-1.0
// Compares powers with MPFR: a billion results over all p/q with |p|, q <= 32, both formats, all
// kinds of input, all directions; for typed, raw and array forms.
// usage: long_fp_powers [RESULTS [SEED]]
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/pow.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/environment_guard.hpp"

namespace {

using namespace surd;
using namespace surd::fp;
using namespace surd::fp::test;

constexpr std::int64_t largest = 32;

/// One round over all exponents; the fraction of results that each form gets.
template <class Float>
void add_round(std::uint64_t seed, std::vector<tally>& found) {
    std::vector<rounding> const modes(all_modes.begin(), all_modes.end());
    auto const exponents = fractions_up_to(largest);
    auto const typed = [](Float x, std::int64_t p, std::int64_t q, rounding mode) {
        return *pow(x, exponent(p, q), mode);
    };
    found.push_back(run_campaign<Float>(typed, exponents, 4, modes, seed));
    plan const* made = nullptr;
    std::vector<plan> plans;
    auto const planned = [&](Float x, std::int64_t p, std::int64_t q, rounding mode) {
        if (made == nullptr || made->exponent() != exponent(p, q)) {
            plans.assign(1, plan(exponent(p, q)));
            made = plans.data();
        }
        return *(*made)(x, mode);
    };
    found.push_back(run_campaign<Float>(planned, exponents, 4, modes, seed + 1));
    auto const raw = [](Float x, std::int64_t p, std::int64_t q, rounding mode) {
        return in_direction(mode, [&] { return ieee::pow(x, exponent(p, q)); });
    };
    found.push_back(run_campaign<Float>(raw, exponents, 2, modes, seed + 2));
    auto const exact = [](Float x, std::int64_t p, std::int64_t q, rounding mode) {
        return exact_power(x, p, q, mode);
    };
    found.push_back(run_campaign<Float>(exact, exponents, 2, modes, seed + 3));
}

}  // namespace

int main(int argc, char** argv) {
    std::uint64_t const wanted = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000000000;
    std::uint64_t const seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    std::atomic<std::uint64_t> next{seed};
    std::atomic<std::uint64_t> results{0};
    std::atomic<std::uint64_t> wrong{0};
    std::mutex printing;
    auto const work = [&] {
        while (results < wanted) {
            std::uint64_t const round = next++ * 16;
            std::vector<tally> found;
            add_round<double>(round, found);
            add_round<float>(round + 8, found);
            for (auto const& part : found) {
                results += part.results;
                wrong += part.wrong;
                if (part.wrong == 0) continue;
                std::lock_guard const lock(printing);
                std::printf("%s\n", part.text().c_str());
            }
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
        threads.emplace_back(work);
    }
    for (auto& thread : threads) thread.join();
    std::printf("%llu results, %llu wrong\n", static_cast<unsigned long long>(results.load()),
                static_cast<unsigned long long>(wrong.load()));
    return wrong == 0 ? 0 : 1;
}
