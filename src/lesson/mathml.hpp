// SPDX-License-Identifier: BSL-1.0
// Purpose: MathML as a reader sees it, spelled in TeX so that one grammar reads every notation.
#ifndef SURD_SRC_LESSON_MATHML_HPP
#define SURD_SRC_LESSON_MATHML_HPP

#include "lesson/markup.hpp"
#include "surd/lesson/document.hpp"

namespace surd::lesson {

/// The formula of a `math` element. A TeX annotation is taken where there is one. Otherwise the
/// layout is followed, not the grouping that the page does not show: an msup whose base is the
/// number -2 shows a minus before a power of 2. Struck-out factors stay factors; what is
/// invisible (phantoms, function application) is left out; an element that has no spelling in
/// TeX becomes a command of its name, so that the formula is unread with the element named.
/// Each byte keeps the place of the text it came from.
[[nodiscard]] run formula_of(markup const& math);

}  // namespace surd::lesson

#endif
