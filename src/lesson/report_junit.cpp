// SPDX-License-Identifier: BSL-1.0
#include <ostream>
#include <string_view>

#include "lesson/finding_text.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

namespace {

/// Text or attribute value of XML 1.0, which has no way to write most control characters.
std::string xml(std::string_view text) {
    std::string result;
    for (char const c : text) {
        switch (c) {
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '&':
                result += "&amp;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '\n':
                result += "&#10;";
                break;
            default:
                result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
                break;
        }
    }
    return result;
}

struct case_counts {
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::size_t errors = 0;
    std::size_t skipped = 0;

    [[nodiscard]] std::string attributes() const {
        return " tests=\"" + std::to_string(tests) + "\" failures=\"" + std::to_string(failures) +
               "\" errors=\"" + std::to_string(errors) + "\" skipped=\"" + std::to_string(skipped) +
               "\" time=\"0\"";
    }
};

class junit_suite {
public:
    junit_suite(file_report const& report, report_options const& options)
        : report_(report), options_(options), language_(language_for(report, options)) {
        if (!report.error.empty()) {
            ++counts.errors;
            open(report.path);
            body_ += "<error type=\"unreadable\" message=\"" + xml(report.error) + "\"/>";
            close();
        }
        for (auto const& d : report.directives) add_directive(d);
        for (auto const& c : report.claims) add_claim(c);
        for (auto const& u : report.unread) {
            ++counts.skipped;
            open(named(u.place, u.source));
            body_ += "<skipped message=\"unread: " + xml(u.cause) + "\"/>";
            close();
        }
    }

    [[nodiscard]] std::string text() const {
        return "  <testsuite name=\"" + xml(report_.path) + '"' + counts.attributes() + ">\n" +
               body_ + "  </testsuite>\n";
    }

    case_counts counts;

private:
    static std::string named(claim_place const& place, std::string const& source) {
        return std::to_string(place.begin.line) + ':' + std::to_string(place.begin.column) + ' ' +
               on_one_line(source);
    }

    void open(std::string const& name) {
        ++counts.tests;
        body_ += "    <testcase classname=\"" + xml(report_.path) + "\" name=\"" + xml(name) +
                 "\" time=\"0\">";
    }

    void close() { body_ += "</testcase>\n"; }

    void add_directive(directive_fault const& d) {
        open(named(d.place, d.source));
        auto const sentence = text::translated(language_, d.sentence);
        if (d.code != "useless-directive" || fails(d, options_)) {
            ++counts.failures;
            body_ += "<failure type=\"" + d.code + "\" message=\"" + xml(sentence) + "\"/>";
        } else {
            body_ += "<system-out>" + xml(sentence) + "</system-out>";
        }
        close();
    }

    void add_claim(claim const& c) {
        open(named(c.place, c.source));
        std::string details;
        for (auto const& line : details_of(c, language_)) details += line + '\n';
        auto const level = severity_of(c, options_);
        if (level == severity::error) {
            ++counts.failures;
            body_ += "<failure type=\"" + xml(c.verdict_word()) + "\" message=\"" +
                     xml(headline_of(c)) + "\">" + xml(details) + "</failure>";
        } else if (level == severity::note) {
            ++counts.skipped;
            body_ += "<skipped message=\"" + xml(c.verdict_word() + '\n' + details) + "\"/>";
        } else if (level == severity::warning) {
            body_ += "<system-out>" + xml(headline_of(c) + '\n' + details) + "</system-out>";
        }
        close();
    }

    file_report const& report_;
    report_options const& options_;
    text::language language_;
    std::string body_;
};

}  // namespace

void write_junit(std::ostream& out, file_reports const& reports, report_options const& options) {
    std::string suites;
    case_counts all;
    for (auto const& report : reports) {
        junit_suite const suite(report, options);
        suites += suite.text();
        all.tests += suite.counts.tests;
        all.failures += suite.counts.failures;
        all.errors += suite.counts.errors;
        all.skipped += suite.counts.skipped;
    }
    out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"surd check\""
        << all.attributes() << ">\n"
        << suites << "</testsuites>\n";
}

}  // namespace surd::lesson
