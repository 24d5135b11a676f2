// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/measurements.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace surd::growth {
namespace {

using testing::ElementsAre;

TEST(ReadCsv, ColumnsByPositionNameAndNumber) {
    auto const read = read_csv("n,host,time,memory\n128,a,0.5,7\n256,b,2.25e1,8\n");
    ASSERT_TRUE(read) << read.fault;
    EXPECT_EQ(read.all[0].name, "time");
    EXPECT_EQ(read.all[0].size_name, "n");
    EXPECT_THAT(read.all[0].points,
                ElementsAre(data_point{128, rational(1, 2)}, data_point{256, rational(45, 2)}));
    auto const chosen = read_csv("a,b,c\n1,2,3\n4,5,6\n", {"c", "1"});
    ASSERT_TRUE(chosen) << chosen.fault;
    EXPECT_THAT(chosen.all[0].points, ElementsAre(data_point{3, 1}, data_point{6, 4}));
    auto const value_only = read_csv("a,b\n1,2\n4,5\n", {"", "a"});
    EXPECT_THAT(value_only.all[0].points, ElementsAre(data_point{2, 1}, data_point{5, 4}));
}

TEST(ReadCsv, NotationsThatOccur) {
    auto const spanish =
        read_csv("\xEF\xBB\xBF# medido en abril\r\nn;tiempo\r\n10;0,5\r\n\r\n20;1\r\n");
    ASSERT_TRUE(spanish) << spanish.fault;
    EXPECT_THAT(spanish.all[0].points,
                ElementsAre(data_point{10, rational(1, 2)}, data_point{20, 1}));
    auto const quoted = read_csv("\"n\",\"t, \"\"wall\"\" time\"\n\"1\", \"2\"\n3,4");
    ASSERT_TRUE(quoted) << quoted.fault;
    EXPECT_EQ(quoted.all[0].name, "t, \"wall\" time");
    EXPECT_EQ(quoted.all[0].points.size(), 2u);
    EXPECT_TRUE(read_csv("1\t2\n3\t4\n"));
    EXPECT_EQ(read_csv("1,2\n3,4\n").all[0].points.size(), 2u);
}

TEST(ReadCsv, FaultsNameTheirLine) {
    auto const fault = [](std::string_view text, csv_options const& options = {}) {
        auto const read = read_csv(text, options);
        return std::to_string(read.line) + ": " + read.fault;
    };
    EXPECT_EQ(fault(""), "0: there is no data");
    EXPECT_EQ(fault("\n\n# only a remark\n"), "0: there is no data");
    EXPECT_EQ(fault("n,t\n"), "0: there is no data below the headings");
    EXPECT_EQ(fault("n,t\n1,2\n\n2,-3\n"),
              "4: not positive: -3; a power law has positive sizes and values");
    EXPECT_EQ(fault("n,t\n0,2\n"), "2: not positive: 0; a power law has positive sizes and values");
    EXPECT_EQ(fault("n,t\n1,2\n2,x\n"), "3: no number: x");
    EXPECT_EQ(fault("n,t\n1,2\n2,nan\n"), "3: no number: nan");
    EXPECT_EQ(fault("n,t\n1,2\n2\n"), "3: this line has 1 fields, the first one 2");
    EXPECT_EQ(fault("n,t\n1,\"2\n"), "2: a quoted field is not closed");
    EXPECT_EQ(fault("just words\n1\n2\n"),
              "2: two columns of numbers are needed, sizes and values");
    EXPECT_EQ(fault("a,b\n1,2\n", {"c", ""}), "0: there is no column c");
    EXPECT_EQ(fault("a,b\n1,2\n", {"3", ""}), "0: there is no column 3");
    EXPECT_EQ(fault("a,b\n1,2\n", {"a", "1"}), "0: sizes and values are the same column");
}

constexpr char const* two_benchmarks = R"({"context": {"num_cpus": 2}, "benchmarks": [
 {"name": "sort/1024", "run_name": "sort/1024", "run_type": "iteration", "real_time": 10.5, "cpu_time": 10, "time_unit": "us"},
 {"name": "sort/2048", "run_name": "sort/2048", "run_type": "iteration", "real_time": 23, "cpu_time": 22, "time_unit": "us"},
 {"name": "sort/2048", "run_name": "sort/2048", "run_type": "iteration", "real_time": 0.025, "cpu_time": 0.022, "time_unit": "ms"},
 {"name": "sort/2048_mean", "run_name": "sort/2048", "run_type": "aggregate", "aggregate_name": "mean", "real_time": 24, "cpu_time": 22, "time_unit": "us"},
 {"name": "sort_BigO", "run_name": "sort", "run_type": "aggregate", "aggregate_name": "BigO", "cpu_coefficient": 1.5, "real_coefficient": 1.5, "big_o": "NlgN", "time_unit": "us"},
 {"name": "mul/8/size:64/real_time/threads:2", "real_time": 1, "cpu_time": 1, "time_unit": "ns"},
 {"name": "mul/8/size:128/real_time/threads:2", "real_time": 4, "cpu_time": 4, "time_unit": "ns"},
 {"name": "bad/1", "real_time": 0, "cpu_time": 0, "time_unit": "ns", "error_occurred": true, "error_message": "no device"}
]})";

