// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/solve.hpp"

#include <algorithm>

#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/sign.hpp"
#include "surd/real/solve.hpp"
#include "surd/symbolic/check_identity.hpp"
#include "symbolic/exact_log.hpp"
#include "symbolic/polynomial_roots.hpp"

namespace surd::symbolic {

namespace {

std::size_t occurrences(expression const& e, std::string const& name) {
    if (e.is(node_kind::variable)) return e.name() == name ? 1 : 0;
    std::size_t count = 0;
    for (auto const& child : e.children()) count += occurrences(child, name);
    return count;
}

/// Undoes the operations around the one occurrence of the unknown, from the outside in.
class inversion {
public:
    inversion(std::string unknown, evaluation_options const& options, solution_set& found)
        : unknown_(std::move(unknown)), options_(options), found_(found) {}

    /// Adds all x with e(x) = target. Returns false when a step has no inverse here.
    bool undo(expression const& e, exact_real const& target) {
        switch (e.kind()) {
            case node_kind::variable:
                found_.real.push_back(target);
                return true;
            case node_kind::negate:
                return undo(e.child(0), -target);
            case node_kind::sum:
                return undo_sum(e, target);
            case node_kind::product:
                return undo_product(e, target);
            case node_kind::quotient:
                return undo_quotient(e, target);
            case node_kind::power:
                return undo_power(e, target);
            case node_kind::root:
                return undo_root(e, target);
            case node_kind::absolute:
                return undo_absolute(e, target);
            case node_kind::logarithm:
                return undo_logarithm(e, target);
            default:
                return false;
        }
    }

private:
    std::optional<exact_real> value(expression const& e) {
        auto const result = evaluate(e, options_);
        found_.conventions |= result.conventions;
        if (result.has_value()) return result.value;
        found_.outcome = std::min(found_.outcome, result.kind);
        found_.reasons.insert(found_.reasons.end(), result.reasons.begin(), result.reasons.end());
        return std::nullopt;
    }

    std::optional<int> sign_of(exact_real const& x) const {
        auto const s = sign(x, options_.bounds);
        return s.has_value() ? std::optional(*s) : std::nullopt;
    }

    /// The child that holds the unknown, and the others.
    std::size_t place_of_unknown(expression const& e) const {
        std::size_t i = 0;
        while (occurrences(e.child(i), unknown_) == 0) ++i;
        return i;
    }

    bool undo_sum(expression const& e, exact_real const& target) {
        auto const place = place_of_unknown(e);
        exact_real rest = target;
        for (std::size_t i = 0; i < e.children().size(); ++i) {
            if (i == place) continue;
            auto const other = value(e.child(i));
            if (!other) return false;
            rest = rest - *other;
        }
        return undo(e.child(place), rest);
    }

    bool undo_product(expression const& e, exact_real const& target) {
        auto const place = place_of_unknown(e);
        exact_real factor = 1;
        for (std::size_t i = 0; i < e.children().size(); ++i) {
            if (i == place) continue;
            auto const other = value(e.child(i));
            if (!other) return false;
            factor = factor * *other;
        }
        auto const s = sign_of(factor);
        if (!s || *s == 0) return false;  // 0 times something: no step to undo
        return divided(target, factor, e.child(place));
    }

    bool divided(exact_real const& target, exact_real const& factor, expression const& inner) {
        auto const quotient = divide(target, factor, options_.bounds);
        return quotient.has_value() && undo(inner, *quotient);
    }

    bool undo_quotient(expression const& e, exact_real const& target) {
        auto const place = place_of_unknown(e);
        auto const other = value(e.child(1 - place));
        if (!other) return false;
        if (place == 0) {
            auto const s = sign_of(*other);
            return s && *s != 0 && undo(e.child(0), target * *other);
        }
        // c/e = t: e = c/t; no solution for t = 0 unless c = 0.
        auto const t = sign_of(target);
        auto const c = sign_of(*other);
        if (!t || !c) return false;
        if (*t == 0) return *c != 0;
        return *c == 0 || divided(*other, target, e.child(1));
    }

