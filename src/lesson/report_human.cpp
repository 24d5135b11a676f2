// SPDX-License-Identifier: BSL-1.0
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "surd/lesson/report.hpp"

namespace surd::lesson {

using symbolic::verdict;

bool is_finding(claim const& c) {
    if (c.quoted) return false;
    if (c.value_outcome) return *c.value_outcome != symbolic::value_kind::value;
    return c.outcome != verdict::verified && c.outcome != verdict::equation &&
           c.outcome != verdict::definition;
}

bool fails(claim const& c, report_options const& options) {
    if (c.quoted) return options.fail_on.count("quoted") != 0;
    if (!c.judged.code.empty()) {
        if (options.fail_on.count(c.judged.code) != 0) return true;
        if (c.judged.code == "rounded") return false;
    }
    return options.fail_on.count(c.verdict_word()) != 0;
}

coverage total(std::vector<file_report> const& reports) {
    coverage all;
    for (auto const& report : reports) all += report.coverage;
    return all;
}

namespace {

std::string on_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string witness_text(claim const& c) {
    std::string text;
    for (auto const& [name, value] : c.judged.witness) {
        text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", name, value.to_string());
    }
    return text;
}

std::string or_none(std::string const& value) { return value.empty() ? "no value" : value; }

void write_details(std::ostream& out, claim const& c) {
    auto const line = [&](std::string_view text) { out << "    " << text << '\n'; };
    auto const& j = c.judged;
    if (j.links.size() > 1) {
        for (auto const& l : j.links) {
            if (l.outcome != verdict::verified && l.outcome != verdict::definition) {
                line(fmt::format("link: {} {} {}  {}", l.left, symbol_of(l.rel), l.right,
                                 word_for(l.outcome)));
            }
        }
    }
    if (!j.witness.empty()) {
        line(fmt::format("at {}: left {}, right {}", witness_text(c), or_none(j.left),
                         or_none(j.right)));
    } else if (c.outcome == verdict::refuted && !j.left.empty()) {
        line(fmt::format("left {}, right {}", j.left, or_none(j.right)));
    }
    if (!j.correct.empty()) line("correct: " + j.correct);
    if (!j.sufficient.empty() && j.sufficient != j.condition) line("sufficient: " + j.sufficient);
    if (!j.condition.empty()) line("holds for: " + j.condition);
    if (!j.elsewhere.empty()) line("elsewhere: " + j.elsewhere);
    line("read as: " + c.reading);
    for (auto const& r : j.reasons) line(r.sentence);
    for (auto const& candidate : j.candidates) {
        line(fmt::format("{}: {}", candidate.convention, candidate.value.value_or("no value")));
    }
    for (auto const& a : c.assumed) {
        line(a.line == 0 ? "assumed: " + a.text
                         : fmt::format("assumed: {} (from text, line {})", a.text, a.line));
    }
    if (!j.hint.empty()) line("hint: " + j.hint);
}

}  // namespace

void write_summary(std::ostream& out, std::vector<file_report> const& reports) {
    auto const all = total(reports);
    std::map<std::string, std::size_t> verdicts;
    for (auto const& report : reports) {
        for (auto const& c : report.claims) ++verdicts[c.verdict_word()];
    }
    std::string line = fmt::format("{} formulas, {} claims", all.formulas, all.claims);
    if (!verdicts.empty()) {
        std::string counts;
        for (auto const& [word, count] : verdicts) {
            counts += fmt::format("{}{} {}", counts.empty() ? "" : ", ", count, word);
        }
        line += fmt::format(" ({})", counts);
    }
    line += fmt::format("; {} not claims", all.not_claims);
    line += fmt::format("; {} unread", all.unread);
    if (all.unread > 0) {
        std::string causes;
        for (auto const& [cause, count] : all.unread_causes) {
            causes += fmt::format("{}{} {}", causes.empty() ? "" : ", ", count, cause);
        }
        line += fmt::format(" ({})", causes);
    }
    out << line << fmt::format("; coverage {:.1f} %", all.percent()) << '\n';
}

void write_human(std::ostream& out, std::vector<file_report> const& reports,
                 report_options const& options) {
    for (auto const& report : reports) {
        if (!report.error.empty()) {
            out << report.path << ": not read: " << report.error << '\n';
            continue;
        }
        for (auto const& c : report.claims) {
            if (!options.all && !is_finding(c)) continue;
            out << fmt::format("{}:{}:{}: {}  {}", report.path, c.place.begin.line,
                               c.place.begin.column, c.verdict_word(), on_one_line(c.source));
            if (!c.value.empty()) out << " = " << c.value;
            if (!c.judged.code.empty()) out << "  [" << c.judged.code << ']';
            out << '\n';
            if (is_finding(c)) write_details(out, c);
        }
    }
    write_summary(out, reports);
}

}  // namespace surd::lesson
