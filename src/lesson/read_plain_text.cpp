// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <cctype>

#include "lesson/readers.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

/// A line of the file; a line break inside a formula does not end it.
struct text_line {
    std::size_t begin;
    std::size_t end;
    [[nodiscard]] std::string_view in(std::string_view source) const {
        return source.substr(begin, end - begin);
    }
};

std::vector<text_line> lines_of(std::string_view source, std::vector<math_span> const& spans) {
    std::vector<text_line> lines;
    std::size_t begin = 0;
    auto span = spans.begin();
    for (std::size_t i = 0; i <= source.size(); ++i) {
        while (span != spans.end() && span->end <= i) ++span;
        bool const in_formula = span != spans.end() && span->begin <= i;
        if (i < source.size() && (source[i] != '\n' || in_formula)) continue;
        std::size_t end = i;
        if (end > begin && source[end - 1] == '\r') --end;
        lines.push_back({begin, end});
        begin = i + 1;
    }
    return lines;
}

bool is_blank(std::string_view line) {
    return std::all_of(line.begin(), line.end(),
                       [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
}

/// Length of "• ", "- ", "* ", "12. " or "12) " at the start of a line, or 0.
std::size_t marker_length(std::string_view line) {
    std::size_t i = 0;
    while (i < line.size() && line[i] == ' ') ++i;
    for (std::string_view const bullet : {"•", "-", "*", "–", "◦", "▪"}) {
        if (line.substr(i, bullet.size()) == bullet && i + bullet.size() < line.size() &&
            line[i + bullet.size()] == ' ') {
            return i + bullet.size() + 1;
        }
    }
    std::size_t digits = i;
    while (digits < line.size() && digits < i + 3 &&
           std::isdigit(static_cast<unsigned char>(line[digits])) != 0) {
        ++digits;
    }
    if (digits > i && digits + 1 < line.size() && (line[digits] == '.' || line[digits] == ')') &&
        line[digits + 1] == ' ') {
        return digits + 2;
    }
    return 0;
}

/// A line that stands alone, is short, ends without punctuation and holds letters.
bool looks_like_heading(std::string_view line) {
    if (line.size() > 160 || line.find('$') != std::string_view::npos) return false;
    std::size_t letters = 0;
    char32_t last = 0;
    for (std::size_t i = 0; i < line.size();) {
        auto const c = code_point_at(line, i);
        i += c.length;
        if (c.value != ' ') last = c.value;
        bool const ascii_letter = c.value < 0x80 && std::isalpha(static_cast<int>(c.value)) != 0;
        if (ascii_letter || c.value >= 0xC0) ++letters;
        if (c.value == '=') return false;
    }
    constexpr std::u32string_view closing = U".:;,?!。：；，？！)”»";
    return letters >= 3 && closing.find(last) == std::u32string_view::npos;
}

class plain_text_reader {
public:
    explicit plain_text_reader(document& into)
        : document_(into), spans_(find_math(into.source, [](std::size_t i) { return i; })) {}

    void read() {
        auto const lines = lines_of(document_.source, spans_);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            auto const text = lines[i].in(document_.source);
            if (is_blank(text)) {
                end_paragraph();
                table_open_ = false;
            } else if (text.rfind("surd:", 0) == 0) {
                end_paragraph();
                add(block_kind::comment, lines[i].begin, lines[i].end);
            } else if (text.find('\t') != std::string_view::npos) {
                end_paragraph();
                add_table_row(lines[i]);
            } else if (auto const marker = marker_length(text); marker > 0) {
                end_paragraph();
                add(block_kind::list_item, lines[i].begin + marker, lines[i].end);
                table_open_ = false;
            } else {
                table_open_ = false;
                if (!paragraph_open_) paragraph_begin_ = lines[i].begin;
                paragraph_open_ = true;
                paragraph_end_ = lines[i].end;
                ++paragraph_lines_;
            }
        }
        end_paragraph();
    }

private:
    block& add(block_kind kind, std::size_t begin, std::size_t end) {
        block b;
        b.kind = kind;
        b.section = section_;
        b.runs = runs_between(document_.source, begin, end, spans_);
        document_.blocks.push_back(std::move(b));
        return document_.blocks.back();
    }

    void end_paragraph() {
        if (!paragraph_open_) return;
        auto const text = std::string_view(document_.source)
                              .substr(paragraph_begin_, paragraph_end_ - paragraph_begin_);
        bool const heading = paragraph_lines_ == 1 && looks_like_heading(text);
        if (heading) ++section_;
        add(heading ? block_kind::heading : block_kind::paragraph, paragraph_begin_,
            paragraph_end_);
        paragraph_open_ = false;
        paragraph_lines_ = 0;
    }

    void add_table_row(text_line line) {
        if (!table_open_) {
            table_open_ = true;
            ++table_;
            row_ = 0;
        }
        std::size_t column = 0;
        std::size_t begin = line.begin;
        for (std::size_t i = line.begin; i <= line.end; ++i) {
            if (i < line.end && document_.source[i] != '\t') continue;
            auto& cell = add(block_kind::table_cell, begin, i);
            cell.table = table_;
            cell.row = row_;
            cell.column = column++;
            cell.is_header = row_ == 0;
            begin = i + 1;
        }
        ++row_;
    }

    document& document_;
    std::vector<math_span> spans_;
    std::size_t section_ = 0;
    bool paragraph_open_ = false;
    std::size_t paragraph_begin_ = 0;
    std::size_t paragraph_end_ = 0;
    std::size_t paragraph_lines_ = 0;
    bool table_open_ = false;
    std::size_t table_ = 0;
    std::size_t row_ = 0;
};

}  // namespace

std::vector<run> runs_between(std::string_view source, std::size_t begin, std::size_t end,
                              std::span<math_span const> spans) {
    std::vector<run> runs;
    auto const add = [&](run_kind kind, std::size_t from, std::size_t to, std::size_t run_end) {
        if (from >= to) return;
        runs.push_back(
            {kind, std::string(source.substr(from, to - from)), source_map(from), run_end, true});
    };
    auto span =
        std::lower_bound(spans.begin(), spans.end(), begin,
                         [](math_span const& s, std::size_t offset) { return s.begin < offset; });
    std::size_t at = begin;
    for (; span != spans.end() && span->begin < end; ++span) {
        add(run_kind::text, at, span->begin, span->begin);
        add(span->display ? run_kind::display_math : run_kind::inline_math, span->content_begin,
            span->content_end, span->end);
        at = span->end;
    }
    add(run_kind::text, at, std::max(at, end), end);
    return runs;
}

std::string read_plain_text(document& into) {
    plain_text_reader(into).read();
    return {};
}

}  // namespace surd::lesson