    bool undo_power(expression const& e, exact_real const& target) {
        if (place_of_unknown(e) == 1) return undo_exponential(e, target);
        auto const exponent = value(e.child(1));
        if (!exponent) return false;
        auto const r = as_rational(*exponent, options_.bounds);
        if (!r.has_value() || !*r) return false;
        auto const solved =
            solve_power_equation(1, **r, 0, target, options_.chosen, options_.bounds);
        if (!solved.has_value()) {
            found_.outcome = solved.holds<convention_dependent>() ? value_kind::convention
                                                                  : value_kind::beyond_limits;
            found_.reasons.push_back({solved.sentence(), e.where()});
            return false;
        }
        if (e.child(0).is(node_kind::variable) && solved->nonreal_count && undone_powers_ == 0) {
            found_.nonreal_count = solved->nonreal_count;
        }
        if (solved->all != real_solutions::every::no) {
            if (!e.child(0).is(node_kind::variable)) return false;
            found_.every = set_text(*solved);
            return true;
        }
        ++undone_powers_;
        for (auto const& base : solved->values) {
            if (!undo(e.child(0), base)) return false;
        }
        // What raising both sides to the index brings in is rejected when it is put back.
        for (auto const& root : solved->extraneous) {
            if (!undo(e.child(0), root.candidate)) return false;
        }
        return true;
    }

    std::string set_text(real_solutions const& solved) const {
        using every = real_solutions::every;
        switch (solved.all) {
            case every::real:
                return "real " + unknown_;
            case every::nonzero:
                return unknown_ + " != 0";
            case every::nonnegative:
                return unknown_ + " >= 0";
            case every::positive:
                return unknown_ + " > 0";
            case every::at_least:
                return unknown_ + " >= " + to_string(solved.bound);
            case every::at_most:
                return unknown_ + " <= " + to_string(solved.bound);
            case every::no:
                break;
        }
        return {};
    }

    /// b^e = t for a closed base b.
    bool undo_exponential(expression const& e, exact_real const& target) {
        auto const base = value(e.child(0));
        if (!base) return false;
        auto const found = exact_log(*base, target, options_);
        found_.conventions |= found.conventions;
        switch (found.kind) {
            case log_kind::rational:
                return undo(e.child(1), exact_real(found.exponent));
            case log_kind::none:
                return true;
            case log_kind::irrational:
                if (!e.child(1).is(node_kind::variable)) return false;
                found_.irrational.push_back(found.name);
                return true;
            case log_kind::set:
                if (!e.child(1).is(node_kind::variable)) return false;
                found_.every = unknown_ + found.set;
                return true;
            case log_kind::convention:
                found_.outcome = value_kind::convention;
                found_.reasons.push_back({found.reason, e.where()});
                return false;
            case log_kind::undecided:
                return false;
        }
        return false;
    }

    bool undo_root(expression const& e, exact_real const& target) {
        if (place_of_unknown(e) == 0) return false;
        auto const n = value(e.child(0));
        if (!n || !n->is_held_rational()) return false;
        auto const& degree = n->held_rational();
        if (!degree.is_integer() || degree.sign() <= 0) return false;
        auto const power = pow(target, degree, options_.chosen, options_.bounds);
        // For an even index a negative target is rejected when the solution is put back.
        return power.has_value() && undo(e.child(1), *power);
    }

    bool undo_absolute(expression const& e, exact_real const& target) {
        auto const s = sign_of(target);
        if (!s) return false;
        if (*s < 0) return true;
        return undo(e.child(0), target) && (*s == 0 || undo(e.child(0), -target));
    }

    bool undo_logarithm(expression const& e, exact_real const& target) {
        auto const place = place_of_unknown(e);
        auto const other = value(e.child(1 - place));
        auto const t = as_rational(target, options_.bounds);
        if (!other || !t.has_value() || !*t) return false;
        if (place == 1) {  // log_b(e) = t
            auto const power = pow(*other, **t, options_.chosen, options_.bounds);
            return power.has_value() && undo(e.child(1), *power);
        }
        if ((*t)->is_zero()) return true;  // log_e(c) = 0 asks for c = 1: put back below
        auto const base = pow(*other, reciprocal(**t), options_.chosen, options_.bounds);
        return base.has_value() && undo(e.child(0), *base);
    }

