// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/baseline.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "surd/config.hpp"
#include "surd/lesson/report.hpp"

namespace surd::lesson {

namespace {

using baseline_json = nlohmann::json;  // keys in sorted order

constexpr char const* version_key = "surd-baseline";
constexpr int version = 1;

}  // namespace

std::optional<baseline> baseline::parse(std::string_view text) {
    auto const whole = baseline_json::parse(text, nullptr, false);
    if (!whole.is_object() || whole.value(version_key, baseline_json()) != version) {
        return std::nullopt;
    }
    auto const files = whole.find("findings");
    if (files == whole.end() || !files->is_object()) return std::nullopt;
    baseline result;
    for (auto const& [path, fingerprints] : files->items()) {
        if (!fingerprints.is_array()) return std::nullopt;
        for (auto const& one : fingerprints) {
            if (!one.is_string()) return std::nullopt;
            result.findings_[path].insert(one.get<std::string>());
        }
    }
    return result;
}

baseline baseline::of(std::vector<file_report> const& reports,
                      std::vector<std::string> const& names) {
    SURD_EXPECTS(reports.size() == names.size(), "every report has a name");
    baseline result;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        for (auto const& c : reports[i].claims) {
            if (is_finding(c)) result.findings_[names[i]].insert(c.fingerprint);
        }
        for (auto const& d : reports[i].directives) {
            result.findings_[names[i]].insert(d.fingerprint);
        }
    }
    return result;
}

std::size_t baseline::mark(std::vector<file_report>& reports,
                           std::vector<std::string> const& names) const {
    SURD_EXPECTS(reports.size() == names.size(), "every report has a name");
    std::size_t gone = 0;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        auto const known = findings_.find(names[i]);
        if (known == findings_.end()) continue;
        std::size_t met = 0;
        for (auto& c : reports[i].claims) {
            c.known = is_finding(c) && known->second.count(c.fingerprint) != 0;
            met += c.known ? 1 : 0;
        }
        for (auto& d : reports[i].directives) {
            d.known = known->second.count(d.fingerprint) != 0;
            met += d.known ? 1 : 0;
        }
        gone += known->second.size() - met;
    }
    return gone;
}

std::string baseline::to_string() const {
    baseline_json files = baseline_json::object();
    for (auto const& [path, fingerprints] : findings_) files[path] = fingerprints;
    return baseline_json{{version_key, version}, {"findings", std::move(files)}}.dump(2) + '\n';
}

}  // namespace surd::lesson
