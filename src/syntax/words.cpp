// SPDX-License-Identifier: BSL-1.0
#include "words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace surd::syntax {

namespace {

using symbolic::connective;
using word_pair = std::pair<std::string_view, std::string_view>;

constexpr auto functions = std::to_array<word_pair>({
    {"abs", "abs"},       {"arccos", "arccos"}, {"arcsen", "arcsin"}, {"arcsin", "arcsin"},
    {"arctan", "arctan"}, {"arctg", "arctan"},  {"cbrt", "cbrt"},     {"cos", "cos"},
    {"cosh", "cosh"},     {"cot", "cot"},       {"csc", "csc"},       {"exp", "exp"},
    {"gcd", "gcd"},       {"lcm", "lcm"},       {"lg", "lg"},         {"ln", "ln"},
    {"log", "log"},       {"max", "max"},       {"min", "min"},       {"pow", "pow"},
    {"root", "root"},     {"sec", "sec"},       {"sen", "sin"},       {"sin", "sin"},
    {"sinh", "sinh"},     {"sqrt", "sqrt"},     {"tan", "tan"},       {"tanh", "tanh"},
    {"tg", "tan"},
});

constexpr auto greek_names = std::to_array<std::string_view>({
    "Alpha",    "Beta",     "Chi",   "Delta", "Epsilon", "Eta",        "Gamma",  "Iota",
    "Kappa",    "Lambda",   "Mu",    "Nu",    "Omega",   "Omicron",    "Phi",    "Pi",
    "Psi",      "Rho",      "Sigma", "Tau",   "Theta",   "Upsilon",    "Xi",     "Zeta",
    "alpha",    "beta",     "chi",   "delta", "epsilon", "eta",        "gamma",  "iota",
    "kappa",    "lambda",   "mu",    "nu",    "omega",   "omicron",    "phi",    "psi",
    "rho",      "sigma",    "tau",   "theta", "upsilon", "varepsilon", "varphi", "varrho",
    "varsigma", "vartheta", "xi",    "zeta",
});

constexpr auto and_words = std::to_array<std::string_view>(
    {"and", "y", "e", "&", "且", "和", "与", "及", "以及", "并且", "而且", "同时"});
constexpr auto or_words =
    std::to_array<std::string_view>({"or", "o", "u", "ó", "o bien", "或", "或者", "或是"});

constexpr auto remark_words = std::to_array<std::string_view>({
    "all",
    "any",
    "cuando",
    "donde",
    "every",
    "for",
    "general",
    "generally",
    "if",
    "in",
    "para",
    "siempre",
    "si",
    "todo",
    "when",
    "where",
    "whenever",
    "with",
});

constexpr auto no_value_words = std::to_array<std::string_view>({
    "undefined",
    "not defined",
    "is undefined",
    "is not defined",
    "DNE",
    "does not exist",
    "no real value",
    "not real",
    "not a real number",
    "no real solution",
    "no solution",
    "sin valor real",
    "no es real",
    "no existe",
    "indefinido",
    "no definido",
    "no está definido",
    "no está definida",
    "no tiene solución",
    "没有实数值",
    "无意义",
    "未定义",
    "没有定义",
    "不存在",
    "无解",
    "无实数解",
});

constexpr auto ordinal_endings = std::to_array<std::string_view>(
    {"th", "st", "nd", "rd", "er", "ro", "do", "ma", "mo", "ésima", "ésimo", "-ésima", "-th"});

template <typename List>
bool holds(List const& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::string lower(std::string_view word) {
    std::string result(word);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

}  // namespace

std::string_view function_named(std::string_view word) {
    for (auto const& [spelling, name] : functions)
        if (spelling == word) return name;
    return {};
}

bool takes_several_arguments(std::string_view function) {
    constexpr auto names =
        std::to_array<std::string_view>({"root", "log", "pow", "max", "min", "gcd", "lcm"});
    return holds(names, function);
}

bool is_greek_name(std::string_view word) { return holds(greek_names, word); }

std::optional<connective> connective_named(std::string_view words) {
    std::string const word = lower(trimmed(words));
    if (holds(and_words, word)) return connective::and_also;
    if (holds(or_words, word)) return connective::or_else;
    if (word == "iff" || word == "if and only if" || word == "si y solo si" || word == "当且仅当")
        return connective::equivalent;
    return std::nullopt;
}

bool is_remark_word(std::string_view word) { return holds(remark_words, lower(word)); }

bool says_no_value(std::string_view words) {
    std::string const said = trimmed(words);
    return holds(no_value_words, said) || holds(no_value_words, lower(said));
}

bool is_ordinal_ending(std::string_view words) { return holds(ordinal_endings, trimmed(words)); }

bool is_letter_word(std::string_view words) {
    return !words.empty() && std::all_of(words.begin(), words.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
    });
}

std::string trimmed(std::string_view words) {
    std::string result;
    bool blank = false;
    for (char const c : words) {
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '~') {
            blank = true;
            continue;
        }
        if (blank && !result.empty()) result += ' ';
        blank = false;
        result += c;
    }
    return result;
}

}  // namespace surd::syntax
