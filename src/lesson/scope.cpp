// SPDX-License-Identifier: BSL-1.0
#include "lesson/scope.hpp"

#include <algorithm>

namespace surd::lesson {

using symbolic::node_kind;
using symbolic::relation;

bool is_instance(symbolic::chain const& c) {
    if (c.relations.size() != 1 || c.relations[0] != relation::equal) return false;
    auto const number = [](symbolic::expression const& e) {
        auto const& bare = e.is(node_kind::negate) ? e.child(0) : e;
        bool const fraction = bare.is(node_kind::quotient) && bare.child(0).is(node_kind::number) &&
                              bare.child(1).is(node_kind::number);
        return bare.is(node_kind::number) || fraction;
    };
    return c.terms[0].is(node_kind::variable) && number(c.terms[1]);
}

void scope::enter(std::size_t section, std::size_t sentence, std::size_t block) {
    if (section != section_) definitions_.clear();
    if (block != block_) {
        for (auto const& name : free_names_) definitions_.erase(name);
    }
    block_ = block;
    if (sentence != sentence_) {
        instances_.clear();
        assumptions_.clear();
    }
    section_ = section;
    sentence_ = sentence;
}

void scope::define(symbolic::chain const& c) {
    if (c.relations.empty() || c.relations[0] != relation::equal) return;
    auto const& left = c.terms[0];
    if (is_instance(c)) {
        instances_.push_back({left.name(), c.terms[1]});
        return;
    }
    symbolic::name_definition definition;
    definition.body = c.terms[1];
    if (left.is(node_kind::call)) {
        for (auto const& argument : left.children()) {
            if (!argument.is(node_kind::variable)) return;
            definition.parameters.push_back(argument.name());
        }
    } else if (!left.is(node_kind::variable)) {
        return;
    }
    // x = x + 1 and T(n) = 2*T(n/2) + n define nothing that could be put in.
    if (mentions(definition.body, left.name())) return;
    definitions_[left.name()] = std::move(definition);
}

void scope::assume(std::string text, std::size_t line) {
    auto const same = [&](text_assumption const& a) { return a.text == text; };
    if (std::none_of(assumptions_.begin(), assumptions_.end(), same)) {
        assumptions_.push_back({std::move(text), line});
    }
}

std::vector<instance> scope::instances() const {
    std::vector<instance> unique;
    for (auto const& candidate : instances_) {
        bool const contested =
            std::any_of(instances_.begin(), instances_.end(), [&](instance const& other) {
                return other.name == candidate.name && !(other.value == candidate.value);
            });
        bool const repeated = std::any_of(unique.begin(), unique.end(), [&](instance const& other) {
            return other.name == candidate.name;
        });
        if (!contested && !repeated) unique.push_back(candidate);
    }
    return unique;
}

}  // namespace surd::lesson
