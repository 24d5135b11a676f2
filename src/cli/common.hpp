// SPDX-License-Identifier: BSL-1.0
// Purpose: what the commands of the program share: flags, inputs, exit codes, JSON of values.
#ifndef SURD_SRC_CLI_COMMON_HPP
#define SURD_SRC_CLI_COMMON_HPP

#include <CLI/CLI.hpp>
#include <cstdint>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "surd/symbolic/evaluate.hpp"
#include "surd/syntax/parse_error.hpp"

namespace surd::cli {

using json = nlohmann::ordered_json;

namespace exit_code {
inline constexpr int ok = 0;
inline constexpr int found = 1;  ///< a statement refuted, a finding
inline constexpr int usage = 2;  ///< usage, input that could not be read
inline constexpr int little_checked = 3;
inline constexpr int internal = 4;
}  // namespace exit_code

/// The flags that every command with mathematics takes.
struct common_flags {
    bool as_json = false;
    std::string lang = "auto";
    std::string zero_to_zero = "ask";
    std::string negative_base = "real-odd-root";
    std::string even_fraction = "ask";
    std::vector<std::string> assume;
    std::uint64_t digits = 0;  ///< 0: the default number, exact decimals in full
    std::uint64_t max_bits = limits{}.max_bits;
    std::uint64_t max_steps = limits{}.max_steps;
    std::uint32_t max_depth = limits{}.max_depth;
    double max_seconds = limits{}.max_seconds;

    void add_to(CLI::App& command);
    [[nodiscard]] symbolic::evaluation_options evaluation() const;
};

/// Splits the arguments of a command into flags that `command` knows and expressions: an
/// argument that begins with - and is no known flag is an expression, as in `surd eval -x^2`.
struct split_arguments {
    std::vector<std::string> flags;
    std::vector<std::string> expressions;
};
[[nodiscard]] split_arguments split(CLI::App const& command,
                                    std::vector<std::string> const& arguments);

/// The inputs of a command: its arguments, `-` standing for the lines of standard input.
[[nodiscard]] std::vector<std::string> inputs_of(std::vector<std::string> const& arguments,
                                                 std::istream& standard_input);

[[nodiscard]] json json_of(symbolic::span where);
[[nodiscard]] json json_of(std::vector<symbolic::reason_at> const& reasons);
[[nodiscard]] json json_of(std::vector<symbolic::candidate> const& candidates);
/// Names of the conventions that a value relied on under the chosen flags.
[[nodiscard]] json conventions_json(question_set used, conventions chosen);
[[nodiscard]] std::vector<std::string> convention_names(question_set used, conventions chosen);
/// null for an empty string.
[[nodiscard]] json text_or_null(std::string const& text);

/// The input with a caret line under the part at fault, two lines and a final newline.
[[nodiscard]] std::string pointed(std::string_view input, symbolic::span where);
/// One sentence for a text that was not read.
[[nodiscard]] std::string explain(syntax::parse_error const& error);

/// Writes one JSON object as one line; invalid UTF-8 is replaced.
void write_line(std::ostream& out, json const& object);

}  // namespace surd::cli

#endif
