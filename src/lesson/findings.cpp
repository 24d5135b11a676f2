// SPDX-License-Identifier: BSL-1.0
#include <algorithm>

#include "surd/lesson/report.hpp"
#include "surd/syntax/ambiguity.hpp"

namespace surd::lesson {

using symbolic::verdict;

bool is_finding(claim const& c) {
    if (c.ignored) return false;
    if (c.expected_verdict) return c.judged.code == "unexpected";
    if (c.quoted) return false;
    if (c.value_outcome) return *c.value_outcome != symbolic::value_kind::value;
    return c.outcome != verdict::verified && c.outcome != verdict::equation &&
           c.outcome != verdict::definition;
}

bool fails(claim const& c, report_options const& options) {
    if (c.known || c.ignored) return false;
    auto const named = [&](std::string const& word) { return options.fail_on.count(word) != 0; };
    if (options.strict && is_finding(c)) return true;
    auto const& code = c.judged.code;
    if (!code.empty() && named(code)) return true;
    if (code == "unexpected") return named("refuted");
    if (c.expected_verdict || code == "rounded") return false;
    return named(c.verdict_word());
}

bool fails(directive_fault const& d, report_options const& options) {
    return !d.known && (options.strict || options.fail_on.count(d.code) != 0);
}

std::vector<std::string> finding_words() {
    std::vector<std::string> words = {"rounded",       "unexpected",
                                      "quoted",        "useless-directive",
                                      "bad-directive", "contradictory-directive"};
    for (int v = 0; v <= static_cast<int>(verdict::refuted); ++v) {
        words.emplace_back(word_for(static_cast<verdict>(v)));
    }
    for (int k = 0; k <= static_cast<int>(symbolic::value_kind::value); ++k) {
        words.emplace_back(word_for(static_cast<symbolic::value_kind>(k)));
    }
    for (int a = 0; a < syntax::number_of_ambiguities; ++a) {
        words.emplace_back(name_of(static_cast<syntax::ambiguity>(a)));
    }
    return words;
}

severity severity_of(claim const& c, report_options const& options) {
    if (fails(c, options)) return severity::error;
    if (!is_finding(c) || c.known) return severity::none;
    bool const unknown = c.outcome == verdict::undecided || c.outcome == verdict::outside ||
                         c.outcome == verdict::not_checkable ||
                         c.value_outcome == symbolic::value_kind::beyond_limits ||
                         c.value_outcome == symbolic::value_kind::outside;
    return unknown ? severity::note : severity::warning;
}

severity severity_of(directive_fault const& d, report_options const& options) {
    if (d.code != "useless-directive" || fails(d, options)) return severity::error;
    return d.known ? severity::none : severity::warning;
}

coverage total(file_reports const& reports) {
    coverage all;
    for (auto const& report : reports) all += report.coverage;
    return all;
}

text::language language_for(file_report const& report, report_options const& options) {
    if (options.language) return *options.language;
    return text::language_named(report.language).value_or(text::language::en);
}

}  // namespace surd::lesson
