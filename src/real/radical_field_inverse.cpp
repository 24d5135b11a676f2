// SPDX-License-Identifier: BSL-1.0
// Purpose: reciprocals in a field of real radicals, one generator eliminated after the other.
// For y = b^(step/degree) and a prime p that divides degree/step, a is a polynomial of degree
// < p in y over the field of y^p. A cofactor c with a * c in that smaller field gives
// 1/a = c / (a * c), and repeating this ends with a rational.
#include <numeric>

#include "real/radical_field.hpp"

namespace surd::detail {

namespace {

std::uint64_t least_prime_factor(std::uint64_t n) {
    for (std::uint64_t p = 2; p * p <= n; ++p)
        if (n % p == 0) return p;
    return n;
}

void trim(std::vector<field_sum>& polynomial) {
    while (!polynomial.empty() && polynomial.back().empty()) polynomial.pop_back();
}

}  // namespace

field_sum radical_field::generator_power(std::size_t i, std::uint64_t k) const {
    rational const c(integer_power(base(i), k / degree(i)));
    return {{(k % degree(i)) << generators_[i].offset, c}};
}

std::vector<field_sum> radical_field::split(field_sum const& a, std::size_t i, std::uint64_t step,
                                            std::uint64_t p) const {
    std::vector<field_sum> parts(p);
    for (field_term const& t : a) {
        std::uint64_t const k = exponent(t.monomial, i) / step % p;
        // Taking y^k off lowers the same exponent in each term of a part: the order stays.
        parts[k].push_back({t.monomial - ((k * step) << generators_[i].offset), t.coefficient});
    }
    return parts;
}

field_sum radical_field::join(std::vector<field_sum> const& parts, std::size_t i,
                              std::uint64_t step) const {
    work_budget unlimited(~std::uint64_t{0});
    field_sum sum;
    for (std::size_t k = 0; k < parts.size(); ++k)
        sum = add(sum, multiply(parts[k], generator_power(i, k * step), unlimited));
    return sum;
}

field_sum radical_field::inverse(field_sum const& a, work_budget& budget) const {
    SURD_EXPECTS(!a.empty() || budget.is_exhausted(), "0 has no inverse");
    if (a.empty() || budget.is_exhausted()) return {};
    if (a.size() == 1) {
        // 1 / (c prod b^(e/N)) = 1/c prod b^((N - e)/N) / b
        field_term inverted{0, reciprocal(a[0].coefficient)};
        for (std::size_t i = 0; i < generators_.size(); ++i) {
            std::uint64_t const e = exponent(a[0].monomial, i);
            if (e == 0) continue;
            inverted.monomial |= (degree(i) - e) << generators_[i].offset;
            inverted.coefficient /= rational(base(i));
        }
        return {inverted};
    }
    std::size_t i = 0;
    std::uint64_t step = 0;
    for (; i < generators_.size(); ++i) {
        step = degree(i);
        for (field_term const& t : a) step = std::gcd(step, exponent(t.monomial, i));
        if (step != degree(i)) break;
    }
    std::uint64_t const p = least_prime_factor(degree(i) / step);
    std::vector<field_sum> parts = split(a, i, step, p);
    field_sum cofactor;
    if (p == 2) {
        parts[1] = negate(parts[1]);
        cofactor = join(parts, i, step);
    } else if (p == 3) {
        // The norm of u + v y + w y^2 with y^3 = z is u^3 + z v^3 + z^2 w^3 - 3 z u v w.
        field_sum const z = generator_power(i, 3 * step);
        auto const times = [&](field_sum const& x, field_sum const& y) {
            return multiply(x, y, budget);
        };
        field_sum const& u = parts[0];
        field_sum const& v = parts[1];
        field_sum const& w = parts[2];
        cofactor = join({add(times(u, u), negate(times(z, times(v, w)))),
                         add(times(z, times(w, w)), negate(times(u, v))),
                         add(times(v, v), negate(times(u, w)))},
                        i, step);
    } else {
        return inverse_by_euclid(std::move(parts), i, step, budget);
    }
    field_sum const smaller = multiply(a, cofactor, budget);
    if (budget.is_exhausted()) return {};
    return multiply(cofactor, inverse(smaller, budget), budget);
}

field_sum radical_field::inverse_by_euclid(std::vector<field_sum> parts, std::size_t i,
                                           std::uint64_t step, work_budget& budget) const {
    // Invariant: previous = ? * (Y^p - z) + s0 * a, current = ? * (Y^p - z) + s1 * a.
    std::size_t const p = parts.size();
    std::vector<field_sum> previous(p + 1);
    previous[0] = negate(generator_power(i, p * step));
    previous[p] = constant(1);
    std::vector<field_sum> current = std::move(parts);
    trim(current);
    std::vector<field_sum> s0;
    std::vector<field_sum> s1{constant(1)};
    while (current.size() > 1 && !budget.is_exhausted()) {
        field_sum const lead = inverse(current.back(), budget);
        while (previous.size() >= current.size() && !budget.is_exhausted()) {
            field_sum const q = negate(multiply(previous.back(), lead, budget));
            std::size_t const shift = previous.size() - current.size();
            for (std::size_t k = 0; k < current.size(); ++k)
                previous[k + shift] = add(previous[k + shift], multiply(q, current[k], budget));
            if (s0.size() < s1.size() + shift) s0.resize(s1.size() + shift);
            for (std::size_t k = 0; k < s1.size(); ++k)
                s0[k + shift] = add(s0[k + shift], multiply(q, s1[k], budget));
            trim(previous);
        }
        std::swap(previous, current);
        std::swap(s0, s1);
    }
    if (budget.is_exhausted()) return {};
    SURD_EXPECTS(current.size() == 1, "Y^p - z is irreducible over the smaller field");
    return multiply(join(s1, i, step), inverse(current[0], budget), budget);
}

}  // namespace surd::detail
