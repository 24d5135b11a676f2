// SPDX-License-Identifier: BSL-1.0
// Conditions and assumptions from text. The grammar of formulas lies in a layer above; what
// conditions need of it (sums, products, powers, roots) is read here.
#include <algorithm>
#include <array>
#include <cctype>

#include "surd/number/parse.hpp"
#include "surd/symbolic/condition.hpp"
#include "symbolic/exponent_form.hpp"

namespace surd::symbolic {

namespace {

using atom_list = std::vector<condition_atom>;
using alternatives = std::vector<atom_list>;

/// Words that end an expression; everything else made of letters is a name.
constexpr std::array keywords{
    "and",       "or",          "with",         "of",      "even", "odd",         "integer",
    "integers",  "positive",    "negative",     "nonzero", "non",  "nonnegative", "nonpositive",
    "is",        "are",         "be",           "not",     "real", "rational",    "natural",
    "numerator", "denominator", "denominators", "an",      "a",    "number",      "numbers",
    "always",    "never",       "for",          "where",   "if",   "all",         "every",
};

struct word_token {
    enum class kind : std::uint8_t { end, number, word, symbol } what = kind::end;
    std::string text;
};

std::string with_plain_symbols(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> symbols{{
        {"\u2265", ">="},
        {"\u2264", "<="},
        {"\u2260", "!="},
        {"\u2212", "-"},
        {"\u00b7", "*"},
        {"\u22c5", "*"},
        {"\u00d7", "*"},
        {"\u221a", "sqrt"},
        {"\u2a7e", ">="},
        {"\u2a7d", "<="},
    }};
    std::string result;
    while (!text.empty()) {
        bool replaced = false;
        for (auto const& [from, to] : symbols) {
            if (text.substr(0, from.size()) == from) {
                result += to;
                text.remove_prefix(from.size());
                replaced = true;
                break;
            }
        }
        if (replaced) continue;
        result += text.front();
        text.remove_prefix(1);
    }
    return result;
}

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 128;
}
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

std::vector<word_token> tokens_of(std::string const& text) {
    using kind = word_token::kind;
    std::vector<word_token> tokens;
    for (std::size_t i = 0; i < text.size();) {
        char const c = text[i];
        std::size_t const from = i;
        if (std::isspace(static_cast<unsigned char>(c)) != 0) {
            ++i;
        } else if (is_digit(c)) {
            while (i < text.size() && (is_digit(text[i]) || text[i] == '.')) ++i;
            tokens.push_back({kind::number, text.substr(from, i - from)});
        } else if (is_letter(c)) {
            while (i < text.size() && (is_letter(text[i]) || is_digit(text[i]) || text[i] == '_')) {
                ++i;
            }
            tokens.push_back({kind::word, text.substr(from, i - from)});
        } else {
            std::size_t const length =
                (c == '<' || c == '>' || c == '!') && i + 1 < text.size() && text[i + 1] == '=' ? 2
                                                                                                : 1;
            tokens.push_back({kind::symbol, text.substr(from, length)});
            i += length;
        }
    }
    tokens.push_back({});
    return tokens;
}

class condition_reader {
public:
    explicit condition_reader(std::string_view text)
        : tokens_(tokens_of(with_plain_symbols(text))) {}

    std::optional<alternatives> read() {
        alternatives result(1);
        do {
            auto const next = read_alternatives();
            if (!next) return std::nullopt;
            alternatives product;
            for (auto const& a : result) {
                for (auto const& b : *next) {
                    product.push_back(a);
                    product.back().insert(product.back().end(), b.begin(), b.end());
                }
            }
            result = std::move(product);
        } while (accept(";"));
        if (here().what != word_token::kind::end) return std::nullopt;
        return result;
    }

private:
    [[nodiscard]] word_token const& here(std::size_t ahead = 0) const {
        return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
    }
    [[nodiscard]] bool is(std::string_view text, std::size_t ahead = 0) const {
        return here(ahead).what != word_token::kind::end && here(ahead).text == text;
    }
    bool accept(std::string_view text) {
        if (!is(text)) return false;
        ++at_;
        return true;
    }
    [[nodiscard]] bool is_keyword() const {
        // "a" is a name unless a word of ours follows it: "q a positive integer".
        if (here().text == "a") {
            return here(1).what == word_token::kind::word &&
                   (here(1).text == "positive" || here(1).text == "natural" ||
                    here(1).text == "rational" || here(1).text == "real");
        }
        return std::find(keywords.begin(), keywords.end(), here().text) != keywords.end();
    }

