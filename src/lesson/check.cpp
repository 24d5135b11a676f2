// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "lesson/checker.hpp"
#include "lesson/code_math.hpp"
#include "lesson/cues.hpp"
#include "lesson/directives.hpp"
#include "lesson/find_sites.hpp"
#include "lesson/fingerprint.hpp"
#include "lesson/front_matter.hpp"
#include "lesson/judge_readings.hpp"
#include "surd/real/best_form.hpp"
#include "surd/syntax/macros.hpp"

namespace surd::lesson {

using symbolic::node_kind;
using symbolic::verdict;

namespace {

bool is_decided(claim const& c) {
    if (c.value_outcome) return *c.value_outcome != symbolic::value_kind::beyond_limits;
    return c.outcome != verdict::undecided && c.outcome != verdict::not_checkable &&
           c.outcome != verdict::outside;
}

/// A statement that is true by itself needs no instance.
bool is_settled(verdict v) {
    return v == verdict::verified || v == verdict::definition || v == verdict::undefined ||
           v == verdict::non_real;
}

/// A domain claim anywhere in the words up to the end of the sentence.
std::optional<domain_claim> domain_claim_in(std::string const& after) {
    for (std::size_t i = 0; i < after.size() && i < 120; ++i) {
        if ((static_cast<unsigned char>(after[i]) & 0xC0) == 0x80) continue;
        if (auto const said = domain_claim_at(std::string_view(after).substr(i))) return said;
    }
    return std::nullopt;
}

std::vector<std::string> names_in(symbolic::formula const& read) {
    std::vector<std::string> names;
    for (auto const& piece : read.pieces) {
        for (auto const& term : piece.content.terms) {
            auto const more = variables_of(term);
            names.insert(names.end(), more.begin(), more.end());
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/// A power or a root is what this program is about; a difference elsewhere, in a text about
/// programs, may be their arithmetic: 7 / 2 = 3, 0.1 + 0.2 = 0.30000000000000004, i = i + 1.
bool has_power(symbolic::expression const& e) {
    return e.is(node_kind::power) || e.is(node_kind::root) ||
           std::any_of(e.children().begin(), e.children().end(), has_power);
}

/// i = i + 1, a step of a program.
bool is_assignment(symbolic::chain const& c) {
    if (c.terms.size() != 2 || !c.terms[0].is(node_kind::variable) || has_power(c.terms[1])) {
        return false;
    }
    return mentions(c.terms[1], c.terms[0].name());
}

/// T(n) = 2T(n/2) + n: a function by a capital or by f, g, h that stands on both sides.
bool is_recurrence(std::string_view formula) {
    auto const begin = formula.find_first_not_of(" \\{");
    if (begin == std::string_view::npos || begin + 1 >= formula.size()) return false;
    char const name = formula[begin];
    bool const names_function = (name >= 'A' && name <= 'Z') || (name >= 'f' && name <= 'h');
    if (!names_function || formula[begin + 1] != '(') return false;
    auto const equals = formula.find('=');
    return equals != std::string_view::npos &&
           formula.find(std::string{name, '('}, equals) != std::string_view::npos;
}

syntax::macro_table macros_of(document const& lesson, check_options const& options) {
    auto macros = syntax::read_macros(lesson.macros);
    macros.insert(options.macros.begin(), options.macros.end());
    return macros;
}

}  // namespace

checker::checker(document const& lesson, check_options const& options, directive_set& directives)
    : lesson_(lesson),
      options_(options),
      directives_(directives),
      lines_(lesson.source),
      language_(language_of(lesson, options.language)),
      about_programs_(is_about_programs(lesson)),
      macros_(macros_of(lesson, options)),
      numbers_(lesson, language_),
      sentences_(lesson.blocks),
      sites_(find_sites(lesson, sentences_, about_programs_,
                        [this](site const& s) { return parse_options_for(s); })),
      assumptions_(lesson, sites_, sentences_) {
    report_.path = lesson.path;
    report_.format = lesson.format;
    report_.language = language_;
    auto const format = options.numbers == number_choice::comma   ? syntax::number_format::comma
                        : options.numbers == number_choice::point ? syntax::number_format::point
                                                                  : numbers_.of_file().format;
    report_.numbers = format == syntax::number_format::comma ? "comma" : "point";
    scope_.set_free_names(free_names(sites_));
}

file_report checker::run() {
    for (auto& pair : find_answered_problems(lesson_, sites_)) {
        auto const key = std::pair(pair.answer, pair.piece);
        pairs_.emplace(key, std::move(pair));
    }
    if (options_.tables) find_cells();
    for (std::size_t i = 0; i < sites_.size(); ++i) judge_directed(i);
    return std::move(report_);
}

std::size_t checker::source_of(site const& s, std::size_t offset) const {
    return lesson_.blocks[s.block].runs[s.run].places.source_of(s.begin + offset);
}

std::size_t checker::line_of(site const& s) const { return lines_.at(source_of(s, 0)).line; }

syntax::parse_options checker::parse_options_for(site const& s) const {
    syntax::parse_options parse;
    parse.notation = s.latex ? syntax::notation::latex : syntax::notation::plain;
    if (options_.numbers == number_choice::automatic) {
        parse.numbers = numbers_.of_section(lesson_.blocks[s.block].section).format;
    } else if (options_.numbers == number_choice::comma) {
        parse.numbers = syntax::number_format::comma;
    }
    parse.juxtaposition = options_.juxtaposition;
    parse.macros = s.latex ? macros_ : options_.macros;
    for (auto const& [name, definition] : scope_.definitions()) {
        if (!definition.parameters.empty()) parse.functions.insert(name);
    }
    return parse;
}

text_options checker::options_for(site const& s, std::vector<std::string> const& names) const {
    text_options options;
    options.parse = parse_options_for(s);
    if (options_.juxtaposition_chosen) {
        options.decided.insert(syntax::ambiguity::juxtaposed_divisor);
    }
    bool const numbers_decided = options_.numbers != number_choice::automatic ||
                                 numbers_.of_section(lesson_.blocks[s.block].section).decided;
    if (numbers_decided) options.decided.insert(syntax::ambiguity::number_format);
    options.judge.evaluation = evaluation();
    options.judge.assumptions = options_.assumptions;
    for (auto const& a : effect_.assumed) options.judge.assumptions.push_back(a.text);
    options.judge.definitions = scope_.definitions();
    if (sentences_[s.sentence].asks_to_solve) options.judge.context = symbolic::task::solve;
    for (auto const& a : assumed_at(s, names)) options.judge.assumptions.push_back(a.text);
    return options;
}

/// The term that a formula goes on from, when it begins with its relation.
symbolic::expression const* checker::term_before(std::size_t index) const {
    if (!follows_directly(lesson_, sites_, index)) return nullptr;
    auto const& read = sites_[index - 1].read;
    if (!read || read->pieces.empty()) return nullptr;
    auto const& piece = read->pieces.back();
    if (piece.ends_in_set || piece.unfinished || !piece.domain.empty()) return nullptr;
    auto const& last = piece.content.terms.back();
    return last.is(node_kind::ellipsis) ? nullptr : &last;
}

judged_text checker::judge_formula(std::size_t index, text_options const& options) const {
    auto const text = content(sites_[index]);
    auto const& read = sites_[index].read;
    bool const goes_on = read && !read->pieces.empty() && read->pieces[0].continues;
    auto const* before = goes_on ? term_before(index) : nullptr;
    if (before == nullptr) return judge_text(text, options);
    return judge_readings(
        [&](syntax::parse_options const& parse, std::vector<syntax::ambiguous_place>& ambiguities) {
            auto again = syntax::parse_formula(text, parse);
            ambiguities = again.ambiguities;
            if (!again) return again;
            auto whole = *again;
            if (whole.pieces[0].continues) whole.pieces[0].content.terms[0] = *before;
            return syntax::parse_result<symbolic::formula>(std::move(whole));
        },
        options);
}

std::vector<text_assumption> checker::assumed_at(site const& s,
                                                 std::vector<std::string> const& names) const {
    return assumptions_.at(s, names, speaks_of_all_reals(sentences_[s.sentence].text));
}

symbolic::evaluation_options checker::evaluation() const {
    auto options = options_.evaluation;
    options.chosen = effect_.chosen;
    return options;
}

void checker::add_unread(site const& s, std::string const& cause) {
    ++report_.coverage.formulas;
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

void checker::judge_directed(std::size_t index) {
    auto const& s = sites_[index];
    effect_ = directives_.at(s.block, source_of(s, 0), options_.evaluation.chosen);
    if (effect_.off) return add_unread(s, "switched off by the author");
    auto const claims_before = report_.claims.size();
    judge_site(index);
    auto* const claims = report_.claims.data();
    directives_.settle(effect_, claims + claims_before, claims + report_.claims.size());
}

void checker::judge_site(std::size_t index) {
    auto const& s = sites_[index];
    scope_.enter(lesson_.blocks[s.block].section, s.unit, s.block);
    if (cells_.count(index) != 0) return add_cell(index);
    bool const words_answer = !s.read && pairs_.count({index, 0}) != 0;
    if (s.answer_only || words_answer) return add_answer_text(index);
    auto const options = options_for(s, s.read ? names_in(*s.read) : std::vector<std::string>());
    auto judged = judge_formula(index, options);
    if (judged.unread) {
        if (judged.unread->kind != syntax::refusal::not_a_claim) {
            return add_unread(s, judged.unread->cause);
        }
        ++report_.coverage.formulas;
        return not_a_claim();
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

claim checker::started(site const& s, claim_kind kind, symbolic::chain const& read) const {
    claim c;
    c.kind = kind;
    c.place.byte = source_of(s, read.where.begin);
    c.place.end_byte =
        std::max(c.place.byte, source_of(s, read.where.end == 0 ? 0 : read.where.end - 1) + 1);
    c.place.begin = lines_.at(c.place.byte);
    c.place.end = lines_.at(c.place.end_byte);
    if (auto const cell = lesson_.blocks[s.block].cell; cell != 0) c.place.cell = cell;
    c.source = std::string(content(s).substr(read.where.begin, read.where.end - read.where.begin));
    c.reading = to_string(read);
    return c;
}

void checker::add(claim c) {
    ++report_.coverage.claims;
    if (is_decided(c)) ++report_.coverage.decided;
    report_.claims.push_back(std::move(c));
}

std::string checker::text_after(site const& s) const {
    auto const& runs = lesson_.blocks[s.block].runs;
    std::string text =
        runs[s.run].kind == run_kind::text ? runs[s.run].content.substr(s.end) : std::string();
    for (std::size_t r = s.run + 1; r < runs.size() && text.size() < 200; ++r) {
        text += runs[r].kind == run_kind::text ? runs[r].content : "\uFFFC";
    }
    return text;
}

void checker::add_expression(site const& s, symbolic::chain const& read, bool is_last) {
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

void checker::add_statement(site const& s, symbolic::piece const& piece, symbolic::judgement judged,
                            text_options const& options) {
    if (is_assumption(piece.content) || is_name_condition(piece.content)) return not_a_claim();
    auto const& around = sentences_[s.sentence];
    auto c = started(s, claim_kind::statement, piece.content);
    if (!is_settled(judged.outcome)) try_instances(piece.content, options, judged, c);
    if (judged.outcome != verdict::not_checkable && judged.outcome != verdict::convention) {
        refute_closed_terms(piece.content, options.judge, judged);
    }
    if (judged.outcome == verdict::refuted) {
        bool const asked = around.is_question || content(s).find('?') != std::string_view::npos;
        bool const in_prose = lesson_.blocks[s.block].runs[s.run].kind != run_kind::inline_math &&
                              lesson_.blocks[s.block].runs[s.run].kind != run_kind::display_math;
        bool const powers = std::any_of(piece.content.terms.begin(), piece.content.terms.end(),
                                        [](auto const& term) { return has_power(term); });
        if (asked || (in_prose && about_programs_ && !powers)) return not_a_claim();
        if (is_assignment(piece.content) || is_recurrence(content(s))) return not_a_claim();
    }
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

void checker::settle(claim c, site const& s, symbolic::judgement judged) {
    auto names = std::vector<std::string>();
    for (auto const& used : judged.assumed) {
        names.push_back(used.substr(0, used.find_first_of(" <>=!")));
    }
    auto const known = assumed_at(s, names);
    for (auto const& used : judged.assumed) {
        auto const from = std::find_if(known.begin(), known.end(), [&](text_assumption const& a) {
            return a.text == used || a.text.find(used) != std::string::npos;
        });
        auto const said = std::find_if(effect_.assumed.begin(), effect_.assumed.end(),
                                       [&](text_assumption const& a) { return a.text == used; });
        auto const line = from != known.end()             ? from->line
                          : said != effect_.assumed.end() ? said->line
                                                          : 0;
        c.assumed.push_back({used, line});
    }
    bool const rounds = std::any_of(judged.links.begin(), judged.links.end(), [](auto const& link) {
        return link.rel == symbolic::relation::approximately;
    });
    if (rounds && c.kind == claim_kind::statement) c.kind = claim_kind::rounding;
    c.quoted = judged.outcome == verdict::refuted && sentences_[s.sentence].quotes_an_error;
    c.outcome = judged.outcome;
    c.judged = std::move(judged);
    add(std::move(c));
}

void checker::try_instances(symbolic::chain const& read, text_options const& options,
                            symbolic::judgement& judged, claim& c) const {
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
    if (at_instance.outcome != verdict::verified && at_instance.outcome != verdict::refuted) return;
    judged = std::move(at_instance);
    for (auto& text : used) c.assumed.push_back({std::move(text), c.place.begin.line});
}

file_report check(document const& lesson, check_options const& options) {
    line_index const lines(lesson.source);
    auto settled = options;
    auto faults = apply_front_matter(lesson, lines, settled);
    directive_set directives(lesson, lines);
    auto const paired = with_pairs(lesson);
    auto report = checker(paired ? *paired : lesson, settled, directives).run();
    for (auto& fault : directives.faults()) faults.push_back(std::move(fault));
    report.directives = std::move(faults);
    add_fingerprints(report);
    return report;
}

}  // namespace surd::lesson
