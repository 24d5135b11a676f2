// SPDX-License-Identifier: BSL-1.0
// Purpose: read an input named on the command line, write an output named there.
#ifndef SURD_SRC_CLI_OUTPUT_FILE_HPP
#define SURD_SRC_CLI_OUTPUT_FILE_HPP

#include <optional>
#include <string>
#include <string_view>

namespace surd::cli {

/// Returns the content of a file, of standard input for "-"; nothing when it cannot be read.
[[nodiscard]] std::optional<std::string> read_input(std::string const& path);

/// Writes the text to the file, to standard output for "" and "-". Returns whether all was written.
[[nodiscard]] bool write_output(std::string const& path, std::string_view text);

/// Returns what a message calls that output.
[[nodiscard]] std::string name_of_output(std::string const& path);

}  // namespace surd::cli

#endif