    std::optional<alternatives> read_alternatives() {
        if (accept("always")) return alternatives(1);
        if (accept("never")) return alternatives{};
        alternatives result;
        do {
            auto next = read_conjunction();
            if (!next) return std::nullopt;
            result.push_back(std::move(*next));
            if (is(",") && is("or", 1)) ++at_;
        } while (accept("or"));
        return result;
    }

    std::optional<atom_list> read_conjunction() {
        atom_list result;
        std::vector<expression> subjects;
        while (true) {
            auto subject = read_sum();
            if (!subject) return std::nullopt;
            subjects.push_back(std::move(*subject));
            if (is(",") && !is("or", 1) && !ends_without_predicate()) {
                ++at_;
                continue;
            }
            if (is("and") && subject_follows()) {
                ++at_;
                continue;
            }
            if (!read_predicates(subjects, result)) return std::nullopt;
            subjects.clear();
            if (is(",") && is("or", 1)) break;
            if (accept("and")) continue;
            if (is(",")) {
                ++at_;
                accept("and");
                continue;
            }
            break;
        }
        return result;
    }

    /// A comma after a subject lists another one; only the end of the text would forbid it.
    [[nodiscard]] bool ends_without_predicate() const {
        return here(1).what == word_token::kind::end;
    }
    /// "m and n odd": the part before "and" has no predicate of its own.
    [[nodiscard]] bool subject_follows() const { return true; }

    bool read_predicates(std::vector<expression> const& subjects, atom_list& into) {
        if (here().what == word_token::kind::symbol) return read_comparison(subjects, into);
        while (accept("is") || accept("are") || accept("be") || accept("a") || accept("an")) {
        }
        bool any = false;
        while (auto const atoms = read_word_predicate()) {
            any = true;
            for (auto const& subject : subjects) {
                for (auto const& [about, allowed] : *atoms)
                    into.push_back({about, subject, allowed});
            }
            while (accept("number") || accept("numbers") || accept("a") || accept("an")) {
            }
        }
        return any;
    }

    bool read_comparison(std::vector<expression> const& subjects, atom_list& into) {
        std::vector<expression> left = subjects;
        bool any = false;
        while (auto const allowed = relation_mask(here().text)) {
            ++at_;
            auto const right = read_sum();
            if (!right) return false;
            for (auto const& l : left) {
                bool const against_zero = right->is(node_kind::number) && right->value().is_zero();
                auto term = against_zero ? l
                                         : expression::make(
                                               node_kind::sum,
                                               {l, expression::make(node_kind::negate, {*right})});
                into.push_back({condition_subject::sign, std::move(term), *allowed});
            }
            left = {*right};
            any = true;
        }
        return any;
    }

    [[nodiscard]] static std::optional<std::uint8_t> relation_mask(std::string const& text) {
        if (text == "<") return std::uint8_t{1};
        if (text == "=") return std::uint8_t{2};
        if (text == "<=") return std::uint8_t{3};
        if (text == ">") return std::uint8_t{4};
        if (text == "!=") return std::uint8_t{5};
        if (text == ">=") return std::uint8_t{6};
        return std::nullopt;
    }

    using word_atoms = std::vector<std::pair<condition_subject, std::uint8_t>>;

    /// One adjective or phrase about a number.
    std::optional<word_atoms> read_word_predicate() {
        using namespace identity;
        auto const classes = [](unsigned mask) {
            return word_atoms{{condition_subject::exponent_class, static_cast<std::uint8_t>(mask)}};
        };
        auto const signs = [](std::uint8_t mask) {
            return word_atoms{{condition_subject::sign, mask}};
        };
        bool const negated = accept("not");
        auto const finish = [&](word_atoms atoms) {
            if (!negated) return atoms;
            for (auto& [about, mask] : atoms) {
                mask = static_cast<std::uint8_t>(
                    ~mask & (about == condition_subject::sign ? 7u : unsigned{any_class}));
            }
            return atoms;
        };
        if (accept("positive")) return finish(signs(4));
        if (accept("negative")) return finish(signs(1));
        if (accept("nonzero")) return finish(signs(5));
        if (accept("nonnegative")) return finish(signs(6));
        if (accept("nonpositive")) return finish(signs(3));
        if (is("non") && is("-", 1)) {
            at_ += 2;
            if (accept("zero")) return finish(signs(5));
            if (accept("negative")) return finish(signs(6));
            if (accept("positive")) return finish(signs(3));
            return std::nullopt;
        }
        if (accept("integer") || accept("integers")) return finish(classes(integer_class));
        if (accept("natural")) {
            auto atoms = classes(integer_class);
            atoms.emplace_back(condition_subject::sign, std::uint8_t{6});
            return finish(atoms);
        }
        if (accept("real")) return finish(signs(7));
        if (accept("rational")) return finish(classes(any_class));
        std::size_t const before = at_;
        if (accept("with") || accept("of")) accept("an");
        bool const even = is("even");
        if (even || is("odd")) {
            ++at_;
            if (accept("denominator") || accept("denominators")) {
                return finish(classes(even ? unsigned{even_denominator} : odd_denominator));
            }
            if (accept("numerator")) {
                if (!even && is("and") && is("odd", 1) && is("denominator", 2)) {
                    at_ += 3;
                    return finish(classes(odd_over_odd));
                }
                if (even && is("or") && is("even", 1) && is("denominator", 2)) {
                    at_ += 3;
                    return finish(classes(any_class & ~unsigned{odd_over_odd}));
                }
                return finish(classes(even ? unsigned{even_numerator}
                                           : any_class & ~unsigned{even_numerator}));
            }
            return finish(classes(even ? even_integer : odd_integer));
        }
        at_ = before;
        return std::nullopt;
    }

