// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <array>
#include <cctype>

#include "lesson/block_builder.hpp"
#include "lesson/latex_text.hpp"
#include "lesson/math_spans.hpp"
#include "lesson/readers.hpp"
#include "surd/syntax/macros.hpp"

namespace surd::lesson {

namespace {

enum class latex_role : std::uint8_t { none, exercise, solution };

/// What an environment is to an exercise, by its usual names in English and Spanish.
latex_role role_of_environment(std::string_view name) {
    if (!name.empty() && name.back() == '*') name.remove_suffix(1);
    constexpr std::string_view exercises[] = {
        "exercise",  "exer",     "ex",      "problem",  "prob",     "question",  "example", "exa",
        "ejercicio", "problema", "ejemplo", "pregunta", "exercici", "lexercise", "examp"};
    constexpr std::string_view solutions[] = {"solution",  "sol",           "soln",
                                              "answer",    "ans",           "solucion",
                                              "respuesta", "solutionorbox", "solutionbox"};
    if (std::find(std::begin(exercises), std::end(exercises), name) != std::end(exercises)) {
        return latex_role::exercise;
    }
    return std::find(std::begin(solutions), std::end(solutions), name) != std::end(solutions)
               ? latex_role::solution
               : latex_role::none;
}

/// Reads LaTeX prose. Mathematics is found by its delimiters first; between formulas, commands
/// that change the look are transparent, and their arguments are text.
class latex_reader {
public:
    explicit latex_reader(document& into) : document_(into), source_(into.source), build_(into) {}

    std::string read() {
        document_.macros = definitions();
        std::size_t begin = 0;
        std::size_t end = source_.size();
        constexpr std::string_view opening = "\\begin{document}";
        if (auto const start = source_.find(opening); start != std::string_view::npos) {
            begin = start + opening.size();
            end = source_.find("\\end{document}", begin);
            if (end == std::string_view::npos) return "the file ends before \\end{document}";
        }
        find_language(source_.substr(0, begin));
        formulas_ = find_math(source_, [this](std::size_t i) { return end_of_skipped(i); });
        read_text(begin, end);
        build_.close();
        return {};
    }

private:
    /// The definitions of macros, comments left out.
    [[nodiscard]] std::string definitions() const {
        std::string text;
        for (std::size_t i = 0; i < source_.size(); ++i) {
            if (is_comment_at(i)) {
                i = std::min(source_.find('\n', i), source_.size());
                text += '\n';
                continue;
            }
            text += source_[i];
            if (source_[i] == '\\' && i + 1 < source_.size()) text += source_[++i];
        }
        return text;
    }

    void find_language(std::string_view preamble) {
        for (auto const& [word, code] : {std::pair("spanish", "es"), std::pair("english", "en"),
                                         std::pair("ctex", "zh"), std::pair("CJK", "zh")}) {
            auto const found = preamble.find(word);
            if (found != std::string_view::npos && document_.language.empty()) {
                document_.language = code;
            }
        }
    }

    [[nodiscard]] bool is_comment_at(std::size_t i) const {
        if (source_[i] != '%') return false;
        std::size_t backslashes = 0;
        while (backslashes < i && source_[i - 1 - backslashes] == '\\') ++backslashes;
        return backslashes % 2 == 0;
    }

    /// The name in braces behind a command of `length` bytes at i.
    [[nodiscard]] std::string_view name_in_braces(std::size_t i, std::size_t length) const {
        auto const open = i + length;
        if (open >= source_.size() || source_[open] != '{') return {};
        auto const close = source_.find('}', open);
        if (close == std::string_view::npos || close - open > 40) return {};
        return source_.substr(open + 1, close - open - 1);
    }

    /// Behind a comment, a verbatim environment or \verb|...| that starts at i; else i.
    [[nodiscard]] std::size_t end_of_skipped(std::size_t i) const {
        if (source_[i] == '%') {
            return is_comment_at(i) ? std::min(source_.find('\n', i), source_.size()) : i;
        }
        if (source_[i] != '\\') return i;
        auto const rest = source_.substr(i);
        if (rest.starts_with("\\begin{")) {
            auto const name = name_in_braces(i, 6);
            if (!is_verbatim_environment(name)) return i;
            std::string const ending = "\\end{" + std::string(name) + "}";
            auto const close = source_.find(ending, i);
            return close == std::string_view::npos ? source_.size() : close + ending.size();
        }
        constexpr std::string_view verb = "\\verb";
        if (rest.starts_with(verb) && rest.size() > 6) {
            std::size_t const mark = rest[5] == '*' ? 6 : 5;
            if (std::isalpha(static_cast<unsigned char>(rest[mark])) != 0) return i;
            auto const close = rest.find(rest[mark], mark + 1);
            return close == std::string_view::npos ? i : i + close + 1;
        }
        return i;
    }

