// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) in a chosen direction, exact integers in constant expressions and compiled
// code at run time; the same bits either way.
#ifndef SURD_FP_ROUNDED_POWER_HPP
#define SURD_FP_ROUNDED_POWER_HPP

#include <cstdint>
#include <type_traits>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/detail/scalar_entries.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

// The library's own translation unit: no compiler flag of the caller reaches it.
[[nodiscard]] double compiled_power(double x, std::int64_t p, std::int64_t q,
                                    rounding mode) noexcept;
[[nodiscard]] float compiled_power(float x, std::int64_t p, std::int64_t q, rounding mode) noexcept;

/// x^(p/q) rounded once. Domain: x finite and > 0, q != 0. Raises no flags of its own meaning:
/// the environment of the caller neither matters nor is reported to.
template <binary_float Float>
[[nodiscard]] constexpr Float rounded_power(Float x, std::int64_t p, std::int64_t q,
                                            rounding mode) {
    if (std::is_constant_evaluated()) return exact_power(x, p, q, mode).value;
    if (mode == rounding::to_nearest) {
        int const entry = find_entry(p, q);
        if (entry >= 0) return call_entry(entry, x);
    }
    return compiled_power(x, p, q, mode);
}

}  // namespace surd::fp::detail

#endif
