// SPDX-License-Identifier: BSL-1.0
// Purpose: binary logarithms of integers as enclosures of any precision, with integers alone.
#ifndef SURD_SRC_RADICAL_LOG2_ENCLOSURE_HPP
#define SURD_SRC_RADICAL_LOG2_ENCLOSURE_HPP

#include <cstdint>

#include "surd/number/integer.hpp"

namespace surd::detail {

/// lower <= 2^bits * x <= upper.
struct scaled_enclosure {
    integer lower;
    integer upper;
};

/// Returns an enclosure of 2^bits * log2(x), at most 2 wide; a point for powers of 2.
/// Domain: x >= 1, bits >= 1. Cost: `bits` squarings of about as many bits.
[[nodiscard]] scaled_enclosure log2_enclosure(integer const& x, std::uint64_t bits);

}  // namespace surd::detail

#endif
