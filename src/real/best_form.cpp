// SPDX-License-Identifier: BSL-1.0
// Purpose: the best form of an exact real.
#include "surd/real/best_form.hpp"

#include "real/nested_form.hpp"
#include "real/real_node.hpp"

namespace surd {

using detail::operation;
using detail::real_access;
using detail::real_node;

namespace {

/// What makes a form worse than another: denominators, nesting, factors left under roots, length.
struct complexity {
    bool has_quotient = false;
    std::uint32_t nesting = 0;
    std::size_t factors_inside = 0;
    std::size_t length = 0;
    friend auto operator<=>(complexity const&, complexity const&) = default;
};

void measure(exact_real const& a, complexity& result, std::uint32_t nesting) {
    real_node const* node = real_access::node(a);
    if (node == nullptr || nesting > 64) return;
    if (node->kind == operation::quotient) result.has_quotient = true;
    if (node->kind == operation::root) {
        ++nesting;
        detail::radicand_content const content = detail::content_of_radicand(*node);
        if (!content.denominator.is_one() || !content.root.is_one()) ++result.factors_inside;
    }
    result.nesting = std::max(result.nesting, nesting);
    for (exact_real const& child : node->children) measure(child, result, nesting);
}

complexity complexity_of(exact_real const& a) {
    complexity result;
    if (a.node_count() > 4096) return {true, ~std::uint32_t{0}, ~std::size_t{0}, ~std::size_t{0}};
    measure(a, result, 0);
    result.length = to_string(a, 1 << 16).size();
    return result;
}

}  // namespace

exact_real best_form(exact_real const& a, limits const& allowed) {
    if (a.is_held_flat() || a.depth() > allowed.max_depth) return a;
    work_budget budget(allowed.max_steps, allowed.max_seconds);
    detail::form_builder builder(allowed, budget);
    auto const form = builder.convert(a);
    if (!form) return a;
    exact_real candidate = builder.to_real(*form);
    // Whatever the rules did, nothing is shown that is not proved to be the same number.
    auto const same = equal(a, candidate, allowed);
    if (!same || !*same) return a;
    if (candidate.is_held_flat() || complexity_of(candidate) < complexity_of(a)) return candidate;
    return a;
}

std::optional<radical> as_radical(exact_real const& a, limits const& allowed) {
    exact_real const best = best_form(a, allowed);
    if (!best.is_held_radical()) return std::nullopt;
    return best.held_radical();
}

std::optional<radical_sum> as_radical_sum(exact_real const& a, limits const& allowed) {
    exact_real const best = best_form(a, allowed);
    if (!best.is_held_flat()) return std::nullopt;
    return best.held_radical_sum();
}

}  // namespace surd
