// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "lesson/cues.hpp"
#include "lesson/directives.hpp"
#include "lesson/exercises.hpp"
#include "lesson/fingerprint.hpp"
#include "lesson/front_matter.hpp"
#include "lesson/judge_pair.hpp"
#include "lesson/prose_math.hpp"
#include "lesson/scope.hpp"
#include "lesson/sentences.hpp"
#include "lesson/site.hpp"
#include "surd/lesson/judge_text.hpp"
#include "surd/real/best_form.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

using symbolic::node_kind;
using symbolic::verdict;

namespace {

/// A bare number or name, however signed, claims nothing.
bool is_bare(symbolic::expression const& e) {
    if (e.is(node_kind::negate)) return is_bare(e.child(0));
    return e.is(node_kind::number) || e.is(node_kind::variable) || e.is(node_kind::constant) ||
           e.is(node_kind::plus_minus);
}

text::language language_of_prose(document const& lesson) {
    std::string prose;
    for (auto const& b : lesson.blocks) {
        if (b.kind == block_kind::code || b.kind == block_kind::comment) continue;
        for (auto const& r : b.runs) {
            if (r.kind == run_kind::text) prose += r.content + ' ';
        }
    }
    return text::language_of(prose);
}

bool is_decided(claim const& c) {
    if (c.value_outcome) return *c.value_outcome != symbolic::value_kind::beyond_limits;
    return c.outcome != verdict::undecided && c.outcome != verdict::not_checkable &&
           c.outcome != verdict::outside;
}

class checker {
public:
    checker(document const& lesson, check_options const& options, directive_set& directives)
        : lesson_(lesson),
          options_(options),
          lines_(lesson.source),
          sentences_(lesson.blocks),
          directives_(directives) {
        report_.path = lesson.path;
        report_.format = lesson.format;
        report_.language = lesson.language;
        macros_ = syntax::read_macros(lesson.macros);
        macros_.insert(options.macros.begin(), options.macros.end());
        report_.numbers = options.numbers == number_choice::comma ? "comma" : "point";
    }

    file_report run() {
        find_sites();
        read_sites();
        collect_assumptions();
        for (auto& pair : find_answered_problems(lesson_, sites_)) {
            auto const key = std::pair(pair.answer, pair.piece);
            pairs_.emplace(key, std::move(pair));
        }
        for (std::size_t i = 0; i < sites_.size(); ++i) judge_as_directed(i);
        return std::move(report_);
    }

private:
    std::string_view content(site const& s) const { return content_of(lesson_, s); }

    std::size_t source_of(site const& s, std::size_t offset) const {
        return lesson_.blocks[s.block].runs[s.run].places.source_of(s.begin + offset);
    }

    void find_sites() {
        for (std::size_t b = 0; b < lesson_.blocks.size(); ++b) {
            auto const& block = lesson_.blocks[b];
            if (block.kind == block_kind::code || block.kind == block_kind::comment) continue;
            for (std::size_t r = 0; r < block.runs.size(); ++r) {
                auto const& run = block.runs[r];
                if (run.kind == run_kind::inline_math || run.kind == run_kind::display_math) {
                    add_site(b, r, 0, run.content.size(), run.latex);
                } else if (run.kind == run_kind::text) {
                    for (auto const& found : find_prose_math(run.content)) {
                        add_site(b, r, found.begin, found.end, false);
                    }
                }
            }
        }
        for (auto const& answer : find_answer_texts(lesson_, sites_)) {
            add_site(answer.block, answer.run, answer.begin, answer.end, false);
            sites_.back().answer_only = true;
        }
        std::stable_sort(sites_.begin(), sites_.end(), [](site const& a, site const& b) {
            return std::tuple(a.block, a.run, a.begin) < std::tuple(b.block, b.run, b.begin);
        });
    }

    void read_sites() {
        for (auto& s : sites_) {
            auto read = syntax::parse_formula(content(s), reading(s).parse);
            if (read) s.read = *read;
        }
    }

    void add_site(std::size_t b, std::size_t r, std::size_t begin, std::size_t end, bool latex) {
        auto const& block = lesson_.blocks[b];
        auto const sentence = sentences_.at(b, r, begin);
        // Units of rows are numbered apart from those of sentences.
        std::size_t const unit =
            block.table == 0 ? sentence : sentences_.size() + block.table * 100'000 + block.row;
        sites_.push_back({b, r, begin, end, latex, sentence, unit, false, std::nullopt});
    }

