// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "cli/lesson_flags.hpp"
#include "surd/lesson/baseline.hpp"
#include "surd/lesson/report.hpp"

namespace surd::cli {

namespace {

constexpr char const* footer = R"(
Marks in a lesson (a comment of its format; in plain text a line that begins with surd:):
  <!-- surd: assume x > 0 -->               for the next claim
  <!-- surd: assume x > 0 until: section -->   or paragraph, file
  <!-- surd: expect refuted -->             the verdict that is meant
  <!-- surd: ignore-next "reason" -->       a finding that is known
  <!-- surd: zero-to-zero one -->           a convention, by the names above
  <!-- surd: pair #ex3 #sol3 -->            an exercise and its solution
  <!-- surd: off --> ... <!-- surd: on -->  counts as unread
A file surd.toml in the course's folder sets flags for all its lessons.

Exit status: 0 fine; 1 a finding named by --fail-on; 2 usage, an unreadable file or mark;
3 too little checked; 4 internal fault.)";

struct check_flags {
    lesson_flags lessons;
    std::string output_format = "human";
    std::string output;
    std::string baseline;
    std::string color = "auto";
    std::vector<std::string> fail_on;
    double min_coverage = -1;
    bool strict = false;
    bool update_baseline = false;
    bool all = false;
    bool quiet = false;
    bool allow_empty = false;

    void add_to(CLI::App& app) {
        lessons.add_to(app);
        app.add_option("--format", output_format, "human, json, jsonl, github, sarif or junit")
            ->check(CLI::IsMember({"human", "json", "jsonl", "github", "sarif", "junit"}));
        app.add_option("--output", output, "write the report to a file");
        app.add_option("--fail-on", fail_on,
                       "verdicts or codes that fail, or none (default refuted)")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->check([](std::string const& word) {
                auto const words = lesson::finding_words();
                bool const known =
                    word == "none" || std::find(words.begin(), words.end(), word) != words.end();
                return known ? std::string() : "no verdict or code is called " + word;
            });
        app.add_flag("--strict", strict, "every finding fails");
        app.add_option("--min-coverage", min_coverage, "least share of claims decided, percent")
            ->check(CLI::Range(0.0, 100.0));
        app.add_option("--baseline", baseline,
                       "findings listed in this file do not fail; written when it is absent");
        app.add_flag("--update-baseline", update_baseline, "write the baseline anew");
        app.add_flag("--all", all, "list every claim and every unread formula");
        app.add_flag("--quiet", quiet, "only the summary");
        app.add_option("--color", color, "auto, always or never")
            ->check(CLI::IsMember({"auto", "always", "never"}));
        app.add_flag("--allow-empty", allow_empty, "a file without claims is no failure");
    }

    [[nodiscard]] bool colored() const {
        if (color != "auto") return color == "always";
        return output.empty() && std::getenv("NO_COLOR") == nullptr && ::isatty(STDOUT_FILENO) != 0;
    }

