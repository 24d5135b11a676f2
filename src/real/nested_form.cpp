// SPDX-License-Identifier: BSL-1.0
// Purpose: arithmetic of nested forms, and the ways from and to exact reals.
#include "real/nested_form.hpp"

#include <algorithm>

#include "real/flat_quotient.hpp"
#include "surd/real/sign.hpp"

namespace surd::detail {

namespace {

constexpr std::size_t most_terms = 128;
constexpr std::uint64_t most_degree_of_denominator = 256;

void add_term(nested_form& form, nested_term term) {
    if (term.coefficient.is_zero()) return;
    auto const place = std::lower_bound(
        form.terms.begin(), form.terms.end(), term,
        [](nested_term const& a, nested_term const& b) { return a.roots < b.roots; });
    if (place == form.terms.end() || place->roots != term.roots) {
        form.terms.insert(place, std::move(term));
        return;
    }
    place->coefficient += term.coefficient;
    if (place->coefficient.is_zero()) form.terms.erase(place);
}

}  // namespace

nested_form form_builder::from_flat(radical_sum a) {
    nested_form form;
    add_term(form, {{}, std::move(a)});
    return form;
}

nested_form form_builder::add(nested_form const& a, nested_form const& b) {
    nested_form sum = a;
    for (nested_term const& t : b.terms) add_term(sum, t);
    return sum;
}

nested_form form_builder::scale(nested_form const& a, rational const& c) {
    if (c.is_zero()) return {};
    nested_form product = a;
    for (nested_term& t : product.terms) t.coefficient *= c;
    return product;
}

std::optional<nested_form> form_builder::multiply_terms(nested_term const& a,
                                                        nested_term const& b) {
    if (a.coefficient.size() * b.coefficient.size() > most_terms * most_terms ||
        !budget_.spend(64 * a.coefficient.size() * b.coefficient.size()))
        return std::nullopt;
    auto coefficient = surd::multiply(a.coefficient, b.coefficient, allowed_);
    if (!coefficient) return std::nullopt;
    // Exponents add up; a full power of a root is its radicand.
    root_product merged;
    std::vector<std::pair<std::size_t, std::uint32_t>> whole;
    auto x = a.roots.begin();
    auto y = b.roots.begin();
    while (x != a.roots.end() || y != b.roots.end()) {
        if (y == b.roots.end() || (x != a.roots.end() && x->first < y->first)) {
            merged.push_back(*x++);
        } else if (x == a.roots.end() || y->first < x->first) {
            merged.push_back(*y++);
        } else {
            auto const index = static_cast<std::uint32_t>(table_[x->first].index);
            std::uint32_t const exponent = x->second + y->second;
            if (exponent % index != 0) merged.emplace_back(x->first, exponent % index);
            if (exponent >= index) whole.emplace_back(x->first, exponent / index);
            ++x;
            ++y;
        }
    }
    nested_form product;
    add_term(product, {std::move(merged), *std::move(coefficient)});
    for (auto const& [number, times] : whole) {
        // Copied: the table may grow.
        nested_form const radicand = table_[number].radicand;
        for (std::uint32_t i = 0; i < times; ++i) {
            auto next = multiply(product, radicand);
            if (!next) return std::nullopt;
            product = *std::move(next);
        }
    }
    return product;
}

std::optional<nested_form> form_builder::multiply(nested_form const& a, nested_form const& b) {
    nested_form product;
    for (nested_term const& x : a.terms) {
        for (nested_term const& y : b.terms) {
            auto const part = multiply_terms(x, y);
            if (!part) return std::nullopt;
            product = add(product, *part);
            if (product.terms.size() > most_terms) return std::nullopt;
        }
    }
    return product;
}

std::optional<nested_form> form_builder::power(nested_form const& a, std::uint64_t n) {
    nested_form result = from_flat(radical_sum(1));
    nested_form square = a;
    if (n > 4096) return std::nullopt;
    for (; n != 0; n >>= 1) {
        if (n & 1) {
            auto product = multiply(result, square);
            if (!product) return std::nullopt;
            result = *std::move(product);
        }
        if (n > 1) {
            auto product = multiply(square, square);
            if (!product) return std::nullopt;
            square = *std::move(product);
        }
    }
    return result;
}

std::optional<nested_form> form_builder::inverse_of_term(nested_term const& a) {
    auto const coefficient = flat_reciprocal(a.coefficient, most_degree_of_denominator, allowed_);
    if (!coefficient) return std::nullopt;
    form result = from_flat(*coefficient);
    for (auto const& [number, exponent] : a.roots) {
        // 1/s^e = s^(n-e) / radicand
        nested_form const radicand = table_[number].radicand;
        auto const index = static_cast<std::uint32_t>(table_[number].index);
        nested_form rest;
        add_term(rest, {{{number, index - exponent}}, radical_sum(1)});
        auto const denominator = inverse(radicand);
        if (!denominator) return std::nullopt;
        result = multiply(*result, rest);
        if (!result) return std::nullopt;
        result = multiply(*result, *denominator);
        if (!result) return std::nullopt;
    }
    return result;
}

std::pair<nested_form, nested_form> form_builder::split(nested_form const& a, std::size_t root) {
    nested_form even;
    nested_form odd;
    for (nested_term const& t : a.terms) {
        bool const has = std::any_of(t.roots.begin(), t.roots.end(),
                                     [&](auto const& factor) { return factor.first == root; });
        add_term(has ? odd : even, t);
    }
    return {std::move(even), std::move(odd)};
}

std::optional<nested_form> form_builder::inverse(nested_form const& a) {
    if (a.is_zero() || !budget_.spend(256)) return std::nullopt;
    if (a.terms.size() == 1) return inverse_of_term(a.terms[0]);
    // The deepest root goes first: it stands in no other radicand of the form.
    std::size_t number = 0;
    for (nested_term const& t : a.terms)
        for (auto const& factor : t.roots) number = std::max(number, factor.first);
    if (table_[number].index == 2) {
        auto const [even, odd] = split(a, number);
        nested_form const conjugate = add(even, scale(odd, -1));
        auto const norm = multiply(a, conjugate);
        if (!norm) return std::nullopt;
        auto const rest = inverse(*norm);
        if (!rest) return std::nullopt;
        return multiply(conjugate, *rest);
    }
    if (table_[number].index == 3) {
        // 1/(u + v s + w s^2), as in the field of a cube root.
        nested_form u;
        nested_form v;
        nested_form w;
        for (nested_term t : a.terms) {
            auto const at = std::find_if(t.roots.begin(), t.roots.end(),
                                         [&](auto const& f) { return f.first == number; });
            std::uint32_t const e = at == t.roots.end() ? 0 : at->second;
            if (e != 0) t.roots.erase(at);
            add_term(e == 0 ? u : e == 1 ? v : w, std::move(t));
        }
        nested_form s;
        add_term(s, {{{number, 1}}, radical_sum(1)});
        nested_form const z = table_[number].radicand;
        auto const times = [&](form const& x, form const& y) -> form {
            if (!x || !y) return std::nullopt;
            return multiply(*x, *y);
        };
        auto const minus = [&](form const& x, form const& y) -> form {
            if (!x || !y) return std::nullopt;
            return add(*x, scale(*y, -1));
        };
        form const c0 = minus(times(u, u), times(z, times(v, w)));
        form const c1 = minus(times(z, times(w, w)), times(u, v));
        form const c2 = minus(times(v, v), times(u, w));
        form const c1s = times(c1, s);
        form const c2s = times(c2, times(s, s));
        if (!c0 || !c1s || !c2s) return std::nullopt;
        nested_form const cofactor = add(add(*c0, *c1s), *c2s);
        auto const norm = multiply(a, cofactor);
        if (!norm) return std::nullopt;
        auto const rest = inverse(*norm);
        if (!rest) return std::nullopt;
        return multiply(cofactor, *rest);
    }
    return std::nullopt;
}

exact_real form_builder::to_real(nested_term const& a) const {
    exact_real product(a.coefficient);
    for (auto const& [number, exponent] : a.roots)
        product *= make_power(table_[number].value, exponent);
    if (a.roots.size() != 1 || a.roots[0].second != 1 || !a.coefficient.is_radical() ||
        a.coefficient.is_rational())
        return product;
    // c r^(1/k) x^(1/n) = c (r^(n/k) x)^(1/n)
    radical const outer = a.coefficient.to_radical();
    known_root const& known = table_[a.roots[0].first];
    if (known.index % outer.index() != 0) return product;
    auto const power = static_cast<std::uint64_t>(known.index / outer.index());
    if (integer_power_bits(outer.radicand(), power).upper > 4096) return product;
    auto const drawn = extract(
        scale(known.radicand, rational(integer_power(outer.radicand(), power))), known.index);
    if (!drawn) return product;
    exact_real const single = make_root(to_real(drawn->inside), known.index) *
                              exact_real(outer.coefficient() * drawn->outside);
    return to_string(single, 4096).size() < to_string(product, 4096).size() ? single : product;
}

exact_real form_builder::to_real(nested_form const& a) const {
    exact_real sum;
    for (nested_term const& t : a.terms) sum += to_real(t);
    return sum;
}

std::uint32_t form_builder::depth_of(nested_form const& a) const {
    std::uint32_t depth = 0;
    for (nested_term const& t : a.terms)
        for (auto const& factor : t.roots)
            depth = std::max(depth, 1 + depth_of(table_[factor.first].radicand));
    return depth;
}

std::optional<int> form_builder::sign_of(nested_form const& a) const {
    auto const s = sign(to_real(a), allowed_);
    if (!s) return std::nullopt;
    return *s;
}

std::optional<nested_form> form_builder::convert(exact_real const& a) {
    real_node const* node = real_access::node(a);
    if (node == nullptr) return from_flat(radical_sum(a.held_radical()));
    auto const found = known_.find(node);
    if (found != known_.end()) return found->second;
    form value = convert_node(*node);
    known_.emplace(node, value);
    return value;
}

std::optional<nested_form> form_builder::convert_node(real_node const& node) {
    if (!budget_.spend(64)) return std::nullopt;
    if (node.kind == operation::flat) return from_flat(node.flat);
    std::vector<nested_form> parts;
    for (exact_real const& child : node.children) {
        auto part = convert(child);
        if (!part) return std::nullopt;
        parts.push_back(*std::move(part));
    }
    switch (node.kind) {
        case operation::flat:
            break;
        case operation::sum: {
            nested_form sum = from_flat(node.flat);
            for (std::size_t i = 0; i < parts.size(); ++i)
                sum = add(sum, scale(parts[i], node.coefficients[i]));
            return sum;
        }
        case operation::product: {
            form product = parts[0];
            for (std::size_t i = 1; i < parts.size() && product; ++i)
                product = multiply(*product, parts[i]);
            return product;
        }
        case operation::quotient: {
            auto const reciprocal = inverse(parts[1]);
            if (!reciprocal) return std::nullopt;
            return multiply(parts[0], *reciprocal);
        }
        case operation::power:
            return power(parts[0], static_cast<std::uint64_t>(node.number));
        case operation::root:
            return root(parts[0], node.number);
        case operation::absolute: {
            auto const s = sign(node.children[0], allowed_);
            if (!s) return std::nullopt;
            return scale(parts[0], *s);
        }
    }
    return std::nullopt;
}

}  // namespace surd::detail
