// SPDX-License-Identifier: BSL-1.0
// Purpose: a judgement as JSON keys and as indented lines for a reader.
#ifndef SURD_SRC_CLI_JUDGEMENT_TEXT_HPP
#define SURD_SRC_CLI_JUDGEMENT_TEXT_HPP

#include <iosfwd>
#include <string_view>

#include "cli/common.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::cli {

/// Adds the keys from `condition` to `hint` of the verify object, null where they do not apply.
void add_judgement(json& object, symbolic::judgement const& j, conventions chosen);

/// Witness and values, correct value, condition, reasons with carets, conventions, hint.
void print_judgement(std::ostream& out, std::string_view input, symbolic::judgement const& j,
                     conventions chosen);

}  // namespace surd::cli

#endif
