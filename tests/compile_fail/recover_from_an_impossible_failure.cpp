// SPDX-License-Identifier: BSL-1.0
// expect: this outcome can never hold that failure
#include <surd/outcome/outcome.hpp>

using namespace surd;

#ifdef BROKEN
using answered = non_real;
#else
using answered = undefined;
#endif

int value(outcome<int, undefined> const& y) {
    return *y.recover<answered>([](answered) { return 0; });
}
