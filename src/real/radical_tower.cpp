// SPDX-License-Identifier: BSL-1.0
// Purpose: arithmetic and enclosures in a tower of radical extensions.
#include "real/radical_tower.hpp"

#include <algorithm>

namespace surd::detail {

tower_element radical_tower::make(unsigned level, polynomial coefficients) const {
    while (!coefficients.empty() && coefficients.back().is_formally_zero()) coefficients.pop_back();
    if (coefficients.empty()) return {};
    if (coefficients.size() == 1) return std::move(coefficients[0]);
    return {level, {}, std::move(coefficients)};
}

radical_tower::polynomial radical_tower::coefficients_at(unsigned level, element const& a) {
    if (a.level == level) return a.coefficients;
    if (a.is_formally_zero()) return {};
    return {a};
}

tower_element radical_tower::add(element const& a, element const& b) const {
    if (a.level < b.level) return add(b, a);
    if (b.is_formally_zero()) return a;
    if (a.level == 0) return from_field(radical_field::add(a.flat, b.flat));
    polynomial sum = a.coefficients;
    if (b.level < a.level) {
        sum[0] = add(sum[0], b);
    } else {
        if (sum.size() < b.coefficients.size()) sum.resize(b.coefficients.size());
        for (std::size_t i = 0; i < b.coefficients.size(); ++i)
            sum[i] = add(sum[i], b.coefficients[i]);
    }
    return make(a.level, std::move(sum));
}

tower_element radical_tower::scale(element const& a, rational const& c) {
    if (c.is_zero()) return {};
    element product = a;
    if (a.level == 0) {
        product.flat = radical_field::scale(a.flat, c);
    } else {
        for (element& part : product.coefficients) part = scale(part, c);
    }
    return product;
}

void radical_tower::reduce(unsigned level, polynomial& p) const {
    polynomial const& relation = at(level).relation;
    while (p.size() > relation.size() && !is_exhausted()) {
        element const top = scale(p.back(), -1);
        p.pop_back();
        if (top.is_formally_zero()) continue;
        std::size_t const shift = p.size() - relation.size();
        for (std::size_t i = 0; i < relation.size(); ++i)
            if (!relation[i].is_formally_zero())
                p[i + shift] = add(p[i + shift], multiply(top, relation[i]));
    }
}

tower_element radical_tower::multiply(element const& a, element const& b) const {
    if (a.level < b.level) return multiply(b, a);
    if (b.is_formally_zero() || is_exhausted()) return {};
    if (b.is_formally_one()) return a;
    if (a.level == 0) return from_field(field_.multiply(a.flat, b.flat, budget_));
    polynomial product;
    if (b.level < a.level) {
        for (element const& part : a.coefficients) product.push_back(multiply(part, b));
        return make(a.level, std::move(product));
    }
    product.resize(a.coefficients.size() + b.coefficients.size() - 1);
    budget_.spend(8 * a.coefficients.size() * b.coefficients.size());
    for (std::size_t i = 0; i < a.coefficients.size(); ++i) {
        if (a.coefficients[i].is_formally_zero()) continue;
        for (std::size_t j = 0; j < b.coefficients.size(); ++j)
            product[i + j] = add(product[i + j], multiply(a.coefficients[i], b.coefficients[j]));
    }
    reduce(a.level, product);
    return make(a.level, std::move(product));
}

tower_element radical_tower::power(element const& a, std::uint64_t n) const {
    element result = constant(1);
    element square = a;
    for (; n != 0 && !is_exhausted(); n >>= 1) {
        if (n & 1) result = multiply(result, square);
        if (n > 1) square = multiply(square, square);
    }
    return result;
}

tower_element radical_tower::reduced(element const& a) const {
    if (a.level == 0) return a;
    polynomial p;
    for (element const& part : a.coefficients) p.push_back(reduced(part));
    reduce(a.level, p);
    return make(a.level, std::move(p));
}

tower_element radical_tower::root(element const& a, std::uint64_t n) {
    for (unsigned level = 1; level <= levels_.size(); ++level)
        if (at(level).index == n && at(level).radicand == a) return make(level, {{}, constant(1)});
    if (is_zero(a) || is_exhausted()) return {};
    // A dense relation of this degree must be affordable.
    if (n > 4096 || levels_.size() > 60) {
        failed_ = true;
        return {};
    }
    polynomial relation(n);
    relation[0] = scale(a, -1);
    levels_.push_back({n, a, std::move(relation), {}, 0});
    return make(static_cast<unsigned>(levels_.size()), {{}, constant(1)});
}

ball const& radical_tower::enclose_generator(unsigned level, std::uint64_t precision) const {
    extension const& e = at(level);
    if (e.value_precision != precision) {
        e.value = detail::root(enclose(e.radicand, precision), e.index, precision);
        e.value_precision = precision;
    }
    return e.value;
}

ball radical_tower::enclose(unsigned level, polynomial const& p, std::uint64_t precision) const {
    ball value;
    if (p.empty()) return value;
    ball const x = enclose_generator(level, precision);
    for (std::size_t i = p.size(); i-- > 0;) {
        value = detail::multiply(value, x, precision);
        value = detail::add(value, enclose(p[i], precision), precision);
    }
    return value;
}

ball radical_tower::enclose(element const& a, std::uint64_t precision) const {
    if (a.level == 0) return field_.enclose(a.flat, precision);
    return enclose(a.level, a.coefficients, precision);
}

}  // namespace surd::detail
