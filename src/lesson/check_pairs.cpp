// SPDX-License-Identifier: BSL-1.0
// Claims whose two sides stand apart: problems and answers, headings and cells.
#include <algorithm>
#include <set>

#include "lesson/checker.hpp"
#include "lesson/cues.hpp"
#include "surd/real/best_form.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::lesson {

using symbolic::expression;
using symbolic::node_kind;
using symbolic::relation;
using symbolic::verdict;

pair_side checker::side_of(std::size_t index) const {
    auto const& s = sites_[index];
    return {content(s), s.latex ? syntax::notation::latex : syntax::notation::plain};
}

pair_statement checker::statement_of(answered_problem const& found) const {
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
void checker::add_given(answered_problem const& found, text_options& options) const {
    std::vector<std::string> names;
    for (auto const index : found.problem) {
        if (!sites_[index].read) continue;
        auto const more = variables_of(sites_[index].read->pieces[0].content.terms[0]);
        names.insert(names.end(), more.begin(), more.end());
    }
    for (auto const index : found.problem) {
        for (auto const& a : assumed_at(sites_[index], names)) {
            auto& known = options.judge.assumptions;
            if (std::find(known.begin(), known.end(), a.text) == known.end()) {
                known.push_back(a.text);
            }
        }
    }
}

std::string checker::name_of_pair(answered_problem const& found, std::size_t other) const {
    std::string name = found.exercise;
    if (!found.part.empty()) name += " (" + found.part + ")";
    return name + ", line " + std::to_string(line_of(sites_[other]));
}

/// Judges a piece of a formula as the answer of a problem; false when it is none.
bool checker::add_pair(std::size_t index, std::size_t piece, symbolic::chain const& read,
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
    // A step that differs may be an aside; an equation between other names is no answer.
    bool const holds =
        result.outcome == verdict::verified || result.outcome == verdict::conditional;
    if (!found.is_final && !holds) return false;
    if (result.outcome == verdict::equation || result.outcome == verdict::definition) return false;
    auto const& problem = sites_[found.problem[0]];
    bool const other = asks_for_other_quantity(sentences_[problem.sentence].text);
    if (result.outcome == verdict::refuted && other) return false;
    auto c =
        started(sites_[index], found.is_final ? claim_kind::pair : claim_kind::statement, read);
    auto const answer_source = c.source;
    bool const problem_at_fault = result.outcome == verdict::refuted &&
                                  result.hint == "braces missing" && problem.read &&
                                  lacks_braces(pair, options);
    if (problem_at_fault) {
        // TeX shows another problem than the one that is answered.
        c = started(problem, c.kind, problem.read->pieces[0].content);
        result.correct.clear();
    }
    if (pair.rounded) c.kind = claim_kind::rounding;
    c.expected = to_string(read);
    c.reading = to_string(whole);
    c.source = std::string(content(problem)) + " = " + answer_source;
    c.pair = name_of_pair(found, problem_at_fault ? index : found.problem[0]);
    for (auto const& value : pair.values) {
        c.assumed.push_back({value.name + " = " + to_string(value.value), line_of(problem)});
    }
    settle(std::move(c), problem, std::move(result));
    return true;
}

/// A printed answer in words or a bare number.
void checker::add_answer_text(std::size_t index) {
    auto const entry = pairs_.find({index, 0});
    if (entry == pairs_.end()) return;
    auto const& found = entry->second;
    auto const& s = sites_[index];
    auto const text = content(s);
    bool const in_words = text.starts_with("\\text{");
    auto const said = domain_claim_at(in_words ? text.substr(6) : text);
    auto const& problem = sites_[found.problem[0]];
    if (!said) {
        if (!s.read) return;
        ++report_.coverage.formulas;
        if (!add_pair(index, 0, s.read->pieces[0].content, options_for(s, {}))) not_a_claim();
        return;
    }
    bool const closed = found.problem.size() == 1 && problem.read &&
                        problem.read->pieces[0].content.terms[0].is_closed();
    if (!closed && s.answer_only) return;
    ++report_.coverage.formulas;
    if (!closed) return not_a_claim();
    auto const& read = problem.read->pieces[0].content;
    auto const value = evaluate(read.terms[0], evaluation());
    symbolic::chain words;
    words.terms.push_back(read.terms[0]);
    words.where = {0, content(s).size()};
    auto c = started(s, claim_kind::domain, words);
    c.source = std::string(content(problem)) + ": " + c.source;
    c.expected = std::string(content(s));
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

/// Keeps the cells of columns whose heading says what the cells hold: where most cells differ
/// from it, it says something else.
void checker::find_cells() {
    auto const claims = find_cell_claims(lesson_, sites_);
    std::map<std::size_t, std::pair<std::size_t, std::size_t>> agreeing;
    for (auto const& cell : claims) {
        symbolic::chain shown;
        auto const judged = judge_cell(cell, shown);
        auto& [good, all] = agreeing[cell.column];
        ++all;
        if (judged.outcome == verdict::verified) ++good;
    }
    for (auto const& cell : claims) {
        auto const& [good, all] = agreeing[cell.column];
        if (2 * good > all) cells_.emplace(cell.site, cell);
    }
}

symbolic::judgement checker::judge_cell(cell_claim const& cell, symbolic::chain& shown) const {
    auto const& s = sites_[cell.site];
    auto const options = options_for(s, {});
    auto parse = options.parse;
    symbolic::judgement unread;
    unread.outcome = verdict::not_checkable;
    parse.notation = cell.notation;
    auto const heading = syntax::parse_expression(cell.heading, parse);
    parse.notation = syntax::notation::automatic;
    auto const value = syntax::parse_expression(cell.value, parse);
    auto const number = syntax::parse_expression(cell.cell, parse);
    if (!heading || !value || !number) return unread;
    auto left = substitute(*heading, cell.variable, value->grouped({}));
    if (cell.is_ratio) {
        auto const base = syntax::parse_expression(cell.base_value, parse);
        if (!base) return unread;
        left = expression::make(
            node_kind::quotient,
            {left.grouped({}), substitute(*heading, cell.variable, base->grouped({})).grouped({})});
    }
    shown.terms = {left, *number};
    shown.relations = {relation::equal};
    shown.where = {0, content(s).size()};
    auto judged = symbolic::judge(shown, options.judge);
    if (judged.outcome == verdict::refuted && number->decimals() > 0) {
        shown.relations = {relation::approximately};
        auto rounded = symbolic::judge(shown, options.judge);
        if (rounded.outcome == verdict::verified) return rounded;
        shown.relations = {relation::equal};
    }
    return judged;
}

void checker::add_cell(std::size_t index) {
    auto const& cell = cells_.at(index);
    auto const& s = sites_[index];
    ++report_.coverage.formulas;
    symbolic::chain shown;
    auto judged = judge_cell(cell, shown);
    if (judged.outcome == verdict::not_checkable) return not_a_claim();
    auto c = started(s, claim_kind::cell, shown);
    c.source = cell.heading + ": " + c.source;
    c.expected = cell.cell;
    auto const& header = lesson_.blocks[cell.header_line_block];
    auto const line =
        header.runs.empty() ? 0 : lines_.at(header.runs.front().places.source_of(0)).line;
    c.pair = "heading, line " + std::to_string(line);
    c.assumed.push_back({cell.variable + " = " + cell.value, c.place.begin.line});
    settle(std::move(c), s, std::move(judged));
}

}  // namespace surd::lesson
