// SPDX-License-Identifier: BSL-1.0
// Purpose: the TeX commands and environments that formulas of lessons use.
#ifndef SURD_SRC_SYNTAX_LATEX_COMMANDS_HPP
#define SURD_SRC_SYNTAX_LATEX_COMMANDS_HPP

#include <cstdint>
#include <string_view>

#include "surd/symbolic/statement.hpp"
#include "surd/syntax/parse_error.hpp"
#include "token.hpp"

namespace surd::syntax {

enum class command_action : std::uint8_t {
    unknown,
    symbol,         ///< one token: `token`, `text`, `relation`, `joined`
    transparent,    ///< formatting: `arguments` of its own are left out, what follows is read
    drop,           ///< shows nothing: left out with its `arguments`
    thin_space,     ///< a space that may divide groups of digits
    space,          ///< a space that can be seen
    wide_space,     ///< left out with its `arguments`; divides pieces
    words,          ///< \text{...}
    upright,        ///< \mathrm{...}: a name of one or more letters
    operator_name,  ///< \operatorname{...}
    fraction,
    square_root,
    root_of,  ///< \root 3 \of {x}
    over,
    left,
    right,  ///< only after \left
    begin,
    end,
    row,
    brace_above,
    brace_below,
    box,
    annotated,   ///< \overset{above}{what}: `arguments` of annotation, then what counts
    negated,     ///< \not
    number_set,  ///< \mathbb{R}, or \R with `text`
    refuse,      ///< `refused` with `text` as cause
};

struct command {
    command_action action = command_action::unknown;
    token_kind token = token_kind::end;
    std::string_view text = {};
    int arguments = 0;
    symbolic::relation relation = symbolic::relation::equal;
    symbolic::connective joined = symbolic::connective::separate;
    refusal refused = refusal::unsupported;
};

/// The command called `name` (letters, or one other character), without its backslash.
[[nodiscard]] command find_command(std::string_view name);

enum class environment_kind : std::uint8_t {
    unknown,
    transparent,  ///< equation and the like: one formula
    pairs,        ///< align: columns in pairs, right and left of the relation
    cells,        ///< array: each column by itself
    refused,      ///< `cause`
};

struct environment {
    environment_kind kind = environment_kind::unknown;
    int arguments = 0;
    std::string_view cause = {};
};

[[nodiscard]] environment find_environment(std::string_view name);

}  // namespace surd::syntax

#endif
