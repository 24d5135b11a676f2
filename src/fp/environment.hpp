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

#if defined(__x86_64__)

inline constexpr unsigned direction_mask = 0x6000;  // RC: 0 nearest, 1 down, 2 up, 3 to zero
inline constexpr int first_mask_bit = 7;            // the trap mask of flag i is bit i + 7

/// The direction in which the caller wants results rounded.
[[nodiscard]] inline rounding current_rounding() noexcept {
    switch (_mm_getcsr() & direction_mask) {
        case 0x2000:
            return rounding::downward;
        case 0x4000:
            return rounding::upward;
        case 0x6000:
            return rounding::toward_zero;
        default:
            return rounding::to_nearest;
    }
}

#else

[[nodiscard]] inline rounding current_rounding() noexcept {
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

#endif

/// The caller's flags, to be put back after arithmetic that raises some of its own.
class kept_flags {
public:
#if defined(__x86_64__)
    kept_flags() noexcept : state_(_mm_getcsr()) {}
    void put_back() const noexcept {
        if (_mm_getcsr() != state_) _mm_setcsr(state_);
    }

private:
    unsigned state_;
#else
    kept_flags() noexcept { std::fegetexceptflag(&state_, FE_ALL_EXCEPT); }
    void put_back() const noexcept { std::fesetexceptflag(&state_, FE_ALL_EXCEPT); }

private:
    std::fexcept_t state_{};
#endif
};

/// The flags as <cfenv> names them; on x86 these are also the bits of MXCSR.
[[nodiscard]] inline int to_fenv(flags raised) noexcept {
    return (raised.inexact ? FE_INEXACT : 0) | (raised.underflow ? FE_UNDERFLOW : 0) |
           (raised.overflow ? FE_OVERFLOW : 0) | (raised.divide_by_zero ? FE_DIVBYZERO : 0) |
           (raised.invalid ? FE_INVALID : 0);
}

/// Raises the flags in the caller's environment.
inline void raise(flags raised) noexcept {
    int const wanted = to_fenv(raised);
    if (wanted == 0) return;
#if defined(__x86_64__)
    unsigned const state = _mm_getcsr();
    auto const bits = static_cast<unsigned>(wanted);
    if ((state & bits) == bits) return;
    if ((state >> first_mask_bit & bits) == bits) {
        _mm_setcsr(state | bits);
        return;
    }
#endif
    std::feraiseexcept(wanted);
}

}  // namespace surd::fp::detail

#endif
