// SPDX-License-Identifier: BSL-1.0
#include "symbolic/definitions.hpp"

#include <algorithm>

namespace surd::symbolic {

namespace {

constexpr int most_expansions = 16;  // f in terms of g in terms of h ...
constexpr std::size_t most_nodes = 100'000;

bool is_single_letter(std::string const& name) {
    // One code point: an ASCII letter, or one multi-byte letter such as a Greek one.
    auto const continuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    return std::count_if(name.begin(), name.end(), [&](char c) { return !continuation(c); }) == 1;
}

expression expand_once(expression const& e,
                       std::map<std::string, name_definition> const& definitions) {
    if (e.is(node_kind::variable)) {
        auto const found = definitions.find(e.name());
        if (found == definitions.end() || !found->second.parameters.empty()) return e;
        return found->second.body.grouped(e.where());
    }
    if (e.children().empty()) return e;
    std::vector<expression> children;
    bool changed = false;
    for (auto const& child : e.children()) {
        children.push_back(expand_once(child, definitions));
        changed = changed || !children.back().same_node(child);
    }
    if (e.is(node_kind::call)) {
        auto const found = definitions.find(e.name());
        if (found != definitions.end() && found->second.parameters.size() == children.size()) {
            // Parameters are renamed first, so that an argument may mention a parameter's name.
            expression body = found->second.body;
            auto const& parameters = found->second.parameters;
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                body =
                    substitute(body, parameters[i], expression::variable("#" + std::to_string(i)));
            }
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                body = substitute(body, "#" + std::to_string(i), children[i]);
            }
            return body.grouped(e.where());
        }
        return changed ? expression::call(e.name(), std::move(children), e.where()) : e;
    }
    if (!changed) return e;
    auto result = expression::make(e.kind(), std::move(children), e.where());
    return e.is_grouped() ? result.grouped(e.where()) : result;
}

/// `e` with every part equal to `part` replaced.
expression with_replaced(expression const& e, expression const& part, expression const& by,
                         std::size_t& count) {
    if (e == part) {
        ++count;
        return by;
    }
    if (e.children().empty()) return e;
    std::vector<expression> children;
    for (auto const& child : e.children()) {
        children.push_back(with_replaced(child, part, by, count));
    }
    auto result = e.is(node_kind::call)
                      ? expression::call(e.name(), std::move(children), e.where())
                      : expression::make(e.kind(), std::move(children), e.where());
    return e.is_grouped() ? result.grouped(e.where()) : result;
}

}  // namespace

std::optional<expression> as_function_of(expression const& e, expression const& argument) {
    if (argument.is_closed()) return std::nullopt;
    std::size_t count = 0;
    auto body = with_replaced(e, argument, expression::variable("#"), count);
    if (count == 0) return std::nullopt;
    for (auto const& name : variables_of(argument)) {
        if (mentions(body, name)) return std::nullopt;
    }
    return body;
}

bool defines_name(expression const& left, expression const& right) {
    if (left.is(node_kind::call)) {
        bool const plain = std::all_of(
            left.children().begin(), left.children().end(),
            [](expression const& argument) { return argument.is(node_kind::variable); });
        return plain && !left.children().empty() && !mentions(right, left.name());
    }
    if (!left.is(node_kind::variable) || mentions(right, left.name())) return false;
    if (!is_single_letter(left.name())) return true;
    return right.is_closed() && !right.is(node_kind::plus_minus);
}

expression expand(expression const& e, std::map<std::string, name_definition> const& definitions) {
    if (definitions.empty()) return e;
    expression result = e;
    for (int i = 0; i < most_expansions && result.size() < most_nodes; ++i) {
        auto next = expand_once(result, definitions);
        if (next.same_node(result)) break;
        result = std::move(next);
    }
    return result;
}

}  // namespace surd::symbolic
