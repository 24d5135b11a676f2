// SPDX-License-Identifier: BSL-1.0
// Purpose: the names of common growth: linear, quadratic, inverse, square-root …
#ifndef SURD_GROWTH_GROWTH_NAME_HPP
#define SURD_GROWTH_GROWTH_NAME_HPP

#include <cstdint>
#include <string_view>

#include "surd/exponent/exponent.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

/// What a power law with a given exponent is called.
enum class growth_name : std::uint8_t {
    constant,             ///< n^0
    linear,               ///< n
    quadratic,            ///< n^2
    cubic,                ///< n^3
    inverse,              ///< 1/n
    inverse_square,       ///< 1/n^2
    square_root,          ///< n^(1/2)
    cube_root,            ///< n^(1/3)
    inverse_square_root,  ///< n^(-1/2)
    power,                ///< any other exponent
};

[[nodiscard]] growth_name name_of(surd::exponent p) noexcept;

/// Returns the name as a phrase: "linear growth", "crecimiento lineal", "线性增长".
[[nodiscard]] std::string_view phrase(growth_name name, language words) noexcept;

}  // namespace surd::growth

#endif
