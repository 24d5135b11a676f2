// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) rounded once, decided by comparing integers: the last resort of every kernel.
// The result is the floating number nearest to (or next above, below, toward zero of) the real
// number x^(p/q). Integers only, so constant expressions and run time agree bit for bit and
// neither MXCSR nor the caller's compiler flags matter.
#ifndef SURD_FP_EXACT_POWER_HPP
#define SURD_FP_EXACT_POWER_HPP

#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// A rounded result and the exceptions that IEEE 754 has it raise.
template <class Float>
struct exact_result {
    Float value;
    flags raised;
};

/// x^(p/q), rounded once in the direction `mode`, with its flags.
/// Domain: x finite and > 0; q != 0; p/q need not be in lowest terms and q may be negative
/// (so that the index -2^63 can be written).
/// Cost: well under a microsecond for small p and q, some ten microseconds for 64-bit p or q.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> exact_power(Float x, std::int64_t p, std::int64_t q,
                                                        rounding mode);

/// x^(p/q) rounded in the direction `mode`, given a candidate whose two neighbours enclose it.
/// Domain: x finite and > 0; p != 0, q >= 1; the predecessor of `candidate` <= x^(p/q) <= its
/// successor. A candidate that is not well inside the normal numbers is ignored, and
/// exact_power answers.
/// Cost: two comparisons of q-limb integers, tens of nanoseconds for q <= 7; no heap.
template <binary_float Float>
[[nodiscard]] constexpr Float exact_resolve(Float x, std::int64_t p, std::int64_t q,
                                            Float candidate, rounding mode);

/// Which table of special cases a power follows; see docs/reference/fp.md.
enum class special_policy : std::uint8_t {
    real_branch,  ///< pown, rootn, cbrt and pow(x, p/q): pown(rootn(x, q), p), rounded once
    powr,         ///< exp(y log x): a negative base, 0^0 and inf^0 are invalid
    sqrt,         ///< as real_branch, but sqrt(-0) = -0
    rsqrt,        ///< as real_branch, but rsqrt(-0) = -inf
};

/// x^(p/q) for every x, with the special values and flags of IEEE 754-2019 clause 9.2.
/// q = 0 is invalid, as rootn(x, 0) is. Signalling NaN is invalid and becomes quiet.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> ieee_power(
    Float x, std::int64_t p, std::int64_t q, rounding mode,
    special_policy policy = special_policy::real_branch);

}  // namespace surd::fp

#endif
