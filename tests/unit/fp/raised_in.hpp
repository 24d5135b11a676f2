// SPDX-License-Identifier: BSL-1.0
// Purpose: the flags that a call raises when its caller rounds in a given direction.
#ifndef SURD_TESTS_FP_RAISED_IN_HPP
#define SURD_TESTS_FP_RAISED_IN_HPP

#include "unit/fp/environment_guard.hpp"

namespace surd::fp::test {

template <class Call>
flags raised_in(rounding mode, Call const& call) {
    return in_direction(mode,
                        [&] {
                            call();
                            return 0.0;
                        })
        .raised;
}

}  // namespace surd::fp::test

#endif
