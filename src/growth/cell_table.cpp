// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/cell_table.hpp"

#include <algorithm>

#include "surd/growth/growth_name.hpp"
#include "surd/growth/power_law.hpp"

namespace surd::growth {

namespace {

// In the order of growth_name.
constexpr wording factor_labels[] = {
    {"Constant", "Constante", "常数"},
    {"Linear", "Lineal", "线性"},
    {"Quadratic", "Cuadrático", "二次"},
    {"Cubic", "Cúbico", "三次"},
    {"Inverse", "Inverso", "逆向"},
    {"Inverse square", "Inverso al cuadrado", "平方反比"},
    {"Square root", "Raíz cuadrada", "平方根"},
    {"Cube root", "Raíz cúbica", "立方根"},
    {"Inverse square root", "Inverso de la raíz", "平方根反比"},
    {"Power", "Potencia", "幂"},
};

constexpr wording size_heading{"Sequence length n", "Longitud de secuencia n", "序列长度 n"};
constexpr wording score_heading{"Score positions n²", "Posiciones de puntuación n²", "得分位置 n²"};
constexpr wording plain_value_heading{"Value", "Valor", "值"};

std::string raised_digits(std::string_view digits) {
    static constexpr std::string_view raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (char const c : digits) text += c == '-' ? "⁻" : raised[c - '0'];
    return text;
}

std::string plain_power(surd::exponent p) { return power_law(p).to_string(); }

std::string times(radical const& factor, language words) {
    return text::format_number(factor, numbers_of(words)) + "×";
}

std::string caption_of(growth_table const& table, language words) {
    auto const first = text::format_number(table.request.from, numbers_of(words));
    switch (words) {
        case language::es:
            return "Crecimiento relativo a n = " + first;
        case language::zh:
            return "相对于 n = " + first + " 的增长";
        case language::en:
            break;
    }
    return "Growth relative to n = " + first;
}

std::string padded(std::string const& text, std::size_t width, bool right) {
    std::string const blanks(width - std::min(width, display_width(text)), ' ');
    return right ? blanks + text : text + blanks;
}

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::vector<std::size_t> widths_of(cell_table const& table) {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        std::size_t width = display_width(table.headings[i]);
        for (auto const& row : table.rows) width = std::max(width, display_width(row[i]));
        widths.push_back(width);
    }
    return widths;
}

std::string escaped_for_markdown(std::string_view cell) {
    std::string text;
    for (char const c : cell) {
        if (c == '|') text += '\\';
        text += c;
    }
    return text;
}

std::string quoted_for_csv(std::string const& cell) {
    if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
    std::string text = "\"";
    for (char const c : cell) {
        if (c == '"') text += '"';
        text += c;
    }
    return text + '"';
}

}  // namespace

std::string superscript(surd::exponent p) {
    auto text = raised_digits(std::to_string(p.numerator()));
    if (!p.is_integer()) text += "ᐟ" + raised_digits(std::to_string(p.index()));
    return text;
}

std::string power_text(surd::exponent p) {
    if (p == surd::exponent(0)) return "1";
    if (p == surd::exponent(1)) return "n";
    if (p == surd::exponent(1, 2)) return "√n";
    if (p == surd::exponent(1, 3)) return "∛n";
    if (p == surd::exponent(-1)) return "1/n";
    return "n" + superscript(p);
}

std::string factor_heading(surd::exponent p, language words) {
    return std::string(factor_labels[static_cast<std::size_t>(name_of(p))].in(words)) + ' ' +
           power_text(p);
}

std::string value_heading(surd::exponent p, language words) {
    if (p == surd::exponent(2)) return std::string(score_heading.in(words));
    return std::string(plain_value_heading.in(words)) + ' ' + power_text(p);
}

cell_table cells_of(growth_table const& table, language words) {
    cell_table cells;
    auto const numbers = numbers_of(words);
    cells.caption = caption_of(table, words);
    cells.headings.emplace_back(size_heading.in(words));
    for (auto const p : table.request.exponents) {
        cells.headings.push_back(factor_heading(p, words));
    }
    cells.headings.push_back(value_heading(table.value_exponent, words));
    for (auto const& row : table.rows) {
        auto& line = cells.rows.emplace_back();
        line.push_back(text::format_number(row.size, numbers));
        for (auto const& factor : row.factors) line.push_back(times(factor, words));
        line.push_back(text::format_number(row.value, numbers));
    }
    return cells;
}

