// SPDX-License-Identifier: BSL-1.0
#include "lesson/front_matter.hpp"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "surd/lesson/convention_names.hpp"
#include "surd/symbolic/condition.hpp"
#include "surd/text/language.hpp"
#include "surd/text/messages.hpp"

namespace surd::lesson {

namespace {

using text::language;

/// A stretch of the file.
struct yaml_range {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// What stands between a first line `---` and the next line `---` or `...`.
std::optional<yaml_range> find_front_matter(std::string_view source) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";  // byte order mark
    std::size_t begin = source.substr(0, mark.size()) == mark ? mark.size() : 0;
    if (source.substr(begin, 3) != "---") return std::nullopt;
    begin = source.find('\n', begin);
    if (begin == std::string_view::npos) return std::nullopt;
    ++begin;
    for (std::size_t line = begin; line < source.size();) {
        auto const end = std::min(source.find('\n', line), source.size());
        auto const fence = source.substr(line, 3);
        if ((fence == "---" || fence == "...") && end - line <= 4) return yaml_range{begin, line};
        line = end + 1;
    }
    return std::nullopt;
}

class settings_reader {
public:
    settings_reader(std::size_t offset, line_index const& lines, check_options& options)
        : offset_(offset), lines_(lines), options_(options) {}

    void read(YAML::Node const& settings) {
        if (!settings.IsMap()) return fault(settings, "not understood");
        for (auto const& entry : settings) {
            auto const key = entry.first.as<std::string>();
            if (!read_entry(key, entry.second)) {
                fault(entry.first, "no directive is called {0}", {key});
            }
        }
    }

    std::vector<directive_fault> faults;

private:
    bool read_entry(std::string const& key, YAML::Node const& value) {
        if (key == "assume") {
            if (value.IsSequence()) {
                for (auto const& one : value) read_assumption(one);
            } else {
                read_assumption(value);
            }
            return true;
        }
        auto const word = value.IsScalar() ? value.Scalar() : std::string();
        if (key == "numbers") {
            if (word == "point") {
                options_.numbers = number_choice::point;
            } else if (word == "comma") {
                options_.numbers = number_choice::comma;
            } else if (word != "auto") {
                fault(value, "{0} takes {1}", {key, "auto, point, comma"});
            }
            return true;
        }
        if (key == "juxtaposition") {
            if (word != "tight" && word != "loose") {
                fault(value, "{0} takes {1}", {key, "tight, loose"});
                return true;
            }
            options_.juxtaposition =
                word == "loose" ? syntax::juxtaposition::loose : syntax::juxtaposition::tight;
            options_.juxtaposition_chosen = true;
            return true;
        }
        if (key == "lang") {
            if (!text::language_named(word)) fault(value, "{0} takes {1}", {key, "en, es, zh"});
            options_.language = word;
            return true;
        }
        for (auto const q :
             {question::zero_to_zero, question::negative_base, question::even_fraction}) {
            if (key != name_of(q)) continue;
            if (!answer(options_.evaluation.chosen, q, word)) {
                std::string names;
                for (auto const& name : answers_to(q)) names += (names.empty() ? "" : ", ") + name;
                fault(value, "{0} takes {1}", {key, names});
            }
            return true;
        }
        return false;
    }

    void read_assumption(YAML::Node const& value) {
        auto const condition = value.IsScalar() ? value.Scalar() : std::string();
        if (!symbolic::parse_condition(condition)) {
            return fault(value, "the condition cannot be read");
        }
        options_.assumptions.push_back(condition);
    }

    void fault(YAML::Node const& at, std::string_view english,
               std::initializer_list<std::string_view> parts = {}) {
        directive_fault f;
        auto const mark = at.Mark();
        f.place.byte = offset_ + static_cast<std::size_t>(std::max(mark.pos, 0));
        f.source = at.IsScalar() ? at.Scalar() : std::string("surd:");
        f.place.end_byte = f.place.byte + f.source.size();
        f.place.begin = lines_.at(f.place.byte);
        f.place.end = lines_.at(f.place.end_byte);
        f.code = "bad-directive";
        f.sentence = say(language::en, english, parts);
        faults.push_back(std::move(f));
    }

    std::size_t offset_;
    line_index const& lines_;
    check_options& options_;
};

}  // namespace

std::vector<directive_fault> apply_front_matter(document const& lesson, line_index const& lines,
                                                check_options& options) {
    if (lesson.format != format::markdown) return {};
    auto const range = find_front_matter(lesson.source);
    if (!range) return {};
    auto const content = lesson.source.substr(range->begin, range->end - range->begin);
    if (content.find("surd") == std::string::npos) return {};
    settings_reader reader(range->begin, lines, options);
    try {
        auto const all = YAML::Load(content);
        if (all.IsMap() && all["surd"]) reader.read(all["surd"]);
    } catch (YAML::Exception const&) {
        directive_fault f;
        f.place.byte = range->begin + content.find("surd");
        f.place.end_byte = f.place.byte + 4;
        f.place.begin = lines.at(f.place.byte);
        f.place.end = lines.at(f.place.end_byte);
        f.source = "surd";
        f.code = "bad-directive";
        f.sentence = say(language::en, "not understood");
        reader.faults.push_back(std::move(f));
    }
    return std::move(reader.faults);
}

}  // namespace surd::lesson
