// SPDX-License-Identifier: BSL-1.0
// Purpose: decide sign, order and equality of exact reals.
#ifndef SURD_REAL_SIGN_HPP
#define SURD_REAL_SIGN_HPP

#include <compare>
#include <cstdint>

#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/real/exact_real.hpp"

namespace surd {

/// How a decision was reached, or what it would have taken.
struct decision_report {
    enum class means : std::uint8_t {
        none,              ///< nothing had to be decided
        form,              ///< read off a rational or a single radical
        independence,      ///< radicals that differ by no rational factor are independent
        enclosure,         ///< an enclosure that leaves out 0
        algebra,           ///< exact computation in the field of the radicals
        separation_bound,  ///< an enclosure below the least magnitude of a value that is not 0
    };
    means how = means::none;
    std::uint64_t bits_used = 0;    ///< precision of the last enclosure
    std::uint64_t bits_needed = 0;  ///< precision that would have decided, when undecided
};

/// Returns the sign of a: -1, 0 or 1. Never guessed.
/// Errors: beyond_limits when undecided within the limits; report->bits_needed then says the
/// precision at which the separation bound would decide (saturating).
/// Source: docs/proofs/separation_bound.md.
[[nodiscard]] outcome<int, beyond_limits> sign(exact_real const& a, limits const& allowed = {},
                                               decision_report* report = nullptr);

/// Less, equal or greater: a std::strong_ordering that an outcome can hold, which needs a
/// default value. Compares with 0 as that does.
struct ordering {
    int sign = 0;
    constexpr operator std::strong_ordering() const noexcept { return sign <=> 0; }
    friend constexpr bool operator==(ordering a, int zero) noexcept { return a.sign == zero; }
    friend constexpr std::strong_ordering operator<=>(ordering a, int zero) noexcept {
        return a.sign <=> zero;
    }
    friend constexpr bool operator==(ordering, ordering) noexcept = default;
};

/// Returns the order of a and b. Errors: as sign(a - b).
[[nodiscard]] outcome<ordering, beyond_limits> compare(exact_real const& a, exact_real const& b,
                                                       limits const& allowed = {},
                                                       decision_report* report = nullptr);

/// Returns whether a and b are the same number. Errors: as sign(a - b).
[[nodiscard]] outcome<bool, beyond_limits> equal(exact_real const& a, exact_real const& b,
                                                 limits const& allowed = {},
                                                 decision_report* report = nullptr);

}  // namespace surd

#endif