    // Expressions.
    std::optional<expression> read_sum() {
        std::vector<expression> parts;
        bool minus = accept("-");
        while (true) {
            auto part = read_product();
            if (!part) return std::nullopt;
            parts.push_back(minus ? expression::make(node_kind::negate, {std::move(*part)})
                                  : std::move(*part));
            if (accept("+")) {
                minus = false;
            } else if (accept("-")) {
                minus = true;
            } else {
                break;
            }
        }
        return parts.size() == 1 ? parts.front() : expression::make(node_kind::sum, parts);
    }

    [[nodiscard]] bool starts_operand() const {
        auto const& t = here();
        if (t.what == word_token::kind::number || t.text == "(") return true;
        return t.what == word_token::kind::word && !is_keyword();
    }

    std::optional<expression> read_product() {
        auto result = read_power();
        while (result) {
            bool const divides = is("/");
            if (accept("*") || accept("/")) {
            } else if (!starts_operand()) {
                break;
            }
            auto const next = read_power();
            if (!next) return std::nullopt;
            result = expression::make(divides ? node_kind::quotient : node_kind::product,
                                      {*result, *next});
        }
        return result;
    }

    std::optional<expression> read_power() {
        auto base = read_operand();
        if (!base || !accept("^")) return base;
        bool const minus = accept("-");
        auto exponent = read_power();
        if (!exponent) return std::nullopt;
        if (minus) exponent = expression::make(node_kind::negate, {*exponent});
        return expression::make(node_kind::power, {*base, *exponent});
    }

    std::optional<expression> read_operand() {
        auto const t = here();
        if (t.what == word_token::kind::number) {
            ++at_;
            auto const value = parse_number(t.text);
            if (!value) return std::nullopt;
            return expression(value.value);
        }
        if (accept("(")) {
            auto inner = read_sum();
            if (!inner || !accept(")")) return std::nullopt;
            return inner;
        }
        if (accept("|")) {
            auto inner = read_sum();
            if (!inner || !accept("|")) return std::nullopt;
            return expression::make(node_kind::absolute, {*inner});
        }
        if (t.what != word_token::kind::word || is_keyword()) return std::nullopt;
        ++at_;
        if (!is("(")) return expression::variable(t.text);
        if (t.text != "sqrt" && t.text != "cbrt" && t.text != "root" && t.text != "abs") {
            return expression::variable(t.text);
        }
        ++at_;
        auto first = read_sum();
        if (!first) return std::nullopt;
        std::optional<expression> result;
        if (t.text == "root") {
            if (!accept(",")) return std::nullopt;
            auto const radicand = read_sum();
            if (!radicand) return std::nullopt;
            result = expression::make(node_kind::root, {*first, *radicand});
        } else if (t.text == "abs") {
            result = expression::make(node_kind::absolute, {*first});
        } else {
            result =
                expression::make(node_kind::root, {expression(t.text == "sqrt" ? 2 : 3), *first});
        }
        if (!accept(")")) return std::nullopt;
        return result;
    }

    std::vector<word_token> tokens_;
    std::size_t at_ = 0;
};

}  // namespace

std::optional<condition> parse_condition(std::string_view text) {
    auto read = condition_reader(text).read();
    if (!read) return std::nullopt;
    return condition(std::move(*read));
}

}  // namespace surd::symbolic
