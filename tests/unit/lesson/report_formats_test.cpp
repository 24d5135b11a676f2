// SPDX-License-Identifier: BSL-1.0
// What each report format says; the goldens of whole reports are in tests/golden.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "surd/lesson/baseline.hpp"
#include "surd/lesson/check.hpp"
#include "surd/lesson/convention_names.hpp"
#include "surd/lesson/read_document.hpp"
#include "surd/lesson/report.hpp"

namespace surd::lesson {
namespace {

using json = nlohmann::json;
using writer = void (*)(std::ostream&, file_reports const&, report_options const&);

file_report checked(std::string const& path, std::string const& text) {
    auto const result = read_document(path, text, format::markdown);
    EXPECT_TRUE(result.read) << result.error;
    return result.read ? check(*result.read) : file_report{};
}

file_report unreadable(std::string const& path) {
    file_report report;
    report.path = path;
    report.error = "not UTF-8 at offset 3";
    return report;
}

std::string written(writer write, file_reports const& reports, report_options const& options = {}) {
    std::ostringstream out;
    write(out, reports, options);
    return out.str();
}

bool contains(std::string const& text, std::string const& part) {
    return text.find(part) != std::string::npos;
}

constexpr char const* mistakes =
    "Since $2^3 = 6$ and $2^2 = 4$, also $\\sqrt{x^2} = x$.\n\nThen $\\sqrt{2} = 1.414$ and "
    "$\\oint x = 1$.\n";

TEST(Report, SeverityFollowsWhatFails) {
    auto const report = checked("a.md", mistakes);
    ASSERT_EQ(report.claims.size(), 4u);
    report_options options;
    EXPECT_EQ(severity_of(report.claims[0], options), severity::error);
    EXPECT_EQ(severity_of(report.claims[1], options), severity::none);
    EXPECT_EQ(severity_of(report.claims[2], options), severity::warning);
    EXPECT_EQ(report.claims[3].judged.code, "rounded");
    EXPECT_EQ(severity_of(report.claims[3], options), severity::warning);
    options.fail_on = {"conditional", "rounded"};
    EXPECT_EQ(severity_of(report.claims[0], options), severity::warning);
    EXPECT_EQ(severity_of(report.claims[2], options), severity::error);
    EXPECT_EQ(severity_of(report.claims[3], options), severity::error);
    options.fail_on = {"none"};
    options.strict = true;
    EXPECT_EQ(severity_of(report.claims[0], options), severity::error);
    EXPECT_EQ(severity_of(report.claims[1], options), severity::none);
    EXPECT_EQ(severity_of(report.claims[3], options), severity::error);
}

TEST(Report, EveryVerdictAndCodeCanBeNamed) {
    auto const words = finding_words();
    std::set<std::string> const known(words.begin(), words.end());
    for (auto const& c : checked("a.md", mistakes).claims) {
        EXPECT_EQ(known.count(c.verdict_word()), 1u) << c.verdict_word();
        auto const& code = c.judged.code;
        EXPECT_TRUE(code.empty() || known.count(code) == 1) << code;
    }
}

TEST(ReportHuman, SpeaksTheLanguageOfTheLesson) {
    auto const spanish = checked("a.md", "La potencia de la base es $2^3 = 6$ para el alumno.\n");
    EXPECT_EQ(spanish.language, "es");
    auto const text = written(write_human, {spanish});
    EXPECT_TRUE(contains(text, "a.md:1:28: refuted  2^3 = 6")) << text;
    EXPECT_TRUE(contains(text, "    izquierda 8, derecha 6\n    correcto: 8\n")) << text;
    EXPECT_TRUE(contains(text, "1 formulas, 1 claims (1 refuted)")) << text;

    auto const chinese = checked("b.md", "指数为负时,$0^{-2}$ 与 $2^3 = 6$。\n");
    EXPECT_TRUE(contains(written(write_human, {chinese}), "    零的负指数幂\n"));

    report_options options;
    options.language = text::language::es;
    auto const chosen = written(write_human, {chinese}, options);
    EXPECT_TRUE(contains(chosen, "    cero elevado a una potencia negativa\n")) << chosen;
    EXPECT_TRUE(contains(chosen, "2 fórmulas, 2 afirmaciones (1 refuted, 1 undefined)")) << chosen;
}

TEST(ReportHuman, ListsUnreadFormulasOnRequest) {
    auto const report = checked("a.md", mistakes);
    ASSERT_EQ(report.unread.size(), 1u);
    EXPECT_EQ(report.unread[0].source, "\\oint x = 1");
    EXPECT_EQ(report.unread[0].place.begin.line, 3u);
    report_options options;
    EXPECT_FALSE(contains(written(write_human, {report}, options), "unread  "));
    options.all = true;
    EXPECT_TRUE(contains(written(write_human, {report}, options), "a.md:3:"));
    EXPECT_TRUE(contains(written(write_human, {report}, options), "unread  \\oint x = 1  ["));
}

TEST(ReportHuman, ColoursOnlyWhenAsked) {
    report_options options;
    EXPECT_FALSE(contains(written(write_human, {checked("a.md", mistakes)}, options), "\x1b["));
    options.color = true;
    EXPECT_TRUE(contains(written(write_human, {checked("a.md", mistakes)}, options),
                         "\x1b[31mrefuted\x1b[0m  2^3 = 6"));
}

TEST(ReportJson, AClaimHasEveryKey) {
    auto const whole = json::parse(written(write_json, {checked("a.md", mistakes)}));
    std::set<std::string> keys;
    for (auto const& [key, value] : whole["files"][0]["claims"][0].items()) keys.insert(key);
    for (auto const* key :
         {"kind",     "span",      "source",     "reading",    "verdict",     "outcome",
          "code",     "condition", "sufficient", "elsewhere",  "witness",     "left",
          "right",    "correct",   "links",      "solutions",  "conventions", "assumed",
          "expected", "pair",      "hint",       "fingerprint"}) {
        EXPECT_EQ(keys.count(key), 1u) << key;
    }
    EXPECT_EQ(whole["summary"]["failing"], 1);
    EXPECT_EQ(whole["files"][0]["lang"], "en");
    EXPECT_EQ(whole["files"][0]["coverage"]["unread"], 1);
}

TEST(ReportJson, LinesEndWithTheSummary) {
    std::istringstream lines(written(write_json_lines, {checked("a.md", mistakes)}));
    std::vector<json> all;
    for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line));
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[0]["path"], "a.md");
    EXPECT_EQ(all[0]["verdict"], "refuted");
    EXPECT_EQ(all.back()["summary"]["claims"], 4);
}

