// SPDX-License-Identifier: BSL-1.0
// Reaching for a missing value in a constant expression names what happened.
// expect: the_outcome_has_no_value
#include <surd/outcome/outcome.hpp>

using namespace surd;

#ifdef BROKEN
constexpr outcome<int, undefined> y = undefined{};
#else
constexpr outcome<int, undefined> y = 4;
#endif
static_assert(*y == 4);
