// SPDX-License-Identifier: BSL-1.0
// Purpose: polynomials in one unknown: real roots counted, isolated, and found where rational.
#ifndef SURD_SRC_SYMBOLIC_UNIVARIATE_HPP
#define SURD_SRC_SYMBOLIC_UNIVARIATE_HPP

#include <optional>
#include <utility>
#include <vector>

#include "surd/number/rational.hpp"

namespace surd::symbolic::identity {

/// Coefficients from the constant term up; the last one is not 0. Empty is the zero polynomial.
using univariate = std::vector<rational>;

/// An interval of the real line; a missing end is infinite.
struct real_interval {
    std::optional<rational> low;
    std::optional<rational> high;
    bool low_closed = false;
    bool high_closed = false;

    /// True when no number lies between the ends.
    [[nodiscard]] bool is_empty() const;
    [[nodiscard]] bool contains(rational const& x) const;
    /// Some number of the interval, a simple one. Domain: not empty.
    [[nodiscard]] rational inner_point() const;
};

[[nodiscard]] rational value_at(univariate const& p, rational const& x);
[[nodiscard]] univariate derivative(univariate const& p);

/// The sequence that counts real roots. Domain: p is free of squares, not constant.
/// Source: C. Sturm, 1829; the numbers of sign changes at two points differ by the roots between.
class root_counter {
public:
    explicit root_counter(univariate p);
    /// Roots in the half-open interval (low, high]; missing ends are infinite.
    [[nodiscard]] int count(std::optional<rational> const& low,
                            std::optional<rational> const& high) const;

private:
    [[nodiscard]] int changes(std::optional<rational> const& x, bool at_low_end) const;
    std::vector<univariate> chain_;
};

/// Disjoint intervals (low, high], each with one real root, in increasing order; narrower than
/// `width` when given. Domain: p is free of squares.
[[nodiscard]] std::vector<std::pair<rational, rational>> isolated_roots(
    univariate const& p, std::optional<rational> const& width = std::nullopt);

/// The rational roots in increasing order. Domain: p is free of squares.
[[nodiscard]] std::vector<rational> rational_roots(univariate const& p);

/// The signs that p takes on an interval, as a set of bits 1 (negative), 2 (zero), 4 (positive).
/// Domain: p is free of squares, the interval is not empty.
[[nodiscard]] unsigned signs_on(univariate const& p, real_interval const& where);

}  // namespace surd::symbolic::identity

#endif
