// SPDX-License-Identifier: BSL-1.0
// Purpose: immutable expressions as written: numbers, names, sums, products, powers, roots.
// The tree keeps what a reader sees (quotient and product apart, 2/6 unreduced) and where each
// part stood in its text, so that a report can point at the part at fault.
#ifndef SURD_SYMBOLIC_EXPRESSION_HPP
#define SURD_SYMBOLIC_EXPRESSION_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "surd/config.hpp"
#include "surd/number/rational.hpp"

namespace surd::symbolic {

/// A half-open byte range of the text that an expression was read from.
struct span {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(span, span) = default;
};

enum class node_kind : std::uint8_t {
    number,      ///< value(); decimals() digits after a written decimal point
    variable,    ///< name(): one letter, a multi-letter or a subscripted name
    constant,    ///< name(): pi, e, i, infinity; no radical expression
    negate,      ///< -child
    sum,         ///< children added; a subtraction is the sum with a negate
    product,     ///< children multiplied, juxtaposition included
    quotient,    ///< child(0) over child(1)
    power,       ///< child(0) to the child(1)
    root,        ///< child(0) is the index, child(1) the radicand
    absolute,    ///< |child|
    logarithm,   ///< child(0) is the base, child(1) the argument
    call,        ///< name() applied to the children: f(x), sin x
    plus_minus,  ///< one child: +-child; two children: child(0) +- child(1)
    ellipsis,    ///< ..., an elided part
};

class expression;

namespace detail {
struct node;
}

/// A shared, immutable expression tree. Copying is cheap; there is no empty expression but the
/// default one, the number 0.
class expression {
public:
    /// The number 0.
    expression();
    /// A number; `decimals` counts the digits written after a decimal point, -1 without one.
    expression(rational value, span where = {}, int decimals = -1);
    template <surd::detail::machine_integer Integer>
    expression(Integer value) : expression(rational(value)) {}

    [[nodiscard]] static expression variable(std::string name, span where = {});
    [[nodiscard]] static expression constant(std::string name, span where = {});
    [[nodiscard]] static expression call(std::string name, std::vector<expression> arguments,
                                         span where = {});
    /// Any node with children. Domain: a kind that has children, with the number it needs.
    [[nodiscard]] static expression make(node_kind kind, std::vector<expression> children,
                                         span where = {});
    [[nodiscard]] static expression ellipsis(span where = {});

    [[nodiscard]] node_kind kind() const;
    [[nodiscard]] bool is(node_kind k) const { return kind() == k; }
    /// Domain: kind() is number.
    [[nodiscard]] rational const& value() const;
    /// Digits after the written decimal point of a number, -1 when it was written without one.
    [[nodiscard]] int decimals() const;
    [[nodiscard]] std::string const& name() const;
    [[nodiscard]] std::vector<expression> const& children() const;
    [[nodiscard]] expression const& child(std::size_t i) const { return children()[i]; }
    [[nodiscard]] span where() const;
    /// True when the text had explicit parentheses (or braces) around this part.
    [[nodiscard]] bool is_grouped() const;
    [[nodiscard]] expression grouped(span where) const;
    [[nodiscard]] expression with_span(span where) const;

    /// Number of nodes; cost O(1).
    [[nodiscard]] std::size_t size() const;
    /// Longest path from the root to a leaf; cost O(1).
    [[nodiscard]] std::size_t depth() const;
    /// True without variables and ellipses; cost O(1).
    [[nodiscard]] bool is_closed() const;
    /// True when the same node is shared; a fast test that may say false for equal trees.
    [[nodiscard]] bool same_node(expression const& other) const { return node_ == other.node_; }

    /// Structural equality, spans and grouping left out.
    friend bool operator==(expression const& a, expression const& b);

private:
    explicit expression(std::shared_ptr<detail::node const> node) : node_(std::move(node)) {}
    std::shared_ptr<detail::node const> node_;
};

/// The names of the variables in `e`, sorted, each once.
[[nodiscard]] std::vector<std::string> variables_of(expression const& e);

/// Whether a variable or a function called `name` stands in `e`.
[[nodiscard]] bool mentions(expression const& e, std::string_view name);

/// `e` with every variable called `name` replaced by `by`, grouped; spans are kept. So n/6 at
/// n = 2 is a computed exponent, not the spelled fraction 2/6.
[[nodiscard]] expression substitute(expression const& e, std::string_view name,
                                    expression const& by);

/// `e` in the plain syntax that the parser reads back.
[[nodiscard]] std::string to_string(expression const& e);

}  // namespace surd::symbolic

#endif
