// SPDX-License-Identifier: BSL-1.0
#include <algorithm>

#include "surd/real/best_form.hpp"
#include "symbolic/case_points.hpp"
#include "symbolic/closed_link.hpp"
#include "symbolic/cover.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic::identity {

namespace {

// A condition with more alternatives than this is no hint any more.
constexpr std::size_t most_hint_cubes = 6;
constexpr std::size_t most_hint_leaves = 24;
// Points tried for a claim of inequality before any analysis.
constexpr int most_quick_points = 40;

std::string shown(evaluation const& e, limits const& bounds) {
    return e.has_value() ? symbolic::shown(e.value, bounds) : std::string(word_for(e.kind));
}

std::string shown(assignment const& point) {
    std::string text;
    for (auto const& [name, value] : point) {
        if (!text.empty()) text += ", ";
        text += name + " = " + value.to_string();
    }
    return text;
}

verdict verdict_for(value_kind kind) {
    switch (kind) {
        case value_kind::undefined:
            return verdict::undefined;
        case value_kind::non_real:
            return verdict::non_real;
        case value_kind::convention:
            return verdict::convention;
        case value_kind::outside:
            return verdict::outside;
        case value_kind::beyond_limits:
        case value_kind::value:
            break;
    }
    return verdict::undecided;
}

judgement undecided(std::string why) {
    judgement result;
    result.outcome = verdict::undecided;
    result.hint = std::move(why);
    return result;
}

/// True when a side with variables has one value wherever it has any: a^0, x/x.
bool is_constant_side(survey const& s, bool left_side, expression const& side) {
    if (side.is_closed()) return false;
    std::optional<rational> value;
    for (auto const& leaf : s.leaves) {
        if (leaf.state != leaf_state::holds && leaf.state != leaf_state::fails) continue;
        auto const& own = left_side ? leaf.left_constant : leaf.right_constant;
        // In a case x = 1 every side is constant; such a case says nothing.
        if (leaf.is_thin && own && value && *own == *value) continue;
        if (leaf.is_thin && !value) continue;
        if (!own || (value && *value != *own)) return false;
        value = own;
    }
    return value.has_value();
}

std::vector<cube> not_holding(survey const& s) {
    auto others = s.failing;
    others.insert(others.end(), s.without_value.begin(), s.without_value.end());
    for (auto const& leaf : s.leaves) {
        if (leaf.state == leaf_state::unknown) others.push_back(leaf.path);
    }
    return others;
}

/// Conditions and verdicts of one relation.
class relation_judge {
public:
    relation_judge(relation_problem& of, judge_options const& options)
        : of_(of), options_(options), bounds_(options.evaluation.bounds) {}

    [[nodiscard]] judgement judged(survey const& s);
    [[nodiscard]] judgement judged_not_equal(survey const& s);
    [[nodiscard]] std::optional<judgement> quick_difference();

private:
    void add_condition(judgement& result, survey const& s);
    void add_witness(judgement& result, compared_point const& p) const;
    [[nodiscard]] std::string sufficient_case(survey const& s, std::vector<cube> const& cover);
    [[nodiscard]] std::string cover_text(survey const& s);
    [[nodiscard]] bool restates(survey const& s) const;

