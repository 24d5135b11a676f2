// SPDX-License-Identifier: BSL-1.0
#include "cli/fit_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "surd/growth/cell_table.hpp"

namespace surd::cli {

namespace {

using growth::fit_warning;
using growth::language;
using growth::other_shape;
using growth::wording;

std::string decimal_in(language words, double x, int decimals) {
    return text::format_decimal(fmt::format("{:.{}f}", x, decimals), growth::numbers_of(words));
}

/// Decimals that show an uncertainty with one significant digit, two where that is a 1.
int decimals_for(double uncertainty) {
    if (!(uncertainty > 0)) return 6;
    double const place = std::floor(std::log10(uncertainty));
    bool const leading_one = uncertainty / std::pow(10, place) < 2;
    return std::clamp(static_cast<int>(-place) + (leading_one ? 1 : 0), 0, 6);
}

/// The exponent and half the interval, rounded up: 1.98 ± 0.03.
std::string exponent_text(growth::power_fit const& fit, language words) {
    if (!fit.has_interval) return decimal_in(words, fit.exponent, 3);
    double const half = (fit.upper - fit.lower) / 2;
    int const decimals = decimals_for(half);
    double const unit = std::pow(10, -decimals);
    double const shown = std::max(std::ceil(half / unit - 1e-9), 1.0) * unit;
    return decimal_in(words, fit.exponent, decimals) + " ± " + decimal_in(words, shown, decimals);
}

wording phrase_of_warning(fit_warning warning) {
    switch (warning) {
        case fit_warning::no_interval:
            return {sentence_of(warning), "demasiado pocos puntos para un intervalo de confianza",
                    "数据点太少，无法给出置信区间"};
        case fit_warning::shape_untested:
            return {sentence_of(warning),
                    "menos de cuatro tamaños: una curvatura no se distingue del ruido",
                    "不足四种规模：无法区分弯曲与噪声"};
        case fit_warning::no_power_law:
            return {sentence_of(warning),
                    "no es una ley de potencias pura: el exponente cambia con "
                    "el tamaño",
                    "不是纯幂律：指数随规模变化"};
        case fit_warning::wide_interval:
            return {sentence_of(warning),
                    "el intervalo es más ancho que 1: los datos dicen poco del exponente",
                    "区间宽于 1：数据对指数说明甚少"};
    }
    return {};
}

std::string warning_text(fit_warning warning, growth::power_fit const& fit, language words) {
    static constexpr wording word{"warning", "aviso", "警告"};
    auto text = "  " + std::string(word.in(words)) + ": " +
                std::string(phrase_of_warning(warning).in(words));
    if (warning == fit_warning::no_power_law) {
        text += fmt::format(" ({} → {})", decimal_in(words, fit.first_exponent, 2),
                            decimal_in(words, fit.last_exponent, 2));
    }
    return text + '\n';
}

std::string closer_text(growth::power_fit const& fit, language words) {
    static constexpr wording word{"closer to the data", "más cerca de los datos", "更接近数据"};
    auto const parameter = decimal_in(words, fit.closer_parameter, 3);
    auto const law =
        fit.closer == other_shape::power_times_log ? "n^" + parameter + " log n" : parameter + "^n";
    return "  " + std::string(word.in(words)) + ": " + law + '\n';
}

std::string steps_text(growth::series const& data, growth::power_fit const& fit, language words) {
    static constexpr wording factor{"factor", "factor", "倍数"};
    static constexpr wording local{"exponent", "exponente", "指数"};
    growth::cell_table table{"", {"", "", data.name, std::string(local.in(words))}, {}};
    table.headings[0] = data.size_name;
    table.headings[1] = data.size_name + ' ' + std::string(factor.in(words));
    for (auto const& step : fit.steps) {
        auto const numbers = growth::numbers_of(words);
        auto const ratio = step.to / step.from;
        table.rows.push_back({text::format_number(step.from, numbers) + " → " +
                                  text::format_number(step.to, numbers),
                              text::format_number(ratio, numbers) + "×",
                              decimal_in(words, step.value_factor, 3) + "×",
                              decimal_in(words, step.exponent, 3)});
    }
    return to_text(table);
}

/// null for a number that JSON does not have.
json number_or_null(double x) { return std::isfinite(x) ? json(x) : json(nullptr); }

}  // namespace

std::string fit_text(growth::series const& data, growth::power_fit const& fit, language words) {
    static constexpr wording grows{"{} grows like {}^{}", "{} crece como {}^{}",
                                   "{} 的增长如 {}^{}"};
    static constexpr wording counts{"{} points at {} sizes", "{} puntos en {} tamaños",
                                    "{} 个数据点，{} 种规模"};
    static constexpr wording exact{"exactly", "exactamente", "精确地"};
    auto const numbers = growth::numbers_of(words);
    auto const count = [&](std::size_t n) {
        return text::format_number(integer(static_cast<std::uint64_t>(n)), numbers);
    };
    auto text = fmt::format(fmt::runtime(grows.in(words)), data.name, data.size_name,
                            exponent_text(fit, words));
    auto const counted =
        fmt::format(fmt::runtime(counts.in(words)), count(fit.points), count(fit.sizes));
    text +=
        fit.has_interval
            ? fmt::format(" ({} %, {})\n",
                          text::format_decimal(fmt::format("{:g}", 100 * fit.confidence), numbers),
                          counted)
            : fmt::format(" ({})\n", counted);
    if (fit.exact) {
        auto const& p = fit.exact->exponent;
        text += "  " + std::string(exact.in(words)) + ": " +
                (fit.exact->law ? fit.exact->law->to_string() : "p = " + p.to_string()) + '\n';
    }
    for (auto const warning : fit.warnings) text += warning_text(warning, fit, words);
    if (fit.closer != other_shape::none) text += closer_text(fit, words);
    return text + '\n' + steps_text(data, fit, words);
}

json fit_json(growth::series const& data, growth::power_fit const& fit,
              std::vector<std::string> const& notes) {
    json object;
    object["series"] = data.name;
    object["size"] = data.size_name;
    object["unit"] = text_or_null(data.unit);
    object["points"] = fit.points;
    object["sizes"] = fit.sizes;
    object["exponent"] = number_or_null(fit.exponent);
    object["lower"] = fit.has_interval ? number_or_null(fit.lower) : json(nullptr);
    object["upper"] = fit.has_interval ? number_or_null(fit.upper) : json(nullptr);
    object["confidence"] = fit.confidence;
    object["standard_error"] =
        fit.has_interval ? number_or_null(fit.standard_error) : json(nullptr);
    object["log_coefficient"] = number_or_null(fit.log_coefficient);
    object["spread"] = number_or_null(fit.spread);
    object["exact_exponent"] = fit.exact ? json(fit.exact->exponent.to_string()) : json(nullptr);
    object["exact_law"] =
        fit.exact && fit.exact->law ? json(fit.exact->law->to_string()) : json(nullptr);
    object["power_law"] = fit.is_power_law();
    object["bend_p_value"] = number_or_null(fit.bend_p_value);
    object["first_exponent"] = number_or_null(fit.first_exponent);
    object["last_exponent"] = number_or_null(fit.last_exponent);
    bool const with_log = fit.closer == other_shape::power_times_log;
    object["closer"] =
        fit.closer == other_shape::none ? json(nullptr) : json(with_log ? "n^p*log(n)" : "b^n");
    object["closer_parameter"] =
        fit.closer == other_shape::none ? json(nullptr) : number_or_null(fit.closer_parameter);
    object["steps"] = json::array();
    for (auto const& step : fit.steps) {
        object["steps"].push_back({{"from", step.from.to_string()},
                                   {"to", step.to.to_string()},
                                   {"value_factor", number_or_null(step.value_factor)},
                                   {"exponent", number_or_null(step.exponent)}});
    }
    object["warnings"] = json::array();
    for (auto const warning : fit.warnings) object["warnings"].push_back(sentence_of(warning));
    object["notes"] = notes;
    return object;
}

}  // namespace surd::cli
