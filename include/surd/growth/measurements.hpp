// SPDX-License-Identifier: BSL-1.0
// Purpose: read measured sizes and values from CSV and from the JSON of Google Benchmark.
#ifndef SURD_GROWTH_MEASUREMENTS_HPP
#define SURD_GROWTH_MEASUREMENTS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "surd/growth/through_points.hpp"

namespace surd::growth {

/// The values of one quantity over sizes.
struct series {
    std::string name;                ///< of the column or the benchmark
    std::string size_name;           ///< of the column of sizes; `n` for a benchmark
    std::string unit;                ///< of the values; may be empty
    std::vector<data_point> points;  ///< positive sizes and values, in the order of the text
};

/// What was read, or why not.
struct measurements {
    std::vector<series> all;
    std::string fault;     ///< one English sentence; empty when the text was read
    std::size_t line = 0;  ///< of the fault in a CSV text, from 1; 0 for the text as a whole
    std::vector<std::string> notes;  ///< what was left out, and why

    [[nodiscard]] bool has_value() const noexcept { return fault.empty(); }
    explicit operator bool() const noexcept { return has_value(); }
};

struct csv_options {
    /// Columns by their name or number from 1; empty: the first numeric column holds the sizes,
    /// the second the values.
    std::string size_column;
    std::string value_column;
};

/// Reads a table separated by commas, semicolons or tabs, with or without a line of headings;
/// fields may be quoted (RFC 4180). Empty lines and lines that begin with # are passed over.
/// Numbers are read exactly. With semicolons or tabs a decimal comma is read too.
/// Errors: no data, ragged lines, text that is no number, numbers that are not positive.
[[nodiscard]] measurements read_csv(std::string_view text, csv_options const& options = {});

struct benchmark_options {
    bool cpu_time = false;  ///< else real time
    /// Which argument of `name/8/1024` is the size, from 1; 0: the one that varies.
    std::size_t argument = 0;
};

/// Reads what a benchmark wrote with --benchmark_format=json: a series for each benchmark, with a
/// point for each repetition, or its mean (else median) where only aggregates were kept.
/// Errors: text that is no such JSON; no benchmark with a size.
[[nodiscard]] measurements read_google_benchmark(std::string_view text,
                                                 benchmark_options const& options = {});

}  // namespace surd::growth

#endif
