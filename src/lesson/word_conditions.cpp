// SPDX-License-Identifier: BSL-1.0
#include "lesson/word_conditions.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "lesson/instructions.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

constexpr std::string_view placeholder = "\uFFFC";

struct condition_words {
    std::string_view words;
    std::string_view condition;  ///< behind a name
};

/// Longer ones first, so that "positive integer" is not taken for "positive".
constexpr condition_words condition_phrases[] = {
    {"greater than or equal to zero", " >= 0"},
    {"greater than or equal to 0", " >= 0"},
    {"positive odd integer", " > 0; # integer; # odd"},
    {"positive even integer", " > 0; # integer; # even"},
    {"nonnegative integer", " >= 0; # integer"},
    {"non-negative integer", " >= 0; # integer"},
    {"positive integer", " > 0; # integer"},
    {"natural number", " > 0; # integer"},
    {"whole number", " >= 0; # integer"},
    {"nonzero integer", " != 0; # integer"},
    {"even integer", " even"},
    {"odd integer", " odd"},
    {"even number", " even"},
    {"odd number", " odd"},
    {"not equal to zero", " != 0"},
    {"not equal to 0", " != 0"},
    {"not zero", " != 0"},
    {"greater than zero", " > 0"},
    {"less than zero", " < 0"},
    {"nonnegative", " >= 0"},
    {"non-negative", " >= 0"},
    {"non negative", " >= 0"},
    {"nonzero", " != 0"},
    {"non-zero", " != 0"},
    {"positive", " > 0"},
    {"negative", " < 0"},
    {"integer", " integer"},
    {"even", " even"},
    {"odd", " odd"},
    {"mayor o igual que cero", " >= 0"},
    {"mayores o iguales que cero", " >= 0"},
    {"mayor o igual a cero", " >= 0"},
    {"entero positivo", " > 0; # integer"},
    {"enteros positivos", " > 0; # integer"},
    {"número natural", " > 0; # integer"},
    {"números naturales", " > 0; # integer"},
    {"no negativ", " >= 0"},
    {"distinto de cero", " != 0"},
    {"distintos de cero", " != 0"},
    {"diferente de cero", " != 0"},
    {"distinto de 0", " != 0"},
    {"no nulo", " != 0"},
    {"no es cero", " != 0"},
    {"mayor que cero", " > 0"},
    {"positiv", " > 0"},
    {"negativ", " < 0"},
    {"impar", " odd"},
    {"entero", " integer"},
    {"par", " even"},
    {"正整数", " > 0; # integer"},
    {"正奇数", " > 0; # integer; # odd"},
    {"正偶数", " > 0; # integer; # even"},
    {"非负整数", " >= 0; # integer"},
    {"自然数", " >= 0; # integer"},
    {"非负", " >= 0"},
    {"非零", " != 0"},
    {"不等于零", " != 0"},
    {"不为零", " != 0"},
    {"不等于 0", " != 0"},
    {"不为 0", " != 0"},
    {"正实数", " > 0"},
    {"正数", " > 0"},
    {"为正", " > 0"},
    {"负数", " < 0"},
    {"偶数", " even"},
    {"奇数", " odd"},
    {"整数", " integer"},
};

/// Between a name and what is said of it.
constexpr std::string_view copulas[] = {
    "is",     "are",     "be",     "being", "es",   "son",    "sea",     "sean", "un",
    "una",    "a",       "an",     "any",   "real", "number", "numbers", "both", "all",
    "número", "números", "reales", "unos",  "two",  "dos",    "with"};
constexpr std::string_view wide_copulas[] = {"都是", "均为", "是", "为", "都", "任意", "的", "实"};

bool is_word_byte(char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0xC3;
}

