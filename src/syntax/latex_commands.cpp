// SPDX-License-Identifier: BSL-1.0
#include "latex_commands.hpp"

#include <string>
#include <unordered_map>

#include "words.hpp"

namespace surd::syntax {

namespace {

using action = command_action;
using symbolic::connective;
using symbolic::relation;
using command_table = std::unordered_map<std::string_view, command>;

void add_all(command_table& table, command const& meaning,
             std::initializer_list<std::string_view> names) {
    for (auto const name : names) table.emplace(name, meaning);
}

command symbol(token_kind kind, std::string_view text = {}) { return {action::symbol, kind, text}; }

command related(relation r) {
    command c = symbol(token_kind::relation);
    c.relation = r;
    return c;
}

command joining(connective joined, std::string_view text = {}) {
    command c = symbol(token_kind::connective, text);
    c.joined = joined;
    return c;
}

command with_arguments(action what, int arguments) {
    return {what, token_kind::end, {}, arguments};
}

command refused(std::string_view cause, refusal kind = refusal::unsupported) {
    command c{action::refuse, token_kind::end, cause};
    c.refused = kind;
    return c;
}

void add_relations(command_table& t) {
    add_all(t, related(relation::not_equal), {"ne", "neq"});
    add_all(t, related(relation::less), {"lt"});
    add_all(t, related(relation::greater), {"gt"});
    add_all(t, related(relation::less_equal), {"le", "leq", "leqslant", "leqq"});
    add_all(t, related(relation::greater_equal), {"ge", "geq", "geqslant", "geqq"});
    add_all(t, related(relation::approximately), {"approx", "simeq", "thickapprox", "approxeq"});
    add_all(t, related(relation::equal), {"coloneqq", "triangleq", "eq"});
    add_all(t, joining(connective::implies), {"Rightarrow", "implies", "Longrightarrow"});
    add_all(t, joining(connective::equivalent),
            {"Leftrightarrow", "Longleftrightarrow", "iff", "leftrightarrow"});
    add_all(t, joining(connective::separate, "arrow"),
            {"to", "rightarrow", "longrightarrow", "xrightarrow"});
    add_all(t, joining(connective::separate), {"therefore", "because"});
    add_all(t, joining(connective::and_also), {"land", "wedge"});
    add_all(t, joining(connective::or_else), {"lor", "vee"});
    add_all(t, symbol(token_kind::membership), {"in"});
}

void add_operators(command_table& t) {
    add_all(t, symbol(token_kind::times, "x"), {"times"});
    add_all(t, symbol(token_kind::times), {"cdot", "ast", "cdotp", "bullet"});
    add_all(t, symbol(token_kind::divide), {"div", "slash"});
    add_all(t, symbol(token_kind::plus_minus), {"pm"});
    add_all(t, symbol(token_kind::minus_plus), {"mp"});
    add_all(t, symbol(token_kind::ellipsis),
            {"cdots", "ldots", "dots", "dotsc", "dotsb", "dotsm", "dotso", "vdots", "ddots"});
    add_all(t, symbol(token_kind::radical_sign, "2"), {"surd"});
    add_all(t, symbol(token_kind::bar), {"vert"});
    add_all(t, symbol(token_kind::bar_open), {"lvert"});
    add_all(t, symbol(token_kind::bar_close), {"rvert"});
    add_all(t, symbol(token_kind::set_open), {"{", "lbrace"});
    add_all(t, symbol(token_kind::set_close), {"}", "rbrace"});
    add_all(t, symbol(token_kind::open, "("), {"lparen"});
    add_all(t, symbol(token_kind::close, ")"), {"rparen"});
    add_all(t, symbol(token_kind::open, "["), {"lbrack"});
    add_all(t, symbol(token_kind::close, "]"), {"rbrack"});
    add_all(t, symbol(token_kind::column_break), {"amp"});
    add_all(t, symbol(token_kind::currency, "$"), {"$", "textdollar"});
    add_all(t, symbol(token_kind::currency, "€"), {"euro", "texteuro"});
    add_all(t, symbol(token_kind::currency, "£"), {"pounds"});
    add_all(t, symbol(token_kind::constant, "pi"), {"pi", "uppi"});
    add_all(t, symbol(token_kind::constant, "infinity"), {"infty"});
    add_all(t, symbol(token_kind::name, "ell"), {"ell"});
    add_all(t, {action::fraction},
            {"frac", "dfrac", "tfrac", "cfrac", "sfrac", "nicefrac", "flatfrac"});
    add_all(t, {action::square_root}, {"sqrt"});
    add_all(t, {action::root_of}, {"root"});
    add_all(t, {action::over}, {"over"});
    add_all(t, {action::negated}, {"not"});
    add_all(t, {action::number_set}, {"mathbb", "Bbb", "mathds"});
    for (std::string_view const set : {"N", "Z", "Q", "R"})
        t.emplace(set, command{action::number_set, token_kind::number_set, set});
}

void add_layout(command_table& t) {
    add_all(t, {action::left}, {"left"});
    add_all(t, {action::right}, {"right"});
    add_all(t, {action::begin}, {"begin"});
    add_all(t, {action::end}, {"end"});
    add_all(t, {action::row}, {"\\", "newline", "cr", "tabularnewline"});
    add_all(t, {action::thin_space}, {",", ":", "thinspace", "medspace"});
    add_all(t, {action::space}, {";", " ", ">", "thickspace", "nobreakspace", "space", "\n", "\t"});
    add_all(t, {action::wide_space}, {"quad", "qquad", "enspace", "enskip", "hfill"});
    add_all(t, with_arguments(action::wide_space, 1), {"hspace"});
    add_all(t, {action::drop},
            {"!",
             "negthinspace",
             "displaystyle",
             "textstyle",
             "scriptstyle",
             "scriptscriptstyle",
             "limits",
             "nolimits",
             "notag",
             "nonumber",
             "hline",
             "strut",
             "checkmark",
             "mathstrut",
             "allowbreak",
             "nobreak",
             "noindent",
             "centering",
             "/",
             "-"});
    add_all(t, with_arguments(action::drop, 1),
            {"tag", "label", "phantom", "hphantom", "vphantom", "vspace", "cline", "require"});
    add_all(t, {action::transparent},
            {"mathbf",   "boldsymbol", "bm",         "pmb",       "bold",         "mathnormal",
             "mathcal",  "mathscr",    "mathfrak",   "mathord",   "mathop",       "mathbin",
             "mathrel",  "mathopen",   "mathclose",  "mathpunct", "mathinner",    "mathclap",
             "mathrlap", "mathllap",   "ensuremath", "smash",     "cancel",       "bcancel",
             "xcancel",  "sout",       "not!",       "bf",        "it",           "rm",
             "sf",       "tt",         "cal",        "bfseries",  "large",        "Large",
             "LARGE",    "huge",       "Huge",       "small",     "footnotesize", "scriptsize",
             "tiny",     "normalsize", "big",        "Big",       "bigg",         "Bigg",
             "bigl",     "Bigl",       "biggl",      "Biggl",     "bigr",         "Bigr",
             "biggr",    "Biggr",      "bigm",       "Bigm",      "highlight",    "lowlight",
             "hl",       "alert",      "emph"});
    add_all(t, with_arguments(action::transparent, 1),
            {"color", "textcolor", "colorbox", "cancelto", "class", "cssId", "style", "htmlClass",
             "raisebox", "href", "bbox"});
    add_all(t, {action::box}, {"boxed", "fbox", "underline", "framebox", "enclose"});
    add_all(t, {action::brace_above}, {"overbrace"});
    add_all(t, {action::brace_below}, {"underbrace"});
    add_all(t, with_arguments(action::annotated, 1), {"overset", "underset", "stackrel"});
    add_all(t, {action::words},
            {"text", "textrm", "textbf", "textit", "textsf", "texttt", "textnormal", "textup",
             "mbox", "hbox", "intertext"});
    add_all(t, {action::upright}, {"mathrm", "mathit", "mathsf", "mathtt"});
    add_all(t, {action::operator_name}, {"operatorname", "operatorname*"});
}

void add_refused(command_table& t) {
    auto const no_claim = refusal::not_a_claim;
    add_all(t, refused("a percentage"), {"%"});
    add_all(t, refused("degrees"), {"circ", "degree", "textdegree"});
    add_all(t, refused("a prime"), {"prime"});
    add_all(t, refused("a congruence"), {"equiv", "cong", "bmod", "mod", "pmod", "pod"});
    add_all(t, refused("a floor or ceiling"), {"lfloor", "rfloor", "lceil", "rceil"});
    add_all(t, refused("a norm"), {"|", "lVert", "rVert", "Vert"});
    add_all(t, refused("angle brackets"), {"langle", "rangle"});
    add_all(t, refused("divisibility"), {"mid", "nmid"});
    add_all(t, refused("a quantifier"), {"forall", "exists", "nexists"});
    add_all(t, refused("a sum, product or integral sign"),
            {"sum", "prod", "int", "iint", "oint", "coprod"});
    add_all(t, refused("a limit"), {"lim", "limsup", "liminf", "sup", "inf"});
    add_all(t, refused("a derivative"), {"partial", "nabla"});
    add_all(t, refused("a binomial coefficient"), {"binom", "dbinom", "tbinom", "choose"});
    add_all(t, refused("an accent or bar over a letter"),
            {"overline", "bar", "hat", "widehat", "vec", "overrightarrow", "tilde", "widetilde",
             "dot", "ddot", "check", "acute", "grave", "breve", "overarc"});
    add_all(t, refused("sets"),
            {"notin", "ni", "subset", "subseteq", "supset", "supseteq", "cup", "cap", "setminus",
             "bigcup", "bigcap", "complement"});
    add_all(t, refused("a negation"), {"neg", "lnot"});
    add_all(t, refused("a colon inside a formula"), {"colon"});
    add_all(t, refused("an arrow", no_claim),
            {"mapsto", "longmapsto", "leftarrow", "gets", "uparrow", "downarrow", "hookrightarrow",
             "Leftarrow"});
    add_all(t, refused("a proportionality", no_claim), {"propto"});
    add_all(t, refused("an order of growth", no_claim), {"sim", "ll", "gg", "asymp"});
    add_all(t, refused("a transposed matrix", no_claim), {"top", "intercal"});
    add_all(t, refused("a blank to fill in", no_claim), {"square", "Box", "_", "bigcirc", "rule"});
}

command_table make_commands() {
    command_table t;
    add_relations(t);
    add_operators(t);
    add_layout(t);
    add_refused(t);
    add_all(t, symbol(token_kind::set_open, "empty"), {"emptyset", "varnothing"});
    return t;
}

using environment_table = std::unordered_map<std::string_view, environment>;

environment_table make_environments() {
    environment_table t;
    auto const add = [&t](environment e, std::initializer_list<std::string_view> names) {
        for (auto const name : names) t.emplace(name, e);
    };
    add({environment_kind::transparent}, {"equation", "equation*", "displaymath", "math"});
    add({environment_kind::pairs}, {"align", "align*", "aligned", "split", "flalign", "flalign*"});
    add({environment_kind::pairs, 1}, {"alignat", "alignat*", "alignedat"});
    add({environment_kind::cells},
        {"gather", "gather*", "gathered", "multline", "multline*", "eqnarray", "eqnarray*"});
    add({environment_kind::cells, 1}, {"array"});
    add({environment_kind::refused, 0, "a case distinction"},
        {"cases", "dcases", "rcases", "cases*"});
    add({environment_kind::refused, 0, "a matrix"},
        {"matrix", "pmatrix", "bmatrix", "Bmatrix", "vmatrix", "Vmatrix", "smallmatrix"});
    add({environment_kind::refused, 0, "a table inside a formula"}, {"tabular", "tabular*"});
    return t;
}

}  // namespace

command find_command(std::string_view name) {
    static command_table const table = make_commands();
    if (auto const found = table.find(name); found != table.end()) return found->second;
    if (is_greek_name(name)) return symbol(token_kind::name);
    if (auto const function = function_named(name); !function.empty())
        return symbol(token_kind::function, function);
    return {};
}

environment find_environment(std::string_view name) {
    static environment_table const table = make_environments();
    auto const found = table.find(name);
    return found == table.end() ? environment{} : found->second;
}

}  // namespace surd::syntax
