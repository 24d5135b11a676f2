// SPDX-License-Identifier: BSL-1.0
// Every outcome of a power, read by cases.
#include <fmt/format.h>

#include <string>

#include "surd/format.hpp"
#include "surd/surd.hpp"

using namespace surd;

// [describe]
std::string describe(rational const& base, exponent e) {
    return pow(base, e).match([](radical const& y) { return fmt::format("{}", y); },
                              [](undefined u) { return std::string(u.sentence()); },
                              [](non_real n) { return std::string(n.sentence()); },
                              [](convention_dependent c) { return std::string(c.sentence()); },
                              [](beyond_limits) { return std::string("too large to write out"); });
}
// [describe]

int main() {
    // [calls]
    fmt::print("{}\n", describe(12, 2_e / 3));
    fmt::print("{}\n", describe(0, -2_e));
    fmt::print("{}\n", describe(-9, 1_e / 2));
    fmt::print("{}\n", describe(0, 0_e));
    fmt::print("{}\n", describe(2, 1'000'000'000'000_e));
    // [calls]
}
