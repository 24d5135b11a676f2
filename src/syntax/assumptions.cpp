// SPDX-License-Identifier: BSL-1.0
#include "surd/syntax/assumptions.hpp"

#include <algorithm>
#include <utility>

#include "surd/symbolic/condition.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::syntax {

using symbolic::expression;
using symbolic::node_kind;

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    auto const from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

/// `name = expression` or `f(x) = expression`, which does not use what it defines.
std::optional<std::pair<std::string, symbolic::name_definition>> read_definition(
    std::string_view text) {
    auto const read = parse_chain(text);
    if (!read || read->relations.size() != 1 ||
        read->relations.front() != symbolic::relation::equal) {
        return std::nullopt;
    }
    auto const& left = read->terms[0];
    auto const& right = read->terms[1];
    bool const is_call = left.is(node_kind::call);
    if ((!is_call && !left.is(node_kind::variable)) || mentions(right, left.name())) {
        return std::nullopt;
    }
    symbolic::name_definition definition;
    definition.body = right;
    if (is_call) {
        for (auto const& argument : left.children()) {
            if (!argument.is(node_kind::variable)) return std::nullopt;
            definition.parameters.push_back(argument.name());
        }
        if (definition.parameters.empty()) return std::nullopt;
    }
    return std::pair(left.name(), std::move(definition));
}

}  // namespace

std::optional<std::string> add_assumptions(symbolic::judge_options& options,
                                           std::vector<stated_definition>& stated,
                                           std::string_view text) {
    std::optional<std::string> not_understood;
    while (!text.empty()) {
        auto const end = std::min(text.find(';'), text.size());
        std::string const part(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty()) continue;
        if (auto definition = read_definition(part)) {
            stated.push_back({definition->first, part});
            options.definitions[definition->first] = std::move(definition->second);
        } else if (symbolic::parse_condition(part)) {
            options.assumptions.push_back(part);
        } else if (!not_understood) {
            not_understood = part;
        }
    }
    return not_understood;
}

}  // namespace surd::syntax
