// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/chart.hpp"

#include <algorithm>
#include <cmath>

#include "growth/log_axis.hpp"
#include "surd/config.hpp"
#include "surd/growth/cell_table.hpp"

namespace surd::growth {

namespace {

constexpr char const* unicode_marks[] = {"●", "■", "▲", "◆", "○", "□"};
constexpr char const* ascii_marks[] = {"o", "#", "^", "x", "+", "@"};

/// A grid of characters, row 0 at the top.
class canvas {
public:
    canvas(int columns, int rows)
        : columns_(columns), cells_(static_cast<std::size_t>(columns * rows), " ") {}

    /// Sets the cell nearest to a point of the unit square.
    void set(double across, double up, std::string const& mark, bool over) {
        int const rows = static_cast<int>(cells_.size()) / columns_;
        // Halves go up, whichever side of them rounding has left the number.
        auto const nearest = [](double x) { return static_cast<int>(std::lround(x + 1e-9)); };
        auto const column = nearest(across * (columns_ - 1));
        auto const row = rows - 1 - nearest(up * (rows - 1));
        auto& cell = cells_[place(row, column)];
        if (over || cell == " ") cell = mark;
    }
    [[nodiscard]] std::string line(int row) const {
        std::string text;
        for (int i = 0; i < columns_; ++i) {
            text += cells_[place(row, i)];
        }
        return text.substr(0, text.find_last_not_of(' ') + 1);
    }

private:
    [[nodiscard]] std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }

    int columns_;
    std::vector<std::string> cells_;
};

/// The factor as a label; a long one is told by its number of digits.
std::string factor_label(radical const& factor, language words) {
    constexpr std::size_t widest = 14;
    auto text = text::format_number(factor, numbers_of(words)) + "×";
    return display_width(text) <= widest ? text : text.substr(0, 8) + "…×";
}

}  // namespace

std::string terminal_chart(growth_table const& table, language words,
                           chart_options const& options) {
    SURD_EXPECTS(!table.rows.empty() && options.columns >= 16 && options.rows >= 4,
                 "a chart needs a row and some room");
    auto const& marks = options.ascii ? ascii_marks : unicode_marks;
    log_points const points(table);
    canvas plot(options.columns, options.rows);
    for (std::size_t k = 0; k < points.y.size(); ++k) {
        // A dot in every second column; marks go over dots, dots over nothing.
        for (int i = 0; i < options.columns; i += 2) {
            double const across = static_cast<double>(i) / (options.columns - 1);
            double const end = points.y[k].back();
            plot.set(across, points.up(across * end), options.ascii ? "." : "·", false);
        }
        for (std::size_t i = 0; i < points.x.size(); ++i) {
            plot.set(points.across(points.x[i]), points.up(points.y[k][i]),
                     marks[k % std::size(unicode_marks)], true);
        }
    }

    // Labels of the vertical axis: the largest factor, 1, and the smallest.
    auto const& last = table.rows.back().factors;
    auto const [least, most] = std::minmax_element(last.begin(), last.end());
    radical const one = 1;
    auto const top = factor_label(std::max(*most, one), words);
    auto const bottom = factor_label(std::min(*least, one), words);
    int const row_of_one =
        options.rows - 1 - static_cast<int>(std::lround(points.up(0) * (options.rows - 1)));
    auto const width = std::max({display_width(top), display_width(bottom), std::size_t{2}});

    std::string text;
    for (int row = 0; row < options.rows; ++row) {
        auto const label = row == 0                  ? top
                           : row == options.rows - 1 ? bottom
                           : row == row_of_one       ? std::string("1×")
                                                     : std::string();
        text += std::string(width - display_width(label), ' ') + label;
        text += options.ascii ? (label.empty() ? " | " : " + ") : (label.empty() ? " │ " : " ┤ ");
        text += plot.line(row) + '\n';
    }
    text += std::string(width + 1, ' ') + (options.ascii ? "+" : "└");
    for (int i = 0; i <= options.columns; ++i) text += options.ascii ? "-" : "─";
    auto const first_size = text::format_number(table.rows.front().size, numbers_of(words));
    auto const last_size = text::format_number(table.rows.back().size, numbers_of(words));
    auto const taken = display_width(first_size) + display_width(last_size);
    auto const room = static_cast<std::size_t>(options.columns);
    text += '\n' + std::string(width + 3, ' ') + first_size +
            std::string(taken < room ? room - taken : 1, ' ') + last_size + '\n';
    text += std::string(width + 3, ' ');
    for (std::size_t k = 0; k < table.request.exponents.size(); ++k) {
        text += (k == 0 ? "" : "   ") + std::string(marks[k % std::size(unicode_marks)]) + ' ' +
                factor_heading(table.request.exponents[k], words);
    }
    return text + '\n';
}

}  // namespace surd::growth
