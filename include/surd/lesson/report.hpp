// SPDX-License-Identifier: BSL-1.0
// Purpose: write what checks found, one writer for each output format.
// Every writer is deterministic: the order of the files, then of the claims in them.
#ifndef SURD_LESSON_REPORT_HPP
#define SURD_LESSON_REPORT_HPP

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "surd/lesson/claim.hpp"
#include "surd/text/language.hpp"

namespace surd::lesson {

struct report_options {
    bool all = false;                          ///< list every claim, not only findings
    bool strict = false;                       ///< every finding fails
    bool baseline = false;                     ///< findings were compared with a baseline
    bool color = false;                        ///< human: verdicts in colour
    std::set<std::string> fail_on{"refuted"};  ///< verdicts or codes that make a finding fail
    /// Of the findings' words; none: each lesson's own, English for the summary.
    std::optional<text::language> language;
    std::size_t annotations = 10;  ///< github: of each level, as many as its pages show
};

using file_reports = std::vector<file_report>;

/// Whether a claim is worth a reader's look: anything but true claims, equations, definitions
/// and what its author said or expected to be false, or silenced.
[[nodiscard]] bool is_finding(claim const& c);

/// Whether a finding fails the run: it is not in the baseline, and its verdict or code is in
/// `fail_on`; a claim with the code `rounded` only when that code is named, one with the code
/// `unexpected` also when `refuted` is.
[[nodiscard]] bool fails(claim const& c, report_options const& options);
[[nodiscard]] bool fails(directive_fault const& d, report_options const& options);

/// Every verdict, outcome and code that a finding can have: what `fail_on` may name.
[[nodiscard]] std::vector<std::string> finding_words();

enum class severity { none, note, warning, error };

/// Error when it fails the run; a note when nothing is known to be wrong (undecided, outside,
/// not checkable); none for what is no finding or known from the baseline; else a warning.
[[nodiscard]] severity severity_of(claim const& c, report_options const& options);
[[nodiscard]] severity severity_of(directive_fault const& d, report_options const& options);

/// Returns the coverage of all files together.
[[nodiscard]] coverage total(file_reports const& reports);

/// The language in which a file's findings are worded.
[[nodiscard]] text::language language_for(file_report const& report, report_options const& options);

/// One finding: `file:line:col: verdict  statement  [code]`, then indented what supports it;
/// the last line is the summary.
void write_human(std::ostream& out, file_reports const& reports, report_options const& options);

/// One line: formulas, claims, the count of each verdict, unread by cause, coverage in percent.
void write_summary(std::ostream& out, file_reports const& reports, report_options const& options);

/// One object with `files` and `summary`.
void write_json(std::ostream& out, file_reports const& reports, report_options const& options);

/// A claim a line with its path, last the summary.
void write_json_lines(std::ostream& out, file_reports const& reports,
                      report_options const& options);

/// Workflow commands of GitHub Actions: an annotation a finding, at most `annotations` of each
/// level, then the number left out and the summary.
void write_github(std::ostream& out, file_reports const& reports, report_options const& options);

/// A SARIF 2.1.0 log with one run; results carry the claim's fingerprint.
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
void write_sarif(std::ostream& out, file_reports const& reports, report_options const& options);

/// JUnit XML: a suite a file, a case a claim; a failing finding is a failure, what could not be
/// decided is skipped with the reason, an unreadable file is an error.
void write_junit(std::ostream& out, file_reports const& reports, report_options const& options);

/// Every claim as written and as read, with assumptions and pairing, and every formula that was
/// not read with the cause; no verdict.
void write_list(std::ostream& out, file_reports const& reports, report_options const& options);

/// The same, an object a line.
void write_list_json(std::ostream& out, file_reports const& reports);

}  // namespace surd::lesson

#endif
