// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/read_document.hpp"

#include <algorithm>
#include <utility>

#include "lesson/exercises.hpp"
#include "lesson/readers.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;

constexpr std::pair<std::string_view, format> endings[] = {
    {".txt", format::plain_text}, {".md", format::markdown},  {".markdown", format::markdown},
    {".qmd", format::markdown},   {".rmd", format::markdown}, {".myst", format::markdown},
    {".cnxml", format::cnxml},    {".ptx", format::pretext},  {".html", format::html},
    {".htm", format::html},       {".xhtml", format::html},   {".tex", format::latex},
    {".ipynb", format::notebook},
};

/// A longer line or paragraph is no prose: a file without line ends, or no text at all.
constexpr std::size_t longest_paragraph = std::size_t{1} << 20;

/// The line that is longer than any prose, or 0.
std::size_t overlong_line(std::string_view source) {
    std::size_t line = 1;
    for (std::size_t begin = 0; begin < source.size(); ++line) {
        auto const end = std::min(source.find('\n', begin), source.size());
        if (end - begin > longest_paragraph) return line;
        begin = end + 1;
    }
    return 0;
}

/// What is wrong with a paragraph that is longer than any prose; empty when none is.
std::string overlong_paragraph(document const& lesson) {
    for (auto const& b : lesson.blocks) {
        for (auto const& r : b.runs) {
            if (r.content.size() <= longest_paragraph || b.kind == block_kind::code) continue;
            auto const line = line_index(lesson.source).at(r.places.source_of(0)).line;
            return "line " + std::to_string(line) + ": a paragraph of more than 1 MiB";
        }
    }
    return {};
}

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

}  // namespace

std::optional<format> format_for(std::string_view path) {
    auto const name = lower_case(path);
    for (auto const& [ending, kind] : endings) {
        if (name.size() > ending.size() &&
            std::string_view(name).substr(name.size() - ending.size()) == ending) {
            return kind;
        }
    }
    return std::nullopt;
}

read_result read_document(std::string path, std::string source, format as) {
    if (source.size() > most_bytes) return {std::nullopt, "the file is larger than 64 MiB"};
    if (auto const bad = source.find('\0'); bad != std::string::npos) {
        return {std::nullopt, "NUL byte at offset " + std::to_string(bad) + ": no text file"};
    }
    if (auto const bad = first_invalid_utf8(source); bad != std::string::npos) {
        return {std::nullopt, "not UTF-8 at offset " + std::to_string(bad)};
    }
    bool const lines_count =
        as == format::plain_text || as == format::markdown || as == format::latex;
    if (auto const line = lines_count ? overlong_line(source) : 0; line != 0) {
        return {std::nullopt, "line " + std::to_string(line) + " is longer than 1 MiB"};
    }
    document result;
    result.path = std::move(path);
    result.format = as;
    result.source = std::move(source);
    std::string fault;
    switch (as) {
        case format::plain_text:
            fault = read_plain_text(result);
            break;
        case format::markdown:
            fault = read_markdown(result);
            break;
        case format::cnxml:
            fault = read_cnxml(result);
            break;
        case format::pretext:
            fault = read_pretext(result);
            break;
        case format::html:
            fault = read_html(result);
            break;
        case format::latex:
            fault = read_latex(result);
            break;
        case format::notebook:
            fault = read_notebook(result);
            break;
    }
    if (fault.empty()) fault = overlong_paragraph(result);
    if (!fault.empty()) return {std::nullopt, fault};
    number_exercises(result);
    return {std::move(result), {}};
}

}  // namespace surd::lesson
