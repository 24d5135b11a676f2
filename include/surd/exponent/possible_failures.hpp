// SPDX-License-Identifier: BSL-1.0
// Purpose: which failures x^e can produce, for a given exponent and conventions.
#ifndef SURD_EXPONENT_POSSIBLE_FAILURES_HPP
#define SURD_EXPONENT_POSSIBLE_FAILURES_HPP

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/outcome/failure_set.hpp"

namespace surd {

/// The failures that x^e can produce over all rational x, beyond_limits apart (a bounded
/// computation may always meet its limits; exact integer and rational code adds it).
///
/// | exponent              | failure                                              |
/// |-----------------------|------------------------------------------------------|
/// | 0                     | what zero_to_zero says of x = 0                      |
/// | negative              | undefined at x = 0                                   |
/// | even index            | non_real at x < 0                                    |
/// | odd index > 1         | what negative_base says of x < 0                     |
[[nodiscard]] constexpr failure_set possible_failures(exponent e, conventions chosen = {}) {
    failure_set result;
    if (e.is_zero()) {
        if (chosen.zero_to_zero == zero_to_zero::ask) {
            result = result | failure_kind::convention_dependent;
        } else if (chosen.zero_to_zero == zero_to_zero::undefined) {
            result = result | failure_kind::undefined;
        }
    }
    if (e.sign() < 0) result = result | failure_kind::undefined;
    if (!e.is_integer()) {
        if (!e.has_odd_index()) {
            result = result | failure_kind::non_real;
        } else {
            switch (chosen.negative_base) {
                case negative_base::real_odd_root:
                    break;
                case negative_base::principal:
                    result = result | failure_kind::non_real;
                    break;
                case negative_base::undefined:
                    result = result | failure_kind::undefined;
                    break;
                case negative_base::ask:
                    result = result | failure_kind::convention_dependent;
                    break;
            }
        }
    }
    return result;
}

/// The failures that x^e can produce when e is known only at run time.
[[nodiscard]] constexpr failure_set possible_failures(conventions chosen = {}) {
    failure_set result = failure_kind::undefined;
    result = result | failure_kind::non_real;
    if (chosen.zero_to_zero == zero_to_zero::ask || chosen.negative_base == negative_base::ask) {
        result = result | failure_kind::convention_dependent;
    }
    return result;
}

}  // namespace surd

#endif
