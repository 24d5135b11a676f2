// SPDX-License-Identifier: BSL-1.0
#include "lesson/structure_walker.hpp"

#include <algorithm>

#include "lesson/mathml.hpp"
#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

std::string language_code(std::string_view declared) {
    return std::string(declared.substr(0, declared.find_first_of("-_")));
}

run text_run(markup const& m) {
    run r;
    r.content = m.text;
    r.places = m.places;
    r.end = m.end;
    return r;
}

void append_tex(run& formula, markup const& m) {
    for (auto const& child : m.children) {
        if (child.kind == markup_kind::text) {
            formula.places.append(formula.content.size(), child.places);
            formula.content += child.text;
            formula.end = std::max(formula.end, child.end);
        } else if (child.is("fillin")) {
            formula.places.add(formula.content.size(), child.begin);
            formula.content += "\\square ";
        } else if (child.kind == markup_kind::element) {
            // Unread, with the element as its cause.
            formula.places.add(formula.content.size(), child.begin);
            formula.content += "\\" + child.name + " ";
        }
    }
}

/// Digits and signs as superscript characters; empty when another character is among them.
std::string superscript_of(std::string_view text) {
    std::string raised;
    for (std::size_t i = 0; i < text.size();) {
        auto const c = code_point_at(text, i);
        i += c.length;
        constexpr std::string_view digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
        if (c.value >= U'0' && c.value <= U'9') {
            raised += digits[c.value - U'0'];
        } else if (c.value == U'-' || c.value == U'−' || c.value == U'–') {
            raised += "⁻";
        } else if (c.value == U'+') {
            raised += "⁺";
        } else if (c.value == U'n') {
            raised += "ⁿ";
        } else {
            return {};
        }
    }
    return raised;
}

}  // namespace

run tex_formula(markup const& element, bool display) {
    run formula;
    formula.kind = display ? run_kind::display_math : run_kind::inline_math;
    formula.places = source_map(element.begin);
    formula.end = element.begin;
    bool const has_rows = std::any_of(element.children.begin(), element.children.end(),
                                      [](markup const& m) { return m.is("mrow"); });
    if (!has_rows) {
        append_tex(formula, element);
        return formula;
    }
    formula.content = "\\begin{aligned}";
    bool first = true;
    for (auto const& child : element.children) {
        if (!child.is("mrow") && !child.is("intertext")) continue;
        if (!first) formula.content += "\\\\";
        first = false;
        if (child.is("mrow")) {
            append_tex(formula, child);
        } else {
            formula.content += "\\text{" + child.all_text() + "}";
        }
    }
    formula.content += "\\end{aligned}";
    return formula;
}

void structure_walker::walk(markup const& root) {
    walk_children(root);
    build_.close();
}

void structure_walker::walk_children(markup const& m) {
    for (auto const& child : m.children) {
        switch (child.kind) {
            case markup_kind::element:
                walk_element(child);
                break;
            case markup_kind::text:
                add_text(child);
                break;
            case markup_kind::comment:
            case markup_kind::instruction:
                add_instruction(child);
                break;
        }
    }
}

void structure_walker::walk_element(markup const& m) {
    auto const outer_language = build_.context.language;
    if (auto const declared = m.attribute("lang"); !declared.empty()) {
        build_.context.language = language_code(declared);
        if (document_.language.empty()) document_.language = build_.context.language;
    }
    switch (use_(m)) {
        case element_use::inline_text:
            walk_children(m);
            break;
        case element_use::container:
            build_.close();
            walk_children(m);
            build_.close();
            break;
        case element_use::skipped:
            break;
        case element_use::paragraph:
            walk_block(m, block_kind::paragraph);
            break;
        case element_use::heading:
            walk_block(m, block_kind::heading);
            break;
        case element_use::section:
            walk_section(m);
            break;
        case element_use::list:
            walk_list(m, false);
            break;
        case element_use::numbered_list:
            walk_list(m, true);
            break;
        case element_use::item:
            walk_block(m, block_kind::list_item);
            break;
        case element_use::table:
            walk_table(m);
            break;
        case element_use::row:
            build_.context.column = 0;
            walk_children(m);
            build_.close();
            ++build_.context.row;
            break;
        case element_use::cell:
        case element_use::heading_cell:
            build_.context.is_header = use_(m) == element_use::heading_cell;
            walk_block(m, block_kind::table_cell);
            build_.context.is_header = false;
            ++build_.context.column;
            break;
        case element_use::exercise:
            walk_exercise(m);
            break;
        case element_use::problem:
            walk_role(m, block_role::problem);
            break;
        case element_use::solution:
            walk_role(m, block_role::solution);
            break;
        case element_use::hint:
            walk_role(m, block_role::none);
            break;
        case element_use::math:
            add_formula(formula_of(m));
            break;
        case element_use::tex:
            add_formula(tex_formula(m, false));
            break;
        case element_use::tex_display:
            add_formula(tex_formula(m, true));
            break;
        case element_use::line_break:
            build_.add_separator('\n');
            break;
        case element_use::raised:
            add_script(m, true);
            break;
        case element_use::lowered:
            add_script(m, false);
            break;
        case element_use::code: {
            for (auto const& child : m.children) {
                if (child.kind != markup_kind::text) continue;
                auto r = text_run(child);
                r.kind = run_kind::code;
                build_.add(std::move(r));
            }
            break;
        }
        case element_use::code_block:
            for (auto const& child : m.children) {
                if (child.kind == markup_kind::text)
                    build_.add_block(block_kind::code, text_run(child));
            }
            break;
    }
    build_.context.language = outer_language;
}

