// SPDX-License-Identifier: BSL-1.0
// Purpose: holds a judgement against exact evaluation at many points, an independent judge.
#ifndef SURD_TESTS_UNIT_SYMBOLIC_POINTWISE_HPP
#define SURD_TESTS_UNIT_SYMBOLIC_POINTWISE_HPP

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "surd/real/sign.hpp"
#include "surd/symbolic/condition.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/judge.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::symbolic::test {

namespace pointwise_detail {

inline void collect(expression const& e, std::set<std::string>& into) {
    auto const add = [&](expression const& part) {
        for (auto& name : variables_of(part)) into.insert(std::move(name));
    };
    if (e.is(node_kind::power)) add(e.child(1));
    if (e.is(node_kind::root)) add(e.child(0));
    for (auto const& child : e.children()) collect(child, into);
}

inline bool stands(std::strong_ordering order, relation rel) {
    switch (rel) {
        case relation::equal:
        case relation::approximately:
            return order == 0;
        case relation::not_equal:
            return order != 0;
        case relation::less:
            return order < 0;
        case relation::less_equal:
            return order <= 0;
        case relation::greater:
            return order > 0;
        case relation::greater_equal:
            return order >= 0;
    }
    return false;
}

inline std::string text_of(assignment const& point) {
    std::string text;
    for (auto const& [name, value] : point) text += name + "=" + value.to_string() + " ";
    return text;
}

}  // namespace pointwise_detail

inline chain parsed_chain(std::string const& text) {
    auto const read = syntax::parse_chain(text);
    SURD_EXPECTS(read.has_value(), "a statement of a test can be read");
    return *read;
}

inline judgement judged(std::string const& text, judge_options const& options = {}) {
    return judge(parsed_chain(text), options);
}

/// The variables that occur in an exponent or as the index of a root.
inline std::set<std::string> names_in_exponents(chain const& statement) {
    std::set<std::string> names;
    for (auto const& term : statement.terms) pointwise_detail::collect(term, names);
    return names;
}

/// Points on a grid over the variables: signs, zero, halves for bases; every class of rationals
/// for exponents. At most `most` of them, spread evenly over the grid.
inline std::vector<assignment> grid(std::vector<std::string> const& variables,
                                    std::set<std::string> const& exponents,
                                    std::size_t most = 600) {
    auto const r = [](int p, int q = 1) { return rational(integer(p), integer(q)); };
    std::vector<rational> const bases{r(-5), r(-2), r(-1),   r(-1, 2), r(0), r(1, 2),
                                      r(1),  r(2),  r(3, 2), r(4),     r(9), r(-8)};
    std::vector<rational> const powers{
        r(-3),   r(-2),    r(-1),    r(0),     r(1),    r(2),    r(3),    r(4),    r(1, 2), r(1, 3),
        r(2, 3), r(-1, 2), r(-2, 3), r(-1, 3), r(3, 4), r(4, 3), r(5, 3), r(1, 4), r(3, 2)};
    std::size_t total = 1;
    for (auto const& name : variables) {
        total *= exponents.count(name) != 0 ? powers.size() : bases.size();
        if (total > 50'000'000) break;
    }
    // A step without a common divisor with the sizes of the lists meets all of their values.
    std::size_t step = std::max<std::size_t>(1, total / most);
    while (step > 1 && (step % 2 == 0 || step % 3 == 0 || step % 19 == 0)) ++step;
    std::vector<assignment> points;
    for (std::size_t i = 0; i < total && points.size() < most; i += step) {
        assignment point;
        std::size_t rest = i;
        for (auto const& name : variables) {
            auto const& list = exponents.count(name) != 0 ? powers : bases;
            point.emplace_back(name, list[rest % list.size()]);
            rest /= list.size();
        }
        points.push_back(std::move(point));
    }
    return points;
}

/// The grid over the variables of a statement.
inline std::vector<assignment> grid_for(chain const& statement, std::size_t most) {
    std::set<std::string> names;
    for (auto const& term : statement.terms) {
        for (auto& name : variables_of(term)) names.insert(std::move(name));
    }
    return grid({names.begin(), names.end()}, names_in_exponents(statement), most);
}

