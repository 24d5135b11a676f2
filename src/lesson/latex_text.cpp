// SPDX-License-Identifier: BSL-1.0
#include "lesson/latex_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace surd::lesson {

namespace {

struct accent_row {
    char accent;
    std::string_view letters;
    std::array<std::string_view, 12> accented;
};

constexpr std::array<accent_row, 5> accent_rows = {{
    {'\'', "aeiouyAEIOUn", {"á", "é", "í", "ó", "ú", "ý", "Á", "É", "Í", "Ó", "Ú", "ń"}},
    {'`', "aeiouyAEIOUn", {"à", "è", "ì", "ò", "ù", "ỳ", "À", "È", "Ì", "Ò", "Ù", "ǹ"}},
    {'"', "aeiouyAEIOUn", {"ä", "ë", "ï", "ö", "ü", "ÿ", "Ä", "Ë", "Ï", "Ö", "Ü", "n"}},
    {'^', "aeiouyAEIOUn", {"â", "ê", "î", "ô", "û", "ŷ", "Â", "Ê", "Î", "Ô", "Û", "n"}},
    {'~', "aeiouyAEIOUn", {"ã", "ẽ", "ĩ", "õ", "ũ", "y", "Ã", "Ẽ", "Ĩ", "Õ", "Ũ", "ñ"}},
}};

using command_text = std::pair<std::string_view, std::string_view>;

constexpr command_text command_texts[] = {
    {"$", "$"},
    {"%", "%"},
    {"&", "&"},
    {"#", "#"},
    {"_", "_"},
    {"{", "{"},
    {"}", "}"},
    {"dots", "…"},
    {"ldots", "…"},
    {"textdegree", "°"},
    {"ss", "ß"},
    {"i", "i"},
    {"S", "§"},
    {"pounds", "£"},
    {" ", " "},
    {",", " "},
    {";", " "},
    {"quad", "  "},
    {"qquad", "  "},
    {"newline", "\n"},
    {"LaTeX", "LaTeX"},
    {"TeX", "TeX"},
    {"textquestiondown", "¿"},
    {"textexclamdown", "¡"},
    {"guillemotleft", "«"},
    {"guillemotright", "»"},
};

using command_arity = std::pair<std::string_view, std::size_t>;

constexpr command_arity dropped[] = {
    {"label", 1},
    {"ref", 1},
    {"eqref", 1},
    {"pageref", 1},
    {"cite", 1},
    {"index", 1},
    {"vspace", 1},
    {"vspace*", 1},
    {"hspace", 1},
    {"hspace*", 1},
    {"includegraphics", 1},
    {"input", 1},
    {"include", 1},
    {"bibliography", 1},
    {"bibliographystyle", 1},
    {"pagestyle", 1},
    {"thispagestyle", 1},
    {"setcounter", 2},
    {"addtocounter", 2},
    {"setlength", 2},
    {"addtolength", 2},
    {"addcontentsline", 3},
    {"usepackage", 1},
    {"documentclass", 1},
    {"newcommand", 2},
    {"renewcommand", 2},
    {"providecommand", 2},
    {"DeclareMathOperator", 2},
    {"DeclareMathOperator*", 2},
    {"newenvironment", 3},
    {"newtheorem", 2},
    {"theoremstyle", 1},
    {"hypersetup", 1},
    {"href", 1},
    {"url", 1},
    {"color", 1},
    {"textcolor", 1},
    {"colorbox", 1},
    {"fontsize", 2},
    {"rule", 2},
    {"markboth", 2},
    {"markright", 1},
    {"hyperref", 0},
    {"vref", 1},
    {"autoref", 1},
    {"cref", 1},
    {"graphicspath", 1},
    {"multicolumn", 2},
    {"parbox", 1},
    {"stepcounter", 1},
    {"pdfbookmark", 2},
    {"phantomsection", 0},
};

}  // namespace

std::string accented_letter(char accent, std::string_view letter) {
    if (letter.size() != 1) return {};
    for (auto const& row : accent_rows) {
        if (row.accent != accent) continue;
        auto const found = row.letters.find(letter[0]);
        if (found != std::string_view::npos) return std::string(row.accented[found]);
    }
    return {};
}

std::string_view character_for_command(std::string_view name) {
    auto const* found = std::find_if(std::begin(command_texts), std::end(command_texts),
                                     [&](command_text const& c) { return c.first == name; });
    return found == std::end(command_texts) ? std::string_view() : found->second;
}

std::size_t arguments_to_drop(std::string_view name) {
    auto const* found = std::find_if(std::begin(dropped), std::end(dropped),
                                     [&](command_arity const& c) { return c.first == name; });
    return found == std::end(dropped) ? 0 : found->second;
}

bool is_sectioning(std::string_view name) {
    constexpr std::string_view names[] = {"part",          "chapter",   "section",     "subsection",
                                          "subsubsection", "paragraph", "subparagraph"};
    if (!name.empty() && name.back() == '*') name.remove_suffix(1);
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

std::size_t end_of_group(std::string_view text, std::size_t i) {
    char const opening = text[i];
    char const closing = opening == '{' ? '}' : ']';
    std::size_t depth = 0;
    for (std::size_t at = i; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text[at] == '{' || text[at] == opening) {
            ++depth;
        } else if (text[at] == '}' || text[at] == closing) {
            if (--depth == 0) return at + 1;
        }
    }
    return text.size();
}

bool is_verbatim_environment(std::string_view name) {
    constexpr std::string_view names[] = {"verbatim", "verbatim*",   "lstlisting", "minted",
                                          "Verbatim", "alltt",       "comment",    "tikzpicture",
                                          "picture",  "filecontents"};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace surd::lesson
