// SPDX-License-Identifier: BSL-1.0
// Purpose: the set where an expression with variables has a real value.
#ifndef SURD_SYMBOLIC_DOMAIN_HPP
#define SURD_SYMBOLIC_DOMAIN_HPP

#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/judge.hpp"

namespace surd::symbolic {

/// Where an expression has a value.
struct domain {
    condition where;                ///< has a value exactly there, when is_known
    bool is_known = false;          ///< false: some case was beyond the analysis or its limits
    bool has_zero_to_zero = false;  ///< somewhere outside it is 0^0, a convention nobody chose
    value_kind elsewhere = value_kind::value;  ///< the worst outcome outside; value: everywhere
};

/// Returns the exact set on which `e` has a value; nothing is lost by simplification: x/x has a
/// value for x != 0, x^0 for x != 0, sqrt(x)^2 for x >= 0.
/// Domain: variables range over the reals, in an exponent over the rationals.
[[nodiscard]] domain domain_of(expression const& e, judge_options const& options = {});

}  // namespace surd::symbolic

#endif
