// SPDX-License-Identifier: BSL-1.0
#include "lesson/mathml.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <utility>

#include "lesson/utf8.hpp"

namespace surd::lesson {

namespace {

constexpr std::string_view function_names[] = {
    "sin", "cos", "tan", "cot",    "sec",    "csc",    "log",  "ln",   "exp",  "lim", "max",
    "min", "gcd", "sen", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "det", "deg"};

/// Characters that an operator or text shows as mathematics, not as words.
constexpr std::u32string_view symbols =
    U"+-−–=<>≤≥≠≈·⋅×÷∕/*±∓()[]{}|,.;:!?^√∛∜…⋯′%°∞∈∉∪∩→⇒⇔│∣‖⟨⟩⌊⌋⌈⌉";

/// Spelled otherwise in TeX, or not to be seen.
std::string_view spelling_of(char32_t c) {
    switch (c) {
        case U'{':
            return "\\{";
        case U'}':
            return "\\}";
        case U'%':
            return "\\%";
        case U'$':
            return "\\$";
        case U'#':
            return "\\#";
        case U'&':
            return "\\&";
        case U'_':
            return "\\_";
        case U'~':
            return "\\sim ";
        case U'\\':
            return "\\setminus ";
        case U'│':
        case U'∣':
        case U'❘':
            return "|";
        case U'‖':
        case U'∥':
            return "\\|";
        case 0x2061:  // function application
        case 0x2062:  // invisible times: what is seen stands side by side
        case 0x2063:  // invisible comma
        case 0x2064:  // invisible plus
        case 0x200B:
        case 0xFEFF:
            return " ";
        default:
            return {};
    }
}

bool is_blank_character(char32_t c) {
    return c == U' ' || c == U'\n' || c == U'\t' || c == U'\r' || c == 0xA0 ||
           (c >= 0x2000 && c <= 0x200B) || c == 0x202F || c == 0x205F || c == 0x3000;
}

/// Text with the place of each character, blanks at both ends left out.
struct placed_character {
    char32_t value;
    std::size_t length;
    std::size_t place;
    std::string_view bytes;
};

class mathml_writer {
public:
    run write(markup const& math) {
        result_.kind = run_kind::inline_math;
        result_.latex = true;
        if (math.attribute("display") == "block" || math.attribute("mode") == "display") {
            result_.kind = run_kind::display_math;
        }
        result_.places = source_map(math.begin);
        children(math);
        if (result_.content.empty()) result_.places = source_map(math.begin);
        result_.end = std::max(end_, math.begin);
        return std::move(result_);
    }

private:
    static std::vector<placed_character> characters_of(markup const& element) {
        std::vector<placed_character> found;
        for (auto const& child : element.children) {
            if (child.kind != markup_kind::text) continue;
            for (std::size_t i = 0; i < child.text.size();) {
                auto const c = code_point_at(child.text, i);
                found.push_back({c.value, c.length, child.places.source_of(i),
                                 std::string_view(child.text).substr(i, c.length)});
                i += c.length;
            }
        }
        auto const visible = [](placed_character const& c) { return !is_blank_character(c.value); };
        auto const last = std::find_if(found.rbegin(), found.rend(), visible);
        found.erase(last.base(), found.end());
        found.erase(found.begin(), std::find_if(found.begin(), found.end(), visible));
        return found;
    }

    void put(std::string_view text) { result_.content += text; }

    void put(std::string_view text, std::size_t place, std::size_t length) {
        result_.places.add(result_.content.size(), place);
        result_.content += text;
        end_ = std::max(end_, place + length);
        // What follows without a place of its own belongs behind this character.
        result_.places.add(result_.content.size(), place + length - (length > 0 ? 1 : 0));
    }

    void put_symbols(std::vector<placed_character> const& characters) {
        for (auto const& c : characters) {
            auto const spelled = spelling_of(c.value);
            if (is_blank_character(c.value)) {
                put("\\,");
            } else {
                put(spelled.empty() ? c.bytes : spelled, c.place, c.length);
            }
        }
    }

    void number(markup const& m) {
        auto characters = characters_of(m);
        // Blanks inside a number group its digits.
        put_symbols(characters);
    }

