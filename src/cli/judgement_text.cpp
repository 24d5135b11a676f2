// SPDX-License-Identifier: BSL-1.0
#include "cli/judgement_text.hpp"

#include <ostream>

namespace surd::cli {

using symbolic::judgement;
using symbolic::verdict;

namespace {

std::string joined(std::vector<std::string> const& parts) {
    std::string all;
    for (auto const& part : parts) {
        if (!all.empty()) all += ", ";
        all += part;
    }
    return all;
}

std::string witness_text(symbolic::assignment const& point) {
    std::string text;
    for (auto const& [name, value] : point) {
        if (!text.empty()) text += ", ";
        text += name + " = " + value.to_string();
    }
    return text;
}

}  // namespace

void add_judgement(json& object, judgement const& j, conventions chosen) {
    // A relation that holds on a set instead of a list of solutions names the set.
    auto const& condition = j.condition.empty() ? j.every : j.condition;
    object["condition"] = text_or_null(condition);
    object["sufficient"] = text_or_null(j.sufficient);
    object["condition_exact"] = condition.empty() ? json(nullptr) : json(j.condition_exact);
    object["elsewhere"] = text_or_null(j.elsewhere);
    object["witness"] = nullptr;
    if (!j.witness.empty()) {
        json point = json::object();
        for (auto const& [name, value] : j.witness) point[name] = value.to_string();
        object["witness"] = std::move(point);
    }
    object["left"] = text_or_null(j.left);
    object["right"] = text_or_null(j.right);
    object["correct"] = text_or_null(j.correct);
    object["links"] = json::array();
    for (auto const& l : j.links) {
        object["links"].push_back({{"relation", symbol_of(l.rel)},
                                   {"verdict", word_for(l.outcome)},
                                   {"left", l.left},
                                   {"right", l.right},
                                   {"span", json_of(l.where)}});
    }
    object["solutions"] = json::array();
    for (auto const& s : j.solutions) object["solutions"].push_back(s);
    object["conventions"] = conventions_json(j.conventions, chosen);
    object["assumed"] = json::array();
    for (auto const& a : j.assumed) object["assumed"].push_back(a);
    object["reasons"] = json_of(j.reasons);
    object["hint"] = text_or_null(j.hint);
}

void print_judgement(std::ostream& out, std::string_view input, judgement const& j,
                     conventions chosen) {
    if (j.links.size() > 1 && j.outcome != verdict::verified) {
        for (auto const& l : j.links) {
            out << "  " << word_for(l.outcome) << ": " << l.left << ' ' << symbol_of(l.rel) << ' '
                << l.right << '\n';
        }
    }
    if (!j.sufficient.empty() && j.sufficient != j.condition) {
        out << "  sufficient: " << j.sufficient << '\n';
    }
    if (!j.condition.empty()) {
        out << "  holds for: " << j.condition << (j.condition_exact ? "" : " (at least)") << '\n';
    }
    if (!j.elsewhere.empty()) out << "  elsewhere: " << j.elsewhere << '\n';
    if (!j.witness.empty()) {
        out << "  at " << witness_text(j.witness) << ": left "
            << (j.left.empty() ? "has no value" : j.left) << ", right "
            << (j.right.empty() ? "has no value" : j.right) << '\n';
    } else if (j.outcome == verdict::refuted && !j.left.empty()) {
        out << "  left " << j.left << ", right " << j.right << '\n';
    }
    if (!j.correct.empty()) out << "  correct: " << j.correct << '\n';
    if (j.outcome == verdict::equation || (j.has_solutions && j.outcome == verdict::refuted)) {
        if (!j.every.empty()) {
            out << "  solutions: every " << j.every << '\n';
        } else if (j.has_solutions) {
            out << "  real solutions: "
                << (j.solutions.empty()
                        ? "none"
                        : j.unknown + (j.unknown.empty() ? "" : " = ") + joined(j.solutions))
                << '\n';
        }
    }
    for (auto const& r : j.reasons) out << pointed(input, r.where) << "  " << r.sentence << '\n';
    for (auto const& c : j.candidates) {
        out << "  " << c.convention << ": " << c.value.value_or("no real value") << '\n';
    }
    for (auto const& a : j.assumed) out << "  assumed: " << a << '\n';
    for (auto const& name : convention_names(j.conventions, chosen)) {
        out << "  convention used: " << name << '\n';
    }
    if (!j.hint.empty()) out << "  hint: " << j.hint << '\n';
}

}  // namespace surd::cli
