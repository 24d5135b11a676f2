// SPDX-License-Identifier: BSL-1.0
// Purpose: runs a call in a given floating-point environment and reads the flags it raised.
#ifndef SURD_TESTS_FP_ENVIRONMENT_GUARD_HPP
#define SURD_TESTS_FP_ENVIRONMENT_GUARD_HPP

#include <cfenv>

#include "surd/fp/round_location.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::test {

inline int to_fe_direction(rounding mode) {
    switch (mode) {
        case rounding::to_nearest:
            return FE_TONEAREST;
        case rounding::upward:
            return FE_UPWARD;
        case rounding::downward:
            return FE_DOWNWARD;
        case rounding::toward_zero:
            break;
    }
    return FE_TOWARDZERO;
}

inline flags flags_of(int raised) {
    return {.inexact = (raised & FE_INEXACT) != 0,
            .underflow = (raised & FE_UNDERFLOW) != 0,
            .overflow = (raised & FE_OVERFLOW) != 0,
            .divide_by_zero = (raised & FE_DIVBYZERO) != 0,
            .invalid = (raised & FE_INVALID) != 0};
}

/// Calls `function` with all flags clear and the given direction; the environment is restored.
template <class Function>
auto in_direction(rounding mode, Function const& function) -> exact_result<decltype(function())> {
    std::fenv_t saved;
    std::feholdexcept(&saved);
    std::fesetround(to_fe_direction(mode));
    auto const value = function();
    int const raised = std::fetestexcept(FE_ALL_EXCEPT);
    std::fesetenv(&saved);
    return {value, flags_of(raised)};
}

}  // namespace surd::fp::test

#endif