    void read_text(std::size_t begin, std::size_t end) {
        auto formula = std::lower_bound(
            formulas_.begin(), formulas_.end(), begin,
            [](math_span const& s, std::size_t offset) { return s.begin < offset; });
        std::size_t i = begin;
        while (i < end) {
            if (formula != formulas_.end() && i >= formula->begin) {
                add_formula(*formula);
                i = formula->end;
                ++formula;
                continue;
            }
            auto const limit = formula == formulas_.end() ? end : std::min(end, formula->begin);
            auto const next = read_piece(i, limit);
            i = std::max(next, i + 1);
            while (formula != formulas_.end() && formula->begin < i) ++formula;
        }
    }

    void add_formula(math_span const& span) {
        run r;
        r.kind = span.display ? run_kind::display_math : run_kind::inline_math;
        r.content =
            std::string(source_.substr(span.content_begin, span.content_end - span.content_begin));
        r.places = source_map(span.content_begin);
        r.end = span.end;
        build_.add(std::move(r));
    }

    void add_text(std::string_view text, std::size_t place, std::size_t end) {
        run r;
        r.content = std::string(text);
        r.places = source_map(place);
        r.end = end;
        build_.add(std::move(r));
    }

    /// Reads one piece of text or one command at i, nothing from `limit` on; returns where to go
    /// on.
    std::size_t read_piece(std::size_t i, std::size_t limit) {
        char const c = source_[i];
        if (c == '%' && is_comment_at(i)) return read_comment(i);
        if (auto const past = end_of_skipped(i); past > i) {
            bool const environment = source_.substr(i).starts_with("\\begin");
            add_code(i, past, environment);
            return past;
        }
        if (c == '\\') return read_command(i);
        if (c == '{' || c == '}') return i + 1;
        if (c == '~') {
            add_text(" ", i, i + 1);
            return i + 1;
        }
        if (c == '&' && build_.context.table != 0) {
            next_cell();
            return i + 1;
        }
        if (c == '\n') {
            auto const next = source_.find_first_not_of(" \t\r", i + 1);
            bool const blank_line = next == std::string_view::npos || source_[next] == '\n';
            if (blank_line && build_.context.table == 0) {
                end_paragraph();
                return next == std::string_view::npos ? limit : next;
            }
        }
        auto const stop = source_.find_first_of("\\{}~%&\n", i + 1);
        auto const end = std::min(stop, limit);
        add_text(source_.substr(i, end - i), i, end);
        return end;
    }

    /// The paragraph ends; an item of a list or an environment goes on with the next one.
    void end_paragraph() {
        build_.close();
        if (in_item_) build_.open(block_kind::list_item);
    }

    std::size_t read_comment(std::size_t i) {
        auto const end = std::min(source_.find('\n', i), source_.size());
        auto const text = source_.substr(i + 1, end - i - 1);
        auto const first = text.find_first_not_of(" \t");
        if (first != std::string_view::npos && text.substr(first).starts_with("surd:")) {
            run r;
            r.content = std::string(text);
            r.places = source_map(i + 1);
            r.end = end;
            build_.add_block(block_kind::comment, std::move(r));
        }
        // TeX leaves out the line's end, and the blanks that begin the next line.
        auto const next = std::min(end + 1, source_.size());
        return std::min(source_.find_first_not_of(" \t", next), source_.size());
    }

    void add_code(std::size_t begin, std::size_t end, bool is_block) {
        run r;
        r.kind = is_block ? run_kind::text : run_kind::code;
        std::size_t const marks = is_block ? 0 : 6;
        begin = std::min(begin + marks, end);
        end = is_block ? end : std::max(begin, end - 1);
        r.content = std::string(source_.substr(begin, end - begin));
        r.places = source_map(begin);
        r.end = end;
        if (is_block) {
            build_.add_block(block_kind::code, std::move(r));
        } else if (!r.content.empty()) {
            build_.add(std::move(r));
        }
    }

