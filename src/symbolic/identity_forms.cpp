// SPDX-License-Identifier: BSL-1.0
// What the cases give besides a verdict: solutions, another form of a side, assumptions.
#include <algorithm>

#include "surd/real/sign.hpp"
#include "symbolic/case_points.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic::identity {

namespace {

constexpr std::size_t most_form_leaves = 60;

/// Equal wherever the first has a value: no case fails, none is open, and the second has a value
/// in every case where the first has one.
bool is_equal_form(expression const& e, expression const& form, judge_options const& options) {
    relation_problem of(e, relation::equal, form, options);
    auto const leaves = of.cases.explore(of.left, of.rel, of.right, of.start());
    return std::all_of(leaves.begin(), leaves.end(), [&](case_leaf const& leaf) {
        if (leaf.state == leaf_state::holds) return true;
        if (leaf.state != leaf_state::no_value) return false;
        bool left_missing = true;
        visit_points(of.cases, leaf, of.exponents, [&](assignment const& point) {
            left_missing = !evaluate(at_point(e, point), options.evaluation).has_value();
            return false;
        });
        return left_missing;
    });
}

}  // namespace

std::optional<expression> other_form(expression const& e, judge_options const& options) {
    relation_problem of(e, relation::equal, e, options);
    if (of.unsupported) return std::nullopt;
    auto const leaves = of.cases.explore(e, std::nullopt, e, of.start(), {}, true);
    if (leaves.size() > most_form_leaves) return std::nullopt;
    std::vector<expression> candidates;
    for (auto const& leaf : leaves) {
        if (leaf.state == leaf_state::unknown) return std::nullopt;
        if (leaf.state != leaf_state::holds || leaf.is_thin || !leaf.left) continue;
        if (candidates.size() < 4 &&
            std::find(candidates.begin(), candidates.end(), *leaf.left) == candidates.end()) {
            candidates.push_back(*leaf.left);
        }
    }
    std::size_t const plain = candidates.size();
    for (std::size_t i = 0; i < plain && plain > 1; ++i) {
        candidates.push_back(expression::make(node_kind::absolute, {candidates[i]}));
    }
    auto const own = to_string(e);
    if (std::any_of(candidates.begin(), candidates.end(),
                    [&](expression const& c) { return to_string(c) == own; })) {
        return std::nullopt;
    }
    for (auto const& c : candidates) {
        if (c.size() > 3 * e.size() + 12) continue;
        if (is_equal_form(e, c, options)) return c;
    }
    return std::nullopt;
}

void list_solutions(judgement& result, relation_problem const& of, survey const& s,
                    judge_options const& options) {
    if (of.variables.size() != 1 || of.has_constants || !of.exponents.empty()) return;
    if (s.is_unknown || s.is_contradicted || of.rel != relation::equal) return;
    std::vector<rational> values;
    for (auto const& leaf : s.leaves) {
        if (leaf.state != leaf_state::holds) continue;
        if (leaf.replaced.size() != 1 || !leaf.replaced[0].second.is_number()) return;
        auto const x = leaf.replaced[0].second.number();
        assignment const point{{of.variables[0], x}};
        auto const left = evaluate(at_point(of.left, point), options.evaluation);
        auto const right = evaluate(at_point(of.right, point), options.evaluation);
        if (!left.has_value() || !right.has_value()) return;
        if (stands(left.value, relation::equal, right.value, options.evaluation.bounds) != true) {
            return;
        }
        values.push_back(x);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    result.has_solutions = true;
    result.unknown = of.variables[0];
    for (auto const& x : values) result.solutions.push_back(x.to_string());
}

std::vector<assumption> assumptions_for(relation_problem& of, judge_options const& options,
                                        std::string& not_understood) {
    std::vector<assumption> found;
    for (auto const& text : options.assumptions) {
        auto const c = parse_condition(text);
        if (!c) {
            not_understood = text;
            continue;
        }
        bool is_relevant = false;
        bool is_foreign = false;
        for (auto const& atoms : c->alternatives()) {
            for (auto const& atom : atoms) {
                for (auto const& name : variables_of(atom.term)) {
                    bool const known =
                        std::binary_search(of.variables.begin(), of.variables.end(), name);
                    is_relevant = is_relevant || known;
                    is_foreign = is_foreign || !known;
                }
            }
        }
        if (!is_relevant) continue;
        if (is_foreign) {
            // Only the parts that speak of variables of the statement can be used.
            std::vector<std::vector<condition_atom>> kept;
            for (auto const& atoms : c->alternatives()) {
                std::vector<condition_atom> own;
                for (auto const& atom : atoms) {
                    auto const names = variables_of(atom.term);
                    if (std::all_of(names.begin(), names.end(), [&](std::string const& name) {
                            return std::binary_search(of.variables.begin(), of.variables.end(),
                                                      name);
                        })) {
                        own.push_back(atom);
                    }
                }
                kept.push_back(std::move(own));
            }
            if (auto cubes = of.cubes_for(condition(std::move(kept)))) {
                found.push_back({text, std::move(*cubes)});
            }
            continue;
        }
        if (auto cubes = of.cubes_for(*c)) {
            found.push_back({text, std::move(*cubes)});
        } else {
            not_understood = text;
        }
    }
    return found;
}

}  // namespace surd::symbolic::identity
