// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <ostream>

#include "lesson/finding_text.hpp"
#include "surd/lesson/report.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

namespace {

/// Text of a workflow command: %, line ends and, in properties, : and , are percent-encoded.
/// Source: actions/toolkit, packages/core/src/command.ts, escapeData and escapeProperty.
std::string escaped(std::string_view text, bool in_property) {
    std::string result;
    for (char const c : text) {
        if (c == '%') {
            result += "%25";
        } else if (c == '\r') {
            result += "%0D";
        } else if (c == '\n') {
            result += "%0A";
        } else if (in_property && c == ':') {
            result += "%3A";
        } else if (in_property && c == ',') {
            result += "%2C";
        } else {
            result += c;
        }
    }
    return result;
}

/// Writes annotations up to the cap of each level and counts the rest.
class annotator {
public:
    annotator(std::ostream& out, std::size_t cap) : out_(out), cap_(cap) {}

    void add(severity s, std::string const& path, claim_place const* place,
             std::string const& title, std::string const& message) {
        if (s == severity::none) return;
        auto const level = static_cast<std::size_t>(s) - 1;
        if (written_[level] == cap_) {
            ++left_out_;
            return;
        }
        ++written_[level];
        constexpr std::array<char const*, 3> commands = {"notice", "warning", "error"};
        out_ << "::" << commands[level] << " file=" << escaped(path, true);
        if (place != nullptr) {
            out_ << ",line=" << place->begin.line << ",endLine=" << place->end.line
                 << ",col=" << place->begin.column;
            if (place->begin.line == place->end.line) out_ << ",endColumn=" << place->end.column;
        }
        out_ << ",title=" << escaped(title, true) << "::" << escaped(message, false) << '\n';
    }

    [[nodiscard]] std::size_t left_out() const { return left_out_; }

private:
    std::ostream& out_;
    std::size_t cap_;
    std::array<std::size_t, 3> written_{};
    std::size_t left_out_ = 0;
};

}  // namespace

void write_github(std::ostream& out, file_reports const& reports, report_options const& options) {
    annotator annotations(out, options.annotations);
    for (auto const& report : reports) {
        auto const l = language_for(report, options);
        if (!report.error.empty()) {
            annotations.add(severity::error, report.path, nullptr, "surd",
                            text::say(l, "not read: {0}", {report.error}));
        }
        for (auto const& d : report.directives) {
            annotations.add(severity_of(d, options), report.path, &d.place, "surd: " + d.code,
                            d.source + '\n' + text::translated(l, d.sentence));
        }
        for (auto const& c : report.claims) {
            std::string message = on_one_line(c.source);
            for (auto const& line : details_of(c, l)) message += '\n' + line;
            auto const& code = c.judged.code;
            annotations.add(severity_of(c, options), report.path, &c.place,
                            "surd: " + c.verdict_word() + (code.empty() ? "" : " [" + code + ']'),
                            message);
        }
    }
    if (annotations.left_out() > 0) {
        auto const l = options.language.value_or(text::language::en);
        out << "::notice::"
            << escaped(text::say(l, "{0} more findings are not shown here",
                                 {std::to_string(annotations.left_out())}),
                       false)
            << '\n';
    }
    write_summary(out, reports, options);
}

}  // namespace surd::lesson