    void identifier(markup const& m) {
        auto const characters = characters_of(m);
        std::string text;
        for (auto const& c : characters) text += c.bytes;
        bool const letters =
            characters.size() > 1 && std::all_of(characters.begin(), characters.end(), [](auto& c) {
                return c.value >= 0x80 ? c.value >= 0xC0 && c.value < 0x2000
                                       : std::isalpha(static_cast<int>(c.value)) != 0;
            });
        bool const function = std::find(std::begin(function_names), std::end(function_names),
                                        text) != std::end(function_names);
        if (function) {
            put("\\" + text, characters.front().place, text.size());
            put(" ");
        } else if (letters) {
            put("\\mathrm{");
            put(text, characters.front().place, text.size());
            put("}");
        } else {
            put_symbols(characters);
        }
    }

    static bool are_symbols(std::vector<placed_character> const& characters) {
        return std::all_of(characters.begin(), characters.end(), [](placed_character const& c) {
            bool const digit = c.value >= U'0' && c.value <= U'9';
            return digit || symbols.find(c.value) != std::u32string_view::npos ||
                   is_blank_character(c.value) || !spelling_of(c.value).empty();
        });
    }

    void operation(markup const& m) {
        auto const characters = characters_of(m);
        if (characters.empty()) return;
        if (are_symbols(characters) || characters.size() == 1) return put_symbols(characters);
        std::string text;
        for (auto const& c : characters) text += c.bytes;
        if (std::find(std::begin(function_names), std::end(function_names), text) !=
            std::end(function_names)) {
            put("\\" + text, characters.front().place, text.size());
            return put(" ");
        }
        words(characters);
    }

    void text_element(markup const& m) {
        auto const characters = characters_of(m);
        if (characters.empty()) return put("\\ ");
        if (are_symbols(characters)) return put_symbols(characters);
        // A single letter set as text is seen as a letter.
        if (characters.size() == 1) return put_symbols(characters);
        words(characters);
    }

    void words(std::vector<placed_character> const& characters) {
        put("\\text{");
        for (auto const& c : characters) {
            bool const special = c.value == U'{' || c.value == U'}' || c.value == U'\\' ||
                                 c.value == U'$' || c.value == U'%' || c.value == U'#';
            put(special ? std::string_view(" ") : c.bytes, c.place, c.length);
        }
        put("}");
    }

    void space(markup const& m) {
        if (m.attribute("linebreak") == "newline") return put("\\\\");
        double const width = std::strtod(std::string(m.attribute("width")).c_str(), nullptr);
        put(width >= 1 ? "\\quad " : "\\ ");
    }

    static std::vector<markup const*> elements_of(markup const& m) {
        std::vector<markup const*> elements;
        for (auto const& child : m.children) {
            if (child.kind == markup_kind::element) elements.push_back(&child);
        }
        return elements;
    }

    void children(markup const& m) {
        auto const elements = elements_of(m);
        for (std::size_t i = 0; i < elements.size(); ++i) {
            // A brace before a table opens a case distinction.
            bool const opens_cases = i + 1 < elements.size() && elements[i]->is("mo") &&
                                     elements[i]->all_text() == "{" &&
                                     elements[i + 1]->is("mtable");
            if (!opens_cases) {
                element(*elements[i]);
                continue;
            }
            bool const closed = i + 2 < elements.size() && elements[i + 2]->is("mo") &&
                                elements[i + 2]->all_text() == "}";
            table(*elements[i + 1], closed ? "Bmatrix" : "cases");
            i += closed ? 2 : 1;
        }
        if (elements.empty() && m.is("math")) {
            for (auto const& child : m.children) {
                if (child.kind == markup_kind::text) put(child.text);
            }
        }
    }

    void group(markup const& m) {
        put("{");
        element(m);
        put("}");
    }

    /// Whether the page shows a script at the end of the element, so that another one needs
    /// braces in TeX.
    static bool ends_in_script(markup const& m) {
        if (m.name.starts_with("msu") || m.is("mover") || m.is("munder") || m.is("munderover")) {
            return true;
        }
        auto const elements = elements_of(m);
        bool const transparent = m.is("mrow") || m.is("mstyle") || m.is("mpadded");
        return transparent && !elements.empty() && ends_in_script(*elements.back());
    }

    void scripts(markup const& m, bool below, bool above) {
        auto const elements = elements_of(m);
        if (elements.size() != 1u + (below ? 1u : 0u) + (above ? 1u : 0u)) return unknown(m);
        auto const before = result_.content.size();
        if (ends_in_script(*elements[0])) {
            group(*elements[0]);
        } else {
            element(*elements[0]);
        }
        if (result_.content.size() == before) put("{}");
        if (below) {
            put("_");
            group(*elements[1]);
        }
        if (above) {
            put("^");
            group(*elements.back());
        }
    }

