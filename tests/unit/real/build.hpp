// SPDX-License-Identifier: BSL-1.0
// Purpose: short spellings for exact reals in tests; each stops the test where a value is missing.
#ifndef SURD_TESTS_UNIT_REAL_BUILD_HPP
#define SURD_TESTS_UNIT_REAL_BUILD_HPP

#include <string>

#include "surd/real/arithmetic.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/digits.hpp"
#include "surd/real/sign.hpp"

namespace surd::test {

inline exact_real fraction(std::int64_t p, std::int64_t q) { return rational(p, q); }
inline exact_real root_of(std::int64_t n, exact_real const& x) { return *root(x, index(n)); }
inline exact_real sqrt_of(exact_real const& x) { return root_of(2, x); }
inline exact_real cbrt_of(exact_real const& x) { return root_of(3, x); }
inline exact_real over(exact_real const& a, exact_real const& b) { return *divide(a, b); }
inline exact_real power_of(exact_real const& a, rational const& e) { return *pow(a, e); }
inline integer big(std::string const& digits) { return *integer::from_string(digits); }
/// 10^-k
inline exact_real tiny(std::uint64_t k) { return rational(1, integer_power(integer(10), k)); }

}  // namespace surd::test

#endif