    std::string unknown_;
    evaluation_options const& options_;
    solution_set& found_;
    int undone_powers_ = 0;
};

/// Why x is no solution of left = right; none when it is one.
std::optional<std::string> rejection(expression const& left, expression const& right,
                                     std::string const& unknown, exact_real const& x,
                                     evaluation_options options, bool& undecided) {
    options.at = {{unknown, x}};
    auto const l = evaluate(left, options);
    auto const r = evaluate(right, options);
    if (!l.has_value() || !r.has_value()) {
        auto const& fault = l.has_value() ? r : l;
        undecided = fault.kind == value_kind::beyond_limits;
        return fault.reasons.empty() ? word_for(fault.kind) : fault.reasons.front().sentence;
    }
    auto const same = equal(l.value, r.value, options.bounds);
    if (!same.has_value()) {
        undecided = true;
        return std::string(same.sentence());
    }
    if (*same) return std::nullopt;
    return "left " + to_string(best_form(l.value, options.bounds)) + ", right " +
           to_string(best_form(r.value, options.bounds));
}

/// Sorts the candidates, drops repetitions and puts each back into the equation.
void settle(solution_set& found, expression const& left, expression const& right,
            evaluation_options const& options) {
    std::vector<exact_real> kept;
    for (auto const& x : found.real) {
        bool repeated = false;
        for (auto const& other : kept) {
            auto const same = equal(x, other, options.bounds);
            repeated = repeated || (same.has_value() && *same);
        }
        if (repeated) continue;
        bool undecided = false;
        auto const why = rejection(left, right, found.unknown, x, options, undecided);
        if (undecided) {
            found.outcome = value_kind::beyond_limits;
            found.reasons.push_back({*why, left.where()});
            return;
        }
        if (why) {
            found.extraneous.push_back({x, *why});
        } else {
            kept.push_back(x);
        }
    }
    std::sort(kept.begin(), kept.end(), [&](exact_real const& a, exact_real const& b) {
        auto const order = compare(a, b, options.bounds);
        return order.has_value() && *order < 0;
    });
    found.real = std::move(kept);
}

bool stands_in_exponent(expression const& e, std::string const& name) {
    if (e.is(node_kind::power) && occurrences(e.child(1), name) != 0) return true;
    if (e.is(node_kind::root) && occurrences(e.child(0), name) != 0) return true;
    return std::any_of(e.children().begin(), e.children().end(),
                       [&](expression const& child) { return stands_in_exponent(child, name); });
}

/// An equation that holds on a whole set, such as x/x = 1 or sqrt(x^2) = x. An unknown in an
/// exponent is left out: there laws are decided for rational numbers only.
bool solve_as_identity(expression const& left, expression const& right,
                       evaluation_options const& options, solution_set& found) {
    if (stands_in_exponent(left, found.unknown) || stands_in_exponent(right, found.unknown)) {
        return false;
    }
    judge_options asked;
    asked.evaluation = options;
    auto const judged = check_identity(left, right, asked);
    if (judged.outcome == verdict::verified) {
        found.every = "real " + found.unknown;
    } else if (judged.outcome == verdict::conditional && judged.condition_exact &&
               !judged.condition.empty()) {
        found.every = judged.condition;
    }
    found.conventions |= judged.conventions;
    return !found.every.empty();
}

}  // namespace

solution_set solve(expression const& left, expression const& right,
                   evaluation_options const& options) {
    solution_set found;
    auto names = variables_of(left);
    for (auto& name : variables_of(right)) names.push_back(std::move(name));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    if (names.size() != 1) {
        found.outcome = value_kind::outside;
        found.reasons.push_back({names.empty() ? "the equation has no unknown"
                                               : "the equation has more than one unknown",
                                 {left.where().begin, right.where().end}});
        return found;
    }
    found.unknown = names.front();
    auto const on_left = occurrences(left, found.unknown);
    auto const on_right = occurrences(right, found.unknown);
    bool solved = false;
    if (on_left + on_right == 1) {
        auto const& side = on_left == 1 ? left : right;
        auto const target = evaluate(on_left == 1 ? right : left, options);
        found.conventions |= target.conventions;
        if (!target.has_value()) {
            found.outcome = target.kind;
            found.reasons = target.reasons;
            return found;
        }
        solved = inversion(found.unknown, options, found).undo(side, target.value);
    }
    if (!solved && found.outcome != value_kind::convention) {
        solution_set fresh;
        fresh.unknown = found.unknown;
        solved = solve_as_polynomial(left, right, options, fresh);
        if (solved) found = std::move(fresh);
    }
    if (!solved && found.outcome == value_kind::value) {
        solved = solve_as_identity(left, right, options, found);
    }
    if (!solved) {
        if (found.outcome == value_kind::value) {
            found.outcome = value_kind::beyond_limits;
            found.reasons.push_back({"no procedure for this kind of equation",
                                     {left.where().begin, right.where().end}});
        }
        return found;
    }
    found.outcome = value_kind::value;
    found.reasons.clear();
    settle(found, left, right, options);
    return found;
}

}  // namespace surd::symbolic
