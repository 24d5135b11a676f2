// SPDX-License-Identifier: BSL-1.0
#include "symbolic/real_polynomial.hpp"

#include <algorithm>
#include <numeric>

#include "surd/exponent/index.hpp"
#include "surd/number/factor.hpp"
#include "surd/number/rational_functions.hpp"
#include "surd/real/arithmetic.hpp"
#include "surd/real/sign.hpp"

namespace surd::symbolic {

namespace {

using rational_polynomial = std::vector<rational>;

constexpr std::size_t most_candidates = 4096;

std::optional<rational_polynomial> as_rational_polynomial(real_polynomial const& p) {
    rational_polynomial result;
    for (auto const& c : p.coefficients) {
        if (!c.is_held_rational()) return std::nullopt;
        result.push_back(c.held_rational());
    }
    return result;
}

rational value_at(rational_polynomial const& p, rational const& x) {
    rational value = 0;
    for (auto c = p.rbegin(); c != p.rend(); ++c) value = value * x + *c;
    return value;
}

/// p / (x - root), exact.
rational_polynomial divided_by_root(rational_polynomial const& p, rational const& root) {
    rational_polynomial quotient(p.size() - 1);
    rational carry = 0;
    for (std::size_t i = p.size() - 1; i > 0; --i) {
        carry = p[i] + carry * root;
        quotient[i - 1] = carry;
    }
    return quotient;
}

/// All positive divisors; none when factoring is out of reach or they are too many.
std::optional<std::vector<integer>> divisors(integer const& n, limits const& bounds) {
    work_budget budget(bounds);
    auto const factors = factor(n, budget);
    if (!factors.complete) return std::nullopt;
    std::vector<integer> all{1};
    for (auto const& [prime, exponent, is_prime] : factors) {
        auto const before = all.size();
        if (before * (exponent + 1) > most_candidates) return std::nullopt;
        integer power = 1;
        for (std::uint64_t k = 0; k < exponent; ++k) {
            power = power * prime;
            for (std::size_t i = 0; i < before; ++i) all.push_back(all[i] * power);
        }
    }
    return all;
}

/// A rational root of a polynomial with rational coefficients and constant term not 0.
/// Returns false when the candidates could not be listed.
bool find_rational_root(rational_polynomial const& p, limits const& bounds,
                        std::optional<rational>& root) {
    integer common = 1;
    for (auto const& c : p) {
        common = divide_exact(common * c.denominator(), gcd(common, c.denominator()));
    }
    auto const low = divisors((p.front() * rational(common)).numerator(), bounds);
    auto const high = divisors((p.back() * rational(common)).numerator(), bounds);
    if (!low || !high || low->size() * high->size() > most_candidates) return false;
    for (auto const& numerator : *low) {
        for (auto const& denominator : *high) {
            rational const candidate(numerator, denominator);
            for (auto const& x : {candidate, -candidate}) {
                if (value_at(p, x).is_zero()) {
                    root = x;
                    return true;
                }
            }
        }
    }
    return true;
}

rational_polynomial remainder_of(rational_polynomial a, rational_polynomial const& b) {
    while (a.size() >= b.size()) {
        auto const factor = a.back() / b.back();
        for (std::size_t i = 0; i < b.size(); ++i) {
            auto& c = a[a.size() - b.size() + i];
            c = c - factor * b[i];
        }
        while (!a.empty() && a.back().is_zero()) a.pop_back();
    }
    return a;
}

/// Number of distinct real roots. Source: Sturm's theorem over the whole line.
int count_real_roots(rational_polynomial const& p) {
    std::vector<rational_polynomial> chain{p, {}};
    for (std::size_t i = 1; i < p.size(); ++i) chain[1].push_back(p[i] * rational(i));
    while (chain.back().size() > 1) {
        auto next = remainder_of(chain[chain.size() - 2], chain.back());
        if (next.empty()) break;
        for (auto& c : next) c = -c;
        chain.push_back(std::move(next));
    }
    auto const changes = [&](bool at_minus_infinity) {
        int count = 0;
        int last = 0;
        for (auto const& q : chain) {
            int s = q.back().sign();
            if (at_minus_infinity && q.size() % 2 == 0) s = -s;
            if (last != 0 && s != last) ++count;
            last = s;
        }
        return count;
    };
    return changes(true) - changes(false);
}

/// Roots of p(x) = q(x^step) from the roots of q.
bool add_kth_roots(std::vector<exact_real> const& values, std::int64_t step, limits const& bounds,
                   std::vector<exact_real>& out) {
    for (auto const& value : values) {
        auto const s = sign(value, bounds);
        if (!s.has_value()) return false;
        if (step % 2 == 0 && *s < 0) continue;
        auto const r = root(value, index(step), bounds);
        if (!r.has_value()) return false;
        out.push_back(*r);
        if (step % 2 == 0 && *s != 0) out.push_back(-*r);
    }
    return true;
}

bool quadratic_roots(real_polynomial const& p, limits const& bounds, std::vector<exact_real>& out) {
    auto const& c = p.coefficients[0];
    auto const& b = p.coefficients[1];
    auto const& a = p.coefficients[2];
    auto const discriminant = b * b - exact_real(4) * a * c;
    auto const s = sign(discriminant, bounds);
    if (!s.has_value()) return false;
    if (*s < 0) return true;
    auto const radical_part = sqrt(discriminant, bounds);
    if (!radical_part.has_value()) return false;
    for (auto const& numerator : {-b - *radical_part, -b + *radical_part}) {
        auto const x = divide(numerator, exact_real(2) * a, bounds);
        if (!x.has_value()) return false;
        out.push_back(*x);
        if (*s == 0) break;
    }
    return true;
}

bool add_real_roots(real_polynomial p, limits const& bounds, std::vector<exact_real>& out);

/// p in powers of x^step, when all exponents share the factor step > 1.
bool add_roots_by_substitution(real_polynomial const& p, limits const& bounds, bool& applies,
                               std::vector<exact_real>& out) {
    std::size_t step = 0;
    for (std::size_t i = 1; i < p.size(); ++i) {
        auto const s = sign(p.coefficients[i], bounds);
        if (!s.has_value()) return false;
        if (*s != 0) step = std::gcd(step, i);
    }
    applies = step > 1;
    if (!applies) return true;
    real_polynomial inner;
    for (std::size_t i = 0; i < p.size(); i += step) {
        inner.coefficients.push_back(p.coefficients[i]);
    }
    std::vector<exact_real> values;
    return add_real_roots(std::move(inner), bounds, values) &&
           add_kth_roots(values, static_cast<std::int64_t>(step), bounds, out);
}

bool add_real_roots(real_polynomial p, limits const& bounds, std::vector<exact_real>& out) {
    if (!trim(p, bounds)) return false;
    if (p.size() <= 1) return true;
    if (auto const zero = sign(p.coefficients.front(), bounds); zero.has_value() && *zero == 0) {
        out.push_back(0);
        p.coefficients.erase(p.coefficients.begin());
        return add_real_roots(std::move(p), bounds, out);
    }
    if (p.size() == 2) {
        auto const x = divide(-p.coefficients[0], p.coefficients[1], bounds);
        if (x.has_value()) out.push_back(*x);
        return x.has_value();
    }
    bool substituted = false;
    if (!add_roots_by_substitution(p, bounds, substituted, out)) return false;
    if (substituted) return true;
    if (p.size() == 3) return quadratic_roots(p, bounds, out);
    auto const q = as_rational_polynomial(p);
    if (!q) return false;
    std::optional<rational> root;
    if (!find_rational_root(*q, bounds, root)) return false;
    if (root) {
        out.push_back(exact_real(*root));
        real_polynomial rest;
        for (auto const& c : divided_by_root(*q, *root)) rest.coefficients.emplace_back(c);
        return add_real_roots(std::move(rest), bounds, out);
    }
    return count_real_roots(*q) == 0;
}

real_polynomial combined(real_polynomial const& a, real_polynomial const& b, bool subtract) {
    real_polynomial result = a;
    if (result.size() < b.size()) result.coefficients.resize(b.size());
    for (std::size_t i = 0; i < b.size(); ++i) {
        auto& c = result.coefficients[i];
        c = subtract ? c - b.coefficients[i] : c + b.coefficients[i];
    }
    return result;
}

}  // namespace

real_polynomial operator+(real_polynomial const& a, real_polynomial const& b) {
    return combined(a, b, false);
}
real_polynomial operator-(real_polynomial const& a, real_polynomial const& b) {
    return combined(a, b, true);
}

real_polynomial operator*(real_polynomial const& a, real_polynomial const& b) {
    real_polynomial result;
    if (a.size() == 0 || b.size() == 0) return result;
    result.coefficients.resize(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            auto& c = result.coefficients[i + j];
            c = c + a.coefficients[i] * b.coefficients[j];
        }
    }
    return result;
}

bool trim(real_polynomial& p, limits const& bounds) {
    while (!p.coefficients.empty()) {
        auto const s = sign(p.coefficients.back(), bounds);
        if (!s.has_value()) return false;
        if (*s != 0) break;
        p.coefficients.pop_back();
    }
    return true;
}

std::optional<std::vector<exact_real>> real_roots(real_polynomial p, limits const& bounds) {
    std::vector<exact_real> roots;
    if (!add_real_roots(std::move(p), bounds, roots)) return std::nullopt;
    return roots;
}

}  // namespace surd::symbolic
