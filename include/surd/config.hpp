// SPDX-License-Identifier: BSL-1.0
// Purpose: the library's version and its few macros.
#ifndef SURD_CONFIG_HPP
#define SURD_CONFIG_HPP

#define SURD_VERSION_MAJOR 0
#define SURD_VERSION_MINOR 1
#define SURD_VERSION_PATCH 0
#define SURD_VERSION "0.1.0"

namespace surd::detail {

/// Stops the program with `sentence` on standard error. Never returns.
/// Not constexpr: in a constant expression a violated precondition is a compile error
/// whose text names this function and shows the sentence.
[[noreturn]] void precondition_violated(char const* sentence, char const* file, int line) noexcept;

}  // namespace surd::detail

/// Always-on precondition of exact code; `sentence` says what the caller broke.
#define SURD_EXPECTS(condition, sentence) \
    ((condition) ? static_cast<void>(0)   \
                 : ::surd::detail::precondition_violated(sentence, __FILE__, __LINE__))

#endif
