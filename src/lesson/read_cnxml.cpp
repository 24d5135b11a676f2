// SPDX-License-Identifier: BSL-1.0
#include <unordered_map>

#include "lesson/markup.hpp"
#include "lesson/readers.hpp"
#include "lesson/structure_walker.hpp"

namespace surd::lesson {

namespace {

/// Elements of CNXML 0.5 to 0.7.
element_use use_in_cnxml(markup const& m) {
    using use = element_use;
    static std::unordered_map<std::string_view, element_use> const uses = {
        {"metadata", use::skipped},     {"media", use::skipped},
        {"image", use::skipped},        {"link", use::skipped},
        {"glossary", use::section},     {"section", use::section},
        {"title", use::heading},        {"label", use::heading},
        {"para", use::paragraph},       {"caption", use::paragraph},
        {"equation", use::paragraph},   {"statement", use::paragraph},
        {"meaning", use::paragraph},    {"quote", use::paragraph},
        {"footnote", use::skipped},     {"item", use::item},
        {"table", use::table},          {"row", use::row},
        {"entry", use::cell},           {"exercise", use::exercise},
        {"problem", use::problem},      {"solution", use::solution},
        {"commentary", use::hint},      {"math", use::math},
        {"newline", use::line_break},   {"sup", use::raised},
        {"sub", use::lowered},          {"emphasis", use::inline_text},
        {"term", use::inline_text},     {"cite", use::inline_text},
        {"foreign", use::inline_text},  {"span", use::inline_text},
        {"note", use::container},       {"iframe", use::skipped},
        {"preformat", use::code_block}, {"seealso", use::skipped},
    };
    if (m.is("list")) {
        auto const type = m.attribute("list-type");
        return type == "enumerated" ? use::numbered_list : use::list;
    }
    if (m.is("code")) {
        return m.attribute("display") == "block" ? use::code_block : use::code;
    }
    auto const found = uses.find(m.name);
    return found == uses.end() ? use::container : found->second;
}

}  // namespace

std::string read_cnxml(document& into) {
    auto tree = read_xml(into.source);
    if (!tree.error.empty()) return tree.error;
    for (auto const& child : tree.root.children) {
        // CNXML keeps the language of a module in its metadata too.
        if (!child.is("document")) continue;
        for (auto const& part : child.children) {
            if (!part.is("metadata")) continue;
            for (auto const& entry : part.children) {
                if (entry.is("language")) into.language = entry.all_text().substr(0, 2);
            }
        }
    }
    structure_walker(into, use_in_cnxml).walk(tree.root);
    return {};
}

}  // namespace surd::lesson
