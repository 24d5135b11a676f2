// SPDX-License-Identifier: BSL-1.0
#include <cstdio>
#include <cstdlib>

#include "surd/config.hpp"
#include "surd/outcome/outcome.hpp"

namespace surd::detail {

void precondition_violated(char const* sentence, char const* file, int line) noexcept {
    std::fprintf(stderr, "surd: %s (%s:%d)\n", sentence, file, line);
    std::abort();
}

void the_outcome_has_no_value(char const* sentence) noexcept {
    std::fprintf(stderr, "surd: the outcome has no value: %s\n", sentence);
    std::abort();
}

}  // namespace surd::detail
