// SPDX-License-Identifier: BSL-1.0
// Purpose: square roots of flat sums by conjugates, and the order in which roots are tried.
#include "real/denest.hpp"

#include <algorithm>
#include <vector>

#include "real/field_root.hpp"
#include "real/radical_field.hpp"
#include "real/real_node.hpp"
#include "surd/radical/arithmetic.hpp"
#include "surd/real/sign.hpp"

namespace surd::detail {

namespace {

constexpr int deepest_recursion = 12;
constexpr std::size_t most_terms_searched = 256;

/// A flat sum split as even + odd over a generator t: t^2 is free of t, even has even powers of
/// t and odd has odd powers, so that even - odd is a conjugate.
struct split_sum {
    radical_sum even;
    radical_sum odd;
};

std::vector<pure_root> roots_of(radical_sum const& a) {
    std::vector<pure_root> roots;
    for (radical const& t : a.terms())
        if (!t.is_rational()) roots.push_back({t.radicand(), t.index()});
    return roots;
}

/// Every split of a, one for each base with exponents of even order.
std::vector<split_sum> splits_of(radical_sum const& a, work_budget& budget) {
    std::vector<split_sum> splits;
    auto const field = radical_field::of(roots_of(a), budget);
    if (!field) return splits;
    for (std::size_t i = 0; i < field->generator_count(); ++i) {
        std::vector<std::uint64_t> exponents;
        std::uint64_t step = field->degree(i);
        for (radical const& t : a.terms()) {
            exponents.push_back(field->exponent(field->element(t)[0].monomial, i));
            step = std::gcd(step, exponents.back());
        }
        if (field->degree(i) / step % 2 != 0) continue;
        std::vector<radical> even;
        std::vector<radical> odd;
        for (std::size_t k = 0; k < exponents.size(); ++k)
            (exponents[k] / step % 2 == 0 ? even : odd).push_back(a.terms()[k]);
        if (odd.empty()) continue;
        splits.push_back({radical_sum(even), radical_sum(odd)});
    }
    return splits;
}

class square_root_search {
public:
    square_root_search(limits const& allowed, work_budget& budget)
        : allowed_(allowed), budget_(budget) {}

    /// sqrt(a) for a known not to be negative.
    std::optional<radical_sum> find(radical_sum const& a, int depth) {
        if (a.is_zero()) return radical_sum();
        if (a.is_radical()) {
            auto root = positive_power(a.to_radical(), integer(1), integer(2), allowed_);
            if (!root) return std::nullopt;
            return radical_sum(*std::move(root));
        }
        if (depth > deepest_recursion || a.size() > most_terms_searched ||
            !budget_.spend(64 * a.size() * a.size()))
            return std::nullopt;
        for (split_sum const& s : splits_of(a, budget_)) {
            if (auto root = by_conjugate(s, depth)) return root;
            if (auto root = by_fourth_root(s, depth)) return root;
            if (budget_.is_exhausted()) break;
        }
        return std::nullopt;
    }

private:
    std::optional<radical_sum> product(radical_sum const& a, radical_sum const& b) {
        if (a.size() * b.size() > most_terms_searched * 16 ||
            !budget_.spend(64 * a.size() * b.size()))
            return std::nullopt;
        auto p = multiply(a, b, allowed_);
        if (!p) return std::nullopt;
        return *std::move(p);
    }

    /// The sign of a; an undecided one counts as negative, which ends the attempt.
    int sign_of(radical_sum const& a) {
        auto const s = sign(exact_real(a), allowed_);
        return s ? *s : -1;
    }

