// SPDX-License-Identifier: BSL-1.0
// Purpose: equations with one or two square roots of linear functions.
#include <algorithm>

#include "real/solution_list.hpp"
#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"

namespace surd {

using every = real_solutions::every;

namespace detail {

bool sort_increasing(std::vector<exact_real>& values, limits const& allowed) {
    bool decided = true;
    // Insertion: few values, and each comparison a decision.
    for (std::size_t i = 1; i < values.size(); ++i) {
        for (std::size_t j = i; j > 0; --j) {
            auto const order = compare(values[j - 1], values[j], allowed);
            decided = decided && order.has_value();
            if (!order || *order <= 0) break;
            std::swap(values[j - 1], values[j]);
        }
    }
    return decided;
}

outcome<quadratic_roots, beyond_limits> solve_quadratic(exact_real const& u, exact_real const& v,
                                                        exact_real const& w,
                                                        limits const& allowed) {
    quadratic_roots found;
    auto const u_sign = sign(u, allowed);
    auto const v_sign = sign(v, allowed);
    if (!u_sign || !v_sign) return beyond_limits{u_sign ? v_sign.why() : u_sign.why()};
    if (*u_sign == 0) {
        if (*v_sign == 0) {
            auto const w_sign = sign(w, allowed);
            if (!w_sign) return beyond_limits{w_sign.why()};
            found.all = *w_sign == 0;
            return found;
        }
        auto const x = divide(-w, v, allowed);
        if (!x) return beyond_limits{x.why()};
        found.values.push_back(best_form(*x, allowed));
        return found;
    }
    exact_real const discriminant = v * v - 4 * u * w;
    auto const d_sign = sign(discriminant, allowed);
    if (!d_sign) return beyond_limits{d_sign.why()};
    if (*d_sign < 0) return found;
    auto const d = sqrt(discriminant, allowed);
    if (!d) return beyond_limits{d.why()};
    for (int s : {-1, 1}) {
        auto const x = divide(-v + s * *d, 2 * u, allowed);
        if (!x) return beyond_limits{x.why()};
        found.values.push_back(best_form(*x, allowed));
        if (*d_sign == 0) break;
    }
    if (!sort_increasing(found.values, allowed)) return beyond_limits{reason::too_many_steps};
    return found;
}

}  // namespace detail

namespace {

/// sqrt(x) where that is real; nothing where not. Errors: beyond_limits.
outcome<std::optional<exact_real>, beyond_limits> real_sqrt(exact_real const& x,
                                                            limits const& allowed) {
    auto const root = sqrt(x, allowed);
    if (root) return std::optional<exact_real>(best_form(*root, allowed));
    if (root.kind() == failure_kind::beyond_limits) return beyond_limits{root.why()};
    return std::optional<exact_real>();
}

}  // namespace

outcome<real_solutions, beyond_limits> solve_root_equals_line(exact_real const& a,
                                                              exact_real const& b,
                                                              exact_real const& c,
                                                              exact_real const& d,
                                                              limits const& allowed) {
    real_solutions found;
    auto const a_sign = sign(a, allowed);
    auto const c_sign = sign(c, allowed);
    if (!a_sign || !c_sign) return beyond_limits{a_sign ? c_sign.why() : a_sign.why()};
    if (*a_sign == 0) {
        // The root is a constant.
        auto const root = real_sqrt(b, allowed);
        if (!root) return beyond_limits{root.why()};
        if (!root->has_value()) return found;
        auto const x = detail::solve_quadratic(0, c, d - **root, allowed);
        if (!x) return beyond_limits{x.why()};
        found.all = x->all ? every::real : every::no;
        found.values = x->values;
        return found;
    }
    // a*x + b = (c*x + d)^2; what solves this solves the equation where c*x + d >= 0.
    auto const candidates = detail::solve_quadratic(c * c, 2 * c * d - a, d * d - b, allowed);
    if (!candidates) return beyond_limits{candidates.why()};
    for (exact_real const& x : candidates->values) {
        exact_real const right = c * x + d;
        auto const s = sign(right, allowed);
        if (!s) return beyond_limits{s.why()};
        if (*s >= 0) {
            found.values.push_back(x);
        } else {
            // There the root is |c*x + d|.
            found.extraneous.push_back({x, best_form(-right, allowed), best_form(right, allowed)});
        }
    }
    return found;
}

outcome<real_solutions, beyond_limits> solve_two_roots(exact_real const& a, exact_real const& b,
                                                       int s, exact_real const& c,
                                                       exact_real const& d, exact_real const& e,
                                                       limits const& allowed) {
    SURD_EXPECTS(s == 1 || s == -1, "the roots are added (s = 1) or subtracted (s = -1)");
    real_solutions found;
    auto const e_sign = sign(e, allowed);
    if (!e_sign) return beyond_limits{e_sign.why()};
    std::vector<exact_real> candidates;
    if (*e_sign == 0) {
        // Equal radicands are needed; for a sum both must be 0.
        auto const x = detail::solve_quadratic(0, a - c, b - d, allowed);
        if (!x) return beyond_limits{x.why()};
        if (x->all) {
            // The same radicand twice: s = -1 holds where it is not negative, s = 1 at its zero.
            auto const a_sign = sign(a, allowed);
            if (!a_sign) return beyond_limits{a_sign.why()};
            if (*a_sign == 0) {
                auto const b_sign = sign(b, allowed);
                if (!b_sign) return beyond_limits{b_sign.why()};
                if (*b_sign == 0 || (*b_sign > 0 && s < 0)) found.all = every::real;
                return found;
            }
            auto const zero = divide(-b, a, allowed);
            if (!zero) return beyond_limits{zero.why()};
            if (s > 0) {
                found.values.push_back(*zero);
            } else {
                found.all = *a_sign > 0 ? every::at_least : every::at_most;
                found.bound = *zero;
            }
            return found;
        }
        candidates = x->values;
    } else {
        // a*x + b = (e - s*sqrt(c*x + d))^2 makes 2*e*s*sqrt(c*x + d) linear.
        exact_real const twice = 2 * e * s;
        auto const slope = divide(c - a, twice, allowed);
        auto const offset = divide(e * e + d - b, twice, allowed);
        if (!slope || !offset) return beyond_limits{reason::too_many_steps};
        auto const line = solve_root_equals_line(c, d, *slope, *offset, allowed);
        if (!line) return beyond_limits{line.why()};
        if (line->all != every::no) {
            // Constant roots: the equation holds everywhere or nowhere.
            candidates.emplace_back(0);
            found.all = every::real;
        }
        candidates.insert(candidates.end(), line->values.begin(), line->values.end());
        for (extraneous_root const& x : line->extraneous) candidates.push_back(x.candidate);
        if (!detail::sort_increasing(candidates, allowed))
            return beyond_limits{reason::too_many_steps};
    }
    bool const everywhere = found.all == every::real;
    for (exact_real const& x : candidates) {
        auto const first = real_sqrt(a * x + b, allowed);
        auto const second = real_sqrt(c * x + d, allowed);
        if (!first || !second) return beyond_limits{first ? second.why() : first.why()};
        std::optional<exact_real> left;
        bool holds = false;
        if (first->has_value() && second->has_value()) {
            left = best_form(**first + s * **second, allowed);
            auto const same = equal(*left, e, allowed);
            if (!same) return beyond_limits{same.why()};
            holds = *same;
        }
        if (everywhere) {
            found.all = holds ? every::real : every::no;
        } else if (holds) {
            found.values.push_back(x);
        } else {
            found.extraneous.push_back({x, left, e});
        }
    }
    return found;
}

}  // namespace surd
