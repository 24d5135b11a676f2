// SPDX-License-Identifier: BSL-1.0
// Purpose: sets of failures as bitmasks, and sets of convention questions.
#ifndef SURD_OUTCOME_FAILURE_SET_HPP
#define SURD_OUTCOME_FAILURE_SET_HPP

#include <concepts>
#include <cstdint>

#include "surd/outcome/failure.hpp"

namespace surd {

template <class F>
concept failure = std::same_as<F, undefined> || std::same_as<F, non_real> ||
    std::same_as<F, convention_dependent> || std::same_as<F, beyond_limits>;

/// A subset of the four failures. A structural type, so it can be a template argument.
struct failure_set {
    std::uint8_t bits = 0;

    constexpr failure_set() = default;
    constexpr explicit failure_set(std::uint8_t mask) : bits(mask) {}
    constexpr failure_set(failure_kind kind) : bits(static_cast<std::uint8_t>(kind)) {}

    [[nodiscard]] constexpr bool contains(failure_kind kind) const {
        return (bits & static_cast<std::uint8_t>(kind)) != 0;
    }
    [[nodiscard]] constexpr bool includes(failure_set other) const {
        return (bits & other.bits) == other.bits;
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }

    friend constexpr failure_set operator|(failure_set a, failure_set b) {
        return failure_set(static_cast<std::uint8_t>(a.bits | b.bits));
    }
    friend constexpr failure_set operator-(failure_set a, failure_set b) {
        return failure_set(static_cast<std::uint8_t>(a.bits & ~b.bits));
    }
    friend bool operator==(failure_set, failure_set) = default;
};

/// The set of the listed failure types.
template <failure... Failures>
inline constexpr failure_set set_of = (failure_set() | ... | failure_set(Failures::kind));

/// True when the list is in canonical order (undefined, non_real, convention_dependent,
/// beyond_limits) and names no failure twice, so that equal sets are equal types.
template <failure... Failures>
inline constexpr bool in_canonical_order = [] {
    unsigned last = 0;
    bool ordered = true;
    ((ordered = ordered && static_cast<unsigned>(Failures::kind) > last,
      last = static_cast<unsigned>(Failures::kind)),
     ...);
    return ordered;
}();

/// The questions of convention that a value relied on.
struct question_set {
    std::uint8_t bits = 0;

    constexpr question_set() = default;
    constexpr explicit question_set(std::uint8_t mask) : bits(mask) {}
    constexpr question_set(question asked) : bits(static_cast<std::uint8_t>(asked)) {}

    [[nodiscard]] constexpr bool contains(question asked) const {
        return (bits & static_cast<std::uint8_t>(asked)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    friend constexpr question_set operator|(question_set a, question_set b) {
        return question_set(static_cast<std::uint8_t>(a.bits | b.bits));
    }
    constexpr question_set& operator|=(question_set other) { return *this = *this | other; }
    friend bool operator==(question_set, question_set) = default;
};

}  // namespace surd

#endif
