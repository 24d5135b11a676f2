// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <optional>

#include "surd/growth/measurements.hpp"
#include "surd/number/parse.hpp"

namespace surd::growth {

namespace {

struct csv_line {
    std::size_t number = 0;
    std::vector<std::string> fields;
};

struct csv_fault {
    std::string sentence;
    std::size_t line = 0;
};

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// The separator that the first line with data uses: a semicolon or a tab wins over a comma, which
/// may be a decimal sign.
char separator_of(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        auto const end = std::min(text.find('\n', at), text.size());
        auto const line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.empty() || line[0] == '#') continue;
        for (char const candidate : {';', '\t'}) {
            if (line.find(candidate) != std::string_view::npos) return candidate;
        }
        return ',';
    }
    return ',';
}

/// Splits the text into lines of fields.
class csv_splitter {
public:
    csv_splitter(std::string_view text, char separator) : text_(text), ends_{separator, '\n'} {}

    std::optional<csv_fault> split(std::vector<csv_line>& lines) {
        while (at_ < text_.size()) {
            ++line_;
            auto const rest = text_.substr(at_, text_.find('\n', at_) - at_);
            if (trimmed(rest).empty() || trimmed(rest)[0] == '#') {
                at_ += std::min(rest.size() + 1, text_.size() - at_);
                continue;
            }
            csv_line line{line_, {}};
            if (!read_line(line)) return csv_fault{"a quoted field is not closed", line.number};
            lines.push_back(std::move(line));
        }
        return std::nullopt;
    }

private:
    bool read_line(csv_line& line) {
        for (;;) {
            std::string field;
            while (at_ < text_.size() && text_[at_] == ' ') ++at_;
            bool const quoted = at_ < text_.size() && text_[at_] == '"';
            if (quoted && !read_quoted(field)) return false;
            auto const end = std::min(text_.find_first_of(ends_, at_), text_.size());
            field += trimmed(text_.substr(at_, end - at_));
            line.fields.push_back(std::move(field));
            at_ = std::min(end + 1, text_.size());
            if (end == text_.size() || text_[end] == '\n') return true;
        }
    }

    bool read_quoted(std::string& field) {
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == '"') {
                if (at_ + 1 == text_.size() || text_[at_ + 1] != '"') {
                    ++at_;
                    return true;
                }
                ++at_;
            }
            if (text_[at_] == '\n') ++line_;
            field += text_[at_];
        }
        return false;
    }

    std::string_view text_;
    std::string ends_;  ///< the characters that end a field
    std::size_t at_ = 0;
    std::size_t line_ = 0;
};

std::optional<rational> number_in(std::string field, char separator) {
    // Where the comma does not part the fields it can be the decimal sign.
    bool const one_comma = std::count(field.begin(), field.end(), ',') == 1;
    if (separator != ',' && one_comma && field.find('.') == std::string::npos) {
        std::replace(field.begin(), field.end(), ',', '.');
    }
    auto const number = parse_number(field);
    if (!number) return std::nullopt;
    return number.value;
}

/// The position of a column by its heading or number; nothing where there is none.
std::optional<std::size_t> column_named(std::string const& name,
                                        std::vector<std::string> const& headings,
                                        std::size_t width) {
    auto const found = std::find(headings.begin(), headings.end(), name);
    if (found != headings.end()) return static_cast<std::size_t>(found - headings.begin());
    auto const number = integer::from_string(name);
    if (!number || *number < 1 || *number > integer(static_cast<std::uint64_t>(width)))
        return std::nullopt;
    return static_cast<std::size_t>(number->to_uint64() - 1);
}

measurements unread(std::string sentence, std::size_t line = 0) {
    measurements result;
    result.fault = std::move(sentence);
    result.line = line;
    return result;
}

}  // namespace

measurements read_csv(std::string_view text, csv_options const& options) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    char const separator = separator_of(text);
    std::vector<csv_line> lines;
    if (auto fault = csv_splitter(text, separator).split(lines)) {
        return unread(fault->sentence, fault->line);
    }
    if (lines.empty()) return unread("there is no data");

    auto const numeric = [&](std::string const& field) {
        return number_in(field, separator).has_value();
    };
    std::vector<std::string> headings;
    auto const& first = lines.front().fields;
    bool const has_headings = std::none_of(first.begin(), first.end(), numeric);
    if (has_headings) {
        headings = first;
        lines.erase(lines.begin());
        if (lines.empty()) return unread("there is no data below the headings");
    }

    auto const width = lines.front().fields.size();
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < width; ++i) {
        if (numeric(lines.front().fields[i])) columns.push_back(i);
    }
    std::optional<std::size_t> size_column;
    std::optional<std::size_t> value_column;
    if (!options.size_column.empty()) {
        size_column = column_named(options.size_column, headings, width);
        if (!size_column) return unread("there is no column " + options.size_column);
    }
    if (!options.value_column.empty()) {
        value_column = column_named(options.value_column, headings, width);
        if (!value_column) return unread("there is no column " + options.value_column);
    }
    for (auto const column : columns) {
        if (!size_column && column != value_column) {
            size_column = column;
        } else if (!value_column && column != size_column) {
            value_column = column;
        }
    }
    if (!size_column || !value_column) {
        return unread("two columns of numbers are needed, sizes and values", lines.front().number);
    }
    if (size_column == value_column) return unread("sizes and values are the same column");

    auto const heading = [&](std::size_t column, char const* instead) {
        return column < headings.size() && !headings[column].empty() ? headings[column] : instead;
    };
    series found{heading(*value_column, "value"), heading(*size_column, "n"), "", {}};
    for (auto const& line : lines) {
        if (line.fields.size() != width) {
            return unread("this line has " + std::to_string(line.fields.size()) +
                              " fields, the first one " + std::to_string(width),
                          line.number);
        }
        data_point point;
        for (auto const& [column, target] :
             {std::pair(*size_column, &point.size), std::pair(*value_column, &point.value)}) {
            auto const number = number_in(line.fields[column], separator);
            if (!number) return unread("no number: " + line.fields[column], line.number);
            if (number->sign() <= 0) {
                return unread("not positive: " + line.fields[column] +
                                  "; a power law has positive sizes and values",
                              line.number);
            }
            *target = *number;
        }
        found.points.push_back(std::move(point));
    }
    measurements result;
    result.all.push_back(std::move(found));
    return result;
}

}  // namespace surd::growth
