// SPDX-License-Identifier: BSL-1.0
#include "cli/lesson_flags.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <mutex>
#include <thread>

#include "cli/lesson_files.hpp"
#include "cli/settings.hpp"

namespace surd::cli {

namespace {

/// A line on standard error that says how far the work is; only on a terminal, only when the
/// work is long.
class progress_line {
public:
    explicit progress_line(std::size_t total)
        : total_(total), on_terminal_(::isatty(STDERR_FILENO) != 0) {}

    void advance() {
        if (!on_terminal_) return;
        std::lock_guard const lock(mutex_);
        ++done_;
        auto const now = clock::now();
        if (now - start_ < delay || now - drawn_ < pause) return;
        drawn_ = now;
        constexpr std::size_t width = 30;
        auto const filled = width * done_ / total_;
        std::cerr << "\r[" << std::string(filled, '#') << std::string(width - filled, '.') << "] "
                  << done_ << '/' << total_ << std::flush;
    }

    void clear() {
        if (drawn_ != clock::time_point{}) std::cerr << "\r\x1b[K" << std::flush;
    }

private:
    using clock = std::chrono::steady_clock;
    static constexpr auto delay = std::chrono::seconds(1);
    static constexpr auto pause = std::chrono::milliseconds(100);

    std::mutex mutex_;
    std::size_t total_;
    bool on_terminal_;
    std::size_t done_ = 0;
    clock::time_point start_ = clock::now();
    clock::time_point drawn_{};
};

lesson::file_report check_file(std::string const& path, std::string const& as,
                               lesson::check_options const& options) {
    auto loaded = load_lesson(path, as);
    if (loaded.read) return lesson::check(*loaded.read, options);
    lesson::file_report report;
    report.path = path;
    report.error = loaded.error;
    return report;
}

}  // namespace

void lesson_flags::add_to(CLI::App& app) {
    common.add_to(app);
    app.add_option("PATH", paths, "files, folders, or - for standard input");
    app.add_option("--as", as, "read every file as this format")
        ->check(CLI::IsMember(
            {"plain-text", "markdown", "latex", "notebook", "html", "cnxml", "pretext"}));
    app.add_option("--numbers", numbers, "decimal sign: auto, point or comma")
        ->check(CLI::IsMember({"auto", "point", "comma"}));
    app.add_option("--juxtaposition", juxtaposition, "how 1/2x is read: tight or loose")
        ->check(CLI::IsMember({"tight", "loose"}));
    app.add_option("--tables", tables, "check cells under a heading that is a formula: on or off")
        ->check(CLI::IsMember({"on", "off"}));
    app.add_option("--macros", macros, "a file with TeX macros that the lessons use");
    app.add_option("--config", config, "settings file (default: the nearest surd.toml)");
    app.add_option("--jobs", jobs, "lessons checked at a time (default: one a processor)")
        ->check(CLI::Range(1u, 1024u));
}

std::string lesson_flags::settle(CLI::App& app) {
    if (paths.empty()) return "name a file or a folder, or - for standard input";
    if (!config.empty()) return apply_settings(app, config);
    auto const found = find_settings(paths);
    return found ? apply_settings(app, *found) : std::string();
}

lesson::check_options lesson_flags::checking(std::string& fault) const {
    lesson::check_options options;
    options.evaluation = common.evaluation();
    options.language = common.lang;
    options.assumptions = common.assume;
    if (numbers == "point") options.numbers = lesson::number_choice::point;
    if (numbers == "comma") options.numbers = lesson::number_choice::comma;
    if (juxtaposition == "loose") options.juxtaposition = syntax::juxtaposition::loose;
    options.juxtaposition_chosen = !juxtaposition.empty();
    options.tables = tables == "on";
    if (!macros.empty()) {
        std::ifstream file(macros, std::ios::binary);
        std::string const tex(std::istreambuf_iterator<char>(file), {});
        if (!file.is_open() || file.bad()) fault = "cannot read " + macros;
        options.macros = syntax::read_macros(tex);
    }
    return options;
}

std::optional<text::language> lesson_flags::language() const {
    return text::language_named(common.lang);
}

checked_lessons check_lessons(lesson_flags const& flags) {
    auto const files = find_lessons(flags.paths);
    std::string fault_of_macros;
    auto const options = flags.checking(fault_of_macros);
    auto const& paths = files.paths;
    checked_lessons result{std::vector<lesson::file_report>(paths.size()), files.faults};
    if (!fault_of_macros.empty()) result.faults.push_back(std::move(fault_of_macros));

    progress_line progress(paths.size());
    std::atomic<std::size_t> next{0};
    std::exception_ptr fault;
    std::mutex fault_mutex;
    auto const work = [&] {
        for (auto i = next++; i < paths.size(); i = next++) {
            try {
                result.reports[i] = check_file(paths[i], flags.as, options);
            } catch (...) {
                std::lock_guard const lock(fault_mutex);
                fault = std::current_exception();
            }
            progress.advance();
        }
    };
    auto const wanted = flags.jobs != 0 ? flags.jobs : std::thread::hardware_concurrency();
    auto const helpers = std::min<std::size_t>(std::max(wanted, 1u), paths.size());
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < helpers; ++i) threads.emplace_back(work);
    work();
    for (auto& thread : threads) thread.join();
    progress.clear();
    if (fault) std::rethrow_exception(fault);
    return result;
}

}  // namespace surd::cli