    std::size_t read_command(std::size_t i) {
        std::size_t end = i + 1;
        while (end < source_.size() &&
               std::isalpha(static_cast<unsigned char>(source_[end])) != 0) {
            ++end;
        }
        if (end == i + 1) return read_symbol(i);
        if (end < source_.size() && source_[end] == '*') ++end;
        auto const name = source_.substr(i + 1, end - i - 1);
        if (name == "begin" || name == "end") return read_environment(i, end, name == "begin");
        if (name == "item" || name == "question" || name == "part" || name == "task" ||
            name == "exercise") {
            bool const is_heading = name == "part" && exam_depth_ == 0;
            if (!is_heading) return read_item(end, name);
        }
        if (is_sectioning(name)) return read_heading(end);
        if (name == "par") {
            end_paragraph();
            return end;
        }
        if (name == "def" || name == "let") return end_of_definition(end);
        if (auto const text = character_for_command(name); !text.empty()) {
            add_text(text, i, end);
            return end_of_blanks(end);
        }
        return skip_arguments(end, arguments_to_drop(name));
    }

    std::size_t end_of_definition(std::size_t end) const {
        auto const body = source_.find('{', end);
        auto const line = std::min(source_.find('\n', end), source_.size());
        return body == std::string_view::npos || body > line ? line : end_of_group(source_, body);
    }

    [[nodiscard]] std::size_t end_of_blanks(std::size_t i) const {
        return std::min(source_.find_first_not_of(" \t", i), source_.size());
    }

    /// Behind the options of a command, and behind its first `count` arguments.
    [[nodiscard]] std::size_t skip_arguments(std::size_t i, std::size_t count) const {
        auto at = i;
        while (at < source_.size() && source_[at] == '[') at = end_of_group(source_, at);
        for (; count > 0; --count) {
            auto const open = end_of_blanks(at);
            if (open >= source_.size()) break;
            if (source_[open] == '[') {
                at = end_of_group(source_, open);
                ++count;
                continue;
            }
            if (source_[open] == '\\') {  // \newcommand\name
                at = open + 1;
                while (at < source_.size() &&
                       std::isalpha(static_cast<unsigned char>(source_[at])) != 0) {
                    ++at;
                }
                continue;
            }
            if (source_[open] != '{') break;
            at = end_of_group(source_, open);
        }
        return at;
    }

    /// A command of one character: an accent, a line break, an escaped character.
    std::size_t read_symbol(std::size_t i) {
        if (i + 1 >= source_.size()) return i + 1;
        char const symbol = source_[i + 1];
        if (symbol == '\\') {
            auto const end = skip_arguments(i + 2, 0);
            if (build_.context.table != 0) {
                next_row();
            } else {
                build_.add_separator('\n');
            }
            return end;
        }
        auto at = i + 2;
        bool const in_braces = at < source_.size() && source_[at] == '{';
        if (in_braces) ++at;
        if (at < source_.size() && source_[at] == '\\' && at + 1 < source_.size() &&
            source_[at + 1] == 'i') {
            ++at;  // \'\i
        }
        auto const letter =
            accented_letter(symbol, source_.substr(std::min(at, source_.size()), 1));
        if (!letter.empty()) {
            auto const end = at + 1 + (in_braces ? 1 : 0);
            add_text(letter, i, end);
            return end;
        }
        if (auto const text = character_for_command(source_.substr(i + 1, 1)); !text.empty()) {
            add_text(text, i, i + 2);
        }
        return i + 2;
    }

    std::size_t read_heading(std::size_t i) {
        auto at = end_of_blanks(i);
        while (at < source_.size() && source_[at] == '[')
            at = end_of_blanks(end_of_group(source_, at));
        if (at >= source_.size() || source_[at] != '{') return at;
        auto const end = end_of_group(source_, at);
        build_.context.section = ++sections_;
        in_item_ = false;
        build_.open(block_kind::heading);
        read_text(at + 1, end > at + 1 ? end - 1 : at + 1);
        build_.close();
        return end;
    }

    struct list_state {
        bool numbered = false;
        std::size_t number = 0;
        bool was_in_item = false;
        std::size_t outer_number = 0;
        std::string outer_part;
    };

    std::size_t read_environment(std::size_t i, std::size_t end, bool begins) {
        auto const name = name_in_braces(i, end - i);
        if (name.data() == nullptr) return end;
        auto const past = end + name.size() + 2;
        bool const list = name == "enumerate" || name == "itemize" || name == "description" ||
                          name == "questions" || name == "parts" || name == "subparts" ||
                          name == "tasks" || name == "multienumerate";
        if (list) return begins ? begin_list(name, past) : end_list(name, past);
        if (name == "tabular" || name == "tabular*" || name == "longtable" || name == "tabularx") {
            return begins ? begin_table(name, past) : end_table(past);
        }
        if (auto const role = role_of_environment(name); role != latex_role::none) {
            build_.close();
            if (begins) {
                begin_role(role);
                return skip_arguments(past, 0);
            }
            end_role(role);
            return past;
        }
        build_.close();
        return begins ? skip_arguments(past, name == "minipage" || name == "multicols" ? 1 : 0)
                      : past;
    }

