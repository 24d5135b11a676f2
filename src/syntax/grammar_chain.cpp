// SPDX-License-Identifier: BSL-1.0
// Chains of relations, sets of values, units behind terms.
#include <algorithm>
#include <utility>

#include "grammar.hpp"
#include "words.hpp"

namespace surd::syntax {

using symbolic::piece;
using symbolic::relation;

expression grammar::fail(refusal kind, span where, std::string cause, std::string expected) {
    if (!failed()) error_ = parse_error{kind, where, std::move(cause), {}, std::move(expected)};
    position_ = tokens_.size() - 1;
    return {};
}

bool grammar::enter() {
    if (++depth_ <= std::min<std::size_t>(options_.limits.depth, 1000)) return true;
    fail(refusal::limit, current().where, "nested too deep");
    return false;
}

expression grammar::build(node_kind kind, std::vector<expression> children, span where) {
    if (failed()) return {};
    auto result = expression::make(kind, std::move(children), where);
    if (result.depth() > options_.limits.depth)
        return fail(refusal::limit, where, "nested too deep");
    return result;
}

chain_reading grammar::read_chain(bool open_ends) {
    piece result;
    auto& content = result.content;
    if (open_ends && at(token_kind::relation)) {
        result.continues = true;
        std::size_t const begin = current().where.begin;
        content.terms.push_back(expression::ellipsis({begin, begin}));
        units_.emplace_back();
    } else {
        side(result);
    }
    while (!failed() && (at(token_kind::relation) || at(token_kind::membership))) {
        if (result.ends_in_set) {
            fail(refusal::unsupported, current().where, "a relation after a set", "the end");
            break;
        }
        if (take().is(token_kind::membership)) {
            if (at(token_kind::number_set) && result.content.is_expression()) {
                result.domain = take().text;
                break;
            }
            if (!at(token_kind::set_open)) {
                fail(refusal::not_a_claim, tokens_[position_ - 1].where, "a membership",
                     "a set of values");
                break;
            }
            content.relations.push_back(relation::equal);
        } else {
            content.relations.push_back(tokens_[position_ - 1].relation);
        }
        if (words_instead_of_value(result)) break;
        if (open_ends && at_end()) {
            result.unfinished = true;
            std::size_t const end = tokens_[position_ - 1].where.end;
            content.terms.push_back(expression::ellipsis({end, end}));
            break;
        }
        side(result);
    }
    if (!failed() && !at_end()) {
        if (at(token_kind::word))
            fail(refusal::unsupported, current().where, "words inside a formula", "an operator");
        else
            fail(refusal::ungrammatical, current().where, "something left over",
                 "an operator, a relation or the end");
    }
    content.where = since(0);
    if (!failed()) settle_units(result);
    return {std::move(result), std::move(error_)};
}

void grammar::side(piece& result) {
    unit_.clear();
    if (at(token_kind::set_open)) {
        set_of_values(result);
    } else {
        result.content.terms.push_back(sum());
        units_after_term();
    }
    units_.push_back(unit_);
}

void grammar::set_of_values(piece& result) {
    std::size_t const first = position_;
    take();
    if (!enter()) return;
    if (!at(token_kind::set_close)) {
        do {
            result.elements.push_back(sum());
        } while (take_if(token_kind::comma) || take_if(token_kind::semicolon));
    }
    leave();
    if (!failed() && !take_if(token_kind::set_close)) {
        fail(refusal::unsupported, current().where, "a set that is no list of values", "} or ,");
        return;
    }
    result.ends_in_set = true;
    result.content.terms.push_back(expression::call("set", result.elements, since(first)));
}

// "= undefined": words stand for the right side.
bool grammar::words_instead_of_value(piece& result) {
    if (!at(token_kind::word)) return false;
    std::string said;
    std::size_t const first = position_;
    while (at(token_kind::word)) said += (said.empty() ? "" : " ") + take().text;
    bool const is_name = words_are_names_ && !says_no_value(said) &&
                         said.find(' ') == std::string::npos && is_letter_word(said);
    if (!at_end() || is_name) {
        position_ = first;
        return false;
    }
    result.unfinished = true;
    result.content.terms.push_back(expression::ellipsis(since(first)));
    result.words = std::move(said);
    return true;
}

// Words behind a term are its unit, with an exponent: \text{cm}^2.
void grammar::units_after_term() {
    while (at(token_kind::word) || at(token_kind::currency)) {
        if (!unit_.empty()) unit_ += ' ';
        unit_ += take().text;
        if (!next_is_script()) continue;
        take();
        unit_ += "^" + to_string(exponent());
    }
}

// A unit on both sides has to be the same; it is then no part of the claim.
void grammar::settle_units(piece& result) {
    for (auto const& unit : units_) {
        if (unit.empty()) continue;
        if (result.words.empty()) {
            result.words = unit;
        } else if (result.words != unit) {
            fail(refusal::unsupported, result.content.where, "differing units or words",
                 "the same unit on both sides");
            return;
        }
    }
}

}  // namespace surd::syntax
