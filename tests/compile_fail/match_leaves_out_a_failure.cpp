// SPDX-License-Identifier: BSL-1.0
// A match without a handler for each failure of the set is named by the failure left out.
// expect: match needs a handler for non_real
#include <surd/outcome/match.hpp>

using namespace surd;

int read(outcome<int, undefined, non_real> const& y) {
    return y.match([](int value) { return value; },  //
#ifndef BROKEN
                   [](non_real) { return -1; },
#endif
                   [](undefined) { return 0; });
}