    void begin_role(latex_role role) {
        outer_.push_back(build_.context);
        if (role == latex_role::exercise) {
            build_.context.exercise = "exercise " + std::to_string(++exercises_);
            build_.context.role = block_role::problem;
            build_.context.part.clear();
        } else {
            // A solution behind an exercise solves it.
            if (build_.context.exercise.empty() && exercises_ > 0) {
                build_.context.exercise = "exercise " + std::to_string(exercises_);
            }
            build_.context.role = block_role::solution;
        }
    }

    void end_role(latex_role) {
        if (outer_.empty()) return;
        auto const section = build_.context.section;
        build_.context = outer_.back();
        build_.context.section = section;
        outer_.pop_back();
    }

    std::size_t begin_list(std::string_view name, std::size_t past) {
        build_.close();
        bool const exam = name == "questions" || name == "parts" || name == "subparts";
        if (exam) ++exam_depth_;
        lists_.push_back({name != "itemize" && name != "description", 0, in_item_,
                          build_.context.number, build_.context.part});
        return skip_arguments(past, 0);
    }

    std::size_t end_list(std::string_view name, std::size_t past) {
        build_.close();
        if (!lists_.empty()) {
            in_item_ = lists_.back().was_in_item;
            build_.context.number = lists_.back().outer_number;
            build_.context.part = lists_.back().outer_part;
            lists_.pop_back();
        }
        if ((name == "questions" || name == "parts" || name == "subparts") && exam_depth_ > 0) {
            --exam_depth_;
        }
        if (name == "questions") build_.context.exercise.clear();
        return past;
    }

    std::size_t read_item(std::size_t end, std::string_view name) {
        auto at = end;
        std::string label;
        if (at < source_.size() && source_[at] == '[') {
            auto const close = end_of_group(source_, at);
            label = std::string(source_.substr(at + 1, close > at + 2 ? close - at - 2 : 0));
            at = close;
        }
        if (!lists_.empty()) {
            auto& list = lists_.back();
            if (label.empty() || std::isdigit(static_cast<unsigned char>(label[0])) != 0) {
                ++list.number;
            }
            if (!label.empty() && std::isdigit(static_cast<unsigned char>(label[0])) != 0) {
                list.number = static_cast<std::size_t>(std::stoul(label.substr(0, 6)));
            }
            build_.context.number = list.numbered ? list.number : 0;
            bool const names_parts = list.numbered && list.number <= 26 && list.number > 0 &&
                                     (name == "part" || name == "task" || lists_.size() > 1 ||
                                      !build_.context.exercise.empty());
            if (names_parts) {
                build_.context.part = std::string(1, static_cast<char>('a' + list.number - 1));
            }
        }
        if (name == "question") {
            build_.context.exercise = "exercise " + std::to_string(++exercises_);
            build_.context.role = block_role::problem;
            build_.context.part.clear();
        }
        in_item_ = true;
        build_.open(block_kind::list_item);
        return at;
    }

    std::size_t begin_table(std::string_view name, std::size_t past) {
        build_.close();
        build_.context.table = ++tables_;
        build_.context.row = 0;
        build_.context.column = 0;
        build_.open(block_kind::table_cell);
        return skip_arguments(past, name == "tabular*" || name == "tabularx" ? 2 : 1);
    }

    void next_cell() {
        build_.close();
        ++build_.context.column;
        build_.open(block_kind::table_cell);
    }

    void next_row() {
        build_.close();
        ++build_.context.row;
        build_.context.column = 0;
        build_.open(block_kind::table_cell);
    }

    std::size_t end_table(std::size_t past) {
        build_.close();
        build_.context.table = 0;
        build_.context.row = 0;
        build_.context.column = 0;
        return past;
    }

    document& document_;
    std::string_view source_;
    block_builder build_;
    std::vector<math_span> formulas_;
    std::vector<list_state> lists_;
    std::vector<block> outer_;
    bool in_item_ = false;
    std::size_t exam_depth_ = 0;
    std::size_t sections_ = 0;
    std::size_t tables_ = 0;
    std::size_t exercises_ = 0;
};

}  // namespace

std::string read_latex(document& into) { return latex_reader(into).read(); }

}  // namespace surd::lesson
