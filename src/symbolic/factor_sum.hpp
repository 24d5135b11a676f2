// SPDX-License-Identifier: BSL-1.0
// Purpose: a sum as coefficient times monomial times powers of coprime sums, where factors show.
#ifndef SURD_SRC_SYMBOLIC_FACTOR_SUM_HPP
#define SURD_SRC_SYMBOLIC_FACTOR_SUM_HPP

#include <utility>
#include <vector>

#include "symbolic/power_sum.hpp"

namespace surd::symbolic::identity {

/// A sum of two terms or more that divides, and how often.
struct sum_factor {
    power_sum base;
    int multiplicity = 1;
};

struct factored_sum {
    rational coefficient = 1;
    monomial content;
    std::vector<sum_factor> factors;  ///< canonical, see canonical()
};

/// a = scale * canonical(a): integer coefficients without common divisor, the leading one
/// positive. Domain: a is not zero.
struct canonical_sum {
    power_sum sum;
    rational scale;
};
[[nodiscard]] canonical_sum canonical(power_sum a);

/// Returns factors whose product is `a`; sums that the means at hand do not split stay whole.
/// `known` are sums that are split off where they divide. Domain: a is not zero.
[[nodiscard]] factored_sum factored(algebra& with, power_sum const& a,
                                    std::vector<power_sum> const& known);

/// Returns a common divisor of two sums with at least two terms; none when only numbers and
/// monomials divide both.
[[nodiscard]] std::optional<power_sum> shared_factor(algebra& with, power_sum const& a,
                                                     power_sum const& b);

}  // namespace surd::symbolic::identity

#endif
