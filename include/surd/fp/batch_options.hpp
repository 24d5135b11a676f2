// SPDX-License-Identifier: BSL-1.0
// Purpose: what a caller may choose about powers of whole arrays.
#ifndef SURD_FP_BATCH_OPTIONS_HPP
#define SURD_FP_BATCH_OPTIONS_HPP

#include "surd/exponent/conventions.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

/// Choices for one call. `threads` counts the caller's own; an array is split only into parts of
/// 2^16 elements or more, so that small arrays stay in one thread. Whatever is chosen, results
/// are the same bit for bit.
struct batch_options {
    fp::rounding rounding = fp::rounding::to_nearest;
    surd::conventions conventions{};
    unsigned threads = 1;
};

}  // namespace surd::fp

#endif
