// SPDX-License-Identifier: BSL-1.0
#include "lesson/exercises.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "lesson/cues.hpp"
#include "lesson/part_labels.hpp"
#include "lesson/utf8.hpp"
#include "surd/lesson/judge_text.hpp"

namespace surd::lesson {

using symbolic::node_kind;

namespace {

constexpr auto no_block = static_cast<std::size_t>(-1);

/// What stands in an exercise, in order.
struct exercise_item {
    enum class kind : std::uint8_t { text, formula, block_begin } what = kind::text;
    std::string text;
    std::size_t site = 0;
    std::size_t block = 0;
};

using exercise_items = std::vector<exercise_item>;

struct solved_exercise {
    std::map<std::string, exercise_items> problem;  // by part; "" is what stands before the parts
    std::map<std::string, exercise_items> solution;
    std::vector<std::string> order;  // of the solution's parts
    std::string instruction;
    std::size_t instruction_block = no_block;
};

bool is_blank_text(std::string_view text) {
    constexpr std::u32string_view marks = U" \n\t\r.,;:。，；：\u00A0\u2009\u200B*_";
    for (std::size_t i = 0; i < text.size();) {
        auto const c = code_point_at(text, i);
        if (marks.find(c.value) == std::u32string_view::npos) return false;
        i += c.length;
    }
    return true;
}

std::string text_of(exercise_items const& items) {
    std::string text;
    for (auto const& item : items) {
        if (item.what == exercise_item::kind::text) text += item.text;
        if (item.what == exercise_item::kind::formula) text += "\uFFFC";
        if (item.what == exercise_item::kind::block_begin && !text.empty()) text += "\n";
    }
    return text;
}

/// Divides the blocks of exercises into parts.
class exercise_reader {
public:
    exercise_reader(document const& lesson, std::vector<site> const& sites)
        : lesson_(lesson), sites_(sites) {}

    std::map<std::string, solved_exercise> read() {
        std::size_t next_site = 0;
        for (std::size_t b = 0; b < lesson_.blocks.size(); ++b) {
            auto const& block = lesson_.blocks[b];
            std::size_t last_site = next_site;
            while (last_site < sites_.size() && sites_[last_site].block == b) ++last_site;
            bool const readable =
                block.kind != block_kind::code && block.kind != block_kind::comment;
            if (readable) read_block(b, next_site, last_site);
            next_site = last_site;
        }
        return std::move(exercises_);
    }

private:
    void read_block(std::size_t b, std::size_t first, std::size_t last) {
        auto const& block = lesson_.blocks[b];
        if (block.section != section_) {
            section_ = block.section;
            instruction_.clear();
            instruction_block_ = no_block;
        }
        bool const in_exercise = !block.exercise.empty() && block.role != block_role::none;
        if (!in_exercise) {
            note_instruction(b);
            return;
        }
        auto& exercise = exercises_[block.exercise];
        bool const is_problem = block.role == block_role::problem;
        if (is_problem && exercise.problem.empty()) {
            exercise.instruction = instruction_;
            exercise.instruction_block = instruction_block_;
        }
        auto& parts = is_problem ? exercise.problem : exercise.solution;
        auto& label = labels_[{block.exercise, is_problem}];
        if (!block.part.empty()) label = block.part;
        add(exercise, parts, is_problem, label, {exercise_item::kind::block_begin, {}, 0, b});
        std::size_t next = first;
        for (std::size_t r = 0; r < block.runs.size(); ++r) {
            auto const& run = block.runs[r];
            std::size_t at = 0;
            auto const text_up_to = [&](std::size_t end) {
                if (end > at && (run.kind == run_kind::text || run.kind == run_kind::code)) {
                    add_text(exercise, parts, is_problem, label, b,
                             std::string_view(run.content).substr(at, end - at), at == 0 && r == 0);
                }
                at = std::max(at, end);
            };
            for (; next < last && sites_[next].run == r; ++next) {
                text_up_to(sites_[next].begin);
                add(exercise, parts, is_problem, label,
                    {exercise_item::kind::formula, {}, next, b});
                at = sites_[next].end;
            }
            if (run.kind == run_kind::text || run.kind == run_kind::code) {
                text_up_to(run.content.size());
            }
        }
    }

