// SPDX-License-Identifier: BSL-1.0
// Purpose: the settings that a lesson's YAML front matter makes under the key `surd`.
#ifndef SURD_SRC_LESSON_FRONT_MATTER_HPP
#define SURD_SRC_LESSON_FRONT_MATTER_HPP

#include <vector>

#include "surd/lesson/check.hpp"
#include "surd/lesson/claim.hpp"
#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// Applies `surd: {numbers, juxtaposition, lang, zero-to-zero, negative-base, even-fraction,
/// assume}` to `options` and returns a fault for each key or value that means nothing. Front
/// matter without the key changes nothing, be it well-formed or not.
[[nodiscard]] std::vector<directive_fault> apply_front_matter(document const& lesson,
                                                              line_index const& lines,
                                                              check_options& options);

}  // namespace surd::lesson

#endif
