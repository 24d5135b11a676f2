// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/judge.hpp"

#include <algorithm>

#include "surd/real/best_form.hpp"
#include "surd/symbolic/check_identity.hpp"
#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/solve.hpp"
#include "symbolic/closed_link.hpp"
#include "symbolic/conjunction.hpp"
#include "symbolic/definitions.hpp"

namespace surd::symbolic {

namespace {

/// A link of a chain between two terms that can be judged.
struct link {
    std::size_t left;
    std::size_t right;
    relation rel;
};

bool has_ellipsis(expression const& e) {
    if (e.is(node_kind::ellipsis)) return true;
    return std::any_of(e.children().begin(), e.children().end(), has_ellipsis);
}

/// The links between neighbouring terms; terms with an elided part are stepped over when all
/// relations on the way are equalities.
std::vector<link> links_of(chain const& statement, std::vector<std::string>& skipped) {
    std::vector<link> links;
    std::size_t left = 0;
    while (left < statement.terms.size() && has_ellipsis(statement.terms[left])) {
        skipped.push_back(to_string(statement.terms[left]));
        ++left;
    }
    bool only_equalities = true;
    for (std::size_t right = left + 1; right < statement.terms.size(); ++right) {
        auto const rel = statement.relations[right - 1];
        only_equalities = only_equalities && rel == relation::equal;
        if (has_ellipsis(statement.terms[right])) {
            skipped.push_back(to_string(statement.terms[right]));
            continue;
        }
        if (right == left + 1 || only_equalities) links.push_back({left, right, rel});
        left = right;
        only_equalities = true;
    }
    return links;
}

bool is_definition_link(chain const& statement, link const& l,
                        std::map<std::string, name_definition> const& known) {
    if (l.left != 0 || l.right != 1 || l.rel != relation::equal) return false;
    auto const& left = statement.terms[0];
    bool const introduces = left.is(node_kind::call) && statement.terms.size() > 2 &&
                            known.count(left.name()) == 0 && left.children().size() == 1 &&
                            as_function_of(statement.terms[1], left.child(0)).has_value();
    return introduces || defines_name(left, statement.terms[1]);
}

/// What is true of the unknown, when the whole solution set is known.
void add_solutions(judgement& result, solution_set const& found, limits const& bounds) {
    if (found.outcome != value_kind::value) return;
    result.has_solutions = true;
    result.unknown = found.unknown;
    result.every = found.every;
    for (auto const& x : found.real) result.solutions.push_back(to_string(best_form(x, bounds)));
    result.solutions.insert(result.solutions.end(), found.irrational.begin(),
                            found.irrational.end());
}

judgement judge_link(expression const& left, relation rel, expression const& right,
                     judge_options const& options) {
    if (left.is_closed() && right.is_closed()) return judge_closed_link(left, rel, right, options);
    auto result = check_link(left, rel, right, options);
    bool const asks = result.outcome == verdict::equation || result.outcome == verdict::refuted;
    if (asks && rel == relation::equal && !result.has_solutions) {
        add_solutions(result, solve(left, right, options.evaluation), options.evaluation.bounds);
    }
    return result;
}

/// A chain that opens with f(u) = ... for an unknown f, u no plain variable, tells what f is: in
/// f(kn) = C (kn)^p = ... the function is f(x) = C x^p.
std::map<std::string, name_definition> with_first_link(
    chain const& statement, std::map<std::string, name_definition> definitions) {
    if (statement.terms.size() < 3 || statement.relations[0] != relation::equal) return definitions;
    auto const& call = statement.terms[0];
    if (!call.is(node_kind::call) || call.children().size() != 1 ||
        definitions.count(call.name()) != 0) {
        return definitions;
    }
    if (auto body = as_function_of(statement.terms[1], call.child(0))) {
        definitions[call.name()] = {{"#"}, std::move(*body)};
    }
    return definitions;
}

/// `a and b` of two conditions in words; an empty one asks nothing.
std::string both(std::string const& a, std::string const& b) {
    if (a.empty() || a == b) return b;
    if (b.empty()) return a;
    auto const left = parse_condition(a);
    auto const right = parse_condition(b);
    if (left && right) return conjunction(*left, *right).to_string();
    return "(" + a + ") and (" + b + ")";
}

/// A chain holds where all its links do.
void join_conditions(judgement& whole, judgement const& part) {
    auto const sufficient_of = [](judgement const& j) {
        return j.sufficient.empty() ? j.condition : j.sufficient;
    };
    auto const sufficient = both(sufficient_of(whole), sufficient_of(part));
    whole.condition = both(whole.condition, part.condition);
    whole.condition_exact = whole.condition_exact && part.condition_exact;
    whole.sufficient = sufficient == whole.condition ? std::string() : sufficient;
    if (whole.elsewhere != "differs" && part.elsewhere == "differs") {
        whole.elsewhere = part.elsewhere;
        whole.witness = part.witness;
        whole.left = part.left;
        whole.right = part.right;
    }
}

/// Takes over everything that explains the worst link.
void take_worst(judgement& whole, judgement part) {
    auto links = std::move(whole.links);
    auto conventions = whole.conventions | part.conventions;
    auto assumed = std::move(whole.assumed);
    for (auto& text : part.assumed) {
        if (std::find(assumed.begin(), assumed.end(), text) == assumed.end()) {
            assumed.push_back(std::move(text));
        }
    }
    auto const where = whole.where;
    whole = std::move(part);
    whole.links = std::move(links);
    whole.conventions = conventions;
    whole.assumed = std::move(assumed);
    whole.where = where;
}

}  // namespace

judgement judge(chain const& statement, judge_options const& options) {
    SURD_EXPECTS(!statement.relations.empty(), "a statement needs a relation");
    judgement whole;
    whole.where = statement.where;
    std::vector<std::string> skipped;
    auto const links = links_of(statement, skipped);
    auto const definitions = with_first_link(statement, options.definitions);
    std::vector<expression> terms;
    terms.reserve(statement.terms.size());
    for (auto const& term : statement.terms) terms.push_back(expand(term, definitions));

    bool first = true;
    for (auto const& l : links) {
        judgement part;
        if (is_definition_link(statement, l, options.definitions)) {
            part.outcome = verdict::definition;
        } else {
            part = judge_link(terms[l.left], l.rel, terms[l.right], options);
        }
        whole.links.push_back(
            {l.rel,
             part.outcome,
             to_string(statement.terms[l.left]),
             to_string(statement.terms[l.right]),
             {statement.terms[l.left].where().begin, statement.terms[l.right].where().end}});
        // A definition says nothing that could be wrong, so a chain that goes on from one is
        // as bad as its other links.
        if (first || whole.outcome == verdict::definition ||
            (part.outcome != verdict::definition &&
             worse(part.outcome, whole.outcome) == part.outcome && part.outcome != whole.outcome)) {
            take_worst(whole, std::move(part));
        } else {
            whole.conventions |= part.conventions;
            if (whole.outcome == verdict::conditional && part.outcome == verdict::conditional) {
                join_conditions(whole, part);
            }
        }
        first = false;
    }
    if (first) {
        whole.outcome = verdict::not_checkable;
        whole.hint = "every link has an elided part";
    } else if (!skipped.empty() && whole.hint.empty()) {
        whole.hint = "not read: " + skipped.front();
        for (std::size_t i = 1; i < skipped.size(); ++i) whole.hint += "; " + skipped[i];
    }
    return whole;
}

char const* word_for(verdict v) {
    switch (v) {
        case verdict::verified:
            return "verified";
        case verdict::definition:
            return "definition";
        case verdict::equation:
            return "equation";
        case verdict::conditional:
            return "conditional";
        case verdict::convention:
            return "convention";
        case verdict::undecided:
            return "undecided";
        case verdict::outside:
            return "outside";
        case verdict::not_checkable:
            return "not-checkable";
        case verdict::non_real:
            return "non-real";
        case verdict::undefined:
            return "undefined";
        case verdict::refuted:
            return "refuted";
    }
    return "";
}

}  // namespace surd::symbolic
