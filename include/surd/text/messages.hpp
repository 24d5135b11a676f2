// SPDX-License-Identifier: BSL-1.0
// Purpose: the catalogue of the program's own sentences in every language.
// A message is named by its English wording. Placeholders {0}, {1}, ... stand for mathematics,
// numbers, names and verdict words, which are the same in every language.
#ifndef SURD_TEXT_MESSAGES_HPP
#define SURD_TEXT_MESSAGES_HPP

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "surd/text/language.hpp"

namespace surd::text {

/// One message in all languages; the English wording is its name.
struct message {
    std::string_view en;
    std::string_view es;
    std::string_view zh;

    [[nodiscard]] std::string_view in(language l) const {
        return l == language::es ? es : l == language::zh ? zh : en;
    }
};

/// The messages, those without placeholders first.
struct message_list {
    message const* first;
    std::size_t count;
    [[nodiscard]] message const* begin() const { return first; }
    [[nodiscard]] message const* end() const { return first + count; }
};
[[nodiscard]] message_list catalogue();

/// Returns the message `english` in the language, its placeholders filled.
/// Domain: `english` is the English wording of a message in the catalogue, with as many
/// placeholders as there are arguments.
[[nodiscard]] std::string say(language l, std::string_view english,
                              std::initializer_list<std::string_view> arguments = {});

/// Returns a finished English sentence in the language: the message is recognised by its words
/// around the placeholders, and parts that are sentences themselves are translated in turn.
/// A sentence that no message matches is returned as it is.
[[nodiscard]] std::string translated(language l, std::string_view sentence);

}  // namespace surd::text

#endif
