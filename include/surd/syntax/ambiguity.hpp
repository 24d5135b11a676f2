// SPDX-License-Identifier: BSL-1.0
// Purpose: the notations that readers take in two ways, and which of them a text used.
#ifndef SURD_SYNTAX_AMBIGUITY_HPP
#define SURD_SYNTAX_AMBIGUITY_HPP

#include <cstdint>
#include <initializer_list>

#include "surd/symbolic/expression.hpp"

namespace surd::syntax {

using symbolic::span;

/// A notation with a required reading and another one that some readers mean.
enum class ambiguity : std::uint8_t {
    negative_power,        ///< -2^2 is -(2^2); other: (-2)^2
    slash_after_power,     ///< 8^1/3 is (8^1)/3; other: 8^(1/3); plain notation
    juxtaposed_exponent,   ///< a^2n is (a^2)n; other: a^(2n); plain notation
    juxtaposed_divisor,    ///< 1/2x is 1/(2x) or (1/2)x, as the options say; other: the reverse
    mixed_number,          ///< 2 1/2 is a product or 2+1/2, as the options say; other: the reverse
    unbraced_superscript,  ///< TeX shows x^12 as (x^1)2; other: x^{12}, braces missing
    number_format,         ///< 1,234 and 1.234, as the options say; other: the other format
    brace_comma,           ///< TeX 1{,}234 is 1234; other: a decimal comma
    call_or_product,       ///< f(x) is a call; other: f times x
    radical_extent,        ///< a radical sign reaches over one factor; other: all that touches
    index_or_exponent,     ///< what touches a radical sign on its left is an exponent or a
                           ///< factor: x^3 sqrt, 3 sqrt; other: its index, cbrt
    function_extent,       ///< log_2 3x is log_2(3x); other: (log_2 3)x
};

inline constexpr int number_of_ambiguities = 12;

/// Returns a stable name such as "slash-after-power".
[[nodiscard]] char const* name_of(ambiguity a);

/// A set of ambiguities; a bit mask.
class ambiguity_set {
public:
    constexpr ambiguity_set() = default;
    constexpr ambiguity_set(std::initializer_list<ambiguity> members) {
        for (ambiguity const a : members) insert(a);
    }
    constexpr void insert(ambiguity a) { bits_ |= bit(a); }
    constexpr void toggle(ambiguity a) { bits_ ^= bit(a); }
    [[nodiscard]] constexpr bool contains(ambiguity a) const { return (bits_ & bit(a)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(ambiguity_set, ambiguity_set) = default;

private:
    static constexpr std::uint32_t bit(ambiguity a) { return 1u << static_cast<unsigned>(a); }
    std::uint32_t bits_ = 0;
};

/// An ambiguous notation that was met, and where.
struct ambiguous_place {
    ambiguity kind;
    span where;
    friend bool operator==(ambiguous_place const&, ambiguous_place const&) = default;
};

}  // namespace surd::syntax

#endif
