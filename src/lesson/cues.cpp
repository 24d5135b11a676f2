// SPDX-License-Identifier: BSL-1.0
#include "lesson/cues.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace surd::lesson {

namespace {

std::string folded(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return result;
}

template <std::size_t N>
bool mentions_any(std::string_view text, std::array<std::string_view, N> const& cues) {
    auto const lower = folded(text);
    return std::any_of(cues.begin(), cues.end(),
                       [&](std::string_view cue) { return lower.find(cue) != std::string::npos; });
}

constexpr std::array<std::string_view, 58> error_cues = {"student claims",
                                                         "student says",
                                                         "student wrote",
                                                         "student writes",
                                                         "student thinks",
                                                         "students believe",
                                                         "students think",
                                                         "thinks that",
                                                         "believes that",
                                                         "claims that",
                                                         "tempted to",
                                                         "incorrect",
                                                         "common mistake",
                                                         "common error",
                                                         "wrong",
                                                         "is false",
                                                         "is not true",
                                                         "it is not true",
                                                         "not true that",
                                                         "we don't have",
                                                         "we do not have",
                                                         "never write",
                                                         "do not write",
                                                         "don't write",
                                                         "do not confuse",
                                                         "find the error",
                                                         "find the mistake",
                                                         "correct the error",
                                                         "correct the mistake",
                                                         "explain why",
                                                         "cannot hold",
                                                         "is she right",
                                                         "is he right",
                                                         "are they right",
                                                         "true or false",
                                                         "which of the following",
                                                         "suppose ",
                                                         "estudiante afirma",
                                                         "alumno afirma",
                                                         "alumna afirma",
                                                         "afirma que",
                                                         "cree que",
                                                         "error común",
                                                         "es falso",
                                                         "no es cierto",
                                                         "es incorrecto",
                                                         "incorrecto:",
                                                         "verdadero o falso",
                                                         "encuentra el error",
                                                         "学生声称",
                                                         "声称",
                                                         "常见错误",
                                                         "判断对错",
                                                         "对吗",
                                                         "是错误",
                                                         "错误的",
                                                         "❌",
                                                         "✗"};

/// Words by which a task asks for something else than the value of the formula beside it.
constexpr auto other_quantity_cues = std::to_array<std::string_view>({"root of",
                                                                      "square of",
                                                                      "cube of",
                                                                      "twice",
                                                                      "three times",
                                                                      "half of",
                                                                      "by itself",
                                                                      "square it",
                                                                      "and square",
                                                                      "squared",
                                                                      " plus ",
                                                                      " minus ",
                                                                      "modulo",
                                                                      "remainder",
                                                                      "derivative",
                                                                      "digit",
                                                                      "the exponent",
                                                                      "numerator",
                                                                      "denominator",
                                                                      "number of",
                                                                      "opposite",
                                                                      "reciprocal",
                                                                      "next term",
                                                                      " area ",
                                                                      "bytes",
                                                                      " feet",
                                                                      "inches",
                                                                      "two equal",
                                                                      "raíz cuadrada de",
                                                                      "raíz cúbica de",
                                                                      "el doble",
                                                                      "el triple",
                                                                      "la mitad",
                                                                      "por sí mism",
                                                                      "el exponente",
                                                                      "última cifra",
                                                                      "derivada",
                                                                      "opuesto",
                                                                      "módulo",
                                                                      "平方根",
                                                                      "立方根",
                                                                      "两倍",
                                                                      "一半",
                                                                      "导数",
                                                                      "的指数",
                                                                      "相反数",
                                                                      "余数"});

constexpr auto all_reals_cues = std::to_array<std::string_view>(
    {"all real", "any real", "every real", "each real", "todo real", "todo número real",
     "cualquier real", "cualquier número real", "todos los reales", "todos los números reales",
     "任意实数", "所有实数", "一切实数"});

constexpr std::array<std::string_view, 16> task_cues = {
    "solve", "find the value", "find all", "graph ",  "resuelve", "resolver",
    "halla", "encuentra",      "grafica",  "despeja", "求解",     "解方程",
    "求 ",   "satisf",         "cumple",   "满足",
};

constexpr std::array<std::string_view, 14> no_value_cues = {
    "is undefined",    "is not defined", "undefined",       "does not exist", "no está definid",
    "no esta definid", "es indefinid",   "queda indefinid", "indefinid",      "没有定义",
    "无定义",          "未定义",         "没有意义",        "无意义",
};

constexpr std::array<std::string_view, 17> no_real_value_cues = {
    "not real",
    "has no real value",
    "is not real",
    "is not a real number",
    "no real value",
    "not a real number",
    "no real root",
    "has no real",
    "no tiene valor real",
    "no es real",
    "no es un número real",
    "no tiene raíz real",
    "没有实数值",
    "不是实数",
    "没有实数",
    "无实数",
    "没有实值",
};

}  // namespace

bool quotes_an_error(std::string_view sentence) { return mentions_any(sentence, error_cues); }
bool asks_for_other_quantity(std::string_view sentence) {
    return mentions_any(sentence, other_quantity_cues);
}
bool speaks_of_all_reals(std::string_view sentence) {
    return mentions_any(sentence, all_reals_cues);
}
bool asks_to_solve(std::string_view sentence) { return mentions_any(sentence, task_cues); }

std::optional<domain_claim> domain_claim_at(std::string_view after_expression) {
    // Only the words right behind the expression, up to the next formula or clause.
    auto const stop =
        std::min({after_expression.find("\uFFFC"), after_expression.find(';'),
                  after_expression.find(". "), std::size_t{60}, after_expression.size()});
    auto const words = folded(after_expression.substr(0, stop));
    auto const starts_with_cue = [&](auto const& cues) {
        return std::any_of(cues.begin(), cues.end(), [&](std::string_view cue) {
            auto const found = words.find(cue);
            return found <= 6;  // npos is far beyond
        });
    };
    if (starts_with_cue(no_real_value_cues)) return domain_claim::no_real_value;
    if (starts_with_cue(no_value_cues)) return domain_claim::no_value;
    return std::nullopt;
}

bool agrees(domain_claim said, symbolic::value_kind outcome) {
    if (outcome == symbolic::value_kind::undefined) return true;
    return said == domain_claim::no_real_value && outcome == symbolic::value_kind::non_real;
}

bool says_in_general(std::string_view words) {
    constexpr std::array<std::string_view, 5> cues = {"in general", "en general", "一般", "通常",
                                                      "not always"};
    return mentions_any(words, cues);
}

}  // namespace surd::lesson
