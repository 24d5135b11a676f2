// SPDX-License-Identifier: BSL-1.0
// Purpose: replace a file's own TeX macros, keeping where each byte was written.
#ifndef SURD_SRC_SYNTAX_MACRO_EXPANDER_HPP
#define SURD_SRC_SYNTAX_MACRO_EXPANDER_HPP

#include <optional>
#include <string_view>

#include "source_text.hpp"
#include "surd/syntax/options.hpp"
#include "surd/syntax/parse_error.hpp"

namespace surd::syntax {

struct expanded_source {
    source_text source;
    std::optional<parse_error> error;
};

/// Whether a byte can be part of a command's name.
[[nodiscard]] constexpr bool is_letter_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// `text` with every macro of options.macros replaced, again in what the bodies hold. The bytes
/// of arguments keep their places; those of a body have the place of the call.
/// Errors: limit, when expansion goes on beyond the limits on length or calls; ungrammatical,
/// when an argument is missing.
[[nodiscard]] expanded_source expand_macros(std::string_view text, parse_options const& options);

}  // namespace surd::syntax

#endif
