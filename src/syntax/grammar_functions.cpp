// SPDX-License-Identifier: BSL-1.0
// Calls: f(x), sqrt(x), root(n, x), log_b(c), sin x.
#include <utility>

#include "grammar.hpp"

namespace surd::syntax {

bool grammar::is_function_name(token const& t) const {
    if (!t.is(token_kind::name) || options_.variables.contains(t.text)) return false;
    std::string_view const letter = std::string_view(t.text).substr(0, t.text.find('_'));
    return letter == "f" || letter == "g" || letter == "h" || options_.functions.contains(t.text);
}

std::vector<expression> grammar::call_arguments() {
    std::size_t const first = position_;
    take();
    if (!enter()) return {};
    std::size_t const outer_bars = std::exchange(open_bars_, 0);
    std::vector<expression> arguments;
    do {
        arguments.push_back(sum());
    } while (take_if(token_kind::comma) || take_if(token_kind::semicolon));
    open_bars_ = outer_bars;
    if (!failed() && at(token_kind::relation))
        fail(refusal::unsupported, current().where, "a relation inside brackets", ")");
    else if (!failed() && !take_if(token_kind::close))
        fail(refusal::ungrammatical, at_end() ? since(first) : current().where,
             at_end() ? "unbalanced bracket" : "something left over in brackets", ", or )");
    leave();
    return arguments;
}

expression grammar::call(std::string const& name, span where) {
    auto arguments = call_arguments();
    if (failed()) return {};
    auto result =
        expression::call(name, std::move(arguments), covering(where, since(position_ - 1)));
    if (result.depth() > options_.limits.depth)
        return fail(refusal::limit, where, "nested too deep");
    return result;
}

expression grammar::function() {
    std::size_t const first = position_;
    token const& t = take();
    std::string const& name = t.text;
    if (name == "log") return logarithm(t.where);
    bool const is_root_of_one = name == "sqrt" || name == "cbrt";
    if (!is_root_of_one && name != "root" && name != "abs" && name != "pow")
        return function_of_operand(name, t.where);
    if (!enter()) return {};
    std::vector<expression> arguments;
    if (at(token_kind::open)) {
        arguments = call_arguments();
    } else if (is_root_of_one) {
        arguments.push_back(operand());
    } else {
        return fail(refusal::ungrammatical, current().where, "a function without arguments", "(");
    }
    leave();
    if (failed()) return {};
    span const where = since(first);
    std::size_t const wanted = name == "root" || name == "pow" ? 2 : 1;
    if (arguments.size() != wanted)
        return fail(refusal::ungrammatical, where, "a wrong number of arguments",
                    wanted == 2 ? name + " of two arguments" : name + " of one argument");
    if (name == "abs") return build(node_kind::absolute, std::move(arguments), where);
    if (name == "pow") return build(node_kind::power, std::move(arguments), where);
    if (is_root_of_one)
        arguments.insert(arguments.begin(), expression(rational(name == "sqrt" ? 2 : 3), t.where));
    return build(node_kind::root, std::move(arguments), where);
}

// log(b, c), log_b(c), log_b c; log of one argument alone has no stated base and stays a call.
expression grammar::logarithm(span where) {
    if (!at(token_kind::subscript)) {
        if (!at(token_kind::open)) return function_of_operand("log", where);
        auto arguments = call_arguments();
        if (failed()) return {};
        span const all = covering(where, since(position_ - 1));
        if (arguments.size() == 2) return build(node_kind::logarithm, std::move(arguments), all);
        if (arguments.size() == 1) return expression::call("log", std::move(arguments), all);
        return fail(refusal::ungrammatical, all, "a wrong number of arguments",
                    "log(base, number)");
    }
    take();
    expression base;
    if (at(token_kind::argument_open)) {
        base = argument();
    } else if (at(token_kind::name)) {
        token const& t = take();
        base = expression::variable(t.text, t.where);
    } else if (at(token_kind::number) || at(token_kind::open)) {
        base = at(token_kind::open) ? brackets() : operand();
    } else {
        return fail(refusal::ungrammatical, current().where, "a logarithm without a base",
                    "a base");
    }
    if (failed()) return {};
    auto of = function_argument();
    return build(node_kind::logarithm, {std::move(base), std::move(of)},
                 covering(where, since(position_ - 1)));
}

expression grammar::function_of_operand(std::string const& name, span where) {
    std::optional<expression> raised_to;
    if (next_is_script()) {
        take();
        raised_to = exponent();
        bool const inverse = !failed() && raised_to->is(node_kind::negate);
        if (inverse)
            return fail(refusal::not_a_claim, raised_to->where(), "an inverse function", "a call");
    }
    std::vector<expression> arguments;
    if (at(token_kind::open))
        arguments = call_arguments();
    else
        arguments.push_back(function_argument());
    if (failed()) return {};
    span const all = covering(where, since(position_ - 1));
    auto result = expression::call(name, std::move(arguments), all);
    if (result.depth() > options_.limits.depth) return fail(refusal::limit, all, "nested too deep");
    if (!raised_to) return result;
    return build(node_kind::power, {std::move(result), std::move(*raised_to)}, all);
}

// One argument: in brackets, or factors up to the next function or bracket.
expression grammar::function_argument() {
    if (!enter()) return {};
    expression result;
    if (at(token_kind::open)) {
        result = brackets();
    } else {
        std::size_t const first = position_;
        std::vector<expression> factors{power()};
        auto const goes_on = [this] {
            return !failed() && !at(token_kind::open) && !at(token_kind::function) &&
                   !at(token_kind::bar) && !at(token_kind::bar_open) && starts_factor();
        };
        if (goes_on()) {
            note(ambiguity::function_extent, covering(tokens_[first].where, current().where));
            while (!flipped(ambiguity::function_extent) && goes_on()) factors.push_back(power());
        }
        result = product_of(std::move(factors));
    }
    leave();
    return result;
}

}  // namespace surd::syntax