    [[nodiscard]] lesson::report_options reporting() const {
        lesson::report_options options;
        options.all = all;
        options.strict = strict;
        options.baseline = !baseline.empty();
        options.color = colored();
        options.language = lessons.language();
        if (!fail_on.empty()) options.fail_on = {fail_on.begin(), fail_on.end()};
        return options;
    }
};

int exit_status(lesson::file_reports const& reports, check_flags const& flags) {
    auto const options = flags.reporting();
    bool unusable = false;
    bool failing = false;
    bool empty = false;
    auto const& named = flags.lessons.paths;
    for (auto const& report : reports) {
        unusable = unusable || !report.error.empty();
        for (auto const& d : report.directives) {
            unusable = unusable || d.code != "useless-directive";
            failing = failing || fails(d, options);
        }
        failing = failing || std::any_of(report.claims.begin(), report.claims.end(),
                                         [&](auto const& c) { return fails(c, options); });
        bool const is_named = std::find(named.begin(), named.end(), report.path) != named.end();
        empty = empty || (is_named && report.coverage.claims == 0);
    }
    if (unusable) return exit_code::usage;
    if (failing) return exit_code::found;
    if (lesson::total(reports).percent() < flags.min_coverage) return exit_code::little_checked;
    return empty && !flags.allow_empty ? exit_code::little_checked : exit_code::ok;
}

void write(std::ostream& out, lesson::file_reports const& reports, check_flags const& flags) {
    auto const options = flags.reporting();
    auto const& format = flags.output_format;
    if (format == "github") return write_github(out, reports, options);
    if (format == "sarif") return write_sarif(out, reports, options);
    if (format == "junit") return write_junit(out, reports, options);
    if (format == "jsonl") return write_json_lines(out, reports, options);
    if (format == "json" || flags.lessons.common.as_json) return write_json(out, reports, options);
    if (flags.quiet) return write_summary(out, reports, options);
    write_human(out, reports, options);
}

int complain(std::string const& sentence) {
    std::cerr << "surd check: " << sentence << '\n';
    return exit_code::usage;
}

/// Writes a file. Returns false when that failed.
bool write_file(std::string const& path, std::string const& content) {
    std::ofstream file(path, std::ios::binary);
    file << content;
    file.close();
    return static_cast<bool>(file);
}

/// The paths of the reports as a baseline names them: from its own folder.
std::vector<std::string> names_from(std::string const& baseline,
                                    lesson::file_reports const& reports) {
    namespace fs = std::filesystem;
    std::error_code error;
    auto const folder = fs::absolute(baseline, error).lexically_normal().parent_path();
    std::vector<std::string> names;
    for (auto const& report : reports) {
        auto const path = fs::absolute(report.path, error).lexically_normal();
        names.push_back(report.path == "-" ? report.path
                                           : path.lexically_relative(folder).generic_string());
    }
    return names;
}

/// Marks what the baseline lists, or writes it. Returns a sentence when neither can be done.
std::string use_baseline(check_flags const& flags, lesson::file_reports& reports) {
    auto const& path = flags.baseline;
    auto const names = names_from(path, reports);
    std::ifstream file(path, std::ios::binary);
    if (!file && std::filesystem::exists(path)) return "cannot read " + path;
    bool const absent = !file;
    if (!absent && !flags.update_baseline) {
        auto const known =
            lesson::baseline::parse(std::string(std::istreambuf_iterator<char>(file), {}));
        if (!known) return path + " is no baseline; --update-baseline writes one";
        if (auto const gone = known->mark(reports, names); gone > 0) {
            std::cerr << "surd check: " << gone << " findings of " << path
                      << " are gone; --update-baseline writes it anew\n";
        }
        return {};
    }
    auto const current = lesson::baseline::of(reports, names);
    if (!write_file(path, current.to_string())) return "cannot write " + path;
    // A mistyped name must not turn a run green, so a baseline counts from the next run on.
    if (flags.update_baseline) current.mark(reports, names);
    std::cerr << "surd check: wrote the baseline " << path << '\n';
    return {};
}

int run_check(check_flags const& flags) {
    auto lessons = check_lessons(flags.lessons);
    for (auto const& fault : lessons.faults) complain(fault);
    if (!flags.baseline.empty()) {
        if (auto const fault = use_baseline(flags, lessons.reports); !fault.empty()) {
            return complain(fault);
        }
    }
    if (flags.output.empty()) {
        write(std::cout, lessons.reports, flags);
    } else {
        std::ostringstream report;
        write(report, lessons.reports, flags);
        if (!write_file(flags.output, report.str()))
            return complain("cannot write " + flags.output);
    }
    return lessons.faults.empty() ? exit_status(lessons.reports, flags) : exit_code::usage;
}

}  // namespace

int check(arguments const& args) {
    check_flags flags;
    CLI::App app("check the mathematics of lessons", "surd check");
    flags.add_to(app);
    app.footer(footer);
    return with_flags(app, args, [&] {
        if (auto const fault = flags.lessons.settle(app); !fault.empty()) return complain(fault);
        if (flags.update_baseline && flags.baseline.empty()) {
            return complain("--update-baseline needs --baseline");
        }
        return run_check(flags);
    });
}

}  // namespace surd::cli
