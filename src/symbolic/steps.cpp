// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/steps.hpp"

#include <algorithm>

#include "surd/real/sign.hpp"
#include "surd/symbolic/check_identity.hpp"
#include "surd/symbolic/solve.hpp"
#include "symbolic/closed_link.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic {

namespace {

struct line_solutions {
    bool is_known = false;
    std::string every;  ///< a set that is no list; "always" for a line that is always true
    std::vector<exact_real> real;
    std::vector<std::string> irrational;
};

line_solutions solutions_of(equation const& line, judge_options const& options) {
    line_solutions result;
    if (line.left.is_closed() && line.right.is_closed()) {
        auto const j = judge_closed_link(line.left, relation::equal, line.right, options);
        result.is_known = j.outcome == verdict::verified || j.outcome == verdict::refuted;
        if (j.outcome == verdict::verified) result.every = "always";
        return result;
    }
    auto const found = solve(line.left, line.right, options.evaluation);
    if (found.outcome != value_kind::value) {
        // An identity is solved by every point of its condition: x/x = 1.
        auto const j = check_identity(line.left, line.right, options);
        bool const is_identity =
            variables_of(expression::make(node_kind::sum, {line.left, line.right})).size() == 1 &&
            (j.outcome == verdict::verified ||
             (j.outcome == verdict::conditional && j.condition_exact));
        result.is_known = is_identity;
        result.every = j.outcome == verdict::verified ? "always" : j.condition;
        return result;
    }
    result.is_known = true;
    result.every = found.every;
    result.real = found.real;
    result.irrational = found.irrational;
    return result;
}

/// Members of `from` that are not in `others`; none when a comparison was not decided.
std::optional<solution_list> missing_in(line_solutions const& from, line_solutions const& others,
                                        limits const& bounds) {
    solution_list missing;
    for (auto const& x : from.real) {
        bool found = false;
        for (auto const& y : others.real) {
            auto const same = equal(x, y, bounds);
            if (!same.has_value()) return std::nullopt;
            found = found || *same;
        }
        if (!found) missing.push_back(shown(x, bounds));
    }
    for (auto const& x : from.irrational) {
        if (std::find(others.irrational.begin(), others.irrational.end(), x) ==
            others.irrational.end()) {
            missing.push_back(x);
        }
    }
    return missing;
}

/// left - right of one line is a multiple of that of the other, wherever they have values, and
/// they have values at the same points.
bool are_multiples(equation const& a, equation const& b, judge_options const& options) {
    auto const difference = [](equation const& line) {
        return expression::make(node_kind::sum,
                                {line.left, expression::make(node_kind::negate, {line.right})});
    };
    identity::relation_problem of(difference(a), relation::equal, difference(b), options);
    if (of.unsupported) return false;
    auto known = of.start();
    identity::case_evaluator evaluator(of.cases.with(), known, options.evaluation.chosen);
    auto const first = evaluator.evaluate(of.left);
    auto const second = evaluator.evaluate(of.right);
    // Without a question asked, both are polynomials with a value everywhere.
    if (!first || !second || !first->denominator.is_number() || !second->denominator.is_number() ||
        first->numerator.is_zero() || second->numerator.is_zero()) {
        return false;
    }
    return identity::canonical(first->numerator).sum == identity::canonical(second->numerator).sum;
}

step_judgement judge_step(equation const& before, equation const& after,
                          judge_options const& options) {
    step_judgement result;
    if (are_multiples(before, after, options)) {
        result.outcome = step_verdict::same;
        return result;
    }
    auto const first = solutions_of(before, options);
    auto const second = solutions_of(after, options);
    if (!first.is_known || !second.is_known) return result;
    if (!first.every.empty() || !second.every.empty()) {
        if (first.every == second.every) result.outcome = step_verdict::same;
        return result;
    }
    auto const lost = missing_in(first, second, options.evaluation.bounds);
    auto const extraneous = missing_in(second, first, options.evaluation.bounds);
    if (!lost || !extraneous) return result;
    result.lost = *lost;
    result.extraneous = *extraneous;
    result.outcome = lost->empty()
                         ? (extraneous->empty() ? step_verdict::same : step_verdict::extraneous)
                         : (extraneous->empty() ? step_verdict::lost : step_verdict::both);
    return result;
}

}  // namespace

char const* word_for(step_verdict v) {
    switch (v) {
        case step_verdict::same:
            return "same";
        case step_verdict::lost:
            return "lost";
        case step_verdict::extraneous:
            return "extraneous";
        case step_verdict::both:
            return "both";
        case step_verdict::undecided:
            return "undecided";
    }
    return "";
}

std::vector<step_judgement> check_steps(std::vector<equation> const& lines,
                                        judge_options const& options) {
    std::vector<step_judgement> result;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        result.push_back(judge_step(lines[i - 1], lines[i], options));
    }
    return result;
}

}  // namespace surd::symbolic
