// SPDX-License-Identifier: BSL-1.0
// Operands: numbers, names, brackets, fractions, roots, absolute values.
#include <utility>

#include "grammar.hpp"
#include "surd/number/parse.hpp"
#include "words.hpp"

namespace surd::syntax {

expression grammar::missing_operand() {
    switch (current().kind) {
        case token_kind::superscript:
            return fail(refusal::ungrammatical, current().where, "a superscript without a base",
                        "an operand");
        case token_kind::set_open:
            return fail(refusal::unsupported, current().where, "a set inside an expression",
                        "an operand");
        case token_kind::rows_open:
        case token_kind::rows_close:
        case token_kind::row_break:
        case token_kind::column_break:
            return fail(refusal::unsupported, current().where, "rows inside a formula",
                        "an operand");
        case token_kind::word:
            return fail(refusal::unsupported, current().where, "words inside a formula",
                        "an operand");
        default:
            return fail(refusal::ungrammatical, current().where, "a missing operand",
                        "a number, a name, a root or a bracket");
    }
}

expression grammar::operand() {
    switch (current().kind) {
        case token_kind::number:
            return number();
        case token_kind::vulgar:
            return vulgar();
        case token_kind::name:
            return name();
        case token_kind::constant: {
            token const& t = take();
            return expression::constant(t.text, t.where);
        }
        case token_kind::function:
            return function();
        case token_kind::word:
            return words_are_names_ ? word_as_name() : missing_operand();
        case token_kind::ellipsis:
            return expression::ellipsis(take().where);
        case token_kind::open:
            return brackets();
        case token_kind::bar:
        case token_kind::bar_open:
            return absolute_value();
        case token_kind::fraction:
            return fraction();
        case token_kind::radical:
            return radical();
        case token_kind::radical_sign:
            return radical_sign();
        case token_kind::currency:
            unit_ = take().text;
            return at(token_kind::number) ? number() : missing_operand();
        default:
            return missing_operand();
    }
}

expression grammar::number() {
    token const& t = take();
    std::string_view const spelled = t.text;
    std::size_t const mark = spelled.find('e');
    limits allowed;
    allowed.max_bits = options_.limits.digits * 10 / 3 + 64;
    parsed_number read = parse_number(spelled, allowed);
    if (!read) return fail(refusal::limit, t.where, "too many digits", "a shorter number");
    int decimals = t.decimals;
    if (mark != std::string_view::npos) {
        // Digits behind the point once the exponent is worked in: 1e-3 has three.
        parsed_number const shift = parse_number(spelled.substr(mark + 1));
        bool const small = shift && shift.value < 1000000 && shift.value > -1000000;
        auto const places =
            std::max(decimals, 0) - (small ? shift.value.numerator().to_int64() : 0);
        decimals = small && places > 0 ? static_cast<int>(places) : -1;
    }
    expression const value(std::move(read.value), t.where, decimals);
    return mark == std::string_view::npos && t.decimals < 0 ? mixed_or_product(value) : value;
}

// 2 1/2, 2 and a vulgar fraction, 2\frac12: a mixed number or a product.
expression grammar::mixed_or_product(expression whole) {
    std::size_t const first = position_ - 1;
    auto const is_whole_number = [](token const& t) {
        return t.is(token_kind::number) && t.decimals < 0 && t.text.find('e') == std::string::npos;
    };
    auto const is_proper = [](token const& over, token const& under) {
        return over.text.find_first_not_of('0') != std::string::npos &&
               (over.text.size() < under.text.size() ||
                (over.text.size() == under.text.size() && over.text < under.text));
    };
    bool glued = false;
    if (at(token_kind::vulgar)) {
        glued = !current().space_before;
    } else if (at(token_kind::fraction)) {
        bool const numerals = ahead(1).is(token_kind::argument_open) && is_whole_number(ahead(2)) &&
                              ahead(3).is(token_kind::argument_close) &&
                              ahead(4).is(token_kind::argument_open) && is_whole_number(ahead(5)) &&
                              ahead(6).is(token_kind::argument_close);
        if (!numerals || !is_proper(ahead(2), ahead(5)) || ahead(7).is(token_kind::superscript))
            return whole;
    } else {
        bool const numerals = is_whole_number(current()) && ahead(1).is(token_kind::divide) &&
                              !ahead(1).space_before && is_whole_number(ahead(2)) &&
                              !ahead(2).space_before;
        if (!numerals || !is_proper(current(), ahead(2)) || ahead(3).is(token_kind::superscript))
            return whole;
    }
    expression part;
    if (at(token_kind::number)) {
        token const& over = take();
        take();
        token const& under = take();
        part = build(node_kind::quotient,
                     {expression(parse_number(over.text).value, over.where),
                      expression(parse_number(under.text).value, under.where)},
                     covering(over.where, under.where));
    } else {
        part = at(token_kind::vulgar) ? vulgar() : fraction();
    }
    if (failed()) return {};
    span const where = since(first);
    note(ambiguity::mixed_number, where);
    bool const mixed = (options_.mixed_numbers || glued) != flipped(ambiguity::mixed_number);
    return build(mixed ? node_kind::sum : node_kind::product, {std::move(whole), std::move(part)},
                 where)
        .grouped(where);
}

expression grammar::vulgar() {
    token const& t = take();
    std::size_t const slash = t.text.find('/');
    std::string_view const spelled = t.text;
    parsed_number const over = parse_number(spelled.substr(0, slash));
    parsed_number const under = parse_number(spelled.substr(slash + 1));
    if (!over || !under)
        return fail(refusal::limit, t.where, "too many digits", "a shorter number");
    return build(node_kind::quotient,
                 {expression(over.value, t.where), expression(under.value, t.where)}, t.where)
        .grouped(t.where);
}

expression grammar::name() {
    token const& t = current();
    token const& next = ahead(1);
    bool const called = next.is(token_kind::open) && !next.space_before && next.bracket == '(';
    if (next.is(token_kind::open) && (t.text == "O" || t.text == "Theta" || t.text == "Omega"))
        return fail(refusal::not_a_claim, t.where, "an order of growth", "an expression");
    if (called && is_function_name(t)) {
        bool const given = options_.functions.contains(t.text);
        if (!given) note(ambiguity::call_or_product, covering(t.where, next.where));
        if (given || !flipped(ambiguity::call_or_product)) {
            take();
            return call(t.text, t.where);
        }
    }
    take();
    return expression::variable(t.text, t.where);
}

expression grammar::word_as_name() {
    token const& t = take();
    return expression::variable(t.text, t.where);
}

expression grammar::brackets() {
    std::size_t const first = position_;
    token const& opening = take();
    if (opening.bracket == '.')
        return fail(refusal::unsupported, opening.where, "a bracket on one side only", "( or [");
    if (!enter()) return {};
    std::size_t const outer_bars = std::exchange(open_bars_, 0);
    auto inner = sum();
    open_bars_ = outer_bars;
    if (failed()) return {};
    char const wanted = opening.bracket == '(' ? ')' : opening.bracket == '[' ? ']' : '\0';
    if (at(token_kind::comma) || at(token_kind::semicolon))
        return fail(refusal::unsupported, since(first), "a tuple or an interval",
                    "a closing bracket");
    if (at(token_kind::relation))
        return fail(refusal::unsupported, current().where, "a relation inside brackets",
                    "a closing bracket");
    if (at(token_kind::close) && current().bracket != wanted && wanted != '\0')
        return fail(refusal::unsupported, current().where, "brackets of two kinds",
                    std::string(1, wanted));
    if (!take_if(token_kind::close))
        return fail(refusal::ungrammatical, current().where,
                    at_end() ? "unbalanced bracket" : "something left over in brackets",
                    "an operator or a closing bracket");
    leave();
    return inner.is_grouped() ? inner : inner.grouped(since(first));
}

expression grammar::absolute_value() {
    std::size_t const first = position_;
    bool const one_sided = take().is(token_kind::bar_open);
    if (!enter()) return {};
    std::size_t const outer_bars = open_bars_;
    open_bars_ = one_sided ? 0 : outer_bars + 1;
    auto inner = sum();
    open_bars_ = outer_bars;
    if (failed()) return {};
    if (!take_if(one_sided ? token_kind::bar_close : token_kind::bar))
        return fail(refusal::ungrammatical, current().where, "unbalanced bar", "a closing bar");
    leave();
    return build(node_kind::absolute, {std::move(inner)}, since(first));
}

// The invisible group of a numerator, a radicand or an exponent.
expression grammar::argument() {
    std::size_t const first = position_;
    if (!take_if(token_kind::argument_open)) return missing_operand();
    if (at(token_kind::argument_close))
        return fail(refusal::not_a_claim, since(first), "an empty place", "an operand");
    if (!enter()) return {};
    std::size_t const outer_bars = std::exchange(open_bars_, 0);
    auto inner = sum();
    open_bars_ = outer_bars;
    if (failed()) return {};
    if (at(token_kind::relation))
        return fail(refusal::unsupported, current().where, "a relation inside an argument",
                    "the end of the argument");
    if (!take_if(token_kind::argument_close))
        return fail(refusal::ungrammatical, current().where, "something left over in an argument",
                    "an operator or the end of the argument");
    leave();
    bool const is_leaf = inner.children().empty();
    return is_leaf || inner.is_grouped() ? inner : inner.grouped(since(first));
}

expression grammar::fraction() {
    std::size_t const first = position_;
    take();
    auto over = argument();
    auto under = argument();
    return build(node_kind::quotient, {std::move(over), std::move(under)}, since(first));
}

expression grammar::radical() {
    std::size_t const first = position_;
    token const& sign = take();
    auto index = sign.with_index ? argument() : expression(rational(2), sign.where);
    auto radicand = argument();
    return build(node_kind::root, {std::move(index), std::move(radicand)}, since(first));
}

// A bare sign reaches over the next numeral, letter or group; the other reading over all that
// touches.
expression grammar::radical_sign() {
    std::size_t const first = position_;
    token const& sign = take();
    if (!enter()) return {};
    bool const by_name = !sign.text.empty() && is_letter_word(sign.text);
    auto index = by_name ? expression::variable(sign.text, sign.where)
                         : expression(parse_number(sign.text).value, sign.where);
    std::size_t const inside = position_;
    bool const in_brackets = at(token_kind::open);
    auto radicand = operand();
    if (failed()) return {};
    bool const touched = next_is_script() || (!current().space_before && starts_factor());
    if (failed()) return {};
    if (touched && !in_brackets) {
        note(ambiguity::radical_extent, covering(sign.where, current().where));
        if (flipped(ambiguity::radical_extent)) {
            position_ = inside;
            std::vector<expression> factors{power()};
            while (!failed() && !current().space_before && starts_factor())
                factors.push_back(power());
            radicand = product_of(std::move(factors));
        }
    }
    leave();
    return build(node_kind::root, {std::move(index), std::move(radicand)}, since(first));
}

}  // namespace surd::syntax
