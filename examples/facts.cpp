// SPDX-License-Identifier: BSL-1.0
// What the compiler can be asked: if this compiles, every line holds.
#include <fmt/format.h>

#include "surd/surd.hpp"

using namespace surd;

// [facts]
static_assert(pow(8_q, 2_e / 3) == 4);
static_assert(pow(64_q, -2_e / 3) == 1_q / 16);
static_assert(pow(-8_q, 1_e / 3) == -2);                       // the real odd root
static_assert(pow(0_q, 0_e).holds<convention_dependent>());    // nobody chose
static_assert(pow<convention::combinatorial>(0_q, 0_e) == 1);  // somebody did
static_assert(pow<convention::strict>(-8_q, 1_e / 3).holds<convention_dependent>());
static_assert(sqrt(-9_q).holds<non_real>());
static_assert(cbrt(-8_q) == -2);
// [facts]

int main() { fmt::print("every fact held when this was compiled\n"); }
