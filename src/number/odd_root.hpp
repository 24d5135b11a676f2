// SPDX-License-Identifier: BSL-1.0
// Purpose: exact roots of odd index from the low limbs upwards.
#ifndef SURD_SRC_NUMBER_ODD_ROOT_HPP
#define SURD_SRC_NUMBER_ODD_ROOT_HPP

#include "number/gmp_bridge.hpp"

namespace surd::detail {

/// Numbers up to this many limbs are handled in fixed buffers.
inline constexpr mp_size_t exact_root_limbs = 128;

/// If the odd n is an index-th power, writes its root and returns the number of limbs; else 0.
/// Domain: n odd, > 1, top limb not 0, size <= exact_root_limbs; index >= 3 odd; root has room
/// for size / 3 + 2 limbs.
/// Source: Newton's iteration in the 2-adic integers, where odd numbers have exactly one root of
/// odd index; D. Bernstein, Detecting perfect powers in essentially linear time, Math. Comp. 67
/// (1998). The power is compared with n in full.
[[nodiscard]] mp_size_t exact_odd_root(mp_limb_t const* n, mp_size_t size, std::uint64_t index,
                                       mp_limb_t* root) noexcept;

/// Whether base^index = n. Domain: top limbs not 0, size <= exact_root_limbs, index >= 1.
[[nodiscard]] bool power_equals(mp_limb_t const* base, mp_size_t base_size, std::uint64_t index,
                                mp_limb_t const* n, mp_size_t size) noexcept;

}  // namespace surd::detail

#endif
