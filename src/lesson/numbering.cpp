// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "lesson/exercises.hpp"
#include "lesson/instructions.hpp"

namespace surd::lesson {

namespace {

constexpr auto nothing = static_cast<std::size_t>(-1);

/// What is left of a heading when only its words and numbers count.
std::string heading_key(std::string_view heading) {
    auto const lower = lower_case_words(heading);
    std::string key;
    for (char const c : lower) {
        bool const counts = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                            static_cast<unsigned char>(c) >= 0x80;
        if (counts) {
            key += c;
        } else if (!key.empty() && key.back() != ' ') {
            key += ' ';
        }
    }
    while (!key.empty() && key.back() == ' ') key.pop_back();
    // "exercise 21 review" and "exercise 21" are one exercise.
    for (std::string_view const word :
         {"exercise ", "exercises ", "ejercicio ", "ejercicios ", "problem set ", "section "}) {
        if (!key.starts_with(word)) continue;
        auto const number = key.find_first_of("0123456789");
        if (number == std::string::npos || number > word.size()) continue;
        auto end = number;
        while (end < key.size() &&
               (std::isdigit(static_cast<unsigned char>(key[end])) != 0 ||
                (key[end] == ' ' && end + 1 < key.size() &&
                 std::isdigit(static_cast<unsigned char>(key[end + 1])) != 0))) {
            ++end;
        }
        return key.substr(0, end);
    }
    return key;
}

/// A numbered item of a list: its heading, number, and the blocks that it takes.
struct numbered_item {
    std::string key;
    std::vector<std::size_t> blocks;
};

/// Pairs the items of answer lists with the items that have the same number under the same
/// heading.
class number_pairing {
public:
    explicit number_pairing(document& lesson) : lesson_(lesson) {}

    void run() {
        collect();
        for (auto const& [key, answer] : answers_) {
            auto const problem = problems_.find(key);
            if (problem == problems_.end()) continue;
            if (repeated_.count(key) != 0) continue;
            assign(problem->second, key, block_role::problem);
            assign(answer, key, block_role::answer);
        }
    }

private:
    void collect() {
        bool in_answers = false;
        std::string heading;
        std::set<std::string> seen;
        std::size_t last_number = 0;
        std::string last_key;
        for (std::size_t b = 0; b < lesson_.blocks.size(); ++b) {
            auto const& block = lesson_.blocks[b];
            if (block.kind == block_kind::heading) {
                auto const text = block.text();
                if (opens_answers(text)) {
                    in_answers = true;
                    // "Answers to Exercise 3" opens and names at once.
                    auto const at = lower_case_words(text).find("exercise");
                    heading =
                        at == std::string::npos ? std::string() : heading_key(text.substr(at));
                } else {
                    heading = heading_key(text);
                    if (in_answers && seen.count(heading) == 0) in_answers = false;
                }
                if (!in_answers) seen.insert(heading);
                last_number = 0;
                continue;
            }
            if (block.number == 0 || !block.exercise.empty()) continue;
            auto const key = heading + " no " + std::to_string(block.number);
            auto& items = in_answers ? answers_ : problems_;
            bool const goes_on = block.number == last_number && key == last_key;
            if (!goes_on && items.count(key) != 0) repeated_.insert(key);
            items[key].push_back(b);
            last_number = block.number;
            last_key = key;
        }
    }

    void assign(std::vector<std::size_t> const& blocks, std::string const& key, block_role role) {
        for (auto const b : blocks) {
            lesson_.blocks[b].exercise = key;
            lesson_.blocks[b].role = role;
        }
    }

    document& lesson_;
    std::map<std::string, std::vector<std::size_t>> problems_;
    std::map<std::string, std::vector<std::size_t>> answers_;
    std::set<std::string> repeated_;
};

bool is_prose(block const& b) {
    return b.kind == block_kind::paragraph || b.kind == block_kind::list_item;
}

/// The text up to the first formula: what a paragraph opens with.
std::string opening_of(block const& b) {
    if (b.runs.empty() || b.runs.front().kind != run_kind::text) return {};
    return b.runs.front().content;
}

/// Solutions that the reader found without their exercise belong to what stands before them.
void attach_solutions(document& lesson) {
    std::size_t before = nothing;
    std::size_t counted = 0;
    std::string current;
    for (std::size_t b = 0; b < lesson.blocks.size(); ++b) {
        auto& block = lesson.blocks[b];
        if (block.kind == block_kind::comment || block.kind == block_kind::code) continue;
        if (block.role == block_role::solution && block.exercise.empty()) {
            if (current.empty() && before != nothing) {
                auto& problem = lesson.blocks[before];
                if (problem.exercise.empty()) {
                    problem.exercise = "solved " + std::to_string(++counted);
                    problem.role = block_role::problem;
                }
                current = problem.exercise;
            }
            block.exercise = current;
            continue;
        }
        if (block.kind == block_kind::heading && opens_solution(block.text())) continue;
        current.clear();
        before = is_prose(block) ? b : nothing;
    }
}

/// In a text without marks for exercises: a paragraph or heading that begins with "Exercise" or
/// "Example" opens a problem, one that begins with "Solution" its solution.
void mark_by_words(document& lesson) {
    bool const marked = std::any_of(lesson.blocks.begin(), lesson.blocks.end(), [](block const& b) {
        return b.role != block_role::none || !b.exercise.empty();
    });
    if (marked) return;
    std::size_t counted = 0;
    block_role role = block_role::none;
    for (auto& block : lesson.blocks) {
        if (block.kind == block_kind::comment || block.kind == block_kind::code) continue;
        bool const heading = block.kind == block_kind::heading;
        auto const opening = heading ? block.text() : opening_of(block);
        if (opens_exercise(opening)) {
            ++counted;
            role = block_role::problem;
        } else if (role != block_role::none && opens_solution(opening)) {
            role = block_role::solution;
        } else if (heading) {
            role = block_role::none;
        }
        if (role == block_role::none || heading) continue;
        block.role = role;
        block.exercise = "exercise " + std::to_string(counted);
    }
}

}  // namespace

void number_exercises(document& lesson) {
    number_pairing(lesson).run();
    attach_solutions(lesson);
    mark_by_words(lesson);
}

}  // namespace surd::lesson
