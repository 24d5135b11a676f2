// SPDX-License-Identifier: BSL-1.0
// Purpose: primality beyond 64 bits.
#include "surd/number/prime.hpp"

#include "number/gmp_bridge.hpp"

namespace surd::detail {

bool primality_needs_more_than_64_bits_at_run_time(integer const& n) {
    // GMP runs Baillie-PSW first and counts it as 24 repetitions, so 25 adds one more base.
    return mpz_probab_prime_p(mpz_view(n), 25) != 0;
}

}  // namespace surd::detail
