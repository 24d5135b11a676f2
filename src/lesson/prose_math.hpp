// SPDX-License-Identifier: BSL-1.0
// Purpose: find mathematics that stands in prose without delimiters: 3⁴, √(−9), (a + b)² = a² + b².
#ifndef SURD_SRC_LESSON_PROSE_MATH_HPP
#define SURD_SRC_LESSON_PROSE_MATH_HPP

#include <cstddef>
#include <string_view>
#include <vector>

namespace surd::lesson {

/// A stretch of prose that reads as a formula.
struct prose_formula {
    std::size_t begin;
    std::size_t end;
};

/// Returns the formulas in a stretch of prose, in order. A formula is a run of numbers, single
/// letters, operators, roots, brackets and superscripts; blanks only beside an operator or
/// relation. It needs a superscript, a root sign, or a relation with an operand on each side:
/// ordinary words, dates, versions and money are left alone.
/// Cost: linear.
[[nodiscard]] std::vector<prose_formula> find_prose_math(std::string_view prose);

}  // namespace surd::lesson

#endif
