// SPDX-License-Identifier: BSL-1.0
#include "lesson/math_spans.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace surd::lesson {

namespace {

constexpr std::array<std::string_view, 9> environments = {"equation", "align",       "gather",
                                                          "multline", "eqnarray",    "alignat",
                                                          "flalign",  "displaymath", "math"};
constexpr std::size_t longest_inline = 4096;
constexpr std::size_t longest_display = 65536;

bool is_space(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The byte at i is preceded by an odd number of backslashes.
bool is_escaped(std::string_view text, std::size_t i) {
    std::size_t count = 0;
    while (count < i && text[i - 1 - count] == '\\') ++count;
    return count % 2 == 1;
}

/// Where `closing` stands unescaped from `from` on, within `most` bytes and, unless `blank_lines`,
/// before a blank line; npos when it does not.
std::size_t find_closing(std::string_view text, std::size_t from, std::string_view closing,
                         std::size_t most, bool blank_lines) {
    auto const stop = std::min(text.size(), from + most);
    bool line_is_blank = false;
    for (std::size_t i = from; i + closing.size() <= stop; ++i) {
        if (text[i] == '\n') {
            if (line_is_blank && !blank_lines) return std::string_view::npos;
            line_is_blank = true;
        } else if (!is_space(text[i])) {
            line_is_blank = false;
        }
        if (text.substr(i, closing.size()) == closing &&
            (closing[0] == '\\' || !is_escaped(text, i))) {
            return i;
        }
    }
    return std::string_view::npos;
}

/// The closing $ of an inline formula whose content starts at `from`.
std::size_t find_dollar(std::string_view text, std::size_t from) {
    if (from >= text.size() || is_space(text[from]) || text[from] == '$') {
        return std::string_view::npos;
    }
    std::size_t i = from;
    while (true) {
        i = find_closing(text, i, "$", longest_inline, false);
        if (i == std::string_view::npos) return i;
        bool const space_before = is_space(text[i - 1]);
        bool const digit_after = i + 1 < text.size() && is_digit(text[i + 1]);
        if (!space_before && !digit_after) return i;
        return std::string_view::npos;
    }
}

/// The name of a mathematics environment that \begin{...} at i opens, or empty.
std::string environment_at(std::string_view text, std::size_t i) {
    constexpr std::string_view begin = "\\begin{";
    if (text.substr(i, begin.size()) != begin) return {};
    auto const close = text.find('}', i);
    if (close == std::string_view::npos || close - i > 30) return {};
    auto const name = text.substr(i + begin.size(), close - i - begin.size());
    auto bare = name;
    if (!bare.empty() && bare.back() == '*') bare.remove_suffix(1);
    bool const known =
        std::find(environments.begin(), environments.end(), bare) != environments.end();
    return known ? std::string(name) : std::string();
}

}  // namespace

std::vector<math_span> find_math(std::string_view text,
                                 std::function<std::size_t(std::size_t)> const& skip) {
    constexpr auto npos = std::string_view::npos;
    std::vector<math_span> found;
    std::size_t i = 0;
    // What failed searches have cost; a text full of openings without closings stays linear.
    std::size_t wasted = 0;
    std::size_t const most_wasted = 8 * text.size() + 64 * longest_display;
    auto const display_closing = [&](std::size_t from, std::string_view closing) {
        if (wasted > most_wasted) return npos;
        auto const close = find_closing(text, from, closing, longest_display, true);
        if (close == npos) wasted += longest_display;
        return close;
    };
    auto const take = [&](std::size_t content, std::size_t close, std::size_t delimiter,
                          bool display) {
        found.push_back({i, close + delimiter, content, close, display});
        i = close + delimiter;
    };
    while (i < text.size()) {
        auto const past = skip(i);
        if (past > i) {
            i = past;
            continue;
        }
        char const c = text[i];
        if (c == '$' && !is_escaped(text, i)) {
            if (i + 1 < text.size() && text[i + 1] == '$') {
                auto const close = display_closing(i + 2, "$$");
                if (close != npos) {
                    take(i + 2, close, 2, true);
                } else {
                    i += 2;
                }
                continue;
            }
            auto const close = find_dollar(text, i + 1);
            if (close != npos) {
                take(i + 1, close, 1, false);
                continue;
            }
        } else if (c == '\\' && i + 1 < text.size()) {
            char const next = text[i + 1];
            if (next == '(' || next == '[') {
                auto const close = next == '['
                                       ? display_closing(i + 2, "\\]")
                                       : find_closing(text, i + 2, "\\)", longest_inline, false);
                if (close != npos) {
                    take(i + 2, close, 2, next == '[');
                    continue;
                }
            } else if (auto const name = environment_at(text, i); !name.empty()) {
                std::string const ending = "\\end{" + name + "}";
                auto const close = display_closing(i, ending);
                if (close != npos) {
                    found.push_back({i, close + ending.size(), i, close + ending.size(), true});
                    i = close + ending.size();
                    continue;
                }
            }
            i += 2;
            continue;
        }
        ++i;
    }
    return found;
}

}  // namespace surd::lesson
