// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/check_identity.hpp"

#include <algorithm>

#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "symbolic/case_points.hpp"
#include "symbolic/closed_link.hpp"
#include "symbolic/cover.hpp"
#include "symbolic/definitions.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic {

namespace {

using namespace identity;

bool contains_kind(expression const& e, node_kind kind) {
    if (e.is(kind)) return true;
    return std::any_of(e.children().begin(), e.children().end(),
                       [&](expression const& child) { return contains_kind(child, kind); });
}

void collect_constants(expression const& e, std::set<std::string>& names) {
    if (e.is(node_kind::constant)) names.insert(e.name());
    for (auto const& child : e.children()) collect_constants(child, names);
}

/// A verdict that the form of the statement settles before any analysis.
std::optional<judgement> settled_by_form(expression const& left, relation rel,
                                         expression const& right) {
    judgement result;
    if (rel == relation::approximately) {
        result.outcome = verdict::not_checkable;
        result.hint = "a rounded value is checked against a closed expression";
        return result;
    }
    for (auto const* side : {&left, &right}) {
        if (contains_kind(*side, node_kind::ellipsis) ||
            contains_kind(*side, node_kind::plus_minus)) {
            result.outcome = verdict::not_checkable;
            result.hint = "a part is elided or stands for two values";
            return result;
        }
        if (contains_kind(*side, node_kind::call) || contains_kind(*side, node_kind::logarithm)) {
            result.outcome = verdict::outside;
            result.hint = "functions beyond powers and roots are not analysed";
            return result;
        }
        std::set<std::string> constants;
        collect_constants(*side, constants);
        if (constants.count("i") != 0 || constants.count("infinity") != 0) {
            result.outcome = verdict::outside;
            return result;
        }
    }
    return std::nullopt;
}

bool is_variable_against_constant(expression const& left, expression const& right) {
    return (left.is(node_kind::variable) && right.is_closed()) ||
           (right.is(node_kind::variable) && left.is_closed());
}

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

verdict open_verdict(value_kind kind) {
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

/// True when a side with variables has one value wherever it has any: a^0, x/x.
bool is_constant_side(survey const& s, bool left_side, expression const& side) {
    if (side.is_closed()) return false;
    std::optional<rational> value;
    for (auto const& leaf : s.leaves) {
        if (leaf.state != leaf_state::holds && leaf.state != leaf_state::fails) continue;
        auto const& own = left_side ? leaf.left_constant : leaf.right_constant;
        if (!own || (value && *value != *own)) return false;
        value = own;
    }
    return value.has_value();
}

class link_judge {
public:
    link_judge(expression const& left, relation rel, expression const& right,
               judge_options const& options)
        : options_(options), bounds_(options.evaluation.bounds) {
        of_.left = left;
        of_.rel = rel;
        of_.right = right;
        of_.exponents = exponent_variables(left);
        of_.exponents.merge(exponent_variables(right));
        auto names = variables_of(left);
        auto const more = variables_of(right);
        same_variables_ = names == more;
        names.insert(names.end(), more.begin(), more.end());
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        variables_ = names;
        std::set<std::string> constants;
        collect_constants(left, constants);
        collect_constants(right, constants);
        of_.has_constants = !constants.empty();
        names.insert(names.end(), constants.begin(), constants.end());
        problem_.emplace(std::move(names), options.evaluation.chosen);
    }

    judgement run();

private:
    [[nodiscard]] facts starting_facts();
    [[nodiscard]] judgement judged(survey const& s);
    [[nodiscard]] judgement judged_not_equal(survey const& s);
    void conditional(judgement& result, survey const& s);
    void put_witness(judgement& result, std::optional<compared_point> const& point) const;
    [[nodiscard]] std::vector<cube> not_holding(survey const& s) const;
    [[nodiscard]] std::string sufficient_case(survey const& s, std::vector<cube> const& cover);

    relation_problem of_;
    judge_options const& options_;
    limits bounds_;
    bool same_variables_ = false;
    std::vector<std::string> variables_;
    std::optional<case_problem> problem_;
};

facts link_judge::starting_facts() {
    facts start = problem_->no_facts();
    auto& with = problem_->with();
    for (variable_id v = 0; v < with.names().size(); ++v) {
        // Enclosures of the two constants; only ever used to decide signs.
        auto const& name = with.names()[v];
        bool const is_name =
            std::find(variables_.begin(), variables_.end(), name) != variables_.end();
        if (is_name) continue;
        rational const low = name == "pi" ? rational(3) : rational(2);
        rational const high = low + rational(1);
        auto const x = algebra::variable(v);
        bool const known = start.learn_sign(x, positive) &&
                           start.learn_sign(with.difference(x, algebra::number(low)), positive) &&
                           start.learn_sign(with.difference(x, algebra::number(high)), negative);
        SURD_EXPECTS(known, "the enclosure of a constant is consistent");
    }
    return start;
}

std::vector<cube> link_judge::not_holding(survey const& s) const {
    auto others = s.failing;
    others.insert(others.end(), s.without_value.begin(), s.without_value.end());
    for (auto const& leaf : s.leaves) {
        if (leaf.state == leaf_state::unknown) others.push_back(leaf.path);
    }
    return others;
}

void link_judge::put_witness(judgement& result, std::optional<compared_point> const& p) const {
    if (!p) return;
    result.witness = p->point;
    result.left = shown(p->left, bounds_);
    result.right = shown(p->right, bounds_);
}

std::string link_judge::sufficient_case(survey const& s, std::vector<cube> const& cover) {
    // Where exponents are symbolic, a class works with positive bases.
    if (of_.exponents.empty() || cover.size() < 2) return {};
    std::vector<std::uint32_t> bases;
    for (auto const& c : cover) {
        for (auto const& l : c) {
            auto const& atom = problem_->atoms()[l.atom];
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
            return problem_->is_contradictory(both);
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
    return to_condition(*problem_, {positive_case(bases)}).to_string();
}

void link_judge::conditional(judgement& result, survey const& s) {
    result.outcome = verdict::conditional;
    auto const cover = minimal_cover(*problem_, s.holding, not_holding(s));
    result.condition = to_condition(*problem_, cover).to_string();
    result.sufficient = sufficient_case(s, cover);
    result.conventions = s.used;
    if (!s.failing.empty()) {
        result.elsewhere = "differs";
        put_witness(result, s.witness);
    } else {
        result.elsewhere =
            s.only_conventions && !s.without_value.empty() ? "convention" : "no value";
        if (s.no_value) {
            result.hint = "at " + shown(s.no_value->point) + " the left side is " +
                          shown(s.no_value->left, bounds_) + ", the right side " +
                          shown(s.no_value->right, bounds_);
        } else if (s.has_zero_to_zero) {
            result.hint = "0^0 is a convention that nobody chose";
        }
    }
}

judgement link_judge::judged(survey const& s) {
    judgement result;
    if (s.is_contradicted) {
        result.outcome = verdict::undecided;
        result.hint = "an exact value spoke against the analysis by cases";
        return result;
    }
    if (s.is_unknown) {
        result.outcome =
            s.unknown_kind == value_kind::outside ? verdict::outside : verdict::undecided;
        if (result.outcome == verdict::undecided) result.hint = "a case was not decided";
        return result;
    }
    bool const others = !s.failing.empty() || !s.without_value.empty();
    if (!others && !s.holding.empty()) {
        result.outcome = verdict::verified;
        result.conventions = s.used;
        return result;
    }
    bool const is_order = of_.rel != relation::equal;
    if (!s.holding_open.empty()) {
        if (s.failing.empty()
                ? s.has_unsure_other && !s.no_value && s.worst_open == value_kind::value
                : !s.witness && !of_.has_constants) {
            result.outcome = verdict::undecided;
            result.hint = "no point was found in a case that seems to fail";
            return result;
        }
        if (is_order && s.has_open_failing && !same_variables_) {
            result.outcome = verdict::equation;
            auto const cover = minimal_cover(*problem_, s.holding, not_holding(s));
            result.every = to_condition(*problem_, cover).to_string();
            return result;
        }
        conditional(result, s);
        return result;
    }
    if (s.has_unsure_holding) {
        result.outcome = verdict::undecided;
        result.hint = "no point was found in a case that seems to hold";
        return result;
    }
    if (s.failing.empty()) {
        if (!s.holding.empty()) {
            conditional(result, s);
            return result;
        }
        result.outcome = open_verdict(s.worst_open);
        return result;
    }
    bool const is_claim = options_.context == task::state &&
                          (same_variables_ || is_constant_side(s, true, of_.left) ||
                           is_constant_side(s, false, of_.right) || is_order);
    if (!is_claim) {
        result.outcome = verdict::equation;
        return result;
    }
    if (!s.witness) {
        result.outcome = verdict::undecided;
        result.hint = "no point was found at which the sides differ";
        return result;
    }
    result.outcome = verdict::refuted;
    put_witness(result, s.witness);
    if (!s.holding.empty()) {
        auto const cover = minimal_cover(*problem_, s.holding, not_holding(s));
        result.hint = "holds only where " + to_condition(*problem_, cover).to_string();
    }
    return result;
}

judgement link_judge::judged_not_equal(survey const& s) {
    // `s` is the survey of equality: one point with different values verifies the claim.
    judgement result;
    if (s.is_contradicted || (s.is_unknown && !s.witness)) {
        result.outcome = verdict::undecided;
        return result;
    }
    if (s.witness) {
        result.outcome = verdict::verified;
        put_witness(result, s.witness);
        return result;
    }
    if (!s.failing.empty() || s.is_unknown) {
        result.outcome = verdict::undecided;
        return result;
    }
    if (s.holding.empty()) {
        result.outcome = open_verdict(s.worst_open);
        return result;
    }
    result.outcome = verdict::refuted;
    result.hint = "the two sides agree wherever both have values";
    return result;
}

judgement link_judge::run() {
    if (of_.rel == relation::not_equal) {
        of_.rel = relation::equal;
        return judged_not_equal(survey_cases(*problem_, of_, starting_facts(), options_));
    }
    return judged(survey_cases(*problem_, of_, starting_facts(), options_));
}

}  // namespace

judgement check_link(expression const& left, relation rel, expression const& right,
                     judge_options const& options) {
    if (auto settled = settled_by_form(left, rel, right)) return *settled;
    if (left.is_closed() && right.is_closed()) return judge_closed_link(left, rel, right, options);
    if (rel != relation::equal && is_variable_against_constant(left, right)) {
        judgement result;
        result.outcome = verdict::equation;
        result.hint = "a condition on a variable, no claim";
        return result;
    }
    return link_judge(left, rel, right, options).run();
}

judgement check_identity(expression const& left, expression const& right,
                         judge_options const& options) {
    return check_link(expand(left, options.definitions), relation::equal,
                      expand(right, options.definitions), options);
}

}  // namespace surd::symbolic