TEST(ReadGoogleBenchmark, ASeriesForEachBenchmark) {
    auto const read = read_google_benchmark(two_benchmarks);
    ASSERT_TRUE(read) << read.fault;
    ASSERT_EQ(read.all.size(), 2u);
    EXPECT_EQ(read.all[0].name, "sort");
    EXPECT_EQ(read.all[0].unit, "ns");
    EXPECT_THAT(read.all[0].points, ElementsAre(data_point{1024, 10'500}, data_point{2048, 23'000},
                                                data_point{2048, 25'000}));
    EXPECT_EQ(read.all[1].name, "mul/8");
    EXPECT_THAT(read.all[1].points, ElementsAre(data_point{64, 1}, data_point{128, 4}));
    EXPECT_THAT(read.notes, ElementsAre("bad/1 is left out: no device"));
    auto const cpu = read_google_benchmark(two_benchmarks, {true, 0});
    EXPECT_EQ(cpu.all[0].points[1].value, 22'000);
}

TEST(ReadGoogleBenchmark, AggregatesAloneAndSeveralArguments) {
    auto const means = read_google_benchmark(R"({"benchmarks": [
      {"name": "f/1_mean", "run_name": "f/1", "aggregate_name": "mean", "real_time": 3},
      {"name": "f/1_stddev", "run_name": "f/1", "aggregate_name": "stddev", "real_time": 1},
      {"name": "f/2_mean", "run_name": "f/2", "aggregate_name": "mean", "real_time": 5}]})");
    ASSERT_TRUE(means) << means.fault;
    EXPECT_THAT(means.all[0].points, ElementsAre(data_point{1, 3}, data_point{2, 5}));
    constexpr char const* grid = R"({"benchmarks": [
      {"name": "g/1/10", "real_time": 1}, {"name": "g/2/10", "real_time": 2},
      {"name": "g/1/20", "real_time": 4}, {"name": "g/2/20", "real_time": 8}]})";
    EXPECT_FALSE(read_google_benchmark(grid));
    auto const second = read_google_benchmark(grid, {false, 2});
    ASSERT_EQ(second.all.size(), 2u);
    EXPECT_EQ(second.all[0].name, "g/1");
    EXPECT_THAT(second.all[0].points, ElementsAre(data_point{10, 1}, data_point{20, 4}));
}

TEST(ReadGoogleBenchmark, TextThatIsNoBenchmark) {
    for (auto const* text : {"", "{", "[]", "{}", R"({"benchmarks": 3})", "n,t\n1,2\n"}) {
        EXPECT_EQ(read_google_benchmark(text).fault,
                  "no JSON of Google Benchmark: there is no list \"benchmarks\"")
            << text;
    }
    for (auto const* text :
         {R"({"benchmarks": []})", R"({"benchmarks": [3, null, {"name": "f"}]})",
          R"({"benchmarks": [{"name": "f/1", "real_time": 3}]})",
          R"({"benchmarks": [{"name": "f/1", "real_time": -3}, {"name": "f/2", "real_time": 0}]})",
          R"({"benchmarks": [{"name": "", "real_time": 3}]})"}) {
        EXPECT_EQ(read_google_benchmark(text).fault, "no benchmark runs over several sizes")
            << text;
    }
}

}  // namespace
}  // namespace surd::growth
