// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/document.hpp"

#include <algorithm>

namespace surd::lesson {

char const* name_of(format f) {
    switch (f) {
        case format::plain_text:
            return "plain-text";
        case format::markdown:
            return "markdown";
        case format::latex:
            return "latex";
        case format::notebook:
            return "notebook";
        case format::html:
            return "html";
        case format::cnxml:
            return "cnxml";
        case format::pretext:
            return "pretext";
    }
    return "";
}

std::size_t source_map::source_of(std::size_t content) const {
    auto const after =
        std::upper_bound(jumps_.begin(), jumps_.end(), content,
                         [](std::size_t offset, auto const& jump) { return offset < jump.first; });
    if (after == jumps_.begin()) return content;
    auto const& [start, source] = *(after - 1);
    return source + (content - start);
}

source_map source_map::from(std::size_t begin) const {
    source_map result(source_of(begin));
    for (auto const& [content, source] : jumps_) {
        if (content > begin) result.add(content - begin, source);
    }
    return result;
}

void source_map::append(std::size_t content, source_map const& next) {
    for (auto const& [offset, source] : next.jumps_) add(content + offset, source);
}

source_map source_map::through(source_map const& outer) const {
    source_map result;
    for (std::size_t i = 0; i < jumps_.size(); ++i) {
        auto const [content, middle] = jumps_[i];
        result.add(content, outer.source_of(middle));
        bool const is_last = i + 1 == jumps_.size();
        auto const end = is_last ? std::string::npos : middle + (jumps_[i + 1].first - content);
        auto const first = std::upper_bound(
            outer.jumps_.begin(), outer.jumps_.end(), middle,
            [](std::size_t offset, auto const& jump) { return offset < jump.first; });
        for (auto jump = first; jump != outer.jumps_.end() && jump->first < end; ++jump) {
            result.add(content + (jump->first - middle), jump->second);
        }
    }
    return result;
}

std::string block::text() const {
    std::string all;
    for (auto const& r : runs) {
        all += r.kind == run_kind::text || r.kind == run_kind::code ? r.content : "\uFFFC";
    }
    return all;
}

line_index::line_index(std::string_view source) : source_(source), starts_{0} {
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source[i] == '\n') starts_.push_back(i + 1);
    }
}

position line_index::at(std::size_t byte) const {
    byte = std::min(byte, source_.size());
    auto const after = std::upper_bound(starts_.begin(), starts_.end(), byte);
    auto const line = static_cast<std::size_t>(after - starts_.begin());
    auto const begin = starts_[line - 1];
    auto const columns =
        std::count_if(source_.begin() + static_cast<std::ptrdiff_t>(begin),
                      source_.begin() + static_cast<std::ptrdiff_t>(byte),
                      [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return {line, static_cast<std::size_t>(columns) + 1};
}

}  // namespace surd::lesson
