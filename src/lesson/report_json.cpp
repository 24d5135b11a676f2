// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <ostream>

#include "surd/lesson/report.hpp"

namespace surd::lesson {

namespace {

using json = nlohmann::ordered_json;

json text_or_null(std::string const& text) { return text.empty() ? json(nullptr) : json(text); }

json place_json(claim_place const& place) {
    return {{"line", place.begin.line},
            {"column", place.begin.column},
            {"endLine", place.end.line},
            {"endColumn", place.end.column},
            {"byte", place.byte},
            {"endByte", place.end_byte},
            {"cell", place.cell ? json(*place.cell) : json(nullptr)}};
}

json conventions_json(claim const& c) {
    json list = json::array();
    auto const used = c.judged.conventions;
    if (used.contains(question::zero_to_zero)) list.push_back("zero-to-zero");
    if (used.contains(question::negative_base)) list.push_back("real odd root");
    if (used.contains(question::even_fraction)) list.push_back("even-fraction");
    return list;
}

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

json claim_json(claim const& c) {
    json object;
    object["kind"] = name_of(c.kind);
    object["span"] = place_json(c.place);
    object["source"] = c.source;
    object["reading"] = c.reading;
    object["verdict"] = c.outcome ? json(c.verdict_word()) : json(nullptr);
    object["outcome"] = c.value_outcome ? json(word_for(*c.value_outcome)) : json(nullptr);
    object["value"] = text_or_null(c.value);
    object["code"] = text_or_null(c.judged.code);
    object["condition"] = text_or_null(c.judged.condition);
    object["sufficient"] = text_or_null(c.judged.sufficient);
    object["condition_exact"] =
        c.judged.condition.empty() ? json(nullptr) : json(c.judged.condition_exact);
    object["elsewhere"] = text_or_null(c.judged.elsewhere);
    object["witness"] = witness_json(c);
    object["left"] = text_or_null(c.judged.left);
    object["right"] = text_or_null(c.judged.right);
    object["correct"] = text_or_null(c.judged.correct);
    object["links"] = links_json(c);
    object["solutions"] = c.judged.solutions;
    object["conventions"] = conventions_json(c);
    object["assumed"] = json::array();
    for (auto const& a : c.assumed) {
        object["assumed"].push_back(
            {{"text", a.text}, {"line", a.line == 0 ? json(nullptr) : json(a.line)}});
    }
    object["expected"] = text_or_null(c.expected);
    object["pair"] = text_or_null(c.pair);
    object["hint"] = text_or_null(c.judged.hint);
    object["fingerprint"] = c.fingerprint;
    return object;
}

json coverage_json(coverage const& c) {
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

json summary_json(std::vector<file_report> const& reports, report_options const& options) {
    json summary = coverage_json(total(reports));
    json verdicts = json::object();
    std::size_t failing = 0;
    std::size_t unreadable = 0;
    for (auto const& report : reports) {
        if (!report.error.empty()) ++unreadable;
        for (auto const& c : report.claims) {
            auto const word = c.verdict_word();
            verdicts[word] = verdicts.value(word, std::size_t{0}) + 1;
            if (fails(c, options)) ++failing;
        }
    }
    summary["files"] = reports.size();
    summary["unreadable"] = unreadable;
    summary["failing"] = failing;
    summary["verdicts"] = verdicts;
    return summary;
}

std::string one_line(json const& object) {
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

void write_json(std::ostream& out, std::vector<file_report> const& reports,
                report_options const& options) {
    json files = json::array();
    for (auto const& report : reports) {
        json claims = json::array();
        for (auto const& c : report.claims) {
            if (options.all || is_finding(c)) claims.push_back(claim_json(c));
        }
        files.push_back({{"path", report.path},
                         {"format", name_of(report.format)},
                         {"lang", text_or_null(report.language)},
                         {"numbers", text_or_null(report.numbers)},
                         {"error", text_or_null(report.error)},
                         {"coverage", coverage_json(report.coverage)},
                         {"claims", std::move(claims)}});
    }
    out << one_line({{"files", std::move(files)}, {"summary", summary_json(reports, options)}})
        << '\n';
}

void write_json_lines(std::ostream& out, std::vector<file_report> const& reports,
                      report_options const& options) {
    for (auto const& report : reports) {
        if (!report.error.empty()) {
            out << one_line({{"path", report.path}, {"error", report.error}}) << '\n';
        }
        for (auto const& c : report.claims) {
            if (!options.all && !is_finding(c)) continue;
            json object = {{"path", report.path}};
            object.update(claim_json(c));
            out << one_line(object) << '\n';
        }
    }
    out << one_line({{"summary", summary_json(reports, options)}}) << '\n';
}

}  // namespace surd::lesson
