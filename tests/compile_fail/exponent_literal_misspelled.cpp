// SPDX-License-Identifier: BSL-1.0
// expect: an_exponent_literal_is_a_number_or_a_fraction_like_2_3
#include <surd/exponent/literals.hpp>

using namespace surd;

#ifdef BROKEN
constexpr exponent e = "2:3"_e;
#else
constexpr exponent e = "2/3"_e;
#endif