/// A sentence as words; a name stands as "\x01name".
std::vector<std::string> words_of(std::string_view sentence,
                                  std::vector<std::string> const& names) {
    std::vector<std::string> words;
    std::size_t formula = 0;
    std::string current;
    auto const finish = [&] {
        if (!current.empty()) words.push_back(std::exchange(current, {}));
    };
    for (std::size_t i = 0; i < sentence.size();) {
        if (sentence.substr(i).starts_with(placeholder)) {
            finish();
            auto const& name = formula < names.size() ? names[formula] : std::string();
            words.push_back(name.empty() ? std::string("\x02") : "\x01" + name);
            ++formula;
            i += placeholder.size();
            continue;
        }
        auto const c = code_point_at(sentence, i);
        bool const wide = c.value >= 0x2E80;
        if (wide) {
            finish();
            words.emplace_back(sentence.substr(i, c.length));
        } else if (c.value == U' ' || c.value == U'\n' || c.value == 0xA0) {
            finish();
        } else if (c.value == U',' || c.value == U';' || c.value == U'.' || c.value == U':' ||
                   c.value == U'(' || c.value == U')') {
            finish();
            words.emplace_back(sentence.substr(i, c.length));
        } else {
            current += sentence.substr(i, c.length);
        }
        i += c.length;
    }
    finish();
    return words;
}

bool is_name(std::string const& word) { return word.size() > 1 && word[0] == '\x01'; }

/// Words joined again from `at` on, with single blanks except between wide characters.
std::string joined_from(std::vector<std::string> const& words, std::size_t at, std::size_t count) {
    std::string text;
    for (std::size_t i = at; i < words.size() && i < at + count; ++i) {
        bool const wide = static_cast<unsigned char>(words[i][0]) >= 0xE0;
        if (!text.empty() && !wide) text += ' ';
        text += words[i];
    }
    return lower_case_words(text);
}

bool is_copula(std::string const& word) {
    auto const lower = lower_case_words(word);
    auto const same = [&](std::string_view w) { return lower == w; };
    bool const wide = std::any_of(std::begin(wide_copulas), std::end(wide_copulas),
                                  [&](std::string_view w) { return w.starts_with(word); });
    return wide || std::any_of(std::begin(copulas), std::end(copulas), same);
}

std::string_view phrase_at(std::vector<std::string> const& words, std::size_t at) {
    auto const text = joined_from(words, at, 8);
    for (auto const& phrase : condition_phrases) {
        if (!text.starts_with(phrase.words)) continue;
        auto const end = phrase.words.size();
        bool const whole_needed = phrase.words == "par" || phrase.words == "even" ||
                                  phrase.words == "odd" || phrase.words == "impar";
        if (whole_needed && end < text.size() && is_word_byte(text[end])) {
            bool const plural = text.substr(end).starts_with("es");
            if (!plural) continue;
        }
        return phrase.condition;
    }
    return {};
}

/// "positive or negative": no condition, but two cases.
bool is_alternative(std::vector<std::string> const& words, std::size_t at) {
    auto const text = joined_from(words, at, 8);
    for (std::size_t i = at; i < words.size() && i < at + 5; ++i) {
        auto const lower = lower_case_words(words[i]);
        if (lower != "or" && lower != "o" && lower != "u" && lower != "或") continue;
        // "greater than or equal to zero" is one condition.
        return !(text.starts_with("greater") || text.starts_with("mayor"));
    }
    return false;
}

void add_conditions(std::vector<std::string> const& group, std::string_view condition,
                    std::map<std::string, std::set<std::string>>& found) {
    for (auto const& name : group) {
        std::string text = name;
        for (char const c : condition) {
            if (c == '#') {
                text += name;
            } else {
                text += c;
            }
        }
        found[name].insert(text);
    }
}

}  // namespace

