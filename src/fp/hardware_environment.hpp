// SPDX-License-Identifier: BSL-1.0
// Purpose: a floating-point environment of our own while kernels run: a chosen direction, no
// traps, subnormal numbers kept, flags clear. The caller's is restored, flags included.
#ifndef SURD_SRC_FP_HARDWARE_ENVIRONMENT_HPP
#define SURD_SRC_FP_HARDWARE_ENVIRONMENT_HPP

#include <cfenv>

#include "surd/fp/rounding.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace surd::fp::detail {

class hardware_environment {
public:
    explicit hardware_environment(rounding mode) noexcept {
#if defined(__x86_64__)
        caller_ = _mm_getcsr();
        constexpr unsigned quiet = 0x1f80;
        _mm_setcsr(quiet | direction(mode));
#else
        std::feholdexcept(&caller_);
        std::fesetround(direction(mode));
#endif
    }
    ~hardware_environment() {
#if defined(__x86_64__)
        _mm_setcsr(caller_);
#else
        std::fesetenv(&caller_);
#endif
    }
    hardware_environment(hardware_environment const&) = delete;
    hardware_environment& operator=(hardware_environment const&) = delete;

    /// What has been raised since.
    [[nodiscard]] flags raised() const noexcept {
#if defined(__x86_64__)
        auto const set = static_cast<int>(_mm_getcsr());
#else
        int const set = std::fetestexcept(FE_ALL_EXCEPT);
#endif
        return {(set & FE_INEXACT) != 0, (set & FE_UNDERFLOW) != 0, (set & FE_OVERFLOW) != 0,
                (set & FE_DIVBYZERO) != 0, (set & FE_INVALID) != 0};
    }

private:
#if defined(__x86_64__)
    static unsigned direction(rounding mode) noexcept {
        if (mode == rounding::downward) return 0x2000;
        if (mode == rounding::upward) return 0x4000;
        return mode == rounding::toward_zero ? 0x6000 : 0;
    }
    unsigned caller_;
#else
    static int direction(rounding mode) noexcept {
#ifdef FE_DOWNWARD
        if (mode == rounding::downward) return FE_DOWNWARD;
#endif
#ifdef FE_UPWARD
        if (mode == rounding::upward) return FE_UPWARD;
#endif
#ifdef FE_TOWARDZERO
        if (mode == rounding::toward_zero) return FE_TOWARDZERO;
#endif
        return FE_TONEAREST;
    }
    std::fenv_t caller_;
#endif
};

}  // namespace surd::fp::detail

#endif
