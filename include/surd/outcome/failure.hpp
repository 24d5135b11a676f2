// SPDX-License-Identifier: BSL-1.0
// Purpose: the four ways in which a power has no value to give, and the reasons for each.
#ifndef SURD_OUTCOME_FAILURE_HPP
#define SURD_OUTCOME_FAILURE_HPP

#include <cstdint>
#include <string_view>

namespace surd {

/// Why there is no value. Each reason belongs to exactly one kind of failure.
enum class reason : std::uint8_t {
    none,
    // undefined
    division_by_zero,
    zero_to_negative_power,
    root_index_not_positive,
    logarithm_base,
    logarithm_of_zero,
    left_undefined_by_convention,
    not_a_number,
    // non-real
    even_root_of_negative,
    negative_base_by_convention,
    logarithm_not_real,
    // convention-dependent
    zero_to_the_zero,
    negative_base_odd_root,
    even_fraction,
    // beyond limits
    too_many_bits,
    too_many_steps,
    too_deep,
    out_of_time,
    does_not_fit,
};

/// The closed set of failures in canonical order, worst first; a bit each.
enum class failure_kind : std::uint8_t {
    none = 0,
    undefined = 1,
    non_real = 2,
    convention_dependent = 4,
    beyond_limits = 8,
};

/// Returns the kind that a reason belongs to.
[[nodiscard]] constexpr failure_kind kind_of(reason why) noexcept {
    if (why == reason::none) return failure_kind::none;
    if (why <= reason::not_a_number) return failure_kind::undefined;
    if (why <= reason::logarithm_not_real) return failure_kind::non_real;
    if (why <= reason::even_fraction) return failure_kind::convention_dependent;
    return failure_kind::beyond_limits;
}

/// Returns one English sentence (no full stop) that explains the reason to a reader.
[[nodiscard]] constexpr char const* sentence_of(reason why) noexcept {
    switch (why) {
        case reason::none:
            return "there is a value";
        case reason::division_by_zero:
            return "division by zero";
        case reason::zero_to_negative_power:
            return "zero to a negative power";
        case reason::root_index_not_positive:
            return "the index of a root must be a positive integer";
        case reason::logarithm_base:
            return "a logarithm has no base 0 or 1";
        case reason::logarithm_of_zero:
            return "no power of the base is zero";
        case reason::left_undefined_by_convention:
            return "left undefined by the chosen convention";
        case reason::not_a_number:
            return "not a number";
        case reason::even_root_of_negative:
            return "even root of a negative number";
        case reason::negative_base_by_convention:
            return "a negative base with a fractional exponent has no real principal value";
        case reason::logarithm_not_real:
            return "no real exponent gives this value";
        case reason::zero_to_the_zero:
            return "0^0 is a convention: 1 in combinatorics and most software, no value in the "
                   "algebra of real exponents";
        case reason::negative_base_odd_root:
            return "a negative base with an odd root is a convention: the real odd root, the "
                   "complex principal value, or no value";
        case reason::even_fraction:
            return "a negative base with an exponent spelled as a fraction of even numbers is a "
                   "convention: reduce it, take the root first, or take the power first";
        case reason::too_many_bits:
            return "the exact value needs more bits than the limit allows";
        case reason::too_many_steps:
            return "the work needed exceeds the limit of steps";
        case reason::too_deep:
            return "the expression is nested deeper than the limit";
        case reason::out_of_time:
            return "the time limit was reached";
        case reason::does_not_fit:
            return "the exact value does not fit the type";
    }
    return "";
}

/// No value exists: division by zero, zero to a negative power, a root whose index is no
/// positive integer, a logarithm without a base.
struct undefined {
    reason why = reason::division_by_zero;
    static constexpr failure_kind kind = failure_kind::undefined;
    static constexpr std::string_view name = "undefined";
    [[nodiscard]] constexpr char const* sentence() const noexcept { return sentence_of(why); }
    friend bool operator==(undefined, undefined) = default;
};

/// A value exists among the complex numbers only: an even root of a negative number.
struct non_real {
    reason why = reason::even_root_of_negative;
    static constexpr failure_kind kind = failure_kind::non_real;
    static constexpr std::string_view name = "non-real";
    [[nodiscard]] constexpr char const* sentence() const noexcept { return sentence_of(why); }
    friend bool operator==(non_real, non_real) = default;
};

/// The literature assigns different values and the caller chose none: 0^0.
struct convention_dependent {
    reason why = reason::zero_to_the_zero;
    static constexpr failure_kind kind = failure_kind::convention_dependent;
    static constexpr std::string_view name = "convention";
    [[nodiscard]] constexpr char const* sentence() const noexcept { return sentence_of(why); }
    friend bool operator==(convention_dependent, convention_dependent) = default;
};

/// A value may exist; writing it, or proving it, would exceed the caller's limits.
struct beyond_limits {
    reason why = reason::too_many_bits;
    static constexpr failure_kind kind = failure_kind::beyond_limits;
    static constexpr std::string_view name = "beyond-limits";
    [[nodiscard]] constexpr char const* sentence() const noexcept { return sentence_of(why); }
    friend bool operator==(beyond_limits, beyond_limits) = default;
};

/// Questions on which the literature disagrees; a value says which ones it relied on.
enum class question : std::uint8_t {
    zero_to_zero = 1,   ///< what 0^0 is
    negative_base = 2,  ///< what a negative base with an odd root is
    even_fraction = 4,  ///< what an exponent spelled 2/6 means under a negative base
};

}  // namespace surd

#endif
