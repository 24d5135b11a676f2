// SPDX-License-Identifier: BSL-1.0
// A rational never comes from floating point unasked.
// expect-gcc: use of deleted function
// expect-clang: deleted
#include <surd/number/rational.hpp>

#ifdef BROKEN
surd::rational x = 0.1;
#else
surd::rational x(1, 10);
#endif
