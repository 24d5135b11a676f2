// SPDX-License-Identifier: BSL-1.0
// Purpose: the flags of the commands that read lessons, and the reading itself.
#ifndef SURD_SRC_CLI_LESSON_FLAGS_HPP
#define SURD_SRC_CLI_LESSON_FLAGS_HPP

#include <optional>
#include <string>
#include <vector>

#include "cli/common.hpp"
#include "surd/lesson/check.hpp"
#include "surd/text/language.hpp"

namespace surd::cli {

struct lesson_flags {
    common_flags common;
    std::vector<std::string> paths;
    std::string as;
    std::string numbers = "auto";
    std::string juxtaposition;
    std::string tables = "on";
    std::string macros;
    std::string config;
    unsigned jobs = 0;  ///< 0: as many as the machine has processors

    void add_to(CLI::App& app);

    /// Settles the flags with the settings file: `--config`, else the surd.toml that governs the
    /// paths. Returns a sentence when there is no path or the settings are at fault.
    [[nodiscard]] std::string settle(CLI::App& app);

    /// Returns the options of a check. Errors: a file of macros that cannot be read is named in
    /// `fault`.
    [[nodiscard]] lesson::check_options checking(std::string& fault) const;

    /// The language asked for; none for `auto`.
    [[nodiscard]] std::optional<text::language> language() const;
};

struct checked_lessons {
    std::vector<lesson::file_report> reports;  ///< in the order of the paths
    std::vector<std::string> faults;           ///< a sentence for each path that is of no use
};

/// Finds, reads and checks the lessons, `jobs` at a time. The reports do not depend on the
/// number of jobs. On a terminal, long work shows its progress on standard error.
[[nodiscard]] checked_lessons check_lessons(lesson_flags const& flags);

}  // namespace surd::cli

#endif
