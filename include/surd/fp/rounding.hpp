// SPDX-License-Identifier: BSL-1.0
// Purpose: rounding directions and the exceptions of IEEE 754, as values.
#ifndef SURD_FP_ROUNDING_HPP
#define SURD_FP_ROUNDING_HPP

#include <cstdint>

namespace surd::fp {

/// The direction in which an exact real number is rounded to a format.
/// to_nearest breaks ties to even.
enum class rounding : std::uint8_t { to_nearest, upward, downward, toward_zero };

/// The direction for |v| that rounds -|v| in the direction `mode`.
[[nodiscard]] constexpr rounding mirrored(rounding mode) noexcept {
    if (mode == rounding::upward) return rounding::downward;
    if (mode == rounding::downward) return rounding::upward;
    return mode;
}

/// The exceptions that an operation raises, IEEE 754-2019 clause 7; tininess is detected after
/// rounding, as x86 does, and underflow is raised only together with inexact.
struct flags {
    bool inexact = false;
    bool underflow = false;
    bool overflow = false;
    bool divide_by_zero = false;
    bool invalid = false;

    friend constexpr flags operator|(flags a, flags b) noexcept {
        return {a.inexact || b.inexact, a.underflow || b.underflow, a.overflow || b.overflow,
                a.divide_by_zero || b.divide_by_zero, a.invalid || b.invalid};
    }
    friend bool operator==(flags, flags) = default;
};

}  // namespace surd::fp

#endif
