// SPDX-License-Identifier: BSL-1.0
// Runs of `surd check` and `surd list`: settings, baselines, exit codes, jobs, output files.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"

namespace surd::cli {
namespace {

namespace fs = std::filesystem;

struct outcome_of_run {
    int status;
    std::string out;
    std::string err;
};

outcome_of_run run_surd(arguments const& args) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    int const status = run(args);
    std::cout.flush();
    auto err = testing::internal::GetCapturedStderr();
    return {status, testing::internal::GetCapturedStdout(), std::move(err)};
}

/// A folder of lessons that goes away with the test.
class ReportRun : public testing::Test {
protected:
    void SetUp() override {
        auto const* name = testing::UnitTest::GetInstance()->current_test_info()->name();
        folder_ = fs::temp_directory_path() /
                  ("surd-run-" + std::to_string(::getpid()) + '-' + std::string(name));
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string file(std::string const& name, std::string const& content) {
        auto const path = folder_ / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << content;
        return path.string();
    }
    [[nodiscard]] std::string path(std::string const& name) const {
        return (folder_ / name).string();
    }
    static std::string content(std::string const& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    fs::path folder_;
};

TEST_F(ReportRun, SettingsOfTheFolderAboveHold) {
    file("surd.toml", "zero-to-zero = \"one\"\nfail-on = [\"conditional\", \"refuted\"]\n");
    auto const lesson = file("week/one.md", "$0^0 = 1$ and $\\sqrt{x^2} = x$.\n");
    auto const result = run_surd({"check", lesson});
    EXPECT_EQ(result.status, 1) << result.out << result.err;
    EXPECT_NE(result.out.find("(1 conditional, 1 verified)"), std::string::npos) << result.out;
    // The command line is nearer to the reader than the file.
    EXPECT_EQ(run_surd({"check", "--fail-on", "refuted", lesson}).status, 0);
    auto const asked = run_surd({"check", "--zero-to-zero", "ask", lesson});
    EXPECT_NE(asked.out.find("1 convention"), std::string::npos) << asked.out;
}

TEST_F(ReportRun, SettingsAreFoundFromTheCommonFolder) {
    file("a/surd.toml", "zero-to-zero = \"one\"\n");
    auto const one = file("a/one.md", "$0^0 = 1$\n");
    auto const two = file("b/two.md", "$0^0 = 1$\n");
    EXPECT_NE(run_surd({"check", one}).out.find("1 verified"), std::string::npos);
    EXPECT_NE(run_surd({"check", one, two}).out.find("2 convention"), std::string::npos);
    auto const chosen = run_surd({"check", "--config", path("a/surd.toml"), one, two});
    EXPECT_NE(chosen.out.find("2 verified"), std::string::npos) << chosen.err;
}

TEST_F(ReportRun, FaultsOfSettingsHaveTheirLine) {
    auto const lesson = file("one.md", "$2^3 = 8$\n");
    auto const fault = [&](std::string const& toml) {
        auto const config = file("surd.toml", toml);
        auto const result = run_surd({"check", lesson});
        EXPECT_EQ(result.status, 2) << toml;
        auto const at = result.err.find("surd.toml:");
        return at == std::string::npos ? result.err : result.err.substr(at);
    };
    EXPECT_EQ(fault("lang = \"en\"\nzero = 1\n"), "surd.toml:2: no setting is called zero\n");
    EXPECT_EQ(fault("format = \"json\"\n"), "surd.toml:1: no setting is called format\n");
    EXPECT_EQ(fault("\nnumbers = \"semicolon\"\n").rfind("surd.toml:2: ", 0), 0u);
    EXPECT_EQ(fault("lang = {}\n"), "surd.toml:1: lang takes a value or a list of values\n");
    EXPECT_EQ(fault("lang = \n").rfind("surd.toml:1: ", 0), 0u);
    EXPECT_EQ(run_surd({"check", "--config", path("none.toml"), lesson}).status, 2);
}

TEST_F(ReportRun, ABaselineHidesWhatIsKnown) {
    auto const lesson = file("one.md", "$2^3 = 6$ and $\\sqrt{x^2} = x$\n");
    auto const baseline = path("known.json");
    auto const first = run_surd({"check", "--baseline", baseline, lesson});
    EXPECT_EQ(first.status, 1) << "the run that writes a baseline does not profit from it";
    EXPECT_NE(first.err.find("wrote the baseline"), std::string::npos);
    auto const second = run_surd({"check", "--baseline", baseline, lesson});
    EXPECT_EQ(second.status, 0) << second.out << second.err;
    EXPECT_EQ(second.out.find(": refuted"), std::string::npos);
    EXPECT_NE(second.out.find("2 known from the baseline"), std::string::npos) << second.out;

    file("one.md", "New.\n\n$2^3 = 6$ and $2^2 = 5$\n");
    auto const third = run_surd({"check", "--baseline", baseline, lesson});
    EXPECT_EQ(third.status, 1);
    EXPECT_NE(third.out.find("refuted  2^2 = 5"), std::string::npos) << third.out;
    EXPECT_EQ(third.out.find("refuted  2^3 = 6"), std::string::npos) << third.out;
    EXPECT_NE(third.err.find("1 findings of"), std::string::npos) << third.err;

    EXPECT_EQ(run_surd({"check", "--baseline", baseline, "--update-baseline", lesson}).status, 0);
    EXPECT_EQ(run_surd({"check", "--baseline", baseline, lesson}).status, 0);
    EXPECT_EQ(run_surd({"check", "--update-baseline", lesson}).status, 2);
    file("known.json", "{}");
    EXPECT_EQ(run_surd({"check", "--baseline", baseline, lesson}).status, 2);
    EXPECT_EQ(run_surd({"check", "--baseline", path("no/folder.json"), lesson}).status, 2);
}

TEST_F(ReportRun, ExitStatusOfDirectives) {
    auto const bad = file("bad.md", "<!-- surd: asume x > 0 -->\n\n$2^3 = 8$\n");
    auto const useless = file("useless.md", "<!-- surd: assume x > 0 -->\n\n$2^3 = 8$\n");
    auto const off = file("off.md", "<!-- surd: off -->\n\n$2^3 = 6$\n");
    EXPECT_EQ(run_surd({"check", bad}).status, 2);
    EXPECT_EQ(run_surd({"check", useless}).status, 0);
    EXPECT_EQ(run_surd({"check", "--strict", useless}).status, 1);
    EXPECT_EQ(run_surd({"check", "--fail-on", "useless-directive", useless}).status, 1);
    EXPECT_EQ(run_surd({"check", off}).status, 3);
    EXPECT_EQ(run_surd({"check", "--allow-empty", off}).status, 0);
    EXPECT_EQ(run_surd({"check", "--allow-empty", "--min-coverage", "50", off}).status, 3);
}

TEST_F(ReportRun, FailOnRefusesWordsThatMeanNothing) {
    auto const lesson = file("one.md", "$2^3 = 6$\n");
    EXPECT_EQ(run_surd({"check", "--fail-on", "refutd", lesson}).status, 2);
    EXPECT_EQ(run_surd({"check", "--fail-on", "none", lesson}).status, 0);
    EXPECT_EQ(run_surd({"check", "--strict", "--fail-on", "none", lesson}).status, 1);
    EXPECT_EQ(run_surd({"check", "--fail-on", "conditional,refuted", lesson}).status, 1);
}

TEST_F(ReportRun, JobsDoNotChangeTheReport) {
    for (int i = 0; i < 40; ++i) {
        auto const n = std::to_string(i);
        file("lesson" + n + ".md", "$" + n + "^2 = 16$ and $\\sqrt{x^2} = x$.\n");
    }
    file("broken.md", std::string("\0", 1));
    auto const one = run_surd({"check", "--all", "--jobs", "1", folder_.string()});
    auto const four = run_surd({"check", "--all", "--jobs", "4", folder_.string()});
    EXPECT_EQ(one.status, 2);
    EXPECT_EQ(four.status, one.status);
    EXPECT_EQ(four.out, one.out);
    EXPECT_NE(one.out.find("80 claims"), std::string::npos) << one.out;
    EXPECT_EQ(one.err, "");
    EXPECT_EQ(run_surd({"check", "--jobs", "0", folder_.string()}).status, 2);
}

TEST_F(ReportRun, ReportsGoToAFile) {
    auto const lesson = file("one.md", "$2^3 = 6$\n");
    auto const report = path("report.sarif");
    auto const result = run_surd({"check", "--format", "sarif", "--output", report, lesson});
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(nlohmann::json::parse(content(report))["runs"][0]["results"].size(), 1u);
    EXPECT_EQ(run_surd({"check", "--output", path("no/folder"), lesson}).status, 2);
}

TEST_F(ReportRun, MacrosOfAFileAreKnown) {
    auto const lesson = file("one.md", "$\\kk^2 = 49$\n");
    auto const macros = file("macros.tex", "\\newcommand{\\kk}{7}\n");
    EXPECT_NE(run_surd({"check", lesson}).out.find("1 unread"), std::string::npos);
    EXPECT_NE(run_surd({"check", "--macros", macros, lesson}).out.find("1 verified"),
              std::string::npos);
    EXPECT_EQ(run_surd({"check", "--macros", path("none.tex"), lesson}).status, 2);
    file("surd.toml", "macros = \"macros.tex\"\n");
    EXPECT_NE(run_surd({"check", lesson}).out.find("1 verified"), std::string::npos);
}

TEST_F(ReportRun, AssumptionsOfTheCommandLineAreUsed) {
    auto const lesson = file("one.md", "$\\sqrt{x^2} = x$\n");
    EXPECT_NE(run_surd({"check", lesson}).out.find("1 conditional"), std::string::npos);
    EXPECT_NE(run_surd({"check", "--assume", "x >= 0", lesson}).out.find("1 verified"),
              std::string::npos);
}

TEST_F(ReportRun, TheMarksThatHelpShowsAreUnderstood) {
    auto const help = run_surd({"check", "--help"});
    EXPECT_EQ(help.status, 0);
    std::string lesson = "$2^3 = 8$\n";
    std::size_t marks = 0;
    for (auto at = help.out.find("<!--"); at != std::string::npos;
         at = help.out.find("<!--", at + 1)) {
        auto const mark = help.out.substr(at, help.out.find("-->", at) + 3 - at);
        // The blocks that a pair names are not in this lesson.
        if (mark.find("pair") != std::string::npos) continue;
        lesson += "\n" + mark + "\n\n$2^3 = 8$\n";
        ++marks;
    }
    EXPECT_EQ(marks, 7u);
    auto const result = run_surd({"check", "--all", file("one.md", lesson)});
    EXPECT_EQ(result.out.find("bad-directive"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("contradictory"), std::string::npos) << result.out;
}

TEST_F(ReportRun, ListGivesEveryClaimAsRead) {
    auto const lesson =
        file("one.md", "For $x > 0$ we have $\\sqrt{x^2} = x$ and $\\oint x = 1$.\n");
    auto const human = run_surd({"list", lesson});
    EXPECT_EQ(human.status, 0);
    EXPECT_NE(human.out.find(":1:22: statement  \\sqrt{x^2} = x\n    read as: sqrt(x^2) = x\n"),
              std::string::npos)
        << human.out;
    EXPECT_NE(human.out.find("unread  \\oint x = 1"), std::string::npos) << human.out;
    auto const lines = run_surd({"list", "--json", lesson});
    auto const first = nlohmann::json::parse(lines.out.substr(0, lines.out.find('\n')));
    EXPECT_EQ(first["kind"], "statement");
    EXPECT_EQ(first["reading"], "sqrt(x^2) = x");
    EXPECT_FALSE(first.contains("verdict"));
    EXPECT_EQ(run_surd({"list"}).status, 2);
    EXPECT_EQ(run_surd({"list", path("none.md")}).status, 2);
}

}  // namespace
}  // namespace surd::cli
