// SPDX-License-Identifier: BSL-1.0
// expect: and_then needs a function that returns an outcome; use transform for one that returns a plain value
#include <surd/outcome/outcome.hpp>

using namespace surd;

auto twice(outcome<int, undefined> const& y) {
#ifdef BROKEN
    return y.and_then([](int value) { return 2 * value; });
#else
    return y.transform([](int value) { return 2 * value; });
#endif
}
