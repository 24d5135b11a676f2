// SPDX-License-Identifier: BSL-1.0
// Purpose: x^n for arrays of 64-bit integers, checked: an overflow is reported, never wrapped.
#ifndef SURD_FP_INTEGER_POWER_HPP
#define SURD_FP_INTEGER_POWER_HPP

#include <cstdint>
#include <limits>
#include <span>

#include "surd/exponent/conventions.hpp"
#include "surd/fp/integer_report.hpp"
#include "surd/fp/small_integer.hpp"

namespace surd::fp {

/// The bases between and including two bounds.
template <class Integer>
struct base_range {
    Integer least;
    Integer greatest;
    friend bool operator==(base_range, base_range) = default;
};

/// Returns the bases whose n-th power is an Integer, for n >= 1: an overflow of pown is exactly
/// an element outside. Integer is std::int64_t or std::uint64_t.
template <class Integer>
[[nodiscard]] constexpr base_range<Integer> bases_that_fit(std::int64_t n) noexcept {
    auto const k = static_cast<std::uint64_t>(n);
    std::uint64_t const most = std::numeric_limits<Integer>::max();
    std::uint64_t const upper = floor_root(most, k);
    if constexpr (std::numeric_limits<Integer>::is_signed) {
        std::uint64_t const lower = n % 2 != 0 ? floor_root(most + 1, k) : upper;
        return {static_cast<Integer>(std::uint64_t{0} - lower), static_cast<Integer>(upper)};
    } else {
        return {0, upper};
    }
}

/// Computes out[i] = in[i]^n and reports the elements that have no such power: does_not_fit for
/// an overflow, and for 1/x where that is no integer; zero_to_negative_power; and what the
/// convention says of 0^0. Such an element is set to 0.
/// Domain: spans of one length that are the same memory or do not overlap.
/// Cost: one multiplication per bit of n and one more per bit set, at most eleven.
[[nodiscard]] integer_report pown(std::span<std::int64_t const> in, std::int64_t n,
                                  std::span<std::int64_t> out,
                                  conventions chosen = convention::school);
[[nodiscard]] integer_report pown(std::span<std::uint64_t const> in, std::int64_t n,
                                  std::span<std::uint64_t> out,
                                  conventions chosen = convention::school);

}  // namespace surd::fp

#endif
