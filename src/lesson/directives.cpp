// SPDX-License-Identifier: BSL-1.0
#include "lesson/directives.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "surd/lesson/convention_names.hpp"
#include "surd/lesson/report.hpp"
#include "surd/symbolic/condition.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

namespace {

using text::language;
using text::say;

constexpr std::string_view blanks = " \t\r\n";

std::string_view stripped(std::string_view text) {
    auto const begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// Cuts the first word off `text`.
std::string_view take_word(std::string_view& text) {
    text = stripped(text);
    auto const end = std::min(text.find_first_of(blanks), text.size());
    auto const word = text.substr(0, end);
    text = stripped(text.substr(end));
    return word;
}

constexpr std::array<std::pair<std::string_view, directive_kind>, 9> kinds = {{
    {"assume", directive_kind::assume},
    {"expect", directive_kind::expect},
    {"ignore-next", directive_kind::ignore_next},
    {"zero-to-zero", directive_kind::convention},
    {"negative-base", directive_kind::convention},
    {"even-fraction", directive_kind::convention},
    {"pair", directive_kind::pair},
    {"off", directive_kind::off},
    {"on", directive_kind::on},
}};

std::optional<directive_kind> kind_named(std::string_view word) {
    for (auto const& [name, kind] : kinds) {
        if (name == word) return kind;
    }
    return std::nullopt;
}

constexpr std::array<question, 3> questions = {question::zero_to_zero, question::negative_base,
                                               question::even_fraction};

constexpr std::array<std::string_view, 13> verdict_words = {
    "verified",  "conditional", "refuted", "convention",    "equation", "definition",   "undefined",
    "undecided", "non-real",    "outside", "not-checkable", "value",    "beyond-limits"};

directive_error error(std::string_view english,
                      std::initializer_list<std::string_view> parts = {}) {
    return {say(language::en, english, parts)};
}

std::string listed(std::vector<std::string> const& words) {
    std::string all;
    for (auto const& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

/// Takes `until: REACH` off the end of the text. Returns false when REACH is no reach.
bool take_until(std::string_view& text, reach& until) {
    constexpr std::string_view mark = "until:";
    auto const at = text.rfind(mark);
    if (at == std::string_view::npos) return true;
    auto const word = stripped(text.substr(at + mark.size()));
    text = stripped(text.substr(0, at));
    if (word == "paragraph") until = reach::paragraph;
    if (word == "section") until = reach::section;
    if (word == "file") until = reach::file;
    return until != reach::claim;
}

bool contradict(symbolic::condition const& a, symbolic::condition const& b) {
    if (a.alternatives().size() != 1 || b.alternatives().size() != 1) return false;
    for (auto const& x : a.alternatives().front()) {
        for (auto const& y : b.alternatives().front()) {
            if (x.about == y.about && x.term == y.term && (x.allowed & y.allowed) == 0) return true;
        }
    }
    return false;
}

bool contradict(directive const& a, directive const& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == directive_kind::convention) return a.about == b.about && a.value != b.value;
    if (a.kind == directive_kind::expect) return a.value != b.value;
    if (a.kind != directive_kind::assume) return false;
    auto const first = symbolic::parse_condition(a.value);
    auto const second = symbolic::parse_condition(b.value);
    return first && second && contradict(*first, *second);
}

std::size_t first_byte(block const& b) {
    return b.runs.empty() ? 0 : b.runs.front().places.source_of(0);
}

/// Whether a reader sees anything of the block: no comment, and more than blanks.
bool is_visible(block const& b) {
    return b.kind != block_kind::comment &&
           std::any_of(b.runs.begin(), b.runs.end(), [](run const& r) {
               return r.content.find_first_not_of(blanks) != std::string::npos;
           });
}

std::size_t end_byte(block const& b) { return b.runs.empty() ? 0 : b.runs.back().end; }

/// What stands behind the mark `surd:` of a comment (a processing instruction may have a blank
/// instead of the colon); none for other comments.
std::optional<std::string_view> directive_in(std::string_view comment) {
    comment = stripped(comment);
    while (!comment.empty() && comment.front() == '%') comment = stripped(comment.substr(1));
    constexpr std::string_view name = "surd";
    if (comment.substr(0, name.size()) != name) return std::nullopt;
    auto rest = comment.substr(name.size());
    if (!rest.empty() && rest.front() == ':') return stripped(rest.substr(1));
    if (rest.empty() || blanks.find(rest.front()) == std::string_view::npos) return std::nullopt;
    auto words = rest;
    return kind_named(take_word(words)) ? std::optional(stripped(rest)) : std::nullopt;
}

std::string content_of(block const& b) {
    std::string all;
    for (auto const& r : b.runs) all += r.content;
    return all;
}

/// A part has no value because a convention was answered so.
bool lacks_a_value_by_convention(claim const& c) {
    return std::any_of(c.judged.reasons.begin(), c.judged.reasons.end(),
                       [](symbolic::reason_at const& r) {
                           return r.sentence == sentence_of(reason::left_undefined_by_convention) ||
                                  r.sentence == sentence_of(reason::negative_base_by_convention);
                       });
}

std::string without_mark(std::string_view identifier) {
    return std::string(identifier.substr(identifier.substr(0, 1) == "#" ? 1 : 0));
}

/// A directive may be written on several lines; a report shows it on one.
std::string on_one_line(std::string_view text) {
    std::string line;
    for (char const c : text) line += c == '\n' || c == '\r' ? ' ' : c;
    return line;
}

}  // namespace

std::variant<directive, directive_error> parse_directive(std::string_view text) {
    directive result;
    auto rest = stripped(text);
    if (!take_until(rest, result.until)) return error("until: takes paragraph, section or file");
    auto const word = take_word(rest);
    auto const kind = kind_named(word);
    if (!kind) return error("no directive is called {0}", {word});
    result.kind = *kind;
    result.value = rest;
    switch (*kind) {
        case directive_kind::assume:
            if (rest.empty()) return error("a value is missing");
            if (!symbolic::parse_condition(rest)) return error("the condition cannot be read");
            break;
        case directive_kind::expect:
            if (std::find(verdict_words.begin(), verdict_words.end(), rest) ==
                verdict_words.end()) {
                std::vector<std::string> const words(verdict_words.begin(), verdict_words.end());
                return error("{0} takes {1}", {word, listed(words)});
            }
            break;
        case directive_kind::ignore_next:
            if (rest.size() < 3 || rest.front() != '"' || rest.back() != '"') {
                return error("a reason in quotation marks is needed");
            }
            result.value = rest.substr(1, rest.size() - 2);
            break;
        case directive_kind::convention: {
            auto const asked = std::find_if(questions.begin(), questions.end(),
                                            [&](question q) { return word == name_of(q); });
            result.about = *asked;
            conventions any;
            if (!answer(any, *asked, rest)) {
                return error("{0} takes {1}", {word, listed(answers_to(*asked))});
            }
            break;
        }
        case directive_kind::pair:
            result.value = without_mark(take_word(rest));
            result.other = without_mark(take_word(rest));
            if (result.value.empty() || result.other.empty() || !rest.empty()) {
                return error("two identifiers are needed, such as #ex3 #sol3");
            }
            break;
        case directive_kind::off:
        case directive_kind::on:
            if (!rest.empty()) return error("not understood");
            break;
    }
    return result;
}

directive_set::directive_set(document const& lesson, line_index const& lines) : lesson_(lesson) {
    for (std::size_t b = 0; b < lesson.blocks.size(); ++b) {
        if (lesson.blocks[b].kind == block_kind::comment) read_comment(b, lines);
    }
    place_switches();
    find_contradictions();
}

void directive_set::read_comment(std::size_t b, line_index const& lines) {
    auto const& comment = lesson_.blocks[b];
    auto const content = content_of(comment);
    auto const found = directive_in(content);
    if (!found) return;
    placed d;
    d.where.byte = first_byte(comment);
    d.where.end_byte = end_byte(comment);
    d.where.begin = lines.at(d.where.byte);
    d.where.end = lines.at(d.where.end_byte);
    d.source = on_one_line(stripped(content));
    auto parsed = parse_directive(*found);
    if (auto const* fault = std::get_if<directive_error>(&parsed)) {
        add_fault(d, "bad-directive", fault->sentence);
        return;
    }
    d.what = std::get<directive>(std::move(parsed));
    // The section is that of the text before; the paragraph the one around, else the next.
    d.block = lesson_.blocks.size();
    for (std::size_t i = 0; i < lesson_.blocks.size(); ++i) {
        auto const& other = lesson_.blocks[i];
        if (!is_visible(other)) continue;
        if (first_byte(other) < d.where.byte) d.section = other.section;
        if (end_byte(other) > d.where.byte && d.block == lesson_.blocks.size()) d.block = i;
    }
    directives_.push_back(std::move(d));
}

void directive_set::place_switches() {
    placed* open = nullptr;
    for (auto& d : directives_) {
        if (d.what.kind == directive_kind::off) {
            if (open != nullptr) {
                add_fault(d, "contradictory-directive",
                          say(language::en, "off, but checking is off already"));
            }
            open = &d;
            if (d.what.until == reach::claim) d.what.until = reach::file;
            d.end = lesson_.source.size();
        } else if (d.what.kind == directive_kind::on) {
            d.used = d.met = true;
            if (open == nullptr) {
                add_fault(d, "contradictory-directive",
                          say(language::en, "on without off before it"));
            } else {
                open->end = d.where.byte;
            }
            open = nullptr;
        } else if (d.what.kind == directive_kind::pair) {
            d.met = true;
            for (auto const* name : {&d.what.value, &d.what.other}) {
                bool const exists =
                    std::any_of(lesson_.blocks.begin(), lesson_.blocks.end(),
                                [&](block const& b) { return b.exercise == *name; });
                if (!exists) {
                    add_fault(d, "bad-directive",
                              say(language::en, "no block is called {0}", {*name}));
                }
            }
            d.used = true;
        }
    }
}

void directive_set::find_contradictions() {
    for (std::size_t i = 0; i < directives_.size(); ++i) {
        for (std::size_t j = i + 1; j < directives_.size(); ++j) {
            auto const& a = directives_[i];
            auto& b = directives_[j];
            if (!contradict(a.what, b.what) || a.what.until != b.what.until) continue;
            // A later word for another place is no contradiction.
            bool const same_place = a.block == b.block || a.what.until == reach::file ||
                                    (a.what.until == reach::section && a.section == b.section);
            if (!same_place) continue;
            add_fault(
                b, "contradictory-directive",
                say(language::en, "it contradicts line {0}", {std::to_string(a.where.begin.line)}));
            b.met = b.used = true;
            break;
        }
    }
}

bool directive_set::holds(placed const& d, std::size_t b, std::size_t byte) const {
    if (d.where.byte >= byte) return false;
    if (d.what.kind == directive_kind::off && byte >= d.end) return false;
    switch (d.what.until) {
        case reach::claim:
            return !d.spent;
        case reach::paragraph:
            return b == d.block;
        case reach::section:
            return lesson_.blocks[b].section == d.section;
        case reach::file:
            return true;
    }
    return false;
}

directive_effect directive_set::at(std::size_t b, std::size_t byte, conventions chosen) {
    directive_effect effect;
    effect.chosen = chosen;
    for (auto& d : directives_) {
        d.in_force = holds(d, b, byte);
        if (!d.in_force) continue;
        switch (d.what.kind) {
            case directive_kind::assume:
                effect.assumed.push_back({d.what.value, d.where.begin.line});
                break;
            case directive_kind::expect:
                effect.expected = {d.what.value, d.where.begin.line};
                break;
            case directive_kind::ignore_next:
                effect.ignored = d.what.value;
                break;
            case directive_kind::convention:
                (void)answer(effect.chosen, d.what.about, d.what.value);
                break;
            case directive_kind::off:
                effect.off = true;
                d.met = d.used = true;
                break;
            case directive_kind::pair:
            case directive_kind::on:
                break;
        }
    }
    return effect;
}

void directive_set::settle(directive_effect const& effect, claim* first, claim* last) {
    if (first == last) return;
    for (auto* c = first; c != last; ++c) {
        c->chosen = effect.chosen;
        if (effect.expected) {
            bool const as_expected =
                c->verdict_word() == effect.expected->verdict ||
                (c->outcome && word_for(*c->outcome) == effect.expected->verdict);
            c->expected_verdict = effect.expected;
            if (!as_expected) {
                c->judged.code = "unexpected";
            } else if (effect.expected->verdict == "refuted") {
                c->quoted = true;
            }
        }
        if (effect.ignored) c->ignored = effect.ignored;
    }
    for (auto& d : directives_) {
        if (!d.in_force) continue;
        d.met = true;
        if (d.what.until == reach::claim) d.spent = true;
        for (auto const* c = first; c != last && !d.used; ++c) {
            switch (d.what.kind) {
                case directive_kind::assume:
                    d.used =
                        std::any_of(c->judged.assumed.begin(), c->judged.assumed.end(),
                                    [&](std::string const& text) { return text == d.what.value; });
                    break;
                case directive_kind::convention:
                    d.used = c->judged.conventions.contains(d.what.about) ||
                             lacks_a_value_by_convention(*c);
                    break;
                case directive_kind::ignore_next: {
                    auto unsilenced = *c;
                    unsilenced.ignored.reset();
                    d.used = is_finding(unsilenced);
                    break;
                }
                default:
                    d.used = true;
                    break;
            }
        }
    }
}

void directive_set::add_fault(placed const& d, char const* code, std::string sentence) {
    faults_.push_back({d.where, d.source, code, std::move(sentence), {}, false});
}

std::vector<directive_fault> directive_set::faults() const {
    auto all = faults_;
    for (auto const& d : directives_) {
        if (d.used) continue;
        auto const* why = !d.met ? "nothing follows that it could apply to"
                          : d.what.kind == directive_kind::ignore_next
                              ? "the claim that it silences is no finding"
                              : "it changes nothing here";
        all.push_back({d.where, d.source, "useless-directive", say(language::en, why), {}, false});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](auto const& a, auto const& b) { return a.place.byte < b.place.byte; });
    return all;
}

std::optional<document> with_pairs(document const& lesson) {
    std::optional<document> changed;
    for (auto const& comment : lesson.blocks) {
        if (comment.kind != block_kind::comment) continue;
        auto const content = content_of(comment);
        auto const found = directive_in(content);
        if (!found) continue;
        auto const parsed = parse_directive(*found);
        auto const* d = std::get_if<directive>(&parsed);
        if (d == nullptr || d->kind != directive_kind::pair) continue;
        if (!changed) changed = lesson;
        for (auto& b : changed->blocks) {
            if (b.exercise == d->value) b.role = block_role::problem;
            if (b.exercise == d->other) {
                b.role = block_role::solution;
                b.exercise = d->value;
            }
        }
    }
    return changed;
}

}  // namespace surd::lesson
