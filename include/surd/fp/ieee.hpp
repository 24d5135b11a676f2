// SPDX-License-Identifier: BSL-1.0
// Purpose: powers and roots with the semantics of C: NaN, infinities and flags.
// Names and special cases are those of IEEE 754-2019 clause 9.2 and C23; all results are
// correctly rounded in the caller's rounding direction. docs/reference/fp.md has the tables.
#ifndef SURD_FP_IEEE_HPP
#define SURD_FP_IEEE_HPP

#include <cstdint>

#include "surd/exponent/exponent.hpp"

/// Every function here rounds once in the direction of the caller's environment, raises inexact,
/// underflow (tininess after rounding), overflow, divide-by-zero and invalid exactly when
/// IEEE 754 says so, never touches errno, and is indifferent to FTZ, DAZ and to the flags the
/// caller was compiled with.
namespace surd::fp::ieee {

/// x^n for every 64-bit n. x^0 = 1 even for a quiet NaN.
[[nodiscard]] double pown(double x, std::int64_t n) noexcept;
[[nodiscard]] float pown(float x, std::int64_t n) noexcept;

/// The real n-th root, n of either sign: rootn(x, -n) = 1 / rootn(x, n), rounded once.
/// n = 0 is invalid, and so is an even root of a negative number. rootn(-0, 2) = +0.
[[nodiscard]] double rootn(double x, std::int64_t n) noexcept;
[[nodiscard]] float rootn(float x, std::int64_t n) noexcept;

/// x^(p/q) on the real branch: pown(rootn(x, q), p), rounded once. Agrees with pown and rootn
/// where p/q is n or 1/n.
[[nodiscard]] double pow(double x, exponent e) noexcept;
[[nodiscard]] float pow(float x, exponent e) noexcept;

/// exp(y log x): a base below zero is invalid, and so are 0^0 and inf^0.
[[nodiscard]] double powr(double x, exponent e) noexcept;
[[nodiscard]] float powr(float x, exponent e) noexcept;

/// The same for an exponent of the format; an infinite one follows IEEE 754 too.
[[nodiscard]] double powr(double x, double y) noexcept;
[[nodiscard]] float powr(float x, float y) noexcept;

/// 1 / sqrt(x), rounded once; rsqrt(-0) = -inf, unlike rootn(-0, -2) = +inf.
[[nodiscard]] double rsqrt(double x) noexcept;
[[nodiscard]] float rsqrt(float x) noexcept;

/// The square root; sqrt(-0) = -0, unlike rootn(-0, 2) = +0.
[[nodiscard]] double sqrt(double x) noexcept;
[[nodiscard]] float sqrt(float x) noexcept;

/// The real cube root of any number.
[[nodiscard]] double cbrt(double x) noexcept;
[[nodiscard]] float cbrt(float x) noexcept;

}  // namespace surd::fp::ieee

#endif
