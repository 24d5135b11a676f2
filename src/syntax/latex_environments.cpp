// SPDX-License-Identifier: BSL-1.0
// Environments and rows of LaTeX.
#include <algorithm>

#include "latex_lexer.hpp"

namespace surd::syntax {

void latex_lexer::begin_environment(std::size_t begin) {
    std::string const name(raw_argument());
    if (failed()) return;
    environment const e = find_environment(name);
    if (e.kind == environment_kind::unknown || e.kind == environment_kind::refused) {
        bool const unknown = e.kind == environment_kind::unknown;
        fail(unknown ? refusal::unknown : refusal::unsupported, place(begin, position_),
             unknown ? "unknown environment " + name : std::string(e.cause),
             "aligned, array or another environment of rows");
        return;
    }
    if (!enter(begin)) return;
    skip_spaces();
    skip_optional();
    for (int i = 0; i < e.arguments && !failed(); ++i) skip_argument();
    if (failed()) return;
    environments_.push_back(name);
    if (e.kind != environment_kind::transparent)
        emit(token_kind::rows_open, begin).pairs_of_columns = e.kind == environment_kind::pairs;
    group_ = {stream_.tokens.size(), false};
}

void latex_lexer::end_environment(std::size_t begin) {
    std::string const name(raw_argument());
    if (failed()) return;
    if (environments_.empty() || environments_.back() != name) {
        fail(refusal::ungrammatical, place(begin, position_), "\\end without its \\begin",
             environments_.empty() ? "no \\end" : "\\end{" + environments_.back() + "}");
        return;
    }
    close_over(group_);
    environments_.pop_back();
    leave();
    if (find_environment(name).kind != environment_kind::transparent)
        emit(token_kind::rows_close, begin);
    group_ = {stream_.tokens.size(), false};
}

void latex_lexer::row(std::size_t begin) {
    close_over(group_);
    if (peek() == '*') ++position_;
    if (peek() == '[') {
        std::size_t const end = text().find(']', position_);
        bool const is_length =
            end != std::string_view::npos &&
            text().substr(position_ + 1, end - position_ - 1)
                    .find_first_not_of("0123456789.-+ \\abcdefghijklmnopqrstuvwxyz") ==
                std::string_view::npos &&
            text().substr(position_, end - position_).find_first_of("emptcx") !=
                std::string_view::npos;
        if (is_length) position_ = end + 1;
    }
    emit(token_kind::row_break, begin);
    group_ = {stream_.tokens.size(), false};
}

}  // namespace surd::syntax
