// SPDX-License-Identifier: BSL-1.0
// One digit beyond the largest exponent.
// expect: this_exponent_literal_does_not_fit_64_bits
#include <surd/exponent/literals.hpp>

using namespace surd;

#ifdef BROKEN
constexpr exponent e = 9'223'372'036'854'775'808_e;
#else
constexpr exponent e = 9'223'372'036'854'775'807_e;
#endif
