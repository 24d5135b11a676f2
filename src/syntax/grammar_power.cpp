// SPDX-License-Identifier: BSL-1.0
// Powers, and what an exponent takes.
#include <utility>

#include "grammar.hpp"

namespace surd::syntax {

namespace {

bool is_capital_letter(expression const& e) {
    return e.is(node_kind::variable) && e.name().size() == 1 && e.name()[0] >= 'A' &&
           e.name()[0] <= 'Z';
}

}  // namespace

expression grammar::power() {
    std::size_t const first = position_;
    bool const takes_sign = sign_binds_at_ == first;
    bool const after_sign = base_after_sign_ == first && !at(token_kind::open);
    bool const function_name = is_function_name(current());
    auto base = operand();
    if (failed() || !next_is_script()) return base;
    if (after_sign)
        note(ambiguity::negative_power, {tokens_[first - 1].where.begin, ahead(1).where.end});
    if (takes_sign && after_sign) {
        span const where = covering(tokens_[first - 1].where, base.where());
        base = build(node_kind::negate, {std::move(base)}, where);
        sign_taken_at_ = first;
    }
    return raise(std::move(base), function_name && position_ == first + 1);
}

expression grammar::raise(expression base, bool base_is_function_name) {
    take();
    bool const in_argument = at(token_kind::argument_open);
    auto raised_to = in_argument ? argument() : plain_exponent();
    if (failed()) return {};
    if (is_capital_letter(base) && raised_to.is(node_kind::variable) && raised_to.name() == "T")
        return fail(refusal::not_a_claim, raised_to.where(), "a transposed matrix", "an exponent");
    if (base_is_function_name && at(token_kind::open) && !current().space_before)
        return fail(refusal::not_a_claim, raised_to.where(), "a power of a function", "a call");
    if (next_is_script())
        return fail(refusal::ungrammatical, current().where, "double superscript",
                    "braces or parentheses around the power");
    span const where = covering(base.where(), since(position_ - 1));
    return build(node_kind::power, {std::move(base), std::move(raised_to)}, where);
}

expression grammar::exponent() {
    return at(token_kind::argument_open) ? argument() : plain_exponent();
}

// Plain notation: signs, one operand, and further powers, which bind to the right.
expression grammar::plain_exponent() {
    std::size_t const first = position_;
    if (!enter()) return {};
    expression result;
    if (take_if(token_kind::plus)) {
        result = plain_exponent();
    } else if (take_if(token_kind::minus)) {
        auto magnitude = plain_exponent();
        result = build(node_kind::negate, {std::move(magnitude)}, since(first));
    } else {
        bool const simple = at(token_kind::number) || at(token_kind::name);
        result = operand();
        if (!failed() && next_is_script())
            result = raise(std::move(result), false);
        else if (!failed() && simple)
            result = slash_in_exponent(names_in_exponent(std::move(result)));
    }
    leave();
    return result;
}

// a^2n: the other reading takes the names and numerals that touch.
expression grammar::names_in_exponent(expression first) {
    auto const touches = [this] {
        return at(token_kind::name) && !current().space_before && !is_function_name(current());
    };
    if (!touches()) return first;
    note(ambiguity::juxtaposed_exponent, covering(first.where(), current().where));
    if (!flipped(ambiguity::juxtaposed_exponent)) return first;
    std::vector<expression> factors{std::move(first)};
    while (touches()) factors.push_back(operand());
    return product_of(std::move(factors));
}

// 8^1/3: the other reading takes the slash into the exponent.
expression grammar::slash_in_exponent(expression numerator) {
    bool const simple = ahead(1).is(token_kind::number) || ahead(1).is(token_kind::name);
    if (!at(token_kind::divide) || !simple || ahead(2).is(token_kind::superscript))
        return numerator;
    note(ambiguity::slash_after_power, covering(numerator.where(), ahead(1).where));
    if (!flipped(ambiguity::slash_after_power)) return numerator;
    take();
    auto denominator = operand();
    span const where = covering(numerator.where(), denominator.where());
    return build(node_kind::quotient, {std::move(numerator), std::move(denominator)}, where);
}

}  // namespace surd::syntax
