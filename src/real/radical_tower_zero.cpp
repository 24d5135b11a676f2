// SPDX-License-Identifier: BSL-1.0
// Purpose: the zero test in a tower of radical extensions, and reciprocals.
#include <algorithm>

#include "real/radical_tower.hpp"

namespace surd::detail {

namespace {

/// Joins the rational coefficients of a into g = gcd of numerators and l = lcm of denominators.
void collect_content(tower_element const& a, integer& g, integer& l) {
    for (field_term const& t : a.flat) {
        g = gcd(g, t.coefficient.numerator());
        integer const& d = t.coefficient.denominator();
        if (!d.is_one()) l = divide_exact(l, gcd(l, d)) * d;
    }
    for (tower_element const& part : a.coefficients) collect_content(part, g, l);
}

}  // namespace

void radical_tower::strip(polynomial& p) {
    while (!p.empty() && !is_exhausted() && is_zero(p.back())) p.pop_back();
}

radical_tower::polynomial radical_tower::scaled(polynomial const& p, element const& c) const {
    polynomial product;
    for (element const& part : p) product.push_back(multiply(part, c));
    return product;
}

void radical_tower::remove_content(polynomial& p) {
    integer g;
    integer l = 1;
    for (element const& part : p) collect_content(part, g, l);
    if (g.is_zero() || (g.is_one() && l.is_one())) return;
    rational const c(l, g);
    for (element& part : p) part = scale(part, c);
}

bool radical_tower::is_zero(element const& given) {
    if (given.level == 0) return given.flat.empty();
    element const a = reduced(given);
    if (is_exhausted()) return false;
    if (a.level == 0) return a.flat.empty();
    // Most numbers that are not 0 say so at once.
    if (enclose(a, 64).excludes_zero()) return false;
    polynomial p = a.coefficients;
    strip(p);
    if (is_exhausted()) return false;
    if (p.empty()) return true;
    if (p.size() == 1) return false;
    polynomial g = common_factor(a.level, std::move(p));
    if (is_exhausted() || g.size() <= 1) return false;
    return refine(a.level, std::move(g)) && !is_exhausted();
}

radical_tower::polynomial radical_tower::common_factor(unsigned level, polynomial p) {
    polynomial previous = at(level).relation;
    previous.push_back(constant(1));
    remove_content(p);
    while (!is_exhausted()) {
        // Pseudo-division: previous becomes lead(p)^k * previous - q * p, of lower degree.
        element const lead = p.back();
        bool const lead_is_one = lead.is_formally_one();
        while (previous.size() >= p.size() && !is_exhausted()) {
            element const top = scale(previous.back(), -1);
            previous.pop_back();
            std::size_t const shift = previous.size() + 1 - p.size();
            if (!lead_is_one) previous = scaled(previous, lead);
            for (std::size_t i = 0; i + 1 < p.size(); ++i)
                previous[i + shift] = add(previous[i + shift], multiply(top, p[i]));
            while (!previous.empty() && previous.back().is_formally_zero()) previous.pop_back();
        }
        for (element& part : previous) part = reduced(part);
        strip(previous);
        if (previous.empty()) return p;
        if (previous.size() == 1) return previous;
        remove_content(previous);
        std::swap(previous, p);
    }
    return {};
}

radical_tower::polynomial radical_tower::monic(polynomial p) {
    element const factor = inverse(p.back());
    p.pop_back();
    p = scaled(p, factor);
    return p;
}

bool radical_tower::refine(unsigned level, polynomial g) {
    g = monic(std::move(g));
    if (is_exhausted()) return false;
    // Divide the relation by the monic g; the remainder is 0.
    polynomial rest = at(level).relation;
    rest.push_back(constant(1));
    std::size_t const degree = g.size();
    polynomial quotient(rest.size() - degree);
    while (rest.size() > degree && !is_exhausted()) {
        element const top = rest.back();
        rest.pop_back();
        std::size_t const shift = rest.size() - degree;
        quotient[shift] = top;
        for (std::size_t i = 0; i < degree; ++i)
            rest[i + shift] = add(rest[i + shift], scale(multiply(top, g[i]), -1));
    }
    quotient.pop_back();  // monic too
    // Only one of the two vanishes at x; the other one shows itself at some precision.
    auto const value = [&](polynomial p, std::uint64_t precision) {
        p.push_back(constant(1));
        return enclose(level, p, precision);
    };
    for (std::uint64_t precision = 64; !is_exhausted(); precision *= 2) {
        if (precision > most_bits_ || !budget_.spend(precision)) {
            failed_ = true;
            return false;
        }
        if (value(quotient, precision).excludes_zero()) {
            replace_relation(level, std::move(g));
            return true;
        }
        if (value(g, precision).excludes_zero()) {
            replace_relation(level, std::move(quotient));
            return false;
        }
    }
    return false;
}

void radical_tower::replace_relation(unsigned level, polynomial monic) {
    at(level).relation = std::move(monic);
}

tower_element radical_tower::inverse(element const& given) {
    if (is_exhausted()) return {};
    if (given.level == 0) return from_field(field_.inverse(given.flat, budget_));
    element const a = reduced(given);
    if (a.level == 0) return from_field(field_.inverse(a.flat, budget_));
    unsigned const level = a.level;
    // previous = ? * relation + s0 * a and current = ? * relation + s1 * a, current monic.
    polynomial current = a.coefficients;
    strip(current);
    polynomial previous = at(level).relation;
    previous.push_back(constant(1));
    polynomial s0;
    polynomial s1{constant(1)};
    while (!is_exhausted()) {
        element const factor = inverse(current.back());
        current = scaled(current, factor);
        s1 = scaled(s1, factor);
        if (current.size() == 1) return make(level, s1);
        while (previous.size() >= current.size() && !is_exhausted()) {
            element const top = scale(previous.back(), -1);
            std::size_t const shift = previous.size() - current.size();
            previous.pop_back();
            for (std::size_t i = 0; i + 1 < current.size(); ++i)
                previous[i + shift] = add(previous[i + shift], multiply(top, current[i]));
            if (s0.size() < s1.size() + shift) s0.resize(s1.size() + shift);
            for (std::size_t i = 0; i < s1.size(); ++i)
                s0[i + shift] = add(s0[i + shift], multiply(top, s1[i]));
            while (!previous.empty() && previous.back().is_formally_zero()) previous.pop_back();
        }
        strip(previous);
        if (is_exhausted()) return {};
        if (previous.empty()) {
            // a has a factor in common with the relation, and does not vanish at x: that factor
            // is none of x's.
            refine(level, std::move(current));
            return inverse(a);
        }
        std::swap(previous, current);
        std::swap(s0, s1);
    }
    return {};
}

}  // namespace surd::detail
