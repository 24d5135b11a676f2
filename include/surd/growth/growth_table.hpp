// SPDX-License-Identifier: BSL-1.0
// Purpose: how powers grow over sizes from, from·base, from·base^2, … up to a last one.
// The factor of n^p relative to the first size is (n/from)^p.
#ifndef SURD_GROWTH_GROWTH_TABLE_HPP
#define SURD_GROWTH_GROWTH_TABLE_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "surd/exponent/exponent.hpp"
#include "surd/number/limits.hpp"
#include "surd/number/rational.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd::growth {

/// What to tabulate. The default is a sequence of 128 to 8,192 tokens that doubles.
struct table_request {
    rational from = 128;
    rational to = 8192;
    rational base = 2;
    std::vector<surd::exponent> exponents{surd::exponent(1), surd::exponent(2)};

    /// What keeps a request from being a table.
    enum class fault : std::uint8_t {
        none,
        from_not_positive,
        base_not_above_one,
        to_below_from,
        too_many_rows,
        no_exponent,
    };
    static constexpr std::size_t most_rows = 1000;

    [[nodiscard]] fault first_fault() const;
};

/// Returns one English sentence for a fault, without a full stop.
[[nodiscard]] char const* sentence_of(table_request::fault why) noexcept;

struct growth_row {
    rational size;
    std::vector<radical> factors;  ///< (size/from)^p for each exponent, in the request's order
    radical value;                 ///< size^p for the largest exponent p
};

struct growth_table {
    table_request request;
    surd::exponent value_exponent;  ///< the largest of the request
    std::vector<growth_row> rows;   ///< sizes increasing, at least one
};

/// Returns the table. Domain: request.first_fault() is none.
/// Errors: beyond_limits, also when all its numbers together exceed the limit of bits.
[[nodiscard]] outcome<growth_table, beyond_limits> make_growth_table(table_request const& request,
                                                                     limits const& allowed = {});

}  // namespace surd::growth

#endif
