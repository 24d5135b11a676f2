// SPDX-License-Identifier: BSL-1.0
#include "lesson/instructions.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>

namespace surd::lesson {

namespace {

using words = std::span<std::string_view const>;

/// No equality is claimed where one of these is asked.
constexpr std::string_view other_words[] = {"identify",
                                            "translate",
                                            "how many",
                                            "how much",
                                            "how long",
                                            "how far",
                                            "how fast",
                                            "explain",
                                            "describe",
                                            "determine whether",
                                            "determine if",
                                            "which",
                                            "graph",
                                            "sketch",
                                            "true or false",
                                            "compare",
                                            "prove",
                                            "show that",
                                            "verify that",
                                            "between two",
                                            "the domain",
                                            "the inverse",
                                            "inverse function",
                                            "find the error",
                                            "what is wrong",
                                            "is it",
                                            "are there",
                                            "list ",
                                            "order the",
                                            "name the",
                                            "give an example",
                                            "the degree",
                                            "coefficient of",
                                            "find the equation",
                                            "what must be",
                                            "find two",
                                            "how old",
                                            "discuss",
                                            "must be added",
                                            "interval notation",
                                            "state the",
                                            "identifica",
                                            "identifique",
                                            "traduce",
                                            "traduzca",
                                            "cuánto",
                                            "cuánta",
                                            "explica",
                                            "explique",
                                            "describe",
                                            "determina si",
                                            "determine si",
                                            "cuál",
                                            "grafica",
                                            "grafique",
                                            "represente",
                                            "verdadero o falso",
                                            "compara",
                                            "demuestr",
                                            "comprueb",
                                            "el dominio",
                                            "la inversa",
                                            "función inversa",
                                            "las inversas",
                                            "indique si",
                                            "多少",
                                            "判断",
                                            "证明",
                                            "画出",
                                            "比较",
                                            "说明",
                                            "解释",
                                            "哪",
                                            "是否",
                                            "定义域",
                                            "反函数"};

constexpr std::string_view rounding_words[] = {"approximate", "round ",  "rounded", "rounding",
                                               "nearest",     "aproxim", "redond",  "近似",
                                               "四舍五入",    "精确到"};

/// The value is only to be guessed.
constexpr std::string_view guessing_words[] = {"estimate", "estima ", "estime ",
                                               "estimar",  "估算",    "估计"};

constexpr std::string_view solving_words[] = {"solve",
                                              "find all solutions",
                                              "find the solution",
                                              "find the unknown",
                                              "for what value",
                                              "find x",
                                              "resuelv",
                                              "resolver",
                                              "despej",
                                              "halla x",
                                              "solución de",
                                              "soluciones de",
                                              "encuentra x",
                                              "valor de la incógnita",
                                              "解方程",
                                              "求解",
                                              "方程的解",
                                              "求方程",
                                              "求未知数"};

constexpr std::string_view equal_words[] = {"simplify",
                                            "multiply",
                                            "divide",
                                            "evaluate",
                                            "rationalize",
                                            "rationalise",
                                            "rewrite",
                                            "write",
                                            "convert",
                                            "expand",
                                            "compute",
                                            "calculate",
                                            "reduce",
                                            "express",
                                            "combine",
                                            "add",
                                            "subtract",
                                            "perform",
                                            "factor",
                                            "square",
                                            "raise",
                                            "distribute",
                                            "find the root",
                                            "find each root",
                                            "find the square root",
                                            "find the cube root",
                                            "find the product",
                                            "find the quotient",
                                            "find the sum",
                                            "find the difference",
                                            "find the value",
                                            "find the numerical value",
                                            "what is the value",
                                            "find the principal",
                                            "find the power",
                                            "find each product",
                                            "find each power",
                                            "simplifica",
                                            "simplifique",
                                            "simplificar",
                                            "calcula",
                                            "calcule",
                                            "calcular",
                                            "evalúa",
                                            "evalúe",
                                            "evaluar",
                                            "multiplica",
                                            "multiplique",
                                            "divida",
                                            "racionaliza",
                                            "racionalice",
                                            "suma",
                                            "sume",
                                            "resta",
                                            "reste",
                                            "expresa",
                                            "exprese",
                                            "escribe",
                                            "escriba",
                                            "reescriba",
                                            "desarrolla",
                                            "desarrolle",
                                            "reduce",
                                            "reduzca",
                                            "halla el valor",
                                            "halle el valor",
                                            "halle la raíz",
                                            "encuentre la raíz",
                                            "convierta",
                                            "opere",
                                            "efectúe",
                                            "efectúa"};

constexpr std::string_view equal_words_zh[] = {"化简",   "计算",   "求值",   "展开",
                                               "写成",   "表示为", "有理化", "约分",
                                               "求下列", "的值",   "合并",   "因式分解"};

bool is_letter_byte(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 ||
           static_cast<unsigned char>(c) >= 0xC3;
}

/// The word stands at the beginning of a word of the text; a cue that ends in a letter and is a
/// whole word ends there too.
bool mentions_word(std::string_view text, std::string_view cue, bool whole) {
    for (auto at = text.find(cue); at != std::string_view::npos; at = text.find(cue, at + 1)) {
        bool const begins = at == 0 || !is_letter_byte(text[at - 1]);
        auto const end = at + cue.size();
        bool const ends = !whole || end >= text.size() || !is_letter_byte(text[end]);
        bool const wide = static_cast<unsigned char>(cue[0]) >= 0xE0;
        if (wide || (begins && ends)) return true;
    }
    return false;
}

bool mentions_one(std::string_view text, words cues, bool whole = false) {
    return std::any_of(std::begin(cues), std::end(cues),
                       [&](std::string_view cue) { return mentions_word(text, cue, whole); });
}

/// The text without marks and blanks at its beginning.
std::string_view without_marks(std::string_view text) {
    auto const first = text.find_first_not_of(" \n\t\r*_#>.:;,-");
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

bool begins_with_word(std::string_view text, words cues) {
    auto const lower = lower_case_words(without_marks(text).substr(0, 60));
    return std::any_of(std::begin(cues), std::end(cues), [&](std::string_view cue) {
        if (!lower.starts_with(cue)) return false;
        bool const wide = static_cast<unsigned char>(cue[0]) >= 0xE0;
        return wide || lower.size() == cue.size() || !is_letter_byte(lower[cue.size()]);
    });
}

}  // namespace

std::string lower_case_words(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> accented = {
        {{"Á", "á"}, {"É", "é"}, {"Í", "í"}, {"Ó", "ó"}, {"Ú", "ú"}, {"Ñ", "ñ"}, {"Ü", "ü"}}};
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        auto const* found = std::find_if(accented.begin(), accented.end(), [&](auto const& pair) {
            return text.substr(i).starts_with(pair.first);
        });
        if (found != accented.end()) {
            result += found->second;
            i += found->first.size();
            continue;
        }
        result += static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
        ++i;
    }
    return result;
}

task_kind task_of(std::string_view text) {
    auto const lower = lower_case_words(text);
    if (mentions_one(lower, guessing_words) || mentions_one(lower, other_words)) {
        return task_kind::other;
    }
    if (mentions_one(lower, solving_words)) return task_kind::solve;
    if (mentions_one(lower, rounding_words)) return task_kind::rounded;
    if (mentions_one(lower, equal_words, true) || mentions_one(lower, equal_words_zh)) {
        return task_kind::equal;
    }
    return task_kind::none;
}

task_join join_of(std::string_view text) {
    auto const lower = lower_case_words(text);
    auto const has = [&](std::string_view word) { return mentions_word(lower, word, true); };
    if (has("subtract") || has("resta") || has("reste")) {
        bool const from = has("from") || has("de");
        return from ? task_join::difference : task_join::none;
    }
    if (has("multiply") || has("multiplica") || has("multiplique") || has("the product") ||
        has("times")) {
        return task_join::product;
    }
    if (has("divide") || has("divida") || has("the quotient")) return task_join::quotient;
    if (has("add") || has("suma") || has("sume") || has("the sum")) return task_join::sum;
    return task_join::none;
}

bool opens_answers(std::string_view heading) {
    constexpr std::string_view cues[] = {
        "answers",      "answer key", "answer",     "solutions",  "selected answers",
        "solutions to", "answers to", "respuestas", "soluciones", "solucionario",
        "答案",         "参考答案",   "习题答案",   "解答"};
    return begins_with_word(heading, cues);
}

bool opens_solution(std::string_view text) {
    constexpr std::string_view cues[] = {"solution",
                                         "show solution",
                                         "show the solution",
                                         "answer",
                                         "show answer",
                                         "see solution",
                                         "click for solution",
                                         "reveal answer",
                                         "reveal solution",
                                         "solución",
                                         "mostrar la solución",
                                         "ver solución",
                                         "ver la solución",
                                         "mostrar solución",
                                         "respuesta",
                                         "ver respuesta",
                                         "解：",
                                         "解:",
                                         "答案"};
    auto const first = without_marks(text);
    return begins_with_word(text, cues) || first == "解" || first.starts_with("解 ") ||
           first.starts_with("解答") || first.starts_with("显示答案");
}

bool opens_exercise(std::string_view text) {
    constexpr std::string_view cues[] = {
        "exercise",  "example", "problem",  "question", "try it", "your turn", "practice problem",
        "ejercicio", "ejemplo", "problema", "pregunta", "例",     "练习",      "习题",
        "例题",      "题目"};
    return begins_with_word(text, cues);
}

}  // namespace surd::lesson
