// SPDX-License-Identifier: BSL-1.0
#include "symbolic/cases.hpp"

#include <algorithm>

#include "symbolic/sum_expression.hpp"

namespace surd::symbolic::identity {

namespace {

// Beyond these the rest of the cases stays unknown.
constexpr std::size_t most_leaves = 1500;
constexpr int most_depth = 40;
// One case that is not decided leaves the whole undecided; a few show whether that is the rule.
constexpr std::ptrdiff_t most_unknown_leaves = 3;

unsigned holding_signs(relation rel) {
    switch (rel) {
        case relation::equal:
        case relation::approximately:
            return zero;
        case relation::not_equal:
            return negative | positive;
        case relation::less:
            return negative;
        case relation::less_equal:
            return negative | zero;
        case relation::greater:
            return positive;
        case relation::greater_equal:
            return positive | zero;
    }
    return 0;
}

std::optional<rational> constant_value(power_fraction const& f) {
    if (!f.numerator.is_number() || !f.denominator.is_number()) return std::nullopt;
    return f.numerator.number() / f.denominator.number();
}

}  // namespace

bool restrict_cube(cube& c, literal l) {
    auto const place = std::lower_bound(
        c.begin(), c.end(), l.atom, [](literal const& a, std::uint32_t id) { return a.atom < id; });
    if (place == c.end() || place->atom != l.atom) {
        c.insert(place, l);
        return l.mask != 0;
    }
    place->mask &= l.mask;
    return place->mask != 0;
}

case_problem::case_problem(std::vector<std::string> variables, conventions chosen)
    : with_(std::move(variables)), chosen_(chosen) {}

literal case_problem::literal_for(question const& q, unsigned mask) {
    case_atom wanted;
    wanted.about = q.about;
    switch (q.about) {
        case question::subject::sign: {
            auto normal = canonical(q.sum);
            wanted.sum = std::move(normal.sum);
            if (normal.scale.sign() < 0) mask = opposite(mask);
            break;
        }
        case question::subject::exponent_class:
            wanted.form = q.form;
            if (wanted.form.terms.back().second.sign() < 0) {
                wanted.form = wanted.form.scaled(rational(-1));
            }
            break;
        case question::subject::opaque:
            wanted.term = q.term;
            break;
    }
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
        auto const& a = atoms_[i];
        if (a.about != wanted.about) continue;
        bool const same = a.about == question::subject::sign             ? a.sum == wanted.sum
                          : a.about == question::subject::exponent_class ? a.form == wanted.form
                                                                         : a.term == wanted.term;
        if (same) return {static_cast<std::uint32_t>(i), mask};
    }
    if (q.about == question::subject::sign) wanted.term = to_expression(with_, wanted.sum);
    if (q.about == question::subject::exponent_class) {
        wanted.term = to_expression(with_, wanted.form);
    }
    atoms_.push_back(std::move(wanted));
    return {static_cast<std::uint32_t>(atoms_.size() - 1), mask};
}

bool case_problem::learn(facts& known, literal l) {
    auto const& a = atoms_[l.atom];
    switch (a.about) {
        case question::subject::sign:
            return known.learn_sign(a.sum, l.mask);
        case question::subject::exponent_class:
            return known.learn_class(a.form, static_cast<class_mask>(l.mask));
        case question::subject::opaque:
            return known.learn_opaque(a.term, l.mask);
    }
    return true;
}

bool case_problem::is_contradictory(cube const& c) {
    facts known(with_);
    with_.restart_work();
    for (auto const& l : c) {
        if (!learn(known, l)) return !with_.is_exhausted();
    }
    while (auto const replacement = known.take_replacement()) {
        if (!known.replace(replacement->first, replacement->second)) return !with_.is_exhausted();
    }
    return false;
}

bool case_problem::settle_replacements(branch& b) {
    while (auto replacement = b.known.take_replacement()) {
        auto const& [v, by] = *replacement;
        auto const value = to_expression(with_, by);
        b.left = substitute(b.left, with_.names()[v], value);
        b.right = substitute(b.right, with_.names()[v], value);
        if (!b.known.replace(v, by)) return false;
        b.replaced.push_back(std::move(*replacement));
    }
    return true;
}

cube case_problem::in_remaining_variables(branch const& b) {
    // Where a = 0 is known, a + b >= 0 reads b >= 0. The path itself says the same, less readably.
    with_.restart_work();
    cube result;
    for (auto l : b.path) {
        auto const atom = atoms_[l.atom];
        bool const is_class = atom.about == question::subject::exponent_class;
        if (atom.about == question::subject::opaque) {
            static_cast<void>(restrict_cube(result, l));
            continue;
        }
        std::optional<power_sum> sum = is_class ? sum_of_form(with_, atom.form) : atom.sum;
        for (auto const& [v, by] : b.replaced) {
            if (sum) sum = with_replaced(with_, *sum, v, by);
        }
        question q;
        q.about = atom.about;
        if (sum && is_class) {
            auto form = form_of_sum(with_, *sum);
            if (form) q.form = std::move(*form);
            if (!form) sum.reset();
        } else if (sum) {
            q.sum = *sum;
        }
        if (!sum || !has_integer_exponents(*sum)) {
            static_cast<void>(restrict_cube(result, l));
        } else if (!sum->is_number()) {
            static_cast<void>(restrict_cube(result, literal_for(q, l.mask)));
        }
    }
    // The equations themselves, solved for one variable each.
    for (std::size_t i = 0; i < b.replaced.size(); ++i) {
        auto const& [v, by] = b.replaced[i];
        std::optional<power_sum> value = by;
        for (std::size_t k = i + 1; value && k < b.replaced.size(); ++k) {
            value = with_replaced(with_, *value, b.replaced[k].first, b.replaced[k].second);
        }
        if (!value) return b.path;
        question q;
        q.sum = with_.difference(algebra::variable(v), *value);
        static_cast<void>(restrict_cube(result, literal_for(q, zero)));
    }
    return with_.is_exhausted() ? b.path : result;
}

