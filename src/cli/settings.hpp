// SPDX-License-Identifier: BSL-1.0
// Purpose: the settings file surd.toml: flags that a course sets once for all its lessons.
#ifndef SURD_SRC_CLI_SETTINGS_HPP
#define SURD_SRC_CLI_SETTINGS_HPP

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

namespace surd::cli {

/// The file surd.toml that governs `paths`: the nearest one in their common folder or above it;
/// none when there is none. Standard input stands for the current folder.
[[nodiscard]] std::optional<std::string> find_settings(std::vector<std::string> const& paths);

/// Gives each option of `app` that the command line left out the value under its long name in
/// the file; names of files are taken from the settings' folder. Returns a sentence with the
/// line for the first fault (a malformed file, an unknown key, a value that the option refuses);
/// empty without one.
[[nodiscard]] std::string apply_settings(CLI::App& app, std::string const& path);

}  // namespace surd::cli

#endif