TEST(ReportGithub, WritesWorkflowCommands) {
    auto const text = written(
        write_github, {checked("a,b.md", "So $2^3\n= 6$ of $100\\%$.\n"), unreadable("c.md")});
    EXPECT_TRUE(contains(text,
                         "::error file=a%2Cb.md,line=1,endLine=2,col=5,title=surd%3A refuted::2^3 "
                         "= 6%0Aleft 8, right 6%0Acorrect: 8%0A"))
        << text;
    EXPECT_TRUE(contains(text, "::error file=c.md,title=surd::not read: not UTF-8 at offset 3\n"));
}

TEST(ReportGithub, CapsAnnotations) {
    std::string lesson;
    for (int i = 0; i < 13; ++i) lesson += "$2^3 = 6$, $\\sqrt{x^2} = x$\n\n";
    auto const text = written(write_github, {checked("a.md", lesson)});
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        errors += line.rfind("::error ", 0) == 0 ? 1 : 0;
        warnings += line.rfind("::warning ", 0) == 0 ? 1 : 0;
    }
    EXPECT_EQ(errors, 10u);
    EXPECT_EQ(warnings, 10u);
    EXPECT_TRUE(contains(text, "::notice::6 more findings are not shown here\n26 formulas"))
        << text;
}

/// The properties that SARIF 2.1.0 requires, section by section.
void expect_sarif(json const& log) {
    EXPECT_EQ(log.at("version"), "2.1.0");                  // 3.13.2
    ASSERT_TRUE(log.at("runs").is_array());                 // 3.13.4
    for (auto const& run : log["runs"]) {                   //
        auto const& driver = run.at("tool").at("driver");   // 3.14.6, 3.18.2
        EXPECT_TRUE(driver.at("name").is_string());         // 3.19.8
        std::set<std::string> ids;                          //
        for (auto const& rule : driver.at("rules")) {       //
            EXPECT_TRUE(ids.insert(rule.at("id")).second);  // 3.49.3
            EXPECT_TRUE(rule.at("shortDescription").at("text").is_string());
        }
        for (auto const& invocation : run.at("invocations")) {
            EXPECT_TRUE(invocation.at("executionSuccessful").is_boolean());  // 3.20.14
            for (auto const& note : invocation.value("toolExecutionNotifications", json::array())) {
                EXPECT_TRUE(note.at("message").at("text").is_string());  // 3.58.5
            }
        }
        std::set<std::string> const levels{"none", "note", "warning", "error"};
        for (auto const& result : run.at("results")) {
            EXPECT_FALSE(result.at("message").at("text").get<std::string>().empty());  // 3.27.11
            auto const index = result.at("ruleIndex").get<std::size_t>();              // 3.27.6
            EXPECT_EQ(driver["rules"].at(index)["id"], result.at("ruleId"));
            EXPECT_EQ(levels.count(result.at("level")), 1u);  // 3.27.10
            // Only a failure has a level other than none.  3.27.9
            EXPECT_EQ(result.at("kind") == "fail", result["level"] != "none");
            for (auto const& suppression : result.value("suppressions", json::array())) {
                EXPECT_EQ(suppression.at("kind"), "inSource");  // 3.35.2
            }
            for (auto const& location : result.at("locations")) {
                auto const& physical = location.at("physicalLocation");
                EXPECT_TRUE(physical.at("artifactLocation").at("uri").is_string());  // 3.29.3
                auto const& region = physical.at("region");
                EXPECT_GE(region.at("startLine").get<int>(), 1);    // 3.30.5
                EXPECT_GE(region.at("startColumn").get<int>(), 1);  // 3.30.6
                EXPECT_GE(region.at("endLine"), region["startLine"]);
            }
        }
    }
}

