// SPDX-License-Identifier: BSL-1.0
// Purpose: real solutions of a*x^r + b = c and of equations with square roots that reduce to it.
#ifndef SURD_REAL_SOLVE_HPP
#define SURD_REAL_SOLVE_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/real/exact_real.hpp"

namespace surd {

/// A candidate that squaring brought in and the equation rejects: the value, and both sides of
/// the equation there (absent where a root would not be real).
struct extraneous_root {
    exact_real candidate;
    std::optional<exact_real> left;
    std::optional<exact_real> right;
};

/// The set of all real solutions.
struct real_solutions {
    /// Which x solve it when the set is no finite list.
    enum class every : std::uint8_t {
        no,           ///< `values` is the whole set
        real,         ///< every real x
        nonzero,      ///< every x other than 0
        nonnegative,  ///< every x >= 0
        positive,     ///< every x > 0
        at_least,     ///< every x >= bound
        at_most,      ///< every x <= bound
    };
    every all = every::no;
    exact_real bound;                         ///< of at_least and at_most
    std::vector<exact_real> values;           ///< in increasing order
    std::vector<extraneous_root> extraneous;  ///< in increasing order
    std::optional<integer> nonreal_count;     ///< for integer powers only
};

/// Solves a*x^r + b = c over the reals. x^r has the domain and value that pow gives it under
/// the conventions; a question the answer depends on is reported as convention_dependent.
/// Errors: convention_dependent; beyond_limits.
[[nodiscard]] outcome<real_solutions, convention_dependent, beyond_limits> solve_power_equation(
    exact_real const& a, rational const& r, exact_real const& b, exact_real const& c,
    conventions chosen = {}, limits const& allowed = {});

/// Solves sqrt(a*x + b) = c*x + d; what squaring adds is named in `extraneous`.
[[nodiscard]] outcome<real_solutions, beyond_limits> solve_root_equals_line(
    exact_real const& a, exact_real const& b, exact_real const& c, exact_real const& d,
    limits const& allowed = {});

/// Solves sqrt(a*x + b) + s*sqrt(c*x + d) = e with s = 1 or -1.
[[nodiscard]] outcome<real_solutions, beyond_limits> solve_two_roots(
    exact_real const& a, exact_real const& b, int s, exact_real const& c, exact_real const& d,
    exact_real const& e, limits const& allowed = {});

}  // namespace surd

#endif
