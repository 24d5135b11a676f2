// SPDX-License-Identifier: BSL-1.0
// Sums, products and factors side by side.
#include <utility>

#include "grammar.hpp"

namespace surd::syntax {

expression grammar::product_of(std::vector<expression> factors) {
    if (factors.size() == 1) return std::move(factors.front());
    if (failed() || factors.empty()) return {};
    span const where = covering(factors.front().where(), factors.back().where());
    return build(node_kind::product, std::move(factors), where);
}

expression grammar::sum() {
    std::vector<expression> terms{signed_product()};
    auto const where = [&terms] { return covering(terms.front().where(), terms.back().where()); };
    auto const fold = [&]() -> expression {
        if (terms.size() == 1) return std::move(terms.front());
        span const all = where();
        return build(node_kind::sum, std::move(terms), all);
    };
    while (!failed()) {
        std::size_t const first = position_;
        if (take_if(token_kind::plus)) {
            terms.push_back(signed_product());
        } else if (take_if(token_kind::minus)) {
            auto term = signed_product();
            terms.push_back(build(node_kind::negate, {std::move(term)}, since(first)));
        } else if (at(token_kind::plus_minus) || at(token_kind::minus_plus)) {
            bool const upper_sign_is_minus = take().is(token_kind::minus_plus);
            auto term = signed_product();
            if (upper_sign_is_minus)
                term = build(node_kind::negate, {std::move(term)}, since(first));
            auto left = fold();
            span const all = covering(left.where(), since(first));
            terms.clear();
            terms.push_back(build(node_kind::plus_minus, {std::move(left), std::move(term)}, all));
        } else {
            break;
        }
    }
    return fold();
}

expression grammar::signed_product() {
    std::size_t const first = position_;
    if (!enter()) return {};
    expression result;
    if (take_if(token_kind::plus)) {
        result = signed_product();
    } else if (take_if(token_kind::minus)) {
        std::size_t const base = position_;
        base_after_sign_ = base;
        if (flipped(ambiguity::negative_power)) sign_binds_at_ = base;
        result = signed_product();
        // In the other reading the first power took the sign to its base.
        if (sign_taken_at_ != base)
            result = build(node_kind::negate, {std::move(result)}, since(first));
    } else if (at(token_kind::plus_minus) || at(token_kind::minus_plus)) {
        bool const upper_sign_is_minus = take().is(token_kind::minus_plus);
        result = signed_product();
        if (upper_sign_is_minus)
            result = build(node_kind::negate, {std::move(result)}, since(first));
        result = build(node_kind::plus_minus, {std::move(result)}, since(first));
    } else {
        result = product();
    }
    leave();
    return result;
}

expression grammar::product() {
    std::vector<expression> factors;
    touching(factors);
    while (!failed()) {
        if (take_if(token_kind::times)) {
            bool const is_ratio = at_end() && !tokens_[position_ - 1].text.empty() &&
                                  factors.size() == 1 && factors[0].is(node_kind::number);
            if (is_ratio)
                fail(refusal::not_a_claim, tokens_[position_ - 1].where, "a ratio such as 4x",
                     "a factor");
            else if (at(token_kind::minus) || at(token_kind::plus) || at(token_kind::plus_minus) ||
                     at(token_kind::minus_plus))
                factors.push_back(signed_factor_group());
            else
                touching(factors);
        } else if (take_if(token_kind::divide)) {
            divide_by(factors);
        } else {
            break;
        }
    }
    return product_of(std::move(factors));
}

// a*-b: the sign takes what touches, not the whole product behind it.
expression grammar::signed_factor_group() {
    std::size_t const first = position_;
    if (!enter()) return {};
    expression result;
    if (take_if(token_kind::plus)) {
        result = signed_factor_group();
    } else if (take_if(token_kind::minus)) {
        result = build(node_kind::negate, {signed_factor_group()}, since(first));
    } else if (take_if(token_kind::plus_minus) || take_if(token_kind::minus_plus)) {
        bool const upper_sign_is_minus = tokens_[first].is(token_kind::minus_plus);
        result = signed_factor_group();
        if (upper_sign_is_minus)
            result = build(node_kind::negate, {std::move(result)}, since(first));
        result = build(node_kind::plus_minus, {std::move(result)}, since(first));
    } else {
        std::vector<expression> factors;
        touching(factors);
        result = product_of(std::move(factors));
    }
    leave();
    return result;
}

void grammar::divide_by(std::vector<expression>& factors) {
    std::size_t const first = position_;
    bool const tight =
        (options_.juxtaposition == juxtaposition::tight) != flipped(ambiguity::juxtaposed_divisor);
    std::vector<expression> divisors;
    bool const has_sign = at(token_kind::minus) || at(token_kind::plus) ||
                          at(token_kind::plus_minus) || at(token_kind::minus_plus);
    if (has_sign)
        divisors.push_back(signed_factor_group());
    else
        touching(divisors);
    if (failed()) return;
    if (divisors.size() > 1) note(ambiguity::juxtaposed_divisor, since(first));
    std::vector<expression> behind;
    if (!tight) {
        behind.assign(divisors.begin() + 1, divisors.end());
        divisors.resize(1);
    }
    auto numerator = product_of(std::move(factors));
    auto divisor = product_of(std::move(divisors));
    span const where = covering(numerator.where(), divisor.where());
    factors.clear();
    factors.push_back(
        build(node_kind::quotient, {std::move(numerator), std::move(divisor)}, where));
    for (auto& factor : behind) factors.push_back(std::move(factor));
}

void grammar::touching(std::vector<expression>& factors) {
    do {
        factors.push_back(power());
    } while (!failed() && starts_factor());
}

bool grammar::numeral_may_follow() const {
    token const& before = tokens_[position_ - 1];
    if (before.is(token_kind::name)) return before.text.find('_') != std::string::npos;
    return !before.is(token_kind::number) && !before.is(token_kind::constant) &&
           !before.is(token_kind::vulgar);
}

bool grammar::starts_factor() {
    switch (current().kind) {
        case token_kind::number:
            if (numeral_may_follow()) return true;
            fail(refusal::ungrammatical, current().where,
                 tokens_[position_ - 1].is(token_kind::number) ? "two numerals side by side"
                                                               : "a numeral right after a name",
                 "an operator between them");
            return false;
        case token_kind::ellipsis:
            if (tokens_[position_ - 1].is(token_kind::number) && !current().space_before &&
                tokens_[position_ - 1].text.find('.') != std::string::npos) {
                fail(refusal::unsupported, current().where, "a decimal that goes on",
                     "a number with an end");
                return false;
            }
            return true;
        case token_kind::bar:
            return open_bars_ == 0;
        case token_kind::vulgar:
        case token_kind::name:
        case token_kind::constant:
        case token_kind::function:
        case token_kind::open:
        case token_kind::bar_open:
        case token_kind::fraction:
        case token_kind::radical:
        case token_kind::radical_sign:
            return true;
        default:
            return false;
    }
}

}  // namespace surd::syntax
