// SPDX-License-Identifier: BSL-1.0
#include "cli/commands.hpp"

int main(int argc, char** argv) {
    return surd::cli::run(surd::cli::arguments(argv + 1, argv + argc));
}
