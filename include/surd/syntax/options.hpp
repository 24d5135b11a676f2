// SPDX-License-Identifier: BSL-1.0
// Purpose: how a text is to be read: notation, number format, known names, limits.
#ifndef SURD_SYNTAX_OPTIONS_HPP
#define SURD_SYNTAX_OPTIONS_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>

#include "surd/syntax/ambiguity.hpp"
#include "surd/syntax/macros.hpp"

namespace surd::syntax {

enum class notation : std::uint8_t {
    automatic,  ///< latex when the text holds a backslash, ^{, _{ or {,}; else plain
    plain,      ///< ASCII and Unicode mathematics
    latex,
};

enum class number_format : std::uint8_t {
    point,  ///< 1,234.5
    comma,  ///< 1.234,5
};

enum class juxtaposition : std::uint8_t {
    tight,  ///< 1/2x is 1/(2x)
    loose,  ///< 1/2x is (1/2)x
};

/// Beyond these a text is refused with the place; reading is linear in the length of the text.
struct parse_limits {
    std::size_t length = 1u << 18;   ///< bytes of one text, and of its macros expanded
    std::size_t depth = 200;         ///< levels of nesting, at most 1000
    std::size_t digits = 20000;      ///< digits of one number, its decimal exponent included
    std::size_t expansions = 10000;  ///< macro calls replaced in one text
};

struct parse_options {
    syntax::notation notation = syntax::notation::automatic;
    number_format numbers = number_format::point;
    syntax::juxtaposition juxtaposition = syntax::juxtaposition::tight;
    /// 2 1/2 is 2 + 1/2, not a product.
    bool mixed_numbers = false;
    /// These are read in the other way, wherever they occur.
    ambiguity_set other_readings;
    /// Names that are functions when "(" follows directly, besides f, g and h.
    std::set<std::string, std::less<>> functions;
    /// Names that are variables even when "(" follows directly: for f, g and h.
    std::set<std::string, std::less<>> variables;
    macro_table macros;
    parse_limits limits;
};

/// `options` with one more ambiguity read in the other way.
[[nodiscard]] parse_options with_other_reading(parse_options options, ambiguity a);

}  // namespace surd::syntax

#endif
