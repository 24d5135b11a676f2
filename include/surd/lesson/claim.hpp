// SPDX-License-Identifier: BSL-1.0
// Purpose: what a lesson claims, what became of it, and how much of the lesson was read.
#ifndef SURD_LESSON_CLAIM_HPP
#define SURD_LESSON_CLAIM_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/lesson/document.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/verdict.hpp"

namespace surd::lesson {

enum class claim_kind : std::uint8_t {
    statement,     ///< a chain of relations
    expression,    ///< a bare closed expression: it has an outcome, no verdict
    pair,          ///< an exercise and its printed answer
    cell,          ///< a table cell under a heading that is a formula
    solution_set,  ///< values that are said to solve an equation
    rounding,      ///< a value given to some digits
    domain,        ///< "is undefined", "has no real value" after an expression
};

[[nodiscard]] char const* name_of(claim_kind k);

/// Where a claim stands in its file.
struct claim_place {
    std::size_t byte = 0;
    std::size_t end_byte = 0;
    position begin;
    position end;
    std::optional<std::size_t> cell;  ///< of a notebook
};

/// An assumption that the text made and the line it came from; 0 where it has none.
struct text_assumption {
    std::string text;
    std::size_t line = 0;
};

/// What the author expects of a claim, and the line that says so.
struct expectation {
    std::string verdict;
    std::size_t line = 0;
};

/// One claim and its judgement.
struct claim {
    claim_kind kind = claim_kind::statement;
    claim_place place;
    std::string source;   ///< as written
    std::string reading;  ///< in plain syntax
    /// None for a bare expression, which has an outcome instead.
    std::optional<symbolic::verdict> outcome;
    bool quoted = false;  ///< stated as false by its author, and false
    std::optional<symbolic::value_kind> value_outcome;
    std::string value;  ///< of a bare expression that has one
    symbolic::judgement judged;
    std::vector<text_assumption> assumed;
    std::string expected;  ///< the answer printed for a pair or a cell
    std::string pair;      ///< what the claim was paired with: an identifier or a line
    std::string fingerprint;
    conventions chosen;  ///< those it was judged under
    std::optional<expectation> expected_verdict;
    std::optional<std::string> ignored;  ///< the author's reason for silencing it
    bool known = false;                  ///< listed in the baseline

    /// The verdict word of the report: that of `outcome`, or "quoted".
    [[nodiscard]] std::string verdict_word() const;
};

/// How much of a file was read. formulas = claims + not_claims + unread.
struct coverage {
    std::size_t formulas = 0;
    std::size_t claims = 0;
    std::size_t decided = 0;
    std::size_t unread = 0;
    std::size_t not_claims = 0;
    std::map<std::string, std::size_t> unread_causes;

    coverage& operator+=(coverage const& other);
    /// Decided share of what should have been decided, in percent; 100 when there was nothing.
    [[nodiscard]] double percent() const;
};

/// A formula that could not be read.
struct unread_formula {
    claim_place place;
    std::string source;
    std::string cause;
};

/// A directive of the author's that cannot be read ("bad-directive"), contradicts another
/// ("contradictory-directive") or changes nothing ("useless-directive").
struct directive_fault {
    claim_place place;
    std::string source;
    std::string code;
    std::string sentence;
    std::string fingerprint;
    bool known = false;
};

/// What a check of one file found.
struct file_report {
    std::string path;
    lesson::format format = lesson::format::plain_text;
    std::string language;  ///< en, es, zh
    std::string numbers;   ///< "point" or "comma"
    lesson::coverage coverage;
    std::vector<claim> claims;
    std::vector<unread_formula> unread;
    std::vector<directive_fault> directives;
    std::string error;  ///< why the file could not be read; empty when it was
};

}  // namespace surd::lesson

#endif
