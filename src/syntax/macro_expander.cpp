// SPDX-License-Identifier: BSL-1.0
#include "macro_expander.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace surd::syntax {

namespace {

struct placed_byte {
    char byte;
    span where;
};

using placed_text = std::vector<placed_byte>;

/// What is left to read is kept backwards, so that a body is put in front at its own cost.
class expander {
public:
    expander(std::string_view text, parse_options const& options) : options_(options) {
        rest_.reserve(text.size());
        for (std::size_t i = text.size(); i-- > 0;) rest_.push_back({text[i], {i, i + 1}});
        budget_ = options.limits.length;
        calls_ = options.limits.expansions;
    }

    expanded_source run() {
        while (!rest_.empty() && !result_.error) {
            if (rest_.back().byte == '\\')
                command();
            else
                keep(take());
        }
        return std::move(result_);
    }

private:
    placed_byte take() {
        placed_byte const b = rest_.back();
        rest_.pop_back();
        return b;
    }

    void keep(placed_byte b) {
        result_.source.text += b.byte;
        result_.source.origins.push_back(b.where);
    }

    void fail(refusal kind, span where, std::string cause, std::string expected) {
        result_.error = parse_error{kind, where, std::move(cause), {}, std::move(expected)};
    }

    void command() {
        placed_text spelled{take()};
        std::string name;
        while (!rest_.empty() && is_letter_byte(rest_.back().byte)) {
            spelled.push_back(take());
            name += spelled.back().byte;
        }
        if (name.empty() && !rest_.empty()) {
            spelled.push_back(take());
            name += spelled.back().byte;
        }
        auto const found = options_.macros.find(name);
        if (found == options_.macros.end()) {
            for (auto const& b : spelled) keep(b);
            return;
        }
        span where{spelled.front().where.begin, spelled.back().where.end};
        expand(name, found->second,
               {std::min(where.begin, where.end), std::max(where.begin, where.end)});
    }

    void expand(std::string const& name, macro const& m, span where) {
        if (calls_ == 0)
            return fail(refusal::limit, where, "macros that expand without end",
                        "\\" + name + " to end");
        --calls_;
        std::vector<placed_text> arguments;
        for (int i = 0; i < m.parameters; ++i) {
            placed_text argument;
            bool const optional = i == 0 && m.optional_argument.has_value();
            if (optional ? !read_optional(argument, *m.optional_argument, where)
                         : !read_argument(argument)) {
                fail(refusal::ungrammatical, where, "a missing argument",
                     "an argument of \\" + name);
                return;
            }
            arguments.push_back(std::move(argument));
        }
        placed_text body;
        for (std::size_t i = 0; i < m.body.size(); ++i) {
            char const next = i + 1 < m.body.size() ? m.body[i + 1] : '\0';
            if (m.body[i] == '#' && next >= '1' && next <= '9') {
                auto const index = static_cast<std::size_t>(next - '1');
                ++i;
                if (index >= arguments.size()) continue;
                body.insert(body.end(), arguments[index].begin(), arguments[index].end());
            } else {
                body.push_back({m.body[i], where});
            }
            if (body.size() > budget_) break;
        }
        if (body.size() > budget_)
            return fail(refusal::limit, where, "macros that expand without end", "a shorter text");
        budget_ -= body.size();
        // \x in front of a letter: the name of a command that ends the body must not grow.
        bool const ends_in_command = ends_with_command(m.body);
        if (ends_in_command && !rest_.empty() && is_letter_byte(rest_.back().byte))
            body.push_back({' ', where});
        rest_.insert(rest_.end(), body.rbegin(), body.rend());
    }

    static bool ends_with_command(std::string const& body) {
        std::size_t letters = 0;
        while (letters < body.size() && is_letter_byte(body[body.size() - 1 - letters])) ++letters;
        return letters > 0 && letters < body.size() && body[body.size() - 1 - letters] == '\\';
    }

    void skip_blanks() {
        while (!rest_.empty() &&
               (rest_.back().byte == ' ' || rest_.back().byte == '\n' || rest_.back().byte == '\t'))
            rest_.pop_back();
    }

    bool read_argument(placed_text& argument) {
        skip_blanks();
        if (rest_.empty() || rest_.back().byte == '}') return false;
        if (rest_.back().byte == '\\') {
            argument.push_back(take());
            while (!rest_.empty() && is_letter_byte(rest_.back().byte)) argument.push_back(take());
            if (argument.size() == 1 && !rest_.empty()) argument.push_back(take());
            return true;
        }
        if (rest_.back().byte != '{') {
            argument.push_back(take());
            while (!rest_.empty() &&
                   (static_cast<unsigned char>(rest_.back().byte) & 0xC0u) == 0x80u)
                argument.push_back(take());
            return true;
        }
        take();
        std::size_t depth = 1;
        while (!rest_.empty()) {
            placed_byte const b = take();
            if (b.byte == '\\' && !rest_.empty()) {
                argument.push_back(b);
                argument.push_back(take());
                continue;
            }
            if (b.byte == '{') ++depth;
            if (b.byte == '}' && --depth == 0) return true;
            argument.push_back(b);
        }
        return false;
    }

    bool read_optional(placed_text& argument, std::string const& otherwise, span where) {
        if (rest_.empty() || rest_.back().byte != '[') {
            for (char const c : otherwise) argument.push_back({c, where});
            return true;
        }
        take();
        while (!rest_.empty() && rest_.back().byte != ']') argument.push_back(take());
        return !rest_.empty() && (take(), true);
    }

    parse_options const& options_;
    placed_text rest_;
    expanded_source result_;
    std::size_t budget_ = 0;
    std::size_t calls_ = 0;
};

}  // namespace

expanded_source expand_macros(std::string_view text, parse_options const& options) {
    if (options.macros.empty()) return {{std::string(text), {}}, {}};
    return expander(text, options).run();
}

}  // namespace surd::syntax
