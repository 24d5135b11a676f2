// SPDX-License-Identifier: BSL-1.0
#include "cli/settings.hpp"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace surd::cli {

namespace {

namespace fs = std::filesystem;

constexpr char const* settings_name = "surd.toml";

// The flags that speak of lessons; those of one run (--format, --output, --quiet) do not belong
// in a file.
constexpr std::array<std::string_view, 18> setting_names = {
    "lang",         "zero-to-zero", "negative-base", "even-fraction", "assume", "max-bits",
    "max-steps",    "max-depth",    "max-seconds",   "numbers",       "tables", "juxtaposition",
    "min-coverage", "fail-on",      "strict",        "baseline",      "macros", "jobs",
};

bool names_a_file(std::string_view key) { return key == "baseline" || key == "macros"; }

/// The folder that all paths are in.
fs::path common_folder(std::vector<std::string> const& paths) {
    std::optional<fs::path> common;
    for (auto const& path : paths) {
        std::error_code error;
        auto folder = fs::absolute(path == "-" ? "." : path, error).lexically_normal();
        if (!fs::is_directory(folder, error)) folder = folder.parent_path();
        if (!folder.has_filename()) folder = folder.parent_path();
        if (!common) {
            common = folder;
            continue;
        }
        auto const parts =
            std::mismatch(common->begin(), common->end(), folder.begin(), folder.end());
        fs::path shared;
        for (auto part = common->begin(); part != parts.first; ++part) shared /= *part;
        common = shared;
    }
    return common.value_or(fs::current_path());
}

/// A value as it would stand on the command line; none for tables and dates.
std::optional<std::string> spelled(toml::node const& value) {
    if (auto const* text = value.as_string()) return text->get();
    if (auto const* number = value.as_integer()) return std::to_string(number->get());
    if (auto const* flag = value.as_boolean()) return flag->get() ? "true" : "false";
    if (auto const* real = value.as_floating_point()) {
        auto digits = std::to_string(real->get());
        return digits;
    }
    return std::nullopt;
}

std::optional<std::vector<std::string>> spelled_list(toml::node const& value) {
    std::vector<std::string> words;
    if (auto const* list = value.as_array()) {
        for (auto const& one : *list) {
            auto word = spelled(one);
            if (!word) return std::nullopt;
            words.push_back(std::move(*word));
        }
        return words;
    }
    auto word = spelled(value);
    if (!word) return std::nullopt;
    words.push_back(std::move(*word));
    return words;
}

}  // namespace

std::optional<std::string> find_settings(std::vector<std::string> const& paths) {
    for (auto folder = common_folder(paths);; folder = folder.parent_path()) {
        std::error_code error;
        if (auto const file = folder / settings_name; fs::is_regular_file(file, error)) {
            return file.string();
        }
        if (folder == folder.parent_path()) return std::nullopt;
    }
}

std::string apply_settings(CLI::App& app, std::string const& path) {
    auto const fault = [&](toml::source_region const& where, std::string const& sentence) {
        return path + ':' + std::to_string(where.begin.line) + ": " + sentence;
    };
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return path + ": no such file";
    auto const parsed = toml::parse_file(path);
    if (!parsed) {
        return fault(parsed.error().source(), std::string(parsed.error().description()));
    }
    for (auto const& [key, value] : parsed.table()) {
        std::string const name(key.str());
        bool const known =
            std::find(setting_names.begin(), setting_names.end(), name) != setting_names.end();
        auto* option = known ? app.get_option_no_throw("--" + name) : nullptr;
        if (!known) return fault(key.source(), "no setting is called " + name);
        if (option == nullptr || option->count() > 0) continue;
        auto words = spelled_list(value);
        if (!words || words->empty()) {
            return fault(value.source(), name + " takes a value or a list of values");
        }
        for (auto& word : *words) {
            if (names_a_file(name)) word = (fs::path(path).parent_path() / word).string();
            option->add_result(word);
        }
        try {
            option->run_callback();
        } catch (CLI::ParseError const& refused) {
            return fault(value.source(), refused.what());
        }
    }
    return {};
}

}  // namespace surd::cli
