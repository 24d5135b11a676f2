// SPDX-License-Identifier: BSL-1.0
// Purpose: enclosures of exact reals at a given precision.
#include "real/evaluator.hpp"

#include <algorithm>
#include <bit>

namespace surd::detail {

bool evaluator::spend(std::uint64_t precision) {
    // A product of w words takes about w^(3/2) steps, later w log w.
    std::uint64_t const words = precision / 64 + 1;
    std::uint64_t const factor =
        std::min<std::uint64_t>(std::uint64_t{1} << (std::bit_width(words) / 2), 64);
    return budget_.spend(16 + words * factor);
}

std::optional<ball> evaluator::enclose(radical const& a, std::uint64_t precision) {
    if (!spend(precision)) return std::nullopt;
    ball const c = ball_of(a.coefficient(), precision);
    if (a.is_rational()) return c;
    return multiply(c, root(ball(a.radicand()), static_cast<std::uint64_t>(a.index()), precision),
                    precision);
}

std::optional<ball> evaluator::enclose(radical_sum const& a, std::uint64_t precision) {
    ball sum;
    for (radical const& t : a.terms()) {
        auto const term = enclose(t, precision);
        if (!term) return std::nullopt;
        sum = add(sum, *term, precision);
    }
    return sum;
}

std::optional<ball> evaluator::enclose(exact_real const& a, std::uint64_t precision) {
    real_node const* node = real_access::node(a);
    if (node == nullptr) return enclose(a.held_radical(), precision);
    if (precision != precision_) {
        known_.clear();
        precision_ = precision;
    }
    auto const found = known_.find(node);
    if (found != known_.end()) return found->second;
    auto value = compute(*node, precision);
    known_.emplace(node, value);
    return value;
}

std::optional<ball> evaluator::compute(real_node const& node, std::uint64_t precision) {
    if (!spend(precision)) return std::nullopt;
    if (node.kind == operation::flat) return enclose(node.flat, precision);
    std::vector<ball> parts;
    for (exact_real const& child : node.children) {
        auto const part = enclose(child, precision);
        if (!part) return std::nullopt;
        parts.push_back(*part);
    }
    switch (node.kind) {
        case operation::flat:
            break;
        case operation::sum: {
            auto const flat = enclose(node.flat, precision);
            if (!flat) return std::nullopt;
            ball sum = *flat;
            for (std::size_t i = 0; i < parts.size(); ++i)
                sum = add(sum,
                          multiply(ball_of(node.coefficients[i], precision), parts[i], precision),
                          precision);
            return sum;
        }
        case operation::product: {
            ball product = parts[0];
            for (std::size_t i = 1; i < parts.size(); ++i)
                product = multiply(product, parts[i], precision);
            return product;
        }
        case operation::quotient:
            return divide(parts[0], parts[1], precision);
        case operation::power:
            return power(parts[0], static_cast<std::uint64_t>(node.number), precision);
        case operation::root:
            // The radicand of an even root is known not to be negative; a ball that says so only
            // in part is cut at 0.
            return root(parts[0], static_cast<std::uint64_t>(node.number), precision);
        case operation::absolute:
            return absolute(parts[0]);
    }
    return std::nullopt;
}

}  // namespace surd::detail
