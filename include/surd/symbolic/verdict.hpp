// SPDX-License-Identifier: BSL-1.0
// Purpose: what can be said of a statement: the verdict and everything that supports it.
#ifndef SURD_SYMBOLIC_VERDICT_HPP
#define SURD_SYMBOLIC_VERDICT_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "surd/outcome/failure_set.hpp"
#include "surd/symbolic/expression.hpp"
#include "surd/symbolic/statement.hpp"

namespace surd::symbolic {

/// Best first: a chain is as bad as its worst link.
enum class verdict : std::uint8_t {
    verified,       ///< true, or an identity for every value of its variables
    definition,     ///< introduces a name
    equation,       ///< a relation between unknowns, no claim
    conditional,    ///< an identity exactly where the condition holds
    convention,     ///< depends on a convention that nobody chose
    undecided,      ///< inside the subject; limits reached or no procedure
    outside,        ///< real, but no radical expression, or outside the subject
    not_checkable,  ///< parsed, but outside the subject
    non_real,       ///< closed, and a side has no real value
    undefined,      ///< closed, and a side has no value
    refuted,        ///< false
};

/// "verified", "non-real", "not-checkable" ...
[[nodiscard]] char const* word_for(verdict v);

/// The worse of two verdicts of one chain.
[[nodiscard]] constexpr verdict worse(verdict a, verdict b) { return a < b ? b : a; }

/// Why a part has no value, and where that part stands.
struct reason_at {
    std::string sentence;
    span where;
};

/// What a convention-dependent part is under one convention; no value means none there.
struct candidate {
    std::string convention;
    std::optional<std::string> value;
};

/// A point at which both sides were evaluated: variable and exact value.
using assignment = std::vector<std::pair<std::string, rational>>;

/// A value listed as a solution, in plain syntax.
using solution_list = std::vector<std::string>;

/// The judgement of one link `left relation right` of a chain.
struct link_judgement {
    relation rel = relation::equal;
    verdict outcome = verdict::undecided;
    std::string left;   ///< as read
    std::string right;  ///< as read
    span where;
};

/// The judgement of a statement. Strings that hold mathematics are in the plain syntax.
struct judgement {
    verdict outcome = verdict::undecided;
    /// A code finer than the verdict, such as "rounded"; empty when there is none.
    std::string code;

    std::string condition;        ///< the exact set where the statement holds; empty: no condition
    std::string sufficient;       ///< the simple case that a class uses; empty when none is apart
    bool condition_exact = true;  ///< false: isolated points of the set may be missing
    std::string elsewhere;        ///< "no value", "differs" or "convention"; empty otherwise

    assignment witness;   ///< a point that decides; empty when none is needed
    std::string left;     ///< the left value at the witness, or of the closed left side
    std::string right;    ///< likewise on the right
    std::string correct;  ///< a right side that would make the statement true

    std::vector<link_judgement> links;
    std::string unknown;         ///< the unknown that `solutions` are values of
    solution_list solutions;     ///< real solutions in increasing order
    bool has_solutions = false;  ///< the solution set is known, be it empty
    std::string every;           ///< a set instead of a list, such as "x != 0"

    question_set conventions;          ///< the questions of convention that were relied on
    std::vector<std::string> assumed;  ///< the assumptions that were used
    std::vector<reason_at> reasons;
    std::vector<candidate> candidates;
    std::string hint;
    span where;
};

}  // namespace surd::symbolic

#endif
