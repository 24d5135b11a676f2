// SPDX-License-Identifier: BSL-1.0
#include "lesson/report_json.hpp"

#include <cmath>
#include <ostream>

#include "surd/lesson/convention_names.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

using json = report_json;
using text::translated;

namespace {

json text_or_null(std::string const& text) { return text.empty() ? json(nullptr) : json(text); }

json links_json(claim const& c) {
    json list = json::array();
    for (auto const& l : c.judged.links) {
        list.push_back({{"relation", symbol_of(l.rel)},
                        {"verdict", word_for(l.outcome)},
                        {"left", l.left},
                        {"right", l.right}});
    }
    return list;
}

json witness_json(claim const& c) {
    if (c.judged.witness.empty()) return nullptr;
    json point = json::object();
    for (auto const& [name, value] : c.judged.witness) point[name] = value.to_string();
    return point;
}

json assumed_json(claim const& c) {
    json list = json::array();
    for (auto const& a : c.assumed) {
        list.push_back({{"text", a.text}, {"line", a.line == 0 ? json(nullptr) : json(a.line)}});
    }
    return list;
}

json candidates_json(claim const& c) {
    json list = json::array();
    for (auto const& one : c.judged.candidates) {
        list.push_back({{"convention", one.convention},
                        {"value", one.value ? json(*one.value) : json(nullptr)}});
    }
    return list;
}

json summary_json(file_reports const& reports, report_options const& options) {
    json summary = json_of(total(reports));
    json verdicts = json::object();
    std::size_t failing = 0;
    std::size_t unreadable = 0;
    std::size_t known = 0;
    std::size_t ignored = 0;
    std::size_t faults = 0;
    for (auto const& report : reports) {
        unreadable += report.error.empty() ? 0 : 1;
        faults += report.directives.size();
        for (auto const& c : report.claims) {
            auto const word = c.verdict_word();
            verdicts[word] = verdicts.value(word, std::size_t{0}) + 1;
            failing += fails(c, options) ? 1 : 0;
            known += c.known ? 1 : 0;
            ignored += c.ignored ? 1 : 0;
        }
    }
    summary["files"] = reports.size();
    summary["unreadable"] = unreadable;
    summary["failing"] = failing;
    summary["known"] = known;
    summary["ignored"] = ignored;
    summary["faulty_directives"] = faults;
    summary["verdicts"] = verdicts;
    return summary;
}

}  // namespace

json json_of(claim_place const& place) {
    return {{"line", place.begin.line},
            {"column", place.begin.column},
            {"endLine", place.end.line},
            {"endColumn", place.end.column},
            {"byte", place.byte},
            {"endByte", place.end_byte},
            {"cell", place.cell ? json(*place.cell) : json(nullptr)}};
}

json json_of(claim const& c, text::language l) {
    auto const& j = c.judged;
    json object;
    object["kind"] = name_of(c.kind);
    object["span"] = json_of(c.place);
    object["source"] = c.source;
    object["reading"] = c.reading;
    object["verdict"] = c.outcome ? json(c.verdict_word()) : json(nullptr);
    object["outcome"] = c.value_outcome ? json(word_for(*c.value_outcome)) : json(nullptr);
    object["value"] = text_or_null(c.value);
    object["code"] = text_or_null(j.code);
    object["condition"] = text_or_null(j.condition);
    object["sufficient"] = text_or_null(j.sufficient);
    object["condition_exact"] = j.condition.empty() ? json(nullptr) : json(j.condition_exact);
    object["elsewhere"] = text_or_null(j.elsewhere);
    object["witness"] = witness_json(c);
    object["left"] = text_or_null(j.left);
    object["right"] = text_or_null(j.right);
    object["correct"] = text_or_null(j.correct);
    object["links"] = links_json(c);
    object["solutions"] = j.solutions;
    object["conventions"] = convention_names(j.conventions, c.chosen);
    object["candidates"] = candidates_json(c);
    object["reasons"] = json::array();
    for (auto const& r : j.reasons) object["reasons"].push_back(translated(l, r.sentence));
    object["assumed"] = assumed_json(c);
    object["expected"] = text_or_null(c.expected);
    object["pair"] = text_or_null(c.pair);
    object["hint"] = text_or_null(translated(l, j.hint));
    object["expected_verdict"] =
        c.expected_verdict ? json(c.expected_verdict->verdict) : json(nullptr);
    object["ignored"] = c.ignored ? json(*c.ignored) : json(nullptr);
    object["known"] = c.known;
    object["fingerprint"] = c.fingerprint;
    return object;
}

json json_of(unread_formula const& u) {
    return {{"span", json_of(u.place)}, {"source", u.source}, {"cause", u.cause}};
}

json json_of(directive_fault const& d, text::language l) {
    return {{"span", json_of(d.place)}, {"source", d.source},
            {"code", d.code},           {"message", translated(l, d.sentence)},
            {"known", d.known},         {"fingerprint", d.fingerprint}};
}

json json_of(coverage const& c) {
    json causes = json::object();
    for (auto const& [cause, count] : c.unread_causes) causes[cause] = count;
    return {{"formulas", c.formulas},
            {"claims", c.claims},
            {"decided", c.decided},
            {"unread", c.unread},
            {"unread_causes", causes},
            {"not_claims", c.not_claims},
            {"percent", std::round(c.percent() * 10) / 10}};
}

std::string json_line(json const& object) {
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

void write_json(std::ostream& out, file_reports const& reports, report_options const& options) {
    json files = json::array();
    for (auto const& report : reports) {
        auto const l = language_for(report, options);
        json claims = json::array();
        for (auto const& c : report.claims) {
            if (options.all || is_finding(c)) claims.push_back(json_of(c, l));
        }
        json directives = json::array();
        for (auto const& d : report.directives) directives.push_back(json_of(d, l));
        json unread = json::array();
        for (auto const& u : report.unread) {
            if (options.all) unread.push_back(json_of(u));
        }
        files.push_back({{"path", report.path},
                         {"format", name_of(report.format)},
                         {"lang", text_or_null(report.language)},
                         {"numbers", text_or_null(report.numbers)},
                         {"error", text_or_null(report.error)},
                         {"coverage", json_of(report.coverage)},
                         {"claims", std::move(claims)},
                         {"unread", std::move(unread)},
                         {"directives", std::move(directives)}});
    }
    out << json_line({{"files", std::move(files)}, {"summary", summary_json(reports, options)}})
        << '\n';
}

void write_json_lines(std::ostream& out, file_reports const& reports,
                      report_options const& options) {
    for (auto const& report : reports) {
        auto const l = language_for(report, options);
        if (!report.error.empty()) {
            out << json_line({{"path", report.path}, {"error", report.error}}) << '\n';
        }
        for (auto const& d : report.directives) {
            out << json_line({{"path", report.path}, {"directive", json_of(d, l)}}) << '\n';
        }
        for (auto const& c : report.claims) {
            if (!options.all && !is_finding(c)) continue;
            json object = {{"path", report.path}};
            object.update(json_of(c, l));
            out << json_line(object) << '\n';
        }
    }
    out << json_line({{"summary", summary_json(reports, options)}}) << '\n';
}

}  // namespace surd::lesson
