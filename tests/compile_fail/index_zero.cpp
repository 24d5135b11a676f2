// SPDX-License-Identifier: BSL-1.0
// expect: the index of a root must be a positive integer
#include <surd/exponent/index.hpp>

#ifdef BROKEN
constexpr surd::index n(0);
#else
constexpr surd::index n(1);
#endif
