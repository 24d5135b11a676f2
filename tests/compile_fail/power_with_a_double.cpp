// SPDX-License-Identifier: BSL-1.0
// A double would make the exponent inexact without a word.
// expect: spell the exponent, e.g. 2_e/3
#include <surd/power/pow.hpp>

using namespace surd;

#ifdef BROKEN
constexpr auto y = pow(rational(16), 0.5);
#else
constexpr auto y = pow(rational(16), 0.5_e);
static_assert(y == 4);
#endif
