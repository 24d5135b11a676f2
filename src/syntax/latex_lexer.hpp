// SPDX-License-Identifier: BSL-1.0
// Purpose: tokens from LaTeX. What a reader sees decides: formatting and bare braces vanish,
// an argument without braces is one token.
#ifndef SURD_SRC_SYNTAX_LATEX_LEXER_HPP
#define SURD_SRC_SYNTAX_LATEX_LEXER_HPP

#include <string>
#include <string_view>
#include <vector>

#include "latex_commands.hpp"
#include "lexer.hpp"

namespace surd::syntax {

[[nodiscard]] token_stream lex_latex(source_text const& source, parse_options const& options);

class latex_lexer : public lexer {
public:
    using lexer::lexer;
    token_stream run();

private:
    /// Where the innermost group began, for \over.
    struct group_start {
        std::size_t token = 0;
        bool has_over = false;
    };

    void item();
    void character();
    void skip_blanks();
    void percent_sign();
    void space_between_digits(std::size_t begin, bool is_thin);
    void contents_until_brace(std::size_t opening);
    void bare_group();
    void script();
    void unbraced_script(std::size_t begin);
    void check_script(std::size_t first);
    void subscript();
    void argument();
    void single_token();
    void skip_argument();
    void skip_optional();
    std::string_view raw_argument();
    [[nodiscard]] std::size_t matching_brace(std::size_t opening) const;
    [[nodiscard]] std::string spelled_since(std::size_t first) const;

    void run_command();
    void symbol_command(command const& c, std::string_view name, std::size_t begin);
    void fraction(std::size_t begin);
    void square_root(std::size_t begin);
    void root_of(std::size_t begin);
    void over(std::size_t begin);
    void close_over(group_start const& group);
    void left(std::size_t begin);
    void delimiter(bool opening, std::size_t begin);
    void words(std::size_t begin);
    void upright(std::size_t begin, bool is_operator);
    void braced(std::size_t begin, char annotation);
    void box(std::size_t begin);
    void annotated(std::size_t begin);
    void negated(std::size_t begin);
    void number_set(std::string_view name, std::size_t begin);
    void begin_environment(std::size_t begin);
    void end_environment(std::size_t begin);
    void row(std::size_t begin);

    bool enter(std::size_t begin);
    void leave() { --depth_; }

    std::vector<std::string> environments_;
    group_start group_;
    std::size_t depth_ = 0;
};

}  // namespace surd::syntax

#endif
