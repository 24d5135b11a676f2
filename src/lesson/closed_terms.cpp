// SPDX-License-Identifier: BSL-1.0
#include <algorithm>

#include "lesson/checker.hpp"

namespace surd::lesson {

using symbolic::expression;
using symbolic::node_kind;
using symbolic::relation;
using symbolic::verdict;

namespace {

bool has_part(expression const& e, node_kind kind) {
    return e.is(kind) ||
           std::any_of(e.children().begin(), e.children().end(),
                       [&](expression const& child) { return has_part(child, kind); });
}

symbolic::judgement equality(expression const& left, expression const& right,
                             symbolic::judge_options const& options) {
    symbolic::chain c;
    c.terms = {left, right};
    c.relations = {relation::equal};
    return symbolic::judge(c, options);
}

/// `e` with every +- as its upper sign, or as its lower.
expression with_sign(expression const& e, bool upper) {
    std::vector<expression> children;
    for (auto const& child : e.children()) children.push_back(with_sign(child, upper));
    if (e.is(node_kind::plus_minus)) {
        auto last = children.back();
        if (!upper) last = expression::make(node_kind::negate, {last.grouped(last.where())});
        if (children.size() == 1) return last;
        return expression::make(node_kind::sum, {children[0], last});
    }
    if (children.empty()) return e;
    if (e.is(node_kind::call)) return expression::call(e.name(), std::move(children), e.where());
    return expression::make(e.kind(), std::move(children), e.where());
}

}  // namespace

void refute_closed_terms(symbolic::chain const& c, symbolic::judge_options const& options,
                         symbolic::judgement& judged) {
    bool const equalities = std::all_of(c.relations.begin(), c.relations.end(),
                                        [](relation r) { return r == relation::equal; });
    if (!equalities || judged.outcome == verdict::refuted) return;
    expression const* last = nullptr;
    for (auto const& term : c.terms) {
        if (!term.is_closed() || has_part(term, node_kind::ellipsis)) continue;
        if (last != nullptr) {
            auto part = symbolic::judgement();
            if (!has_part(term, node_kind::plus_minus)) {
                part = equality(*last, term, options);
            } else if (!has_part(*last, node_kind::plus_minus)) {
                part = equality(*last, with_sign(term, true), options);
                auto const lower = equality(*last, with_sign(term, false), options);
                if (lower.outcome != verdict::refuted) part.outcome = verdict::undecided;
            }
            if (part.outcome == verdict::refuted && part.code.empty()) {
                part.links = std::move(judged.links);
                part.where = judged.where;
                judged = std::move(part);
                return;
            }
        }
        if (!has_part(term, node_kind::plus_minus)) last = &term;
    }
}

}  // namespace surd::lesson
