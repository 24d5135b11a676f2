// SPDX-License-Identifier: BSL-1.0
// Purpose: the argument of a complex number as a rational multiple of pi.
#ifndef SURD_OUTCOME_ANGLE_HPP
#define SURD_OUTCOME_ANGLE_HPP

#include <cstdint>

namespace surd {

/// numerator/denominator of pi, in lowest terms, in (-1, 1].
struct angle {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
    friend bool operator==(angle, angle) = default;
};

}  // namespace surd

#endif
