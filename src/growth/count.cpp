// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/count.hpp"

#include "surd/config.hpp"

namespace surd::growth {

namespace {

// In the order of the enumeration.
constexpr wording unit_phrases[] = {
    {"score positions", "posiciones de puntuación", "个得分位置"},
    {"multiplications", "multiplicaciones", "次乘法"},
    {"weights", "pesos", "个权重"},
    {"biases", "sesgos", "个偏置"},
    {"parameters", "parámetros", "个参数"},
};

}  // namespace

std::string_view phrase(unit u, language words) noexcept {
    return unit_phrases[static_cast<std::size_t>(u)].in(words);
}

std::string counted::to_string(language words) const {
    return text::format_number(value, numbers_of(words)) + ' ' + std::string(phrase(what, words));
}

rational ratio(counted const& after, counted const& before) {
    SURD_EXPECTS(after.what == before.what, "a ratio compares counts of the same unit");
    return rational(after.value, before.value);
}

}  // namespace surd::growth
