// SPDX-License-Identifier: BSL-1.0
// Purpose: the TeX macros that a file defines for itself.
#ifndef SURD_SYNTAX_MACROS_HPP
#define SURD_SYNTAX_MACROS_HPP

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace surd::syntax {

/// A TeX macro: `parameters` arguments #1 ... #9, put into `body` as text.
struct macro {
    int parameters = 0;
    std::string body;
    /// The first argument is optional, written [..], with this value when it is left out.
    std::optional<std::string> optional_argument;
};

/// From a name without its backslash to its macro.
using macro_table = std::map<std::string, macro, std::less<>>;

/// The macros that `tex` defines by \newcommand, \renewcommand, \providecommand,
/// \DeclareMathOperator and \def. Definitions of another shape are left out; nothing is executed.
[[nodiscard]] macro_table read_macros(std::string_view tex);

}  // namespace surd::syntax

#endif
