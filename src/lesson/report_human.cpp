// SPDX-License-Identifier: BSL-1.0
#include <fmt/format.h>

#include <map>
#include <ostream>

#include "lesson/finding_text.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

using text::say;
using text::translated;

namespace {

std::string coloured(std::string const& word, severity s, report_options const& options) {
    if (!options.color) return word;
    auto const* code = s == severity::error     ? "\x1b[31m"
                       : s == severity::warning ? "\x1b[33m"
                       : s == severity::note    ? "\x1b[36m"
                                                : "\x1b[32m";
    return code + word + "\x1b[0m";
}

void write_place(std::ostream& out, std::string const& path, claim_place const& place) {
    out << path << ':' << place.begin.line << ':' << place.begin.column << ": ";
}

void write_directive(std::ostream& out, file_report const& report, directive_fault const& d,
                     report_options const& options) {
    if (d.known && !options.all) return;
    write_place(out, report.path, d.place);
    out << coloured("directive", severity_of(d, options), options) << "  " << d.source << "  ["
        << d.code << "]\n    " << translated(language_for(report, options), d.sentence) << '\n';
}

void write_claim(std::ostream& out, file_report const& report, claim const& c,
                 report_options const& options) {
    bool const listed = is_finding(c) && !c.known;
    if (!options.all && !listed) return;
    write_place(out, report.path, c.place);
    auto const word = c.verdict_word();
    out << coloured(word, severity_of(c, options), options) << headline_of(c).substr(word.size())
        << '\n';
    if (!is_finding(c) && !c.ignored && !c.expected_verdict) return;
    for (auto const& line : details_of(c, language_for(report, options))) {
        out << "    " << line << '\n';
    }
}

void write_unread(std::ostream& out, file_report const& report) {
    for (auto const& u : report.unread) {
        write_place(out, report.path, u.place);
        out << "unread  " << on_one_line(u.source) << "  [" << u.cause << "]\n";
    }
}

std::string counted(std::map<std::string, std::size_t> const& counts) {
    std::string all;
    for (auto const& [word, count] : counts) {
        all += fmt::format("{}{} {}", all.empty() ? "" : ", ", count, word);
    }
    return all.empty() ? all : " (" + all + ")";
}

}  // namespace

void write_summary(std::ostream& out, file_reports const& reports, report_options const& options) {
    auto const l = options.language.value_or(text::language::en);
    auto const all = total(reports);
    std::map<std::string, std::size_t> verdicts;
    std::size_t known = 0;
    std::size_t ignored = 0;
    std::size_t faults = 0;
    std::size_t failed_files = 0;
    for (auto const& report : reports) {
        failed_files += report.error.empty() ? 0 : 1;
        faults += report.directives.size();
        for (auto const& c : report.claims) {
            ++verdicts[c.verdict_word()];
            known += c.known ? 1 : 0;
            ignored += c.ignored ? 1 : 0;
        }
    }
    auto const number = [](std::size_t n) { return std::to_string(n); };
    auto line = say(l, "{0} formulas, {1} claims", {number(all.formulas), number(all.claims)}) +
                counted(verdicts);
    line += "; " + say(l, "{0} not claims", {number(all.not_claims)});
    line += "; " + say(l, "{0} unread", {number(all.unread)}) + counted(all.unread_causes);
    if (known > 0) line += "; " + say(l, "{0} known from the baseline", {number(known)});
    if (ignored > 0) line += "; " + say(l, "{0} ignored", {number(ignored)});
    if (faults > 0) line += "; " + say(l, "{0} faulty directives", {number(faults)});
    if (failed_files > 0) line += "; " + say(l, "{0} files not read", {number(failed_files)});
    out << line << "; " << say(l, "coverage {0} %", {fmt::format("{:.1f}", all.percent())}) << '\n';
}

void write_human(std::ostream& out, file_reports const& reports, report_options const& options) {
    for (auto const& report : reports) {
        if (!report.error.empty()) {
            out << report.path << ": "
                << say(language_for(report, options), "not read: {0}", {report.error}) << '\n';
            continue;
        }
        for (auto const& d : report.directives) write_directive(out, report, d, options);
        for (auto const& c : report.claims) write_claim(out, report, c, options);
        if (options.all) write_unread(out, report);
    }
    write_summary(out, reports, options);
}

}  // namespace surd::lesson
