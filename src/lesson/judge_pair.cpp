// SPDX-License-Identifier: BSL-1.0
#include "lesson/judge_pair.hpp"

#include <algorithm>
#include <functional>

#include "lesson/judge_readings.hpp"
#include "surd/real/best_form.hpp"

namespace surd::lesson {

using symbolic::expression;
using symbolic::node_kind;
using symbolic::relation;
using symbolic::verdict;
using syntax::ambiguity;

namespace {

syntax::parse_options options_for(pair_side const& side, syntax::parse_options options) {
    options.notation = side.notation;
    return options;
}

expression joined(std::vector<expression> terms, task_join join) {
    if (terms.size() == 1) return terms[0].grouped(terms[0].where());
    for (auto& term : terms) term = term.grouped(term.where());
    switch (join) {
        case task_join::quotient:
            return expression::make(node_kind::quotient, std::move(terms));
        case task_join::sum:
            return expression::make(node_kind::sum, std::move(terms));
        case task_join::difference:
            return expression::make(
                node_kind::sum,
                {terms[1], expression::make(node_kind::negate, {std::move(terms[0])})});
        default:
            return expression::make(node_kind::product, std::move(terms));
    }
}

/// A pair whose sides have different names is no equation, but a claim.
void refute_as_identity(symbolic::chain const& statement, text_options const& options,
                        symbolic::judgement& judged) {
    auto const& left = statement.terms.front();
    auto const& right = statement.terms.back();
    auto const known = variables_of(left);
    auto const named = variables_of(right);
    if (!std::includes(known.begin(), known.end(), named.begin(), named.end())) return;
    symbolic::chain difference;
    difference.terms = {
        expression::make(node_kind::sum, {left, expression::make(node_kind::negate, {right})}),
        expression(0)};
    difference.relations = {relation::equal};
    difference.where = statement.where;
    auto again = symbolic::judge(difference, options.judge);
    if (again.outcome != verdict::refuted) return;
    auto const value_at = [&](expression e) {
        for (auto const& [name, value] : again.witness) {
            e = substitute(e, name, expression(value).grouped({}));
        }
        auto const value = evaluate(e, options.judge.evaluation);
        return value.has_value()
                   ? to_string(best_form(value.value, options.judge.evaluation.bounds))
                   : std::string();
    };
    again.left = value_at(left);
    again.right = value_at(right);
    again.correct.clear();
    again.links.clear();
    judged = std::move(again);
}

class pair_reader {
public:
    explicit pair_reader(pair_statement const& pair) : pair_(pair) {}

    syntax::parse_result<symbolic::formula> operator()(
        syntax::parse_options const& parse,
        std::vector<syntax::ambiguous_place>& ambiguities) const {
        std::vector<expression> terms;
        for (auto const& side : pair_.problem) {
            auto const read = syntax::parse_formula(side.text, options_for(side, parse));
            note(read.ambiguities, ambiguities);
            if (!read) return read;
            if (read->pieces.empty() || !read->pieces[0].content.is_expression()) {
                return not_a_problem();
            }
            terms.push_back(read->pieces[0].content.terms[0]);
        }
        auto answer = syntax::parse_formula(pair_.answer.text, options_for(pair_.answer, parse));
        note(answer.ambiguities, ambiguities);
        if (!answer) return answer;
        if (pair_.piece >= answer->pieces.size()) return not_a_problem();
        auto const& given = answer->pieces[pair_.piece].content;
        for (auto& term : terms) term = with_values(term, given);
        symbolic::formula whole;
        symbolic::piece statement;
        statement.content.terms.push_back(joined(std::move(terms), pair_.join));
        statement.content.relations.push_back(pair_.rounded ? relation::approximately
                                                            : relation::equal);
        statement.content.terms.insert(statement.content.terms.end(), given.terms.begin(),
                                       given.terms.end());
        statement.content.relations.insert(statement.content.relations.end(),
                                           given.relations.begin(), given.relations.end());
        statement.content.where = given.where;
        whole.where = given.where;
        whole.pieces.push_back(std::move(statement));
        return whole;
    }

private:
    static syntax::parse_result<symbolic::formula> not_a_problem() {
        return syntax::parse_error{
            syntax::refusal::not_a_claim, {}, "no single expression", {}, {}};
    }

    static void note(std::vector<syntax::ambiguous_place> const& from,
                     std::vector<syntax::ambiguous_place>& to) {
        to.insert(to.end(), from.begin(), from.end());
    }

    /// The problem at the values given, but for a name that the answer keeps: "simplify, then
    /// check at x = 2" gives the value to a later step.
    expression with_values(expression e, symbolic::chain const& answer) const {
        for (auto const& value : pair_.values) {
            bool const kept =
                std::any_of(answer.terms.begin(), answer.terms.end(),
                            [&](expression const& term) { return mentions(term, value.name); });
            if (kept) continue;
            e = substitute(e, value.name, value.value.grouped({}));
        }
        return e;
    }

    pair_statement const& pair_;
};

}  // namespace

judged_text judge_pair(pair_statement const& pair, text_options const& options) {
    auto judged = judge_readings(pair_reader(pair), options);
    if (judged.unread || judged.pieces.empty()) return judged;
    if (judged.pieces[0].outcome == verdict::equation) {
        refute_as_identity(judged.read.pieces[0].content, options, judged.pieces[0]);
        judged.result = judged.pieces[0];
    }
    return judged;
}

bool lacks_braces(pair_statement const& pair, text_options const& options) {
    auto const lacks = [&](pair_side const& side) {
        auto const read = syntax::parse_formula(side.text, options_for(side, options.parse));
        return std::any_of(read.ambiguities.begin(), read.ambiguities.end(), [](auto const& place) {
            return place.kind == ambiguity::unbraced_superscript;
        });
    };
    return std::any_of(pair.problem.begin(), pair.problem.end(), lacks) && !lacks(pair.answer);
}

}  // namespace surd::lesson