    relation_problem& of_;
    judge_options const& options_;
    limits bounds_;
};

void relation_judge::add_witness(judgement& result, compared_point const& p) const {
    result.witness = p.point;
    result.left = shown(p.left, bounds_);
    result.right = shown(p.right, bounds_);
}

std::string relation_judge::sufficient_case(survey const& s, std::vector<cube> const& cover) {
    // Where exponents are symbolic, a class works with positive bases.
    if (of_.exponents.empty() || cover.size() < 2) return {};
    std::vector<std::uint32_t> bases;
    for (auto const& c : cover) {
        for (auto const& l : c) {
            auto const& atom = of_.cases.atoms()[l.atom];
            bool const is_base = atom.about == question::subject::sign &&
                                 atom.term.is(node_kind::variable) &&
                                 of_.exponents.count(atom.term.name()) == 0;
            if (is_base && std::find(bases.begin(), bases.end(), l.atom) == bases.end()) {
                bases.push_back(l.atom);
            }
        }
    }
    auto const others = not_holding(s);
    auto const positive_case = [&](std::vector<std::uint32_t> const& atoms) {
        cube c;
        for (auto const a : atoms) static_cast<void>(restrict_cube(c, {a, positive}));
        return c;
    };
    auto const suffices = [&](cube const& c) {
        return std::all_of(others.begin(), others.end(), [&](cube const& o) {
            cube both = c;
            for (auto const& l : o) {
                if (!restrict_cube(both, l)) return true;
            }
            return of_.cases.is_contradictory(both);
        });
    };
    if (bases.empty() || !suffices(positive_case(bases))) return {};
    for (std::size_t i = 0; i < bases.size() && bases.size() > 1;) {
        auto fewer = bases;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (suffices(positive_case(fewer))) {
            bases = std::move(fewer);
        } else {
            ++i;
        }
    }
    return to_condition(of_.cases, {positive_case(bases)}).to_string();
}

/// Where a refuted identity does hold; empty when that does not fit in a line.
std::string relation_judge::cover_text(survey const& s) {
    if (s.holding.empty() || s.holding.size() > most_hint_leaves) return {};
    for (auto const& c : s.holding) {
        for (auto const& l : c) {
            if (of_.cases.atoms()[l.atom].about == question::subject::opaque) return {};
        }
    }
    auto const cover = minimal_cover(of_.cases, s.holding, not_holding(s));
    if (cover.size() > most_hint_cubes) return {};
    return to_condition(of_.cases, cover).to_string();
}

/// True when a case that holds is told apart by the statement itself.
bool relation_judge::restates(survey const& s) const {
    return std::any_of(s.holding.begin(), s.holding.end(), [&](cube const& c) {
        return std::any_of(c.begin(), c.end(),
                           [&](literal const& l) { return of_.cases.is_restatement(l.atom); });
    });
}

void relation_judge::add_condition(judgement& result, survey const& s) {
    auto const cover = minimal_cover(of_.cases, s.holding, not_holding(s));
    result.condition = to_condition(of_.cases, cover).to_string();
    result.sufficient = sufficient_case(s, cover);
    result.conventions = s.used;
    if (!s.failing.empty()) {
        result.elsewhere = "differs";
        if (s.witness) add_witness(result, *s.witness);
        return;
    }
    bool const convention = s.only_conventions && !s.without_value.empty();
    result.elsewhere = convention ? "convention" : "no value";
    if (s.no_value) {
        result.hint = "at " + shown(s.no_value->point) + " the left side is " +
                      shown(s.no_value->left, bounds_) + ", the right side " +
                      shown(s.no_value->right, bounds_);
    }
}

judgement relation_judge::judged(survey const& s) {
    if (s.is_contradicted) return undecided("an exact value spoke against the analysis by cases");
    judgement result;
    if (s.is_unknown) {
        if (s.unknown_kind == value_kind::outside) {
            result.outcome = verdict::outside;
            return result;
        }
        return undecided("a case was not decided");
    }
    if (s.failing.empty() && s.without_value.empty() && !s.holding.empty()) {
        result.outcome = verdict::verified;
        result.conventions = s.used;
        return result;
    }
    bool const is_order = of_.rel != relation::equal;
    if (!s.holding_open.empty()) {
        bool const no_value_is_sure = s.no_value || s.worst_open != value_kind::value;
        bool const sure = s.failing.empty() ? no_value_is_sure || !s.has_unsure_other
                                            : s.witness || of_.has_constants;
        if (!sure) return undecided("no point was found in a case that seems to fail");
        if (is_order && restates(s)) {
            result = undecided("where it holds has no simpler description");
            if (s.witness) add_witness(result, *s.witness);
            return result;
        }
        if (is_order && s.has_open_failing && !of_.has_same_variables) {
            result.outcome = verdict::equation;
            auto const cover = minimal_cover(of_.cases, s.holding, not_holding(s));
            result.every = to_condition(of_.cases, cover).to_string();
            return result;
        }
        result.outcome = verdict::conditional;
        add_condition(result, s);
        if (!s.failing.empty() && !is_order) {
            if (auto const form = other_form(of_.left, options_)) result.correct = to_string(*form);
        }
        return result;
    }
    if (s.has_unsure_holding) {
        return undecided("no point was found in a case that seems to hold");
    }
    if (s.failing.empty()) {
        if (s.holding.empty()) {
            result.outcome = verdict_for(s.worst_open);
            return result;
        }
        result.outcome = verdict::conditional;
        add_condition(result, s);
        return result;
    }
    bool const is_claim =
        options_.context == task::state &&
        (of_.has_same_variables || is_order || is_constant_side(s, true, of_.left) ||
         is_constant_side(s, false, of_.right));
    if (!is_claim) {
        result.outcome = verdict::equation;
        list_solutions(result, of_, s, options_);
        return result;
    }
    if (!s.witness) return undecided("no point was found at which the sides differ");
    result.outcome = verdict::refuted;
    add_witness(result, *s.witness);
    if (auto const where = cover_text(s); !where.empty()) {
        result.hint = "holds only where " + where;
    }
    if (!is_order) {
        if (auto const form = other_form(of_.left, options_)) result.correct = to_string(*form);
        list_solutions(result, of_, s, options_);
    }
    return result;
}

std::optional<judgement> relation_judge::quick_difference() {
    if (of_.has_constants) return std::nullopt;
    case_leaf anywhere;
    anywhere.inner.resize(of_.cases.with().names().size());
    std::optional<judgement> result;
    int tried = 0;
    visit_points(of_.cases, anywhere, of_.exponents, [&](assignment const& point) {
        auto p = compared_point{point, evaluate(at_point(of_.left, point), options_.evaluation),
                                evaluate(at_point(of_.right, point), options_.evaluation)};
        if (p.left.has_value() && p.right.has_value() &&
            stands(p.left.value, relation::not_equal, p.right.value, bounds_) == true) {
            bool const plain = differ_plainly(p, bounds_);
            if (!result || plain) {
                result.emplace();
                result->outcome = verdict::verified;
                add_witness(*result, p);
            }
            if (plain) return false;
        }
        return ++tried < most_quick_points;
    });
    return result;
}

judgement relation_judge::judged_not_equal(survey const& s) {
    // `s` is the survey of equality, and no simple point told the sides apart.
    judgement result;
    if (s.witness && !s.is_contradicted) {
        result.outcome = verdict::verified;
        add_witness(result, *s.witness);
        return result;
    }
    if (s.is_contradicted || s.is_unknown || !s.failing.empty()) {
        return undecided("no point was found at which the sides differ");
    }
    if (s.holding.empty()) {
        result.outcome = verdict_for(s.worst_open);
        return result;
    }
    result.outcome = verdict::refuted;
    result.hint = "the two sides agree wherever both have values";
    return result;
}

/// The cubes in which all assumptions in use hold.
std::vector<cube> joined(std::vector<assumption> const& all, std::vector<bool> const& used) {
    std::vector<cube> result{cube{}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (used[i]) result = both(result, all[i].cubes);
    }
    return result;
}

}  // namespace

