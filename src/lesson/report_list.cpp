// SPDX-License-Identifier: BSL-1.0
#include <nlohmann/json.hpp>
#include <ostream>

#include "lesson/finding_text.hpp"
#include "lesson/report_json.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

void write_list(std::ostream& out, file_reports const& reports, report_options const& options) {
    auto const place = [&](std::string const& path, claim_place const& at) -> std::ostream& {
        return out << path << ':' << at.begin.line << ':' << at.begin.column << ": ";
    };
    for (auto const& report : reports) {
        auto const l = language_for(report, options);
        if (!report.error.empty()) {
            out << report.path << ": " << text::say(l, "not read: {0}", {report.error}) << '\n';
        }
        for (auto const& c : report.claims) {
            place(report.path, c.place) << name_of(c.kind) << "  " << on_one_line(c.source) << '\n';
            for (auto const& line : reading_of(c, l)) out << "    " << line << '\n';
        }
        for (auto const& u : report.unread) {
            place(report.path, u.place)
                << "unread  " << on_one_line(u.source) << "  [" << u.cause << "]\n";
        }
    }
}

void write_list_json(std::ostream& out, file_reports const& reports) {
    for (auto const& report : reports) {
        if (!report.error.empty()) {
            out << json_line({{"path", report.path}, {"error", report.error}}) << '\n';
        }
        for (auto const& c : report.claims) {
            report_json object = {{"path", report.path}};
            auto const whole = json_of(c, text::language::en);
            for (auto const* key : {"kind", "span", "source", "reading", "assumed", "expected",
                                    "pair", "ignored", "fingerprint"}) {
                object[key] = whole[key];
            }
            out << json_line(object) << '\n';
        }
        for (auto const& u : report.unread) {
            out << json_line({{"path", report.path}, {"unread", json_of(u)}}) << '\n';
        }
    }
}

}  // namespace surd::lesson
