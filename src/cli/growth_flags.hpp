// SPDX-License-Identifier: BSL-1.0
// Purpose: the flags of `surd growth` and `surd explore`, read into exact numbers.
#ifndef SURD_SRC_CLI_GROWTH_FLAGS_HPP
#define SURD_SRC_CLI_GROWTH_FLAGS_HPP

#include <optional>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "surd/growth/growth_table.hpp"
#include "surd/growth/language.hpp"

namespace surd::cli {

/// Text that names what is wrong with an argument.
struct usage_fault {
    std::string sentence;
};

/// --from, --to, --base and --exponents.
struct table_flags {
    std::string from = "128";
    std::string to = "8192";
    std::string base = "2";
    std::vector<std::string> exponents{"1", "2"};

    void add_to(CLI::App& app);
    /// Returns the request. Throws usage_fault for text that is no number and requests that are
    /// no table.
    [[nodiscard]] growth::table_request request() const;
};

/// The rational that an argument spells. Throws usage_fault, which names the flag.
[[nodiscard]] rational number_argument(std::string const& flag, std::string const& text);
/// The same for an exponent, which fits 64 bits.
[[nodiscard]] exponent exponent_argument(std::string const& flag, std::string const& text);

/// Joins `--flag -1` into `--flag=-1`, so that a negative number is no flag.
[[nodiscard]] arguments with_negative_values_joined(arguments const& args);

}  // namespace surd::cli

#endif