/// What a statement comes to at a point.
struct truth {
    bool has_values = false;  ///< of all terms
    bool holds = false;       ///< all links
};
/// None where limits were reached.
inline std::optional<truth> truth_at(chain const& statement, assignment const& point,
                                     judge_options const& options = {}) {
    truth result{true, true};
    std::vector<exact_real> values;
    for (auto const& term : statement.terms) {
        auto const e = evaluate(at_point(term, point), options.evaluation);
        if (e.kind == value_kind::beyond_limits) return std::nullopt;
        if (!e.has_value()) return truth{false, false};
        values.push_back(e.value);
    }
    for (std::size_t i = 0; i < statement.relations.size(); ++i) {
        auto const order = compare(values[i], values[i + 1]);
        if (!order.has_value()) return std::nullopt;
        result.holds = result.holds && pointwise_detail::stands(*order, statement.relations[i]);
    }
    return result;
}

/// What contradicts a judgement, empty when nothing does: verified or conditional where it does
/// not hold, no condition where it does, a refutation without a witness that refutes.
inline std::string contradiction(chain const& statement, judgement const& j,
                                 judge_options const& options, std::size_t most_points) {
    if (j.outcome == verdict::refuted) {
        auto const at = truth_at(statement, j.witness, options);
        if (j.witness.empty() || !at || !at->has_values || at->holds) {
            return "refuted without a witness that refutes: " +
                   pointwise_detail::text_of(j.witness);
        }
        return {};
    }
    bool const only_not_equal = std::all_of(statement.relations.begin(), statement.relations.end(),
                                            [](relation r) { return r == relation::not_equal; });
    if (only_not_equal) {
        if (j.outcome != verdict::verified) return {};
        auto const at = truth_at(statement, j.witness, options);
        return at && at->holds ? "" : "no witness verifies the inequality";
    }
    if (j.outcome != verdict::verified && j.outcome != verdict::conditional) return {};
    std::vector<condition> assumed;
    for (auto const& text : options.assumptions) {
        auto const c = parse_condition(text);
        if (!c) return "assumption not read back: " + text;
        assumed.push_back(*c);
    }
    auto holds_where = condition::always();
    if (!j.condition.empty()) {
        auto const c = parse_condition(j.condition);
        if (!c) return "condition not read back: " + j.condition;
        holds_where = *c;
    }
    bool differs_somewhere = false;
    for (auto const& point : grid_for(statement, most_points)) {
        bool const within = std::all_of(assumed.begin(), assumed.end(), [&](condition const& c) {
            return c.holds_at(point) == true;
        });
        auto const at = truth_at(statement, point, options);
        if (!at || !within) continue;
        if (j.outcome == verdict::verified && !at->holds) {
            return "verified, but not so at " + pointwise_detail::text_of(point);
        }
        if (j.outcome == verdict::verified) continue;
        differs_somewhere = differs_somewhere || (at->has_values && !at->holds);
        auto const expected = holds_where.holds_at(point);
        if (!expected) continue;
        if (*expected && !at->holds)
            return "the condition admits " + pointwise_detail::text_of(point);
        if (!*expected && at->holds && j.condition_exact) {
            return "the condition leaves out " + pointwise_detail::text_of(point);
        }
    }
    if (differs_somewhere && j.elsewhere != "differs") return "elsewhere should say differs";
    if (j.elsewhere == "differs") {
        auto const at = truth_at(statement, j.witness, options);
        if (!at || !at->has_values || at->holds) return "the witness of differs does not differ";
    }
    return {};
}

/// What became of many statements.
struct verdict_tally {
    int verified = 0;
    int conditional = 0;
    int refuted = 0;
    int undecided = 0;
    int other = 0;
    int wrong = 0;
    std::string first_wrong;
    std::string first_undecided;

    [[nodiscard]] int total() const { return verified + conditional + refuted + undecided + other; }

    /// Counts a judgement; `fault` says what speaks against it, empty when nothing does.
    void add(std::string const& statement, judgement const& j, std::string const& fault) {
        if (!fault.empty()) {
            ++wrong;
            if (first_wrong.empty()) {
                first_wrong =
                    statement + ": " + word_for(j.outcome) + " " + j.condition + ": " + fault;
            }
        }
        if (j.outcome == verdict::undecided && first_undecided.empty()) {
            first_undecided = statement + ": " + j.hint;
        }
        ++(j.outcome == verdict::verified      ? verified
           : j.outcome == verdict::conditional ? conditional
           : j.outcome == verdict::refuted     ? refuted
           : j.outcome == verdict::undecided   ? undecided
                                               : other);
    }
};

}  // namespace surd::symbolic::test

#endif