    text_options reading(site const& s) const {
        text_options options;
        options.parse.notation = s.latex ? syntax::notation::latex : syntax::notation::plain;
        options.parse.numbers = options_.numbers == number_choice::comma
                                    ? syntax::number_format::comma
                                    : syntax::number_format::point;
        options.parse.juxtaposition = options_.juxtaposition;
        if (s.latex) options.parse.macros = macros_;
        if (options_.juxtaposition_chosen) {
            options.decided.insert(syntax::ambiguity::juxtaposed_divisor);
        }
        for (auto const& [name, definition] : scope_.definitions()) {
            if (!definition.parameters.empty()) options.parse.functions.insert(name);
        }
        options.judge.evaluation = evaluation();
        options.judge.assumptions = options_.assumptions;
        for (auto const& a : effect_.assumed) options.judge.assumptions.push_back(a.text);
        options.judge.definitions = scope_.definitions();
        if (sentences_[s.sentence].asks_to_solve) {
            options.judge.context = symbolic::task::solve;
        }
        return options;
    }

    /// Conditions such as a != 0 hold for their whole sentence or row, before and behind.
    void collect_assumptions() {
        for (auto const& s : sites_) {
            if (!s.read) continue;
            for (auto const& piece : s.read->pieces) {
                if (!is_assumption(piece.content) && !is_name_condition(piece.content)) continue;
                assumptions_.push_back({s.unit, to_string(piece.content),
                                        lines_.at(source_of(s, piece.content.where.begin)).line});
            }
        }
    }

    /// `a >= 0` between a name and a name or number, in a chain: k > 0 and n > 0, 0 < a < b.
    static bool is_name_condition(symbolic::chain const& c) {
        if (c.relations.size() < 2) return false;
        bool const orders =
            std::all_of(c.relations.begin(), c.relations.end(), [](symbolic::relation r) {
                return r != symbolic::relation::equal && r != symbolic::relation::approximately;
            });
        return orders && std::all_of(c.terms.begin(), c.terms.end(),
                                     [](auto const& term) { return is_bare(term); });
    }

    /// The options of evaluation under the directives in force.
    symbolic::evaluation_options evaluation() const {
        auto options = options_.evaluation;
        options.chosen = effect_.chosen;
        return options;
    }

    /// Judges a formula as the author's directives say.
    void judge_as_directed(std::size_t index) {
        auto const& s = sites_[index];
        effect_ = directives_.at(s.block, source_of(s, 0), options_.evaluation.chosen);
        if (effect_.off) {
            ++report_.coverage.formulas;
            return add_unread(s, "switched off by the author");
        }
        auto const claims_before = report_.claims.size();
        judge_site(index);
        auto* const claims = report_.claims.data();
        directives_.settle(effect_, claims + claims_before, claims + report_.claims.size());
    }

    void add_unread(site const& s, std::string const& cause) {
        ++report_.coverage.unread;
        ++report_.coverage.unread_causes[cause];
        unread_formula u;
        u.place.byte = source_of(s, 0);
        u.place.end_byte = std::max(u.place.byte, source_of(s, s.end - s.begin - 1) + 1);
        u.place.begin = lines_.at(u.place.byte);
        u.place.end = lines_.at(u.place.end_byte);
        u.source = lesson_.source.substr(u.place.byte, u.place.end_byte - u.place.byte);
        u.cause = cause;
        report_.unread.push_back(std::move(u));
    }

    void judge_site(std::size_t index) {
        auto const& s = sites_[index];
        scope_.enter(lesson_.blocks[s.block].section, s.unit);
        auto options = reading(s);
        for (auto const& a : assumptions_) {
            if (a.unit == s.unit) options.judge.assumptions.push_back(a.text);
        }
        if (s.answer_only) return add_answer_text(index, options);
        auto judged = judge_text(content(s), options);
        if (judged.unread) {
            bool const claims_nothing = judged.unread->kind == syntax::refusal::not_a_claim;
            ++report_.coverage.formulas;
            if (claims_nothing) {
                ++report_.coverage.not_claims;
            } else {
                add_unread(s, judged.unread->cause);
            }
            return;
        }
        for (std::size_t i = 0; i < judged.read.pieces.size(); ++i) {
            ++report_.coverage.formulas;
            auto const& piece = judged.read.pieces[i];
            bool const is_last = i + 1 == judged.read.pieces.size();
            if (add_pair(index, i, piece.content, options)) continue;
            if (piece.content.is_expression()) {
                add_expression(s, piece.content, is_last);
            } else {
                add_statement(s, piece, judged.pieces[i], options);
            }
            scope_.define(piece.content);
        }
    }

