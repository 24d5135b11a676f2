// SPDX-License-Identifier: BSL-1.0
// Purpose: a least magnitude for exact reals that are not 0.
#ifndef SURD_SRC_REAL_SEPARATION_BOUND_HPP
#define SURD_SRC_REAL_SEPARATION_BOUND_HPP

#include <cstdint>

#include "surd/real/exact_real.hpp"

namespace surd::detail {

/// Returns B such that a = 0 or |a| >= 2^-B; the largest uint64 where it does not fit.
/// Domain: a.depth() within the limits.
/// Source: docs/proofs/separation_bound.md, after C. Burnikel, S. Funke, K. Mehlhorn,
/// S. Schirra, S. Schmitt, A separation bound for real algebraic expressions, Algorithmica 55
/// (2009).
[[nodiscard]] std::uint64_t separation_bound(exact_real const& a);

/// Returns B such that a, if it is rational, has a denominator of at most 2^B.
/// Source: the same document, section 3.
[[nodiscard]] std::uint64_t denominator_bound(exact_real const& a);

}  // namespace surd::detail

#endif
