// SPDX-License-Identifier: BSL-1.0
#include "lesson/find_sites.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "lesson/code_math.hpp"
#include "lesson/exercises.hpp"
#include "lesson/prose_math.hpp"
#include "lesson/table_cells.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::lesson {

using symbolic::node_kind;

namespace {

class site_finder {
public:
    site_finder(document const& lesson, sentence_map const& sentences, bool about_programs)
        : lesson_(lesson), sentences_(sentences), about_programs_(about_programs) {}

    std::vector<site> find() {
        for (std::size_t b = 0; b < lesson_.blocks.size(); ++b) {
            auto const& block = lesson_.blocks[b];
            if (block.kind == block_kind::code || block.kind == block_kind::comment) continue;
            for (std::size_t r = 0; r < block.runs.size(); ++r) find_in_run(b, r);
        }
        auto texts = find_answer_texts(lesson_, sites_);
        for (auto const& cell : find_cell_texts(lesson_, sites_)) texts.push_back(cell);
        for (auto const& text : texts) {
            auto const taken = [&](site const& s) {
                return s.block == text.block && s.run == text.run && s.begin == text.begin;
            };
            if (std::any_of(sites_.begin(), sites_.end(), taken)) continue;
            add(text.block, text.run, text.begin, text.end, false);
            sites_.back().answer_only = true;
        }
        std::stable_sort(sites_.begin(), sites_.end(), [](site const& a, site const& b) {
            return std::tuple(a.block, a.run, a.begin) < std::tuple(b.block, b.run, b.begin);
        });
        return std::move(sites_);
    }

private:
    void find_in_run(std::size_t b, std::size_t r) {
        auto const& run = lesson_.blocks[b].runs[r];
        switch (run.kind) {
            case run_kind::inline_math:
            case run_kind::display_math:
                add(b, r, 0, run.content.size(), run.latex);
                break;
            case run_kind::text:
                for (auto const& found : find_prose_math(run.content)) {
                    add(b, r, found.begin, found.end, false);
                }
                break;
            case run_kind::code:
                if (!about_programs_ && is_mathematics(run.content)) {
                    add(b, r, 0, run.content.size(), false);
                }
                break;
        }
    }

    void add(std::size_t b, std::size_t r, std::size_t begin, std::size_t end, bool latex) {
        auto const& block = lesson_.blocks[b];
        auto const sentence = sentences_.at(b, r, begin);
        // Units of rows are numbered apart from those of sentences.
        std::size_t const unit =
            block.table == 0 ? sentence : sentences_.size() + block.table * 100'000 + block.row;
        sites_.push_back({b, r, begin, end, latex, sentence, unit, false, std::nullopt});
    }

    document const& lesson_;
    sentence_map const& sentences_;
    bool about_programs_;
    std::vector<site> sites_;
};

bool says_nothing(std::string_view text) {
    return text.find_first_not_of(" \n\t\r") == std::string_view::npos;
}

/// All that a block holds is one formula.
bool is_only_formula(block const& b) {
    std::size_t formulas = 0;
    for (auto const& r : b.runs) {
        if (r.kind == run_kind::text || r.kind == run_kind::code) {
            if (!says_nothing(r.content)) return false;
        } else {
            ++formulas;
        }
    }
    return formulas == 1;
}

}  // namespace

std::vector<site> find_sites(document const& lesson, sentence_map const& sentences,
                             bool about_programs,
                             std::function<syntax::parse_options(site const&)> const& options) {
    auto sites = site_finder(lesson, sentences, about_programs).find();
    for (auto& s : sites) {
        auto read = syntax::parse_formula(content_of(lesson, s), options(s));
        if (read) s.read = *read;
    }
    return sites;
}

std::set<std::string> free_names(std::vector<site> const& sites) {
    std::set<std::string> free;
    std::map<std::string, symbolic::expression> defined;
    for (auto const& s : sites) {
        if (!s.read) continue;
        for (auto const& piece : s.read->pieces) {
            auto const& terms = piece.content.terms;
            bool const equates = !piece.content.relations.empty() &&
                                 piece.content.relations[0] == symbolic::relation::equal &&
                                 terms[0].is(node_kind::variable);
            for (std::size_t i = equates ? 1 : 0; i < terms.size(); ++i) {
                for (auto const& name : variables_of(terms[i])) {
                    if (defined.count(name) == 0) free.insert(name);
                }
            }
            if (!equates) continue;
            auto const [entry, is_new] = defined.emplace(terms[0].name(), terms[1]);
            if (!is_new && !(entry->second == terms[1])) free.insert(terms[0].name());
        }
    }
    return free;
}

bool follows_directly(document const& lesson, std::vector<site> const& sites, std::size_t index) {
    if (index == 0) return false;
    auto const& here = sites[index];
    auto const& before = sites[index - 1];
    if (here.answer_only || before.answer_only) return false;
    if (here.block == before.block) {
        auto const& runs = lesson.blocks[here.block].runs;
        if (here.run == before.run) {
            return says_nothing(std::string_view(runs[here.run].content)
                                    .substr(before.end, here.begin - before.end));
        }
        for (std::size_t r = before.run; r <= here.run; ++r) {
            if (runs[r].kind != run_kind::text) continue;
            std::string_view text = runs[r].content;
            if (r == here.run) text = text.substr(0, here.begin);
            if (r == before.run) text = text.substr(std::min(before.end, text.size()));
            if (!says_nothing(text)) return false;
        }
        return true;
    }
    auto const& last = lesson.blocks[before.block];
    auto const& next = lesson.blocks[here.block];
    if (!is_only_formula(last) || !is_only_formula(next)) return false;
    if (last.table != next.table || last.exercise != next.exercise || last.part != next.part ||
        last.role != next.role) {
        return false;
    }
    if (next.table == 0) return here.block == before.block + 1;
    return next.row == last.row || next.row == last.row + 1;
}

}  // namespace surd::lesson
