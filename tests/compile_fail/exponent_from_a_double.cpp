// SPDX-License-Identifier: BSL-1.0
// A double is no exponent: 0.1 is not 1/10.
// expect-gcc: use of deleted function
// expect-clang: call to deleted constructor
#include <surd/exponent/literals.hpp>

using namespace surd;

#ifdef BROKEN
exponent e(0.1);
#else
exponent e = 0.1_e;
#endif
