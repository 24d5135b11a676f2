// SPDX-License-Identifier: BSL-1.0
// Purpose: construction, sums, products and enclosures in a field of real radicals.
#include "real/radical_field.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>

#include "surd/number/coprime_base.hpp"
#include "surd/radical/simplest_form.hpp"

namespace surd::detail {

namespace {

std::uint64_t largest_bits(field_sum const& a) {
    std::uint64_t bits = 0;
    for (field_term const& t : a)
        bits = std::max({bits, t.coefficient.numerator().bit_length(),
                         t.coefficient.denominator().bit_length()});
    return bits;
}

}  // namespace

std::optional<radical_field> radical_field::of(std::span<pure_root const> roots,
                                               work_budget& budget) {
    radical_field field;
    std::vector<pure_root> distinct(roots.begin(), roots.end());
    auto const key = [](auto const& x) { return std::tie(x.index, x.radicand); };
    std::sort(distinct.begin(), distinct.end(),
              [&](auto const& a, auto const& b) { return key(a) < key(b); });
    distinct.erase(std::unique(distinct.begin(), distinct.end(),
                               [&](auto const& a, auto const& b) { return key(a) == key(b); }),
                   distinct.end());
    std::vector<integer> radicands;
    radicands.reserve(distinct.size());
    for (pure_root const& r : distinct) radicands.push_back(r.radicand);
    if (!budget.spend(8 * radicands.size() * (radicands.size() + 1))) return std::nullopt;
    coprime_base const found = find_coprime_base(radicands);

    std::vector<std::size_t> place(found.bases.size(), found.bases.size());
    unsigned offset = 0;
    for (std::size_t j = 0; j < found.bases.size(); ++j) {
        std::uint64_t degree = 1;
        for (std::size_t i = 0; i < distinct.size(); ++i) {
            auto const n = static_cast<std::uint64_t>(distinct[i].index);
            std::uint64_t const part = n / std::gcd(found.exponents[i][j], n);
            if (__builtin_mul_overflow(degree / std::gcd(degree, part), part, &degree))
                return std::nullopt;
        }
        if (degree == 1) continue;
        auto const width = static_cast<unsigned>(std::bit_width(2 * degree - 2));
        if (degree >= std::uint64_t{1} << 40 || offset + width > 63) return std::nullopt;
        place[j] = field.generators_.size();
        field.generators_.push_back(
            {found.bases[j], degree, offset, (std::uint64_t{1} << width) - 1});
        offset += width;
    }
    for (std::size_t i = 0; i < distinct.size(); ++i) {
        known_root known{distinct[i].radicand, distinct[i].index, 0, 1};
        for (std::size_t j = 0; j < found.bases.size(); ++j) {
            if (found.exponents[i][j] == 0) continue;
            // b^(e/n) = b^whole * b^(rest/degree)
            auto const n = static_cast<std::uint64_t>(distinct[i].index);
            std::uint64_t const whole = found.exponents[i][j] / n;
            std::uint64_t const left = found.exponents[i][j] % n;
            if (whole != 0) known.factor *= rational(integer_power(found.bases[j], whole));
            if (left == 0) continue;
            generator const& g = field.generators_[place[j]];
            std::uint64_t const rest = static_cast<std::uint64_t>(uint128{left} * g.degree / n);
            known.monomial |= rest << g.offset;
        }
        field.roots_.push_back(std::move(known));
    }
    return field;
}

field_sum radical_field::constant(rational const& c) {
    if (c.is_zero()) return {};
    return {{0, c}};
}

field_sum radical_field::element(radical const& value) const {
    if (value.is_rational()) return constant(value.coefficient());
    auto const known = std::lower_bound(
        roots_.begin(), roots_.end(), value, [](known_root const& a, radical const& b) {
            return a.index != b.index() ? a.index < b.index() : a.radicand < b.radicand();
        });
    SURD_EXPECTS(known != roots_.end() && known->index == value.index() &&
                     known->radicand == value.radicand(),
                 "a field knows the radicals it was made of");
    return {{known->monomial, known->factor * value.coefficient()}};
}

std::optional<radical_sum> radical_field::to_radical_sum(field_sum const& a,
                                                         limits const& allowed) const {
    std::vector<radical> terms;
    for (field_term const& t : a) {
        std::uint64_t common = 1;
        for (std::size_t i = 0; i < generators_.size(); ++i) {
            std::uint64_t const e = exponent(t.monomial, i);
            if (e != 0) common = std::lcm(common, degree(i) / std::gcd(e, degree(i)));
        }
        integer radicand = 1;
        for (std::size_t i = 0; i < generators_.size(); ++i) {
            std::uint64_t const e = exponent(t.monomial, i);
            if (e == 0) continue;
            std::uint64_t const divisor = std::gcd(e, degree(i));
            std::uint64_t const power = e / divisor * (common / (degree(i) / divisor));
            if (radicand.bit_length() + integer_power_bits(base(i), power).upper > allowed.max_bits)
                return std::nullopt;
            radicand *= integer_power(base(i), power);
        }
        auto const root =
            simplest_form(rational(radicand), 1, static_cast<std::int64_t>(common), allowed);
        if (!root) return std::nullopt;
        terms.push_back(*root * t.coefficient);
    }
    return radical_sum(terms);
}

field_sum radical_field::add(field_sum const& a, field_sum const& b) {
    field_sum sum;
    sum.reserve(a.size() + b.size());
    auto x = a.begin();
    auto y = b.begin();
    while (x != a.end() && y != b.end()) {
        if (x->monomial != y->monomial) {
            sum.push_back(x->monomial < y->monomial ? *x++ : *y++);
            continue;
        }
        rational c = x->coefficient + y->coefficient;
        if (!c.is_zero()) sum.push_back({x->monomial, std::move(c)});
        ++x;
        ++y;
    }
    sum.insert(sum.end(), x, a.end());
    sum.insert(sum.end(), y, b.end());
    return sum;
}

field_sum radical_field::scale(field_sum const& a, rational const& c) {
    if (c.is_zero()) return {};
    field_sum product = a;
    for (field_term& t : product) t.coefficient *= c;
    return product;
}

field_term radical_field::multiply(field_term const& a, field_term const& b) const {
    field_term product{a.monomial + b.monomial, a.coefficient * b.coefficient};
    for (generator const& g : generators_) {
        if (((product.monomial >> g.offset) & g.mask) < g.degree) continue;
        product.monomial -= g.degree << g.offset;
        product.coefficient *= rational(g.base);
    }
    return product;
}

field_sum radical_field::multiply(field_sum const& a, field_sum const& b,
                                  work_budget& budget) const {
    if (a.empty() || b.empty()) return {};
    if (a.size() == 1 && a[0].monomial == 0) return scale(b, a[0].coefficient);
    if (b.size() == 1 && b[0].monomial == 0) return scale(a, b[0].coefficient);
    std::uint64_t const words = 1 + (largest_bits(a) + largest_bits(b)) / 64;
    if (!budget.spend(a.size() * b.size() * (8 + 4 * words * words))) return {};
    field_sum products;
    products.reserve(a.size() * b.size());
    for (field_term const& x : a)
        for (field_term const& y : b) products.push_back(multiply(x, y));
    std::sort(products.begin(), products.end(),
              [](field_term const& x, field_term const& y) { return x.monomial < y.monomial; });
    field_sum sum;
    for (field_term& t : products) {
        if (!sum.empty() && sum.back().monomial == t.monomial) {
            sum.back().coefficient += t.coefficient;
        } else {
            if (!sum.empty() && sum.back().coefficient.is_zero()) sum.pop_back();
            sum.push_back(std::move(t));
        }
    }
    if (!sum.empty() && sum.back().coefficient.is_zero()) sum.pop_back();
    return sum;
}

ball radical_field::enclose(field_sum const& a, std::uint64_t precision) const {
    if (ball_precision_ != precision) {
        generator_balls_.clear();
        for (generator const& g : generators_)
            generator_balls_.push_back(root(ball(g.base), g.degree, precision));
        ball_precision_ = precision;
    }
    ball sum;
    for (field_term const& t : a) {
        ball product = ball_of(t.coefficient, precision);
        for (std::size_t i = 0; i < generators_.size(); ++i) {
            std::uint64_t const e = exponent(t.monomial, i);
            if (e != 0)
                product = detail::multiply(
                    product,
                    e == 1 ? generator_balls_[i] : power(generator_balls_[i], e, precision),
                    precision);
        }
        sum = detail::add(sum, product, precision);
    }
    return sum;
}

}  // namespace surd::detail
