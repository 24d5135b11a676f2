// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "growth/page_parts.hpp"
#include "surd/growth/cell_table.hpp"
#include "surd/number/integer_functions.hpp"

namespace surd::growth {

namespace {

// The drawing area in SVG units, and the room for labels around it.
constexpr double chart_width = 720;
constexpr double chart_height = 440;
constexpr double plot_left = 98;
constexpr double plot_right = chart_width - 40;
constexpr double plot_top = 44;
constexpr double plot_bottom = chart_height - 72;

// More labels than this on an axis would touch.
constexpr std::size_t most_size_labels = 9;
constexpr int most_factor_labels = 8;

std::string shown(double x) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", x);
    return text.data();
}

std::string attribute(char const* name, double value) {
    return ' ' + std::string(name) + "=\"" + shown(value) + '"';
}

std::string translation(double x, double y) {
    return "translate(" + shown(x) + ' ' + shown(y) + ')';
}

/// The mark of the k-th exponent around the origin: round, square, triangle, diamond.
std::string mark(std::size_t k) {
    switch (k % 4) {
        case 0:
            return "<circle r=\"6\"/>";
        case 1:
            return "<rect x=\"-5.5\" y=\"-5.5\" width=\"11\" height=\"11\"/>";
        case 2:
            return "<path d=\"M0-7 6.5 5h-13z\"/>";
        default:
            return "<path d=\"M0-7.5 7.5 0 0 7.5-7.5 0z\"/>";
    }
}

// A longer number in the chart is written as a power of the base.
constexpr std::size_t longest_label = 8;

/// base^k, exactly: (3/2)¹⁵.
std::string as_power(rational const& base, surd::exponent k, language words) {
    auto const text = text::format_number(base, numbers_of(words));
    return (base.is_integer() ? text : '(' + text + ')') + superscript(k);
}

/// base^k as a label: written out while short, else as a power.
std::string power_label(rational const& base, std::int64_t k, language words) {
    auto const size = static_cast<std::uint64_t>(std::abs(k));
    auto const bits = std::max(integer_power_bits(base.numerator(), size).upper,
                               integer_power_bits(base.denominator(), size).upper);
    if (bits < 64) {
        rational power(integer_power(base.numerator(), size),
                       integer_power(base.denominator(), size));
        if (k < 0) power = reciprocal(power);
        auto const text = text::format_number(power, numbers_of(words));
        if (display_width(text) <= longest_label) return text;
    }
    return as_power(base, surd::exponent(k), words);
}

/// The factor (size/from)^p = base^(p i) of a row.
std::string factor_label(growth_table const& table, std::size_t i, std::size_t k, language words) {
    auto const text = text::format_number(table.rows[i].factors[k], numbers_of(words));
    if (display_width(text) <= longest_label) return text + "×";
    auto const p = table.request.exponents[k];
    return as_power(table.request.base, p * static_cast<std::int64_t>(i), words) + "×";
}

/// The size from·base^i of a row; nothing where no short form of it is exact.
std::string size_label(growth_table const& table, std::size_t i, language words) {
    auto const text = text::format_number(table.rows[i].size, numbers_of(words));
    if (display_width(text) <= longest_label + 1) return text;
    auto const power =
        as_power(table.request.base, surd::exponent(static_cast<std::int64_t>(i)), words);
    if (table.request.from.is_one()) return power;
    auto const first = text::format_number(table.request.from, numbers_of(words));
    return display_width(first) <= 4 ? first + "·" + power : "";
}

/// Where things lie. With sizes from·base^i, the factor base^(p i) has the height p i.
class geometry {
public:
    explicit geometry(growth_table const& table) : steps_(table.rows.size() - 1) {
        for (auto const p : table.request.exponents) {
            double const end = slope(p) * static_cast<double>(steps_);
            low_ = std::min(low_, std::floor(end));
            high_ = std::max(high_, std::ceil(end));
        }
        if (low_ == high_) high_ = low_ + 1;
    }
    [[nodiscard]] static double slope(surd::exponent p) {
        return static_cast<double>(p.numerator()) / static_cast<double>(p.index());
    }
    [[nodiscard]] double x(std::size_t i) const {
        if (steps_ == 0) return (plot_left + plot_right) / 2;
        return plot_left +
               (plot_right - plot_left) * static_cast<double>(i) / static_cast<double>(steps_);
    }
    [[nodiscard]] double y(double height) const {
        return plot_bottom - (plot_bottom - plot_top) * (height - low_) / (high_ - low_);
    }
    [[nodiscard]] double y(std::size_t i, surd::exponent p) const {
        return y(slope(p) * static_cast<double>(i));
    }
    [[nodiscard]] double low() const { return low_; }
    [[nodiscard]] double high() const { return high_; }

private:
    std::size_t steps_;
    double low_ = 0;
    double high_ = 0;
};

std::string size_axis(growth_table const& table, geometry const& place, language words) {
    auto const count = table.rows.size();
    auto const every = (count + most_size_labels - 1) / most_size_labels;
    std::string svg = "<g class=\"axis\">";
    for (std::size_t i = 0; i < count; i += every) {
        auto const x = place.x(i);
        svg += "<line class=\"grid\"" + attribute("x1", x) + attribute("x2", x) +
               attribute("y1", plot_top) + attribute("y2", plot_bottom) + "/>";
        // Every second label gives way on a narrow screen.
        svg += std::string("<text class=\"") + (i / every % 2 == 0 ? "tick" : "tick extra") +
               "\" text-anchor=\"middle\"" + attribute("x", x) + attribute("y", plot_bottom + 28) +
               '>' + size_label(table, i, words) + "</text>";
    }
    static constexpr wording title{"sequence length n", "longitud de secuencia n", "序列长度 n"};
    return svg + "<text class=\"name\" text-anchor=\"middle\"" +
           attribute("x", (plot_left + plot_right) / 2) + attribute("y", chart_height - 12) + '>' +
           std::string(title.in(words)) + "</text></g>";
}

std::string factor_axis(growth_table const& table, geometry const& place, language words) {
    auto const low = static_cast<std::int64_t>(place.low());
    auto const high = static_cast<std::int64_t>(place.high());
    auto const every =
        std::max<std::int64_t>(1, (high - low + most_factor_labels - 1) / most_factor_labels);
    // Labels count from 1×, so that 1× is among them.
    std::string svg = "<g class=\"axis\">";
    for (std::int64_t k = low - low % every; k <= high; k += every) {
        if (k < low) continue;
        auto const y = place.y(static_cast<double>(k));
        svg += std::string("<line class=\"") + (k == 0 ? "grid one" : "grid") + '"' +
               attribute("x1", plot_left) + attribute("x2", plot_right) + attribute("y1", y) +
               attribute("y2", y) + "/>";
        svg += "<text class=\"tick\" text-anchor=\"end\"" + attribute("x", plot_left - 12) +
               attribute("y", y + 5) + '>' + power_label(table.request.base, k, words) + "×</text>";
    }
    static constexpr wording title{"growth factor", "factor de crecimiento", "增长倍数"};
    return svg + "<text class=\"name\"" + attribute("x", 8) + attribute("y", 20) + '>' +
           std::string(title.in(words)) + "</text></g>";
}

std::string series_group(growth_table const& table, geometry const& place, std::size_t k,
                         language words) {
    auto const p = table.request.exponents[k];
    auto const last = table.rows.size() - 1;
    auto svg = "<g class=\"series s" + std::to_string(k) + "\"><line class=\"curve\"" +
               attribute("x1", place.x(0)) + attribute("y1", place.y(0, p)) +
               attribute("x2", place.x(last)) + attribute("y2", place.y(last, p)) + "/>";
    auto const numbers = numbers_of(words);
    for (std::size_t i = 0; i <= last; ++i) {
        // The title is a tooltip, also without a script.
        svg += "<g transform=\"" + translation(place.x(i), place.y(i, p)) +
               "\"><title>n = " + html_escaped(text::format_number(table.rows[i].size, numbers)) +
               ": " + html_escaped(text::format_number(table.rows[i].factors[k], numbers)) +
               "×</title>" + mark(k) + "</g>";
    }
    return svg + "</g>";
}

/// Places the labels of a row beside their points: on the side where the row has more room, above
/// lines that rise and below lines that fall, and apart from each other.
void place_labels(growth_table const& table, geometry const& place, std::size_t i,
                  page_chart::row& row) {
    constexpr double beside = 18;
    constexpr double apart = 30;
    bool const left = 2 * i >= table.rows.size() - 1;
    std::vector<std::pair<double, std::size_t>> heights;
    for (std::size_t k = 0; k < table.request.exponents.size(); ++k) {
        auto const p = table.request.exponents[k];
        bool const above = (p.sign() >= 0) == left;
        heights.emplace_back(place.y(i, p) + (above ? -12 : 30), k);
    }
    // From the lowest up, each at least so far above the one before.
    std::sort(heights.rbegin(), heights.rend());
    double lowest = plot_bottom + 10;
    row.label_at.resize(heights.size());
    for (auto const& [height, k] : heights) {
        double const y = std::min(height, lowest);
        lowest = y - apart;
        row.label_at[k] = translation(place.x(i) + (left ? -beside : beside), y);
    }
    row.label_anchor = left ? "end" : "start";
}

/// The guide and, for each exponent, a ring and a label at the current row.
std::string selection_group(page_chart::row const& row) {
    auto svg = "<g class=\"selection\"><line class=\"guide\" id=\"guide\" transform=\"" +
               row.column_at + "\"" + attribute("y1", plot_top - 8) + attribute("y2", plot_bottom) +
               "/>";
    for (std::size_t k = 0; k < row.point_at.size(); ++k) {
        auto const number = std::to_string(k);
        svg += "<g class=\"pick s" + number + "\" data-series=\"" + number + "\" transform=\"" +
               row.point_at[k] + "\"><circle class=\"ring\" r=\"12\"/>" + mark(k) + "</g>";
    }
    for (std::size_t k = 0; k < row.point_at.size(); ++k) {
        auto const number = std::to_string(k);
        svg += "<text class=\"label s" + number + "\" data-series=\"" + number +
               "\" text-anchor=\"" + row.label_anchor + "\" transform=\"" + row.label_at[k] +
               "\">" + row.label[k] + "</text>";
    }
    return svg + "</g>";
}

/// Columns that the pointer can choose a row by.
std::string hit_columns(geometry const& place, std::size_t count) {
    std::string svg = "<g class=\"hits\" aria-hidden=\"true\">";
    for (std::size_t i = 0; i < count; ++i) {
        auto const left = i == 0 ? plot_left - 30 : (place.x(i - 1) + place.x(i)) / 2;
        auto const right = i + 1 == count ? plot_right + 30 : (place.x(i) + place.x(i + 1)) / 2;
        svg += "<rect data-row=\"" + std::to_string(i) + '"' + attribute("x", left) +
               attribute("width", right - left) + attribute("y", plot_top - 20) +
               attribute("height", plot_bottom - plot_top + 50) + "/>";
    }
    return svg + "</g>";
}

}  // namespace

