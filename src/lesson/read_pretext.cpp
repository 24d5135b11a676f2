// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <unordered_map>

#include "lesson/markup.hpp"
#include "lesson/readers.hpp"
#include "lesson/structure_walker.hpp"

namespace surd::lesson {

namespace {

bool has_child(markup const& m, std::initializer_list<std::string_view> names) {
    return std::any_of(m.children.begin(), m.children.end(), [&](markup const& child) {
        return std::any_of(names.begin(), names.end(),
                           [&](std::string_view name) { return child.is(name); });
    });
}

/// Elements of PreTeXt. One that is not listed is part of the text, unless it holds paragraphs.
element_use use_in_pretext(markup const& m) {
    using use = element_use;
    static std::unordered_map<std::string_view, element_use> const uses = {
        {"docinfo", use::skipped},
        {"idx", use::skipped},
        {"notation", use::skipped},
        {"pg-code", use::skipped},
        {"pg-macros", use::skipped},
        {"video", use::skipped},
        {"audio", use::skipped},
        {"image", use::skipped},
        {"latex-image", use::skipped},
        {"asymptote", use::skipped},
        {"sage", use::skipped},
        {"interactive", use::skipped},
        {"xref", use::skipped},
        {"cd", use::code_block},
        {"program", use::code_block},
        {"console", use::code_block},
        {"pre", use::code_block},
        {"c", use::code},
        {"title", use::heading},
        {"subtitle", use::heading},
        {"p", use::paragraph},
        {"caption", use::paragraph},
        {"idea", use::paragraph},
        {"line", use::paragraph},
        {"part", use::section},
        {"chapter", use::section},
        {"section", use::section},
        {"subsection", use::section},
        {"subsubsection", use::section},
        {"paragraphs", use::section},
        {"exercises", use::section},
        {"worksheet", use::section},
        {"reading-questions", use::section},
        {"ol", use::numbered_list},
        {"ul", use::list},
        {"dl", use::list},
        {"li", use::item},
        {"tabular", use::table},
        {"row", use::row},
        {"cell", use::cell},
        {"exercise", use::exercise},
        {"task", use::exercise},
        {"activity", use::exercise},
        {"exploration", use::exercise},
        {"investigation", use::exercise},
        {"project", use::exercise},
        {"solution", use::solution},
        {"answer", use::solution},
        {"hint", use::hint},
        {"m", use::tex},
        {"me", use::tex_display},
        {"men", use::tex_display},
        {"md", use::tex_display},
        {"mdn", use::tex_display},
        {"instructions", use::paragraph},
        {"introduction", use::container},
        {"figure", use::container},
        {"table", use::container},
        {"list", use::container},
        {"webwork", use::container},
    };
    if (m.is("statement")) return use::problem;
    if (m.is("example") || m.is("question") || m.is("problem")) {
        return has_child(m, {"solution", "answer"}) ? use::exercise : use::container;
    }
    auto const found = uses.find(m.name);
    if (found != uses.end()) return found->second;
    auto const block =
        has_child(m, {"p", "title", "statement", "introduction", "section", "subsection",
                      "exercise", "exercisegroup", "chapter", "article", "book", "ul", "ol"});
    return block ? use::container : use::inline_text;
}

void find_macros(markup const& m, std::string& macros) {
    for (auto const& child : m.children) {
        if (child.is("macros")) macros += child.all_text() + "\n";
        if (child.is("docinfo") || child.is("pretext") || child.is("mathbook")) {
            find_macros(child, macros);
        }
    }
}

}  // namespace

std::string read_pretext(document& into) {
    auto tree = read_xml(into.source);
    if (!tree.error.empty()) return tree.error;
    find_macros(tree.root, into.macros);
    structure_walker(into, use_in_pretext).walk(tree.root);
    return {};
}

}  // namespace surd::lesson
