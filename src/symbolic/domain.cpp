// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/domain.hpp"

#include <algorithm>

#include "surd/symbolic/counterexample.hpp"
#include "symbolic/case_points.hpp"
#include "symbolic/cover.hpp"
#include "symbolic/definitions.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic {

domain domain_of(expression const& written, judge_options const& options) {
    auto const e = expand(written, options.definitions);
    identity::relation_problem of(e, relation::equal, e, options);
    domain result;
    if (of.unsupported) {
        result.elsewhere = value_kind::outside;
        return result;
    }
    auto const leaves = of.cases.explore(e, std::nullopt, e, of.start());
    std::vector<identity::cube> inside;
    std::vector<identity::cube> outside;
    result.is_known = true;
    for (auto const& leaf : leaves) {
        switch (leaf.state) {
            case identity::leaf_state::holds:
                inside.push_back(leaf.path);
                break;
            case identity::leaf_state::no_value:
                outside.push_back(leaf.path);
                identity::visit_points(of.cases, leaf, of.exponents, [&](assignment const& point) {
                    auto const value = evaluate(at_point(e, point), options.evaluation);
                    // A value where the cases say there is none would be a fault of the cases.
                    if (value.has_value()) result.is_known = false;
                    result.elsewhere = std::min(result.elsewhere, value.kind);
                    for (auto const& r : value.reasons) {
                        result.has_zero_to_zero =
                            result.has_zero_to_zero ||
                            r.sentence == sentence_of(reason::zero_to_the_zero);
                    }
                    return false;
                });
                break;
            case identity::leaf_state::fails:
            case identity::leaf_state::unknown:
                result.is_known = false;
                break;
        }
    }
    if (!result.is_known) return result;
    result.where =
        to_condition(of.cases, identity::minimal_cover(of.cases, std::move(inside), outside));
    return result;
}

std::optional<counterexample> find_counterexample(expression const& left, expression const& right,
                                                  judge_options const& options) {
    identity::relation_problem of(expand(left, options.definitions), relation::equal,
                                  expand(right, options.definitions), options);
    if (of.unsupported || of.has_constants) return std::nullopt;
    std::string not_understood;
    std::vector<identity::cube> within{identity::cube{}};
    for (auto const& assumed : identity::assumptions_for(of, options, not_understood)) {
        within = identity::both(within, assumed.cubes);
    }
    auto const s = identity::survey_cases(of, of.explore_within(within), options);
    if (!s.witness) return std::nullopt;
    return counterexample{s.witness->point, s.witness->left.value, s.witness->right.value};
}

}  // namespace surd::symbolic
