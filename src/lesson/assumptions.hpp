// SPDX-License-Identifier: BSL-1.0
// Purpose: what the prose of a lesson assumes, where it says so, and how far that reaches.
#ifndef SURD_SRC_LESSON_ASSUMPTIONS_HPP
#define SURD_SRC_LESSON_ASSUMPTIONS_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "lesson/sentences.hpp"
#include "lesson/site.hpp"
#include "surd/lesson/claim.hpp"
#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// A name compared with a name or a number: k > 0 and n > 0, 0 < a < b; or a bound of a
/// function's values, f(x) >= 4. With is_assumption(), what is a condition and no claim.
[[nodiscard]] bool is_name_condition(symbolic::chain const& c);

/// A bare number or name, however signed, claims nothing.
[[nodiscard]] bool is_bare(symbolic::expression const& e);

class prose_assumptions {
public:
    prose_assumptions(document const& lesson, std::vector<site> const& sites,
                      sentence_map const& sentences);

    /// What is assumed where a formula stands: by its sentence or table row, by a sentence right
    /// before or behind a displayed formula, by the instruction or section for all variables.
    /// `names` are the variables of the claim. Conditions of a name that contradict each other
    /// are cases, and left out. What the sentence says of a name, or that it speaks of all real
    /// numbers (`over_all_reals`), goes before what was said for all variables.
    [[nodiscard]] std::vector<text_assumption> at(site const& s,
                                                  std::vector<std::string> const& names,
                                                  bool over_all_reals) const;

private:
    struct stated {
        std::string text;
        std::string name;
        std::size_t line;
        std::size_t unit;
        std::size_t block;
        bool opens_block;  ///< in the last sentence of its block
    };
    struct for_all_variables {
        std::string condition;  ///< behind a name
        std::size_t line;
        std::size_t section;
        std::size_t block;
    };
    document const& lesson_;
    std::vector<stated> stated_;
    std::vector<for_all_variables> for_all_;
};

}  // namespace surd::lesson

#endif
