// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "lesson/readers.hpp"

namespace surd::lesson {

namespace {

/// Counts the bytes that the parser has taken from the file.
class counting_iterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = char const*;
    using reference = char const&;

    counting_iterator(char const* at, std::size_t* count) : at_(at), count_(count) {}
    reference operator*() const { return *at_; }
    counting_iterator& operator++() {
        ++at_;
        if (count_ != nullptr) ++*count_;
        return *this;
    }
    counting_iterator operator++(int) {
        auto const before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(counting_iterator const& a, counting_iterator const& b) {
        return a.at_ == b.at_;
    }
    friend bool operator!=(counting_iterator const& a, counting_iterator const& b) {
        return a.at_ != b.at_;
    }

private:
    char const* at_;
    std::size_t* count_;
};

struct notebook_cell {
    std::string kind;
    std::string text;
    source_map places;
    std::size_t index = 0;
};

/// Where each byte of a decoded JSON string stood: a jump behind each escape.
source_map places_in_string(std::string_view raw, std::size_t begin) {
    source_map places(begin);
    std::size_t decoded = 0;
    for (std::size_t i = 0; i < raw.size();) {
        if (raw[i] != '\\') {
            ++i;
            ++decoded;
            continue;
        }
        bool const unicode = i + 1 < raw.size() && raw[i + 1] == 'u';
        std::size_t length = 2;
        std::size_t bytes = 1;
        if (unicode) {
            auto const value = std::strtoul(std::string(raw.substr(i + 2, 4)).c_str(), nullptr, 16);
            bool const surrogate = value >= 0xD800 && value < 0xDC00;
            length = surrogate ? 12 : 6;
            bytes = surrogate ? 4 : value < 0x80 ? 1 : value < 0x800 ? 2 : 3;
        }
        places.add(decoded, begin + i);
        i += length;
        decoded += bytes;
        places.add(decoded, begin + i);
    }
    return places;
}

/// Takes the sources of the cells out of the parser's events; everything else is passed over.
class notebook_events : public nlohmann::json_sax<nlohmann::json> {
public:
    notebook_events(std::string_view source, std::size_t const& taken)
        : source_(source), taken_(taken) {}

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, string_t const&) override { return true; }
    bool binary(binary_t&) override { return true; }

    bool string(string_t& value) override {
        if (at_cell_key("cell_type")) cell_.kind = value;
        if (at_cell_key("source") || (depth_ == 4 && keys_[3] == "source" && in_cells())) {
            auto const end = taken_ - 1;  // the closing quote
            auto const begin = opening_quote(end) + 1;
            auto const places = places_in_string(source_.substr(begin, end - begin), begin);
            cell_.places.append(cell_.text.size(), places);
            cell_.text += value;
        }
        bool const names_language = keys_[2] == "lang" || keys_[2] == "language";
        bool const is_ours = value == "en" || value == "es" || value == "zh";
        if (depth_ == 2 && keys_[0] == "metadata" && names_language && is_ours) language = value;
        return true;
    }

    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }
    bool end_object() override {
        leave();
        if (depth_ == 2 && in_cells()) {
            cell_.index = ++count_;
            cells.push_back(std::move(cell_));
            cell_ = {};
        }
        return true;
    }
    bool key(string_t& name) override {
        if (depth_ >= 1 && depth_ <= most_depth) keys_[depth_] = name;
        if (depth_ == 1) keys_[0] = name;
        if (depth_ == 1 && name == "cells") has_cells = true;
        return true;
    }
    bool parse_error(std::size_t position, std::string const&,
                     nlohmann::detail::exception const& fault) override {
        error_offset = position;
        error = fault.what();
        return false;
    }

    std::vector<notebook_cell> cells;
    std::string language;
    std::string error;
    std::size_t error_offset = 0;
    bool has_cells = false;

private:
    static constexpr std::size_t most_depth = 4;

    bool enter() {
        ++depth_;
        return true;
    }
    bool leave() {
        --depth_;
        return true;
    }
    [[nodiscard]] bool in_cells() const { return keys_[0] == "cells"; }
    [[nodiscard]] bool at_cell_key(std::string_view name) const {
        return depth_ == 3 && in_cells() && keys_[3] == name;
    }

    /// The quote that opens the string which ends with the quote at `end`.
    [[nodiscard]] std::size_t opening_quote(std::size_t end) const {
        std::size_t i = end;
        while (i > 0) {
            --i;
            if (source_[i] != '"') continue;
            std::size_t backslashes = 0;
            while (backslashes < i && source_[i - 1 - backslashes] == '\\') ++backslashes;
            if (backslashes % 2 == 0) return i;
        }
        return 0;
    }

    std::string_view source_;
    std::size_t const& taken_;
    std::size_t depth_ = 0;
    std::size_t count_ = 0;
    std::string keys_[most_depth + 1];
    notebook_cell cell_;
};

/// Reads a cell as a Markdown file of its own and takes over its blocks.
std::string add_markdown_cell(document& into, notebook_cell const& cell, std::size_t& sections,
                              std::size_t& tables) {
    document inner;
    inner.source = cell.text;
    if (auto fault = read_markdown(inner); !fault.empty()) return fault;
    std::size_t most_sections = 0;
    std::size_t most_tables = 0;
    for (auto& b : inner.blocks) {
        most_sections = std::max(most_sections, b.section);
        most_tables = std::max(most_tables, b.table);
        b.section += sections;
        if (b.table > 0) b.table += tables;
        b.cell = cell.index;
        for (auto& r : b.runs) {
            r.places = r.places.through(cell.places);
            r.end = cell.places.source_of(r.end);
        }
        into.blocks.push_back(std::move(b));
    }
    sections += most_sections;
    tables += most_tables;
    return {};
}

}  // namespace

std::string read_notebook(document& into) {
    std::size_t taken = 0;
    notebook_events events(into.source, taken);
    auto const* begin = into.source.data();
    bool const whole =
        nlohmann::json::sax_parse(counting_iterator(begin, &taken),
                                  counting_iterator(begin + into.source.size(), nullptr), &events);
    if (!whole) {
        auto const place = line_index(into.source).at(events.error_offset);
        auto const colon = events.error.rfind("; ");
        return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column) +
               ": malformed JSON" +
               (colon == std::string::npos ? std::string() : ":" + events.error.substr(colon + 1));
    }
    if (!events.has_cells) return "no notebook: the JSON has no cells";
    into.language = events.language;
    std::size_t sections = 0;
    std::size_t tables = 0;
    for (auto const& cell : events.cells) {
        if (cell.kind == "markdown") {
            if (auto fault = add_markdown_cell(into, cell, sections, tables); !fault.empty()) {
                return fault;
            }
            continue;
        }
        block b;
        b.kind = block_kind::code;
        b.section = sections;
        b.cell = cell.index;
        run r;
        r.content = cell.text;
        r.places = cell.places;
        b.runs.push_back(std::move(r));
        into.blocks.push_back(std::move(b));
    }
    return {};
}

}  // namespace surd::lesson