cell_table plain_cells_of(growth_table const& table) {
    cell_table cells;
    cells.headings.emplace_back("n");
    for (auto const p : table.request.exponents) {
        cells.headings.push_back("factor " + plain_power(p));
    }
    cells.headings.push_back("value " + plain_power(table.value_exponent));
    for (auto const& row : table.rows) {
        auto& line = cells.rows.emplace_back();
        line.push_back(row.size.to_string());
        for (auto const& factor : row.factors) line.push_back(factor.to_string());
        line.push_back(row.value.to_string());
    }
    return cells;
}

outcome<cell_table, beyond_limits> scale_cells(rational const& k,
                                               std::vector<surd::exponent> const& exponents,
                                               language words, limits const& allowed) {
    static constexpr wording exponent_heading{"Exponent p", "Exponente p", "指数 p"};
    static constexpr wording rule_heading{"Rule", "Regla", "规则"};
    static constexpr wording effect_heading{"Effect of n → ", "Efecto de n → ", "效果 n → "};
    static constexpr wording name_heading{"Name", "Nombre", "名称"};
    auto const numbers = numbers_of(words);
    auto const scale = text::format_number(k, numbers);
    auto const base = k.is_integer() ? scale : "(" + scale + ")";

    cell_table cells;
    cells.headings = {std::string(exponent_heading.in(words)), std::string(rule_heading.in(words)),
                      std::string(effect_heading.in(words)) + base + "n",
                      std::string(name_heading.in(words))};
    for (auto const p : exponents) {
        auto const factor = scale_factor(k, p, allowed);
        if (!factor) return beyond_limits{factor.why()};
        auto rule = p.is_zero()               ? std::string("C")
                    : p == surd::exponent(-1) ? std::string("C/n")
                                              : "C·" + power_text(p);
        cells.rows.push_back({text::format_number(rational(p.numerator(), p.index()), numbers),
                              std::move(rule),
                              base + superscript(p) + " = " + times(*factor, words),
                              std::string(phrase(name_of(p), words))});
    }
    return cells;
}

std::size_t display_width(std::string_view text) noexcept {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) == 0x80) continue;
        // U+2E80 to U+D7FF and U+F900 on: E2 BA 80 … ED, EF A4 …; what stands there is wide.
        auto const next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
        bool const wide = (byte == 0xE2 && next >= 0xBA) || (byte >= 0xE3 && byte <= 0xED) ||
                          (byte == 0xEF && next >= 0xA4);
        width += wide ? 2 : 1;
    }
    return width;
}

std::string to_text(cell_table const& table) {
    auto const widths = widths_of(table);
    std::string text = table.caption.empty() ? "" : table.caption + "\n\n";
    auto const line_of = [&](std::vector<std::string> const& cells) {
        std::string line;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            line += (i == 0 ? "" : "  ") + padded(cells[i], widths[i], true);
        }
        return without_trailing_blanks(line) + '\n';
    };
    text += line_of(table.headings);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (i > 0) text += "  ";
        for (std::size_t k = 0; k < widths[i]; ++k) text += "─";
    }
    text += '\n';
    for (auto const& row : table.rows) text += line_of(row);
    return text;
}

std::string to_markdown(cell_table const& table) {
    std::string text = table.caption.empty() ? "" : table.caption + "\n\n";
    auto const line_of = [](std::vector<std::string> const& cells) {
        std::string line = "|";
        for (auto const& cell : cells) line += ' ' + escaped_for_markdown(cell) + " |";
        return line + '\n';
    };
    text += line_of(table.headings) + '|';
    for (std::size_t i = 0; i < table.headings.size(); ++i) text += " ---: |";
    text += '\n';
    for (auto const& row : table.rows) text += line_of(row);
    return text;
}

std::string to_csv(cell_table const& table) {
    std::string text;
    auto const add = [&](std::vector<std::string> const& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text += (i == 0 ? "" : ",") + quoted_for_csv(cells[i]);
        }
        text += '\n';
    };
    add(table.headings);
    for (auto const& row : table.rows) add(row);
    return text;
}

}  // namespace surd::growth
