// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/simplify.hpp"

#include <algorithm>
#include <optional>

#include "symbolic/case_points.hpp"
#include "symbolic/cover.hpp"
#include "symbolic/identity_judge.hpp"
#include "symbolic/law_instances.hpp"

namespace surd::symbolic {

namespace {

// Steps of one simplification; each law makes a form shorter or its parts simpler, so that real
// expressions stay far below.
constexpr std::size_t most_steps = 200;

/// Where two forms agree.
struct agreement {
    condition where;
    question_set conventions;
};

/// Where `before` = `after`, within the assumptions in force, when `after` may take the place of
/// `before`: nowhere do both have different values, and nowhere on an open set of the variables,
/// or for a class of exponents, is a value lost. Single points and the like may be lost; they
/// are outside the condition.
std::optional<agreement> agreement_of(expression const& before, expression const& after,
                                      judge_options const& options) {
    identity::relation_problem of(before, relation::equal, after, options);
    if (of.unsupported) return std::nullopt;
    std::string not_understood;
    std::vector<identity::cube> within{identity::cube{}};
    for (auto const& assumed : identity::assumptions_for(of, options, not_understood)) {
        within = identity::both(within, assumed.cubes);
    }
    auto const leaves = of.explore_within(within);
    agreement result;
    std::vector<identity::cube> holding;
    std::vector<identity::cube> others;
    bool holds_openly = false;
    for (auto const& leaf : leaves) {
        if (leaf.state == identity::leaf_state::holds) {
            holding.push_back(leaf.path);
            holds_openly = holds_openly || !leaf.is_thin;
            result.conventions |= leaf.used;
            continue;
        }
        if (leaf.state != identity::leaf_state::no_value) return std::nullopt;
        others.push_back(leaf.path);
        // An equation with roots may hold on an open set without showing it.
        bool const may_be_open =
            std::any_of(leaf.path.begin(), leaf.path.end(), [&](identity::literal const& l) {
                return of.cases.atoms()[l.atom].about == identity::question::subject::opaque;
            });
        if ((leaf.is_thin && !may_be_open) || of.has_constants) continue;
        bool loses_a_value = true;
        identity::visit_points(of.cases, leaf, of.exponents, [&](assignment const& point) {
            loses_a_value = evaluate(at_point(before, point), options.evaluation).has_value();
            return false;
        });
        if (loses_a_value) return std::nullopt;
    }
    if (!holds_openly) return std::nullopt;
    result.where =
        to_condition(of.cases, identity::minimal_cover(of.cases, std::move(holding), others));
    return result;
}

class simplifier {
public:
    explicit simplifier(judge_options const& options) : options_(options) {}

    expression run(expression const& written) {
        if (written.children().empty()) return written;
        auto const e = identity::tidy(written, options_);
        if (e.is_closed() || e.children().empty() || steps.size() >= most_steps) return e;
        // Powers of one base are joined before their parts are taken apart.
        if (auto after = rewritten(e, true)) return run(*after);
        std::vector<expression> children;
        bool changed = false;
        for (std::size_t i = 0; i < e.children().size(); ++i) {
            auto const& child = e.child(i);
            // Exponents and indices are read as they are spelled.
            bool const is_kept =
                (e.is(node_kind::power) && i == 1) || (e.is(node_kind::root) && i == 0);
            children.push_back(is_kept ? child : run(child));
            changed = changed || !children.back().same_node(child);
        }
        auto current = e;
        if (changed) {
            current = e.is(node_kind::call)
                          ? expression::call(e.name(), std::move(children), e.where())
                          : expression::make(e.kind(), std::move(children), e.where());
            current = identity::tidy(current, options_);
        }
        if (current.is_closed()) return current;
        if (auto after = rewritten(current, false)) return run(*after);
        return current;
    }

    std::vector<simplification_step> steps;

private:
    /// The first law that is proved to hold here, applied.
    std::optional<expression> rewritten(expression const& e, bool only_joining) {
        if (steps.size() >= most_steps) return std::nullopt;
        for (auto const& instance : identity::law_instances(e, options_)) {
            if (only_joining && !identity::joins_powers(instance.by)) continue;
            auto const after = identity::tidy(instance.after, options_);
            if (after == e) continue;
            auto const where = agreement_of(e, after, options_);
            if (!where) continue;
            steps.push_back({instance.by, e, after, where->where});
            return after;
        }
        return std::nullopt;
    }

    judge_options const& options_;
};

}  // namespace

simplification simplify(expression const& written, judge_options const& options) {
    auto const e = expand(written, options.definitions);
    simplification result;
    result.result = e;
    simplifier by_laws(options);
    auto form = by_laws.run(e);
    auto const whole = agreement_of(e, form, options);
    if (!whole) return result;
    result.is_known = true;
    result.valid = whole->where;
    result.conventions = whole->conventions;
    result.result = std::move(form);
    result.steps = std::move(by_laws.steps);
    return result;
}

}  // namespace surd::symbolic