    /// A paragraph between exercises may say what they ask for.
    void note_instruction(std::size_t b) {
        auto const& block = lesson_.blocks[b];
        if (block.kind == block_kind::table_cell) return;
        auto const text = block.text();
        if (task_of(text) == task_kind::none && block.kind == block_kind::heading) return;
        instruction_ = text;
        instruction_block_ = b;
    }

    static void add(solved_exercise& exercise, std::map<std::string, exercise_items>& parts,
                    bool is_problem, std::string const& label, exercise_item item) {
        if (!is_problem && parts.count(label) == 0) exercise.order.push_back(label);
        parts[label].push_back(std::move(item));
    }

    static void add_text(solved_exercise& exercise, std::map<std::string, exercise_items>& parts,
                         bool is_problem, std::string& label, std::size_t b, std::string_view text,
                         bool at_start) {
        std::size_t at = 0;
        for (auto const& mark : find_part_labels(text, label, at_start)) {
            if (mark.begin > at) {
                add(exercise, parts, is_problem, label,
                    {exercise_item::kind::text, std::string(text.substr(at, mark.begin - at)), 0,
                     b});
            }
            label = mark.name;
            add(exercise, parts, is_problem, label, {exercise_item::kind::block_begin, {}, 0, b});
            at = mark.end;
        }
        if (at < text.size()) {
            add(exercise, parts, is_problem, label,
                {exercise_item::kind::text, std::string(text.substr(at)), 0, b});
        }
    }

    document const& lesson_;
    std::vector<site> const& sites_;
    std::map<std::string, solved_exercise> exercises_;
    std::map<std::pair<std::string, bool>, std::string> labels_;
    std::string instruction_;
    std::size_t instruction_block_ = no_block;
    std::size_t section_ = 0;
};

/// The formulas of a solution that stand alone, in order.
std::vector<std::size_t> standing_alone(exercise_items const& items) {
    std::vector<std::size_t> alone;
    std::vector<std::size_t> formulas;
    std::string before;
    std::string between;
    std::string after;
    auto const finish = [&] {
        bool const opens = formulas.size() == 1 && is_blank_text(before);
        if (opens) {
            auto const first = after.find_first_not_of(" \n\t");
            bool const ends = is_blank_text(after) || after[first] == '.' || after[first] == '\n' ||
                              after.find('\n') < first;
            if (ends) alone.push_back(formulas[0]);
        } else if (formulas.size() > 1 && is_blank_text(before)) {
            // The first formula is a sentence by itself: "5|x|. Notice ..."
            auto const first = between.find_first_not_of(" \t");
            if (first != std::string::npos && between[first] == '.') alone.push_back(formulas[0]);
        }
        formulas.clear();
        before.clear();
        between.clear();
        after.clear();
    };
    for (auto const& item : items) {
        switch (item.what) {
            case exercise_item::kind::block_begin:
                finish();
                break;
            case exercise_item::kind::text:
                (formulas.empty() ? before : formulas.size() == 1 ? after : between) += item.text;
                if (formulas.size() == 1) between = after;
                break;
            case exercise_item::kind::formula:
                formulas.push_back(item.site);
                break;
        }
    }
    finish();
    return alone;
}

/// A name, or a call of one, to the left of "=": the chain gives a value to it.
bool names_a_value(symbolic::chain const& c) {
    auto const& left = c.terms.front();
    return left.is(node_kind::variable) || left.is(node_kind::call) || left.is(node_kind::ellipsis);
}

class pair_finder {
public:
    pair_finder(document const& lesson, std::vector<site> const& sites)
        : lesson_(lesson), sites_(sites) {}