std::string legend_swatch(std::size_t k) {
    return "<svg class=\"swatch series s" + std::to_string(k) +
           "\" viewBox=\"-22 -9 44 18\" width=\"44\" height=\"18\" aria-hidden=\"true\" "
           "focusable=\"false\"><line class=\"curve\" x1=\"-22\" x2=\"22\" y1=\"0\" y2=\"0\"/>" +
           mark(k) + "</svg>";
}

page_chart draw_chart(growth_table const& table, language words, std::size_t current,
                      std::string_view title, std::string_view description) {
    geometry const place(table);
    auto const count = table.rows.size();
    page_chart chart;
    for (std::size_t i = 0; i < count; ++i) {
        auto& row = chart.rows.emplace_back();
        row.column_at = translation(place.x(i), 0);
        for (std::size_t k = 0; k < table.request.exponents.size(); ++k) {
            row.point_at.push_back(translation(place.x(i), place.y(i, table.request.exponents[k])));
            row.label.push_back(factor_label(table, i, k, words));
        }
        place_labels(table, place, i, row);
    }
    chart.svg =
        "<svg id=\"chart\" class=\"chart\" viewBox=\"0 0 " + shown(chart_width) + ' ' +
        shown(chart_height) +
        "\" role=\"img\" aria-labelledby=\"chart-title\" aria-describedby=\"chart-description\">"
        "<title id=\"chart-title\">" +
        html_escaped(title) + "</title><desc id=\"chart-description\">" +
        html_escaped(description) + "</desc>";
    chart.svg += factor_axis(table, place, words) + size_axis(table, place, words);
    for (std::size_t k = 0; k < table.request.exponents.size(); ++k) {
        chart.svg += series_group(table, place, k, words);
    }
    chart.svg += selection_group(chart.rows[current]) + hit_columns(place, count);
    chart.svg += "</svg>";
    return chart;
}

}  // namespace surd::growth
