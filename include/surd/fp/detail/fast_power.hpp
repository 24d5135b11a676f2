// SPDX-License-Identifier: BSL-1.0
// Purpose: the compiled fast path for one argument: x^(p/q) rounded, or "undecided".
#ifndef SURD_FP_DETAIL_FAST_POWER_HPP
#define SURD_FP_DETAIL_FAST_POWER_HPP

#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

/// The correctly rounded value when `decided`; else, when `near`, a value whose neighbours
/// enclose the exact power; else nothing.
template <binary_float Float>
struct fast_result {
    Float value;
    bool decided;
    bool near;
};

/// x^(p/q) by the plan. Domain: x finite and > 0.
/// Exactness: a decided value is correctly rounded in the direction `mode`, whatever the
/// environment. Undecided are: results next to a boundary of rounding, for directed modes exact
/// results, and results that are not normal. Flags: may raise inexact, on machines with AVX-512
/// none.
/// Cost: some nanoseconds.
[[nodiscard]] fast_result<double> fast_power(double x, plan_data const& plan,
                                             rounding mode) noexcept;
[[nodiscard]] fast_result<float> fast_power(float x, plan_data const& plan, rounding mode) noexcept;

/// The same without a plan: only the common exponents are decided. Domain: q >= 1.
[[nodiscard]] fast_result<double> fast_power(double x, std::int64_t p, std::int64_t q,
                                             rounding mode) noexcept;
[[nodiscard]] fast_result<float> fast_power(float x, std::int64_t p, std::int64_t q,
                                            rounding mode) noexcept;

}  // namespace surd::fp::detail

#endif
