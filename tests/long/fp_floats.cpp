// SPDX-License-Identifier: BSL-1.0
// Every float: cbrt, rsqrt, x^(2/3), x^(3/2) over [1, 2^q), every subnormal base, and the ends of
// the range, in all four directions, against exact integers and MPFR.
// usage: long_fp_floats [STRIDE]
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/pow.hpp"
#include "unit/fp/every_float.hpp"

using namespace surd;
using namespace surd::fp;
using namespace surd::fp::test;

int main(int argc, char** argv) {
    auto const stride =
        static_cast<std::uint32_t>(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1);
    std::vector<std::thread> threads;
    std::vector<tally> found(std::size(float_exponents) * 3);
    auto const typed = [](float x, std::int64_t p, std::int64_t q, rounding mode) {
        return *pow(x, exponent(p, q), mode);
    };
    auto const exact = [](float x, std::int64_t p, std::int64_t q, rounding mode) {
        return exact_power(x, p, q, mode).value;
    };
    for (std::size_t i = 0; i < std::size(float_exponents); ++i) {
        threads.emplace_back([&, i] {
            auto const p = static_cast<int>(float_exponents[i].p);
            auto const q = static_cast<int>(float_exponents[i].q);
            found[3 * i] = check_every_float(typed, p, q, stride);
            found[3 * i + 1] = check_every_float(exact, p, q, stride);
            found[3 * i + 2] = check_float_edges(typed, p, q, (1U << 17) / stride);
        });
    }
    for (auto& thread : threads) thread.join();
    tally all;
    for (auto const& part : found) {
        all.results += part.results;
        all.wrong += part.wrong;
        if (part.wrong != 0) std::printf("%s\n", part.text().c_str());
    }
    std::printf("%s\n", all.text().c_str());
    return all.wrong == 0 ? 0 : 1;
}