    /// u + v with u = even, v = odd: sqrt((u+d)/2) +- sqrt((u-d)/2), d^2 = u^2 - v^2.
    std::optional<radical_sum> by_conjugate(split_sum const& s, int depth) {
        if (s.even.is_zero()) return std::nullopt;
        auto const u2 = product(s.even, s.even);
        auto const v2 = product(s.odd, s.odd);
        if (!u2 || !v2) return std::nullopt;
        radical_sum const norm = *u2 - *v2;
        if (sign_of(norm) < 0) return std::nullopt;
        // d must lie in the smaller field: a rational d for a + b*sqrt(c).
        if (norm.is_rational() && !is_square_of_rational(norm.to_rational())) return std::nullopt;
        auto const d = find(norm, depth + 1);
        if (!d) return std::nullopt;
        rational const half(1, 2);
        radical_sum const more = (s.even + *d) * half;
        radical_sum const less = (s.even - *d) * half;
        if (sign_of(more) < 0 || sign_of(less) < 0) return std::nullopt;
        auto const first = find(more, depth + 1);
        if (!first) return std::nullopt;
        auto const second = find(less, depth + 1);
        if (!second) return std::nullopt;
        return sign_of(s.odd) < 0 ? *first - *second : *first + *second;
    }

    /// sqrt(u + v) with |v| > |u|: v is a radical times a sum w, sqrt(v/w) * sqrt(w + u*w/v).
    std::optional<radical_sum> by_fourth_root(split_sum const& s, int depth) {
        if (depth > 2) return std::nullopt;
        radical const unit =
            radical_access::make(1, s.odd.terms()[0].radicand(), s.odd.terms()[0].index(),
                                 s.odd.terms()[0].is_reduced());
        auto const whole = divide(s.even + s.odd, unit, allowed_);
        if (!whole) return std::nullopt;
        for (split_sum const& turned : splits_of(*whole, budget_)) {
            auto const rest = by_conjugate(turned, depth + 3);
            if (!rest) continue;
            auto const root = positive_power(unit, integer(1), integer(2), allowed_);
            if (!root) return std::nullopt;
            return product(*rest, radical_sum(*root));
        }
        return std::nullopt;
    }

    static bool is_square_of_rational(rational const& x) {
        return is_square(x.numerator()) && is_square(x.denominator());
    }

    limits allowed_;
    work_budget& budget_;
};

/// Whether root^n = a and root has the sign of the real n-th root of a.
bool is_root(radical_sum const& root, radical_sum const& a, std::int64_t n, limits const& allowed) {
    exact_real const power = make_power(exact_real(root), static_cast<std::uint64_t>(n));
    radical_sum scratch;
    if (!power.is_held_flat() || !(flat_sum(power, scratch) == a)) return false;
    if (n % 2 != 0) return true;
    auto const s = sign(exact_real(root), allowed);
    return s && *s >= 0;
}

}  // namespace

std::optional<radical_sum> denest_square_root(radical_sum const& a, limits const& allowed,
                                              work_budget& budget) {
    auto root = square_root_search(allowed, budget).find(a, 0);
    if (!root || !is_root(*root, a, 2, allowed)) return std::nullopt;
    return root;
}

std::optional<radical_sum> denest_root(radical_sum const& a, std::int64_t n, limits const& allowed,
                                       work_budget& budget) {
    if (n == 1 || a.is_zero()) return a;
    if (a.is_radical()) {
        radical const single = a.to_radical();
        auto root = positive_power(abs(single), integer(1), integer(n), allowed);
        if (!root) return std::nullopt;
        return radical_sum(single.sign() < 0 ? -*root : *std::move(root));
    }
    if (n > 64) return std::nullopt;
    // One prime of the index after the other, in each order: sqrt first is cheap.
    for (std::int64_t p = 2; p <= n; ++p) {
        if (n % p != 0) continue;
        bool is_prime = true;
        for (std::int64_t q = 2; q * q <= p; ++q) is_prime = is_prime && p % q != 0;
        if (!is_prime) continue;
        std::optional<radical_sum> inner;
        if (p == 2) inner = denest_square_root(a, allowed, budget);
        if (!inner) {
            inner = root_in_field(a, static_cast<std::uint64_t>(p), allowed, budget);
            if (inner && !is_root(*inner, a, p, allowed)) inner = std::nullopt;
        }
        if (!inner) continue;
        if (auto root = denest_root(*inner, n / p, allowed, budget)) return root;
    }
    return std::nullopt;
}

}  // namespace surd::detail
