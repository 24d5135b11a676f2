// SPDX-License-Identifier: BSL-1.0
// Purpose: reads files of test vectors from the folder named by SURD_CASES.
#ifndef SURD_TESTS_FP_VECTORS_HPP
#define SURD_TESTS_FP_VECTORS_HPP

#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "surd/fp/rounding.hpp"

namespace surd::fp::test {

/// The lines of $SURD_CASES/float/<name> without comments; nothing if there is no such folder.
inline std::optional<std::vector<std::string>> read_lines(std::string const& name) {
    char const* folder = std::getenv("SURD_CASES");
    if (folder == nullptr) return std::nullopt;
    std::ifstream file(std::string(folder) + "/float/" + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        line = line.substr(0, line.find('#'));
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

inline std::vector<std::string> words_of(std::string const& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

/// `= FUNCTION MODE FORMAT ARGUMENTS : RESULT : FLAGS`
struct result_line {
    rounding mode = rounding::to_nearest;
    bool is_binary32 = false;
    std::vector<std::string> arguments;
    std::string result;
    std::vector<std::string> flag_words;

    /// Whether the line requires the flag, or forbids it; `NAME-ok` does neither.
    [[nodiscard]] bool requires_flag(std::string const& name) const { return lists(name); }
    [[nodiscard]] bool forbids_flag(std::string const& name) const {
        return !lists(name) && !lists(name + "-ok");
    }

private:
    [[nodiscard]] bool lists(std::string const& name) const {
        for (auto const& word : flag_words) {
            if (word == name) return true;
        }
        return false;
    }
};

inline std::optional<result_line> parse_result_line(std::string const& line) {
    if (line.empty() || line[0] != '=') return std::nullopt;
    auto const first = line.find(" : ");
    auto const second = line.find(" :", first + 3);
    auto const head = words_of(line.substr(1, first - 1));
    result_line parsed;
    std::string const& mode = head.at(1);
    parsed.mode = mode == "upward"      ? rounding::upward
                  : mode == "downward"  ? rounding::downward
                  : mode == "tonearest" ? rounding::to_nearest
                                        : rounding::toward_zero;
    parsed.is_binary32 = head.at(2) == "binary32";
    parsed.arguments.assign(head.begin() + 3, head.end());
    parsed.result = words_of(line.substr(first + 3, second - first - 3)).at(0);
    parsed.flag_words = words_of(line.substr(second + 2));
    return parsed;
}

/// A floating number as the files spell it.
template <class Float>
Float parse_float(std::string const& text) {
    if (text == "plus_infty") return std::numeric_limits<Float>::infinity();
    if (text == "minus_infty") return -std::numeric_limits<Float>::infinity();
    if (text == "max") return std::numeric_limits<Float>::max();
    if (text == "min") return std::numeric_limits<Float>::min();
    if (text == "min_subnorm") return std::numeric_limits<Float>::denorm_min();
    if (text.size() > 3 && text[0] == '-' && text[1] == 'm')
        return -parse_float<Float>(text.substr(1));
    if constexpr (std::is_same_v<Float, float>)
        return std::strtof(text.c_str(), nullptr);
    else
        return std::strtod(text.c_str(), nullptr);
}

}  // namespace surd::fp::test

#endif
