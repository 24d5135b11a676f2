// SPDX-License-Identifier: BSL-1.0
// An outcome widens to more failures and never narrows silently.
// expect-gcc: could not convert
// expect-clang: no viable conversion
#include <surd/outcome/outcome.hpp>

using namespace surd;

#ifdef BROKEN
outcome<int, undefined> drop(outcome<int, undefined, non_real> y) { return y; }
#else
outcome<int, undefined, non_real> keep(outcome<int, undefined> y) { return y; }
#endif
