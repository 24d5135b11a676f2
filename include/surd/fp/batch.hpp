// SPDX-License-Identifier: BSL-1.0
// Purpose: powers and roots of whole arrays, correctly rounded: out[i] = in[i]^e.
#ifndef SURD_FP_BATCH_HPP
#define SURD_FP_BATCH_HPP

#include <cstdint>
#include <span>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/batch_options.hpp"
#include "surd/fp/batch_report.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// Computes out[i] = in[i]^e and reports the elements that have no value: undefined for NaN and
/// for 0 to a negative power, non_real for an even root below 0, and what the conventions say of
/// 0^0 and of odd roots below 0. Such an element is set to NaN.
/// Domain: spans of one length that are the same memory or do not overlap.
/// Exactness: correctly rounded in options.rounding, whatever the caller's environment.
/// Cost: a fraction of a nanosecond per element for common exponents; a plan made anew for every
///   call, so keep an fp::plan for many short arrays of an uncommon exponent.
[[nodiscard]] batch_report pow(std::span<double const> in, exponent e, std::span<double> out,
                               batch_options const& options = {});
[[nodiscard]] batch_report pow(std::span<float const> in, exponent e, std::span<float> out,
                               batch_options const& options = {});

/// The same for an exponent known at compile time, whose plan is made by the compiler.
template <exponent E>
[[nodiscard]] batch_report pow(std::span<double const> in, std::span<double> out,
                               batch_options const& options = {}) {
    static constexpr plan made(E);
    return made(in, out, options);
}
template <exponent E>
[[nodiscard]] batch_report pow(std::span<float const> in, std::span<float> out,
                               batch_options const& options = {}) {
    static constexpr plan made(E);
    return made(in, out, options);
}

/// in[i]^n for any 64-bit n.
[[nodiscard]] batch_report pown(std::span<double const> in, std::int64_t n, std::span<double> out,
                                batch_options const& options = {});
[[nodiscard]] batch_report pown(std::span<float const> in, std::int64_t n, std::span<float> out,
                                batch_options const& options = {});

/// The real n-th root; a negative n is the reciprocal's. Every element is undefined for n = 0.
[[nodiscard]] batch_report rootn(std::span<double const> in, std::int64_t n, std::span<double> out,
                                 batch_options const& options = {});
[[nodiscard]] batch_report rootn(std::span<float const> in, std::int64_t n, std::span<float> out,
                                 batch_options const& options = {});

/// The square root; sqrt(-0) is -0, as in IEEE 754.
[[nodiscard]] batch_report sqrt(std::span<double const> in, std::span<double> out,
                                batch_options const& options = {});
[[nodiscard]] batch_report sqrt(std::span<float const> in, std::span<float> out,
                                batch_options const& options = {});

/// 1/sqrt(x), rounded once; undefined at +-0.
[[nodiscard]] batch_report rsqrt(std::span<double const> in, std::span<double> out,
                                 batch_options const& options = {});
[[nodiscard]] batch_report rsqrt(std::span<float const> in, std::span<float> out,
                                 batch_options const& options = {});

/// The real cube root of any number.
[[nodiscard]] batch_report cbrt(std::span<double const> in, std::span<double> out,
                                batch_options const& options = {});
[[nodiscard]] batch_report cbrt(std::span<float const> in, std::span<float> out,
                                batch_options const& options = {});

}  // namespace surd::fp

#endif
