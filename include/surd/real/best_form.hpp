// SPDX-License-Identifier: BSL-1.0
// Purpose: the best form of an exact real, and what a form still lacks.
#ifndef SURD_REAL_BEST_FORM_HPP
#define SURD_REAL_BEST_FORM_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/real/exact_real.hpp"
#include "surd/real/sign.hpp"

namespace surd {

/// Returns the same number in its best form: like radicals collected, products of radicals
/// combined, denominators rationalised, nested radicals denested where that is simpler.
/// Every step is proved equal by the decision procedure before it is taken; a step whose proof
/// or cost exceeds the limits is left out, so the result is always equal to a.
/// Cost: meant for showing a value, not for inner loops.
[[nodiscard]] exact_real best_form(exact_real const& a, limits const& allowed = {});

/// Returns the rational value, or nothing when a is irrational. Errors: beyond_limits.
[[nodiscard]] outcome<std::optional<rational>, beyond_limits> as_rational(
    exact_real const& a, limits const& allowed = {});

/// Returns the value as one radical c*r^(1/n), or nothing when the best form found is not one.
[[nodiscard]] std::optional<radical> as_radical(exact_real const& a, limits const& allowed = {});

/// Returns the value as a flat sum of radicals, or nothing when the best form found is nested.
[[nodiscard]] std::optional<radical_sum> as_radical_sum(exact_real const& a,
                                                        limits const& allowed = {});

/// The forms that a class asks for.
enum class radical_form : std::uint8_t {
    simplest_radical,       ///< no n-th power factor under an n-th root, least indices, no
                            ///< fraction under a root, like radicals collected
    rationalised,           ///< no radical in a denominator
    no_negative_exponents,  ///< no power with a negative exponent
    lowest_terms,           ///< fractions reduced
};

/// Whether a value as held is in a form, and if not, what remains.
struct form_report {
    bool holds = true;
    std::vector<std::string> remains;  ///< one sentence each, naming the part in plain syntax
};

/// Judges the form as held, so that `sqrt(8)` built unsimplified is told from `2*sqrt(2)` only
/// where the graph keeps it; text that must be judged as written is judged by the text layer.
[[nodiscard]] form_report is_in_form(exact_real const& a, radical_form asked);

}  // namespace surd

#endif
