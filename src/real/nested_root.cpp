// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of nested forms: denested, expressed by known roots, or entered as new ones.
#include <algorithm>

#include "real/denest.hpp"
#include "real/nested_form.hpp"
#include "surd/number/factor.hpp"
#include "surd/radical/arithmetic.hpp"
#include "surd/radical/simplest_form.hpp"
#include "surd/real/sign.hpp"

namespace surd::detail {

namespace {

constexpr int most_nested_attempts = 40;
constexpr std::size_t most_roots_compared = 12;

bool same(nested_form const& a, nested_form const& b) {
    return std::equal(a.terms.begin(), a.terms.end(), b.terms.begin(), b.terms.end(),
                      [](nested_term const& x, nested_term const& y) {
                          return x.roots == y.roots && x.coefficient == y.coefficient;
                      });
}

/// The positive rational c with a/c of integer coefficients without a common divisor.
rational content(nested_form const& a) {
    integer top;
    integer bottom = 1;
    for (nested_term const& t : a.terms) {
        for (radical const& r : t.coefficient.terms()) {
            top = gcd(top, r.coefficient().numerator());
            integer const& d = r.coefficient().denominator();
            bottom = divide_exact(bottom, gcd(bottom, d)) * d;
        }
    }
    return {top, bottom};
}

}  // namespace

std::optional<form_builder::extracted> form_builder::extract(nested_form const& a,
                                                             std::int64_t n) const {
    // c * u with primitive u: c = s/t gives (s t^(n-1))^(1/n) / t; n-th powers leave the root.
    rational const c = content(a);
    auto const index = static_cast<std::uint64_t>(n);
    if (c.denominator().bit_length() * index > allowed_.max_bits) return std::nullopt;
    nth_power_split const split =
        split_nth_power(c.numerator() * integer_power(c.denominator(), index - 1), index, budget_);
    return extracted{rational(split.root, c.denominator()), scale(a, rational(split.rest) / c)};
}

nested_form form_builder::root_from_table(nested_form const& radicand, std::int64_t n) {
    for (std::size_t i = 0; i < table_.size(); ++i)
        if (table_[i].index == n && same(table_[i].radicand, radicand))
            return {{{{{i, 1}}, radical_sum(1)}}};
    table_.push_back({n, radicand, make_root(to_real(radicand), n)});
    return {{{{{table_.size() - 1, 1}}, radical_sum(1)}}};
}

std::optional<nested_form> form_builder::root(nested_form const& a, std::int64_t n) {
    if (n == 1 || a.is_zero()) return a;
    if (a.is_flat()) return root_of_flat(a.flat(), n);
    if (n > 4096) return std::nullopt;
    if (n == 2)
        if (auto denested = denest_nested_square_root(a)) return denested;
    auto const parts = extract(a, n);
    if (!parts) return std::nullopt;
    return scale(root_from_table(parts->inside, n), parts->outside);
}

std::optional<nested_form> form_builder::root_of_flat(radical_sum const& a, std::int64_t n) {
    if (auto denested = denest_root(a, n, allowed_, budget_)) return from_flat(*denested);
    if (a.is_radical() || n > 4096) return std::nullopt;
    auto const parts = extract(from_flat(a), n);
    if (!parts) return std::nullopt;
    radical_sum const radicand = parts->inside.flat();
    rational const& outside = parts->outside;
    // A root of the same index whose product with this one is flat already has it.
    std::size_t compared = 0;
    for (std::size_t i = 0; i < table_.size() && compared < most_roots_compared; ++i) {
        if (table_[i].index != n || n != 2 || !table_[i].radicand.is_flat()) continue;
        if (same(table_[i].radicand, from_flat(radicand))) break;
        ++compared;
        auto const product = surd::multiply(table_[i].radicand.flat(), radicand, allowed_);
        if (!product) continue;
        auto const flat = denest_square_root(*product, allowed_, budget_);
        if (!flat) continue;
        // s * this = flat, so this = flat * s / s^2.
        nested_term const known{{{i, 1}}, radical_sum(1)};
        auto const by_known = inverse_of_term(known);
        if (!by_known) continue;
        return multiply(scale(*by_known, outside), from_flat(*flat));
    }
    return scale(root_from_table(from_flat(radicand), n), outside);
}

std::optional<nested_form> form_builder::denest_nested_square_root(nested_form const& a) {
    if (++nested_attempts_ > most_nested_attempts || !budget_.spend(4096)) return std::nullopt;
    std::uint32_t const depth = depth_of(a) + 1;
    std::vector<std::size_t> square_roots;
    for (nested_term const& t : a.terms)
        for (auto const& factor : t.roots)
            if (table_[factor.first].index == 2 &&
                std::find(square_roots.begin(), square_roots.end(), factor.first) ==
                    square_roots.end())
                square_roots.push_back(factor.first);
    for (std::size_t number : square_roots) {
        // sqrt(u + v) = sqrt((u+d)/2) +- sqrt((u-d)/2), d^2 = u^2 - v^2.
        auto const [u, v] = split(a, number);
        if (u.is_zero()) continue;
        auto const uu = multiply(u, u);
        auto const vv = multiply(v, v);
        if (!uu || !vv) continue;
        nested_form const norm = add(*uu, scale(*vv, -1));
        auto const norm_sign = sign_of(norm);
        if (!norm_sign || *norm_sign < 0) continue;
        auto const d = root(norm, 2);
        if (!d || depth_of(*d) + 1 >= depth) continue;
        nested_form const more = scale(add(u, *d), rational(1, 2));
        nested_form const less = scale(add(u, scale(*d, -1)), rational(1, 2));
        auto const more_sign = sign_of(more);
        auto const less_sign = sign_of(less);
        auto const v_sign = sign_of(v);
        if (!more_sign || !less_sign || !v_sign || *more_sign < 0 || *less_sign < 0) continue;
        auto const first = root(more, 2);
        if (!first || depth_of(*first) >= depth) continue;
        auto const second = root(less, 2);
        if (!second || depth_of(*second) >= depth) continue;
        return add(*first, scale(*second, *v_sign));
    }
    return std::nullopt;
}

}  // namespace surd::detail