TEST(ReportSarif, HasTheRequiredProperties) {
    auto const lesson =
        std::string(mistakes) + "\n<!-- surd: ignore-next \"on purpose\" -->\n$3^2 = 6$\n";
    report_options options;
    for (bool const all : {false, true}) {
        options.all = all;
        auto const log = json::parse(
            written(write_sarif, {checked("a b.md", lesson), unreadable("c.md")}, options));
        expect_sarif(log);
        auto const& run = log["runs"][0];
        EXPECT_EQ(run["invocations"][0]["executionSuccessful"], false);
        EXPECT_EQ(run["results"].size(), all ? 5u : 4u);
        auto const& first = run["results"][0];
        EXPECT_EQ(first["ruleId"], "refuted");
        EXPECT_EQ(first["level"], "error");
        auto const& place = first["locations"][0]["physicalLocation"];
        EXPECT_EQ(place["artifactLocation"]["uri"], "a%20b.md");
        EXPECT_EQ(place["region"]["startColumn"], 8);
        EXPECT_EQ(run["results"].back()["suppressions"][0]["justification"], "on purpose");
    }
}

TEST(ReportSarif, TwoRunsAgree) {
    auto const report = checked("a.md", mistakes);
    EXPECT_EQ(written(write_sarif, {report}), written(write_sarif, {checked("a.md", mistakes)}));
    auto const moved = checked("a.md", std::string("\n\nNew.\n\n") + mistakes);
    ASSERT_EQ(moved.claims.size(), report.claims.size());
    for (std::size_t i = 0; i < report.claims.size(); ++i) {
        EXPECT_EQ(moved.claims[i].fingerprint, report.claims[i].fingerprint);
    }
}