std::vector<std::string> word_conditions(std::string_view sentence,
                                         std::vector<std::string> const& names) {
    auto const lower_sentence = lower_case_words(sentence);
    for (std::string_view const word :
         {"unless", "whether", "a menos que", "除非", "不管", "无论"}) {
        if (lower_sentence.find(word) != std::string::npos) return {};
    }
    auto const words = words_of(sentence, names);
    std::map<std::string, std::set<std::string>> found;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_name(words[i])) continue;
        // a, b and c
        std::vector<std::string> group{words[i].substr(1)};
        std::size_t next = i + 1;
        while (next < words.size()) {
            auto const lower = lower_case_words(words[next]);
            bool const joint = lower == "," || lower == "and" || lower == "y" || lower == "e" ||
                               lower == "和" || lower == "、" || lower == "，" || lower == "与";
            if (joint && next + 1 < words.size() && is_name(words[next + 1])) {
                group.push_back(words[next + 1].substr(1));
                next += 2;
            } else if (lower == "," && next + 2 < words.size() && is_name(words[next + 2])) {
                group.push_back(words[next + 2].substr(1));
                next += 3;
            } else {
                break;
            }
        }
        auto const group_end = next;
        while (next < words.size() && next < group_end + 5 && phrase_at(words, next).empty() &&
               is_copula(words[next])) {
            ++next;
        }
        if (next < words.size() && next > group_end && !is_alternative(words, next)) {
            add_conditions(group, phrase_at(words, next), found);
        } else if (next == group_end && next < words.size()) {
            // "a distinto de cero", "a positive": only with these words right behind the name.
            auto const condition = phrase_at(words, next);
            if (condition == " != 0") add_conditions(group, condition, found);
        }
        // "for any nonzero a", "非零 a"
        for (std::size_t back = 1; back <= 6 && back <= i; ++back) {
            auto const condition = phrase_at(words, i - back);
            if (condition.empty()) continue;
            auto const text = joined_from(words, i - back, back);
            bool between = true;
            for (auto const& phrase : condition_phrases) {
                if (phrase.condition != condition || !text.starts_with(phrase.words)) continue;
                auto rest = text.substr(phrase.words.size());
                constexpr std::string_view fillers[] = {
                    "",         " real number", " number", " real numbers", "s",
                    " numbers", "实数",         "数",      " real"};
                between = std::any_of(std::begin(fillers), std::end(fillers),
                                      [&](std::string_view filler) { return rest == filler; });
                if (between) break;
            }
            auto const lead = i > back ? joined_from(words, i - back - 1, 1) : std::string();
            bool const introduces = lead == "any" || lead == "every" || lead == "all" ||
                                    lead == "for" || lead == "意" || lead == "个" || lead == "each";
            if (between && introduces) add_conditions(group, condition, found);
            break;
        }
        i = group_end - 1;
    }
    std::vector<std::string> conditions;
    for (auto const& [name, texts] : found) {
        if (texts.size() == 1 && texts.begin()->size() > name.size()) {
            conditions.push_back(*texts.begin());
        }
    }
    return conditions;
}

std::string condition_on_all_variables(std::string_view sentence) {
    auto const lower = lower_case_words(sentence);
    constexpr std::string_view subjects[] = {
        "all variables",     "all the variables", "variables represent",
        "the variables are", "every variable",    "all of the variables",
        "variables are",     "all letters",       "todas las variables",
        "las variables son", "所有变量",          "所有字母",
        "变量均为",          "变量都是"};
    constexpr std::string_view openings[] = {
        "assum",    "suppose", "consider", "where", "let ", "represent", "supon", "supóng",
        "consider", "asum",    "donde",    "假设",  "假定", "设",        "其中"};
    auto const mentions = [&](auto const& cues) {
        return std::any_of(std::begin(cues), std::end(cues), [&](std::string_view cue) {
            return lower.find(cue) != std::string::npos;
        });
    };
    if (!mentions(subjects) || !mentions(openings)) return {};
    if (lower.find("do not assume") != std::string::npos) return {};
    auto const has = [&](std::string_view word) { return lower.find(word) != std::string::npos; };
    if (has("nonnegative") || has("non-negative") || has("no negativ") || has("非负") ||
        has("greater than or equal to zero") || has("mayores o iguales que cero")) {
        return " >= 0";
    }
    if (has("nonzero") || has("non-zero") || has("not zero") || has("distint") || has("非零")) {
        return has("positive") ? " > 0" : " != 0";
    }
    if (has("positiv") || has("正") || has("greater than zero") || has("greater than 0") ||
        has("mayores que cero")) {
        return " > 0";
    }
    return {};
}

}  // namespace surd::lesson