case_leaf case_problem::unknown_leaf(cube path) const {
    case_leaf leaf;
    leaf.path = std::move(path);
    leaf.kind = value_kind::beyond_limits;
    leaf.inner.resize(with_.names().size());
    return leaf;
}

std::vector<case_leaf> case_problem::explore(expression const& left, std::optional<relation> rel,
                                             expression const& right, facts const& start, cube path,
                                             bool keep_values) {
    std::vector<case_leaf> leaves;
    branch root{left, right, start, std::move(path), false, {}};
    with_.restart_work();
    bool const possible = settle_replacements(root);
    if (with_.is_exhausted()) {
        leaves.push_back(unknown_leaf(std::move(root.path)));
    } else if (possible) {
        follow(std::move(root), rel, keep_values, leaves, 0);
    }
    return leaves;
}

void case_problem::follow(branch b, std::optional<relation> rel, bool keep_values,
                          std::vector<case_leaf>& leaves, int depth) {
    auto const unknown = std::count_if(leaves.begin(), leaves.end(), [](case_leaf const& l) {
        return l.state == leaf_state::unknown;
    });
    if (unknown >= most_unknown_leaves) {
        if (leaves.back().state != leaf_state::unknown) leaves.push_back(unknown_leaf(b.path));
        return;
    }
    case_leaf leaf;
    std::optional<question> asked;
    for (int attempt = 0;; ++attempt) {
        with_.forget_atoms();
        with_.restart_work();
        case_evaluator evaluator(with_, b.known, chosen_);
        leaf = {};
        auto const left = evaluator.evaluate(b.left);
        std::optional<power_fraction> right;
        if (left) right = rel ? evaluator.evaluate(b.right) : left;
        if (left && right) {
            if (!rel) {
                leaf.state = leaf_state::holds;
            } else if (*rel == relation::equal || *rel == relation::not_equal) {
                auto const same = evaluator.equal(*left, *right);
                if (same) {
                    leaf.state =
                        *same == (*rel == relation::equal) ? leaf_state::holds : leaf_state::fails;
                }
            } else {
                auto const wanted = holding_signs(*rel);
                auto const mask = evaluator.compare(*left, *right, {wanted, any_sign & ~wanted});
                if (mask) {
                    leaf.state = (*mask & ~wanted) == 0 ? leaf_state::holds : leaf_state::fails;
                } else if (evaluator.why == obstacle::split &&
                           evaluator.asked->about == question::subject::opaque) {
                    restatements_.push_back(literal_for(*evaluator.asked, 0).atom);
                }
            }
            if (leaf.state != leaf_state::unknown) {
                if (keep_values) leaf.left = to_expression(with_, *left);
                leaf.left_constant = constant_value(*left);
                leaf.right_constant = constant_value(*right);
            }
        }
        leaf.used = evaluator.used;
        if (leaf.state != leaf_state::unknown) break;
        if (evaluator.why == obstacle::restart && attempt < 12) continue;
        if (evaluator.why == obstacle::split) asked = std::move(evaluator.asked);
        if (evaluator.why == obstacle::missing) leaf.state = leaf_state::no_value;
        leaf.kind = evaluator.kind;
        break;
    }
    if (asked && depth < most_depth && leaves.size() < most_leaves) {
        // A question that the path has answered already would be asked for ever.
        auto const about = literal_for(*asked, 0).atom;
        bool const flipped =
            asked->about == question::subject::sign && canonical(asked->sum).scale.sign() < 0;
        unsigned open = full_mask(asked->about);
        for (auto const& l : b.path) {
            if (l.atom == about) open = l.mask;
        }
        std::vector<literal> choices;
        for (unsigned part : asked->parts) {
            if (flipped) part = opposite(part);
            if ((part & open) != 0) choices.push_back({about, part & open});
        }
        if (choices.size() > 1) {
            for (auto const& choice : choices) {
                branch next = b;
                bool const is_equation =
                    asked->about != question::subject::exponent_class && choice.mask == zero;
                next.thin = next.thin || is_equation;
                if (!restrict_cube(next.path, choice)) continue;
                with_.restart_work();
                bool const possible = learn(next.known, choice) && settle_replacements(next);
                // Beyond the limits a contradiction means nothing.
                if (with_.is_exhausted()) {
                    leaves.push_back(unknown_leaf(std::move(next.path)));
                    continue;
                }
                if (!possible) continue;
                follow(std::move(next), rel, keep_values, leaves, depth + 1);
            }
            return;
        }
    }
    leaf.path = b.replaced.empty() ? std::move(b.path) : in_remaining_variables(b);
    leaf.is_thin = b.thin;
    leaf.replaced = std::move(b.replaced);
    leaf.inner.resize(with_.names().size());
    for (variable_id v = 0; v < leaf.inner.size(); ++v) {
        auto const& range = b.known.range_of(v);
        if (range.low || range.high) leaf.inner[v] = range.inner_point();
    }
    leaves.push_back(std::move(leaf));
}

}  // namespace surd::symbolic::identity
