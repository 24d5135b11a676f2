// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/growth_name.hpp"

#include <utility>

namespace surd::growth {

namespace {

constexpr std::pair<surd::exponent, growth_name> named[] = {
    {surd::exponent(0), growth_name::constant},
    {surd::exponent(1), growth_name::linear},
    {surd::exponent(2), growth_name::quadratic},
    {surd::exponent(3), growth_name::cubic},
    {surd::exponent(-1), growth_name::inverse},
    {surd::exponent(-2), growth_name::inverse_square},
    {surd::exponent(1, 2), growth_name::square_root},
    {surd::exponent(1, 3), growth_name::cube_root},
    {surd::exponent(-1, 2), growth_name::inverse_square_root},
};

// In the order of the enumeration.
constexpr wording phrases[] = {
    {"constant", "constante", "常数"},
    {"linear growth", "crecimiento lineal", "线性增长"},
    {"quadratic growth", "crecimiento cuadrático", "二次增长"},
    {"cubic growth", "crecimiento cúbico", "三次增长"},
    {"inverse growth", "crecimiento inverso", "逆向增长"},
    {"inverse-square growth", "crecimiento inverso al cuadrado", "平方反比增长"},
    {"square-root growth", "crecimiento de raíz cuadrada", "平方根增长"},
    {"cube-root growth", "crecimiento de raíz cúbica", "立方根增长"},
    {"inverse-square-root growth", "crecimiento inverso a la raíz cuadrada", "平方根反比增长"},
    {"power-law growth", "crecimiento potencial", "幂律增长"},
};

}  // namespace

growth_name name_of(surd::exponent p) noexcept {
    for (auto const& [exponent, name] : named) {
        if (exponent == p) return name;
    }
    return growth_name::power;
}

std::string_view phrase(growth_name name, language words) noexcept {
    return phrases[static_cast<std::size_t>(name)].in(words);
}

}  // namespace surd::growth
