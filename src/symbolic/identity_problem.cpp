// SPDX-License-Identifier: BSL-1.0
#include "symbolic/identity_problem.hpp"

#include <algorithm>

#include "symbolic/case_points.hpp"

namespace surd::symbolic::identity {

namespace {

void collect_constants(expression const& e, std::set<std::string>& names) {
    if (e.is(node_kind::constant)) names.insert(e.name());
    for (auto const& child : e.children()) collect_constants(child, names);
}

std::optional<expression> find_unsupported(expression const& e) {
    switch (e.kind()) {
        case node_kind::constant:
            if (e.name() != "pi" && e.name() != "e") return e;
            break;
        case node_kind::call:
        case node_kind::logarithm:
        case node_kind::ellipsis:
        case node_kind::plus_minus:
            return e;
        default:
            break;
    }
    for (auto const& child : e.children()) {
        if (auto found = find_unsupported(child)) return found;
    }
    return std::nullopt;
}

std::vector<std::string> united(std::vector<std::string> a, std::vector<std::string> const& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::sort(a.begin(), a.end());
    a.erase(std::unique(a.begin(), a.end()), a.end());
    return a;
}

std::vector<std::string> names_of(expression const& l, expression const& r) {
    auto names = united(variables_of(l), variables_of(r));
    std::set<std::string> constants;
    collect_constants(l, constants);
    collect_constants(r, constants);
    names.insert(names.end(), constants.begin(), constants.end());
    return names;
}

}  // namespace

relation_problem::relation_problem(expression const& l, relation r, expression const& right_side,
                                   judge_options const& options)
    : left(l),
      rel(r),
      right(right_side),
      variables(united(variables_of(l), variables_of(right_side))),
      exponents(exponent_variables(l)),
      has_same_variables(variables_of(l) == variables_of(right_side)),
      unsupported(find_unsupported(l)),
      cases(names_of(l, right_side), options.evaluation.chosen) {
    exponents.merge(exponent_variables(right_side));
    has_constants = cases.with().names().size() > variables.size();
    if (!unsupported) unsupported = find_unsupported(right_side);
}

facts relation_problem::start() {
    facts known = cases.no_facts();
    auto& with = cases.with();
    for (auto v = static_cast<variable_id>(variables.size()); v < with.names().size(); ++v) {
        // 3 < pi < 4 and 2 < e < 3; only ever used to decide signs.
        rational const low = with.names()[v] == "pi" ? rational(3) : rational(2);
        auto const x = algebra::variable(v);
        bool const consistent =
            known.learn_sign(x, positive) &&
            known.learn_sign(with.difference(x, algebra::number(low)), positive) &&
            known.learn_sign(with.difference(x, algebra::number(low + rational(1))), negative);
        SURD_EXPECTS(consistent, "the enclosure of a constant is consistent");
    }
    return known;
}

std::optional<literal> relation_problem::literal_for(condition_atom const& atom) {
    auto known = start();
    cases.with().forget_atoms();
    cases.with().restart_work();
    case_evaluator evaluator(cases.with(), known, convention::school);
    auto const value = evaluator.evaluate(atom.term);
    if (!value || !value->denominator.is_number()) return std::nullopt;
    auto const sum = algebra::scaled(value->numerator, reciprocal(value->denominator.number()));
    question q;
    if (atom.about == condition_subject::exponent_class) {
        auto const form = form_of_sum(cases.with(), sum);
        if (!form || form->is_constant()) return std::nullopt;
        q.about = question::subject::exponent_class;
        q.form = *form;
    } else {
        if (sum.is_number() || !has_integer_exponents(sum)) return std::nullopt;
        q.sum = sum;
    }
    return cases.literal_for(q, atom.allowed);
}

std::optional<std::vector<cube>> relation_problem::cubes_for(condition const& c) {
    std::vector<cube> cubes;
    for (auto const& atoms : c.alternatives()) {
        cube next;
        bool possible = true;
        for (auto const& atom : atoms) {
            auto const l = literal_for(atom);
            if (!l) return std::nullopt;
            possible = possible && restrict_cube(next, *l);
        }
        if (possible) cubes.push_back(std::move(next));
    }
    return cubes;
}

std::vector<case_leaf> relation_problem::explore_within(std::vector<cube> const& within) {
    std::vector<case_leaf> leaves;
    for (auto const& c : within) {
        auto known = start();
        bool possible = true;
        cases.with().restart_work();
        for (auto const& l : c) possible = possible && cases.learn(known, l);
        if (cases.with().is_exhausted()) {
            leaves.push_back(cases.unknown_leaf(c));
            continue;
        }
        if (!possible) continue;
        auto more = cases.explore(left, rel, right, known, c);
        leaves.insert(leaves.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
    }
    return leaves;
}

}  // namespace surd::symbolic::identity
