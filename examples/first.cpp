// SPDX-License-Identifier: BSL-1.0
// The same powers in floating point and exactly.
#include <fmt/format.h>

#include <cmath>

#include "surd/format.hpp"
#include "surd/surd.hpp"

using namespace surd;

int main() {
    fmt::print("std::pow(64, 1.0/3)     {}\n", std::pow(64, 1.0 / 3));
    fmt::print("std::pow(-8, 1.0/3)     {}\n", std::abs(std::pow(-8, 1.0 / 3)));
    // [powers]
    fmt::print("pow(64_q, 1_e/3)        {}\n", pow(64_q, 1_e / 3));
    fmt::print("pow(-8_q, 1_e/3)        {}\n", pow(-8_q, 1_e / 3));
    fmt::print("pow(12_q, 2_e/3)        {}\n", pow(12_q, 2_e / 3));
    fmt::print("pow(8_q/27, -4_e/3)     {}\n", pow(8_q / 27, -4_e / 3));
    fmt::print("sqrt(-9_q)              {}\n", sqrt(-9_q));
    fmt::print("pow(0_q, 0_e)           {}\n", pow(0_q, 0_e));
    // [powers]
}
