// SPDX-License-Identifier: BSL-1.0
// Purpose: floor and exact n-th roots for arrays of 64-bit integers.
#ifndef SURD_FP_INTEGER_ROOT_HPP
#define SURD_FP_INTEGER_ROOT_HPP

#include <cstdint>
#include <span>

#include "surd/fp/integer_report.hpp"

namespace surd::fp {

/// Computes out[i] = floor(in[i]^(1/n)), the greatest integer r with r^n <= in[i]; of a negative
/// number the floor of the real odd root, so floor_rootn(-10, 3) = -3.
/// Reports root_index_not_positive (every element, n < 1) and even_root_of_negative; such an
/// element is set to 0. Domain: spans of one length that are the same memory or do not overlap.
/// Cost: a few nanoseconds per element.
[[nodiscard]] integer_report floor_rootn(std::span<std::uint64_t const> in, std::int64_t n,
                                         std::span<std::uint64_t> out);
[[nodiscard]] integer_report floor_rootn(std::span<std::int64_t const> in, std::int64_t n,
                                         std::span<std::int64_t> out);

/// Computes the integer r with r^n = in[i]; r >= 0 for even n.
/// Reports does_not_fit where the root is no integer, and what floor_rootn reports.
[[nodiscard]] integer_report exact_rootn(std::span<std::uint64_t const> in, std::int64_t n,
                                         std::span<std::uint64_t> out);
[[nodiscard]] integer_report exact_rootn(std::span<std::int64_t const> in, std::int64_t n,
                                         std::span<std::int64_t> out);

}  // namespace surd::fp

#endif
