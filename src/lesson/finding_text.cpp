// SPDX-License-Identifier: BSL-1.0
#include "lesson/finding_text.hpp"

#include <algorithm>

#include "surd/lesson/convention_names.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

using symbolic::verdict;
using text::say;
using text::translated;

namespace {

std::string joined(std::vector<std::string> const& parts) {
    std::string all;
    for (auto const& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}

std::string witness_text(claim const& c) {
    std::vector<std::string> parts;
    for (auto const& [name, value] : c.judged.witness) {
        parts.push_back(name + " = " + value.to_string());
    }
    return joined(parts);
}

std::string solutions_text(symbolic::judgement const& j, text::language l) {
    if (!j.every.empty()) return j.every;
    if (j.solutions.empty()) return say(l, "none");
    return (j.unknown.empty() ? "" : j.unknown + " = ") + joined(j.solutions);
}

void add_links(std::vector<std::string>& lines, claim const& c, text::language l) {
    if (c.judged.links.size() < 2) return;
    for (auto const& link : c.judged.links) {
        if (link.outcome == verdict::verified || link.outcome == verdict::definition) continue;
        lines.push_back(say(
            l, "link: {0}  {1}",
            {link.left + ' ' + symbol_of(link.rel) + ' ' + link.right, word_for(link.outcome)}));
    }
}

void add_assumptions(std::vector<std::string>& lines, claim const& c, text::language l) {
    for (auto const& a : c.assumed) {
        lines.push_back(a.line == 0 ? say(l, "assumed: {0}", {a.text})
                                    : say(l, "assumed: {0} (from text, line {1})",
                                          {a.text, std::to_string(a.line)}));
    }
}

void add_pairing(std::vector<std::string>& lines, claim const& c, text::language l) {
    if (!c.expected.empty()) lines.push_back(say(l, "printed answer: {0}", {c.expected}));
    if (!c.pair.empty()) lines.push_back(say(l, "paired with: {0}", {c.pair}));
}

}  // namespace

std::string on_one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

std::string headline_of(claim const& c) {
    auto line = c.verdict_word() + "  " + on_one_line(c.source);
    if (!c.value.empty()) line += " = " + c.value;
    if (!c.judged.code.empty()) line += "  [" + c.judged.code + ']';
    return line;
}

std::vector<std::string> details_of(claim const& c, text::language l) {
    std::vector<std::string> lines;
    auto const& j = c.judged;
    auto const value_or_none = [&](std::string const& value) {
        return value.empty() ? say(l, "no value") : value;
    };
    add_links(lines, c, l);
    if (!j.witness.empty()) {
        lines.push_back(say(l, "at {0}: left {1}, right {2}",
                            {witness_text(c), value_or_none(j.left), value_or_none(j.right)}));
    } else if (c.outcome == verdict::refuted && !j.left.empty()) {
        lines.push_back(say(l, "left {0}, right {1}", {j.left, value_or_none(j.right)}));
    }
    if (!j.correct.empty()) lines.push_back(say(l, "correct: {0}", {j.correct}));
    if (j.has_solutions && c.outcome == verdict::refuted) {
        lines.push_back(say(l, "real solutions: {0}", {solutions_text(j, l)}));
    }
    if (!j.sufficient.empty() && j.sufficient != j.condition) {
        lines.push_back(say(l, "sufficient: {0}", {j.sufficient}));
    }
    if (!j.condition.empty()) lines.push_back(say(l, "holds for: {0}", {j.condition}));
    if (!j.elsewhere.empty()) {
        lines.push_back(say(l, "elsewhere: {0}", {translated(l, j.elsewhere)}));
    }
    lines.push_back(say(l, "read as: {0}", {c.reading}));
    add_pairing(lines, c, l);
    for (auto const& r : j.reasons) lines.push_back(translated(l, r.sentence));
    for (auto const& candidate : j.candidates) {
        lines.push_back(candidate.convention + ": " + candidate.value.value_or(say(l, "no value")));
    }
    add_assumptions(lines, c, l);
    for (auto const& name : convention_names(j.conventions, c.chosen)) {
        lines.push_back(say(l, "convention used: {0}", {name}));
    }
    if (!j.hint.empty()) lines.push_back(say(l, "hint: {0}", {translated(l, j.hint)}));
    if (c.expected_verdict) {
        lines.push_back(
            say(l, "expected {0} (directive, line {1})",
                {c.expected_verdict->verdict, std::to_string(c.expected_verdict->line)}));
    }
    if (c.ignored) lines.push_back(say(l, "ignored: {0}", {*c.ignored}));
    return lines;
}

std::vector<std::string> reading_of(claim const& c, text::language l) {
    std::vector<std::string> lines{say(l, "read as: {0}", {c.reading})};
    add_pairing(lines, c, l);
    add_assumptions(lines, c, l);
    if (c.expected_verdict) {
        lines.push_back(
            say(l, "expected {0} (directive, line {1})",
                {c.expected_verdict->verdict, std::to_string(c.expected_verdict->line)}));
    }
    if (c.ignored) lines.push_back(say(l, "ignored: {0}", {*c.ignored}));
    return lines;
}

}  // namespace surd::lesson
