// SPDX-License-Identifier: BSL-1.0
// The contract of the program: JSON keys, outcomes, exit codes.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/commands.hpp"

namespace surd::cli {
namespace {

struct answer {
    int status;
    std::string out;
    std::string err;
    [[nodiscard]] nlohmann::json object() const { return nlohmann::json::parse(out); }
};

answer run_program(arguments const& args) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    int const status = run(args);
    std::cout.flush();
    auto err = testing::internal::GetCapturedStderr();
    return {status, testing::internal::GetCapturedStdout(), std::move(err)};
}

std::set<std::string> keys_of(nlohmann::json const& object) {
    std::set<std::string> keys;
    for (auto const& [key, value] : object.items()) keys.insert(key);
    return keys;
}

class temporary_file {
public:
    temporary_file(std::string const& name, std::string const& content)
        : path_(std::filesystem::temp_directory_path() /
                ("surd-" + std::to_string(::getpid()) + "-" + name)) {
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~temporary_file() { std::filesystem::remove(path_); }
    [[nodiscard]] std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

TEST(Program, EvalHasEveryKey) {
    auto const result = run_program({"eval", "--json", "12^(2/3)"});
    EXPECT_EQ(result.status, 0);
    auto const object = result.object();
    EXPECT_EQ(keys_of(object),
              (std::set<std::string>{"input", "outcome", "value", "decimal", "exact_decimal",
                                     "reduced", "conventions", "reasons", "candidates", "principal",
                                     "hint", "span"}));
    EXPECT_EQ(object["outcome"], "value");
    EXPECT_EQ(object["value"], "2*18^(1/3)");
    EXPECT_EQ(object["exact_decimal"], false);
    EXPECT_EQ(object["principal"], nullptr);
}

TEST(Program, DecimalsAreMarkedWhenInexact) {
    EXPECT_EQ(run_program({"eval", "--json", "1/8"}).object()["decimal"], "0.125");
    EXPECT_EQ(run_program({"eval", "--json", "1/8"}).object()["exact_decimal"], true);
    EXPECT_EQ(run_program({"eval", "--json", "--digits", "5", "sqrt(2)"}).object()["decimal"],
              "1.4142…");
    EXPECT_EQ(run_program({"eval", "--json", "--digits=3", "0.1245"}).object()["decimal"],
              "0.124…");
    EXPECT_EQ(run_program({"eval", "--json", "10^30"}).object()["value"],
              "1000000000000000000000000000000");
}

TEST(Program, EvalReportsDomainOutcomes) {
    auto const root = run_program({"eval", "--json", "(-8)^(1/2)"}).object();
    EXPECT_EQ(root["outcome"], "non-real");
    EXPECT_EQ(root["value"], nullptr);
    EXPECT_EQ(root["principal"]["modulus"], "2*sqrt(2)");
    EXPECT_EQ(root["principal"]["argument"], "1/2");
    auto const spelled = run_program({"eval", "--json", "(-8)^(2/6)"}).object();
    EXPECT_EQ(spelled["outcome"], "convention");
    EXPECT_EQ(spelled["candidates"].size(), 3u);
    auto const used = run_program({"eval", "--json", "(-8)^(1/3)"}).object();
    EXPECT_EQ(used["conventions"], nlohmann::json({"real odd root"}));
}

TEST(Program, ArgumentsThatBeginWithADashAreExpressions) {
    EXPECT_EQ(run_program({"eval", "--json", "-2^2"}).object()["value"], "-4");
    EXPECT_EQ(run_program({"eval", "-(2)", "--json"}).object()["value"], "-2");
    EXPECT_EQ(run_program({"eval", "--json", "--", "-3"}).object()["value"], "-3");
    EXPECT_EQ(run_program({"eval", "--jsn", "2"}).status, 2);
}

TEST(Program, ConventionsAreFlags) {
    EXPECT_EQ(run_program({"eval", "--json", "--zero-to-zero", "one", "0^0"}).object()["value"],
              "1");
    EXPECT_EQ(run_program({"eval", "--json", "--negative-base=principal", "(-8)^(1/3)"})
                  .object()["outcome"],
              "non-real");
    EXPECT_EQ(run_program({"eval", "--json", "--even-fraction", "power-first", "(-8)^(2/6)"})
                  .object()["value"],
              "2");
    EXPECT_EQ(run_program({"eval", "--zero-to-zero", "maybe", "0^0"}).status, 2);
}

TEST(Program, ExitStatusOfEvalVerifySolve) {
    EXPECT_EQ(run_program({"eval", "0^-2"}).status, 0);
    EXPECT_EQ(run_program({"eval", "2+"}).status, 2);
    EXPECT_EQ(run_program({"verify", "2+2 = 4"}).status, 0);
    EXPECT_EQ(run_program({"verify", "2+2 = 5"}).status, 1);
    EXPECT_EQ(run_program({"verify", "2+2 = 5", "2+ = 4"}).status, 2);
    EXPECT_EQ(run_program({"solve", "x^2 = 49"}).status, 0);
    EXPECT_EQ(run_program({"solve", "x^2"}).status, 2);
    EXPECT_EQ(run_program({"nonsense"}).status, 2);
    EXPECT_EQ(run_program({}).status, 2);
    EXPECT_EQ(run_program({"--help"}).status, 0);
}

TEST(Program, VerifyHasEveryKey) {
    auto const object = run_program({"verify", "--json", "sqrt(n^2) = n"}).object();
    EXPECT_EQ(
        keys_of(object),
        (std::set<std::string>{"input", "verdict", "condition", "sufficient", "condition_exact",
                               "elsewhere", "witness", "left", "right", "correct", "links",
                               "solutions", "conventions", "assumed", "reasons", "hint", "span"}));
    EXPECT_EQ(object["verdict"], "conditional");
    EXPECT_EQ(object["condition"], "n >= 0");
    EXPECT_EQ(object["elsewhere"], "differs");
}

TEST(Program, AParseErrorNamesThePlace) {
    auto const result = run_program({"verify", "--json", "2 + * 3 = 5"});
    EXPECT_EQ(result.status, 2);
    auto const object = result.object();
    EXPECT_EQ(object["verdict"], "parse-error");
    EXPECT_EQ(object["reasons"].size(), 1u);
    EXPECT_EQ(object["span"][0], 4);
}

TEST(Program, AnAmbiguousNotationIsAConvention) {
    auto const object = run_program({"verify", "--json", "8^1/3 = 2"}).object();
    EXPECT_EQ(object["verdict"], "convention");
    EXPECT_NE(object["hint"].get<std::string>().find("parentheses missing"), std::string::npos);
    EXPECT_EQ(run_program({"verify", "--json", "-2^2 = 4"}).object()["verdict"], "convention");
    EXPECT_EQ(run_program({"verify", "--json", "-2^2 = -4"}).object()["verdict"], "verified");
    EXPECT_EQ(run_program({"verify", "--json", "8^1/3 = 8/3"}).object()["verdict"], "verified");
    EXPECT_EQ(run_program({"verify", "--json", "-2^2 = 5"}).object()["verdict"], "refuted");
}

TEST(Program, ADecimalCommaIsNeverLeftOver) {
    for (auto const* text :
         {"2 = 2,5", "sqrt(2) ~= 1,49", "9^0.5 = 3,7", "4 = 2^2,5", "0,5 = 1/2"}) {
        EXPECT_EQ(run_program({"verify", "--json", text}).object()["verdict"], "convention")
            << text;
    }
    EXPECT_EQ(run_program({"verify", "--json", "2^10 = 1,024"}).object()["verdict"], "verified");
}

TEST(Program, SolveListsSolutionsInOrder) {
    auto const object = run_program({"solve", "--json", "x^2 = 8"}).object();
    EXPECT_EQ(object["unknown"], "x");
    EXPECT_EQ(object["real"], nlohmann::json({"-2*sqrt(2)", "2*sqrt(2)"}));
    EXPECT_EQ(run_program({"solve", "--json", "2^p = 3"}).object()["irrational"],
              nlohmann::json({"log(2, 3)"}));
    EXPECT_EQ(run_program({"solve", "--json", "x^0 = 1"}).object()["every"], "x != 0");
}

TEST(Program, CheckReportsFindingsAndCoverage) {
    temporary_file const lesson("a.md", "# Powers\n\nSince $2^3 = 6$ and $2^2 = 4$, go on.\n");
    auto const human = run_program({"check", lesson.path()});
    EXPECT_EQ(human.status, 1);
    EXPECT_NE(human.out.find(":3:8: refuted  2^3 = 6"), std::string::npos) << human.out;
    EXPECT_NE(human.out.find("correct: 8"), std::string::npos);
    EXPECT_NE(human.out.find("coverage 100.0 %"), std::string::npos);
    auto const report = run_program({"check", "--json", "--all", lesson.path()}).object();
    ASSERT_EQ(report["files"].size(), 1u);
    auto const& file = report["files"][0];
    EXPECT_EQ(file["format"], "markdown");
    EXPECT_EQ(file["coverage"]["formulas"], 2);
    ASSERT_EQ(file["claims"].size(), 2u);
    EXPECT_EQ(file["claims"][0]["verdict"], "refuted");
    EXPECT_EQ(file["claims"][0]["span"]["line"], 3);
    EXPECT_EQ(file["claims"][0]["span"]["column"], 8);
    EXPECT_EQ(file["claims"][0]["correct"], "8");
}

TEST(Program, ExitStatusOfCheck) {
    temporary_file const good("good.md", "$2^3 = 8$\n");
    temporary_file const empty("empty.md", "no mathematics\n");
    temporary_file const half("half.md", "$2^3 = 8$ and $\\oint x = 1$\n");
    temporary_file const broken("broken.md", std::string("$2^3 = 8$\0", 10));
    temporary_file const rounded("rounded.md", "$\\sqrt{2} = 1.414$\n");
    EXPECT_EQ(run_program({"check", good.path()}).status, 0);
    EXPECT_EQ(run_program({"check", empty.path()}).status, 3);
    EXPECT_EQ(run_program({"check", "--allow-empty", empty.path()}).status, 0);
    EXPECT_EQ(run_program({"check", half.path()}).status, 0);
    EXPECT_EQ(run_program({"check", "--min-coverage", "90", half.path()}).status, 3);
    EXPECT_EQ(run_program({"check", broken.path(), good.path()}).status, 2);
    EXPECT_EQ(run_program({"check", "/no/such/file.md"}).status, 2);
    EXPECT_EQ(run_program({"check", rounded.path()}).status, 0);
    EXPECT_EQ(run_program({"check", "--fail-on", "refuted,rounded", rounded.path()}).status, 1);
    EXPECT_EQ(run_program({"check"}).status, 2);
}

}  // namespace
}  // namespace surd::cli
