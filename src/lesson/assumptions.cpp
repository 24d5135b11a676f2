// SPDX-License-Identifier: BSL-1.0
#include "lesson/assumptions.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lesson/word_conditions.hpp"
#include "surd/lesson/judge_text.hpp"

namespace surd::lesson {

using symbolic::node_kind;
using symbolic::relation;

namespace {

bool is_one_display(block const& b) {
    std::size_t formulas = 0;
    for (auto const& r : b.runs) {
        if (r.kind == run_kind::text) {
            if (r.content.find_first_not_of(" \n\t\r.,;") != std::string::npos) return false;
        } else {
            ++formulas;
        }
    }
    return formulas == 1;
}

/// Two conditions on one name that need not hold together: n even and n odd, x >= 4 and x <= 4.
bool contradict(std::string const& a, std::string const& b, std::string const& name) {
    if (a == b) return false;
    auto const direction = [&](std::string const& text) -> char {
        auto const rest = text.substr(std::min(name.size(), text.size()));
        if (rest.starts_with(" even")) return 'e';
        if (rest.starts_with(" odd")) return 'o';
        if (rest.find('<') != std::string::npos) return '<';
        if (rest.find('>') != std::string::npos) return '>';
        return ' ';
    };
    char const first = direction(a);
    char const second = direction(b);
    return (first == 'e' && second == 'o') || (first == 'o' && second == 'e') ||
           (first == '<' && second == '>') || (first == '>' && second == '<');
}

}  // namespace

bool is_bare(symbolic::expression const& e) {
    if (e.is(node_kind::negate)) return is_bare(e.child(0));
    return e.is(node_kind::number) || e.is(node_kind::variable) || e.is(node_kind::constant) ||
           e.is(node_kind::plus_minus);
}

bool is_name_condition(symbolic::chain const& c) {
    auto const orders = [](relation r) {
        return r != relation::equal && r != relation::approximately;
    };
    if (c.relations.size() == 1 && orders(c.relations[0]) && c.terms[0].is(node_kind::call) &&
        c.terms[1].is_closed()) {
        return true;
    }
    if (c.relations.size() < 2) return false;
    return std::all_of(c.relations.begin(), c.relations.end(), orders) &&
           std::all_of(c.terms.begin(), c.terms.end(),
                       [](auto const& term) { return is_bare(term); });
}

prose_assumptions::prose_assumptions(document const& lesson, std::vector<site> const& sites,
                                     sentence_map const& sentences)
    : lesson_(lesson) {
    line_index const lines(lesson.source);
    auto const line_of = [&](site const& s, std::size_t offset) {
        return lines.at(lesson.blocks[s.block].runs[s.run].places.source_of(s.begin + offset)).line;
    };
    std::map<std::size_t, std::vector<std::size_t>> of_sentence;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        auto const& s = sites[i];
        bool const in_text = lesson.blocks[s.block].runs[s.run].kind == run_kind::text;
        if (!in_text) of_sentence[s.sentence].push_back(i);
        if (!s.read) continue;
        for (auto const& piece : s.read->pieces) {
            if (!is_assumption(piece.content) && !is_name_condition(piece.content)) continue;
            auto const names = variables_of(piece.content.terms[0]);
            stated_.push_back({to_string(piece.content), names.empty() ? std::string() : names[0],
                               line_of(s, piece.content.where.begin), s.unit, s.block, false});
        }
    }
    std::size_t last_sentence = static_cast<std::size_t>(-1);
    for (std::size_t b = 0; b < lesson.blocks.size(); ++b) {
        auto const& block = lesson.blocks[b];
        if (block.kind == block_kind::code || block.kind == block_kind::comment) continue;
        std::set<std::size_t> in_block;
        for (std::size_t r = 0; r < block.runs.size(); ++r) {
            for (auto const index : sentences.in_run(b, r)) in_block.insert(index);
        }
        for (auto const index : in_block) {
            if (index == last_sentence) continue;
            last_sentence = index;
            auto const& text = sentences[index].text;
            auto const line =
                block.runs.empty() ? 0 : lines.at(block.runs.front().places.source_of(0)).line;
            if (auto const all = condition_on_all_variables(text); !all.empty()) {
                for_all_.push_back({all, line, block.section, b});
            }
            std::vector<std::string> names;
            for (auto const i : of_sentence[index]) {
                auto const& s = sites[i];
                bool const bare = s.read && s.read->pieces.size() == 1 &&
                                  s.read->pieces[0].content.is_expression() &&
                                  s.read->pieces[0].content.terms[0].is(node_kind::variable);
                names.push_back(bare ? s.read->pieces[0].content.terms[0].name() : std::string());
                // "a, b are positive" may be one formula.
                bool const list =
                    s.read && s.read->pieces.size() > 1 &&
                    std::all_of(s.read->pieces.begin(), s.read->pieces.end(), [](auto const& p) {
                        return p.content.is_expression() &&
                               p.content.terms[0].is(node_kind::variable);
                    });
                if (list) names.back() = s.read->pieces.back().content.terms[0].name();
            }
            bool const is_last = index == *in_block.rbegin();
            std::size_t const unit =
                block.table == 0 ? index : sentences.size() + block.table * 100'000 + block.row;
            for (auto const& condition : word_conditions(text, names)) {
                auto const name = condition.substr(0, condition.find(' '));
                auto const at = of_sentence[index].empty()
                                    ? line
                                    : line_of(sites[of_sentence[index].front()], 0);
                stated_.push_back({condition, name, at, unit, b, is_last});
            }
        }
    }
}

std::vector<text_assumption> prose_assumptions::at(site const& s,
                                                   std::vector<std::string> const& names,
                                                   bool over_all_reals) const {
    std::vector<stated const*> here;
    bool const display = is_one_display(lesson_.blocks[s.block]);
    for (auto const& a : stated_) {
        bool const neighbour =
            display && ((a.block + 1 == s.block && a.opens_block) || a.block == s.block + 1) &&
            lesson_.blocks[a.block].kind != block_kind::heading &&
            lesson_.blocks[a.block].kind != block_kind::table_cell &&
            std::find(names.begin(), names.end(), a.name) != names.end();
        if (a.unit == s.unit || neighbour) here.push_back(&a);
    }
    std::vector<text_assumption> result;
    for (auto const* a : here) {
        bool const contested = std::any_of(here.begin(), here.end(), [&](stated const* other) {
            return other->name == a->name && contradict(a->text, other->text, a->name);
        });
        bool const repeated =
            std::any_of(result.begin(), result.end(),
                        [&](text_assumption const& known) { return known.text == a->text; });
        if (!contested && !repeated) result.push_back({a->text, a->line});
    }
    for (auto const& all : for_all_) {
        if (all.section != lesson_.blocks[s.block].section || all.block > s.block) continue;
        for (auto const& name : names) {
            // What the sentence itself says of a name governs it.
            bool const own = std::any_of(here.begin(), here.end(),
                                         [&](stated const* a) { return a->name == name; });
            if (!own && !over_all_reals) result.push_back({name + all.condition, all.line});
        }
    }
    return result;
}

}  // namespace surd::lesson
