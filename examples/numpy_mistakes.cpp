// SPDX-License-Identifier: BSL-1.0
// What arrays of machine numbers get wrong without a word, and the exact answers beside.
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "surd/format.hpp"
#include "surd/growth/arrays.hpp"
#include "surd/surd.hpp"

using namespace surd;

/// n^k modulo 2^64, read as a signed number: what an int64 array holds after np.power.
std::int64_t wrapped_power(std::int64_t n, int k) {
    std::uint64_t product = 1;
    for (int i = 0; i < k; ++i) product *= static_cast<std::uint64_t>(n);
    return static_cast<std::int64_t>(product);
}

/// NumPy prints nan without a sign.
std::string float_text(double x) { return std::isnan(x) ? "nan" : fmt::format("{}", x); }

int main() {
    fmt::print("np.power(sizes, 5), int64\n");
    // [wrap]
    std::vector<integer> const sizes{1024, 2048, 4096, 8192};
    auto const fifth = growth::power(sizes, 5_e);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        fmt::print("  {:>4}^5   int64 {:>20}   exact {:>20}\n", sizes[i],
                   wrapped_power(sizes[i].to_int64(), 5), fifth[i]);
    }
    // [wrap]
    fmt::print("\nnp.power(values, 1/3), float64\n");
    // [nan]
    std::vector<rational> const values{-8, 64, 0, 2};
    auto const cubes = growth::power(values, 1_e / 3);
    for (std::size_t i = 0; i < values.size(); ++i) {
        double const x = static_cast<double>(values[i].numerator().to_int64());
        fmt::print("  {:>3}^(1/3)   float {:<20}   exact {}\n", values[i],
                   float_text(std::pow(x, 1.0 / 3)), cubes[i]);
    }
    // [nan]
    fmt::print("\nnp.sqrt(values): what has no value is reported, with its place and reason\n");
    // [report]
    auto const roots = growth::root(values, surd::index(2));
    for (std::size_t i = 0; i < values.size(); ++i) {
        double const x = static_cast<double>(values[i].numerator().to_int64());
        fmt::print("  sqrt({:>2})   float {:<20}   exact {}\n", values[i], float_text(std::sqrt(x)),
                   roots[i]);
    }
    fmt::print("{}", roots.report().to_string());
    // [report]
}
