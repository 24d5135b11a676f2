// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <unordered_map>

#include "lesson/markup.hpp"
#include "lesson/math_spans.hpp"
#include "lesson/readers.hpp"
#include "lesson/structure_walker.hpp"

namespace surd::lesson {

namespace {

bool has_class(markup const& m, std::string_view wanted) {
    auto const classes = m.attribute("class");
    for (std::size_t i = 0; i < classes.size();) {
        auto const end = std::min(classes.find(' ', i), classes.size());
        if (classes.substr(i, end - i) == wanted) return true;
        i = end + 1;
    }
    return false;
}

bool is_tex_script(markup const& m) {
    return m.is("script") && m.attribute("type").starts_with("math/tex");
}

bool holds_tex_scripts(markup const& m) {
    return is_tex_script(m) || std::any_of(m.children.begin(), m.children.end(), holds_tex_scripts);
}

/// What an element says of itself by data-type (OpenStax), class (PreTeXt, Sphinx) or epub:type.
element_use use_by_role(markup const& m) {
    using use = element_use;
    auto const type = m.attribute("data-type");
    auto const is = [&](std::string_view word) { return type == word || has_class(m, word); };
    if (is("exercise") || is("example-like") || has_class(m, "exercise-like")) return use::exercise;
    if (is("problem") || is("question-stem")) return use::problem;
    if (is("solution") || is("answer")) return use::solution;
    if (is("hint") || is("commentary")) return use::hint;
    if (is("metadata") || is("media")) return use::skipped;
    if (is("newline")) return use::line_break;
    if (is("equation")) return use::paragraph;
    if (is("title") && !m.is("title")) return use::heading;
    return use::container;
}

/// Elements of HTML, with what KaTeX and MathJax leave in a page.
class html_uses {
public:
    explicit html_uses(bool has_tex_scripts) : has_tex_scripts_(has_tex_scripts) {}

    element_use operator()(markup const& m) const {
        using use = element_use;
        static std::unordered_map<std::string_view, element_use> const uses = {
            {"head", use::skipped},      {"style", use::skipped},
            {"svg", use::skipped},       {"nav", use::skipped},
            {"iframe", use::skipped},    {"template", use::skipped},
            {"noscript", use::skipped},  {"button", use::skipped},
            {"select", use::skipped},    {"textarea", use::skipped},
            {"p", use::paragraph},       {"figcaption", use::paragraph},
            {"caption", use::paragraph}, {"dt", use::paragraph},
            {"dd", use::item},           {"summary", use::heading},
            {"h1", use::heading},        {"h2", use::heading},
            {"h3", use::heading},        {"h4", use::heading},
            {"h5", use::heading},        {"h6", use::heading},
            {"li", use::item},           {"ul", use::list},
            {"dl", use::list},           {"ol", use::numbered_list},
            {"table", use::table},       {"tr", use::row},
            {"td", use::cell},           {"th", use::heading_cell},
            {"math", use::math},         {"br", use::line_break},
            {"sup", use::raised},        {"sub", use::lowered},
            {"code", use::code},         {"kbd", use::code},
            {"samp", use::code},         {"pre", use::code_block},
            {"section", use::section},   {"article", use::container},
        };
        static std::unordered_map<std::string_view, element_use> const inside_lines = {
            {"a", use::inline_text},
            {"abbr", use::inline_text},
            {"b", use::inline_text},
            {"cite", use::inline_text},
            {"del", use::inline_text},
            {"dfn", use::inline_text},
            {"em", use::inline_text},
            {"font", use::inline_text},
            {"i", use::inline_text},
            {"ins", use::inline_text},
            {"mark", use::inline_text},
            {"q", use::inline_text},
            {"s", use::inline_text},
            {"small", use::inline_text},
            {"span", use::inline_text},
            {"strong", use::inline_text},
            {"tt", use::inline_text},
            {"u", use::inline_text},
            {"var", use::inline_text},
            {"label", use::inline_text},
            {"img", use::skipped},
            {"mjx-container", use::inline_text},
            {"mjx-assistive-mml", use::inline_text},
        };
        if (m.is("script")) return is_tex_script(m) ? script_use(m) : use::skipped;
        if (has_class(m, "katex-html") || m.is("mjx-math")) return use::skipped;
        bool const rendered = has_class(m, "MathJax") || has_class(m, "MathJax_Display") ||
                              has_class(m, "MathJax_Preview") || has_class(m, "MathJax_SVG") ||
                              has_class(m, "MathJax_CHTML");
        if (rendered && has_tex_scripts_) return use::skipped;
        auto const by_role = use_by_role(m);
        if (by_role != use::container) return by_role;
        if (auto const found = uses.find(m.name); found != uses.end()) return found->second;
        auto const found = inside_lines.find(m.name);
        return found == inside_lines.end() ? use::container : found->second;
    }

private:
    static element_use script_use(markup const& m) {
        return m.attribute("type").find("mode=display") != std::string_view::npos
                   ? element_use::tex_display
                   : element_use::tex;
    }

    bool has_tex_scripts_;
};

/// The formulas that stand between delimiters in a stretch of text.
std::vector<run> runs_in_html(run text) {
    auto const spans = find_math(text.content, [](std::size_t i) { return i; });
    if (spans.empty()) return {std::move(text)};
    auto runs = runs_between(text.content, 0, text.content.size(), spans);
    for (auto& r : runs) {
        r.places = r.places.through(text.places);
        r.end = text.places.source_of(r.end);
    }
    return runs;
}

/// A file that opens the document and never closes it was cut off.
std::string cut_off(std::string_view source) {
    auto const last_open = source.rfind('<');
    bool const in_tag = last_open != std::string_view::npos &&
                        source.find('>', last_open) == std::string_view::npos &&
                        last_open + 1 < source.size() &&
                        (std::isalpha(static_cast<unsigned char>(source[last_open + 1])) != 0 ||
                         source[last_open + 1] == '/' || source[last_open + 1] == '!');
    if (in_tag) return "the file ends inside a tag";
    auto const comment = source.rfind("<!--");
    if (comment != std::string_view::npos &&
        source.find("-->", comment) == std::string_view::npos) {
        return "the file ends inside a comment";
    }
    auto const has = [&](std::string_view tag) {
        return source.find(tag) != std::string_view::npos;
    };
    if (has("<html") && has("<body") && !has("</body") && !has("</html")) {
        return "the file ends inside its body";
    }
    return {};
}

}  // namespace

std::string read_html(document& into) {
    if (auto fault = cut_off(into.source); !fault.empty()) return fault;
    auto tree = read_html_tree(into.source);
    if (!tree.error.empty()) return tree.error;
    structure_walker(into, html_uses(holds_tex_scripts(tree.root)), runs_in_html).walk(tree.root);
    return {};
}

}  // namespace surd::lesson
