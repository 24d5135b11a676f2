// SPDX-License-Identifier: BSL-1.0
// A constant expression reaches what fits 64 bits; one step beyond, the compiler says why not.
// expect: product_needs_more_than_64_bits_at_run_time
#include <surd/number/integer.hpp>

using surd::integer;

#ifdef BROKEN
constexpr bool negative = integer(std::int64_t{1} << 62) * integer(2) < 0;
#else
constexpr bool negative = integer(std::int64_t{1} << 62) * integer(-2) < 0;
#endif
