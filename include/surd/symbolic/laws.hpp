// SPDX-License-Identifier: BSL-1.0
// Purpose: the laws of powers and roots that textbooks teach, and the famous false ones.
#ifndef SURD_SYMBOLIC_LAWS_HPP
#define SURD_SYMBOLIC_LAWS_HPP

#include <cstdint>
#include <span>
#include <string_view>

namespace surd::symbolic {

enum class law_id : std::uint8_t {
    product_of_powers,
    quotient_of_powers,
    power_of_a_power,
    power_of_a_product,
    power_of_a_quotient,
    zero_exponent,
    power_of_zero,
    negative_exponent,
    negative_power_of_a_quotient,
    root_as_exponent,
    rational_exponent,
    square_root_of_a_square,
    even_root_of_a_power,
    odd_root_of_a_power,
    power_of_a_root,
    exponent_in_lowest_terms,
    product_of_roots,
    quotient_of_roots,
    absolute_value_of_a_product,
    absolute_value_of_a_positive_number,
    even_power_of_an_absolute_value,
    square_of_a_sum,
    difference_of_squares,
    cancelling,
    product_of_quotients,
    quotient_of_quotients,
    like_terms,
    power_of_a_sum,
    root_of_a_sum,
    root_as_division,
    square_root_without_bars,
};

/// One law: a statement in plain syntax, the exact set where it holds, and why.
/// Variables in exponents range over the rationals, indices over the positive integers, others
/// over the reals.
struct law {
    law_id id;
    std::string_view name;
    std::string_view statement;
    std::string_view condition;  ///< exact; empty: wherever both sides are written, everywhere
    bool is_law;                 ///< false: a famous error; `condition` is where it happens to hold
    std::string_view why;        ///< the proof in a line, or its source
};

/// All entries, in the order of law_id.
[[nodiscard]] std::span<law const> laws();
[[nodiscard]] law const& law_for(law_id id);

}  // namespace surd::symbolic

#endif
