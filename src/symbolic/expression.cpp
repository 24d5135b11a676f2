// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/expression.hpp"

#include <algorithm>
#include <set>

#include "surd/symbolic/statement.hpp"

namespace surd::symbolic {

namespace detail {

struct node {
    node_kind kind = node_kind::number;
    bool grouped = false;
    bool closed = true;
    int decimals = -1;
    std::size_t size = 1;
    std::size_t depth = 1;
    span where;
    rational value;
    std::string name;
    std::vector<expression> children;
};

}  // namespace detail

namespace {

std::shared_ptr<detail::node> make_node(node_kind kind, span where) {
    auto n = std::make_shared<detail::node>();
    n->kind = kind;
    n->where = where;
    return n;
}

void adopt(detail::node& parent, std::vector<expression> children) {
    for (auto const& child : children) {
        parent.size += child.size();
        parent.depth = std::max(parent.depth, child.depth() + 1);
        parent.closed = parent.closed && child.is_closed();
    }
    parent.children = std::move(children);
}

std::pair<std::size_t, std::size_t> arity(node_kind kind) {
    switch (kind) {
        case node_kind::negate:
        case node_kind::absolute:
            return {1, 1};
        case node_kind::plus_minus:
            return {1, 2};
        case node_kind::sum:
        case node_kind::product:
            return {1, static_cast<std::size_t>(-1)};
        case node_kind::quotient:
        case node_kind::power:
        case node_kind::root:
        case node_kind::logarithm:
            return {2, 2};
        default:
            return {1, 0};
    }
}

void collect_variables(expression const& e, std::set<std::string>& names) {
    if (e.is(node_kind::variable)) names.insert(e.name());
    for (auto const& child : e.children()) collect_variables(child, names);
}

}  // namespace

expression::expression() : expression(rational()) {}

expression::expression(rational value, span where, int decimals) {
    auto n = make_node(node_kind::number, where);
    n->value = std::move(value);
    n->decimals = decimals;
    node_ = std::move(n);
}

expression expression::variable(std::string name, span where) {
    auto n = make_node(node_kind::variable, where);
    n->name = std::move(name);
    n->closed = false;
    return expression(std::move(n));
}

expression expression::constant(std::string name, span where) {
    auto n = make_node(node_kind::constant, where);
    n->name = std::move(name);
    return expression(std::move(n));
}

expression expression::call(std::string name, std::vector<expression> arguments, span where) {
    auto n = make_node(node_kind::call, where);
    n->name = std::move(name);
    adopt(*n, std::move(arguments));
    return expression(std::move(n));
}

expression expression::make(node_kind kind, std::vector<expression> children, span where) {
    auto const [least, most] = arity(kind);
    SURD_EXPECTS(children.size() >= least && children.size() <= most,
                 "an expression node needs the number of children of its kind");
    auto n = make_node(kind, where);
    adopt(*n, std::move(children));
    return expression(std::move(n));
}

expression expression::ellipsis(span where) {
    auto n = make_node(node_kind::ellipsis, where);
    n->closed = false;
    return expression(std::move(n));
}

node_kind expression::kind() const { return node_->kind; }

rational const& expression::value() const {
    SURD_EXPECTS(is(node_kind::number), "only a number has a value without evaluation");
    return node_->value;
}

int expression::decimals() const { return node_->decimals; }
std::string const& expression::name() const { return node_->name; }
std::vector<expression> const& expression::children() const { return node_->children; }
span expression::where() const { return node_->where; }
bool expression::is_grouped() const { return node_->grouped; }
std::size_t expression::size() const { return node_->size; }
std::size_t expression::depth() const { return node_->depth; }
bool expression::is_closed() const { return node_->closed; }

expression expression::grouped(span where) const {
    auto n = std::make_shared<detail::node>(*node_);
    n->grouped = true;
    n->where = where;
    return expression(std::move(n));
}

expression expression::with_span(span where) const {
    auto n = std::make_shared<detail::node>(*node_);
    n->where = where;
    return expression(std::move(n));
}

bool operator==(expression const& a, expression const& b) {
    if (a.node_ == b.node_) return true;
    auto const& x = *a.node_;
    auto const& y = *b.node_;
    return x.kind == y.kind && x.size == y.size && x.name == y.name && x.value == y.value &&
           x.children == y.children;
}

std::vector<std::string> variables_of(expression const& e) {
    std::set<std::string> names;
    collect_variables(e, names);
    return {names.begin(), names.end()};
}

bool mentions(expression const& e, std::string_view name) {
    if ((e.is(node_kind::variable) || e.is(node_kind::call)) && e.name() == name) return true;
    return std::any_of(e.children().begin(), e.children().end(),
                       [&](expression const& child) { return mentions(child, name); });
}

expression substitute(expression const& e, std::string_view name, expression const& by) {
    if (e.is(node_kind::variable)) return e.name() == name ? by.grouped(e.where()) : e;
    if (e.children().empty() || e.is_closed()) return e;
    std::vector<expression> children;
    children.reserve(e.children().size());
    bool changed = false;
    for (auto const& child : e.children()) {
        children.push_back(substitute(child, name, by));
        changed = changed || !children.back().same_node(child);
    }
    if (!changed) return e;
    auto result = e.is(node_kind::call)
                      ? expression::call(e.name(), std::move(children), e.where())
                      : expression::make(e.kind(), std::move(children), e.where());
    return e.is_grouped() ? result.grouped(e.where()) : result;
}

}  // namespace surd::symbolic
