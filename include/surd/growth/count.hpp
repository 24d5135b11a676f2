// SPDX-License-Identifier: BSL-1.0
// Purpose: an exact count with its unit.
#ifndef SURD_GROWTH_COUNT_HPP
#define SURD_GROWTH_COUNT_HPP

#include <cstdint>
#include <string>
#include <string_view>

#include "surd/growth/language.hpp"
#include "surd/number/integer.hpp"
#include "surd/number/rational.hpp"

namespace surd::growth {

enum class unit : std::uint8_t { score_positions, multiplications, weights, biases, parameters };

[[nodiscard]] std::string_view phrase(unit u, language words) noexcept;

/// A number of things.
struct counted {
    integer value;
    unit what = unit::score_positions;

    /// Returns the number and its unit: "1,048,576 weights", "1.048.576 pesos".
    [[nodiscard]] std::string to_string(language words = language::en) const;
    friend bool operator==(counted const&, counted const&) = default;
};

/// Returns after/before, exactly. Domain: the same unit, before not 0.
[[nodiscard]] rational ratio(counted const& after, counted const& before);

}  // namespace surd::growth

#endif
