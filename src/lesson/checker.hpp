// SPDX-License-Identifier: BSL-1.0
// Purpose: check one lesson: every formula in order, each with what the text makes of it.
#ifndef SURD_SRC_LESSON_CHECKER_HPP
#define SURD_SRC_LESSON_CHECKER_HPP

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "lesson/assumptions.hpp"
#include "lesson/directives.hpp"
#include "lesson/exercises.hpp"
#include "lesson/judge_pair.hpp"
#include "lesson/number_formats.hpp"
#include "lesson/scope.hpp"
#include "lesson/sentences.hpp"
#include "lesson/site.hpp"
#include "lesson/table_cells.hpp"
#include "surd/lesson/check.hpp"
#include "surd/lesson/judge_text.hpp"

namespace surd::lesson {

class checker {
public:
    checker(document const& lesson, check_options const& options, directive_set& directives);
    file_report run();

private:
    [[nodiscard]] std::string_view content(site const& s) const { return content_of(lesson_, s); }
    [[nodiscard]] std::size_t source_of(site const& s, std::size_t offset) const;
    [[nodiscard]] std::size_t line_of(site const& s) const;
    [[nodiscard]] syntax::parse_options parse_options_for(site const& s) const;
    [[nodiscard]] text_options options_for(site const& s,
                                           std::vector<std::string> const& names) const;
    [[nodiscard]] claim started(site const& s, claim_kind kind, symbolic::chain const& read) const;
    /// The prose that follows a formula in its block.
    [[nodiscard]] std::string text_after(site const& s) const;

    void add(claim c);
    void not_a_claim() { ++report_.coverage.not_claims; }
    /// Takes the judgement over, with the lines that its assumptions came from.
    void settle(claim c, site const& s, symbolic::judgement judged);

    /// The formula with what the author's directives make of it.
    void judge_directed(std::size_t index);
    void judge_site(std::size_t index);
    void add_unread(site const& s, std::string const& cause);
    [[nodiscard]] symbolic::evaluation_options evaluation() const;
    [[nodiscard]] std::vector<text_assumption> assumed_at(
        site const& s, std::vector<std::string> const& names) const;
    [[nodiscard]] symbolic::expression const* term_before(std::size_t index) const;
    [[nodiscard]] judged_text judge_formula(std::size_t index, text_options const& options) const;
    void add_expression(site const& s, symbolic::chain const& read, bool is_last);
    void add_statement(site const& s, symbolic::piece const& piece, symbolic::judgement judged,
                       text_options const& options);
    /// Puts in the values that the sentence gave before, when that makes the statement closed.
    void try_instances(symbolic::chain const& read, text_options const& options,
                       symbolic::judgement& judged, claim& c) const;

    // Problems with their answers, and cells with their headings.
    [[nodiscard]] pair_side side_of(std::size_t index) const;
    [[nodiscard]] pair_statement statement_of(answered_problem const& found) const;
    [[nodiscard]] std::string name_of_pair(answered_problem const& found, std::size_t other) const;
    void add_given(answered_problem const& found, text_options& options) const;
    bool add_pair(std::size_t index, std::size_t piece, symbolic::chain const& read,
                  text_options options);
    void add_answer_text(std::size_t index);
    void find_cells();
    [[nodiscard]] symbolic::judgement judge_cell(cell_claim const& cell,
                                                 symbolic::chain& shown) const;
    void add_cell(std::size_t index);

    document const& lesson_;
    check_options const& options_;
    directive_set& directives_;
    directive_effect effect_;  ///< on the formula that is judged
    line_index lines_;
    std::string language_;
    bool about_programs_;
    syntax::macro_table macros_;
    number_formats numbers_;
    sentence_map sentences_;
    scope scope_;
    std::vector<site> sites_;
    prose_assumptions assumptions_;
    std::map<std::pair<std::size_t, std::size_t>, answered_problem> pairs_;
    std::map<std::size_t, cell_claim> cells_;
    file_report report_;
};

/// Closed terms of a chain of equalities that differ although links between them have unknowns:
/// x^3 = 64 = y = 4; or a value said to be ± another. Makes the judgement `refuted` then.
void refute_closed_terms(symbolic::chain const& c, symbolic::judge_options const& options,
                         symbolic::judgement& judged);

}  // namespace surd::lesson

#endif
