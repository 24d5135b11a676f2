// SPDX-License-Identifier: BSL-1.0
// expect: precondition_violated
// expect: an exponent needs a denominator other than zero
#include <surd/exponent/exponent.hpp>

using namespace surd;

#ifdef BROKEN
constexpr exponent e(1, 0);
#else
constexpr exponent e(0, 1);
#endif
