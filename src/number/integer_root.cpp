// SPDX-License-Identifier: BSL-1.0
// Purpose: roots of integers beyond 64 bits.
#include "surd/number/integer_root.hpp"

#include "number/gmp_bridge.hpp"

namespace surd::detail {

root_and_remainder floor_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                  std::uint64_t index) {
    mpz_value root;
    mpz_value remainder;
    // GMP rounds towards 0 and gives the remainder the sign of n.
    mpz_rootrem(root, remainder, mpz_view(n), index);
    if (n.sign() > 0 || mpz_sgn(remainder) == 0) return {from_mpz(root), from_mpz(remainder)};
    integer lower = from_mpz(root) - 1;
    integer rest = n - integer_power(lower, index);
    return {std::move(lower), std::move(rest)};
}

std::optional<integer> exact_root_needs_more_than_64_bits_at_run_time(integer const& n,
                                                                      std::uint64_t index) {
    mpz_value root;
    if (mpz_root(root, mpz_view(n), index) == 0) return std::nullopt;
    return from_mpz(root);
}

}  // namespace surd::detail
