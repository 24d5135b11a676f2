// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) rounded once, decided by comparing integers: the last resort of every kernel.
// The result is the floating number nearest to (or next above, below, toward zero of) the real
// number x^(p/q). Integers only, so constant expressions and run time agree bit for bit and
// neither MXCSR nor the caller's compiler flags matter.
#ifndef SURD_FP_EXACT_POWER_HPP
#define SURD_FP_EXACT_POWER_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/locate.hpp"
#include "surd/fp/power_problem.hpp"
#include "surd/fp/quick_comparison.hpp"
#include "surd/fp/round_location.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

namespace detail {

[[nodiscard]] constexpr std::uint64_t unsigned_size(std::int64_t n) noexcept {
    auto const bits = static_cast<std::uint64_t>(n);
    return n < 0 ? std::uint64_t{0} - bits : bits;
}

[[nodiscard]] constexpr std::uint64_t odd_part_gcd(std::uint64_t a, std::uint64_t b) noexcept {
    while (b != 0) {
        std::uint64_t const r = a % b;
        a = b;
        b = r;
    }
    return a;
}

/// x^(p/q) as a problem in lowest terms. Domain: x finite and > 0; p != 0, q != 0.
template <binary_float Float>
[[nodiscard]] constexpr power_problem make_problem(Float x, std::int64_t p, std::int64_t q) {
    dyadic const d = decompose(x);
    int const zeros = std::countr_zero(d.significand);
    std::uint64_t a = unsigned_size(p);
    std::uint64_t b = unsigned_size(q);
    if (a != 1 && b != 1) {
        std::uint64_t const g = odd_part_gcd(a, b);
        a /= g;
        b /= g;
    }
    return {d.significand >> zeros, d.exponent + zeros, (p < 0) != (q < 0), a, b};
}

}  // namespace detail

/// x^(p/q), rounded once in the direction `mode`, with its flags.
/// Domain: x finite and > 0; q != 0; p/q need not be in lowest terms and q may be negative
/// (so that the index -2^63 can be written).
/// Cost: well under a microsecond for small p and q, some microseconds for 64-bit p or q.
template <binary_float Float>
[[nodiscard]] constexpr exact_result<Float> exact_power(Float x, std::int64_t p, std::int64_t q,
                                                        rounding mode) {
    if (p == 0) return {Float{1}, {}};
    return detail::round_location<Float>(detail::locate<Float>(detail::make_problem(x, p, q)),
                                         mode);
}

/// x^(p/q) rounded in the direction `mode`, given a candidate whose two neighbours enclose it.
/// Domain: x finite and > 0; p != 0, q >= 1; the predecessor of `candidate` <= x^(p/q) <= its
/// successor. exact_power answers for a candidate next to the ends of the normal numbers, for
/// p and q beyond 2^40, and where 128 bits do not separate the power from a half step.
/// Cost: one or two comparisons in 128 bits, tens of nanoseconds for |p|, q <= 7; no heap.
template <binary_float Float>
[[nodiscard]] constexpr Float exact_resolve(Float x, std::int64_t p, std::int64_t q,
                                            Float candidate, rounding mode) {
    using f = format_bits<Float>;
    using bits = typename f::bits;
    using detail::relation;
    dyadic const base = decompose(x);
    int const zeros = std::countr_zero(base.significand);
    detail::power_problem const pr{base.significand >> zeros, base.exponent + zeros, p < 0,
                                   detail::unsigned_size(p), detail::unsigned_size(q)};
    bits const b = to_bits(candidate);
    // The neighbours and the midpoints to them must be normal and finite.
    bool const inside = b > f::least_normal + 1 && b < f::greatest - 1;
    auto const in_full = [&] { return exact_power(x, p, q, mode).value; };
    if (!inside || !detail::quick_comparison::is_quick(pr)) return in_full();

    detail::quick_comparison const relation_of(pr);
    dyadic const c = decompose(candidate);
    auto const above = static_cast<bits>(b + 1);
    auto const below = static_cast<bits>(b - 1);
    if (mode != rounding::to_nearest) {
        relation const at = relation_of(c.significand, c.exponent);
        if (at == relation::unknown) return in_full();
        if (at == relation::equal) return candidate;
        bool const up = mode == rounding::upward;
        if (at == relation::less) return up ? from_bits<Float>(above) : candidate;
        return up ? candidate : from_bits<Float>(below);
    }
    bool const even = (b & 1) == 0;
    relation const upper = relation_of(2 * c.significand + 1, c.exponent - 1);
    if (upper == relation::unknown) return in_full();
    if (upper == relation::equal) return even ? candidate : from_bits<Float>(above);
    if (upper == relation::less) return from_bits<Float>(above);
    // Below a power of two the steps are half as long.
    bool const at_power = (b & f::fraction) == 0;
    relation const lower = relation_of(4 * c.significand - (at_power ? 1U : 2U), c.exponent - 2);
    if (lower == relation::unknown) return in_full();
    if (lower == relation::equal) return even ? candidate : from_bits<Float>(below);
    return lower == relation::greater ? from_bits<Float>(below) : candidate;
}

}  // namespace surd::fp

#endif
