// SPDX-License-Identifier: BSL-1.0
// Purpose: run a command over its inputs: flags and expressions apart, usage errors as status 2.
#ifndef SURD_SRC_CLI_INVOKE_HPP
#define SURD_SRC_CLI_INVOKE_HPP

#include <functional>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/common.hpp"

namespace surd::cli {

/// Parses the flags of `app`, gathers the inputs and calls `command` with them.
/// Returns the command's status; 2 with a message when the usage is wrong, 0 after --help.
int with_inputs(CLI::App& app, arguments const& args,
                std::function<int(std::vector<std::string> const&)> const& command);

/// As above for a command that takes paths and flags only.
int with_flags(CLI::App& app, arguments const& args, std::function<int()> const& command);

}  // namespace surd::cli

#endif
