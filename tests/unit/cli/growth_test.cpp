// SPDX-License-Identifier: BSL-1.0
// The contract of `surd growth` and `surd explore`: output, JSON keys, exit codes.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"

namespace surd::cli {
namespace {

struct printed {
    int status;
    std::string out;
    std::string err;
    [[nodiscard]] nlohmann::json object() const { return nlohmann::json::parse(out); }
};

printed run_growth(arguments args, char const* command = "growth") {
    args.insert(args.begin(), command);
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    int const status = run(args);
    auto err = testing::internal::GetCapturedStderr();
    return {status, testing::internal::GetCapturedStdout(), std::move(err)};
}

class file_of {
public:
    explicit file_of(std::string const& content)
        : path_(std::filesystem::temp_directory_path() /
                ("surd-growth-" + std::to_string(::getpid()))) {
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~file_of() { std::filesystem::remove(path_); }
    [[nodiscard]] std::string path() const { return path_.string(); }
    [[nodiscard]] std::string content() const {
        std::ifstream file(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

private:
    std::filesystem::path path_;
};

bool has(std::string const& text, std::string const& part) {
    return text.find(part) != std::string::npos;
}

TEST(GrowthCommand, TableInEachFormat) {
    EXPECT_TRUE(
        has(run_growth({}).out, "            1,024        8×           64×           1,048,576\n"));
    EXPECT_TRUE(has(run_growth({"--lang", "es", "--format", "markdown"}).out,
                    "| 1024 | 8× | 64× | 1.048.576 |\n"));
    EXPECT_TRUE(has(run_growth({"--format", "csv"}).out, "\n1024,8,64,1048576\n"));
    EXPECT_TRUE(has(run_growth({"--format", "csv", "--lang", "zh"}).out,
                    "\n\"1,024\",8×,64×,\"1,048,576\"\n"));
    auto const object = run_growth({"--json", "--exponents=-1/2,2", "--to", "512"}).object();
    EXPECT_EQ(object["exponents"], (std::vector<std::string>{"-1/2", "2"}));
    EXPECT_EQ(object["rows"].size(), 3u);
    EXPECT_EQ(object["rows"][1]["factors"][0], "1/2*sqrt(2)");
    EXPECT_EQ(object["rows"][1]["decimals"][0], "0.707106781187…");
    EXPECT_EQ(object["rows"][2]["decimals"][0], "0.5");
    EXPECT_EQ(object["rows"][2]["value"], "262144");
    EXPECT_TRUE(has(run_growth({"--chart", "--ascii"}).out, "# Quadratic n²"));
}

TEST(GrowthCommand, ScaleAndPoints) {
    EXPECT_TRUE(has(run_growth({"--scale", "2", "--exponents", "-1,3"}).out, "2⁻¹ = 1/2×"));
    EXPECT_EQ(
        run_growth({"--scale", "2", "--exponents", "3", "--json"}).object()["rows"][0]["factor"],
        "8");
    EXPECT_EQ(run_growth({"--points", "128:16384", "8192:67108864"}).out, "p = 2\nf(n) = n^2\n");
    auto const named = run_growth({"--points", "1:1", "2:3", "--json"}).object();
    EXPECT_EQ(named["exponent"], "log(2, 3)");
    EXPECT_EQ(named["rational"], false);
    EXPECT_EQ(named["law"], nullptr);
}

TEST(GrowthCommand, FitOfExactData) {
    file_of const data("n,time\n1,3\n2,12\n4,48\n8,192\n16,768\n");
    auto const fit = run_growth({"--fit", data.path(), "--json"}).object();
    EXPECT_EQ(fit["exact_law"], "3*n^2");
    EXPECT_EQ(fit["power_law"], true);
    EXPECT_EQ(fit["steps"].size(), 4u);
    EXPECT_TRUE(fit["warnings"].empty());
    EXPECT_TRUE(has(run_growth({"--fit", data.path()}).out, "exactly: 3*n^2\n"));
}

TEST(GrowthCommand, FitOfBentData) {
    std::string text = "n,time\n";
    for (int k = 4; k <= 14; ++k) {
        text += std::to_string(1 << k) + ',' + std::to_string(k * (1 << k)) + '\n';
    }
    file_of const data(text);
    auto const fit = run_growth({"--fit", data.path(), "--json"}).object();
    EXPECT_EQ(fit["power_law"], false);
    EXPECT_EQ(fit["closer"], "n^p*log(n)");
    EXPECT_TRUE(has(run_growth({"--fit", data.path(), "--lang", "es"}).out,
                    "no es una ley de potencias pura"));
}

TEST(GrowthCommand, FitOfABenchmark) {
    file_of const data(R"({"benchmarks": [{"name": "f/8", "real_time": 2, "time_unit": "us"},
        {"name": "f/16", "real_time": 4, "time_unit": "us"},
        {"name": "f/32", "real_time": 8.5, "time_unit": "us"}]})");
    auto const fit = run_growth({"--fit", data.path(), "--json"}).object();
    EXPECT_EQ(fit["series"], "f");
    EXPECT_EQ(fit["unit"], "ns");
    EXPECT_NEAR(fit["exponent"].get<double>(), 1.04, 0.01);
}

TEST(GrowthCommand, FaultsAreUsage) {
    file_of const negative("n,time\n1,2\n2,-3\n");
    for (auto const& args : std::vector<arguments>{
             {"--base", "1"},
             {"--base", "-2"},
             {"--from", "10", "--to", "5"},
             {"--from", "0"},
             {"--from", "x"},
             {"--to", "1e999999999999"},
             {"--base", "1001/1000"},
             {"--exponents", "1/0"},
             {"--exponents", "1000000000000"},
             {"--exponents", ""},
             {"--from", "1", "--to", "1e100", "--base", "1.3", "--exponents", "1000"},
             {"--scale", "0"},
             {"--scale", "2", "--points", "1:2", "2:3"},
             {"--points", "1:2", "2:0"},
             {"--points", "1:2", "x"},
             {"--points", "1:2"},
             {"--fit", "/nonexistent"},
             {"--fit", "/"},
             {"--fit", negative.path()},
             {"--output", "/nonexistent/file"},
             {"--lang", "fr"},
             {"stray"}}) {
        auto const result = run_growth(args);
        EXPECT_EQ(result.status, 2) << args[0];
        EXPECT_EQ(result.out, "") << args[0];
        EXPECT_NE(result.err, "") << args[0];
    }
    EXPECT_TRUE(has(run_growth({"--fit", negative.path()}).err, ":3: not positive: -3"));
}

TEST(ExploreCommand, WritesOnePage) {
    file_of const page("");
    EXPECT_EQ(run_growth({"-o", page.path(), "--lang", "es"}, "explore").status, 0);
    EXPECT_TRUE(has(page.content(), "<html lang=\"es\">"));
    EXPECT_TRUE(has(page.content(), "<dd data-shows=\"3\">1.048.576</dd>"));
    auto const shown = run_growth({"-o", "-", "--at", "256"}, "explore");
    EXPECT_TRUE(has(shown.out, "<dd data-shows=\"0\">256</dd>"));
}

TEST(ExploreCommand, FaultsAreUsage) {
    for (auto const& args : std::vector<arguments>{{},
                                                   {"-o", "/nonexistent/page.html"},
                                                   {"-o", "/"},
                                                   {"-o", "-", "--at", "7"},
                                                   {"-o", "-", "--base", "1.02"},
                                                   {"-o", "-", "--exponents", "1,2,3,4,5,6,7"},
                                                   {"-o", "-", "--from", "-1"}}) {
        auto const result = run_growth(args, "explore");
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(result.out, "");
    }
}

}  // namespace
}  // namespace surd::cli
