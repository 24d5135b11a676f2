// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/check.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "cli/lesson_files.hpp"
#include "surd/lesson/read_document.hpp"
#include "surd/lesson/report.hpp"

namespace surd::cli {

namespace {

struct check_flags {
    common_flags common;
    std::vector<std::string> paths;
    std::string output_format = "human";
    std::string output;
    std::string as;
    std::string numbers = "auto";
    std::string juxtaposition;
    std::vector<std::string> fail_on;
    double min_coverage = -1;
    bool all = false;
    bool quiet = false;
    bool allow_empty = false;

    void add_to(CLI::App& app) {
        common.add_to(app);
        app.add_option("PATH", paths, "files, folders, or - for standard input");
        app.add_option("--format", output_format, "human, json or jsonl")
            ->check(CLI::IsMember({"human", "json", "jsonl"}));
        app.add_option("--output", output, "write the report to a file");
        app.add_option("--as", as, "read every file as this format")
            ->check(CLI::IsMember({"plain-text", "markdown"}));
        app.add_option("--numbers", numbers, "decimal sign: auto, point or comma")
            ->check(CLI::IsMember({"auto", "point", "comma"}));
        app.add_option("--juxtaposition", juxtaposition, "how 1/2x is read: tight or loose")
            ->check(CLI::IsMember({"tight", "loose"}));
        app.add_option("--fail-on", fail_on, "verdicts or codes that fail (default refuted)")
            ->delimiter(',')
            ->allow_extra_args(false);
        app.add_option("--min-coverage", min_coverage, "least share of claims decided, percent");
        app.add_flag("--all", all, "list every claim");
        app.add_flag("--quiet", quiet, "only the summary");
        app.add_flag("--allow-empty", allow_empty, "a file without claims is no failure");
    }

    [[nodiscard]] lesson::check_options checking() const {
        lesson::check_options options;
        options.evaluation = common.evaluation();
        options.language = common.lang;
        if (numbers == "point") options.numbers = lesson::number_choice::point;
        if (numbers == "comma") options.numbers = lesson::number_choice::comma;
        if (juxtaposition == "loose") options.juxtaposition = syntax::juxtaposition::loose;
        options.juxtaposition_chosen = !juxtaposition.empty();
        return options;
    }

    [[nodiscard]] lesson::report_options reporting() const {
        lesson::report_options options;
        options.all = all;
        options.chosen = common.evaluation().chosen;
        if (!fail_on.empty()) options.fail_on = {fail_on.begin(), fail_on.end()};
        return options;
    }
};

int exit_status(std::vector<lesson::file_report> const& reports, check_flags const& flags) {
    auto const options = flags.reporting();
    bool failing = false;
    bool empty = false;
    for (auto const& report : reports) {
        if (!report.error.empty()) return exit_code::usage;
        failing = failing || std::any_of(report.claims.begin(), report.claims.end(),
                                         [&](auto const& c) { return fails(c, options); });
        bool const named =
            std::find(flags.paths.begin(), flags.paths.end(), report.path) != flags.paths.end();
        empty = empty || (named && report.coverage.claims == 0);
    }
    if (failing) return exit_code::found;
    if (lesson::total(reports).percent() < flags.min_coverage) return exit_code::little_checked;
    return empty && !flags.allow_empty ? exit_code::little_checked : exit_code::ok;
}

void write(std::ostream& out, std::vector<lesson::file_report> const& reports,
           check_flags const& flags) {
    auto const options = flags.reporting();
    if (flags.common.as_json || flags.output_format == "json") {
        write_json(out, reports, options);
    } else if (flags.output_format == "jsonl") {
        write_json_lines(out, reports, options);
    } else if (flags.quiet) {
        lesson::write_summary(out, reports);
    } else {
        write_human(out, reports, options);
    }
}

int run_check(check_flags const& flags) {
    std::vector<lesson::file_report> reports;
    bool unusable = false;
    auto const files = find_lessons(flags.paths);
    for (auto const& fault : files.faults) {
        std::cerr << "surd check: " << fault << '\n';
        unusable = true;
    }
    for (auto const& path : files.paths) {
        auto loaded = load_lesson(path, flags.as);
        if (!loaded.read) {
            lesson::file_report report;
            report.path = path;
            report.error = loaded.error;
            reports.push_back(std::move(report));
            continue;
        }
        reports.push_back(lesson::check(*loaded.read, flags.checking()));
    }
    if (flags.output.empty()) {
        write(std::cout, reports, flags);
    } else {
        std::ofstream file(flags.output, std::ios::binary);
        write(file, reports, flags);
        file.close();
        if (!file) {
            std::cerr << "surd check: cannot write " << flags.output << '\n';
            return exit_code::usage;
        }
    }
    return unusable ? exit_code::usage : exit_status(reports, flags);
}

}  // namespace

int check(arguments const& args) {
    check_flags flags;
    CLI::App app("check the mathematics of lessons", "surd check");
    flags.add_to(app);
    return with_flags(app, args, [&] {
        if (flags.paths.empty()) {
            std::cerr << "surd check: name a file or a folder, or - for standard input\n";
            return exit_code::usage;
        }
        return run_check(flags);
    });
}

}  // namespace surd::cli
