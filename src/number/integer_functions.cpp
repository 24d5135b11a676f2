// SPDX-License-Identifier: BSL-1.0
// Purpose: quotient, divisor and shift of integers beyond 64 bits.
#include "surd/number/integer_functions.hpp"

#include "number/gmp_bridge.hpp"

namespace surd::detail {

integer gcd_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    mpz_value result;
    mpz_gcd(result, mpz_view(a), mpz_view(b));
    return from_mpz(result);
}

integer exact_quotient_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    mpz_value result;
    mpz_divexact(result, mpz_view(a), mpz_view(b));
    return from_mpz(result);
}

quotient_and_remainder truncated_division_needs_more_than_64_bits_at_run_time(integer const& a,
                                                                              integer const& b) {
    mpz_value quotient;
    mpz_value remainder;
    mpz_tdiv_qr(quotient, remainder, mpz_view(a), mpz_view(b));
    return {from_mpz(quotient), from_mpz(remainder)};
}

quotient_and_remainder floor_division_needs_more_than_64_bits_at_run_time(integer const& a,
                                                                          integer const& b) {
    mpz_value quotient;
    mpz_value remainder;
    mpz_fdiv_qr(quotient, remainder, mpz_view(a), mpz_view(b));
    return {from_mpz(quotient), from_mpz(remainder)};
}

bool divisibility_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    return mpz_divisible_p(mpz_view(a), mpz_view(b)) != 0;
}

integer left_shift_needs_more_than_64_bits_at_run_time(integer const& a, std::uint64_t bits) {
    mpz_value result;
    mpz_mul_2exp(result, mpz_view(a), bits);
    return from_mpz(result);
}

integer right_shift_needs_more_than_64_bits_at_run_time(integer const& a, std::uint64_t bits) {
    mpz_value result;
    mpz_fdiv_q_2exp(result, mpz_view(a), bits);
    return from_mpz(result);
}

}  // namespace surd::detail