TEST(ReportJunit, EscapesWhatXmlCannotHold) {
    file_report report;
    report.path = "a\x01<b>.md";
    report.error = "\"&\"";
    EXPECT_TRUE(contains(written(write_junit, {report}),
                         "<testsuite name=\"a &lt;b&gt;.md\" tests=\"1\" failures=\"0\" "
                         "errors=\"1\" skipped=\"0\" time=\"0\">"));
    EXPECT_TRUE(contains(written(write_junit, {report}), "message=\"&quot;&amp;&quot;\""));
}

TEST(ReportList, GivesReadingsWithoutVerdicts) {
    auto const report = checked("a.md", "For $x \\ne 0$ we have $x/x = 1$ and $\\oint x = 1$.\n");
    auto const text = written(write_list, {report});
    EXPECT_EQ(
        text,
        "a.md:1:24: statement  x/x = 1\n    read as: x/x = 1\n    assumed: x != 0 (from text, "
        "line 1)\na.md:1:38: unread  \\oint x = 1  [" +
            report.unread.at(0).cause + "]\n");
    EXPECT_FALSE(contains(text, "verified"));
}

TEST(Baseline, ListsWhatIsKnown) {
    file_reports reports{checked("a.md", mistakes)};
    auto const text = baseline::of(reports, {"a.md"}).to_string();
    auto const known = baseline::parse(text);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->to_string(), text);
    EXPECT_EQ(known->mark(reports, {"a.md"}), 0u);
    report_options options;
    for (auto const& c : reports[0].claims) EXPECT_FALSE(fails(c, options));
    EXPECT_TRUE(reports[0].claims[0].known);
    EXPECT_FALSE(reports[0].claims[1].known);

    file_reports elsewhere{checked("b.md", mistakes)};
    EXPECT_EQ(known->mark(elsewhere, {"b.md"}), 0u);
    EXPECT_TRUE(fails(elsewhere[0].claims[0], options));

    file_reports changed{checked("a.md", "Since $2^3 = 7$, go on.")};
    EXPECT_EQ(known->mark(changed, {"a.md"}), 3u);
    EXPECT_TRUE(fails(changed[0].claims[0], options));
}

TEST(Baseline, RefusesOtherFiles) {
    for (auto const* text : {"", "[]", "{}", "{\"surd-baseline\": 2, \"findings\": {}}",
                             "{\"surd-baseline\": 1}", "{\"surd-baseline\": 1, \"findings\": []}",
                             "{\"surd-baseline\": 1, \"findings\": {\"a\": [1]}}"}) {
        EXPECT_FALSE(baseline::parse(text)) << text;
    }
    EXPECT_TRUE(baseline::parse("{\"surd-baseline\": 1, \"findings\": {}}"));
}

TEST(ConventionNames, AnswerEachQuestion) {
    conventions chosen;
    EXPECT_TRUE(answer(chosen, question::zero_to_zero, "one"));
    EXPECT_TRUE(answer(chosen, question::negative_base, "principal"));
    EXPECT_TRUE(answer(chosen, question::even_fraction, "power-first"));
    EXPECT_EQ(chosen, (conventions{zero_to_zero::one, negative_base::principal,
                                   even_fraction::power_first}));
    EXPECT_FALSE(answer(chosen, question::zero_to_zero, "reduce"));
    EXPECT_EQ(convention_names(question::zero_to_zero, chosen),
              (std::vector<std::string>{"zero-to-zero one"}));
    EXPECT_EQ(convention_names(question::negative_base, {}),
              (std::vector<std::string>{"real odd root"}));
}

}  // namespace
}  // namespace surd::lesson
