// SPDX-License-Identifier: BSL-1.0
// Purpose: rationals as text.
#include "surd/number/rational.hpp"

namespace surd {

std::string rational::to_string() const {
    std::string text = numerator_.to_string();
    if (!is_integer()) text += '/' + denominator_.to_string();
    return text;
}

}  // namespace surd