    void fraction(markup const& m) {
        auto const elements = elements_of(m);
        if (elements.size() != 2) return unknown(m);
        auto const line = m.attribute("linethickness");
        put(line == "0" || line == "0pt" || line == "0em" ? "\\binom" : "\\frac");
        group(*elements[0]);
        group(*elements[1]);
    }

    void root(markup const& m) {
        auto const elements = elements_of(m);
        if (elements.size() != 2) return unknown(m);
        put("\\sqrt[{");
        element(*elements[1]);
        put("}]");
        group(*elements[0]);
    }

    void fenced(markup const& m) {
        auto const has = [&](std::string_view key) {
            return std::any_of(m.attributes.begin(), m.attributes.end(),
                               [&](auto const& a) { return a.first == key; });
        };
        auto const fence = [&](std::string_view key, std::string_view usual) {
            auto const written = has(key) ? m.attribute(key) : usual;
            if (written.empty()) return std::string(".");
            auto const c = code_point_at(written, 0);
            auto const spelled = spelling_of(c.value);
            return spelled.empty() ? std::string(written) : std::string(spelled);
        };
        auto const elements = elements_of(m);
        auto const opening = fence("open", "(");
        auto const closing = fence("close", ")");
        if (opening == "\\{" && closing == "." && elements.size() == 1) {
            return cases(*elements[0]);
        }
        auto const separators = has("separators") ? std::string(m.attribute("separators")) : ",";
        put("\\left" + opening + " ");
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (i > 0 && !separators.empty()) put(separators.substr(0, 1) + " ");
            element(*elements[i]);
        }
        put("\\right" + closing + " ");
    }

    void cases(markup const& m) {
        if (m.is("mtable")) return table(m, "cases");
        auto const elements = elements_of(m);
        if (elements.size() == 1) return cases(*elements[0]);
        unknown(m);
    }

    void annotated_above(markup const& m) {
        auto const elements = elements_of(m);
        if (elements.size() != 2) return unknown(m);
        auto const mark = elements[1]->all_text();
        bool const brace = mark.find("⏞") != std::string::npos;
        if (brace) {
            put("\\overbrace");
            return group(*elements[0]);
        }
        if (elements[0]->is("mover") && elements[0]->all_text().find("⏞") != std::string::npos) {
            element(*elements[0]);
            put("^");
            return group(*elements[1]);
        }
        static constexpr std::string_view accents[] = {"¯", "‾", "ˉ", "^", "~", "→", "˙", "_", "―"};
        auto const trimmed = mark.substr(std::min(mark.find_first_not_of(" \n\t"), mark.size()));
        bool const accent = std::any_of(std::begin(accents), std::end(accents),
                                        [&](std::string_view a) { return trimmed.starts_with(a); });
        if (accent) {
            put("\\overline");
            return group(*elements[0]);
        }
        put("\\overset");
        group(*elements[1]);
        group(*elements[0]);
    }

    void annotated_below(markup const& m) {
        auto const elements = elements_of(m);
        if (elements.size() != 2) return unknown(m);
        if (elements[1]->all_text().find("⏟") != std::string::npos) {
            put("\\underbrace");
            return group(*elements[0]);
        }
        if (elements[0]->is("munder") && elements[0]->all_text().find("⏟") != std::string::npos) {
            element(*elements[0]);
            put("_");
            return group(*elements[1]);
        }
        if (elements[0]->all_text().find("lim") != std::string::npos) {
            return scripts(m, true, false);
        }
        put("\\underset");
        group(*elements[1]);
        group(*elements[0]);
    }

    void enclosed(markup const& m) {
        auto const notation = m.attribute("notation");
        auto const has = [&](std::string_view word) {
            return notation.find(word) != std::string_view::npos;
        };
        if (notation.empty() || has("longdiv")) return unknown(m);
        if (has("radical")) {
            put("\\sqrt{");
        } else {
            put(has("strike") ? "\\cancel{" : "\\boxed{");
        }
        children(m);
        put("}");
    }

    // ---- tables ------------------------------------------------------------------------------

    static bool is_empty(markup const& m) {
        auto const text = m.all_text();
        for (std::size_t i = 0; i < text.size();) {
            auto const c = code_point_at(text, i);
            if (!is_blank_character(c.value)) return false;
            i += c.length;
        }
        return true;
    }

