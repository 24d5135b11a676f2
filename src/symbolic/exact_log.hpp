// SPDX-License-Identifier: BSL-1.0
// Purpose: the exact logarithm of exact reals, for evaluation and solving.
#ifndef SURD_SRC_SYMBOLIC_EXACT_LOG_HPP
#define SURD_SRC_SYMBOLIC_EXACT_LOG_HPP

#include <cstdint>
#include <string>

#include "surd/symbolic/evaluate.hpp"

namespace surd::symbolic {

enum class log_kind : std::uint8_t {
    rational,    ///< base^exponent = value for exactly one exponent, given
    irrational,  ///< for exactly one real exponent, called `name`
    none,        ///< for no real exponent
    set,         ///< for more than one exponent: `set`
    convention,  ///< depends on a convention that nobody chose: `reason`
    undecided,
};

struct log_value {
    log_kind kind = log_kind::undecided;
    rational exponent;
    std::string name;    ///< such as log(2, 3)
    std::string set;     ///< what follows the unknown: " > 0", " an even integer"
    std::string reason;  ///< of kind convention
    question_set conventions;
};

/// Returns the set of p with base^p = value. Domain: single radicals; others are undecided.
[[nodiscard]] log_value exact_log(exact_real const& base, exact_real const& value,
                                  evaluation_options const& options);

}  // namespace surd::symbolic

#endif