    claim started(site const& s, claim_kind kind, symbolic::chain const& read) const {
        claim c;
        c.kind = kind;
        c.place.byte = source_of(s, read.where.begin);
        c.place.end_byte = source_of(s, read.where.end == 0 ? 0 : read.where.end - 1) + 1;
        c.place.begin = lines_.at(c.place.byte);
        c.place.end = lines_.at(c.place.end_byte);
        if (auto const cell = lesson_.blocks[s.block].cell; cell != 0) c.place.cell = cell;
        c.source =
            std::string(content(s).substr(read.where.begin, read.where.end - read.where.begin));
        c.reading = to_string(read);
        return c;
    }

    void add(claim c) {
        ++report_.coverage.claims;
        if (is_decided(c)) ++report_.coverage.decided;
        report_.claims.push_back(std::move(c));
    }

    void not_a_claim() { ++report_.coverage.not_claims; }

    /// The prose that follows a formula in its block.
    std::string text_after(site const& s) const {
        auto const& runs = lesson_.blocks[s.block].runs;
        std::string text =
            runs[s.run].kind == run_kind::text ? runs[s.run].content.substr(s.end) : std::string();
        for (std::size_t r = s.run + 1; r < runs.size() && text.size() < 200; ++r) {
            text += runs[r].kind == run_kind::text ? runs[r].content : "\uFFFC";
        }
        return text;
    }

    void add_expression(site const& s, symbolic::chain const& read, bool is_last) {
        auto const& e = read.terms.front();
        if (!e.is_closed() || is_bare(e)) return not_a_claim();
        auto const value = evaluate(e, evaluation());
        auto c = started(s, claim_kind::expression, read);
        c.judged.reasons = value.reasons;
        c.judged.candidates = value.candidates;
        c.judged.conventions = value.conventions;
        c.judged.hint = value.hint;
        if (value.has_value()) {
            c.value = to_string(best_form(value.value, options_.evaluation.bounds));
            c.judged.left = c.value;
        }
        if (auto const said = is_last ? domain_claim_at(text_after(s)) : std::nullopt) {
            c.kind = claim_kind::domain;
            c.outcome = agrees(*said, value.kind) ? verdict::verified
                        : value.has_value()       ? verdict::refuted
                                                  : verdict::undecided;
            c.value_outcome.reset();
        } else {
            c.value_outcome = value.kind;
        }
        add(std::move(c));
    }

    void add_statement(site const& s, symbolic::piece const& piece, symbolic::judgement judged,
                       text_options const& options) {
        if (is_assumption(piece.content) || is_name_condition(piece.content)) {
            return not_a_claim();
        }
        auto const& around = sentences_[s.sentence];
        if (around.is_question && judged.outcome == verdict::refuted) return not_a_claim();
        auto c = started(s, claim_kind::statement, piece.content);
        if (!is_settled(judged.outcome)) try_instances(s, piece.content, options, judged, c);
        if (judged.outcome == verdict::undefined || judged.outcome == verdict::non_real) {
            auto const kind = judged.outcome == verdict::undefined ? symbolic::value_kind::undefined
                                                                   : symbolic::value_kind::non_real;
            auto const said = domain_claim_in(text_after(s));
            if (said && agrees(*said, kind)) {
                c.kind = claim_kind::domain;
                judged.outcome = verdict::verified;
            }
        }
        settle(std::move(c), s, std::move(judged));
    }

    /// Takes the judgement over, with the lines that its assumptions came from.
    void settle(claim c, site const& s, symbolic::judgement judged) {
        for (auto const& used : judged.assumed) {
            auto const here = [&](unit_assumption const& a) {
                return a.unit == s.unit && a.text == used;
            };
            auto from = std::find_if(assumptions_.begin(), assumptions_.end(), here);
            if (from == assumptions_.end()) {
                from = std::find_if(assumptions_.begin(), assumptions_.end(),
                                    [&](unit_assumption const& a) { return a.text == used; });
            }
            auto const said =
                std::find_if(effect_.assumed.begin(), effect_.assumed.end(),
                             [&](text_assumption const& a) { return a.text == used; });
            c.assumed.push_back({used, said != effect_.assumed.end() ? said->line
                                       : from != assumptions_.end()  ? from->line
                                                                     : 0});
        }
        c.quoted = judged.outcome == verdict::refuted && sentences_[s.sentence].quotes_an_error;
        c.outcome = judged.outcome;
        c.judged = std::move(judged);
        add(std::move(c));
    }

