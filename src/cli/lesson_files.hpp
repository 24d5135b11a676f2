// SPDX-License-Identifier: BSL-1.0
// Purpose: find the lessons that paths name, and load them.
#ifndef SURD_SRC_CLI_LESSON_FILES_HPP
#define SURD_SRC_CLI_LESSON_FILES_HPP

#include <string>
#include <vector>

#include "surd/lesson/read_document.hpp"

namespace surd::cli {

struct lesson_files {
    std::vector<std::string> paths;   ///< in sorted order below each folder
    std::vector<std::string> faults;  ///< a sentence for each path that cannot be used
};

/// Files as named; folders recursively, by file name ending, hidden ones left out; "-" is
/// standard input.
[[nodiscard]] lesson_files find_lessons(std::vector<std::string> const& paths);

/// Reads one file. `as` names a format, or is empty to go by the file's name.
[[nodiscard]] lesson::read_result load_lesson(std::string const& path, std::string const& as);

}  // namespace surd::cli

#endif
