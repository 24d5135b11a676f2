// SPDX-License-Identifier: BSL-1.0
// The classic slip: 2/3 is computed by C++ before the library sees it.
// expect: spell the exponent, e.g. 2_e/3. In C++ `2/3` is integer division (0)
#include <surd/power/pow.hpp>

using namespace surd;

#ifdef BROKEN
constexpr auto y = pow(rational(8), 2 / 3);
#else
constexpr auto y = pow(rational(8), 2_e / 3);
static_assert(y == 4);
#endif