std::vector<cube> both(std::vector<cube> const& a, std::vector<cube> const& b) {
    std::vector<cube> result;
    for (auto const& x : a) {
        for (auto const& y : b) {
            cube c = x;
            bool possible = true;
            for (auto const& l : y) possible = possible && restrict_cube(c, l);
            if (possible) result.push_back(std::move(c));
        }
    }
    return result;
}

judgement judge_by_cases(expression const& left, relation rel, expression const& right,
                         judge_options const& options) {
    bool const is_difference = rel == relation::not_equal;
    relation_problem of(left, is_difference ? relation::equal : rel, right, options);
    if (of.unsupported) {
        judgement result;
        bool const elided =
            of.unsupported->is(node_kind::ellipsis) || of.unsupported->is(node_kind::plus_minus);
        result.outcome = elided ? verdict::not_checkable : verdict::outside;
        result.reasons.push_back({elided
                                      ? "a part is elided or stands for two values"
                                      : to_string(*of.unsupported) + " is outside powers and roots",
                                  of.unsupported->where()});
        return result;
    }
    relation_judge judge(of, options);
    if (is_difference) {
        if (auto quick = judge.quick_difference()) return *quick;
    }
    auto const judged = [&](std::vector<cube> const& within) {
        auto const s = survey_cases(of, of.explore_within(within), options);
        return is_difference ? judge.judged_not_equal(s) : judge.judged(s);
    };
    auto result = judged({cube{}});
    if (options.assumptions.empty() || result.outcome == verdict::verified) return result;

    std::string not_understood;
    auto const assumptions = assumptions_for(of, options, not_understood);
    if (!not_understood.empty() && result.hint.empty()) {
        result.hint = "assumption not understood: " + not_understood;
    }
    if (assumptions.empty()) return result;
    std::vector<bool> used(assumptions.size(), true);
    auto within = judged(joined(assumptions, used));
    if (within.outcome == verdict::verified) {
        // Assumptions that the proof does not need are not named.
        for (std::size_t i = 0; i < used.size() && used.size() > 1; ++i) {
            used[i] = false;
            if (judged(joined(assumptions, used)).outcome != verdict::verified) used[i] = true;
        }
        within.condition = result.condition;
        within.sufficient = result.sufficient;
        within.condition_exact = result.condition_exact;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i]) within.assumed.push_back(assumptions[i].text);
    }
    if (within.hint.empty() && !not_understood.empty()) {
        within.hint = "assumption not understood: " + not_understood;
    }
    return within;
}

}  // namespace surd::symbolic::identity
