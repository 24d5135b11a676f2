// SPDX-License-Identifier: BSL-1.0
#include "surd/syntax/macros.hpp"

#include <cstddef>
#include <utility>

#include "macro_expander.hpp"

namespace surd::syntax {

namespace {

class definition_reader {
public:
    explicit definition_reader(std::string_view tex) : tex_(tex) {}

    macro_table run() {
        while ((at_ = tex_.find('\\', at_)) != std::string_view::npos) {
            if (is_commented()) {
                ++at_;
                continue;
            }
            std::string const name = command();
            std::size_t const behind = at_;
            bool read = true;
            if (name == "newcommand" || name == "renewcommand" || name == "providecommand")
                read = new_command();
            else if (name == "DeclareMathOperator")
                read = operator_name();
            else if (name == "def")
                read = def();
            if (!read) at_ = behind;
        }
        return std::move(table_);
    }

private:
    [[nodiscard]] char peek() const { return at_ < tex_.size() ? tex_[at_] : '\0'; }

    // Whether an unescaped % stands before the position on its line.
    bool is_commented() {
        while (line_scanned_ < at_) {
            char const c = tex_[line_scanned_];
            bool const escaped = line_scanned_ > 0 && tex_[line_scanned_ - 1] == '\\';
            if (c == '\n') in_comment_ = false;
            if (c == '%' && !escaped) in_comment_ = true;
            ++line_scanned_;
        }
        return in_comment_;
    }

    // Reads \name; the position is at the backslash, then behind the name.
    std::string command() {
        std::size_t const begin = ++at_;
        while (is_letter_byte(peek())) ++at_;
        if (at_ == begin && at_ < tex_.size()) ++at_;
        return std::string(tex_.substr(begin, at_ - begin));
    }

    void skip_blanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') ++at_;
    }

    bool group(char open, char close, std::string& content) {
        skip_blanks();
        if (peek() != open) return false;
        std::size_t depth = 0;
        std::size_t const begin = at_ + 1;
        std::size_t const farthest = std::min(tex_.size(), begin + longest_definition);
        for (; at_ < farthest; ++at_) {
            char const c = tex_[at_];
            if (c == '\\')
                ++at_;
            else if (c == open)
                ++depth;
            else if (c == close && --depth == 0) {
                content = std::string(tex_.substr(begin, at_ - begin));
                ++at_;
                return true;
            }
        }
        return false;
    }

    // {\name} or \name
    bool defined_name(std::string& name) {
        if (peek() == '*') ++at_;
        skip_blanks();
        std::string inside;
        if (peek() == '{') {
            if (!group('{', '}', inside)) return false;
            std::size_t const slash = inside.find('\\');
            if (slash == std::string::npos) return false;
            name = inside.substr(slash + 1);
            while (!name.empty() && name.back() == ' ') name.pop_back();
        } else if (peek() == '\\') {
            name = command();
        }
        return !name.empty();
    }

    bool new_command() {
        std::string name;
        macro m;
        std::string option;
        if (!defined_name(name)) return false;
        if (group('[', ']', option)) {
            if (option.size() != 1 || option[0] < '0' || option[0] > '9') return false;
            m.parameters = option[0] - '0';
            if (group('[', ']', option)) m.optional_argument = option;
        }
        if (!group('{', '}', m.body)) return false;
        table_[name] = std::move(m);
        return true;
    }

    bool operator_name() {
        std::string name;
        macro m;
        std::string shown;
        if (!defined_name(name) || !group('{', '}', shown)) return false;
        m.body = "\\operatorname{" + shown + "}";
        table_[name] = std::move(m);
        return true;
    }

    bool def() {
        skip_blanks();
        if (peek() != '\\') return false;
        std::string const name = command();
        macro m;
        while (peek() == '#') {
            ++at_;
            if (peek() != static_cast<char>('1' + m.parameters) || m.parameters == 9) return false;
            ++m.parameters;
            ++at_;
        }
        if (name.empty() || !group('{', '}', m.body)) return false;
        table_[name] = std::move(m);
        return true;
    }

    static constexpr std::size_t longest_definition = 10000;
    std::string_view tex_;
    std::size_t at_ = 0;
    std::size_t line_scanned_ = 0;
    bool in_comment_ = false;
    macro_table table_;
};

}  // namespace

macro_table read_macros(std::string_view tex) { return definition_reader(tex).run(); }

}  // namespace surd::syntax
