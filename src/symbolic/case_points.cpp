// SPDX-License-Identifier: BSL-1.0
#include "symbolic/case_points.hpp"

#include <algorithm>

#include "surd/real/sign.hpp"
#include "surd/symbolic/condition.hpp"

namespace surd::symbolic::identity {

namespace {

constexpr std::size_t most_combinations = 4000;

using values = std::vector<rational>;  // by variable

std::optional<rational> power_of(rational const& base, rational const& exponent) {
    auto const& n = exponent.numerator();
    if (!exponent.is_integer() || !n.fits_int64() || abs(n) > integer(400)) return std::nullopt;
    if (n.sign() < 0 && base.is_zero()) return std::nullopt;
    return integer_power(base, n.to_int64());
}

std::optional<rational> value_of_sum(power_sum const& sum, values const& at) {
    rational total;
    for (auto const& t : sum.terms) {
        rational part = t.coefficient;
        for (auto const& f : t.product) {
            if (!is_variable(f.base) || f.scale != no_scale) return std::nullopt;
            auto const p = power_of(at[f.base], f.exponent);
            if (!p) return std::nullopt;
            part *= *p;
        }
        total += part;
    }
    return total;
}

std::optional<rational> value_of_form(algebra const& with, exponent_form const& form,
                                      values const& at) {
    rational total;
    for (auto const& [id, c] : form.terms) {
        rational part = c;
        for (auto const& [v, k] : with.scales().powers(id)) {
            auto const p = power_of(at[v], rational(k));
            if (!p) return std::nullopt;
            part *= *p;
        }
        total += part;
    }
    return total;
}

assignment to_assignment(algebra const& with, values const& at) {
    assignment point;
    for (std::size_t v = 0; v < at.size(); ++v) point.emplace_back(with.names()[v], at[v]);
    return point;
}

bool holds_at(case_problem const& problem, literal const& l, values const& at) {
    auto const& atom = problem.atoms()[l.atom];
    switch (atom.about) {
        case question::subject::sign: {
            auto const value = value_of_sum(atom.sum, at);
            return value && (l.mask & sign_bit(value->sign())) != 0;
        }
        case question::subject::exponent_class: {
            auto const value = value_of_form(problem.with(), atom.form, at);
            return value && (l.mask & class_of(*value)) != 0;
        }
        case question::subject::opaque: {
            auto const value = evaluate(at_point(atom.term, to_assignment(problem.with(), at)));
            if (!value.has_value()) return false;
            auto const s = surd::sign(value.value);
            return s.has_value() && (l.mask & sign_bit(*s)) != 0;
        }
    }
    return false;
}

/// The only variable that an atom speaks of, if it is one.
std::optional<variable_id> only_variable(case_problem const& problem, case_atom const& atom) {
    std::optional<variable_id> only;
    auto const take = [&](variable_id v) {
        if (only && *only != v) return false;
        only = v;
        return true;
    };
    if (atom.about == question::subject::sign) {
        for (auto const& t : atom.sum.terms) {
            for (auto const& f : t.product) {
                if (!is_variable(f.base) || !take(f.base)) return std::nullopt;
            }
        }
    } else if (atom.about == question::subject::exponent_class) {
        for (auto const& [id, c] : atom.form.terms) {
            for (auto const& [v, k] : problem.with().scales().powers(id)) {
                if (!take(v)) return std::nullopt;
            }
        }
    } else {
        return std::nullopt;
    }
    return only;
}

values candidates(bool is_exponent) {
    values list;
    auto const add = [&](int p, int q = 1) { list.emplace_back(integer(p), integer(q)); };
    if (is_exponent) {
        add(2), add(1), add(3), add(1, 2), add(-1), add(1, 3), add(-2), add(2, 3);
        add(0), add(4), add(-1, 2), add(3, 2), add(-1, 3), add(-3), add(5), add(1, 4);
        add(4, 3), add(5, 3), add(-2, 3), add(6), add(3, 4), add(2, 5), add(1, 5), add(8);
        return list;
    }
    add(1), add(2), add(-1), add(-2), add(3), add(-3), add(4), add(-4), add(0);
    add(1, 2), add(-1, 2), add(5), add(-5), add(9), add(-8), add(8), add(1, 4), add(-1, 4);
    add(16), add(6), add(-6), add(10), add(-10), add(3, 2), add(-3, 2), add(1, 3), add(-1, 3);
    return list;
}

}  // namespace

std::set<std::string> exponent_variables(expression const& e) {
    std::set<std::string> names;
    if (e.is_closed()) return names;
    auto const add_all = [&](std::vector<std::string> more) {
        names.insert(more.begin(), more.end());
    };
    if (e.is(node_kind::power)) add_all(variables_of(e.child(1)));
    if (e.is(node_kind::root)) add_all(variables_of(e.child(0)));
    for (auto const& child : e.children()) names.merge(exponent_variables(child));
    return names;
}

rational size_of(assignment const& point) {
    rational total;
    for (auto const& [name, value] : point) {
        total += rational(abs(value.numerator()) + value.denominator() - integer(1));
    }
    return total;
}

std::size_t visit_points(case_problem const& problem, case_leaf const& leaf,
                         std::set<std::string> const& exponents,
                         std::function<bool(assignment const&)> const& visit) {
    auto const& names = problem.with().names();
    std::size_t const n = names.size();
    std::vector<bool> is_replaced(n, false);
    for (auto const& [v, by] : leaf.replaced) is_replaced[v] = true;
    std::vector<variable_id> open;
    std::vector<values> lists;
    values at(n);
    std::vector<literal> joint;
    std::vector<std::vector<literal>> alone(n);
    for (auto const& l : leaf.path) {
        auto const only = only_variable(problem, problem.atoms()[l.atom]);
        if (only && !is_replaced[*only]) {
            alone[*only].push_back(l);
        } else {
            joint.push_back(l);
        }
    }
    for (variable_id v = 0; v < n; ++v) {
        if (is_replaced[v]) continue;
        auto list = candidates(exponents.count(names[v]) != 0);
        if (leaf.inner[v]) {
            list.insert(list.begin(), *leaf.inner[v]);
            list.push_back(*leaf.inner[v] + rational(1));
        }
        values fitting;
        for (auto const& value : list) {
            at[v] = value;
            bool const fits = std::all_of(alone[v].begin(), alone[v].end(), [&](literal const& l) {
                return holds_at(problem, l, at);
            });
            if (fits && std::find(fitting.begin(), fitting.end(), value) == fitting.end()) {
                fitting.push_back(value);
            }
        }
        if (fitting.empty()) return 0;
        open.push_back(v);
        lists.push_back(std::move(fitting));
    }
    std::size_t visited = 0;
    std::size_t combinations = 0;
    bool going = true;
    auto const complete = [&] {
        ++combinations;
        for (std::size_t i = leaf.replaced.size(); i-- > 0;) {
            auto const value = value_of_sum(leaf.replaced[i].second, at);
            if (!value) return;
            at[leaf.replaced[i].first] = *value;
        }
        for (auto const& l : joint) {
            if (!holds_at(problem, l, at)) return;
        }
        ++visited;
        going = visit(to_assignment(problem.with(), at));
    };
    // All ways to choose positions in the lists that add up to `total`.
    std::function<void(std::size_t, std::size_t)> const choose = [&](std::size_t k,
                                                                     std::size_t total) {
        if (!going || combinations >= most_combinations) return;
        if (k == open.size()) {
            if (total == 0) complete();
            return;
        }
        bool const is_last = k + 1 == open.size();
        for (std::size_t i = is_last ? total : 0; i <= total && i < lists[k].size(); ++i) {
            at[open[k]] = lists[k][i];
            choose(k + 1, total - i);
            if (!going) return;
        }
    };
    std::size_t most = 0;
    for (auto const& list : lists) most += list.size() - 1;
    for (std::size_t total = 0; total <= most && going && combinations < most_combinations;
         ++total) {
        choose(0, total);
    }
    return visited;
}

}  // namespace surd::symbolic::identity
