// SPDX-License-Identifier: BSL-1.0
// Purpose: `surd simplify --form`: the value, the forms as written, what remains, exit codes.
#include <gtest/gtest.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"

namespace surd::cli {
namespace {

struct simplify_answer {
    int status;
    std::string out;
};

simplify_answer simplify_of(arguments args) {
    args.insert(args.begin(), "simplify");
    testing::internal::CaptureStdout();
    int const status = run(args);
    std::cout.flush();
    return {status, testing::internal::GetCapturedStdout()};
}

TEST(Simplify, ShowsTheValueAndWhatRemains) {
    auto const answer = simplify_of({"1/sqrt(8)", "--form", "rationalised,simplest-radical"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_EQ(answer.out,
              "1/sqrt(8) = 1/4*sqrt(2)\n"
              "  simplest-radical: no\n"
              "    sqrt(8) is 2*sqrt(2)\n"
              "  rationalised: no\n"
              "    a root stands in the denominator sqrt(8)\n");
}

TEST(Simplify, ExitStatusIsThePredicate) {
    EXPECT_EQ(simplify_of({"2*sqrt(2)", "--form", "simplest-radical"}).status, 0);
    EXPECT_EQ(simplify_of({"sqrt(8)", "--form", "simplest-radical"}).status, 1);
    EXPECT_EQ(simplify_of({"sqrt(8)", "--form", "rationalised"}).status, 0);
    EXPECT_EQ(simplify_of({"sqrt(8)"}).status, 0);
    EXPECT_EQ(simplify_of({"1/0", "--form", "lowest"}).status, 1);
    EXPECT_EQ(simplify_of({"1/(", "--form", "lowest"}).status, 2);
    EXPECT_EQ(simplify_of({"1", "--form", "shortest"}).status, 2);
}

TEST(Simplify, Json) {
    auto const answer = simplify_of({"--json", "6/8", "--form", "lowest"});
    auto const object = nlohmann::json::parse(answer.out);
    EXPECT_EQ(object["value"], "3/4");
    EXPECT_EQ(object["forms"]["lowest"]["holds"], false);
    EXPECT_EQ(object["forms"]["lowest"]["remains"][0]["step"], "2 divides both sides of 6/8");
    EXPECT_EQ(object["value_forms"]["lowest"]["holds"], true);
    EXPECT_EQ(object["condition"], nullptr);
}

TEST(Simplify, VariablesBringTheirConditions) {
    auto const object = nlohmann::json::parse(simplify_of({"--json", "x/x"}).out);
    EXPECT_EQ(object["outcome"], "value");
    EXPECT_EQ(object["value"], "1");
    EXPECT_EQ(object["condition"], "x != 0");
}

}  // namespace
}  // namespace surd::cli
