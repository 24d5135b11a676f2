// SPDX-License-Identifier: BSL-1.0
#include "lesson/markdown_mask.hpp"

#include <algorithm>

namespace surd::lesson {

namespace {

constexpr auto npos = std::string_view::npos;

std::size_t end_of_line(std::string_view text, std::size_t i) {
    auto const newline = text.find('\n', i);
    return newline == npos ? text.size() : newline + 1;
}

/// The marker ``` or ~~~ that opens a fenced code block on the line at i, or empty.
std::string_view fence_at(std::string_view text, std::size_t i) {
    std::size_t begin = i;
    while (begin < text.size() && (text[begin] == ' ' || text[begin] == '>') && begin < i + 12) {
        ++begin;
    }
    std::size_t end = begin;
    while (end < text.size() && text[end] == text[begin] &&
           (text[begin] == '`' || text[begin] == '~')) {
        ++end;
    }
    return end - begin >= 3 ? text.substr(begin, end - begin) : std::string_view();
}

/// Behind the fenced block that the line at i opens.
std::size_t end_of_fence(std::string_view text, std::size_t i, std::string_view marker) {
    for (auto line = end_of_line(text, i); line < text.size(); line = end_of_line(text, line)) {
        auto const closing = fence_at(text, line);
        if (!closing.empty() && closing[0] == marker[0] && closing.size() >= marker.size()) {
            return end_of_line(text, line);
        }
    }
    return text.size();
}

/// Behind the code span that backquotes at i open, or i when they are literal.
std::size_t end_of_code_span(std::string_view text, std::size_t i) {
    std::size_t ticks = 0;
    while (i + ticks < text.size() && text[i + ticks] == '`') ++ticks;
    auto const marker = text.substr(i, ticks);
    auto const paragraph_end = std::min(text.find("\n\n", i), text.size());
    for (auto close = text.find(marker, i + ticks); close < paragraph_end;
         close = text.find(marker, close)) {
        std::size_t run = 0;
        while (close + run < text.size() && text[close + run] == '`') ++run;
        if (run == ticks) return close + ticks;
        close += run;
    }
    return i + ticks;
}

text_range front_matter_of(std::string_view text) {
    if (text.substr(0, 4) != "---\n" && text.substr(0, 5) != "---\r\n") return {0, 0};
    for (auto line = end_of_line(text, 0); line < text.size(); line = end_of_line(text, line)) {
        auto const stop = text.substr(line, 3);
        if (stop == "---" || stop == "...") return {end_of_line(text, 0), line};
    }
    return {0, 0};
}

/// The value of a top-level key of simple YAML, without quotes; or empty.
std::string yaml_value(std::string_view yaml, std::string_view key) {
    for (std::size_t line = 0; line < yaml.size(); line = end_of_line(yaml, line)) {
        auto text = yaml.substr(line, end_of_line(yaml, line) - line);
        if (text.substr(0, key.size()) != key || text.size() <= key.size() ||
            text[key.size()] != ':') {
            continue;
        }
        text.remove_prefix(key.size() + 1);
        auto const is_padding = [](char c) {
            return c == ' ' || c == '"' || c == '\'' || c == '\n' || c == '\r';
        };
        while (!text.empty() && is_padding(text.front())) text.remove_prefix(1);
        while (!text.empty() && is_padding(text.back())) text.remove_suffix(1);
        return std::string(text);
    }
    return {};
}

}  // namespace

markdown_mask mask_markdown(std::string_view source) {
    markdown_mask mask;
    mask.front_matter = front_matter_of(source);
    auto const yaml =
        source.substr(mask.front_matter.begin, mask.front_matter.end - mask.front_matter.begin);
    mask.language = yaml_value(yaml, "lang");
    if (mask.language.empty()) mask.language = yaml_value(yaml, "language");
    std::size_t const body =
        mask.front_matter.end == 0 ? 0 : end_of_line(source, mask.front_matter.end);

    auto const skip = [&](std::size_t i) -> std::size_t {
        if (i < body) return body;
        bool const line_start = i == 0 || source[i - 1] == '\n';
        if (line_start) {
            auto const marker = fence_at(source, i);
            if (!marker.empty()) return end_of_fence(source, i, marker);
        }
        if (source[i] == '`') return end_of_code_span(source, i);
        if (source.substr(i, 4) == "<!--") {
            auto const close = source.find("-->", i + 4);
            if (close == npos) return i;
            mask.comments.push_back({i + 4, close});
            return close + 3;
        }
        return i;
    };
    mask.formulas = find_math(source, skip);

    mask.text = std::string(source);
    for (std::size_t i = 0; i < body; ++i) {
        if (mask.text[i] != '\n') mask.text[i] = ' ';
    }
    for (auto const& f : mask.formulas) {
        std::fill(mask.text.begin() + static_cast<std::ptrdiff_t>(f.begin),
                  mask.text.begin() + static_cast<std::ptrdiff_t>(f.end), 'M');
    }
    return mask;
}

}  // namespace surd::lesson
