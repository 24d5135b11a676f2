// SPDX-License-Identifier: BSL-1.0
// Purpose: the caller's floating-point environment: its rounding direction, and raising flags.
// On x86-64 both live in MXCSR. A flag is set by writing it, not by provoking it, so that it
// works whatever FTZ, DAZ and the rounding direction are; where its trap is enabled the C
// library raises it instead.
#ifndef SURD_SRC_FP_ENVIRONMENT_HPP
#define SURD_SRC_FP_ENVIRONMENT_HPP

#include <cfenv>

#include "surd/fp/rounding.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace surd::fp::detail {

/// The flags as <cfenv> names them; on x86 these are also the bits of MXCSR.
[[nodiscard]] inline int to_fenv(flags raised) noexcept {
    return (raised.inexact ? FE_INEXACT : 0) | (raised.underflow ? FE_UNDERFLOW : 0) |
           (raised.overflow ? FE_OVERFLOW : 0) | (raised.divide_by_zero ? FE_DIVBYZERO : 0) |
           (raised.invalid ? FE_INVALID : 0);
}

#if defined(__x86_64__)

/// Raises the flags in the caller's environment.
inline void raise(flags raised) noexcept {
    int const wanted = to_fenv(raised);
    if (wanted == 0) return;
    constexpr int first_mask_bit = 7;  // the trap mask of flag i is bit i + 7
    unsigned const state = _mm_getcsr();
    auto const bits = static_cast<unsigned>(wanted);
    if ((state & bits) == bits) return;
    if ((state >> first_mask_bit & bits) == bits) {
        _mm_setcsr(state | bits);
    } else {
        std::feraiseexcept(wanted);
    }
}

/// The environment as it was on entry, read once.
class caller_environment {
public:
    /// The direction in which the caller wants results rounded.
    [[nodiscard]] rounding direction() const noexcept {
        constexpr rounding by_field[] = {rounding::to_nearest, rounding::downward, rounding::upward,
                                         rounding::toward_zero};
        return by_field[state_ >> 13 & 3];
    }
    [[nodiscard]] bool has_inexact() const noexcept { return (state_ & FE_INEXACT) != 0; }
    /// Raises inexact, or takes back what our own arithmetic raised of it.
    void set_inexact(bool inexact) const noexcept {
        if (inexact) {
            raise({.inexact = true});
        } else if (_mm_getcsr() != state_) {
            _mm_setcsr(state_);
        }
    }

private:
    unsigned state_ = _mm_getcsr();
};

#else

inline void raise(flags raised) noexcept {
    int const wanted = to_fenv(raised);
    if (wanted != 0) std::feraiseexcept(wanted);
}

class caller_environment {
public:
    [[nodiscard]] rounding direction() const noexcept {
        switch (std::fegetround()) {
#ifdef FE_DOWNWARD
            case FE_DOWNWARD:
                return rounding::downward;
#endif
#ifdef FE_UPWARD
            case FE_UPWARD:
                return rounding::upward;
#endif
#ifdef FE_TOWARDZERO
            case FE_TOWARDZERO:
                return rounding::toward_zero;
#endif
            default:
                return rounding::to_nearest;
        }
    }
    [[nodiscard]] bool has_inexact() const noexcept { return had_inexact_; }
    void set_inexact(bool inexact) const noexcept {
        if (inexact) {
            std::feraiseexcept(FE_INEXACT);
        } else {
            std::feclearexcept(FE_INEXACT);
        }
    }

private:
    bool had_inexact_ = std::fetestexcept(FE_INEXACT) != 0;
};

#endif

/// The direction in which the caller wants results rounded.
[[nodiscard]] inline rounding current_rounding() noexcept {
    return caller_environment().direction();
}

}  // namespace surd::fp::detail

#endif
