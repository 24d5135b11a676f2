// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/explorer_page.hpp"

#include <algorithm>

#include "growth/page_parts.hpp"
#include "surd/config.hpp"
#include "surd/growth/attention.hpp"
#include "surd/growth/cell_table.hpp"
#include "surd/growth/growth_name.hpp"

namespace surd::growth {

namespace {

constexpr surd::exponent linear(1);
constexpr surd::exponent quadratic(2);

// {0}, {1}, … stand for numbers and names.
constexpr wording lesson_title{"Linear and quadratic growth", "Crecimiento lineal y cuadrático",
                               "线性与二次增长"};
constexpr wording other_title{"How {0} grow", "Cómo crecen {0}", "{0} 的增长"};
constexpr wording lesson_caption{"Linear and quadratic growth relative to {0} tokens",
                                 "Crecimiento lineal y cuadrático relativo a {0} tokens",
                                 "相对于 {0} 个 token 的线性与二次增长"};
constexpr wording other_caption{"Growth relative to n = {0}", "Crecimiento relativo a n = {0}",
                                "相对于 n = {0} 的增长"};
constexpr wording lead{
    "Both axes are logarithmic: equal steps are equal factors, not equal sums. So a power is a "
    "straight line, and the exponent is its slope.",
    "Ambos ejes son logarítmicos: pasos iguales son factores iguales, no sumas iguales. Por eso "
    "una "
    "potencia es una recta, y el exponente es su pendiente.",
    "两条轴都是对数刻度：相等的步长表示相等的倍数，而不是相等的加数。因此幂是一条直线，指数就是它的"
    "斜率。"};
constexpr wording chart_description{
    "Growth factors over sizes from {0} to {1}, both axes logarithmic. The table below holds every "
    "value.",
    "Factores de crecimiento para tamaños de {0} a {1}, con ambos ejes logarítmicos. La tabla "
    "siguiente contiene todos los valores.",
    "规模从 {0} 到 {1} 的增长倍数，两条轴均为对数刻度。下方表格包含每一个值。"};
constexpr wording slider_label{"Sequence length n", "Longitud de la secuencia n", "序列长度 n"};
constexpr wording slider_hint{
    "From {0} to {1}. Drag, or use the arrow keys: each step is a factor {2}.",
    "De {0} a {1}. Arrastra o usa las teclas de flecha: cada paso es un factor {2}.",
    "从 {0} 到 {1}。拖动或使用方向键：每一步乘以 {2}。"};
constexpr wording selected_length{"Selected length", "Longitud seleccionada", "选定长度"};
constexpr wording current_state{"Current state", "Estado actual", "当前状态"};
constexpr wording selected_mark{"← Selected", "← Seleccionada", "← 已选"};
constexpr wording table_heading{"The chart as a table", "El gráfico como tabla", "图表数据表"};
constexpr wording no_script{
    "The slider needs JavaScript. The chart and the table show every value without it.",
    "El control necesita JavaScript. El gráfico y la tabla muestran todos los valores sin él.",
    "滑块需要 JavaScript。没有它，图表和表格仍显示每一个值。"};
constexpr wording footer{
    "Every number on this page was computed exactly when the page was written.",
    "Todos los números de esta página se calcularon exactamente al generarla.",
    "本页的每个数都是在生成页面时精确计算的。"};
constexpr wording lesson_sentence{
    "At n = {0}, linear growth is {1} the baseline and quadratic growth is {2}, which gives {3} "
    "score positions.",
    "En n = {0}, el crecimiento lineal es {1} la base y el cuadrático es {2}, lo que da {3} "
    "posiciones de puntuación.",
    "当 n = {0} 时，线性增长是基线的 {1}，二次增长是 {2}，共有 {3} 个得分位置。"};

std::string filled(std::string_view pattern, std::vector<std::string> const& parts) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '{') {
            text += parts[static_cast<std::size_t>(pattern[i + 1] - '0')];
            i += 2;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::string element(std::string_view tag, std::string_view content, std::string_view more = "") {
    auto const name = std::string(tag);
    return '<' + name + (more.empty() ? "" : " ") + std::string(more) + '>' +
           html_escaped(content) + "</" + name + ">\n";
}

std::string quoted(std::string_view text) { return "=\"" + html_escaped(text) + '"'; }

/// The parts of one page, all from the same table of finished cells.
class page_writer {
public:
    page_writer(growth_table const& table, language words, std::size_t current)
        : table_(table), words_(words), current_(current), cells_(cells_of(table, words)) {
        is_lesson_ = table.request.exponents == std::vector{linear, quadratic};
        auto const first = cells_.rows.front().front();
        title_ = is_lesson_ ? std::string(lesson_title.in(words))
                            : filled(other_title.in(words), {powers()});
        caption_ = filled((is_lesson_ ? lesson_caption : other_caption).in(words), {first});
        auto const description =
            filled(chart_description.in(words), {first, cells_.rows.back().front()});
        chart_ = draw_chart(table, words, current, caption_, description);
    }

    [[nodiscard]] std::string page() const {
        static constexpr std::string_view codes[] = {"en", "es", "zh"};
        auto text = "<!DOCTYPE html>\n<html lang=\"" +
                    std::string(codes[static_cast<std::size_t>(words_)]) + "\">\n<head>\n";
        text += R"(<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
)";
        text += element("title", title_);
        text += "<style>" + std::string(page_style()) + "</style>\n</head>\n";
        text += "<body class=\"no-script\">\n<main>\n";
        text += element("h1", title_) + element("p", lead.in(words_), "class=\"lead\"");
        text += "<section class=\"card\" aria-labelledby=\"chart-title\">\n" + figure() +
                control() + readout() + "</section>\n";
        text += values() + notes();
        text += "</main>\n<script>" + std::string(page_script()) + "</script>\n</body>\n</html>\n";
        return text;
    }

private:
    /// n, √n and so on, parted as the language does.
    [[nodiscard]] std::string powers() const {
        std::string text;
        for (auto const p : table_.request.exponents) {
            text += (text.empty() ? "" : words_ == language::zh ? "、" : ", ") + power_text(p);
        }
        return text;
    }

    [[nodiscard]] std::string figure() const {
        auto text = "<figure>\n<figcaption>\n";
        std::string keys;
        for (std::size_t k = 0; k < table_.request.exponents.size(); ++k) {
            keys += "<span class=\"key\">" + legend_swatch(k) +
                    html_escaped(cells_.headings[k + 1]) + "</span>\n";
        }
        return text + keys + "</figcaption>\n" + chart_.svg + "\n</figure>\n";
    }

    [[nodiscard]] std::string control() const {
        auto const& first = cells_.rows.front().front();
        auto const& last = cells_.rows.back().front();
        auto const base = text::format_number(table_.request.base, numbers_of(words_));
        auto text = "<div class=\"control\" id=\"control\" hidden>\n" +
                    element("label", slider_label.in(words_), "for=\"length\"") +
                    element("p", filled(slider_hint.in(words_), {first, last, base}),
                            "class=\"hint\" id=\"hint\"");
        text += "<input type=\"range\" id=\"length\" min=\"0\" max=\"" +
                std::to_string(cells_.rows.size() - 1) + "\" step=\"1\" value=\"" +
                std::to_string(current_) +
                "\" autocomplete=\"off\" aria-describedby=\"hint\" "
                "aria-valuetext" +
                quoted(cells_.rows[current_].front()) + ">\n";
        return text + "<div class=\"ends\" aria-hidden=\"true\"><span>" + html_escaped(first) +
               "</span><span>" + html_escaped(last) + "</span></div>\n</div>\n<noscript>" +
               element("p", no_script.in(words_), "class=\"note\"") + "</noscript>\n";
    }

    [[nodiscard]] std::string readout() const {
        auto const& row = cells_.rows[current_];
        auto const card = [&](std::size_t column, std::string_view name, std::string_view swatch) {
            return "<div><dt>" + std::string(swatch) + html_escaped(name) + "</dt>\n" +
                   element("dd", row[column], "data-shows=\"" + std::to_string(column) + '"') +
                   "</div>\n";
        };
        auto text = "<dl class=\"readout\">\n" + card(0, selected_length.in(words_), "");
        for (std::size_t k = 0; k < table_.request.exponents.size(); ++k) {
            auto const p = table_.request.exponents[k];
            auto name = std::string(phrase(name_of(p), words_));
            if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
            text += card(k + 1, name + ' ' + power_text(p), legend_swatch(k));
        }
        text += card(row.size() - 1, cells_.headings.back(), "") + "</dl>\n";
        return text + element("p", sentence(row),
                              "class=\"sentence\" id=\"sentence\" "
                              "role=\"status\"");
    }

    [[nodiscard]] std::string sentence(std::vector<std::string> const& row) const {
        if (is_lesson_) return filled(lesson_sentence.in(words_), row);
        auto text = "n = " + row.front();
        for (std::size_t i = 1; i < row.size(); ++i) {
            text += (words_ == language::zh ? "；" : "; ") + cells_.headings[i] + ": " + row[i];
        }
        return text + (words_ == language::zh ? "。" : ".");
    }

    [[nodiscard]] std::string values() const {
        auto text = "<div class=\"card\">\n" +
                    element("h2", table_heading.in(words_), "id=\"values-heading\"") +
                    "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
                    "aria-labelledby=\"values-heading\">\n<table id=\"values\">\n" +
                    element("caption", caption_) + "<thead>\n<tr>\n";
        for (auto const& heading : cells_.headings) {
            text += element("th", heading, "scope=\"col\"");
        }
        text +=
            element("th", current_state.in(words_), "scope=\"col\"") + "</tr>\n</thead>\n<tbody>\n";
        for (std::size_t i = 0; i < cells_.rows.size(); ++i) text += value_row(i);
        return text + "</tbody>\n</table>\n</div>\n</div>\n";
    }

    [[nodiscard]] std::string value_row(std::size_t i) const {
        auto const& row = cells_.rows[i];
        bool const is_current = i == current_;
        auto text =
            std::string(is_current ? "<tr class=\"current\" aria-current=\"true\"" : "<tr") +
            " data-at" + quoted(chart_.rows[i].column_at) + " data-anchor" +
            quoted(chart_.rows[i].label_anchor);
        for (std::size_t k = 0; k < table_.request.exponents.size(); ++k) {
            auto const number = std::to_string(k);
            text += " data-at-" + number + quoted(chart_.rows[i].point_at[k]) + " data-label-at-" +
                    number + quoted(chart_.rows[i].label_at[k]) + " data-label-" + number +
                    quoted(chart_.rows[i].label[k]);
        }
        text += " data-sentence" + quoted(sentence(row)) + ">\n" +
                element("th", row.front(), "scope=\"row\"");
        for (std::size_t k = 1; k < row.size(); ++k) text += element("td", row[k]);
        return text + element("td", is_current ? selected_mark.in(words_) : "") + "</tr>\n";
    }

    [[nodiscard]] std::string notes() const {
        auto const& exponents = table_.request.exponents;
        bool const counts_scores = table_.value_exponent == quadratic &&
                                   std::count(exponents.begin(), exponents.end(), quadratic) > 0;
        auto text = std::string("<footer>\n");
        if (counts_scores) text += element("p", attention_note(words_), "class=\"note\"");
        return text + element("p", footer.in(words_), "class=\"note\"") + "</footer>\n";
    }

    growth_table const& table_;
    language words_;
    std::size_t current_;
    cell_table cells_;
    bool is_lesson_ = false;
    std::string title_;
    std::string caption_;
    page_chart chart_;
};

}  // namespace

std::string html_escaped(std::string_view text) {
    std::string escaped;
    for (char const c : text) {
        switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            default:
                escaped += c;
        }
    }
    return escaped;
}

std::size_t middle_row(growth_table const& table) noexcept { return (table.rows.size() - 1) / 2; }

std::string explorer_page(growth_table const& table, language words, std::size_t current) {
    SURD_EXPECTS(
        current < table.rows.size() && table.rows.size() <= most_page_rows &&
            table.request.exponents.size() <= most_page_exponents,
        "an explorer page has a current row, and no more rows and exponents than it shows");
    return page_writer(table, words, current).page();
}

}  // namespace surd::growth
