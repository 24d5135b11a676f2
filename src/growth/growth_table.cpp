// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/growth_table.hpp"

#include <algorithm>

#include "surd/growth/power_law.hpp"

namespace surd::growth {

table_request::fault table_request::first_fault() const {
    if (exponents.empty()) return fault::no_exponent;
    if (from.sign() <= 0) return fault::from_not_positive;
    if (base <= rational(1)) return fault::base_not_above_one;
    if (to < from) return fault::to_below_from;
    rational size = from;
    for (std::size_t rows = 0; size <= to; ++rows) {
        if (rows == most_rows) return fault::too_many_rows;
        size *= base;
    }
    return fault::none;
}

char const* sentence_of(table_request::fault why) noexcept {
    using fault = table_request::fault;
    switch (why) {
        case fault::none:
            return "";
        case fault::from_not_positive:
            return "the first size must be positive";
        case fault::base_not_above_one:
            return "the base must be greater than 1";
        case fault::to_below_from:
            return "the last size must not be below the first";
        case fault::too_many_rows:
            return "the table would have more than 1000 rows; choose a larger base or a nearer end";
        case fault::no_exponent:
            return "name at least one exponent";
    }
    return "";
}

outcome<growth_table, beyond_limits> make_growth_table(table_request const& request,
                                                       limits const& allowed) {
    SURD_EXPECTS(request.first_fault() == table_request::fault::none,
                 "a growth table needs a request without fault");
    growth_table table{
        request, *std::max_element(request.exponents.begin(), request.exponents.end()), {}};
    std::uint64_t bits = 0;
    auto const take = [&](radical const& x) {
        bits += x.coefficient().numerator().bit_length() +
                x.coefficient().denominator().bit_length() + x.radicand().bit_length();
    };
    for (rational size = request.from; size <= request.to; size *= request.base) {
        growth_row row;
        row.size = size;
        for (auto const p : request.exponents) {
            auto factor = scale_factor(size / request.from, p, allowed);
            if (!factor) return beyond_limits{factor.why()};
            take(*factor);
            row.factors.push_back(*std::move(factor));
        }
        auto value = scale_factor(size, table.value_exponent, allowed);
        if (!value) return beyond_limits{value.why()};
        take(*value);
        if (bits > allowed.max_bits) return beyond_limits{reason::too_many_bits};
        row.value = *std::move(value);
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace surd::growth
