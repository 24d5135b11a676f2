// SPDX-License-Identifier: BSL-1.0
// Purpose: the way from an expression graph to a radical tower.
#include "real/expression_tower.hpp"

#include <unordered_set>

#include "surd/real/sign.hpp"

namespace surd::detail {

namespace {

void collect(radical_sum const& a, std::vector<pure_root>& roots) {
    for (radical const& t : a.terms())
        if (!t.is_rational()) roots.push_back({t.radicand(), t.index()});
}

/// Every radical of every flat part of the graph.
std::vector<pure_root> radicals_in(exact_real const& a) {
    std::vector<pure_root> roots;
    std::unordered_set<real_node const*> seen;
    std::vector<exact_real const*> pending{&a};
    while (!pending.empty()) {
        exact_real const& next = *pending.back();
        pending.pop_back();
        real_node const* node = real_access::node(next);
        if (node == nullptr) {
            collect(radical_sum(next.held_radical()), roots);
        } else if (seen.insert(node).second) {
            collect(node->flat, roots);
            for (exact_real const& child : node->children) pending.push_back(&child);
        }
    }
    return roots;
}

}  // namespace

std::optional<expression_tower> expression_tower::of(exact_real const& a, limits const& allowed,
                                                     work_budget& budget) {
    std::vector<pure_root> const roots = radicals_in(a);
    auto field = radical_field::of(roots, budget);
    if (!field) return std::nullopt;
    expression_tower result(allowed, budget);
    result.tower_ = std::make_unique<radical_tower>(*std::move(field), budget, allowed.max_bits);
    result.value_ = result.convert(a);
    if (result.failed_ || result.tower_->is_exhausted()) return std::nullopt;
    return result;
}

tower_element expression_tower::convert_flat(radical_sum const& a) const {
    field_sum sum;
    for (radical const& t : a.terms()) sum = radical_field::add(sum, tower_->field().element(t));
    return radical_tower::from_field(std::move(sum));
}

tower_fraction expression_tower::convert(exact_real const& a) {
    real_node const* node = real_access::node(a);
    if (node == nullptr) return {convert_flat(radical_sum(a.held_radical()))};
    auto const found = known_.find(node);
    if (found != known_.end()) return found->second;
    tower_fraction value = convert_node(*node);
    known_.emplace(node, value);
    return value;
}

tower_fraction expression_tower::add(tower_fraction const& a, tower_fraction const& b) const {
    if (a.denominator == b.denominator)
        return {tower_->add(a.numerator, b.numerator), a.denominator};
    return {tower_->add(tower_->multiply(a.numerator, b.denominator),
                        tower_->multiply(b.numerator, a.denominator)),
            tower_->multiply(a.denominator, b.denominator)};
}

tower_fraction expression_tower::root(tower_fraction const& a, std::uint64_t n) {
    if (a.denominator.is_formally_one()) return {tower_->root(a.numerator, n)};
    // (u/v)^(1/n) = (u v^(n-1))^(1/n) / v for v > 0.
    tower_fraction positive = a;
    for (std::uint64_t precision = 64;; precision *= 2) {
        if (precision > allowed_.max_bits || !budget_->spend(precision)) {
            failed_ = true;
            return {};
        }
        ball const v = tower_->enclose(a.denominator, precision);
        if (!v.excludes_zero()) continue;
        if (v.midpoint.sign() < 0) {
            positive.numerator = radical_tower::scale(a.numerator, -1);
            positive.denominator = radical_tower::scale(a.denominator, -1);
        }
        break;
    }
    tower_element const radicand =
        tower_->multiply(positive.numerator, tower_->power(positive.denominator, n - 1));
    return {tower_->root(radicand, n), positive.denominator};
}

tower_fraction expression_tower::convert_node(real_node const& node) {
    if (failed_ || tower_->is_exhausted()) return {};
    if (node.kind == operation::flat) return {convert_flat(node.flat)};
    std::vector<tower_fraction> parts;
    for (exact_real const& child : node.children) parts.push_back(convert(child));
    auto const n = static_cast<std::uint64_t>(node.number);
    switch (node.kind) {
        case operation::flat:
            break;
        case operation::sum: {
            tower_fraction sum{convert_flat(node.flat)};
            for (std::size_t i = 0; i < parts.size(); ++i)
                sum = add(sum, {radical_tower::scale(parts[i].numerator, node.coefficients[i]),
                                parts[i].denominator});
            return sum;
        }
        case operation::product: {
            tower_fraction product = parts[0];
            for (std::size_t i = 1; i < parts.size(); ++i) {
                product.numerator = tower_->multiply(product.numerator, parts[i].numerator);
                product.denominator = tower_->multiply(product.denominator, parts[i].denominator);
            }
            return product;
        }
        case operation::quotient:
            return {tower_->multiply(parts[0].numerator, parts[1].denominator),
                    tower_->multiply(parts[0].denominator, parts[1].numerator)};
        case operation::power:
            return {tower_->power(parts[0].numerator, n), tower_->power(parts[0].denominator, n)};
        case operation::root:
            return root(parts[0], n);
        case operation::absolute: {
            auto const sign = surd::sign(node.children[0], allowed_);
            if (!sign) {
                failed_ = true;
                return {};
            }
            return {radical_tower::scale(parts[0].numerator, *sign < 0 ? -1 : 1),
                    parts[0].denominator};
        }
    }
    return {};
}

}  // namespace surd::detail