    /// A statement that is true by itself needs no instance.
    static bool is_settled(verdict v) {
        return v == verdict::verified || v == verdict::definition || v == verdict::undefined ||
               v == verdict::non_real;
    }

    /// A domain claim anywhere in the words up to the end of the sentence.
    static std::optional<domain_claim> domain_claim_in(std::string const& after) {
        for (std::size_t i = 0; i < after.size() && i < 120; ++i) {
            if ((static_cast<unsigned char>(after[i]) & 0xC0) == 0x80) continue;
            if (auto const said = domain_claim_at(std::string_view(after).substr(i))) return said;
        }
        return std::nullopt;
    }

    /// Puts in the values that the sentence gave before, when that makes the statement closed.
    void try_instances(site const&, symbolic::chain const& read, text_options const& options,
                       symbolic::judgement& judged, claim& c) {
        auto bound = read;
        std::vector<std::string> used;
        for (auto const& instance : scope_.instances()) {
            bool applies = false;
            for (auto& term : bound.terms) {
                auto next = substitute(term, instance.name, instance.value.grouped({}));
                applies = applies || !next.same_node(term);
                term = std::move(next);
            }
            if (applies) used.push_back(instance.name + " = " + to_string(instance.value));
        }
        if (used.empty()) return;
        bool const closed = std::all_of(bound.terms.begin(), bound.terms.end(),
                                        [](auto const& term) { return term.is_closed(); });
        if (!closed) return;
        auto at_instance = symbolic::judge(bound, options.judge);
        if (at_instance.outcome != verdict::verified && at_instance.outcome != verdict::refuted) {
            return;
        }
        judged = std::move(at_instance);
        for (auto& text : used) c.assumed.push_back({std::move(text), c.place.begin.line});
    }

    // ---- problems and their answers ----------------------------------------------------------

    pair_side side_of(std::size_t index) const {
        auto const& s = sites_[index];
        return {content(s), s.latex ? syntax::notation::latex : syntax::notation::plain};
    }

    pair_statement statement_of(answered_problem const& found) const {
        pair_statement pair;
        for (auto const index : found.problem) pair.problem.push_back(side_of(index));
        pair.join = found.join;
        pair.answer = side_of(found.answer);
        pair.piece = found.piece;
        pair.rounded = found.task == task_kind::rounded;
        for (auto const index : found.given) {
            for (auto const& piece : sites_[index].read->pieces) {
                if (!is_instance(piece.content)) continue;
                pair.values.push_back({piece.content.terms[0].name(), piece.content.terms[1]});
            }
        }
        return pair;
    }

    /// What the problem lays down holds for its answer.
    void add_given(answered_problem const& found, text_options& options) const {
        for (auto const index : found.problem) {
            for (auto const& a : assumptions_) {
                if (a.unit == sites_[index].unit) options.judge.assumptions.push_back(a.text);
            }
        }
    }

    std::string name_of_pair(answered_problem const& found, std::size_t other) const {
        auto const line = lines_.at(source_of(sites_[other], 0)).line;
        std::string name = found.exercise;
        if (!found.part.empty()) name += " (" + found.part + ")";
        return name + ", line " + std::to_string(line);
    }

    /// Judges a piece of a formula as the answer of a problem; false when it is none.
    bool add_pair(std::size_t index, std::size_t piece, symbolic::chain const& read,
                  text_options options) {
        auto const entry = pairs_.find({index, piece});
        if (entry == pairs_.end()) return false;
        auto const& found = entry->second;
        auto const pair = statement_of(found);
        add_given(found, options);
        auto judged = judge_pair(pair, options);
        if (judged.unread) return false;
        auto const& whole = judged.read.pieces[0].content;
        bool const repeats = read.is_expression() && whole.terms[0] == whole.terms[1];
        if (repeats) return false;
        auto& result = judged.pieces[0];
        if (!found.is_final && result.outcome == verdict::refuted) return false;
        auto c =
            started(sites_[index], found.is_final ? claim_kind::pair : claim_kind::statement, read);
        bool const problem_at_fault = result.outcome == verdict::refuted && !result.hint.empty() &&
                                      lacks_braces(pair, options);
        if (problem_at_fault) {
            c = started(sites_[found.problem[0]], c.kind,
                        sites_[found.problem[0]].read->pieces[0].content);
            result.correct.clear();
        }
        if (pair.rounded) c.kind = claim_kind::rounding;
        c.expected = to_string(read);
        c.reading = to_string(whole);
        c.source = std::string(content(sites_[found.problem[0]])) + " = " +
                   (problem_at_fault ? std::string(content(sites_[index])) : c.source);
        c.pair = name_of_pair(found, problem_at_fault ? index : found.problem[0]);
        settle(std::move(c), sites_[index], std::move(result));
        return true;
    }

