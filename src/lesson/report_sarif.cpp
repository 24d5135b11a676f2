// SPDX-License-Identifier: BSL-1.0
#include <map>
#include <ostream>

#include "lesson/finding_text.hpp"
#include "lesson/report_json.hpp"
#include "surd/config.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

namespace {

using json = report_json;

/// What each verdict or code means, for the viewer of a log.
constexpr std::pair<char const*, char const*> rules[] = {
    {"refuted", "The statement is false; a point and both values show it."},
    {"conditional", "The statement holds only where the condition holds."},
    {"convention", "The truth depends on a convention or a reading that nobody chose."},
    {"undefined", "A part has no value."},
    {"non-real", "A part has no real value."},
    {"undecided", "Inside the subject, but not decided within the limits."},
    {"outside", "Real, but outside powers and roots."},
    {"not-checkable", "Read, but nothing that could be checked."},
    {"beyond-limits", "Too large to be written out within the limits."},
    {"verified", "The statement is true."},
    {"definition", "The statement introduces a name."},
    {"equation", "A relation between unknowns, no claim."},
    {"quoted", "Stated as false by its author, and false."},
    {"value", "The expression has a value."},
    {"rounded", "True as a rounded value, false as an equality."},
    {"unexpected", "The verdict is not the one that the author expects."},
    {"bad-directive", "A directive that cannot be read."},
    {"contradictory-directive", "A directive that contradicts another."},
    {"useless-directive", "A directive that changes nothing."},
};

char const* level_of(severity s) {
    return s == severity::error     ? "error"
           : s == severity::warning ? "warning"
           : s == severity::note    ? "note"
                                    : "none";
}

/// A path as the reference of a URI: everything but unreserved characters and / encoded.
/// Source: RFC 3986, section 2.3.
std::string uri_of(std::string const& path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri;
    for (char const c : path) {
        auto const byte = static_cast<unsigned char>(c);
        bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        if (plain) {
            uri += c;
        } else {
            uri += '%';
            uri += digits[byte >> 4];
            uri += digits[byte & 15];
        }
    }
    return (uri.substr(0, 1) == "/" ? "file://" : "") + uri;
}

json location_of(std::string const& path, claim_place const& place, std::string const& source) {
    return {{"physicalLocation",
             {{"artifactLocation", {{"uri", uri_of(path)}}},
              {"region",
               {{"startLine", place.begin.line},
                {"startColumn", place.begin.column},
                {"endLine", place.end.line},
                {"endColumn", place.end.column},
                {"byteOffset", place.byte},
                {"byteLength", place.end_byte - place.byte},
                {"snippet", {{"text", source}}}}}}}};
}

class sarif_log {
public:
    explicit sarif_log(report_options const& options) : options_(options) {}

    void add(file_report const& report) {
        auto const l = language_for(report, options_);
        if (!report.error.empty()) {
            notifications_.push_back(
                {{"level", "error"},
                 {"message", {{"text", text::say(l, "not read: {0}", {report.error})}}},
                 {"locations",
                  json::array({{{"physicalLocation",
                                 {{"artifactLocation", {{"uri", uri_of(report.path)}}}}}}})}});
        }
        for (auto const& d : report.directives) add(report, d, l);
        for (auto const& c : report.claims) {
            if (options_.all || is_finding(c) || c.ignored) add(report, c, l);
        }
    }

    [[nodiscard]] json log(file_reports const& reports) {
        json invocation = {{"executionSuccessful", notifications_.empty()}};
        if (!notifications_.empty()) {
            invocation["toolExecutionNotifications"] = std::move(notifications_);
        }
        json driver = {{"name", "surd"},
                       {"fullName", "surd check"},
                       {"version", SURD_VERSION},
                       {"semanticVersion", SURD_VERSION},
                       {"rules", rules_}};
        json run = {{"tool", {{"driver", std::move(driver)}}},
                    {"columnKind", "unicodeCodePoints"},
                    {"invocations", json::array({std::move(invocation)})},
                    {"results", std::move(results_)},
                    {"properties", {{"coverage", json_of(total(reports))}}}};
        return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                {"version", "2.1.0"},
                {"runs", json::array({std::move(run)})}};
    }

private:
    std::size_t rule_index(std::string const& id) {
        auto const [at, is_new] = index_.try_emplace(id, rules_.size());
        if (is_new) {
            std::string meaning = "The notation has two readings that disagree about the truth.";
            for (auto const& [name, words] : rules) {
                if (id == name) meaning = words;
            }
            rules_.push_back({{"id", id}, {"shortDescription", {{"text", meaning}}}});
        }
        return at->second;
    }

    json result(std::string const& rule, severity level, bool known, std::string const& message,
                json location, std::string const& fingerprint) {
        json one = {{"ruleId", rule},
                    {"ruleIndex", rule_index(rule)},
                    {"kind", level == severity::none ? "pass" : "fail"},
                    {"level", level_of(level)},
                    {"message", {{"text", message}}},
                    {"locations", json::array({std::move(location)})},
                    {"partialFingerprints", {{"surdFinding/v1", fingerprint}}}};
        if (options_.baseline) one["baselineState"] = known ? "unchanged" : "new";
        return one;
    }

    void add(file_report const& report, directive_fault const& d, text::language l) {
        results_.push_back(result(d.code, severity_of(d, options_), d.known,
                                  text::translated(l, d.sentence),
                                  location_of(report.path, d.place, d.source), d.fingerprint));
    }

    void add(file_report const& report, claim const& c, text::language l) {
        auto message = headline_of(c);
        for (auto const& line : details_of(c, l)) message += '\n' + line;
        auto const& rule = c.judged.code.empty() ? c.verdict_word() : c.judged.code;
        auto level = severity_of(c, options_);
        // What is known or silenced stays a result; its state or suppression says so.
        if ((c.known && is_finding(c)) || c.ignored) level = severity::warning;
        auto one = result(rule, level, c.known, message,
                          location_of(report.path, c.place, c.source), c.fingerprint);
        if (c.ignored) {
            one["suppressions"] =
                json::array({{{"kind", "inSource"}, {"justification", *c.ignored}}});
        }
        one["properties"] = {{"verdict", c.verdict_word()}, {"reading", c.reading}};
        if (!c.judged.correct.empty()) one["properties"]["correct"] = c.judged.correct;
        results_.push_back(std::move(one));
    }

    report_options const& options_;
    json rules_ = json::array();
    json results_ = json::array();
    json notifications_ = json::array();
    std::map<std::string, std::size_t> index_;
};

}  // namespace

void write_sarif(std::ostream& out, file_reports const& reports, report_options const& options) {
    sarif_log log(options);
    for (auto const& report : reports) log.add(report);
    out << log.log(reports).dump(2, ' ', false, json::error_handler_t::replace) << '\n';
}

}  // namespace surd::lesson
