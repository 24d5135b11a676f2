// SPDX-License-Identifier: BSL-1.0
// Purpose: write what checks found, one writer for each output format.
#ifndef SURD_LESSON_REPORT_HPP
#define SURD_LESSON_REPORT_HPP

#include <iosfwd>
#include <set>
#include <string>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/lesson/claim.hpp"

namespace surd::lesson {

struct report_options {
    bool all = false;                          ///< list every claim, not only findings
    std::set<std::string> fail_on{"refuted"};  ///< verdicts or codes that make a finding fail
    conventions chosen;
    std::string language = "en";  ///< of the findings' words
};

/// Whether a claim fails the run: its verdict or code is in `fail_on`; a claim with the code
/// `rounded` only when that code is named.
[[nodiscard]] bool fails(claim const& c, report_options const& options);

/// Whether a claim is worth a reader's look: anything but true claims, equations and definitions.
[[nodiscard]] bool is_finding(claim const& c);

/// Returns the coverage of all files together.
[[nodiscard]] coverage total(std::vector<file_report> const& reports);

/// One finding: `file:line:col: verdict  statement  [code]`, then indented what supports it;
/// the last line is the summary.
void write_human(std::ostream& out, std::vector<file_report> const& reports,
                 report_options const& options);

/// One line: formulas, claims, the count of each verdict, unread by cause, coverage in percent.
void write_summary(std::ostream& out, std::vector<file_report> const& reports);

/// One object with `files` and `summary`.
void write_json(std::ostream& out, std::vector<file_report> const& reports,
                report_options const& options);

/// A claim a line with its path, last the summary.
void write_json_lines(std::ostream& out, std::vector<file_report> const& reports,
                      report_options const& options);

}  // namespace surd::lesson

#endif
