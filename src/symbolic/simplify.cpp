// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/simplify.hpp"

#include <algorithm>

#include "surd/symbolic/domain.hpp"
#include "symbolic/definitions.hpp"
#include "symbolic/identity_judge.hpp"

namespace surd::symbolic {

namespace {

/// The base of a power or root, or the expression itself.
expression base_of(expression const& e) {
    if (e.is(node_kind::power)) return e.child(0);
    if (e.is(node_kind::root)) return e.child(1);
    return e;
}

bool is_root(expression const& e) {
    return e.is(node_kind::root) ||
           (e.is(node_kind::power) && e.child(1).is_closed() && e.child(1).is(node_kind::number) &&
            !e.child(1).value().is_integer());
}

bool all_roots(expression const& e) {
    return std::all_of(e.children().begin(), e.children().end(),
                       [](expression const& part) { return is_root(part); });
}

bool is_zero(expression const& e) { return e.is(node_kind::number) && e.value().is_zero(); }

/// True where the parts share a base: x^3 * x^(-5).
bool share_a_base(expression const& e) {
    for (std::size_t i = 0; i < e.children().size(); ++i) {
        for (std::size_t j = i + 1; j < e.children().size(); ++j) {
            if (base_of(e.child(i)) == base_of(e.child(j))) return true;
        }
    }
    return false;
}

law_id law_of_root(expression const& e, expression const& after) {
    if (after.is(node_kind::absolute)) {
        bool const square = e.is(node_kind::root) && e.child(0) == expression(2);
        return square ? law_id::square_root_of_a_square : law_id::even_root_of_a_power;
    }
    auto const radicand = base_of(e);
    if (radicand.is(node_kind::power)) return law_id::odd_root_of_a_power;
    if (radicand.is(node_kind::product)) return law_id::power_of_a_product;
    if (radicand.is(node_kind::quotient)) return law_id::power_of_a_quotient;
    return law_id::root_as_exponent;
}

law_id law_of_power(expression const& e, expression const& after) {
    if (is_zero(e.child(1))) return law_id::zero_exponent;
    auto const& base = e.child(0);
    if (base.is(node_kind::root)) return law_id::power_of_a_root;
    if (base.is(node_kind::power)) {
        return after.is(node_kind::absolute) ? law_id::even_root_of_a_power
                                             : law_id::power_of_a_power;
    }
    if (base.is(node_kind::product)) return law_id::power_of_a_product;
    if (base.is(node_kind::quotient)) return law_id::power_of_a_quotient;
    if (base.is(node_kind::sum)) return law_id::square_of_a_sum;
    return is_root(e) ? law_of_root(e, after) : law_id::negative_exponent;
}

/// The law that a step on this node is an instance of.
law_id law_of(expression const& e, expression const& after) {
    switch (e.kind()) {
        case node_kind::power:
            return law_of_power(e, after);
        case node_kind::root:
            return law_of_root(e, after);
        case node_kind::product:
            if (share_a_base(e)) return law_id::product_of_powers;
            return all_roots(e) ? law_id::product_of_roots : law_id::product_of_powers;
        case node_kind::quotient:
            if (share_a_base(e)) return law_id::quotient_of_powers;
            return all_roots(e) ? law_id::quotient_of_roots : law_id::cancelling;
        case node_kind::absolute:
            return law_id::absolute_value_of_a_product;
        default:
            return law_id::like_terms;
    }
}

expression rewritten(expression const& e, judge_options const& options,
                     std::vector<simplification_step>& steps) {
    if (e.children().empty()) return e;
    std::vector<expression> children;
    bool changed = false;
    for (auto const& child : e.children()) {
        children.push_back(rewritten(child, options, steps));
        changed = changed || !children.back().same_node(child);
    }
    auto current = e;
    if (changed) {
        current = e.is(node_kind::call)
                      ? expression::call(e.name(), std::move(children), e.where())
                      : expression::make(e.kind(), std::move(children), e.where());
    }
    if (current.is_closed() || current.is(node_kind::negate)) return current;
    auto const form = identity::other_form(current, options);
    if (!form || form->size() > current.size()) return current;
    auto const where = domain_of(current, options);
    if (!where.is_known) return current;
    steps.push_back({law_of(current, *form), current, *form, where.where});
    return *form;
}

}  // namespace

simplification simplify(expression const& written, judge_options const& options) {
    auto const e = expand(written, options.definitions);
    simplification result;
    auto const where = domain_of(e, options);
    result.is_known = where.is_known;
    result.valid = where.where;
    result.result = where.is_known ? rewritten(e, options, result.steps) : e;
    return result;
}

}  // namespace surd::symbolic
