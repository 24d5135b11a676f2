// SPDX-License-Identifier: BSL-1.0
// Expressions and statements in the plain syntax that the parser reads back.
#include <algorithm>
#include <string>
#include <string_view>

#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/statement.hpp"

namespace surd::symbolic {

namespace {

/// How tightly a printed part holds together.
enum class binding { sum, product, power, atom };

bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

constexpr std::string_view greek_names[] = {
    "Alpha", "Beta",   "Chi",      "Delta",   "Epsilon", "Eta",        "Gamma",  "Iota",
    "Kappa", "Lambda", "Mu",       "Nu",      "Omega",   "Omicron",    "Phi",    "Pi",
    "Psi",   "Rho",    "Sigma",    "Tau",     "Theta",   "Upsilon",    "Xi",     "Zeta",
    "alpha", "beta",   "chi",      "delta",   "epsilon", "eta",        "gamma",  "iota",
    "kappa", "lambda", "mu",       "nu",      "omega",   "omicron",    "phi",    "psi",
    "rho",   "sigma",  "tau",      "theta",   "upsilon", "varepsilon", "varphi", "varrho",
    "xi",    "zeta",   "varsigma", "vartheta"};

bool is_greek(std::string_view word) {
    return std::find(std::begin(greek_names), std::end(greek_names), word) != std::end(greek_names);
}

/// A subscript that needs no braces: digits, or letters with digits behind the first.
bool is_bare_subscript(std::string_view s) {
    bool const digits = std::all_of(s.begin(), s.end(), is_ascii_digit);
    bool const word = is_ascii_letter(s.front()) && std::all_of(s.begin(), s.end(), [](char c) {
                          return is_ascii_letter(c) || is_ascii_digit(c);
                      });
    return digits || word;
}

/// The spelling that is read back as one name; in quotation marks where nothing else is.
std::string spelled_name(std::string const& name) {
    std::size_t const mark = name.find('_');
    std::string_view const base = std::string_view(name).substr(0, mark);
    bool const letters = !base.empty() && std::all_of(base.begin(), base.end(), is_ascii_letter);
    bool const one_letter = letters && base.size() == 1;
    if (mark == std::string::npos) return one_letter || is_greek(base) ? name : '"' + name + '"';
    std::string_view const subscript = std::string_view(name).substr(mark + 1);
    bool const readable = subscript.find_first_of("{}_\"") == std::string_view::npos;
    if ((!one_letter && !is_greek(base)) || subscript.empty() || !readable) return '"' + name + '"';
    if (is_bare_subscript(subscript)) return name;
    return std::string(base) + "_{" + std::string(subscript) + "}";
}

class printer {
public:
    std::string run(expression const& e) {
        print(e);
        return std::move(text_);
    }

private:
    static binding binding_of(expression const& e) {
        switch (e.kind()) {
            case node_kind::number:
                if (e.value().sign() < 0) return binding::sum;
                return e.value().is_integer() || is_decimal(e) ? binding::atom : binding::product;
            case node_kind::negate:
            case node_kind::sum:
            case node_kind::plus_minus:
                return binding::sum;
            case node_kind::product:
            case node_kind::quotient:
                return binding::product;
            case node_kind::power:
                return binding::power;
            default:
                return binding::atom;
        }
    }

    static bool is_decimal(expression const& e) {
        return e.decimals() > 0 && e.decimals() <= most_decimals && scaled(e).is_integer();
    }

    static rational scaled(expression const& e) {
        auto const scale = integer::from_string("1" + std::string(e.decimals(), '0'));
        return e.value() * rational(scale.value_or(integer(1)));
    }

    void print(expression const& e) {
        switch (e.kind()) {
            case node_kind::number:
                return print_number(e);
            case node_kind::variable:
                text_ += spelled_name(e.name());
                return;
            case node_kind::constant:
                text_ += e.name();
                return;
            case node_kind::ellipsis:
                text_ += "...";
                return;
            case node_kind::negate:
                text_ += '-';
                return print_at(e.child(0), binding::product);
            case node_kind::sum:
                return print_sum(e);
            case node_kind::plus_minus:
                return print_plus_minus(e);
            case node_kind::product:
                return print_product(e);
            case node_kind::quotient:
                print_left(e.child(0), binding::product);
                text_ += '/';
                return print_at(e.child(1), binding::power);
            case node_kind::power:
                print_at(e.child(0), binding::atom);
                text_ += '^';
                return print_at(e.child(1), binding::power);
            case node_kind::root:
                return print_root(e);
            case node_kind::absolute:
                return print_call("abs", e);
            case node_kind::logarithm:
                return print_call("log", e);
            case node_kind::call:
                if (e.name() == "set") return print_list("{", e, "}");
                return print_call(e.name(), e);
        }
    }

