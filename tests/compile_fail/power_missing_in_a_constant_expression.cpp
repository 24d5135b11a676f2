// SPDX-License-Identifier: BSL-1.0
// A power without a value cannot be read in a constant expression.
// expect: the_outcome_has_no_value
#include <surd/power/pow.hpp>

using namespace surd;

#ifdef BROKEN
constexpr radical y = *pow(rational(-9), 1_e / 2);
#else
constexpr radical y = *pow(rational(9), 1_e / 2);
#endif
