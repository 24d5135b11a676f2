// SPDX-License-Identifier: BSL-1.0
// Purpose: which prime exponents q a number can be a q-th power for, told by residues.
#ifndef SURD_SRC_NUMBER_POWER_RESIDUES_HPP
#define SURD_SRC_NUMBER_POWER_RESIDUES_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include "number/gmp_bridge.hpp"

namespace surd::detail {

/// The prime exponents that residues speak of; a set of them is a mask with bit i for the i-th.
inline constexpr std::array<std::uint8_t, 25> tested_exponents{
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97};
using exponent_set = std::uint32_t;
inline constexpr exponent_set every_tested_exponent = (exponent_set{1} << 25) - 1;

/// What residues modulo a handful of small primes say about a number.
struct residue_answer {
    exponent_set possible = 0;        ///< the number is no q-th power for the others
    std::uint32_t small_divisor = 0;  ///< a prime met on the way that divides the number, or 0
};

/// Returns the members of `asked` that residues modulo the primes up to 47 leave possible: one
/// number in 10^4 for squares, 700 for cubes, 125 and 49 for fifth and seventh powers passes
/// without being one. Stops early when none is left, so small_divisor is not always found.
/// Cost: one pass over the limbs. Domain: size >= 1.
[[nodiscard]] residue_answer possible_exponents(mp_limb_t const* limbs, mp_size_t size,
                                                exponent_set asked) noexcept;

/// The same by larger primes for the exponents from 11 to 97, of which about one number in q
/// passes without being a q-th power.
[[nodiscard]] residue_answer possible_large_exponents(mp_limb_t const* limbs, mp_size_t size,
                                                      exponent_set asked) noexcept;

/// Returns false when a residue shows that the number is no index-th power; only one in hundreds
/// that are none passes. Cost: one pass over the limbs, a few looks. Domain: index >= 2.
[[nodiscard]] bool may_be_power(mp_limb_t const* limbs, mp_size_t size,
                                std::uint64_t index) noexcept;

}  // namespace surd::detail

#endif
