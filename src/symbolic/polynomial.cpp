// SPDX-License-Identifier: BSL-1.0
#include "symbolic/polynomial.hpp"

#include <algorithm>

#include "surd/number/integer_root.hpp"
#include "symbolic/univariate.hpp"

namespace surd::symbolic::identity {

bool polynomial::is_constant() const {
    if (terms.empty()) return true;
    if (terms.size() > 1) return false;
    auto const& e = terms.front().first;
    return std::all_of(e.begin(), e.end(), [](int k) { return k == 0; });
}

int polynomial::degree(std::size_t i) const {
    int result = -1;
    for (auto const& [e, c] : terms) result = std::max(result, e[i]);
    return result;
}

polynomial collected(std::vector<std::pair<exponents, rational>> terms) {
    std::stable_sort(terms.begin(), terms.end(),
                     [](auto const& a, auto const& b) { return a.first > b.first; });
    polynomial result;
    for (auto& t : terms) {
        if (!result.terms.empty() && result.terms.back().first == t.first) {
            result.terms.back().second += t.second;
            continue;
        }
        if (!result.terms.empty() && result.terms.back().second.is_zero()) result.terms.pop_back();
        result.terms.push_back(std::move(t));
    }
    if (!result.terms.empty() && result.terms.back().second.is_zero()) result.terms.pop_back();
    return result;
}

polynomial sum(polynomial const& a, polynomial const& b) {
    auto terms = a.terms;
    terms.insert(terms.end(), b.terms.begin(), b.terms.end());
    return collected(std::move(terms));
}

polynomial difference(polynomial const& a, polynomial const& b) {
    auto terms = a.terms;
    for (auto const& [e, c] : b.terms) terms.emplace_back(e, -c);
    return collected(std::move(terms));
}

polynomial product(polynomial const& a, polynomial const& b) {
    std::vector<std::pair<exponents, rational>> terms;
    terms.reserve(a.terms.size() * b.terms.size());
    for (auto const& [e, c] : a.terms) {
        for (auto const& [f, d] : b.terms) {
            exponents g = e;
            for (std::size_t i = 0; i < g.size(); ++i) g[i] += f[i];
            terms.emplace_back(std::move(g), c * d);
        }
    }
    return collected(std::move(terms));
}

polynomial derivative(polynomial const& a, std::size_t i) {
    std::vector<std::pair<exponents, rational>> terms;
    for (auto const& [e, c] : a.terms) {
        if (e[i] == 0) continue;
        exponents f = e;
        --f[i];
        terms.emplace_back(std::move(f), c * rational(e[i]));
    }
    return collected(std::move(terms));
}

std::optional<polynomial> quotient(polynomial const& a, polynomial const& b) {
    polynomial rest = a;
    polynomial result;
    auto const& [lead, lead_coefficient] = b.terms.front();
    while (!rest.is_zero()) {
        auto const& [top, c] = rest.terms.front();
        exponents e = top;
        for (std::size_t i = 0; i < e.size(); ++i) {
            e[i] -= lead[i];
            if (e[i] < 0) return std::nullopt;
        }
        polynomial step;
        step.terms.emplace_back(std::move(e), c / lead_coefficient);
        rest = difference(rest, product(step, b));
        result.terms.push_back(std::move(step.terms.front()));
    }
    return result;
}

polynomial coefficient(polynomial const& a, std::size_t i, int k) {
    polynomial result;
    for (auto const& [e, c] : a.terms) {
        if (e[i] != k) continue;
        exponents f = e;
        f[i] = 0;
        result.terms.emplace_back(std::move(f), c);
    }
    return result;
}

namespace {

polynomial constant_like(polynomial const& a, rational value) {
    polynomial result;
    if (!value.is_zero()) {
        std::size_t const n = a.terms.empty() ? 0 : a.terms.front().first.size();
        result.terms.emplace_back(exponents(n, 0), std::move(value));
    }
    return result;
}

polynomial monic(polynomial a) {
    if (a.is_zero() || a.terms.front().second.is_one()) return a;
    auto const lead = a.terms.front().second;
    for (auto& [e, c] : a.terms) c /= lead;
    return a;
}

polynomial times_power(polynomial a, std::size_t i, int k) {
    for (auto& [e, c] : a.terms) e[i] += k;
    return a;
}

/// Divisor of all coefficients of a, seen as a polynomial in indeterminate i.
polynomial content_in(polynomial const& a, std::size_t i, polynomial_budget& budget) {
    polynomial result;
    for (int k = a.degree(i); k >= 0; --k) {
        auto const c = coefficient(a, i, k);
        if (c.is_zero()) continue;
        result = result.is_zero() ? monic(c) : common_divisor(result, c, budget);
        if (result.is_constant()) return result;
    }
    return result;
}

polynomial divided(polynomial const& a, polynomial const& b) {
    if (b.is_constant() && b.terms.front().second.is_one()) return a;
    auto q = quotient(a, b);
    SURD_EXPECTS(q.has_value(), "a divisor leaves no rest");
    return std::move(*q);
}

/// lead(b)^k * a minus multiples of b, of lower degree in i than b.
polynomial pseudo_rest(polynomial a, polynomial const& b, std::size_t i,
                       polynomial_budget& budget) {
    int const n = b.degree(i);
    auto const lead = coefficient(b, i, n);
    while (!a.is_zero() && a.degree(i) >= n) {
        int const m = a.degree(i);
        if (!budget.spend(a.terms.size() * (b.terms.size() + lead.terms.size()))) {
            return constant_like(b, 1);
        }
        a = difference(product(lead, a), times_power(product(coefficient(a, i, m), b), i, m - n));
    }
    return a;
}

std::optional<rational> square_root(rational const& c) {
    if (c.sign() < 0) return std::nullopt;
    auto const top = exact_root(c.numerator(), 2);
    auto const bottom = exact_root(c.denominator(), 2);
    if (!top || !bottom) return std::nullopt;
    return rational::from_lowest_terms(*top, *bottom);
}

}  // namespace

polynomial common_divisor(polynomial const& a, polynomial const& b, polynomial_budget& budget) {
    if (a.is_zero()) return monic(b);
    if (b.is_zero()) return monic(a);
    if (a.is_constant() || b.is_constant() || budget.left == 0) return constant_like(a, 1);
    std::size_t const n = a.terms.front().first.size();
    std::optional<std::size_t> chosen;
    int least = 0;
    for (std::size_t i = 0; i < n; ++i) {
        int const da = a.degree(i);
        int const db = b.degree(i);
        if (da > 0 && db == 0) return common_divisor(content_in(a, i, budget), b, budget);
        if (db > 0 && da == 0) return common_divisor(a, content_in(b, i, budget), budget);
        if (da > 0 && (!chosen || da + db < least)) {
            chosen = i;
            least = da + db;
        }
    }
    std::size_t const i = *chosen;
    auto const content_a = content_in(a, i, budget);
    auto const content_b = content_in(b, i, budget);
    auto p = divided(a, content_a);
    auto q = divided(b, content_b);
    if (p.degree(i) < q.degree(i)) std::swap(p, q);
    auto const shared = common_divisor(content_a, content_b, budget);
    while (true) {
        auto r = pseudo_rest(p, q, i, budget);
        if (budget.left == 0) return constant_like(a, 1);
        if (r.is_zero()) break;
        if (r.degree(i) == 0) return shared;
        p = std::move(q);
        q = monic(divided(r, content_in(r, i, budget)));
    }
    return monic(product(shared, divided(q, content_in(q, i, budget))));
}

std::optional<polynomial> square_root(polynomial const& a, polynomial_budget& budget) {
    if (a.is_zero()) return a;
    auto const half = [](exponents e) -> std::optional<exponents> {
        for (auto& k : e) {
            if (k % 2 != 0) return std::nullopt;
            k /= 2;
        }
        return e;
    };
    auto const lead = half(a.terms.front().first);
    auto const lead_root = square_root(a.terms.front().second);
    if (!lead || !lead_root || !half(a.terms.back().first)) return std::nullopt;
    polynomial root;
    root.terms.emplace_back(*lead, *lead_root);
    auto rest = difference(a, product(root, root));
    while (!rest.is_zero()) {
        if (!budget.spend(a.terms.size() * (root.terms.size() + 1))) return std::nullopt;
        auto const& [top, c] = rest.terms.front();
        exponents e = top;
        for (std::size_t i = 0; i < e.size(); ++i) {
            e[i] -= (*lead)[i];
            if (e[i] < 0) return std::nullopt;
        }
        if (e >= root.terms.back().first || root.terms.size() > a.terms.size()) return std::nullopt;
        polynomial step;
        step.terms.emplace_back(std::move(e), c / (rational(2) * *lead_root));
        // (r + s)^2 = r^2 + s (2 r + s)
        rest = difference(rest, product(step, sum(sum(root, root), step)));
        root.terms.push_back(std::move(step.terms.front()));
    }
    return root;
}

namespace {

using factor_list = std::vector<polynomial_factor>;

/// The coefficients when only indeterminate i occurs.
std::optional<univariate> as_univariate(polynomial const& a, std::size_t& i) {
    std::optional<std::size_t> only;
    for (std::size_t k = 0; k < a.terms.front().first.size(); ++k) {
        if (a.degree(k) <= 0) continue;
        if (only) return std::nullopt;
        only = k;
    }
    if (!only) return std::nullopt;
    i = *only;
    univariate p(static_cast<std::size_t>(a.degree(i)) + 1);
    for (auto const& [e, c] : a.terms) p[static_cast<std::size_t>(e[i])] = c;
    return p;
}

/// Splits a square-free polynomial without content as far as cheap means reach.
void split_further(polynomial a, int multiplicity, factor_list& found, polynomial_budget& budget) {
    if (a.is_constant()) return;
    std::size_t const n = a.terms.front().first.size();
    std::size_t only = 0;
    if (auto const p = as_univariate(a, only)) {
        if (p->size() > 2 && p->size() <= 40 && budget.spend(64 * p->size() * p->size())) {
            for (auto const& root : rational_roots(*p)) {
                polynomial linear;
                exponents e(n, 0);
                e[only] = 1;
                linear.terms.emplace_back(e, rational(1));
                if (!root.is_zero()) linear.terms.emplace_back(exponents(n, 0), -root);
                a = divided(a, linear);
                found.push_back({std::move(linear), multiplicity});
            }
        }
        if (!a.is_constant()) found.push_back({monic(std::move(a)), multiplicity});
        return;
    }
    for (std::size_t i = 0; i < n; ++i) {
        if (a.degree(i) <= 0) continue;
        auto const c = content_in(a, i, budget);
        if (!c.is_constant()) {
            split_further(divided(a, c), multiplicity, found, budget);
            split_further(c, multiplicity, found, budget);
            return;
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        if (a.degree(i) != 2) continue;
        // a x^2 + b x + c = (2a x + b - d)(2a x + b + d) / 4a when d^2 = b^2 - 4ac.
        auto const lead = coefficient(a, i, 2);
        auto const middle = coefficient(a, i, 1);
        auto const last = coefficient(a, i, 0);
        auto four = product(lead, last);
        for (auto& t : four.terms) t.second *= rational(4);
        auto const d = square_root(difference(product(middle, middle), four), budget);
        if (!d) continue;
        auto const twice = times_power(sum(lead, lead), i, 1);
        auto const first = common_divisor(a, difference(sum(twice, middle), *d), budget);
        if (first.is_constant() || first.degree(i) != 1) continue;
        split_further(divided(a, first), multiplicity, found, budget);
        split_further(first, multiplicity, found, budget);
        return;
    }
    found.push_back({monic(std::move(a)), multiplicity});
}

/// Square-free parts of a with their multiplicities. Source: D. Yun, SYMSAC 1976.
void split_squares(polynomial const& a, factor_list& found, polynomial_budget& budget) {
    if (a.is_constant()) return;
    std::size_t const n = a.terms.front().first.size();
    std::size_t i = 0;
    while (i < n && a.degree(i) <= 0) ++i;
    auto const c = content_in(a, i, budget);
    auto const primitive = divided(a, c);
    split_squares(c, found, budget);
    auto const slope = derivative(primitive, i);
    auto shared = common_divisor(primitive, slope, budget);
    auto rest = divided(primitive, shared);
    auto change = difference(divided(slope, shared), derivative(rest, i));
    for (int multiplicity = 1; !rest.is_constant(); ++multiplicity) {
        auto const part = common_divisor(rest, change, budget);
        split_further(part, multiplicity, found, budget);
        rest = divided(rest, part);
        if (budget.left == 0) {
            split_further(rest, multiplicity + 1, found, budget);
            return;
        }
        change = difference(divided(change, part), derivative(rest, i));
    }
}

}  // namespace

std::vector<polynomial_factor> factors(polynomial const& a, polynomial_budget& budget) {
    factor_list found;
    split_squares(a, found, budget);
    // Whatever the means above left out is checked by multiplication.
    polynomial all = constant_like(a, 1);
    for (auto const& f : found) {
        for (int k = 0; k < f.multiplicity; ++k) all = product(all, f.base);
    }
    if (monic(all) != monic(a)) return {{monic(a), 1}};
    return found;
}

}  // namespace surd::symbolic::identity
