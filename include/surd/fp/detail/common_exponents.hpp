// SPDX-License-Identifier: BSL-1.0
// Purpose: the exponents that have kernels of their own, unrolled at compile time.
#ifndef SURD_FP_DETAIL_COMMON_EXPONENTS_HPP
#define SURD_FP_DETAIL_COMMON_EXPONENTS_HPP

#include <cstddef>
#include <cstdint>

namespace surd::fp::detail {

struct fraction {
    std::int64_t p;
    std::int64_t q;
};

/// In lowest terms, in no particular order; the index of an entry is plan_data::common.
inline constexpr fraction common_exponents[] = {
    {1, 3}, {2, 3}, {-1, 3}, {-2, 3}, {4, 3}, {5, 3},  {1, 4},  {3, 4},  {1, 5},  {2, 5},  {3, 5},
    {4, 5}, {6, 5}, {7, 5},  {1, 6},  {1, 7}, {-1, 2}, {-3, 2}, {3, 2},  {5, 2},  {7, 2},  {3, 1},
    {4, 1}, {5, 1}, {6, 1},  {7, 1},  {8, 1}, {10, 1}, {12, 1}, {17, 1}, {-2, 1}, {-3, 1},
};
inline constexpr std::size_t common_count = sizeof common_exponents / sizeof common_exponents[0];

/// The index of p/q among the common exponents, or -1.
[[nodiscard]] constexpr int find_common(std::int64_t p, std::int64_t q) {
    for (std::size_t i = 0; i < common_count; ++i) {
        if (common_exponents[i].p == p && common_exponents[i].q == q) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace surd::fp::detail

#endif
