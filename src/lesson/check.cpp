// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <algorithm>
#include <utility>

#include "lesson/cues.hpp"
#include "lesson/directives.hpp"
#include "lesson/fingerprint.hpp"
#include "lesson/front_matter.hpp"
#include "lesson/prose_math.hpp"
#include "lesson/scope.hpp"
#include "lesson/sentences.hpp"
#include "surd/lesson/judge_text.hpp"
#include "surd/real/best_form.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

using symbolic::node_kind;
using symbolic::verdict;

namespace {

/// A formula of the document: a run of mathematics, or a stretch of a text run.
struct site {
    std::size_t block;
    std::size_t run;
    std::size_t begin;  // in the content of the run
    std::size_t end;
    bool latex;
    std::size_t sentence;
    std::size_t unit;  // what an assumption reaches: a sentence, a table row
};

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
        report_.numbers = options.numbers == number_choice::comma ? "comma" : "point";
    }

    file_report run() {
        find_sites();
        collect_assumptions();
        for (auto const& s : sites_) judge_site(s);
        return std::move(report_);
    }

private:
    std::string_view content(site const& s) const {
        return std::string_view(lesson_.blocks[s.block].runs[s.run].content)
            .substr(s.begin, s.end - s.begin);
    }

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
    }

    void add_site(std::size_t b, std::size_t r, std::size_t begin, std::size_t end, bool latex) {
        auto const& block = lesson_.blocks[b];
        auto const sentence = sentences_.at(b, r, begin);
        // Units of rows are numbered apart from those of sentences.
        std::size_t const unit =
            block.table == 0 ? sentence : sentences_.size() + block.table * 100'000 + block.row;
        sites_.push_back({b, r, begin, end, latex, sentence, unit});
    }

    text_options reading(site const& s) const {
        text_options options;
        options.parse.notation = s.latex ? syntax::notation::latex : syntax::notation::plain;
        options.parse.numbers = options_.numbers == number_choice::comma
                                    ? syntax::number_format::comma
                                    : syntax::number_format::point;
        options.parse.juxtaposition = options_.juxtaposition;
        options.parse.macros = options_.macros;
        if (options_.juxtaposition_chosen) {
            options.decided.insert(syntax::ambiguity::juxtaposed_divisor);
        }
        for (auto const& [name, definition] : scope_.definitions()) {
            if (!definition.parameters.empty()) options.parse.functions.insert(name);
        }
        options.judge.evaluation = options_.evaluation;
        options.judge.definitions = scope_.definitions();
        if (sentences_[s.sentence].asks_to_solve) {
            options.judge.context = symbolic::task::solve;
        }
        return options;
    }

    /// Conditions such as a != 0 hold for their whole sentence or row, before and behind.
    void collect_assumptions() {
        for (auto const& s : sites_) {
            auto const parsed = syntax::parse_formula(content(s), reading(s).parse);
            if (!parsed) continue;
            for (auto const& piece : parsed->pieces) {
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

    void judge_site(site const& s) {
        auto const effect = directives_.at(s.block, source_of(s, 0), options_.evaluation.chosen);
        if (effect.off) {
            ++report_.coverage.formulas;
            return add_unread(s, "switched off by the author");
        }
        auto const claims_before = report_.claims.size();
        judge_site(s, effect);
        auto* const claims = report_.claims.data();
        directives_.settle(effect, claims + claims_before, claims + report_.claims.size());
    }

    void add_unread(site const& s, std::string const& cause) {
        ++report_.coverage.unread;
        ++report_.coverage.unread_causes[cause];
        unread_formula u;
        u.place.byte = source_of(s, 0);
        u.place.end_byte = source_of(s, s.end - s.begin - 1) + 1;
        u.place.begin = lines_.at(u.place.byte);
        u.place.end = lines_.at(u.place.end_byte);
        u.source = lesson_.source.substr(u.place.byte, u.place.end_byte - u.place.byte);
        u.cause = cause;
        report_.unread.push_back(std::move(u));
    }

    void judge_site(site const& s, directive_effect const& effect) {
        scope_.enter(lesson_.blocks[s.block].section, s.unit);
        auto options = reading(s);
        options.judge.evaluation.chosen = effect.chosen;
        options.judge.assumptions = options_.assumptions;
        for (auto const& a : effect.assumed) options.judge.assumptions.push_back(a.text);
        for (auto const& a : assumptions_) {
            if (a.unit == s.unit) options.judge.assumptions.push_back(a.text);
        }
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
            if (piece.content.is_expression()) {
                add_expression(s, piece.content, is_last, options.judge.evaluation);
            } else {
                add_statement(s, piece, judged.pieces[i], options, effect);
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
        c.source = lesson_.source.substr(c.place.byte, c.place.end_byte - c.place.byte);
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

    void add_expression(site const& s, symbolic::chain const& read, bool is_last,
                        symbolic::evaluation_options const& options) {
        auto const& e = read.terms.front();
        if (!e.is_closed() || is_bare(e)) return not_a_claim();
        auto const value = evaluate(e, options);
        auto c = started(s, claim_kind::expression, read);
        c.judged.reasons = value.reasons;
        c.judged.candidates = value.candidates;
        c.judged.conventions = value.conventions;
        c.judged.hint = value.hint;
        if (value.has_value()) {
            c.value = to_string(best_form(value.value, options.bounds));
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
                       text_options const& options, directive_effect const& effect) {
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
        for (auto const& used : judged.assumed) {
            auto const from = std::find_if(
                assumptions_.begin(), assumptions_.end(),
                [&](unit_assumption const& a) { return a.unit == s.unit && a.text == used; });
            auto const said =
                std::find_if(effect.assumed.begin(), effect.assumed.end(),
                             [&](text_assumption const& a) { return a.text == used; });
            auto const line = from != assumptions_.end()     ? from->line
                              : said != effect.assumed.end() ? said->line
                                                             : 0;
            c.assumed.push_back({used, line});
        }
        c.quoted = judged.outcome == verdict::refuted && around.quotes_an_error;
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

    struct unit_assumption {
        std::size_t unit;
        std::string text;
        std::size_t line;
    };

    document const& lesson_;
    check_options const& options_;
    line_index lines_;
    sentence_map sentences_;
    std::vector<site> sites_;
    std::vector<unit_assumption> assumptions_;
    directive_set& directives_;
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
