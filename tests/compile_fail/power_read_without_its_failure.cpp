// SPDX-License-Identifier: BSL-1.0
// A square root has a non-real outcome to answer for; a cube root has none.
// expect: match needs a handler for non_real
#include <surd/outcome/match.hpp>
#include <surd/power/pow.hpp>

using namespace surd;

#ifdef BROKEN
inline constexpr exponent e = 1_e / 2;
#else
inline constexpr exponent e = 1_e / 3;
#endif

int sign_of_root(rational const& x) {
    return pow<e>(x).match([](radical const& y) { return y.sign(); },
                           [](beyond_limits) { return 0; });
}
