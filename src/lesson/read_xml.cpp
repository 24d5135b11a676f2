// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <pugixml.hpp>

#include "lesson/markup.hpp"

namespace surd::lesson {

namespace {

std::string local_name(std::string_view name) {
    auto const colon = name.find(':');
    return std::string(name.substr(colon == std::string_view::npos ? 0 : colon + 1));
}

/// Copies a parsed document into our tree; references are still to be replaced, so that the
/// place of every byte is known.
class xml_copier {
public:
    explicit xml_copier(std::string_view source) : source_(source) {}

    bool copy_children(pugi::xml_node const& from, markup& to, std::size_t depth) {
        if (depth > deepest_markup) {
            error_ = "elements are nested more than " + std::to_string(deepest_markup) + " deep";
            return false;
        }
        for (auto const& node : from.children()) {
            if (++count_ > most_markup) {
                error_ = "more than " + std::to_string(most_markup) + " elements";
                return false;
            }
            if (!copy(node, to, depth)) return false;
        }
        return true;
    }

    [[nodiscard]] std::string const& error() const { return error_; }

private:
    bool copy(pugi::xml_node const& node, markup& to, std::size_t depth) {
        markup m;
        m.begin = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
        switch (node.type()) {
            case pugi::node_element:
                m.name = local_name(node.name());
                for (auto const& a : node.attributes()) {
                    m.attributes.emplace_back(a.name(), decode_references(a.value(), 0).text);
                }
                to.children.push_back(std::move(m));
                return copy_children(node, to.children.back(), depth + 1);
            case pugi::node_pcdata:
                set_text(m, node, true);
                break;
            case pugi::node_cdata:
                set_text(m, node, false);
                break;
            case pugi::node_comment:
                m.kind = markup_kind::comment;
                m.text = node.value();
                m.places = source_map(m.begin);
                m.end = m.begin + m.text.size();
                break;
            case pugi::node_pi:
                m.kind = markup_kind::instruction;
                m.name = node.name();
                m.text = node.value();
                m.begin += std::min(source_.substr(m.begin).find(m.text), source_.size() - m.begin);
                m.places = source_map(m.begin);
                m.end = m.begin + m.text.size();
                break;
            default:
                return true;
        }
        to.children.push_back(std::move(m));
        return true;
    }

    static void set_text(markup& m, pugi::xml_node const& node, bool has_references) {
        m.kind = markup_kind::text;
        std::string_view const raw = node.value();
        if (has_references) {
            auto decoded = decode_references(raw, m.begin);
            m.text = std::move(decoded.text);
            m.places = std::move(decoded.places);
        } else {
            m.text = raw;
            m.places = source_map(m.begin);
        }
        m.end = m.begin + raw.size();
    }

    std::string_view source_;
    std::size_t count_ = 0;
    std::string error_;
};

/// Where the document type declares an entity; npos when it does not.
std::size_t declared_entity(std::string_view source) {
    auto const doctype = source.find("<!DOCTYPE");
    if (doctype == std::string_view::npos) return doctype;
    auto root = source.find('<', doctype + 1);
    while (root != std::string_view::npos && root + 1 < source.size() &&
           (source[root + 1] == '!' || source[root + 1] == '?')) {
        root = source.find('<', root + 1);
    }
    return source.substr(0, root).find("<!ENTITY", doctype);
}

}  // namespace

markup_result read_xml(std::string_view source) {
    markup_result result;
    if (auto const entity = declared_entity(source); entity != std::string_view::npos) {
        result.error = "line " + std::to_string(line_index(source).at(entity).line) +
                       ": the document declares entities of its own; they are not expanded";
        return result;
    }
    pugi::xml_document parsed;
    // References stay as they are: replaced here, they keep their places.
    constexpr unsigned flags =
        (pugi::parse_default | pugi::parse_ws_pcdata | pugi::parse_comments | pugi::parse_pi) &
        ~(pugi::parse_escapes | pugi::parse_eol | pugi::parse_wconv_attribute);
    auto const status =
        parsed.load_buffer(source.data(), source.size(), flags, pugi::encoding_utf8);
    if (!status) {
        auto const place = line_index(source).at(
            static_cast<std::size_t>(std::max<std::ptrdiff_t>(status.offset, 0)));
        result.error = "line " + std::to_string(place.line) + ", column " +
                       std::to_string(place.column) + ": malformed XML: " + status.description();
        return result;
    }
    xml_copier copier(source);
    if (!copier.copy_children(parsed, result.root, 0)) result.error = copier.error();
    return result;
}

}  // namespace surd::lesson
