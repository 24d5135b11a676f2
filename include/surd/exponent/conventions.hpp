// SPDX-License-Identifier: BSL-1.0
// Purpose: the conventions on which the literature disagrees, as one structural aggregate.
#ifndef SURD_EXPONENT_CONVENTIONS_HPP
#define SURD_EXPONENT_CONVENTIONS_HPP

#include <cstdint>

namespace surd {

/// What 0^0 is.
enum class zero_to_zero : std::uint8_t { ask, one, undefined };

/// What a negative base with a non-integer exponent of odd index is.
enum class negative_base : std::uint8_t { real_odd_root, principal, undefined, ask };

/// What an exponent *spelled* as a fraction of two even numbers means under a negative base,
/// such as (-8)^(2/6). Text only: in C++ an exponent is a number and 2/6 is 1/3.
enum class even_fraction : std::uint8_t { ask, reduce, root_first, power_first };

/// One answer to each question; a template argument (narrows the failures) or a run-time value.
/// A question answered `ask` makes the outcome convention-dependent.
struct conventions {
    surd::zero_to_zero zero_to_zero = surd::zero_to_zero::ask;
    surd::negative_base negative_base = surd::negative_base::real_odd_root;
    surd::even_fraction even_fraction = surd::even_fraction::ask;
    friend bool operator==(conventions, conventions) = default;
};

namespace convention {

/// The default: 0^0 asks, odd roots of negative numbers are real.
inline constexpr conventions school{};
/// Every question asks.
inline constexpr conventions strict{zero_to_zero::ask, negative_base::ask, even_fraction::ask};
/// 0^0 = 1, as in combinatorics, polynomials and power series.
inline constexpr conventions combinatorial{zero_to_zero::one, negative_base::real_odd_root,
                                           even_fraction::ask};
/// The complex principal value: a negative base with a fractional exponent is non-real.
inline constexpr conventions principal{zero_to_zero::ask, negative_base::principal,
                                       even_fraction::reduce};

}  // namespace convention

}  // namespace surd

#endif
