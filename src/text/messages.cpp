// SPDX-License-Identifier: BSL-1.0
#include "surd/text/messages.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "surd/config.hpp"

namespace surd::text {

namespace {

constexpr std::string_view::size_type placeholder_length = 3;  // {0}

bool is_placeholder(std::string_view wording, std::size_t i) {
    return i + 2 < wording.size() && wording[i] == '{' && wording[i + 1] >= '0' &&
           wording[i + 1] <= '9' && wording[i + 2] == '}';
}

template <class Arguments>
std::string filled(std::string_view wording, Arguments const& arguments) {
    std::string result;
    for (std::size_t i = 0; i < wording.size(); ++i) {
        if (!is_placeholder(wording, i)) {
            result += wording[i];
            continue;
        }
        auto const number = static_cast<std::size_t>(wording[i + 1] - '0');
        SURD_EXPECTS(number < arguments.size(), "a message has an argument for each placeholder");
        result += *(arguments.begin() + static_cast<std::ptrdiff_t>(number));
        i += 2;
    }
    return result;
}

/// What stands at the placeholders of `wording` in `sentence`, in their order there; each takes
/// the shortest text with which the rest still fits.
bool match(std::string_view wording, std::string_view sentence,
           std::vector<std::string_view>& parts) {
    std::size_t literal = 0;
    while (literal < wording.size() && !is_placeholder(wording, literal)) ++literal;
    if (sentence.substr(0, literal) != wording.substr(0, literal)) return false;
    if (literal == wording.size()) return sentence.size() == literal;
    auto const rest = wording.substr(literal + placeholder_length);
    auto const tail = sentence.substr(literal);
    for (std::size_t length = 1; length <= tail.size(); ++length) {
        parts.push_back(tail.substr(0, length));
        if (match(rest, tail.substr(length), parts)) return true;
        parts.pop_back();
    }
    return false;
}

message const* named(std::string_view english) {
    auto const all = catalogue();
    auto const* found =
        std::find_if(all.begin(), all.end(), [&](message const& m) { return m.en == english; });
    return found == all.end() ? nullptr : found;
}

// Longer sentences are no message of the catalogue; the bound keeps matching cheap.
constexpr std::size_t longest_sentence = 2000;

}  // namespace

std::string say(language l, std::string_view english,
                std::initializer_list<std::string_view> arguments) {
    auto const* m = named(english);
    SURD_EXPECTS(m != nullptr, "every message stands in the catalogue");
    return filled(m->in(l), arguments);
}

std::string translated(language l, std::string_view sentence) {
    if (l == language::en || sentence.size() > longest_sentence) return std::string(sentence);
    if (auto const* m = named(sentence)) return std::string(m->in(l));
    // A message, and behind a colon what it is about.
    constexpr std::string_view colon = ": ";
    for (auto at = sentence.rfind(colon); at != std::string_view::npos && at > 0;
         at = sentence.rfind(colon, at - 1)) {
        if (auto const* m = named(sentence.substr(0, at))) {
            return std::string(m->in(l)) + (l == language::zh ? "：" : ": ") +
                   translated(l, sentence.substr(at + colon.size()));
        }
    }
    for (auto const& m : catalogue()) {
        std::vector<std::string_view> parts;
        if (!match(m.en, sentence, parts)) continue;
        std::vector<std::string> arguments;
        arguments.reserve(parts.size());
        for (auto const part : parts) arguments.push_back(translated(l, part));
        return filled(m.in(l), arguments);
    }
    return std::string(sentence);
}

}  // namespace surd::text