    /// The table that is all there is in an element, or none.
    static markup const* only_table(markup const& m) {
        if (m.is("mtable")) return &m;
        markup const* found = nullptr;
        for (auto const* child : elements_of(m)) {
            if (is_empty(*child)) continue;
            if (found != nullptr) return nullptr;
            found = child;
        }
        bool const transparent =
            m.is("mtd") || m.is("mrow") || m.is("mstyle") || m.is("mpadded") || m.is("mtr");
        return found != nullptr && transparent ? only_table(*found) : nullptr;
    }

    /// The cells of a row; a table of one row that was put into a cell for its layout gives its
    /// cells to the row.
    static void add_cells(markup const& row, std::vector<markup const*>& cells) {
        for (auto const* cell : elements_of(row)) {
            auto const* inner = only_table(*cell);
            std::vector<markup const*> rows;
            if (inner != nullptr) {
                for (auto const* r : elements_of(*inner)) {
                    if (!is_empty(*r)) rows.push_back(r);
                }
            }
            if (rows.size() == 1) {
                add_cells(*rows[0], cells);
            } else {
                cells.push_back(cell);
            }
        }
    }

    void table(markup const& m, std::string const& environment) {
        bool const plain = environment == "array";
        put("\\begin{" + environment + "}");
        if (plain) put("{l}");
        bool first = true;
        for (auto const* row : elements_of(m)) {
            if (is_empty(*row)) continue;
            std::vector<markup const*> cells;
            if (row->is("mtr") || row->is("mlabeledtr")) {
                add_cells(*row, cells);
            } else {
                cells.push_back(row);
            }
            if (!first) put("\\\\");
            first = false;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (i > 0) put("&");
                children(*cells[i]);
            }
        }
        put("\\end{" + environment + "}");
    }

    // ------------------------------------------------------------------------------------------

    /// The TeX annotation of a semantics element, if it has one.
    static markup const* tex_annotation(markup const& semantics) {
        for (auto const& child : semantics.children) {
            auto const encoding = child.attribute("encoding");
            bool const tex = encoding.find("tex") != std::string_view::npos ||
                             encoding.find("TeX") != std::string_view::npos ||
                             encoding.find("TEX") != std::string_view::npos;
            if (child.is("annotation") && tex) return &child;
        }
        return nullptr;
    }

    void semantics(markup const& m) {
        if (auto const* annotation = tex_annotation(m)) {
            for (auto const& child : annotation->children) {
                if (child.kind != markup_kind::text) continue;
                for (std::size_t i = 0; i < child.text.size();) {
                    auto const c = code_point_at(child.text, i);
                    put(std::string_view(child.text).substr(i, c.length), child.places.source_of(i),
                        c.length);
                    i += c.length;
                }
            }
            return;
        }
        auto const elements = elements_of(m);
        if (!elements.empty()) element(*elements[0]);
    }

    void unknown(markup const& m) { put("\\" + m.name + " ", m.begin, 1); }

    void element(markup const& m) {
        auto const& name = m.name;
        if (name == "mn") return number(m);
        if (name == "mi") return identifier(m);
        if (name == "mo") return operation(m);
        if (name == "mtext" || name == "ms") return text_element(m);
        if (name == "mspace") return space(m);
        if (name == "msup") return scripts(m, false, true);
        if (name == "msub") return scripts(m, true, false);
        if (name == "msubsup") return scripts(m, true, true);
        if (name == "mfrac") return fraction(m);
        if (name == "mroot") return root(m);
        if (name == "mfenced") return fenced(m);
        if (name == "mover") return annotated_above(m);
        if (name == "munder") return annotated_below(m);
        if (name == "munderover") return scripts(m, true, true);
        if (name == "menclose") return enclosed(m);
        if (name == "mtable") return table(m, "array");
        if (name == "semantics") return semantics(m);
        if (name == "mphantom" || name == "annotation" || name == "annotation-xml" ||
            name == "none" || name == "maligngroup" || name == "malignmark") {
            return;
        }
        if (name == "msqrt") {
            put("\\sqrt{");
            children(m);
            return put("}");
        }
        if (name == "maction") {
            auto const elements = elements_of(m);
            if (!elements.empty()) element(*elements[0]);
            return;
        }
        if (name == "mrow" || name == "mstyle" || name == "mpadded" || name == "merror" ||
            name == "mtd" || name == "math") {
            return children(m);
        }
        unknown(m);
    }

    run result_;
    std::size_t end_ = 0;
};

}  // namespace

run formula_of(markup const& math) { return mathml_writer().write(math); }

}  // namespace surd::lesson
