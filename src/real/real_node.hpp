// SPDX-License-Identifier: BSL-1.0
// Purpose: the nodes of the expression graph behind exact_real, and the way to them.
#ifndef SURD_SRC_REAL_REAL_NODE_HPP
#define SURD_SRC_REAL_REAL_NODE_HPP

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "real/estimate.hpp"
#include "surd/real/exact_real.hpp"

namespace surd::detail {

enum class operation : std::uint8_t {
    flat,      ///< the sum `flat`, no children
    sum,       ///< flat + sum of coefficients[i] * children[i]
    product,   ///< the product of the children
    quotient,  ///< children[0] / children[1], the divisor known not to be 0
    power,     ///< children[0]^number, number >= 2
    root,      ///< the real number-th root of children[0], not negative for even number
    absolute,  ///< |children[0]|
};

/// Immutable once shared. Children of an operation are nodes or single radicals.
struct real_node {
    operation kind = operation::flat;
    std::uint32_t depth = 0;
    std::int64_t number = 0;
    radical_sum flat;
    std::vector<rational> coefficients;
    std::vector<exact_real> children;
    estimate value;  ///< of an operation; flat sums are looked at when asked

    real_node() = default;
    real_node(real_node const&) = delete;
    real_node& operator=(real_node const&) = delete;
    ~real_node();
};

using node_pointer = std::shared_ptr<real_node const>;

struct real_access {
    [[nodiscard]] static real_node const* node(exact_real const& a) noexcept {
        return a.node_.get();
    }
    [[nodiscard]] static node_pointer const& pointer(exact_real const& a) noexcept {
        return a.node_;
    }
    [[nodiscard]] static node_pointer& pointer(exact_real& a) noexcept { return a.node_; }
    [[nodiscard]] static radical& single(exact_real& a) noexcept { return a.radical_; }
    [[nodiscard]] static exact_real make(node_pointer node) { return exact_real(std::move(node)); }
    /// The node for changes in place; null where it is shared.
    [[nodiscard]] static real_node* owned(exact_real& a) noexcept;
};

/// The operation of a; flat for a single radical.
[[nodiscard]] inline operation kind_of(exact_real const& a) noexcept {
    real_node const* node = real_access::node(a);
    return node == nullptr ? operation::flat : node->kind;
}

/// A flat value without a copy where it is held as a sum; `scratch` serves the single radical.
[[nodiscard]] radical_sum const& flat_sum(exact_real const& a, radical_sum& scratch);

/// A first look at the value.
[[nodiscard]] estimate look(exact_real const& a);
[[nodiscard]] estimate look(radical_sum const& a);

/// Whether a and b are held in the same form, looked at only a few levels deep.
[[nodiscard]] bool same_form(exact_real const& a, exact_real const& b, int levels = 3);

/// What the radicand of a root still holds although it could stand outside: the least positive
/// integer d that clears the fractions, and the greatest f whose n-th power divides what is left.
struct radicand_content {
    integer denominator = 1;
    integer root = 1;
};
/// Domain: node is a root.
[[nodiscard]] radicand_content content_of_radicand(real_node const& node);

// Nodes, folded where that is free of cost and of decisions.
[[nodiscard]] exact_real make_sum(radical_sum flat, std::vector<rational> coefficients,
                                  std::vector<exact_real> children);
[[nodiscard]] exact_real make_product(std::vector<exact_real> const& factors);
/// Domain: b is known not to be 0.
[[nodiscard]] exact_real make_quotient(exact_real const& a, exact_real const& b);
[[nodiscard]] exact_real make_power(exact_real const& a, std::uint64_t n);
/// Domain: n odd, or a known not to be negative.
[[nodiscard]] exact_real make_root(exact_real const& a, std::int64_t n);
[[nodiscard]] exact_real make_absolute(exact_real const& a);

}  // namespace surd::detail

#endif
