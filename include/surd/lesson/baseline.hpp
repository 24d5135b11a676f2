// SPDX-License-Identifier: BSL-1.0
// Purpose: a baseline: findings that are known, so that only new ones fail.
#ifndef SURD_LESSON_BASELINE_HPP
#define SURD_LESSON_BASELINE_HPP

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "surd/lesson/claim.hpp"

namespace surd::lesson {

/// Fingerprints of findings by file. The paths are whatever `name` in the calls below makes of a
/// report's path, such as the path relative to the baseline's folder.
class baseline {
public:
    /// Returns the baseline that `text` spells; none when it is no baseline.
    [[nodiscard]] static std::optional<baseline> parse(std::string_view text);
    /// Returns the baseline of all findings in the reports.
    /// Domain: as many names as reports.
    [[nodiscard]] static baseline of(std::vector<file_report> const& reports,
                                     std::vector<std::string> const& names);

    /// Marks the findings that the baseline lists. Returns how many of its findings are gone
    /// from the files that were checked.
    /// Domain: as many names as reports.
    std::size_t mark(std::vector<file_report>& reports,
                     std::vector<std::string> const& names) const;

    /// The text that parse() reads: JSON, sorted, a finding a line.
    [[nodiscard]] std::string to_string() const;

private:
    std::map<std::string, std::set<std::string>> findings_;
};

}  // namespace surd::lesson

#endif
