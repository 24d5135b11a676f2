// SPDX-License-Identifier: BSL-1.0
#include <algorithm>

#include "surd/real/sign.hpp"
#include "symbolic/case_points.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic::identity {

namespace {

// Points tried in one case, and in all: enough to step over accidental agreement, and for square
// roots to meet perfect squares.
constexpr int most_points_per_case = 160;
constexpr int most_points = 200;
// Once a witness differs plainly, a smaller one in another case is near or of no use.
constexpr int most_points_with_witness = 12;
// Failing cases that are searched for the smallest witness.
constexpr int most_witness_cases = 8;

/// A later point is better when it differs plainly and the first does not, or when it is smaller.
void keep_better(std::optional<compared_point>& best, compared_point candidate,
                 limits const& bounds) {
    if (!best) {
        best = std::move(candidate);
        return;
    }
    bool const first = differ_plainly(*best, bounds);
    bool const second = differ_plainly(candidate, bounds);
    if (first != second ? second : size_of(candidate.point) < size_of(best->point)) {
        best = std::move(candidate);
    }
}

/// A case given by an equation with roots: its points are not among the simple ones.
bool is_hidden(case_problem const& problem, case_leaf const& leaf) {
    return std::any_of(leaf.path.begin(), leaf.path.end(), [&](literal const& l) {
        return l.mask == zero && problem.atoms()[l.atom].about == question::subject::opaque;
    });
}

/// True when the case is thin for certain: besides equations with roots, which may hold on an open
/// set without showing it, there is another equation, or an exact point of a case that differs
/// from this one in the equation at most shows that it does not hold everywhere.
bool is_surely_thin(case_problem const& problem, case_leaf const& leaf,
                    std::vector<case_leaf> const& all, std::vector<bool> const& has_point) {
    if (!leaf.replaced.empty()) return true;
    for (auto const& l : leaf.path) {
        auto const about = problem.atoms()[l.atom].about;
        if (l.mask != zero || about == question::subject::exponent_class) continue;
        if (about == question::subject::sign) return true;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!has_point[i] || all[i].state == leaf_state::holds) continue;
            bool says_not = false;
            cube both;
            bool compatible = true;
            for (auto const& other : all[i].path) {
                if (other.atom == l.atom) {
                    says_not = (other.mask & zero) == 0;
                } else {
                    compatible = compatible && restrict_cube(both, other);
                }
            }
            for (auto const& own : leaf.path) {
                if (own.atom != l.atom) compatible = compatible && restrict_cube(both, own);
            }
            if (says_not && compatible) return true;
        }
    }
    return false;
}

compared_point compared_at(relation_problem const& of, assignment const& point,
                           judge_options const& options) {
    return {point, evaluate(at_point(of.left, point), options.evaluation),
            evaluate(at_point(of.right, point), options.evaluation)};
}

}  // namespace

bool differ_plainly(compared_point const& p, limits const& bounds) {
    auto const order = compare(abs(p.left.value - p.right.value), exact_real(2), bounds);
    return order.has_value() && *order >= 0;
}

std::optional<bool> stands(exact_real const& left, relation rel, exact_real const& right,
                           limits const& bounds) {
    auto const order = compare(left, right, bounds);
    if (!order.has_value()) return std::nullopt;
    switch (rel) {
        case relation::equal:
        case relation::approximately:
            return *order == 0;
        case relation::not_equal:
            return *order != 0;
        case relation::less:
            return *order < 0;
        case relation::less_equal:
            return *order <= 0;
        case relation::greater:
            return *order > 0;
        case relation::greater_equal:
            return *order >= 0;
    }
    return std::nullopt;
}