    std::vector<answered_problem> find() {
        for (auto const& [identifier, exercise] : exercise_reader(lesson_, sites_).read()) {
            pair_exercise(identifier, exercise);
        }
        std::stable_sort(found_.begin(), found_.end(), [](auto const& a, auto const& b) {
            return std::pair(a.answer, a.piece) < std::pair(b.answer, b.piece);
        });
        return std::move(found_);
    }

private:
    void pair_exercise(std::string const& identifier, solved_exercise const& exercise) {
        for (auto const& part : exercise.order) {
            auto const problem = exercise.problem.find(part);
            if (problem == exercise.problem.end()) continue;
            bool const problem_has_parts = exercise.problem.size() > 1;
            if (part.empty() && problem_has_parts) continue;
            auto const stem = exercise.problem.find("");
            auto const stem_text = part.empty() || stem == exercise.problem.end()
                                       ? std::string()
                                       : text_of(stem->second);
            pair_part(identifier, part, exercise, stem_text, problem->second,
                      exercise.solution.at(part));
        }
    }

    void pair_part(std::string const& identifier, std::string const& part,
                   solved_exercise const& exercise, std::string const& stem,
                   exercise_items const& problem, exercise_items const& solution) {
        answered_problem pair;
        pair.exercise = identifier;
        pair.part = part;
        auto const own = text_of(problem);
        pair.task = task_of(stem + " " + own);
        auto asked = stem + " " + own;
        if (pair.task == task_kind::none) {
            pair.task = task_of(exercise.instruction);
            asked = exercise.instruction;
        }
        pair.instruction_block = exercise.instruction_block;
        if (pair.task == task_kind::none || pair.task == task_kind::other) return;
        for (auto const& item : problem) {
            if (item.what == exercise_item::kind::formula) sort_formula(item.site, pair);
        }
        if (pair.task == task_kind::solve) return;
        if (pair.problem.size() > 1) pair.join = join_of(asked);
        bool const joined = pair.join != task_join::none &&
                            (pair.problem.size() == 2 || pair.join == task_join::sum ||
                             pair.join == task_join::product);
        if (pair.problem.empty() || (pair.problem.size() > 1 && !joined)) return;
        add_answers(pair, solution);
    }

    /// What stands in a formula that is all words: \text{not real}.
    std::string_view words_of_formula(site const& s) const {
        auto const text = content_of(lesson_, s);
        auto const open = text.find("\\text{");
        auto const close = text.rfind('}');
        bool const words = open == 0 && close != std::string_view::npos && close > 6;
        return words ? text.substr(6, close - 6) : std::string_view();
    }

    /// What a formula is to its problem: the expression asked about, or something given.
    void sort_formula(std::size_t index, answered_problem& pair) const {
        auto const& read = sites_[index].read;
        if (!read || read->pieces.empty()) {
            // What was not read may be the problem itself, so that nothing can be paired.
            if (!read) pair.problem.push_back(index);
            return;
        }
        bool const expression = read->pieces.size() == 1 &&
                                read->pieces[0].content.is_expression() &&
                                read->pieces[0].domain.empty();
        if (!expression) {
            pair.given.push_back(index);
            return;
        }
        auto const& e = read->pieces[0].content.terms[0];
        if (e.is(node_kind::variable)) return;  // "x and y are positive"
        pair.problem.push_back(index);
    }

    void add_answers(answered_problem const& pair, exercise_items const& solution) {
        std::vector<answered_problem> answers;
        for (auto const index : standing_alone(solution)) {
            auto const& s = sites_[index];
            if (s.answer_only || (!s.read && domain_claim_at(words_of_formula(s)).has_value())) {
                answers.push_back(pair);
                answers.back().answer = index;
                continue;
            }
            if (!s.read) continue;
            for (std::size_t p = 0; p < s.read->pieces.size(); ++p) {
                auto const& piece = s.read->pieces[p];
                bool const claims =
                    !piece.ends_in_set && piece.domain.empty() &&
                    (piece.content.is_expression() || !names_a_value(piece.content));
                bool const orders =
                    std::any_of(piece.content.relations.begin(), piece.content.relations.end(),
                                [](symbolic::relation r) {
                                    return r != symbolic::relation::equal &&
                                           r != symbolic::relation::approximately;
                                });
                bool const joined = piece.joined == symbolic::connective::or_else ||
                                    piece.joined == symbolic::connective::and_also;
                if (!claims || orders || joined) continue;
                answers.push_back(pair);
                answers.back().answer = index;
                answers.back().piece = p;
            }
        }
        for (std::size_t i = 0; i < answers.size(); ++i) {
            answers[i].is_final = i + 1 == answers.size();
            found_.push_back(std::move(answers[i]));
        }
    }