    void print_at(expression const& e, binding least) {
        bool const bare = binding_of(e) >= least;
        if (!bare) text_ += '(';
        print(e);
        if (!bare) text_ += ')';
    }

    // The first operand of a chain of * and /: a product there needs no brackets.
    void print_left(expression const& e, binding least) { print_at(e, least); }

    void print_number(expression const& e) {
        if (!is_decimal(e)) {
            text_ += e.value().to_string();
            return;
        }
        std::string digits = scaled(e).numerator().to_string();
        if (digits.front() == '-') {
            text_ += '-';
            digits.erase(0, 1);
        }
        auto const places = static_cast<std::size_t>(e.decimals());
        if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
        digits.insert(digits.size() - places, ".");
        text_ += digits;
    }

    void print_sum(expression const& e) {
        auto const& terms = e.children();
        print_first_term(terms.front());
        for (std::size_t i = 1; i < terms.size(); ++i) {
            bool const minus = terms[i].is(node_kind::negate);
            text_ += minus ? " - " : " + ";
            print_at(minus ? terms[i].child(0) : terms[i], binding::product);
        }
    }

    // The sum itself may not open with a sum, which would be read as part of it.
    void print_first_term(expression const& e) {
        bool const is_signed = e.is(node_kind::negate) || e.is(node_kind::number) ||
                               (e.is(node_kind::plus_minus) && e.children().size() == 2);
        if (is_signed)
            print(e);
        else
            print_at(e, binding::product);
    }

    void print_plus_minus(expression const& e) {
        if (e.children().size() == 1) {
            text_ += "+-";
            print_at(e.child(0), binding::product);
            return;
        }
        if (e.child(0).is(node_kind::sum))
            print(e.child(0));
        else
            print_first_term(e.child(0));
        text_ += " +- ";
        print_at(e.child(1), binding::product);
    }

    void print_product(expression const& e) {
        auto const& factors = e.children();
        for (std::size_t i = 0; i < factors.size(); ++i) {
            if (i > 0) text_ += '*';
            bool const leading_quotient = i == 0 && binding_of(factors[i]) == binding::product &&
                                          !factors[i].is(node_kind::product);
            print_at(factors[i], leading_quotient ? binding::product : binding::power);
        }
    }

    void print_root(expression const& e) {
        bool const square = e.child(0).is(node_kind::number) && e.child(0).value() == 2 &&
                            e.child(0).decimals() < 0;
        if (!square) return print_call("root", e);
        text_ += "sqrt(";
        print(e.child(1));
        text_ += ')';
    }

    void print_call(std::string const& name, expression const& e) {
        print_list(name + "(", e, ")");
    }

    void print_list(std::string const& before, expression const& e, char const* after) {
        text_ += before;
        bool first = true;
        for (auto const& child : e.children()) {
            if (!first) text_ += ", ";
            first = false;
            print(child);
        }
        text_ += after;
    }

    static constexpr int most_decimals = 100000;
    std::string text_;
};

}  // namespace

std::string to_string(expression const& e) { return printer().run(e); }

char const* symbol_of(relation r) {
    switch (r) {
        case relation::equal:
            return "=";
        case relation::not_equal:
            return "!=";
        case relation::less:
            return "<";
        case relation::less_equal:
            return "<=";
        case relation::greater:
            return ">";
        case relation::greater_equal:
            return ">=";
        case relation::approximately:
            return "~=";
    }
    return "";
}

std::string to_string(chain const& c) {
    std::string text;
    for (std::size_t i = 0; i < c.terms.size(); ++i) {
        if (i > 0) text += std::string(" ") + symbol_of(c.relations[i - 1]) + " ";
        text += to_string(c.terms[i]);
    }
    return text;
}

}  // namespace surd::symbolic