void structure_walker::walk_block(markup const& m, block_kind kind) {
    // A paragraph inside a list item or a cell is the item or the cell.
    bool const inside =
        kind == block_kind::paragraph && !open_.empty() &&
        (open_.back() == block_kind::list_item || open_.back() == block_kind::table_cell);
    auto const outer_role = build_.context.role;
    if (kind == block_kind::heading) build_.context.role = block_role::none;
    build_.open(inside ? open_.back() : kind);
    open_.push_back(inside ? open_.back() : kind);
    walk_children(m);
    build_.close();
    open_.pop_back();
    build_.context.role = outer_role;
}

void structure_walker::walk_list(markup const& m, bool numbered) {
    build_.close();
    auto const outer_part = build_.context.part;
    auto const outer_number = build_.context.number;
    std::size_t number = 0;
    for (auto const& child : m.children) {
        if (child.kind == markup_kind::element && use_(child) == element_use::item && numbered) {
            ++number;
            build_.context.number = number;
            bool const names_parts = !build_.context.exercise.empty() && number <= 26;
            if (names_parts) {
                build_.context.part = std::string(1, static_cast<char>('a' + number - 1));
            }
        }
        if (child.kind == markup_kind::element) walk_element(child);
        if (child.kind == markup_kind::text) add_text(child);
    }
    build_.close();
    build_.context.part = outer_part;
    build_.context.number = outer_number;
}

void structure_walker::walk_table(markup const& m) {
    build_.close();
    auto const outer = build_.context;
    build_.context.table = ++tables_;
    build_.context.row = 0;
    build_.context.column = 0;
    walk_children(m);
    build_.close();
    build_.context = outer;
}

void structure_walker::walk_exercise(markup const& m) {
    build_.close();
    auto const outer = build_.context;
    ++exercises_;
    auto const identifier = m.attribute("id");
    build_.context.exercise =
        identifier.empty() ? "exercise " + std::to_string(exercises_) : std::string(identifier);
    build_.context.part.clear();
    build_.context.role = block_role::problem;
    walk_children(m);
    build_.close();
    build_.context = outer;
}

void structure_walker::walk_role(markup const& m, block_role role) {
    build_.close();
    auto const outer = build_.context;
    build_.context.role = role;
    if (role != block_role::none && outer.exercise.empty()) {
        // A solution by itself names the exercise that it solves.
        for (auto const* key : {"for", "data-for", "ref", "data-exercise"}) {
            auto const target = m.attribute(key);
            if (target.empty()) continue;
            build_.context.exercise = std::string(target.substr(target.front() == '#' ? 1 : 0));
        }
        if (role == block_role::problem && !m.attribute("id").empty()) {
            build_.context.exercise = std::string(m.attribute("id"));
        }
    }
    walk_children(m);
    build_.close();
    build_.context = outer;
}

void structure_walker::walk_section(markup const& m) {
    build_.close();
    auto const outer = build_.context.section;
    build_.context.section = ++sections_;
    walk_children(m);
    build_.close();
    build_.context.section = outer;
}

void structure_walker::add_text(markup const& m) {
    if (text_) {
        for (auto& r : text_(text_run(m))) add_formula(std::move(r));
        return;
    }
    add_formula(text_run(m));
}

/// Text or a formula; where the block around was ended by a block inside it, another one of its
/// kind begins.
void structure_walker::add_formula(run formula) {
    bool const blank = formula.kind == run_kind::text &&
                       formula.content.find_first_not_of(" \n\t\r") == std::string::npos;
    if (!build_.is_open() && !blank && !open_.empty()) build_.open(open_.back());
    build_.add(std::move(formula));
}

void structure_walker::add_script(markup const& m, bool raised) {
    auto text = m.all_text();
    if (text.empty()) return;
    run script;
    script.places = source_map(m.begin);
    script.end = m.begin + 1;
    for (auto const& child : m.children) {
        if (child.kind != markup_kind::text) continue;
        script.places = source_map(child.places.source_of(0));
        script.end = child.end;
    }
    auto const as_characters = raised ? superscript_of(text) : std::string();
    script.content = !as_characters.empty() ? as_characters
                     : raised               ? "^(" + text + ")"
                                            : "_" + text;
    add_formula(std::move(script));
}

/// A directive for the checker: `<!-- surd: ... -->` or `<?surd ...?>`.
void structure_walker::add_instruction(markup const& m) {
    auto const first = m.text.find_first_not_of(" \n\t\r");
    bool const speaks_to_us =
        m.kind == markup_kind::instruction
            ? m.name == "surd"
            : first != std::string::npos && m.text.compare(first, 5, "surd:") == 0;
    if (!speaks_to_us) return;
    auto r = text_run(m);
    if (m.kind == markup_kind::instruction) r.content.insert(0, "surd: ");
    bool const reopens = build_.is_open();
    build_.add_block(block_kind::comment, std::move(r));
    if (reopens && !open_.empty()) build_.open(open_.back());
}

}  // namespace surd::lesson
