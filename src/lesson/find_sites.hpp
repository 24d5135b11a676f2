// SPDX-License-Identifier: BSL-1.0
// Purpose: every formula of a lesson, in order, with what it reads as by itself.
#ifndef SURD_SRC_LESSON_FIND_SITES_HPP
#define SURD_SRC_LESSON_FIND_SITES_HPP

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "lesson/sentences.hpp"
#include "lesson/site.hpp"
#include "surd/lesson/document.hpp"
#include "surd/syntax/options.hpp"

namespace surd::lesson {

/// Formulas between delimiters, in prose and in code spans, printed answers and table cells, each
/// parsed with the options for it.
[[nodiscard]] std::vector<site> find_sites(
    document const& lesson, sentence_map const& sentences, bool about_programs,
    std::function<syntax::parse_options(site const&)> const& options);

/// Names that are used before anything is said of them, or that are given two meanings.
[[nodiscard]] std::set<std::string> free_names(std::vector<site> const& sites);

/// Whether the formula at `index` goes on with the one before it: "= 4" behind "2^2", in the
/// same block or the next cell, row or display, with nothing said between.
[[nodiscard]] bool follows_directly(document const& lesson, std::vector<site> const& sites,
                                    std::size_t index);

}  // namespace surd::lesson

#endif
