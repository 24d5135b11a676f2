// SPDX-License-Identifier: BSL-1.0
// Purpose: the analysis by cases: a tree of questions whose leaves say whether a relation holds.
#ifndef SURD_SRC_SYMBOLIC_CASES_HPP
#define SURD_SRC_SYMBOLIC_CASES_HPP

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "surd/symbolic/evaluate.hpp"
#include "surd/symbolic/statement.hpp"
#include "symbolic/case_evaluator.hpp"

namespace surd::symbolic::identity {

/// Something whose sign or class a case fixes.
struct case_atom {
    question::subject about = question::subject::sign;
    power_sum sum;       ///< canonical; for sign
    exponent_form form;  ///< leading coefficient positive; for exponent_class
    expression term;     ///< the same, readable
};

/// The atom lies within the mask.
struct literal {
    std::uint32_t atom = 0;
    unsigned mask = 0;
    friend bool operator==(literal const&, literal const&) = default;
};

/// A conjunction; sorted by atom, each atom once.
using cube = std::vector<literal>;

/// Adds a literal; false when nothing is left of its atom.
bool restrict_cube(cube& c, literal l);

[[nodiscard]] constexpr unsigned full_mask(question::subject about) {
    return about == question::subject::exponent_class ? any_class : any_sign;
}

enum class leaf_state : std::uint8_t {
    holds,
    fails,     ///< both sides have values, which do not stand in the relation
    no_value,  ///< a side has no value, for the reason `kind`
    unknown,
};

struct case_leaf {
    cube path;
    leaf_state state = leaf_state::unknown;
    value_kind kind = value_kind::value;
    bool is_thin = false;  ///< an equation is among the facts
    question_set used;
    std::vector<std::pair<variable_id, power_sum>> replaced;  ///< in order
    std::vector<std::optional<rational>> inner;  ///< a point in the range of each variable
    std::optional<expression> left;              ///< the value of the left side, when asked for
    std::optional<rational> left_constant;       ///< when the left side is a number here
    std::optional<rational> right_constant;
};

/// What the cases of one problem share.
class case_problem {
public:
    case_problem(std::vector<std::string> variables, conventions chosen);

    [[nodiscard]] algebra& with() { return with_; }
    [[nodiscard]] algebra const& with() const { return with_; }
    [[nodiscard]] std::vector<case_atom> const& atoms() const { return atoms_; }
    /// The literal that says `atom of q lies in mask`.
    [[nodiscard]] literal literal_for(question const& q, unsigned mask);
    [[nodiscard]] facts no_facts() { return facts(with_); }
    /// Adds what a literal says; false on contradiction.
    [[nodiscard]] bool learn(facts& known, literal l);

    /// The leaves of `left rel right`, starting from facts and the path that led to them; without
    /// a relation only whether `left` has a value.
    [[nodiscard]] std::vector<case_leaf> explore(expression const& left,
                                                 std::optional<relation> rel,
                                                 expression const& right, facts const& start,
                                                 cube path = {}, bool keep_values = false);

    /// True when the atom only says the relation between the sides over again, because no simpler
    /// question settled it.
    [[nodiscard]] bool is_restatement(std::uint32_t atom) const {
        return std::find(restatements_.begin(), restatements_.end(), atom) != restatements_.end();
    }

    /// A leaf of which nothing is known, since the limits were reached.
    [[nodiscard]] case_leaf unknown_leaf(cube path) const;

    /// True when the facts of a cube contradict each other. May say false for an empty cube.
    [[nodiscard]] bool is_contradictory(cube const& c);

private:
    struct branch {
        expression left;
        expression right;
        facts known;
        cube path;
        bool thin = false;
        std::vector<std::pair<variable_id, power_sum>> replaced;
    };
    void follow(branch b, std::optional<relation> rel, bool keep_values,
                std::vector<case_leaf>& leaves, int depth);
    [[nodiscard]] bool settle_replacements(branch& b);
    [[nodiscard]] cube in_remaining_variables(branch const& b);

    algebra with_;
    conventions chosen_;
    std::vector<case_atom> atoms_;
    std::vector<std::uint32_t> restatements_;
};

}  // namespace surd::symbolic::identity

#endif