survey survey_cases(relation_problem& of, std::vector<case_leaf> leaves,
                    judge_options const& options) {
    survey result;
    result.leaves = std::move(leaves);
    auto const& problem = of.cases;
    auto const& bounds = options.evaluation.bounds;
    int witness_cases = 0;
    int points_tried = 0;
    std::vector<bool> has_point(result.leaves.size(), false);
    for (std::size_t at = 0; at < result.leaves.size(); ++at) {
        auto const& leaf = result.leaves[at];
        switch (leaf.state) {
            case leaf_state::unknown:
                result.is_unknown = true;
                result.unknown_kind =
                    leaf.kind == value_kind::value ? value_kind::beyond_limits : leaf.kind;
                continue;
            case leaf_state::holds: {
                result.holding.push_back(leaf.path);
                result.used |= leaf.used;
                std::size_t seen = 0;
                if (of.has_constants || is_hidden(problem, leaf)) {
                    seen = 1;
                } else {
                    seen = visit_points(problem, leaf, of.exponents, [&](assignment const& point) {
                        auto const p = compared_at(of, point, options);
                        bool const blocked = p.left.kind == value_kind::beyond_limits ||
                                             p.right.kind == value_kind::beyond_limits;
                        if (blocked) return false;
                        auto const agrees =
                            p.left.has_value() && p.right.has_value()
                                ? stands(p.left.value, of.rel, p.right.value, bounds)
                                : std::optional(false);
                        if (agrees == false) result.is_contradicted = true;
                        return false;
                    });
                }
                if (seen == 0) {
                    result.has_unsure_holding = result.has_unsure_holding || !leaf.is_thin;
                } else if (!leaf.is_thin) {
                    result.holding_open.push_back(leaf.path);
                }
                break;
            }
            case leaf_state::fails: {
                result.failing.push_back(leaf.path);
                bool found = of.has_constants;
                if (!of.has_constants && (++witness_cases <= most_witness_cases || !leaf.is_thin)) {
                    bool const has_plain =
                        result.witness && differ_plainly(*result.witness, bounds);
                    int const most =
                        has_plain
                            ? most_points_with_witness
                            : std::max(std::min(most_points_per_case, most_points - points_tried),
                                       most_points_with_witness);
                    int tried = 0;
                    visit_points(problem, leaf, of.exponents, [&](assignment const& point) {
                        auto p = compared_at(of, point, options);
                        if (p.left.has_value() && p.right.has_value()) {
                            auto const agrees = stands(p.left.value, of.rel, p.right.value, bounds);
                            if (agrees == true) result.is_contradicted = true;
                            if (agrees == false) {
                                found = true;
                                has_point[at] = true;
                                bool const plain = differ_plainly(p, bounds);
                                keep_better(result.witness, std::move(p), bounds);
                                if (plain) return false;
                            }
                        } else if (p.left.kind != value_kind::beyond_limits &&
                                   p.right.kind != value_kind::beyond_limits) {
                            result.is_contradicted = true;
                        }
                        return ++tried < most && !result.is_contradicted;
                    });
                    points_tried += tried;
                } else if (!of.has_constants) {
                    found = true;
                }
                if (!found) {
                    result.has_unsure_other = true;
                } else if (!leaf.is_thin) {
                    result.has_open_failing = true;
                }
                break;
            }
            case leaf_state::no_value: {
                result.without_value.push_back(leaf.path);
                if (of.has_constants) break;
                auto const seen =
                    visit_points(problem, leaf, of.exponents, [&](assignment const& point) {
                        auto p = compared_at(of, point, options);
                        auto const kind = std::min(p.left.kind, p.right.kind);
                        if (kind == value_kind::value) {
                            result.is_contradicted = true;
                            return false;
                        }
                        bool zero_case = false;
                        for (auto const* side : {&p.left, &p.right}) {
                            for (auto const& r : side->reasons) {
                                zero_case = zero_case ||
                                            r.sentence == sentence_of(reason::zero_to_the_zero);
                            }
                        }
                        result.has_zero_to_zero = result.has_zero_to_zero || zero_case;
                        if (kind != value_kind::convention || zero_case) {
                            result.only_conventions = false;
                        }
                        if (!leaf.is_thin || result.worst_open == value_kind::value) {
                            result.worst_open = std::min(result.worst_open, kind);
                        }
                        if (p.left.has_value() != p.right.has_value() && !result.no_value) {
                            result.no_value = std::move(p);
                        }
                        return false;
                    });
                has_point[at] = seen != 0;
                if (seen == 0) result.has_unsure_other = true;
                break;
            }
        }
    }
    for (auto const& leaf : result.leaves) {
        if (leaf.state == leaf_state::holds && is_hidden(problem, leaf) &&
            !is_surely_thin(problem, leaf, result.leaves, has_point)) {
            result.has_unsure_holding = true;
        }
    }
    return result;
}

}  // namespace surd::symbolic::identity
