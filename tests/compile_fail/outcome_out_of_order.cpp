// SPDX-License-Identifier: BSL-1.0
// The failure set has one spelling.
// expect: list failures once each, in the order undefined, non_real, convention_dependent, beyond_limits
#include <surd/outcome/outcome.hpp>

using namespace surd;

#ifdef BROKEN
outcome<int, non_real, undefined> y = 1;
#else
outcome<int, undefined, non_real> y = 1;
#endif
