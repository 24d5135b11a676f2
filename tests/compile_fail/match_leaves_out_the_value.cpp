// SPDX-License-Identifier: BSL-1.0
// A match needs a handler for the value too.
// expect: match needs a handler for the value
#include <surd/outcome/match.hpp>

using namespace surd;

int read(outcome<int, undefined> const& y) {
    return y.match(
#ifndef BROKEN
        [](int value) { return value; },
#endif
        [](undefined) { return 0; });
}
