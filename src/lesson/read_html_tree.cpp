// SPDX-License-Identifier: BSL-1.0
#include <gumbo.h>

#include <algorithm>
#include <array>
#include <memory>

#include "lesson/markup.hpp"

namespace surd::lesson {

namespace {

/// How deep the tags of a file may nest at most. Elements that HTML closes by itself, or that
/// have no end, do not count. The parser's own recursion must not meet a deeper file.
std::size_t deepest_nesting(std::string_view source) {
    constexpr std::string_view flat[] = {
        "p",      "li",    "td",    "th",    "tr",       "dt",    "dd",  "br",    "img",    "hr",
        "meta",   "link",  "input", "col",   "area",     "base",  "wbr", "embed", "source", "track",
        "option", "tbody", "thead", "tfoot", "colgroup", "param", "rp",  "rt"};
    std::size_t depth = 0;
    std::size_t deepest = 0;
    for (auto i = source.find('<'); i != std::string_view::npos; i = source.find('<', i + 1)) {
        bool const closes = i + 1 < source.size() && source[i + 1] == '/';
        std::size_t const begin = i + (closes ? 2 : 1);
        std::size_t end = begin;
        while (end < source.size() &&
               (std::isalnum(static_cast<unsigned char>(source[end])) != 0)) {
            ++end;
        }
        if (end == begin) continue;
        if (closes) {
            if (depth > 0) --depth;
            continue;
        }
        std::string name(source.substr(begin, std::min<std::size_t>(end - begin, 16)));
        std::transform(name.begin(), name.end(), name.begin(), [](char c) {
            return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        });
        if (std::find(std::begin(flat), std::end(flat), name) != std::end(flat)) continue;
        auto const close = source.find('>', end);
        bool const empty = close != std::string_view::npos && source[close - 1] == '/';
        if (!empty) deepest = std::max(deepest, ++depth);
    }
    return deepest;
}

class html_copier {
public:
    explicit html_copier(std::string const& source) : source_(source) {}

    bool copy_children(GumboVector const& from, markup& to, std::size_t depth) {
        if (depth > deepest_markup) {
            error_ = "elements are nested more than " + std::to_string(deepest_markup) + " deep";
            return false;
        }
        for (unsigned i = 0; i < from.length; ++i) {
            if (++count_ > most_markup) {
                error_ = "more than " + std::to_string(most_markup) + " elements";
                return false;
            }
            if (!copy(*static_cast<GumboNode const*>(from.data[i]), to, depth)) return false;
        }
        return true;
    }

    [[nodiscard]] std::string const& error() const { return error_; }

private:
    [[nodiscard]] std::size_t offset_of(char const* byte) const {
        bool const inside = byte >= source_.data() && byte <= source_.data() + source_.size();
        return inside ? static_cast<std::size_t>(byte - source_.data()) : 0;
    }

    static std::string name_of_element(GumboElement const& element) {
        if (element.tag != GUMBO_TAG_UNKNOWN) return gumbo_normalized_tagname(element.tag);
        GumboStringPiece tag = element.original_tag;
        gumbo_tag_from_original_text(&tag);
        std::string name(tag.data == nullptr ? "" : tag.data, tag.length);
        auto const colon = name.find(':');
        if (colon != std::string::npos) name.erase(0, colon + 1);
        std::transform(name.begin(), name.end(), name.begin(), [](char c) {
            return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        });
        return name;
    }

    bool copy(GumboNode const& node, markup& to, std::size_t depth) {
        markup m;
        switch (node.type) {
            case GUMBO_NODE_ELEMENT:
            case GUMBO_NODE_TEMPLATE: {
                auto const& element = node.v.element;
                m.name = name_of_element(element);
                m.begin = element.original_tag.data == nullptr
                              ? to.begin
                              : offset_of(element.original_tag.data);
                for (unsigned i = 0; i < element.attributes.length; ++i) {
                    auto const& a = *static_cast<GumboAttribute const*>(element.attributes.data[i]);
                    m.attributes.emplace_back(a.name, a.value);
                }
                to.children.push_back(std::move(m));
                return copy_children(element.children, to.children.back(), depth + 1);
            }
            case GUMBO_NODE_TEXT:
            case GUMBO_NODE_WHITESPACE:
            case GUMBO_NODE_CDATA: {
                auto const& original = node.v.text.original_text;
                std::string_view const raw(original.data, original.length);
                m.kind = markup_kind::text;
                m.begin = offset_of(original.data);
                auto decoded = decode_references(raw, m.begin);
                m.text = std::move(decoded.text);
                m.places = std::move(decoded.places);
                if (m.text != node.v.text.text) {
                    // A name that we do not know, or text that the parser moved together.
                    m.text = node.v.text.text;
                    m.places = source_map(m.begin);
                }
                m.end = m.begin + raw.size();
                break;
            }
            case GUMBO_NODE_COMMENT:
                m.kind = markup_kind::comment;
                m.text = node.v.text.text;
                m.begin = std::min(offset_of(node.v.text.original_text.data) + 4, source_.size());
                m.places = source_map(m.begin);
                m.end = m.begin + m.text.size();
                break;
            default:
                return true;
        }
        to.children.push_back(std::move(m));
        return true;
    }

    std::string const& source_;
    std::size_t count_ = 0;
    std::string error_;
};

}  // namespace

markup_result read_html_tree(std::string const& source) {
    markup_result result;
    if (deepest_nesting(source) > 4 * deepest_markup) {
        result.error = "elements are nested too deeply";
        return result;
    }
    auto const free_output = [](GumboOutput* output) {
        gumbo_destroy_output(&kGumboDefaultOptions, output);
    };
    std::unique_ptr<GumboOutput, decltype(free_output)> const parsed(
        gumbo_parse_with_options(&kGumboDefaultOptions, source.data(), source.size()), free_output);
    html_copier copier(source);
    if (!copier.copy_children(parsed->document->v.document.children, result.root, 0)) {
        result.error = copier.error();
    }
    return result;
}

}  // namespace surd::lesson
