// SPDX-License-Identifier: BSL-1.0
// Purpose: one compiled function for each common exponent, found at compile time where the
// exponent is known then, so that a power costs one call.
#ifndef SURD_FP_DETAIL_SCALAR_ENTRIES_HPP
#define SURD_FP_DETAIL_SCALAR_ENTRIES_HPP

#include <atomic>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/detail/common_exponents.hpp"

namespace surd::fp::detail {

/// The exponents that have an entry: the common ones, and those of one hardware operation.
inline constexpr fraction direct_entries[] = {{1, 1}, {2, 1}, {-1, 1}, {1, 2}};
inline constexpr int entry_count = static_cast<int>(common_count) + 4;

[[nodiscard]] constexpr fraction entry_exponent(int entry) {
    constexpr auto common = static_cast<int>(common_count);
    return entry < common ? common_exponents[entry] : direct_entries[entry - common];
}

/// Small exponents find their entry by a look-up: the entry plus one, or 0.
struct entry_map {
    static constexpr std::int64_t greatest_p = 17;
    static constexpr std::int64_t greatest_q = 7;
    std::uint8_t at[greatest_q][2 * greatest_p + 1];
};
inline constexpr entry_map entries_by_exponent = [] {
    entry_map map{};
    for (int entry = 0; entry < entry_count; ++entry) {
        fraction const e = entry_exponent(entry);
        map.at[e.q - 1][e.p + entry_map::greatest_p] = static_cast<std::uint8_t>(entry + 1);
    }
    return map;
}();

/// The entry of p/q in lowest terms, or -1.
[[nodiscard]] constexpr int find_entry(std::int64_t p, std::int64_t q) {
    auto const column = static_cast<std::uint64_t>(p) + entry_map::greatest_p;
    auto const row = static_cast<std::uint64_t>(q) - 1;
    if (column > 2 * entry_map::greatest_p || row >= entry_map::greatest_q) return -1;
    return entries_by_exponent.at[row][column] - 1;
}

/// x^(p/q) correctly rounded to nearest, for every finite x > 0 and in every environment.
struct scalar_entries {
    double (*doubles[entry_count])(double x);
    float (*floats[entry_count])(float x);
};

/// Those of the instruction set in use; the portable ones until the program has started.
extern std::atomic<scalar_entries const*> used_entries;

[[nodiscard]] inline double call_entry(int entry, double x) {
    return used_entries.load(std::memory_order_relaxed)->doubles[entry](x);
}
[[nodiscard]] inline float call_entry(int entry, float x) {
    return used_entries.load(std::memory_order_relaxed)->floats[entry](x);
}

}  // namespace surd::fp::detail

#endif