    document const& lesson_;
    std::vector<site> const& sites_;
    std::vector<answered_problem> found_;
};

/// A number as an answer prints it, with its sign; empty when the text is no such thing.
std::string_view printed_number(std::string_view text) {
    constexpr std::string_view blanks = " \n\t\r";
    auto const first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    auto last = text.find_last_not_of(" \n\t\r.;");
    if (last == std::string_view::npos || last < first) return {};
    auto const inner = text.substr(first, last - first + 1);
    bool digit = false;
    bool last_is_digit = false;
    for (std::size_t i = 0; i < inner.size();) {
        auto const c = code_point_at(inner, i);
        bool const is_digit = c.value >= U'0' && c.value <= U'9';
        bool const is_sign = i == 0 && (c.value == U'-' || c.value == U'−' || c.value == U'–');
        bool const is_mark =
            (c.value == U',' || c.value == U'.' || c.value == U'/') && last_is_digit;
        if (!is_digit && !is_sign && !is_mark) return {};
        digit = digit || is_digit;
        last_is_digit = is_digit;
        i += c.length;
    }
    return digit && last_is_digit ? inner : std::string_view();
}

}  // namespace

std::vector<site> find_answer_texts(document const& lesson, std::vector<site> const& formulas) {
    std::vector<site> found;
    std::size_t next = 0;
    for (std::size_t b = 0; b < lesson.blocks.size(); ++b) {
        auto const& block = lesson.blocks[b];
        std::size_t last = next;
        while (last < formulas.size() && formulas[last].block == b) ++last;
        bool const answers = !block.exercise.empty() && (block.role == block_role::solution ||
                                                         block.role == block_role::answer);
        std::string label;
        for (std::size_t r = 0; answers && r < block.runs.size(); ++r) {
            auto const& run = block.runs[r];
            if (run.kind != run_kind::text) continue;
            auto const labels = find_part_labels(run.content, label, r == 0);
            // Between two labels, or a label and a formula, or the ends of the block.
            std::vector<std::pair<std::size_t, std::size_t>> stretches;
            std::size_t at = 0;
            bool opens = r == 0;
            for (auto const& mark : labels) {
                if (opens) stretches.emplace_back(at, mark.begin);
                opens = true;
                at = mark.end;
                label = mark.name;
            }
            bool const closes = r + 1 == block.runs.size();
            if (opens && closes) stretches.emplace_back(at, run.content.size());
            for (auto const& [begin, end] : stretches) {
                auto const text = std::string_view(run.content).substr(begin, end - begin);
                bool const holds_formula =
                    std::any_of(formulas.begin() + static_cast<std::ptrdiff_t>(next),
                                formulas.begin() + static_cast<std::ptrdiff_t>(last),
                                [&, from = begin, to = end](site const& s) {
                                    return s.run == r && s.begin >= from && s.begin < to;
                                });
                auto const number = printed_number(text);
                bool const no_value = text.size() < 60 && domain_claim_at(text).has_value();
                if (holds_formula || (number.empty() && !no_value)) continue;
                site s;
                s.block = b;
                s.run = r;
                auto const shown =
                    number.empty() ? text.substr(text.find_first_not_of(" \n\t")) : number;
                s.begin = static_cast<std::size_t>(shown.data() - run.content.data());
                s.end = s.begin + shown.size();
                s.latex = false;
                s.answer_only = true;
                found.push_back(s);
            }
        }
        next = last;
    }
    return found;
}

std::vector<answered_problem> find_answered_problems(document const& lesson,
                                                     std::vector<site> const& sites) {
    return pair_finder(lesson, sites).find();
}

}  // namespace surd::lesson