    /// A printed answer in words or a bare number.
    void add_answer_text(std::size_t index, text_options const& options) {
        auto const entry = pairs_.find({index, 0});
        if (entry == pairs_.end()) return;
        auto const& found = entry->second;
        auto const said = domain_claim_at(content(sites_[index]));
        auto const& problem = sites_[found.problem[0]];
        if (!said) {
            if (!sites_[index].read) return;
            ++report_.coverage.formulas;
            if (!add_pair(index, 0, sites_[index].read->pieces[0].content, options)) not_a_claim();
            return;
        }
        if (found.problem.size() != 1 || !problem.read) return;
        auto const& read = problem.read->pieces[0].content;
        if (!read.terms[0].is_closed()) return;
        ++report_.coverage.formulas;
        auto const value = evaluate(read.terms[0], evaluation());
        symbolic::chain words;
        words.terms.push_back(read.terms[0]);
        words.where = {0, content(sites_[index]).size()};
        auto c = started(sites_[index], claim_kind::domain, words);
        c.source = std::string(content(problem)) + ": " + c.source;
        c.expected = std::string(content(sites_[index]));
        c.pair = name_of_pair(found, found.problem[0]);
        c.judged.reasons = value.reasons;
        if (value.has_value()) {
            c.judged.left = to_string(best_form(value.value, options_.evaluation.bounds));
            c.judged.correct = c.judged.left;
        }
        c.outcome = agrees(*said, value.kind) ? verdict::verified
                    : value.has_value()       ? verdict::refuted
                                              : verdict::undecided;
        add(std::move(c));
    }

    struct unit_assumption {
        std::size_t unit;
        std::string text;
        std::size_t line;
    };

    document const& lesson_;
    check_options const& options_;
    line_index lines_;
    syntax::macro_table macros_;
    sentence_map sentences_;
    std::vector<site> sites_;
    std::map<std::pair<std::size_t, std::size_t>, answered_problem> pairs_;
    std::vector<unit_assumption> assumptions_;
    directive_set& directives_;
    directive_effect effect_;
    scope scope_;
    file_report report_;
};

}  // namespace

file_report check(document const& lesson, check_options const& options) {
    line_index const lines(lesson.source);
    auto settled = options;
    auto faults = apply_front_matter(lesson, lines, settled);
    directive_set directives(lesson, lines);
    auto const paired = with_pairs(lesson);
    auto report = checker(paired ? *paired : lesson, settled, directives).run();
    for (auto& fault : directives.faults()) faults.push_back(std::move(fault));
    report.directives = std::move(faults);
    if (text::language_named(settled.language)) report.language = settled.language;
    if (report.language.empty()) report.language = name_of(language_of_prose(lesson));
    add_fingerprints(report);
    return report;
}

char const* name_of(claim_kind k) {
    switch (k) {
        case claim_kind::statement:
            return "statement";
        case claim_kind::expression:
            return "expression";
        case claim_kind::pair:
            return "pair";
        case claim_kind::cell:
            return "cell";
        case claim_kind::solution_set:
            return "solution-set";
        case claim_kind::rounding:
            return "rounding";
        case claim_kind::domain:
            return "domain";
    }
    return "";
}

std::string claim::verdict_word() const {
    if (quoted) return "quoted";
    if (outcome) return word_for(*outcome);
    return value_outcome ? word_for(*value_outcome) : "";
}

coverage& coverage::operator+=(coverage const& other) {
    formulas += other.formulas;
    claims += other.claims;
    decided += other.decided;
    unread += other.unread;
    not_claims += other.not_claims;
    for (auto const& [cause, count] : other.unread_causes) unread_causes[cause] += count;
    return *this;
}

double coverage::percent() const {
    auto const wanted = claims + unread;
    return wanted == 0 ? 100.0 : 100.0 * static_cast<double>(decided) / static_cast<double>(wanted);
}

}  // namespace surd::lesson
