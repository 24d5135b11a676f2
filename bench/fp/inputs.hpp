// SPDX-License-Identifier: BSL-1.0
// Purpose: the numbers that are raised to a power: random, exact and hard ones.
#ifndef SURD_BENCH_FP_INPUTS_HPP
#define SURD_BENCH_FP_INPUTS_HPP

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "bench/fp/rows.hpp"
#include "surd/fp/plan.hpp"

namespace surd::bench {

/// In and out stay in the first cache.
inline constexpr std::size_t count = 1024;

/// All significands, exponents within +-range.
template <class Float>
std::vector<Float> random_inputs(std::size_t size, int range, std::uint64_t seed = 42) {
    std::mt19937_64 random(seed);
    std::vector<Float> all(size);
    for (Float& x : all) {
        double const significand = 1 + std::ldexp(static_cast<double>(random() >> 12), -52);
        int const e = static_cast<int>(random() % static_cast<unsigned>(2 * range)) - range;
        x = static_cast<Float>(std::ldexp(significand, e));
    }
    return all;
}

/// s^q 2^(qj): the power is a number of the format, and no directed mode may move it.
template <class Float>
std::vector<Float> exact_inputs(fraction e) {
    std::mt19937_64 random(43);
    double const longest = sizeof(Float) == 8 ? 53 : 24;
    double const most = std::exp2(longest / std::max(e.q, std::abs(e.p))) - 1;
    std::vector<Float> all(count);
    for (Float& x : all) {
        double const s =
            e.p < 0 ? 1 : std::floor(std::uniform_real_distribution<double>(1, most + 1)(random));
        int const j = (static_cast<int>(random() % 9) - 4) * e.q;
        x = static_cast<Float>(std::ldexp(std::pow(s, e.q), j));
    }
    return all;
}

/// Numbers that the fast path leaves to the last resort, found by trying; repeated to fill the
/// array. Empty where there are none, or too few to be met.
inline std::vector<double> hard_inputs(fraction e) {
    constexpr std::size_t wanted = 32;
    constexpr std::uint64_t most_blocks = 1 << 14;
    fp::plan const made(exponent(e.p, e.q));
    std::vector<double> found;
    std::vector<double> out(4096);
    auto const is_hard = [&](std::span<double const> in) {
        return made(in, std::span(out).first(in.size())).last_resorts() != 0;
    };
    for (std::uint64_t seed = 0; seed < most_blocks && found.size() < wanted; ++seed) {
        auto const block = random_inputs<double>(out.size(), 30, seed + 1000);
        if (!is_hard(block)) continue;
        for (double const& x : block) {
            if (is_hard({&x, 1})) found.push_back(x);
        }
    }
    if (found.empty()) return found;
    std::vector<double> all(count);
    for (std::size_t i = 0; i < count; ++i) all[i] = found[i % found.size()];
    return all;
}

}  // namespace surd::bench

#endif
