// SPDX-License-Identifier: BSL-1.0
// Purpose: the commands of the program. Each takes its arguments and returns the exit status.
#ifndef SURD_SRC_CLI_COMMANDS_HPP
#define SURD_SRC_CLI_COMMANDS_HPP

#include <string>
#include <vector>

namespace surd::cli {

using arguments = std::vector<std::string>;

int eval(arguments const& args);
int verify(arguments const& args);
int solve(arguments const& args);
int simplify(arguments const& args);
int check(arguments const& args);
int list(arguments const& args);
int growth(arguments const& args);
int explore(arguments const& args);

/// Runs the command that the first argument names; usage errors give 2, faults 4.
int run(arguments const& args);

}  // namespace surd::cli

#endif
